// How a request of a load ended, and the counts of it.

/** How long a request may take before it counts as neither answered nor refused. */
const ANSWER_MS_MAX = 30_000;

/**
 * `ok`: 2xx or 304. `refused`: an error in the API's own body, or a connection that was never made. `cut`: the connection
 * ended while the process was being killed, which no server can prevent. `unclear`: everything else.
 */
export type Outcome = 'ok' | 'refused' | 'cut' | 'unclear';

/** Counts of one load. */
export interface Tally {
  readonly counts: Record<Outcome, number>;
  /** The first few unclear ones, in words. */
  readonly unclear: string[];
}

/** Whether the server process is being killed at the moment: then a cut connection is nobody's fault. */
export type IsDying = () => boolean;

export interface Sent {
  readonly outcome: Outcome;
  readonly status: number;
  readonly body: string;
}

const UNCLEAR_KEPT = 5;

export function createTally(): Tally {
  return { counts: { ok: 0, refused: 0, cut: 0, unclear: 0 }, unclear: [] };
}

/** Sends one request and counts how it ended. */
export async function send(tally: Tally, isDying: IsDying, url: string, options: RequestInit = {}): Promise<Sent> {
  const wasDying = isDying();
  let sent: Sent;
  let reason = '';
  try {
    const response = await fetch(url, { ...options, signal: AbortSignal.timeout(ANSWER_MS_MAX) });
    const body = await response.text();
    const isOk = response.ok || response.status === 304;
    const outcome = isOk ? 'ok' : isOurError(body) ? 'refused' : 'unclear';
    reason = `${response.status} ${body.slice(0, 200)}`;
    sent = { outcome, status: response.status, body };
  } catch (error) {
    const code = codeOf(error);
    reason = code;
    const outcome = code === 'ECONNREFUSED' ? 'refused' : wasDying || isDying() ? 'cut' : 'unclear';
    sent = { outcome, status: 0, body: '' };
  }
  tally.counts[sent.outcome] += 1;
  if (sent.outcome === 'unclear' && tally.unclear.length < UNCLEAR_KEPT)
    tally.unclear.push(`${options.method ?? 'GET'} ${new URL(url).pathname}: ${reason}`);
  return sent;
}

function isOurError(text: string): boolean {
  try {
    const body: unknown = JSON.parse(text);
    return typeof body === 'object' && body !== null && 'error' in body && 'code' in body && 'requestId' in body;
  } catch {
    return false;
  }
}

function codeOf(error: unknown): string {
  for (let current = error; current instanceof Error; current = current.cause)
    if ('code' in current && typeof current.code === 'string') return current.code;
  return String(error);
}
