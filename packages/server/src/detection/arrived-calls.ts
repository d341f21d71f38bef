import type { Answer, CallGroup, CellKey, Outcome, TagKey } from '@upriver/detection';
import type { ErrorClass } from '@upriver/contract';
import { textAt } from '../columns/event-block-reader.ts';
import type { EventBlockReader } from '../columns/event-block-reader.ts';
import { groupEvents } from '../columns/event-groups.ts';
import { MINUTE_MS } from '../domain/time.ts';
import type { FreshBlock } from '../store/events/fresh-blocks.ts';
import { EVIDENCE_TAGS, answersOf, outcomeOf, tagKindsOf } from './call-outcome.ts';

/** Calls of one cell or tag value that are alike, of one minute. */
interface Alike {
  readonly at: number;
  calls: number;
  readonly outcome?: Outcome;
  readonly answers?: readonly Answer[];
}

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
  const { reader } = judged;
  const minutes = Float64Array.from(reader.seconds, (seconds) => Math.floor((seconds * 1000) / MINUTE_MS));
  const flags = Uint8Array.from(
    { length: reader.length },
    (_, index) => (judged.isCounted[index] ?? 0) + 2 * (judged.isSlow[index] ?? 0),
  );
  const groups = groupEvents(reader, CELL_FIELDS, [minutes, flags, reader.statuses]);
  const services = new Map<string, ArrivedCalls | undefined>();
  const tagged = hasEvidenceTags(reader) ? groups.first.map((): number[] => []) : undefined;
  if (tagged !== undefined)
    for (let index = 0; index < reader.length; index += 1) tagged[groups.of[index] ?? 0]?.push(index);
  for (const [group, index] of groups.first.entries()) {
    if (judged.isCounted[index] === 0) continue;
    const serviceId = textAt(reader.texts.serviceId, index);
    if (!services.has(serviceId)) services.set(serviceId, choose(serviceId));
    const into = services.get(serviceId);
    if (into === undefined) continue;
    const outcome = outcomeAt(judged, index);
    const at = (minutes[index] ?? 0) * MINUTE_MS;
    const alike = { at, ...(outcome === undefined ? {} : { outcome }) };
    const cell = cellAt(judged, index);
    if (tagged === undefined) addCell(into, cell, alike, groups.counts[group] ?? 0);
    else for (const each of tagged[group] ?? []) addTagged(into, cell, alike, reader, each);
  }
}

function addTagged(
  into: ArrivedCalls,
  cell: CellKey,
  alike: Omit<Alike, 'calls'>,
  reader: EventBlockReader,
  index: number,
): void {
  const tags = reader.tags(index);
  if (tags === undefined) return addCell(into, cell, alike, 1);
  const answers = alike.outcome === undefined ? [] : answersOf(tags);
  const answered = answers.length === 0 ? alike : { ...alike, answers };
  addCell(into, cell, answered, 1);
  for (const [kind, value] of tagKindsOf(tags)) {
    const tag: TagKey = { kind, project: cell.project, environment: cell.environment, value };
    const name = [kind, cell.project, cell.environment, value, nameOf(answered)].join(SEPARATOR);
    const known = into.tags.get(name);
    if (known === undefined) into.tags.set(name, { ...answered, tag, calls: 1 });
    else known.calls += 1;
  }
}

function addCell(into: ArrivedCalls, cell: CellKey, alike: Omit<Alike, 'calls'>, calls: number): void {
  const { project, environment, region, endpoint, deployment, feature } = cell;
  const name = [project, environment, region, endpoint, deployment, feature, nameOf(alike)].join(SEPARATOR);
  const known = into.cells.get(name);
  if (known === undefined) into.cells.set(name, { ...alike, cell, calls });
  else known.calls += calls;
}

function nameOf({ at, outcome, answers }: Omit<Alike, 'calls'>): string {
  return `${at} ${outcome ?? ''} ${answers?.join(' ') ?? ''}`;
}

function outcomeAt({ reader, isSlow }: BlockCalls, index: number): Outcome | undefined {
  // The texts of this column are error classes.
  const errorClass = textAt(reader.texts.errorClass, index) as ErrorClass | '';
  return outcomeOf(errorClass, reader.statuses[index] ?? 0) ?? (isSlow[index] === 1 ? 'slow' : undefined);
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

function hasEvidenceTags({ tagShapes }: EventBlockReader): boolean {
  return tagShapes.dictionary.some((shape) => shape.split('\0').some((key) => EVIDENCE_TAGS.includes(key)));
}
