// An export is noted before its calls are stored, so that two requests never both count it. A server that ends in between, or a store that
// fails, leaves the note: what it says of the time before is then where counting goes on.
import { BATCH_ANSWER_KEPT_MS } from '../../store/telemetry/batch-answers.ts';
import type { MetricSender } from '../../store/telemetry/metric-senders.ts';

/** So long an export may still be under way; exporters give up earlier. */
const UNDER_WAY_MS = 30_000;

/** What is known of a sender before an export. */
export interface SenderBefore {
  /** Undefined for a new one. */
  readonly state: string | undefined;
  readonly seenAt: number;
  /** Whether the calls of an export that is repeated count, as was decided the first time. */
  readonly isCounted?: boolean;
}

interface PendingExport {
  /** That of its sender: a server of the version before does not know of this note, and leaves it where it is. */
  readonly version: number;
  readonly batchId: string;
  readonly at: number;
  readonly isCounted: boolean;
  readonly state: string | null;
  readonly seenAt: number;
}

/** The note of an export. */
export function noteExport(
  { state, seenAt }: SenderBefore,
  { version, batchId, at, isCounted }: Pick<PendingExport, 'version' | 'batchId' | 'at' | 'isCounted'>,
): string {
  const pending: PendingExport = { version, batchId, at, isCounted, state: state ?? null, seenAt };
  return JSON.stringify(pending);
}

/**
 * What an export with this name counts from. Of the same export as the one that is pending, what that one counted from: what of it is stored is
 * found by its name.
 * @returns undefined while another export may be under way
 */
export async function findBefore(
  sender: MetricSender | undefined,
  { batchId, now }: { readonly batchId: string; readonly now: number },
  isStored: (batchId: string) => Promise<boolean>,
): Promise<SenderBefore | undefined> {
  const latest = { state: sender?.state, seenAt: sender?.seenAt ?? 0 };
  if (sender === undefined || sender.pending === null) return latest;
  // Safe: written by `noteExport`.
  const pending = JSON.parse(sender.pending) as PendingExport;
  if (pending.version !== sender.version) return latest;
  const { state, seenAt, isCounted } = pending;
  const earlier = { state: state ?? undefined, seenAt };
  if (pending.batchId === batchId) return { ...earlier, isCounted };
  const age = Math.abs(now - pending.at);
  // Beyond that nobody knows whether it was stored; nothing is counted twice.
  if (age >= BATCH_ANSWER_KEPT_MS || (await isStored(pending.batchId))) return latest;
  return age < UNDER_WAY_MS ? undefined : earlier;
}
