// The events of a usual body into the commit that is being collected: what `sort-events.ts` and `collect.ts` do event by event, done column
// by column. A rule is asked once for each different text of a body, and the texts are not looked at again.
import type { ErrorClass } from '@upriver/contract';
import { addPlace, addValue, shapeOf } from '../../columns/event-columns.ts';
import type { TextColumn } from '../../columns/event-columns.ts';
import { addIndex, reserveIndexes, reserveMeasures } from '../../columns/number-list.ts';
import { admitEndpoint } from '../capacity.ts';
import type { Cleaner } from '../clean.ts';
import { OBJECT_KEY, beginTurn, countUnknown, judgeWait, takeTurns } from '../collect.ts';
import type { CollectContext, Tally } from '../collect.ts';
import { correctTime } from '../correct-time.ts';
import type { ServiceTurn } from '../flush.ts';
import type { Resolution, Resolve, ServiceIndex } from '../resolve.ts';
import { toLatencyUs } from '../sheet.ts';
import type { Sheet } from '../sheet.ts';
import { findSeries } from './meet-series.ts';
import { TEXTS_MAX } from './usual-body.ts';
import type { UsualBody } from './usual-body.ts';

const ROWS_MAX = 500;
/** Endpoints of services that are remembered, as a power of two: several times as many as the rows of a body. */
const PAIR_BITS = 14;
const PAIRS = 2 ** PAIR_BITS;
/** In place of an endpoint's number where the host names an object store, of which every endpoint is the same. */
const ANY_KEY = -1;
/** What is known of a text: nothing, that it may be kept as it is, or that it may not. */
const FINE = 1;
const NOT_FINE = 2;

/** More than any status. */
const STATUSES = 1000;

type Known = Exclude<Resolution, { kind: 'malformed' }>;

/** The events of one request for one resolution. */
interface Group {
  readonly resolution: Known;
  offered: number;
  turn: ServiceTurn | undefined;
}

/** A usual body, and whose calls its events are. Good until the next body is read. */
export interface SortedUsual {
  readonly body: UsualBody;
  readonly groups: readonly Group[];
}

export interface UsualCollector {
  /** Resolves all events. Changes nothing. Undefined when some event has to be looked at by itself: a malformed host, private data in tags. */
  sort(body: UsualBody, index: ServiceIndex): SortedUsual | undefined;
  /** Steps 9 and 10, as `collectEvents` does them. */
  collect(sorted: SortedUsual, context: CollectContext): Tally;
}

/** Memory that is used again by every body. */
interface Scratch {
  readonly resolve: Resolve;
  readonly cleaner: Cleaner;
  /** By text: the pass in which it was last met, and its place then. */
  readonly met: Float64Array;
  readonly places: Int32Array;
  /** By pair of a text and a service's capacity, both by number: what is kept for it, the pass in which it was last met, and its place then. */
  readonly pairs: {
    readonly epochs: Float64Array;
    readonly ids: Int32Array;
    readonly owners: Int32Array;
    readonly templates: string[];
    readonly met: Float64Array;
    readonly places: Int32Array;
  };
  /** By status: the pass in which it was last met, its place then, and the class that it says by itself. */
  readonly statuses: {
    readonly met: Float64Array;
    readonly places: Int32Array;
    readonly classes: (ErrorClass | undefined)[];
  };
  readonly tagKeys: Uint8Array;
  readonly tagValues: Uint8Array;
  /** Keys of the last tags, and what stands for them. */
  readonly lastShape: { keys: readonly number[]; text: string };
  epoch: number;
  passes: number;
  /** Group of each event, and the events that are kept. */
  readonly groupOf: Int32Array;
  readonly kept: Int32Array;
  keptCount: number;
}

/** @param textsMax how many numbers texts of its bodies, all of one reader, can have */
export function createUsualCollector(resolve: Resolve, cleaner: Cleaner, textsMax = TEXTS_MAX): UsualCollector {
  const scratch: Scratch = {
    resolve,
    cleaner,
    met: new Float64Array(textsMax),
    places: new Int32Array(textsMax),
    pairs: {
      epochs: new Float64Array(PAIRS).fill(-1),
      ids: new Int32Array(PAIRS),
      owners: new Int32Array(PAIRS),
      templates: Array.from({ length: PAIRS }, () => ''),
      met: new Float64Array(PAIRS),
      places: new Int32Array(PAIRS),
    },
    statuses: {
      met: new Float64Array(STATUSES),
      places: new Int32Array(STATUSES),
      classes: Array.from({ length: STATUSES }, () => undefined),
    },
    tagKeys: new Uint8Array(textsMax),
    tagValues: new Uint8Array(textsMax),
    lastShape: { keys: [], text: '' },
    epoch: 0,
    passes: 0,
    groupOf: new Int32Array(ROWS_MAX),
    kept: new Int32Array(ROWS_MAX),
    keptCount: 0,
  };
  return {
    sort(body, index) {
      forgetOld(scratch, body);
      const groups = areTagsFine(scratch, body) ? groupByHost(scratch, body, index) : undefined;
      return groups === undefined ? undefined : { body, groups };
    },
    collect: (sorted, context) => collectUsual(scratch, sorted, context),
  };
}

function collectUsual(scratch: Scratch, sorted: SortedUsual, context: CollectContext): Tally {
  const { body, groups } = sorted;
  const tally: Tally = { accepted: 0, dropped: new Map(), resolved: new Set(), unknown: new Set(), problems: [] };
  const turns: ServiceTurn[] = [];
  for (const each of groups) {
    if (each.resolution.kind !== 'service') continue;
    each.turn = beginTurn(each.resolution, context);
    each.turn.offered = each.offered;
    tally.resolved.add(each.resolution.slug);
    turns.push(each.turn);
  }
  takeTurns(turns, context);
  choose(scratch, sorted, context, tally);
  if (scratch.keptCount === 0) return tally;
  const { sheet } = context.project;
  const { named } = sheet;
  addCalls(scratch, sorted, context);
  addEndpoints(scratch, sorted, named.endpoint);
  addTexts(scratch, body, body.method, named.method, (method) => scratch.cleaner.method(method));
  addTexts(scratch, body, body.feature, named.feature, asItIs);
  addTexts(scratch, body, body.sdk_version, named.sdkVersion, asItIs);
  addTexts(scratch, body, body.deployment_id, named.deployment, asItIs);
  addTexts(scratch, body, body.runtime, named.runtime, asItIs);
  addTags(scratch, body, sheet);
  return tally;
}

function forgetOld(scratch: Scratch, body: UsualBody): void {
  if (body.epoch === scratch.epoch) return;
  scratch.epoch = body.epoch;
  scratch.tagKeys.fill(0);
  scratch.tagValues.fill(0);
  Object.assign(scratch.lastShape, { keys: [], text: '' });
}

function areTagsFine(scratch: Scratch, body: UsualBody): boolean {
  const { rows, shapes, shapeStarts, shapeLengths, tagEnds } = body;
  let from = 0;
  for (let row = 0; row < rows; row += 1) {
    const shape = (shapes[row] ?? 0) - 1;
    if (shape < 0) continue;
    const start = shapeStarts[shape] ?? 0;
    const length = shapeLengths[shape] ?? 0;
    for (let index = 0; index < length; index += 1)
      if (!isTagFine(scratch, body, body.tagKeys[start + index] ?? 0, body.tagValues[from + index] ?? 0)) return false;
    from = tagEnds[row] ?? 0;
  }
  return true;
}

/** A key is fine when its value does not depend on it. */
function isTagFine({ cleaner, tagKeys, tagValues }: Scratch, body: UsualBody, key: number, value: number): boolean {
  if (tagKeys[key] === 0) tagKeys[key] = cleaner.isPlainKey(body.text(key)) ? FINE : NOT_FINE;
  if (tagKeys[key] === NOT_FINE) return cleaner.isFine(body.text(key), body.tagValue(value));
  if (tagValues[value] === 0) tagValues[value] = cleaner.isFine(body.text(key), body.tagValue(value)) ? FINE : NOT_FINE;
  return tagValues[value] === FINE;
}

function groupByHost(scratch: Scratch, body: UsualBody, index: ServiceIndex): Group[] | undefined {
  const { resolve, met, places, groupOf } = scratch;
  const { rows, host } = body;
  const groups: Group[] = [];
  const pass = ++scratch.passes;
  for (let row = 0; row < rows; row += 1) {
    const id = host[row] ?? 0;
    if (met[id] !== pass) {
      const given = body.text(id);
      const resolution = resolve(index, { host: given });
      if (resolution.kind === 'malformed' || given.trim() === '') return undefined;
      let place = 0;
      while (place < groups.length && groups[place]?.resolution !== resolution) place += 1;
      if (place === groups.length) groups.push({ resolution, offered: 0, turn: undefined });
      met[id] = pass;
      places[id] = place;
    }
    const place = places[id] ?? 0;
    groupOf[row] = place;
    // Safe: it is there.
    (groups[place] as Group).offered += 1;
  }
  return groups;
}

/** Which events are kept; what becomes of the others is in the tally. */
function choose(scratch: Scratch, { body, groups }: SortedUsual, { project }: CollectContext, tally: Tally): void {
  const { groupOf, kept } = scratch;
  let keptCount = 0;
  for (let row = 0; row < body.rows; row += 1) {
    const { resolution, turn } = groups[groupOf[row] ?? 0] as Group;
    if (resolution.kind === 'unknown') {
      tally.unknown.add(resolution.name);
      if (resolution.isCounted) countUnknown(project.unknownHosts, resolution.name);
      drop(tally, 'unknown_service');
    } else if (turn?.capacity === undefined || turn.granted === 0) drop(tally, 'service_cap');
    else {
      turn.granted -= 1;
      kept[keptCount++] = row;
    }
  }
  scratch.keptCount = keptCount;
  tally.accepted = keptCount;
}

function addCalls(scratch: Scratch, { body, groups }: SortedUsual, context: CollectContext): void {
  const { cleaner, groupOf, kept, keptCount, statuses: known } = scratch;
  const { columns, named } = context.project.sheet;
  const { seconds, statuses, latencies } = columns;
  for (const list of [seconds, latencies]) reserveMeasures(list, keptCount);
  for (const { indexes } of [statuses, named.serviceId, named.host, named.environment, named.region])
    reserveIndexes(indexes, keptCount);
  const pass = ++scratch.passes;
  const start = columns.length;
  let { fromSeconds, toSeconds } = columns;
  for (let index = 0; index < keptCount; index += 1) {
    const row = kept[index] ?? 0;
    // Safe: only events of services with a turn are kept.
    const turn = (groups[groupOf[row] ?? 0] as Group).turn as ServiceTurn;
    const status = body.status[row] ?? 0;
    const latencyMs = body.latency_ms[row] ?? 0;
    const ts = body.ts[row] ?? 0;
    const latencyUs = toLatencyUs(latencyMs);
    const at = correctTime(ts, context.skewMs, context.receivedAt);
    const series = findSeries(scratch, body, row, turn, context.project);
    if (known.met[status] !== pass) {
      known.met[status] = pass;
      known.places[status] = addPlace(statuses, status);
      known.classes[status] = cleaner.errorClass(status, undefined);
    }
    const given = body.error_class[row] ?? 0;
    const reported = given === 0 ? known.classes[status] : cleaner.errorClass(status, body.text(given));
    const errorClass = judgeWait(reported, series.waits, {
      status,
      latencyMs,
      ts,
      sdkVersion: reported === undefined ? undefined : body.text(body.sdk_version[row] ?? 0),
    });
    const second = at / 1000;
    if (second < fromSeconds) fromSeconds = second;
    if (second > toSeconds) toSeconds = second;
    const place = start + index;
    seconds.numbers[place] = second;
    statuses.indexes.numbers[place] = known.places[status] ?? 0;
    latencies.numbers[place] = latencyUs;
    named.serviceId.indexes.numbers[place] = turn.places.service;
    named.host.indexes.numbers[place] = turn.places.host;
    named.environment.indexes.numbers[place] = series.places.environment;
    named.region.indexes.numbers[place] = series.places.region;
    addValue(named.errorClass, errorClass ?? '');
  }
  const length = start + keptCount;
  Object.assign(columns, { length, fromSeconds, toSeconds });
  for (const list of [seconds, latencies]) list.length = length;
  for (const { indexes } of [statuses, named.serviceId, named.host, named.environment, named.region])
    indexes.length = length;
}

/** A column whose texts are kept as `toKept` makes them, whichever event they are of. */
function addTexts(
  scratch: Scratch,
  body: UsualBody,
  ids: Int32Array,
  column: TextColumn,
  toKept: (text: string) => string,
): void {
  const { met, places, kept, keptCount } = scratch;
  const pass = ++scratch.passes;
  reserveIndexes(column.indexes, keptCount);
  const { numbers, length } = column.indexes;
  for (let index = 0; index < keptCount; index += 1) {
    const id = ids[kept[index] ?? 0] ?? 0;
    if (met[id] !== pass) {
      met[id] = pass;
      places[id] = addPlace(column, toKept(body.text(id)));
    }
    numbers[length + index] = places[id] ?? 0;
  }
  column.indexes.length = length + keptCount;
}

/**
 * The template of an endpoint depends on the service: it is remembered for pairs of both, of which one may take the place of another. What was
 * admitted once stays so as long as the capacity lives.
 */
function addEndpoints(scratch: Scratch, { body, groups }: SortedUsual, column: TextColumn): void {
  const { cleaner, pairs, groupOf, kept, keptCount } = scratch;
  const pass = ++scratch.passes;
  reserveIndexes(column.indexes, keptCount);
  const { numbers, length } = column.indexes;
  for (let index = 0; index < keptCount; index += 1) {
    const row = kept[index] ?? 0;
    // Safe: only events of a service are kept.
    const turn = (groups[groupOf[row] ?? 0] as Group).turn as ServiceTurn;
    const capacity = turn.capacity as NonNullable<typeof turn.capacity>;
    const id = turn.isObjectStore ? ANY_KEY : (body.endpoint[row] ?? 0);
    const slot = slotOf(id, capacity.number);
    if (pairs.ids[slot] !== id || pairs.owners[slot] !== capacity.number || pairs.epochs[slot] !== body.epoch) {
      pairs.templates[slot] = admitEndpoint(capacity, id === ANY_KEY ? OBJECT_KEY : body.text(id), cleaner);
      pairs.ids[slot] = id;
      pairs.owners[slot] = capacity.number;
      pairs.epochs[slot] = body.epoch;
      pairs.met[slot] = 0;
    }
    if (pairs.met[slot] !== pass) {
      pairs.met[slot] = pass;
      pairs.places[slot] = addPlace(column, pairs.templates[slot] ?? '');
    }
    numbers[length + index] = pairs.places[slot] ?? 0;
  }
  column.indexes.length = length + keptCount;
}

/** Numbers that follow each other are far apart (Fibonacci hashing). */
function slotOf(id: number, owner: number): number {
  return (Math.imul(id, 0x9e3779b1) ^ Math.imul(owner, 0x85ebca6b)) >>> (32 - PAIR_BITS);
}

function addTags(scratch: Scratch, body: UsualBody, { columns }: Sheet): void {
  const { met, places, kept, keptCount } = scratch;
  const { shapes, shapeStarts, shapeLengths, tagEnds } = body;
  const { tagShapes, tagValues: column } = columns;
  const pass = ++scratch.passes;
  let lastShape = -1;
  let shapePlace = 0;
  for (let index = 0; index < keptCount; index += 1) {
    const row = kept[index] ?? 0;
    const shape = shapes[row] ?? 0;
    const length = shape === 0 ? 0 : (shapeLengths[shape - 1] ?? 0);
    if (shape !== lastShape) {
      lastShape = shape;
      shapePlace = addPlace(tagShapes, shapeText(scratch, body, shapeStarts[shape - 1] ?? 0, length));
    }
    addIndex(tagShapes.indexes, shapePlace);
    const end = tagEnds[row] ?? 0;
    for (let at = end - length; at < end; at += 1) {
      const id = body.tagValues[at] ?? 0;
      if (met[id] !== pass) {
        met[id] = pass;
        places[id] = addPlace(column, body.tagValue(id));
      }
      addIndex(column.indexes, places[id] ?? 0);
    }
  }
}

/** What stands for the tags whose keys are so many from `start` on. Most bodies have those that the one before had. */
function shapeText({ lastShape }: Scratch, body: UsualBody, start: number, length: number): string {
  const { tagKeys } = body;
  const { keys } = lastShape;
  let isSame = keys.length === length;
  for (let at = 0; isSame && at < length; at += 1) isSame = keys[at] === tagKeys[start + at];
  if (isSame) return lastShape.text;
  lastShape.keys = Array.from({ length }, (_, at) => tagKeys[start + at] ?? 0);
  lastShape.text = shapeOf(lastShape.keys.map((key) => body.text(key)));
  return lastShape.text;
}

function drop({ dropped }: Tally, reason: 'unknown_service' | 'service_cap'): void {
  dropped.set(reason, (dropped.get(reason) ?? 0) + 1);
}

function asItIs(text: string): string {
  return text;
}
