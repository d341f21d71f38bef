import { cellText, tagText } from './cell.ts';
import type { CellKey, TagKey } from './cell.ts';
import { createCallAccumulator } from './call-accumulator.ts';
import type { CallAccumulator } from './call-accumulator.ts';
import { NAMES_MAX } from './call-accumulator.ts';
import { COARSE_SLOTS, FINE_MINUTES } from './tally.ts';
import type { Tally } from './tally.ts';

const VERSION = 1;

/** A ring as runs: how many zeros before each count, and the count. */
type SparseRing = readonly number[];
type SparseTally = readonly [
  weight: number,
  fine: readonly (SparseRing | null)[],
  coarse: readonly (SparseRing | null)[],
  before: readonly (number | null)[],
];

interface Encoded {
  readonly version: number;
  readonly now: number;
  readonly onset: number | null;
  readonly cells: readonly (readonly [key: CellKey, tally: SparseTally])[];
  readonly tags: readonly (readonly [key: TagKey, tally: SparseTally])[];
  readonly usual: readonly (readonly [stratum: string, counts: readonly number[]])[];
  readonly firstCalls: readonly (readonly [project: string, deployments: readonly (readonly [string, number])[]])[];
  readonly firstCredentials: readonly (readonly [credential: string, minute: number])[];
  readonly names: Readonly<
    Record<keyof typeof NAMES_MAX, readonly [named: readonly string[], counts: readonly (readonly [string, number])[]]>
  >;
}

/** The accumulator as text; zeros take no room. */
export function encodeAccumulator(accumulator: CallAccumulator): string {
  const { now, onset, cells, tags, usual, firstCalls, firstCredentials, names } = accumulator;
  const encoded: Encoded = {
    version: VERSION,
    now,
    onset,
    cells: [...cells.values()].map(({ key, tally }) => [key, sparseTally(tally)]),
    tags: [...tags.values()].map(({ key, tally }) => [key, sparseTally(tally)]),
    usual: [...usual].map(([stratum, counts]) => [stratum, [...counts].map(rounded)]),
    firstCalls: [...firstCalls].map(([project, deployments]) => [project, [...deployments]]),
    firstCredentials: [...firstCredentials],
    names: mapNames((dimension) => [
      [...names[dimension].named],
      [...names[dimension].counts].map(([name, count]) => [name, rounded(count)]),
    ]),
  };
  return JSON.stringify(encoded);
}

/** Reverses `encodeAccumulator`; undefined for a text of another version. */
export function decodeAccumulator(text: string): CallAccumulator | undefined {
  // Written by encodeAccumulator; the version says so.
  const encoded = JSON.parse(text) as Encoded;
  if (encoded.version !== VERSION) return undefined;
  const accumulator = createCallAccumulator();
  accumulator.now = encoded.now;
  accumulator.onset = encoded.onset;
  for (const [key, tally] of encoded.cells) accumulator.cells.set(cellText(key), { key, tally: denseTally(tally) });
  for (const [key, tally] of encoded.tags) accumulator.tags.set(tagText(key), { key, tally: denseTally(tally) });
  for (const [stratum, counts] of encoded.usual) accumulator.usual.set(stratum, Float64Array.from(counts));
  for (const [project, deployments] of encoded.firstCalls) accumulator.firstCalls.set(project, new Map(deployments));
  for (const [credential, minute] of encoded.firstCredentials) accumulator.firstCredentials.set(credential, minute);
  for (const dimension of DIMENSIONS) {
    const [named, counts] = encoded.names[dimension];
    for (const name of named) accumulator.names[dimension].named.add(name);
    for (const [name, count] of counts) accumulator.names[dimension].counts.set(name, count);
  }
  return accumulator;
}

// The keys of the constant table, in its order.
const DIMENSIONS = Object.keys(NAMES_MAX) as readonly (keyof typeof NAMES_MAX)[];

function mapNames<Value>(valueOf: (dimension: keyof typeof NAMES_MAX) => Value): Record<keyof typeof NAMES_MAX, Value> {
  return {
    project: valueOf('project'),
    environment: valueOf('environment'),
    region: valueOf('region'),
    endpoint: valueOf('endpoint'),
    feature: valueOf('feature'),
  };
}

function sparseTally({ weight, fine, coarse, before }: Tally): SparseTally {
  return [
    rounded(weight),
    Array.from(fine, (ring) => (ring ? sparseRing(ring) : null)),
    Array.from(coarse, (ring) => (ring ? sparseRing(ring) : null)),
    Array.from(before, (count) => count ?? null),
  ];
}

function sparseRing(ring: Uint32Array): number[] {
  const runs: number[] = [];
  let zeros = 0;
  for (const count of ring) {
    if (count === 0) zeros += 1;
    else {
      runs.push(zeros, count);
      zeros = 0;
    }
  }
  return runs;
}

function denseTally([weight, fine, coarse, before]: SparseTally): Tally {
  return {
    weight,
    fine: fine.map((runs) => (runs ? denseRing(runs, FINE_MINUTES) : undefined)),
    coarse: coarse.map((runs) => (runs ? denseRing(runs, COARSE_SLOTS) : undefined)),
    before: before.map((count) => count ?? undefined),
  };
}

function denseRing(runs: SparseRing, length: number): Uint32Array {
  const ring = new Uint32Array(length);
  let place = 0;
  for (let index = 0; index + 1 < runs.length; index += 2) {
    place += runs[index] ?? 0;
    ring[place] = runs[index + 1] ?? 0;
    place += 1;
  }
  return ring;
}

function rounded(value: number): number {
  return Math.round(value * 1000) / 1000;
}
