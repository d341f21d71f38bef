const DAY_MS = 86_400_000;
/** How far back the ledger of a service is shown. */
export const LEDGER_DAYS = 90;

/** Path of the ledger of a service, which is the same all day. @param path of the service @param now milliseconds */
export function ledgerPath(path: string, now: number): string {
  return `${path}/ledger?from=${new Date(Math.floor(now / DAY_MS) * DAY_MS - LEDGER_DAYS * DAY_MS).toISOString()}`;
}
