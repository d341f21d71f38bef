import { setImmediate } from 'node:timers/promises';
import type { ErrorClass, TelemetryGroup } from '@upriver/contract';
import { textAt } from '../columns/event-block-reader.ts';
import type { EventBlockReader, TextColumnReader } from '../columns/event-block-reader.ts';
import { addCall, errorClassIndex } from '../columns/rollup.ts';
import type { Queries } from '../store/database.ts';
import { scanBlocks } from '../store/events/event-scan.ts';
import type { EventRange, FoundBlock } from '../store/events/event-scan.ts';
import { createLine, groupKey, lineRollup, rankGroups } from './lines.ts';
import type { Line, Lines } from './lines.ts';

/** Distinct groups that are told apart while counting; what comes after goes straight to the rest. A key is some 100 bytes. */
const GROUPS_MAX = 50_000;
/** Events counted before others are served. */
const EVENTS_PER_TURN = 50_000;

/** What is kept of the events of a block until it is known which groups are shown. */
interface Chunk {
  readonly groups: Uint32Array;
  readonly minutes: Uint32Array;
  readonly errors: Int8Array;
  readonly latenciesMs: Float64Array;
}

/** What the first pass found. */
interface Counting {
  readonly groupBy: readonly TelemetryGroup[];
  readonly stepMinutes: number;
  /** Group → its place in `requests`; place 0 is for groups beyond the bound. */
  readonly places: Map<string, number>;
  readonly requests: number[];
}

const BEYOND = 0;

/**
 * Counts events one by one into lines of the `top` groups and the rest. Two passes, the second over a few bytes per event: before the
 * end of the first it is not known which groups are the greatest.
 */
export async function countEvents(
  db: Queries,
  range: EventRange,
  options: { readonly groupBy: readonly TelemetryGroup[]; readonly stepMinutes: number; readonly top: number },
): Promise<{ lines: Lines; unreadableBlocks: number }> {
  const counting: Counting = { ...options, places: new Map(), requests: [0] };
  const chunks: Chunk[] = [];
  let unreadableBlocks = 0;
  for await (const block of scanBlocks(db, range)) {
    if (block.reader === undefined) unreadableBlocks += 1;
    else if (block.found.length > 0) chunks.push(toChunk(block, block.reader, counting));
  }
  return { lines: await toLines(chunks, counting, options.top), unreadableBlocks };
}

async function toLines(chunks: readonly Chunk[], { places, requests }: Counting, top: number): Promise<Lines> {
  const shown = rankGroups(
    [...places].map(([key, place]) => ({ key, requests: requests[place] ?? 0 })),
    top,
  );
  const groups = shown.map(createLine);
  const other = createLine('');
  const lineOf: (Line | undefined)[] = [];
  for (const line of groups) lineOf[places.get(line.key) ?? BEYOND] = line;
  let counted = 0;
  for (const chunk of chunks) {
    for (const [index, group] of chunk.groups.entries()) {
      const rollup = lineRollup(lineOf[group] ?? other, chunk.minutes[index] ?? 0);
      addCall(rollup, chunk.errors[index] ?? -1, chunk.latenciesMs[index] ?? 0);
    }
    counted += chunk.groups.length;
    if (counted >= EVENTS_PER_TURN) {
      counted = 0;
      await setImmediate();
    }
  }
  const isBounded = (requests[BEYOND] ?? 0) > 0;
  return { groups, other, otherGroups: places.size - groups.length + (isBounded ? 1 : 0) };
}

function toChunk({ found, projectId }: FoundBlock, reader: EventBlockReader, counting: Counting): Chunk {
  const { stepMinutes, requests } = counting;
  const chunk: Chunk = {
    groups: new Uint32Array(found.length),
    minutes: new Uint32Array(found.length),
    errors: new Int8Array(found.length),
    latenciesMs: new Float64Array(found.length),
  };
  const groupAt = groupFinder(reader, projectId, counting);
  const errorClasses = reader.texts.errorClass.dictionary.map((text) => errorClassIndex(asErrorClass(text)));
  const errorPlaces = reader.texts.errorClass.places;
  for (const [place, index] of found.entries()) {
    const group = groupAt(index);
    requests[group] = (requests[group] ?? 0) + 1;
    chunk.groups[place] = group;
    chunk.minutes[place] = Math.floor((reader.seconds[index] ?? 0) / 60 / stepMinutes) * stepMinutes;
    chunk.errors[place] = errorClasses[errorPlaces?.[index] ?? 0] ?? -1;
    chunk.latenciesMs[place] = (reader.latenciesUs[index] ?? 0) / 1000;
  }
  return chunk;
}

/** The group of each event of a block. Keys are made once per combination of dictionary places, not once per event. */
function groupFinder(
  { texts }: EventBlockReader,
  projectId: string,
  { groupBy, places: groupPlaces }: Counting,
): (index: number) => number {
  const columns = groupBy.map((name): TextColumnReader =>
    name === 'project' ? { dictionary: [projectId], places: undefined } : texts[name],
  );
  const known = new Map<number, number>();
  return (index) => {
    let combination = 0;
    for (const { dictionary, places } of columns)
      combination = combination * dictionary.length + (places === undefined ? 0 : (places[index] ?? 0));
    let group = known.get(combination);
    if (group === undefined) {
      group = groupPlace(groupPlaces, groupKey(columns.map((column) => textAt(column, index))));
      known.set(combination, group);
    }
    return group;
  };
}

function groupPlace(places: Map<string, number>, key: string): number {
  let place = places.get(key);
  if (place === undefined) {
    if (places.size >= GROUPS_MAX) return BEYOND;
    place = places.size + 1;
    places.set(key, place);
  }
  return place;
}

/** Safe: blocks hold only what the rules made of an event; '' stands for none. */
function asErrorClass(text: string): ErrorClass | undefined {
  return text === '' ? undefined : (text as ErrorClass);
}
