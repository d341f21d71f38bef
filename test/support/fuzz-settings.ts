/** Limits are not what is tried. */
export const FUZZ_SETTINGS = {
  UPRIVER_LIMIT_EVENTS_PER_MINUTE: '100000000',
  UPRIVER_LIMIT_REQUESTS_PER_MINUTE: '100000000',
  UPRIVER_LIMIT_SERVICE_EVENTS_PER_MINUTE: '100000000',
} as const;

/** Status pages are asked for, but nothing leaves this machine. */
export function noNames(): Promise<readonly string[]> {
  return Promise.reject(new Error('no name is looked up'));
}
