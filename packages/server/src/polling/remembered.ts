/**
 * However unchanged a page says it is, it is read anew after this: what it says may depend on the time (planned work begins, an end
 * comes), and a newer version of this software may read it better.
 */
export const READ_ANEW_MS = 15 * 60_000;

interface Remembered {
  readonly readAt: number;
  readonly adapter: string;
  /** Validators by document URL. */
  readonly documents: Readonly<Record<string, unknown>>;
}

/** What the last look that read the page leaves for the next one, as `polls.validators` keeps it. */
export function remember(adapter: string, documents: Remembered['documents'], readAt: number): string {
  const remembered: Remembered = { readAt, adapter, documents };
  return JSON.stringify(remembered);
}

/** The validators to ask with, as JSON; none when the page was read by another adapter or too long ago. */
export function recall(stored: string, adapter: string, now: number): string {
  const { readAt = 0, adapter: readBy, documents = {} } = JSON.parse(stored) as Partial<Remembered>;
  return readBy === adapter && now - readAt < READ_ANEW_MS ? JSON.stringify(documents) : '{}';
}
