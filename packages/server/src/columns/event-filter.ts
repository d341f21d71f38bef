import type { EventBlockReader, TextColumnReader } from './event-block-reader.ts';
import type { TextField } from '../domain/event.ts';

/** Which events are asked for. What is absent is not asked about. */
export interface EventFilter {
  /** Milliseconds; `to` is left out. */
  readonly from: number;
  readonly to: number;
  /** The texts that will do, by field; '' for events without one. */
  readonly texts?: Readonly<Partial<Record<TextField, readonly string[]>>>;
  readonly statusMin?: number;
  readonly statusMax?: number;
  /** Every one of these; values as texts. */
  readonly tags?: readonly { readonly key: string; readonly value: string }[];
}

type Check = (index: number) => boolean;

/** Places of the events of a block that are asked for, in its order. Whole columns are judged by their dictionary where that is enough. */
export function findEvents(reader: EventBlockReader, filter: EventFilter): number[] {
  const checks = [checkTime(reader, filter)];
  for (const [field, wanted] of Object.entries(filter.texts ?? {})) {
    const check = checkText(reader.texts[field as TextField], wanted);
    if (check === 'none') return [];
    if (check !== 'all') checks.push(check);
  }
  const { statusMin = 0, statusMax = Number.POSITIVE_INFINITY, tags = [] } = filter;
  if (filter.statusMin !== undefined || filter.statusMax !== undefined)
    checks.push((index) => {
      const status = reader.statuses[index] ?? 0;
      return status >= statusMin && status <= statusMax;
    });
  if (tags.length > 0) checks.push((index) => hasTags(reader, index, tags));
  const found: number[] = [];
  for (let index = 0; index < reader.length; index += 1) if (passes(checks, index)) found.push(index);
  return found;
}

function passes(checks: readonly Check[], index: number): boolean {
  for (const check of checks) if (!check(index)) return false;
  return true;
}

function checkTime({ seconds }: EventBlockReader, { from, to }: EventFilter): Check {
  const fromSeconds = from / 1000;
  const toSeconds = to / 1000;
  return (index) => {
    const at = seconds[index] ?? 0;
    return at >= fromSeconds && at < toSeconds;
  };
}

/** Judges each text of the dictionary once instead of once per event. */
function checkText(column: TextColumnReader, wanted: readonly string[]): Check | 'all' | 'none' {
  const { dictionary, places } = column;
  const isWanted = dictionary.map((text) => wanted.includes(text));
  if (!isWanted.includes(true)) return 'none';
  if (places === undefined || !isWanted.includes(false)) return isWanted[0] === true ? 'all' : 'none';
  return (index) => isWanted[places[index] ?? 0] === true;
}

function hasTags(reader: EventBlockReader, index: number, wanted: NonNullable<EventFilter['tags']>): boolean {
  const tags = reader.tags(index);
  return wanted.every(({ key, value }) => tags?.[key] !== undefined && String(tags[key]) === value);
}
