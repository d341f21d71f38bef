import { coarserCell, cellText, stratumText, tagText } from './cell.ts';
import type { CellKey, TagKey, TagKind } from './cell.ts';
import { TAG_KINDS } from './cell.ts';
import type { Outcome } from './cause.ts';
import { OTHER, countName, createNameTable, halveCounts } from './name-table.ts';
import type { NameTable } from './name-table.ts';
import {
  BEFORE_MINUTES,
  COARSE_SLOTS,
  FINE_MINUTES,
  MEASURES,
  SLOT_MINUTES,
  addCoarse,
  addFine,
  addTally,
  createTally,
  placeOf,
  takeOut,
} from './tally.ts';
import type { Answer, Measure, Tally, WaitedFor } from './tally.ts';
import { MINUTE_MS } from '../time.ts';

/** Names kept of each dimension, per vendor and organization. */
export const NAMES_MAX = { project: 24, environment: 4, region: 8, endpoint: 32, feature: 8 } as const;
/** Newest deployments of each project that keep cells of their own, and those whose first call is remembered. */
const DEPLOYMENTS_MAX = 8;
const FIRST_CALLS_MAX = 64;
/** Cells of one vendor and organization; the lightest lose their finest dimension. */
export const CELLS_MAX = 480;
const FOLDED_AT_ONCE = 48;
/** Tag values of one kind, project and environment, and of all. */
const TAG_VALUES_MAX = 12;
const TAGS_MAX = 192;
/** Clean history counts half after this. */
const USUAL_HALF_LIFE_MINUTES = 1440;
const HALVING_MINUTES = 60;

/** Identical calls: `calls` of them, in one cell, at one time, with one outcome. */
export interface CallGroup {
  readonly cell: CellKey;
  /** Milliseconds UTC. */
  readonly at: number;
  readonly calls: number;
  /** Absent for calls that went well. */
  readonly outcome?: Outcome;
  /** Of a slow call: it takes several times as long as one that only just counts as slow. */
  readonly isVerySlow?: boolean;
  /** Of a connection error: the host was reached, and TLS failed. */
  readonly isHandshake?: boolean;
  readonly answers?: readonly Answer[];
  /** What of ours the calls waited for, for longer than calls of their series usually take; absent when they did not. */
  readonly waitedFor?: WaitedFor;
  /** True for calls that never left, because they waited for us. */
  readonly isUnsent?: boolean;
  /** Milliseconds that the calls took together, without waiting for us. */
  readonly latencyMs?: number;
  readonly tags?: Readonly<Partial<Record<TagKind, string>>>;
}

/** Calls to one vendor by one organization, counted as they come, in bounded memory. All minutes are whole minutes since 1970. */
export interface CallAccumulator {
  /** Newest minute. */
  now: number;
  /** First minute of the impairment; null while calm. */
  onset: number | null;
  readonly cells: Map<string, { readonly key: CellKey; readonly tally: Tally }>;
  readonly tags: Map<string, { readonly key: TagKey; readonly tally: Tally }>;
  /** Clean history by stratum: calls and outcomes, faded. */
  readonly usual: Map<string, Float64Array>;
  /** First call ever, in minutes, of each project's deployments. */
  readonly firstCalls: Map<string, Map<string, number>>;
  /** The same of credentials, whichever project uses them. */
  readonly firstCredentials: Map<string, number>;
  readonly names: Readonly<Record<keyof typeof NAMES_MAX, NameTable>>;
}

/** An accumulator without calls. */
export function createCallAccumulator(): CallAccumulator {
  return {
    now: 0,
    onset: null,
    cells: new Map(),
    tags: new Map(),
    usual: new Map(),
    firstCalls: new Map(),
    firstCredentials: new Map(),
    names: {
      project: createNameTable(NAMES_MAX.project),
      environment: createNameTable(NAMES_MAX.environment),
      region: createNameTable(NAMES_MAX.region),
      endpoint: createNameTable(NAMES_MAX.endpoint),
      feature: createNameTable(NAMES_MAX.feature),
    },
  };
}

/** Counts calls. They may come in any order and late; those older than what is kept count as clean history or not at all. */
export function addCalls(accumulator: CallAccumulator, group: CallGroup): void {
  const minute = Math.floor(group.at / MINUTE_MS);
  if (minute > accumulator.now) advanceTo(accumulator, minute);
  const key = nameCell(accumulator, group.cell, group.calls, minute);
  const { tally } = cellOf(accumulator, key);
  addGroup(accumulator, tally, key, minute, group);
  for (const kind of TAG_KINDS) {
    const value = group.tags?.[kind];
    if (value !== undefined && value !== '')
      addTagCalls(accumulator, { kind, project: key.project, environment: key.environment, value }, group);
  }
  if (accumulator.cells.size > CELLS_MAX) foldLightest(accumulator);
}

/** Counts calls by one tag value alone, for a feeder that has summed tags apart from cells. */
export function addTagCalls(accumulator: CallAccumulator, key: TagKey, group: Omit<CallGroup, 'cell' | 'tags'>): void {
  const minute = Math.floor(group.at / MINUTE_MS);
  if (minute > accumulator.now) advanceTo(accumulator, minute);
  addGroup(accumulator, tagOf(accumulator, key), null, minute, group);
  if (key.kind === 'credential') noteFirstCredential(accumulator, key.value, minute);
}

/** Moves time on without calls. */
export function advance(accumulator: CallAccumulator, at: number): void {
  const minute = Math.floor(at / MINUTE_MS);
  if (minute > accumulator.now) advanceTo(accumulator, minute);
}

/** From here on minutes are kept up to six hours, and those before the onset stand for how it was. An earlier onset wins. */
export function openImpairment(accumulator: CallAccumulator, onsetAt: number): void {
  const minute = Math.max(Math.floor(onsetAt / MINUTE_MS), accumulator.now - FINE_MINUTES + BEFORE_MINUTES);
  accumulator.onset = Math.min(accumulator.onset ?? Infinity, minute);
}

/** What was counted from the onset to the end is dropped, so that it never becomes usual; what came after it stays. */
export function closeImpairment(accumulator: CallAccumulator, endedAt: number): void {
  const { onset, now } = accumulator;
  if (onset === null) return;
  const end = Math.floor(endedAt / MINUTE_MS);
  accumulator.onset = null;
  for (const { tally } of everyTally(accumulator)) {
    tally.coarse.length = 0;
    tally.before.length = 0;
    for (let minute = Math.max(onset, now - FINE_MINUTES + 1); minute < end; minute += 1)
      for (const ring of tally.fine) takeOut(ring, minute % FINE_MINUTES);
  }
}

/** A first call of a deployment that was known before this accumulator began. The earliest wins. */
export function noteFirstCall(accumulator: CallAccumulator, project: string, deployment: string, minute: number): void {
  let own = accumulator.firstCalls.get(project);
  if (!own) accumulator.firstCalls.set(project, (own = new Map()));
  const known = own.get(deployment);
  if (known !== undefined && known <= minute) return;
  own.set(deployment, minute);
  if (own.size > DEPLOYMENTS_MAX) keepNewest(accumulator, project, own);
}

/** First calls of a project's deployments, in minutes. */
export function firstCallMinutes(accumulator: CallAccumulator, project: string): ReadonlyMap<string, number> {
  return accumulator.firstCalls.get(project) ?? NONE;
}

const NONE: ReadonlyMap<string, number> = new Map();

/** The same for a credential. */
export function noteFirstCredential(accumulator: CallAccumulator, value: string, minute: number): void {
  const known = accumulator.firstCredentials.get(value);
  if (known !== undefined && known <= minute) return;
  if (known === undefined && accumulator.firstCredentials.size >= FIRST_CALLS_MAX) {
    const [oldest] = [...accumulator.firstCredentials].toSorted(byTime).at(-1) ?? [''];
    accumulator.firstCredentials.delete(oldest);
  }
  accumulator.firstCredentials.set(value, minute);
}

/** Folds the lightest cells until there is room again; more than one at a time, because looking for them costs. */
function foldLightest(accumulator: CallAccumulator): void {
  while (accumulator.cells.size > CELLS_MAX) {
    const lightest = [...accumulator.cells]
      .filter(([, { key }]) => coarserCell(key) !== undefined)
      .toSorted(([left, a], [right, b]) => a.tally.weight - b.tally.weight || (left < right ? -1 : 1));
    if (lightest.length === 0) return;
    for (const [text, { key, tally }] of lightest.slice(0, FOLDED_AT_ONCE)) {
      const coarser = coarserCell(key);
      if (!coarser) continue;
      accumulator.cells.delete(text);
      addTally(cellOf(accumulator, coarser).tally, tally);
    }
  }
}

/** Folds every cell that carries a value of a dimension into `OTHER`. */
function foldName(accumulator: CallAccumulator, isFolded: (key: CellKey) => CellKey | undefined): void {
  // A copy, because folding adds cells.
  const cells = [...accumulator.cells];
  for (const [text, { key, tally }] of cells) {
    const folded = isFolded(key);
    if (!folded) continue;
    accumulator.cells.delete(text);
    addTally(cellOf(accumulator, folded).tally, tally);
  }
}

/** The cell of a key, made when it is new. */
function cellOf(accumulator: CallAccumulator, key: CellKey): { readonly key: CellKey; readonly tally: Tally } {
  const text = cellText(key);
  let cell = accumulator.cells.get(text);
  if (!cell) accumulator.cells.set(text, (cell = { key, tally: createTally() }));
  return cell;
}

/** Moves time on to a minute: what leaves the hour is merged, learned as usual, or dropped. */
function advanceTo(accumulator: CallAccumulator, minute: number): void {
  const { now, onset } = accumulator;
  if (minute <= now) return;
  const oldest = now - FINE_MINUTES + 1;
  const leaving = Math.min(minute - FINE_MINUTES, now);
  for (const [, { key, tally }] of accumulator.cells)
    for (let gone = oldest; gone <= leaving; gone += 1) leave(accumulator, tally, key, gone);
  for (const [, { tally }] of accumulator.tags)
    for (let gone = oldest; gone <= leaving; gone += 1) leave(accumulator, tally, null, gone);
  if (onset !== null) clearOldSlots(accumulator, minute);
  fade(accumulator, minute);
  accumulator.now = minute;
}

function nameCell(accumulator: CallAccumulator, given: CellKey, calls: number, minute: number): CellKey {
  const project = nameOf(accumulator, 'project', given.project, calls);
  const environment = nameOf(accumulator, 'environment', given.environment, calls);
  const region = nameOf(accumulator, 'region', given.region, calls);
  const endpoint = nameOf(accumulator, 'endpoint', given.endpoint, calls);
  const feature = nameOf(accumulator, 'feature', given.feature, calls);
  const isNamed =
    project === given.project &&
    environment === given.environment &&
    region === given.region &&
    endpoint === given.endpoint &&
    feature === given.feature;
  // Most cells have names of their own: no copy is made of them.
  const named = isNamed ? given : { ...given, project, environment, region, endpoint, feature };
  if (given.deployment === '' || given.deployment === OTHER) return named;
  noteFirstCall(accumulator, named.project, given.deployment, minute);
  return isNewest(accumulator, named.project, given.deployment) ? named : { ...named, deployment: OTHER };
}

function nameOf(accumulator: CallAccumulator, dimension: keyof typeof NAMES_MAX, value: string, calls: number): string {
  const { name, evicted } = countName(accumulator.names[dimension], value, calls);
  if (evicted !== null)
    foldName(accumulator, (key) => (key[dimension] === evicted ? { ...key, [dimension]: OTHER } : undefined));
  return name;
}

/** The counts of a tag value, made when it is new and there is room. */
function tagOf(accumulator: CallAccumulator, key: TagKey): Tally {
  const text = tagText(key);
  const known = accumulator.tags.get(text);
  if (known) return known.tally;
  if (key.value !== OTHER && (accumulator.tags.size >= TAGS_MAX || isFull(accumulator, key)))
    return tagOf(accumulator, { ...key, value: OTHER });
  const tag = { key, tally: createTally() };
  accumulator.tags.set(text, tag);
  return tag.tally;
}

/** True when as many values of a tag have counts of their own as may have in one project and environment. */
function isFull({ tags }: CallAccumulator, { kind, project, environment }: TagKey): boolean {
  let beside = 0;
  // Asked for each value that has none: a list of them all would be made each time.
  for (const { key } of tags.values())
    if (key.kind === kind && key.project === project && key.environment === environment) beside += 1;
  return beside >= TAG_VALUES_MAX;
}

/** True for the deployments of a project that keep cells of their own. */
function isNewest(accumulator: CallAccumulator, project: string, deployment: string): boolean {
  const own = accumulator.firstCalls.get(project);
  if (!own || own.size <= DEPLOYMENTS_MAX) return true;
  const newest = [...own].toSorted(byTime).slice(0, DEPLOYMENTS_MAX);
  return newest.some(([name]) => name === deployment);
}

/** A deployment that is no longer among the newest gives its cells up. */
function keepNewest(accumulator: CallAccumulator, project: string, own: Map<string, number>): void {
  const ordered = [...own].toSorted(byTime);
  const newest = new Set(ordered.slice(0, DEPLOYMENTS_MAX).map(([name]) => name));
  for (const [name] of ordered.slice(FIRST_CALLS_MAX)) own.delete(name);
  foldName(accumulator, (key) =>
    key.project === project && key.deployment !== '' && key.deployment !== OTHER && !newest.has(key.deployment)
      ? { ...key, deployment: OTHER }
      : undefined,
  );
}

/** Newest first; the name decides between two of one minute. */
function byTime([left, x]: readonly [string, number], [right, y]: readonly [string, number]): number {
  return y - x || (left < right ? -1 : 1);
}

function addGroup(
  accumulator: CallAccumulator,
  tally: Tally,
  cell: CellKey | null,
  minute: number,
  group: Omit<CallGroup, 'cell' | 'at' | 'tags'>,
): void {
  const { calls, outcome, waitedFor, isUnsent, latencyMs } = group;
  const add = (measure: Measure, count: number): void =>
    addAt(accumulator, tally, cell, minute, placeOf(measure), count);
  tally.weight += calls;
  add(isUnsent === true ? 'unsent' : 'calls', calls);
  if (latencyMs !== undefined && isUnsent !== true) add('latency', Math.round(latencyMs));
  if (waitedFor !== undefined) add('waiting', calls);
  if (waitedFor === 'connection') add('pooled', calls);
  if (waitedFor === 'event_loop') add('stood', calls);
  if (outcome === undefined) return;
  add(outcome, calls);
  if (group.isVerySlow === true) add('very_slow', calls);
  if (group.isHandshake === true) add('handshake', calls);
  for (const answer of group.answers ?? []) add(answer, calls);
}

function addAt(
  accumulator: CallAccumulator,
  tally: Tally,
  cell: CellKey | null,
  minute: number,
  place: number,
  count: number,
): void {
  if (minute > accumulator.now - FINE_MINUTES) addFine(tally, minute, place, count);
  else settle(accumulator, tally, cell, minute, place, count);
}

function leave(accumulator: CallAccumulator, tally: Tally, cell: CellKey | null, minute: number): void {
  for (let place = 0; place < MEASURES.length; place += 1) {
    const count = takeOut(tally.fine[place], minute % FINE_MINUTES);
    if (count > 0) settle(accumulator, tally, cell, minute, place, count);
  }
}

/** Where counts go that are too old to be kept minute by minute. */
function settle(
  accumulator: CallAccumulator,
  tally: Tally,
  cell: CellKey | null,
  minute: number,
  place: number,
  count: number,
): void {
  const { onset, now } = accumulator;
  if (onset !== null && minute >= onset) {
    if (Math.floor(minute / SLOT_MINUTES) > Math.floor(now / SLOT_MINUTES) - COARSE_SLOTS)
      addCoarse(tally, minute, place, count);
  } else if (onset !== null && minute >= onset - BEFORE_MINUTES) {
    tally.before[place] = (tally.before[place] ?? 0) + count;
  } else if (cell !== null && place <= MEASURES.indexOf('slow')) {
    const stratum = stratumText(cell);
    let usual = accumulator.usual.get(stratum);
    if (!usual) accumulator.usual.set(stratum, (usual = new Float64Array(MEASURES.indexOf('slow') + 1)));
    usual[place] = (usual[place] ?? 0) + count * 2 ** ((minute - now) / USUAL_HALF_LIFE_MINUTES);
  }
}

function clearOldSlots(accumulator: CallAccumulator, minute: number): void {
  const from = Math.floor(accumulator.now / SLOT_MINUTES) + 1;
  const to = Math.floor(minute / SLOT_MINUTES);
  if (to < from) return;
  for (const { tally } of everyTally(accumulator))
    for (let slot = from; slot <= Math.min(to, from + COARSE_SLOTS - 1); slot += 1)
      for (const ring of tally.coarse) takeOut(ring, slot % COARSE_SLOTS);
}

function fade(accumulator: CallAccumulator, minute: number): void {
  const { now } = accumulator;
  if (now === 0) return;
  const by = 2 ** ((now - minute) / USUAL_HALF_LIFE_MINUTES);
  for (const [key, usual] of accumulator.usual) {
    for (let place = 0; place < usual.length; place += 1) usual[place] = (usual[place] ?? 0) * by;
    if ((usual[0] ?? 0) < 0.5) accumulator.usual.delete(key);
  }
  const halvings = Math.floor(minute / HALVING_MINUTES) - Math.floor(now / HALVING_MINUTES);
  if (halvings === 0) return;
  for (const { tally } of everyTally(accumulator)) tally.weight /= 2 ** Math.min(halvings, 50);
  for (const table of Object.values(accumulator.names))
    for (let time = 0; time < Math.min(halvings, 20); time += 1) halveCounts(table);
  dropEmpty(accumulator);
}

function dropEmpty(accumulator: CallAccumulator): void {
  for (const table of [accumulator.cells, accumulator.tags])
    for (const [text, { tally }] of table)
      if (tally.weight < 0.01 && [...tally.fine, ...tally.coarse].every((ring) => !ring?.some((count) => count > 0)))
        table.delete(text);
}

function* everyTally(accumulator: CallAccumulator): Generator<{ readonly tally: Tally }> {
  yield* accumulator.cells.values();
  yield* accumulator.tags.values();
}
