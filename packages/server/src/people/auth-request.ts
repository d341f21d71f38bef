// What better-auth is asked with, and what it answers.

/** What better-auth reads of a request: its cookies, and who sent it. */
export interface SessionRequest {
  readonly cookie: string | undefined;
  readonly address: string;
  readonly userAgent: string | undefined;
  /** Of the page that asks. */
  readonly origin?: string | undefined;
}

/** `Set-Cookie` headers of an answer. */
export type Cookies = readonly string[];

export function headersOf({ cookie, address, userAgent, origin }: SessionRequest): Headers {
  const headers = new Headers({ 'x-forwarded-for': address });
  if (cookie !== undefined) headers.set('cookie', cookie);
  if (userAgent !== undefined) headers.set('user-agent', userAgent.slice(0, 200));
  if (origin !== undefined) headers.set('origin', origin);
  return headers;
}

/** better-auth's own answers, and not what the store throws. */
export function isRefusal(error: unknown): boolean {
  return error instanceof Error && 'statusCode' in error && Number(error.statusCode) < 500;
}
