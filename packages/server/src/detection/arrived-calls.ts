import type { Answer, CallGroup, CellKey, Outcome, TagKey, WaitedFor } from '@upriver/detection';
import type { ErrorClass } from '@upriver/contract';
import { textAt } from '../columns/event-block-reader.ts';
import type { EventBlockReader } from '../columns/event-block-reader.ts';
import { groupEvents } from '../columns/event-groups.ts';
import type { Tags } from '../domain/event.ts';
import { MINUTE_MS } from '../domain/time.ts';
import type { FreshBlock } from '../store/events/fresh-blocks.ts';
import type { OwnWaits } from './own-waits.ts';
import { EVIDENCE_TAGS, answersOf, outcomeOf, tagKindsOf } from './call-outcome.ts';

/** Calls of one cell or tag value that are alike, of one minute. */
interface Alike {
  readonly at: number;
  calls: number;
  /** Of all of them together. */
  latencyMs: number;
  readonly outcome?: Outcome;
  readonly answers?: readonly Answer[];
  readonly waitedFor?: WaitedFor;
  readonly isUnsent?: boolean;
}

/** What calls have in common. */
type Manner = Omit<Alike, 'calls' | 'latencyMs'>;

/** How many calls are alike, and how long they took together. */
type Sum = Pick<Alike, 'calls' | 'latencyMs'>;

/** Calls by one organization to one service that have arrived, summed over blocks. */
export interface ArrivedCalls {
  readonly organizationId: string;
  readonly serviceId: string;
  readonly cells: Map<string, Alike & { readonly cell: CellKey }>;
  readonly tags: Map<string, Alike & { readonly tag: TagKey }>;
}

/** Events of a block, and which of them count how. */
export interface BlockCalls {
  readonly reader: EventBlockReader;
  readonly block: FreshBlock;
  readonly isCounted: ArrayLike<number>;
  readonly isSlow: ArrayLike<number>;
  readonly hasWaited: ArrayLike<number>;
  readonly isUnsent: ArrayLike<number>;
  readonly waits: OwnWaits | undefined;
}

const CELL_FIELDS = ['serviceId', 'environment', 'region', 'endpoint', 'deployment', 'feature', 'errorClass'] as const;
const SEPARATOR = '\u0000';

export function createArrivedCalls(organizationId: string, serviceId: string): ArrivedCalls {
  return { organizationId, serviceId, cells: new Map(), tags: new Map() };
}

/** What arrived as the accumulator takes it. */
export function toCallGroups({ cells }: ArrivedCalls): Iterable<CallGroup> {
  return cells.values();
}

/** Adds the calls of a block to those of their services; `choose` gives undefined for a service that has taken the block in. */
export function addBlockCalls(judged: BlockCalls, choose: (serviceId: string) => ArrivedCalls | undefined): void {
  const { reader, isCounted, isSlow, hasWaited, isUnsent, waits } = judged;
  const { length, seconds } = reader;
  const minutes = new Float64Array(length);
  const flags = new Uint8Array(length);
  for (let index = 0; index < length; index += 1) {
    minutes[index] = Math.floor(((seconds[index] ?? 0) * 1000) / MINUTE_MS);
    const waited = (hasWaited[index] ?? 0) * (1 + WAITED_FOR.indexOf(waits?.waitedFor[index] ?? 'unknown'));
    flags[index] = (isCounted[index] ?? 0) + 2 * (isSlow[index] ?? 0) + 4 * (isUnsent[index] ?? 0) + 8 * waited;
  }
  const { of, first, counts } = groupEvents(reader, CELL_FIELDS, [
    minutes,
    flags,
    reader.statuses,
    ...placeEvidenceTags(reader),
  ]);
  const latencies = sumLatencies(reader, of, first.length);
  const services = new Map<string, ArrivedCalls | undefined>();
  for (const [group, index] of first.entries()) {
    if (isCounted[index] === 0) continue;
    const serviceId = textAt(reader.texts.serviceId, index);
    if (!services.has(serviceId)) services.set(serviceId, choose(serviceId));
    const into = services.get(serviceId);
    if (into === undefined) continue;
    const at = (minutes[index] ?? 0) * MINUTE_MS;
    const sum = { calls: counts[group] ?? 0, latencyMs: latencies[group] ?? 0 };
    addAlike(into, cellAt(judged, index), { at, ...mannerAt(judged, index) }, reader.tags(index), sum);
  }
}

const WAITED_FOR = ['connection', 'event_loop', 'unknown'] as const satisfies readonly WaitedFor[];

function sumLatencies({ latenciesUs, length }: EventBlockReader, of: Uint32Array, groups: number): Float64Array {
  const sums = new Float64Array(groups);
  for (let index = 0; index < length; index += 1) {
    const group = of[index] ?? 0;
    sums[group] = (sums[group] ?? 0) + (latenciesUs[index] ?? 0) / 1000;
  }
  return sums;
}

/** Adds calls that are alike in all that counts, their tags included. */
function addAlike(into: ArrivedCalls, cell: CellKey, alike: Manner, tags: Tags | undefined, sum: Sum): void {
  if (tags === undefined) return addCell(into, cell, alike, sum);
  const answers = alike.outcome === undefined ? [] : answersOf(tags);
  const answered = answers.length === 0 ? alike : { ...alike, answers };
  addCell(into, cell, answered, sum);
  for (const [kind, value] of tagKindsOf(tags)) {
    const tag: TagKey = { kind, project: cell.project, environment: cell.environment, value };
    const name = [kind, cell.project, cell.environment, value, nameOf(answered)].join(SEPARATOR);
    const known = into.tags.get(name);
    if (known === undefined) into.tags.set(name, { ...answered, tag, ...sum });
    else addSum(known, sum);
  }
}

function addCell(into: ArrivedCalls, cell: CellKey, alike: Manner, sum: Sum): void {
  const { project, environment, region, endpoint, deployment, feature } = cell;
  const name = [project, environment, region, endpoint, deployment, feature, nameOf(alike)].join(SEPARATOR);
  const known = into.cells.get(name);
  if (known === undefined) into.cells.set(name, { ...alike, cell, ...sum });
  else addSum(known, sum);
}

function addSum(into: Alike, { calls, latencyMs }: Sum): void {
  into.calls += calls;
  into.latencyMs += latencyMs;
}

function nameOf({ at, outcome, answers, waitedFor, isUnsent }: Manner): string {
  return `${at} ${outcome ?? ''} ${answers?.join(' ') ?? ''} ${waitedFor ?? ''} ${isUnsent === true}`;
}

/** How a call went. One that waited for us and then failed or was slow is told by that. */
function mannerAt({ reader, isSlow, hasWaited, isUnsent, waits }: BlockCalls, index: number): Omit<Manner, 'at'> {
  // The texts of this column are error classes.
  const errorClass = textAt(reader.texts.errorClass, index) as ErrorClass | '';
  const outcome = outcomeOf(errorClass, reader.statuses[index] ?? 0) ?? (isSlow[index] === 1 ? 'slow' : undefined);
  if (outcome !== undefined) return { outcome };
  if (hasWaited[index] !== 1) return {};
  return { waitedFor: waits?.waitedFor[index] ?? 'unknown', ...(isUnsent[index] === 1 ? { isUnsent: true } : {}) };
}

function cellAt({ block, reader }: BlockCalls, index: number): CellKey {
  const { texts } = reader;
  return {
    project: block.projectId,
    environment: textAt(texts.environment, index),
    region: textAt(texts.region, index),
    endpoint: textAt(texts.endpoint, index),
    deployment: textAt(texts.deployment, index),
    feature: textAt(texts.feature, index),
  };
}

/** Columns that tell events apart by the tags that are evidence: which of them an event has, and the place of each value. */
function placeEvidenceTags({ tagShapes, tagValues, length }: EventBlockReader): Uint32Array[] {
  const shapes = tagShapes.dictionary.map((shape) => {
    const keys = shape.split('\0');
    keys.pop();
    return { size: keys.length, at: EVIDENCE_TAGS.map((key) => keys.indexOf(key)) };
  });
  const present = EVIDENCE_TAGS.flatMap((_, tag) => (shapes.some(({ at }) => (at[tag] ?? -1) >= 0) ? [tag] : []));
  const columns = present.map(() => new Uint32Array(length));
  if (present.length === 0) return columns;
  let offset = 0;
  for (let index = 0; index < length; index += 1) {
    const shape = shapes[tagShapes.places?.[index] ?? 0];
    if (shape === undefined) continue;
    for (const [place, column] of columns.entries()) {
      const at = shape.at[present[place] ?? 0] ?? -1;
      // 0 for an event without the tag.
      if (at >= 0) column[index] = 1 + (tagValues.places?.[offset + at] ?? 0);
    }
    offset += shape.size;
  }
  return columns;
}
