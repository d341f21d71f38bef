import type { Answer, CallGroup, CellKey, Outcome, TagKey, TagKind, WaitedFor } from '@upriver/detection';
import type { ErrorClass } from '@upriver/contract';
import { tagValue, textAt } from '../columns/event-block-reader.ts';
import type { EventBlockReader, TextColumnReader } from '../columns/event-block-reader.ts';
import { groupEvents } from '../columns/event-groups.ts';
import type { EventGroups } from '../columns/event-groups.ts';
import { createTupleTable } from '../columns/tuple-table.ts';
import type { TupleTable } from '../columns/tuple-table.ts';
import { MINUTE_MS } from '../domain/time.ts';
import type { FreshBlock } from '../store/events/fresh-blocks.ts';
import type { OwnWaits } from './own-waits.ts';
import { ANSWER_TAGS, EVIDENCE_TAGS, TAG_NAMES, answerOf, outcomeOf } from './call-outcome.ts';

/** Calls of one cell or tag value that are alike, of one minute. */
interface Alike {
  readonly at: number;
  calls: number;
  /** Of all of them together. */
  latencyMs: number;
  readonly outcome?: Outcome;
  readonly isVerySlow?: boolean;
  readonly answers?: readonly Answer[];
  readonly waitedFor?: WaitedFor;
  readonly isUnsent?: boolean;
}

/** What calls have in common. */
type Manner = Omit<Alike, 'calls' | 'latencyMs'>;

/** Calls by one organization to one service that have arrived, summed over blocks. */
export interface ArrivedCalls {
  readonly organizationId: string;
  readonly serviceId: string;
  readonly cells: Cell[];
  readonly tags: TagCalls[];
}

type Cell = Alike & { readonly cell: CellKey };
type TagCalls = Alike & { readonly tag: TagKey };

/** The cells and tag values of many services, by what tells them apart. */
export interface CallTable {
  /** Texts as numbers. */
  readonly texts: Map<string, number>;
  readonly cellPlaces: TupleTable;
  readonly cells: Cell[];
  readonly cellSums: Sums;
  readonly tagPlaces: TupleTable;
  readonly tags: TagCalls[];
  readonly tagSums: Sums;
}

/** By place. Apart from what they are the sums of, whose objects have many shapes and lie far apart. */
interface Sums {
  readonly calls: number[];
  readonly latenciesMs: number[];
}

/** Events of a block, and which of them count how. */
export interface BlockCalls {
  readonly reader: EventBlockReader;
  readonly block: FreshBlock;
  readonly isCounted: ArrayLike<number>;
  /** 1 for a slow call, 2 for a very slow one. */
  readonly isSlow: ArrayLike<number>;
  readonly hasWaited: ArrayLike<number>;
  readonly isUnsent: ArrayLike<number>;
  readonly waits: OwnWaits | undefined;
  /** By the first three of `CELL_FIELDS`. */
  readonly bySeries: EventGroups;
}

const WITHIN_SERIES = ['endpoint', 'deployment', 'feature'] as const;
const CELL_FIELDS = ['serviceId', 'environment', 'region', ...WITHIN_SERIES] as const;
const TAG_FIELDS = ['serviceId', 'environment'] as const;

export function createCallTable(): CallTable {
  // Beside what is read of an event: the organization's project, and how the call went.
  const cellPlaces = createTupleTable(CELL_FIELDS.length + 2);
  const tagPlaces = createTupleTable(TAG_FIELDS.length + 4);
  return {
    texts: new Map(),
    cellPlaces,
    cells: [],
    cellSums: { calls: [], latenciesMs: [] },
    tagPlaces,
    tags: [],
    tagSums: { calls: [], latenciesMs: [] },
  };
}

export function createArrivedCalls(organizationId: string, serviceId: string): ArrivedCalls {
  return { organizationId, serviceId, cells: [], tags: [] };
}

/** What arrived as the accumulator takes it. */
export function toCallGroups({ cells }: ArrivedCalls): Iterable<CallGroup> {
  return cells;
}

/** The calls of an event's service; undefined where they have taken the block in. */
type ChooseCalls = (index: number) => ArrivedCalls | undefined;

/** Adds the calls of a block to those of their services; `choose` gives undefined for a service that has taken the block in. */
export function addBlockCalls(
  judged: BlockCalls,
  table: CallTable,
  choose: (serviceId: string) => ArrivedCalls | undefined,
): void {
  const { dictionary, places } = judged.reader.texts.serviceId;
  const evidence = placeEvidenceTags(judged.reader);
  const manners = groupManners(judged, table, evidence);
  const services: (ArrivedCalls | undefined)[] = [];
  const chooseOnce: ChooseCalls = (index) => {
    const place = places?.[index] ?? 0;
    if (!(place in services)) services[place] = choose(dictionary[place] ?? '');
    return services[place];
  };
  addCells(judged, manners, table, chooseOnce);
  for (const [name, kind] of TAG_NAMES) {
    const values = evidence.get(name);
    if (values !== undefined) addTagValues(judged, manners, { kind, values }, table, chooseOnce);
  }
}

function addCells(
  { reader, block, bySeries }: BlockCalls,
  { of, manners }: Manners,
  { texts, cellPlaces, cells, cellSums }: CallTable,
  choose: ChooseCalls,
): void {
  const columns = CELL_FIELDS.map((field) => placeTexts(texts, reader.texts[field]));
  const { tuple } = cellPlaces;
  tuple[CELL_FIELDS.length] = placeOf(texts, block.projectId);
  addGroups(reader, groupEvents(reader, WITHIN_SERIES, [of], bySeries), (index, calls, latencyMs) => {
    const manner = manners[of[index] ?? 0];
    const into = manner === undefined ? undefined : choose(index);
    if (manner === undefined || into === undefined) return;
    setTexts(tuple, columns, index);
    tuple[CELL_FIELDS.length + 1] = manner.place;
    const place = cellPlaces.place();
    addSum(cellSums, place, calls, latencyMs);
    if (place < cells.length) return;
    const cell = { ...manner.alike, cell: cellAt(reader, block, index), calls, latencyMs };
    cells.push(cell);
    into.cells.push(cell);
  });
}

function addTagValues(
  { reader, block }: BlockCalls,
  { of, manners }: Manners,
  { kind, values }: { readonly kind: TagKind; readonly values: Uint32Array },
  { texts, tagPlaces, tags, tagSums }: CallTable,
  choose: ChooseCalls,
): void {
  const project = block.projectId;
  const columns = TAG_FIELDS.map((field) => placeTexts(texts, reader.texts[field]));
  const { tuple } = tagPlaces;
  const rest = [placeOf(texts, project), placeOf(texts, kind)];
  tuple.set(rest, TAG_FIELDS.length);
  /** By place of a value; an empty one is no evidence. */
  const numbers: number[] = [];
  const nothing = placeOf(texts, '');
  addGroups(reader, groupEvents(reader, TAG_FIELDS, [of, values]), (index, calls, latencyMs) => {
    const manner = manners[of[index] ?? 0];
    if (manner === undefined) return;
    const value = (numbers[values[index] ?? 0] ??= placeOf(texts, evidenceText(reader, values, index)));
    const into = value === nothing ? undefined : choose(index);
    if (into === undefined) return;
    setTexts(tuple, columns, index);
    tuple[TAG_FIELDS.length + 2] = manner.place;
    tuple[TAG_FIELDS.length + 3] = value;
    const place = tagPlaces.place();
    addSum(tagSums, place, calls, latencyMs);
    if (place < tags.length) return;
    const environment = textAt(reader.texts.environment, index);
    const key = { kind, project, environment, value: evidenceText(reader, values, index) };
    const tag = { ...manner.alike, tag: key, calls, latencyMs };
    tags.push(tag);
    into.tags.push(tag);
  });
}

function cellAt({ texts }: EventBlockReader, { projectId }: FreshBlock, index: number): CellKey {
  return {
    project: projectId,
    environment: textAt(texts.environment, index),
    region: textAt(texts.region, index),
    endpoint: textAt(texts.endpoint, index),
    deployment: textAt(texts.deployment, index),
    feature: textAt(texts.feature, index),
  };
}

/** A column with a number for each text of its dictionary. */
interface NumberedColumn {
  readonly places: ArrayLike<number> | undefined;
  readonly numbers: readonly number[];
}

function placeTexts(texts: Map<string, number>, { dictionary, places }: TextColumnReader): NumberedColumn {
  return { places, numbers: dictionary.map((text) => placeOf(texts, text)) };
}

/** Begins a tuple with the numbers of an event's texts. Without an iterator, which would be made for each group of each block. */
function setTexts(tuple: Uint32Array, columns: readonly NumberedColumn[], index: number): void {
  for (let field = 0; field < columns.length; field += 1) {
    const column = columns[field];
    tuple[field] = column?.numbers[column.places?.[index] ?? 0] ?? 0;
  }
}

function placeOf(texts: Map<string, number>, text: string): number {
  let place = texts.get(text);
  if (place === undefined) texts.set(text, (place = texts.size));
  return place;
}

/** Gives one event of each group, and how many calls there are in the group and how long they took together. */
function addGroups(
  { latenciesUs, length }: EventBlockReader,
  { of, first, counts }: EventGroups,
  add: (index: number, calls: number, latencyMs: number) => void,
): void {
  const latencies = new Float64Array(first.length);
  for (let index = 0; index < length; index += 1) {
    const group = of[index] ?? 0;
    latencies[group] = (latencies[group] ?? 0) + (latenciesUs[index] ?? 0) / 1000;
  }
  for (let group = 0; group < first.length; group += 1)
    add(first[group] ?? 0, counts[group] ?? 0, latencies[group] ?? 0);
}

/** When and how calls of a block went; `undefined` for those that do not count. */
interface Manners {
  /** Place of each event's manner. */
  readonly of: Uint32Array;
  readonly manners: readonly ({ readonly place: number; readonly alike: Manner } | undefined)[];
}

/** Most events of a block went in few manners, so each is judged once. */
function groupManners(judged: BlockCalls, { texts }: CallTable, evidence: ReadonlyMap<string, Uint32Array>): Manners {
  const { reader, isCounted, isSlow, hasWaited, isUnsent, waits } = judged;
  const { length, seconds, statuses } = reader;
  const minutes = new Float64Array(length);
  const flags = new Uint8Array(length);
  for (let index = 0; index < length; index += 1) {
    minutes[index] = Math.floor(((seconds[index] ?? 0) * 1000) / MINUTE_MS);
    const waited = (hasWaited[index] ?? 0) * (1 + WAITED_FOR.indexOf(waits?.waitedFor[index] ?? 'unknown'));
    flags[index] = (isCounted[index] ?? 0) + 2 * (isUnsent[index] ?? 0) + 4 * (isSlow[index] ?? 0) + 16 * waited;
  }
  const answered = ANSWER_TAGS.flatMap((tag) => evidence.get(tag) ?? []);
  const { of, first } = groupEvents(reader, ['errorClass'], [minutes, flags, statuses, ...answered]);
  const manners: { place: number; alike: Manner }[] = [];
  const known = new Map<number, number>();
  const mannerOf = first.map((index) => {
    if (isCounted[index] === 0) return NOT_COUNTED;
    const alike = { at: (minutes[index] ?? 0) * MINUTE_MS, ...mannerAt(judged, index, evidence) };
    const place = placeOf(texts, nameOf(alike));
    if (!known.has(place)) known.set(place, manners.push({ place, alike }));
    return known.get(place) ?? NOT_COUNTED;
  });
  for (let index = 0; index < length; index += 1) of[index] = mannerOf[of[index] ?? 0] ?? NOT_COUNTED;
  return { of, manners: [undefined, ...manners] };
}

/** Place of the events that no reader takes in. */
const NOT_COUNTED = 0;
const WAITED_FOR = ['connection', 'event_loop', 'unknown'] as const satisfies readonly WaitedFor[];

function addSum({ calls, latenciesMs }: Sums, place: number, moreCalls: number, latencyMs: number): void {
  calls[place] = (calls[place] ?? 0) + moreCalls;
  latenciesMs[place] = (latenciesMs[place] ?? 0) + latencyMs;
}

/** Gives cells and tag values the sums of all blocks that were added. */
export function settleSums({ cells, cellSums, tags, tagSums }: CallTable): void {
  for (const [list, { calls, latenciesMs }] of [[cells, cellSums] as const, [tags, tagSums] as const])
    for (const [place, alike] of list.entries()) {
      alike.calls = calls[place] ?? 0;
      alike.latencyMs = latenciesMs[place] ?? 0;
    }
}

function nameOf({ at, outcome, isVerySlow, answers, waitedFor, isUnsent }: Manner): string {
  return `${at} ${outcome ?? ''} ${isVerySlow === true} ${answers?.join(' ') ?? ''} ${waitedFor ?? ''} ${isUnsent === true}`;
}

/** How a call went. One that waited for us and then failed or was slow is told by that. */
function mannerAt(
  { reader, isSlow, hasWaited, isUnsent, waits }: BlockCalls,
  index: number,
  evidence: ReadonlyMap<string, Uint32Array>,
): Omit<Manner, 'at'> {
  // The texts of this column are error classes.
  const errorClass = textAt(reader.texts.errorClass, index) as ErrorClass | '';
  const outcome = outcomeOf(errorClass, reader.statuses[index] ?? 0) ?? ((isSlow[index] ?? 0) > 0 ? 'slow' : undefined);
  if (outcome !== undefined) {
    const answers = ANSWER_TAGS.flatMap((tag) => answerOf(tag, evidenceText(reader, evidence.get(tag), index)) ?? []);
    return {
      outcome,
      ...(outcome === 'slow' && isSlow[index] === 2 ? { isVerySlow: true } : {}),
      ...(answers.length === 0 ? {} : { answers }),
    };
  }
  if (hasWaited[index] !== 1) return {};
  return { waitedFor: waits?.waitedFor[index] ?? 'unknown', ...(isUnsent[index] === 1 ? { isUnsent: true } : {}) };
}

/** The value that an event has of a tag, by its column of `placeEvidenceTags`; '' for an event without it. */
function evidenceText({ tagValues }: EventBlockReader, column: Uint32Array | undefined, index: number): string {
  const place = column?.[index] ?? 0;
  return place === 0 ? '' : String(tagValue(tagValues.dictionary[place - 1] ?? ''));
}

/** By tag that is evidence and that an event has: one more than the place of each event's value, and 0 for an event without it. */
function placeEvidenceTags({ tagShapes, tagValues, length }: EventBlockReader): ReadonlyMap<string, Uint32Array> {
  const shapes = tagShapes.dictionary.map((shape) => {
    const keys = shape.split('\0');
    keys.pop();
    return { size: keys.length, at: EVIDENCE_TAGS.map((key) => keys.indexOf(key)) };
  });
  const present = EVIDENCE_TAGS.flatMap((_, tag) => (shapes.some(({ at }) => (at[tag] ?? -1) >= 0) ? [tag] : []));
  const columns = new Map<string, Uint32Array>();
  if (present.length === 0) return columns;
  const [shapePlaces, valuePlaces] = [tagShapes.places, tagValues.places];
  for (const tag of present) {
    const column = new Uint32Array(length);
    const places = shapes.map(({ at }) => at[tag] ?? -1);
    let offset = 0;
    for (let index = 0; index < length; index += 1) {
      const shape = shapePlaces?.[index] ?? 0;
      const at = places[shape] ?? -1;
      if (at >= 0) column[index] = 1 + (valuePlaces?.[offset + at] ?? 0);
      offset += shapes[shape]?.size ?? 0;
    }
    columns.set(EVIDENCE_TAGS[tag] ?? '', column);
  }
  return columns;
}
