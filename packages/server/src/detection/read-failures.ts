import { ERROR_CLASSES } from '@upriver/contract';
import type { Queries } from '../store/database.ts';
import type { SeriesKey } from '../store/detection/detectors.ts';
import { readEvents } from '../store/events/events.ts';
import type { EventPosition, FoundEvent } from '../store/events/events.ts';

const PAGE = 2000;
const PAGES_MAX = 5;
/** Calls that our own limiter held back never reached the vendor. */
const CLASSES = ERROR_CLASSES.filter((name) => name !== 'client_limit');

/** Calls of a series within a range, newest first. */
export interface FoundCalls {
  readonly events: readonly FoundEvent[];
  /** Nothing was left out, because of its number or damage. */
  readonly isComplete: boolean;
}

/** Reads the failed calls of a series, at most some thousands. `to` is left out. */
export function readFailures(db: Queries, series: SeriesKey, from: number, to: number): Promise<FoundCalls> {
  return readCalls(db, series, from, to, CLASSES);
}

/** Reads the calls of a series that took longer than a limit and did not fail, among the newest some thousands. `to` is left out. */
export async function readSlowCalls(
  db: Queries,
  series: SeriesKey,
  from: number,
  to: number,
  limitMs: number,
): Promise<FoundCalls> {
  const { events, isComplete } = await readCalls(db, series, from, to, ['']);
  return { events: events.filter(({ latencyUs }) => latencyUs > limitMs * 1000), isComplete };
}

async function readCalls(
  db: Queries,
  { organizationId, projectId, serviceId, environment, region }: SeriesKey,
  from: number,
  to: number,
  errorClass: readonly string[],
): Promise<FoundCalls> {
  const texts = { environment: [environment], region: [region], errorClass };
  const events: FoundEvent[] = [];
  let after: EventPosition | undefined;
  let damagedBlocks = 0;
  for (let page = 0; page < PAGES_MAX; page += 1) {
    const range = { organizationId, projectId, serviceId, from, to, texts, limit: PAGE };
    const found = await readEvents(db, after === undefined ? range : { ...range, after });
    events.push(...found.events);
    damagedBlocks += found.damagedBlocks;
    after = found.next;
    if (after === undefined) break;
  }
  return { events, isComplete: after === undefined && damagedBlocks === 0 };
}
