// From events that an exporter sent to the answer: in requests of the usual size.
import { BATCH_EVENTS_MAX } from '@upriver/contract';
import type { SdkKeyRecord } from '../../store/organizations/sdk-keys.ts';
import type { Ingest, LimitState } from '../ingest.ts';
import type { Refusal } from '../outcome.ts';
import { addAnswer, addInvalid, createRejections, describeRejections } from './rejections.ts';
import type { Rejections } from './rejections.ts';

/** What became of a request. `rejected` calls were not stored, and `message` says why; the others are on disk. */
export type ExportOutcome =
  | { readonly kind: 'accepted'; readonly rejected: number; readonly message: string; readonly limits?: LimitState }
  | Refusal;

/** Where events came from. */
export interface ExportSource {
  /** Of the whole body. */
  readonly bytes: number;
  readonly address: string;
  /** What the sender calls a call. */
  readonly unit: string;
  /** The same when the same export is repeated. */
  readonly batchId?: string | undefined;
}

/**
 * One request's events after the other, so that each is all or nothing. As long as nothing is stored a refusal is the answer, and
 * repeating the whole is right; after that a repeat would count calls twice, so what is left is rejected for good.
 */
export async function ingestAll(
  ingest: Pick<Ingest, 'ingestEvents'>,
  key: SdkKeyRecord,
  events: readonly unknown[],
  { bytes, address, batchId, unit }: ExportSource,
): Promise<ExportOutcome> {
  const rejections = createRejections();
  let stored = 0;
  let limits: LimitState | undefined;
  let size = BATCH_EVENTS_MAX;
  let at = 0;
  do {
    const chunk = events.slice(at, at + size);
    const share = Math.ceil((bytes * chunk.length) / Math.max(1, events.length));
    // oxlint-disable-next-line no-await-in-loop -- a chunk after a refused one would be stored out of order
    const outcome = await ingest.ingestEvents(key, {
      events: [...chunk],
      isSingle: false,
      bytes: share,
      address,
      batchId: batchId && partOf(batchId, at),
    });
    ({ limits } = outcome);
    if (outcome.kind === 'accepted') {
      stored += outcome.answer.accepted;
      addAnswer(rejections, outcome.answer);
    } else if (outcome.code === 'invalid_body') {
      addInvalid(rejections, chunk.length, outcome.details);
    } else {
      size = whatFits(outcome, chunk.length, stored);
      if (size > 0) continue;
      if (stored === 0) return outcome;
      return rejectRest(rejections, events.length - at, outcome, unit);
    }
    at += chunk.length;
  } while (at < events.length);
  return toOutcome(rejections, limits, unit);
}

/** What is stored first of an export, by its name. */
export function firstBatchOf(batchId: string): string {
  return partOf(batchId, 0);
}

function partOf(batchId: string, at: number): string {
  return `${batchId}-${at}`;
}

/** Events of a refused chunk that the limit leaves room for, where waiting cannot help: it was more than the limit, or a part is stored. */
function whatFits({ code, limits }: Refusal, offered: number, stored: number): number {
  if (code !== 'rate_limited' || limits === undefined || limits.remaining >= offered) return 0;
  return stored > 0 || offered > limits.limit ? limits.remaining : 0;
}

function rejectRest(rejections: Rejections, count: number, refusal: Refusal, unit: string): ExportOutcome {
  rejections.count += count;
  rejections.notes.push(refusal.message);
  return toOutcome(rejections, refusal.limits, unit);
}

function toOutcome(rejections: Rejections, limits: LimitState | undefined, unit: string): ExportOutcome {
  return {
    kind: 'accepted',
    rejected: rejections.count,
    message: describeRejections(rejections, unit),
    ...(limits === undefined ? {} : { limits }),
  };
}
