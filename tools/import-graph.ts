// Counts what is wrong with the graph of imports: `node tools/import-graph.ts [folder …]`, one column for each checkout.
import {
  isPure,
  isTest,
  listNodeValues,
  listSources,
  listValueImports,
  listWorldUses,
  packageOf,
  roomOf,
  targetOf,
} from './imports.ts';
import type { Source } from './imports.ts';

/** From the ground up: a package imports of lower layers only. */
const PACKAGE_LAYERS = [
  ['contract'],
  ['catalog', 'detection', 'manifests', 'mcp', 'sdk', 'status-pages'],
  ['inventory'],
  ['server'],
  ['demo'],
  ['cli', 'dashboard'],
];
/** The same for the rooms of the server; `wiring` is what stands at its top. */
const ROOM_LAYERS = [
  ['domain'],
  ['channels', 'columns', 'process', 'rules', 'threads'],
  ['outbound', 'store'],
  ['alerting', 'detection', 'doctor', 'linking', 'people', 'polling', 'probing', 'telemetry'],
  ['http'],
  ['wiring'],
];
/** Settings and metrics, which every room may read. */
const FOR_ALL = /^packages\/server\/src\/(?:config|metrics|version)\.ts$/;
const PARTLY_PURE = ['dashboard', 'server'];

type Arrow = readonly [from: string, to: string];

const folders = process.argv.length > 2 ? process.argv.slice(2) : ['.'];
const columns = folders.map((folder) => measure(listSources(folder).filter(({ path }) => !isTest(path))));
console.log(`| | ${folders.join(' | ')} |\n|---|${'---|'.repeat(folders.length)}`);
for (const name of Object.keys(columns[0] ?? {}))
  console.log(`| ${name} | ${columns.map((column) => column[name]).join(' | ')} |`);

function measure(sources: readonly Source[]): Record<string, number> {
  const files = sources.filter(({ path }) => packageOf(path) !== undefined);
  const betweenFiles = files.flatMap(fileArrows);
  const betweenPackages = files.flatMap(packageArrows);
  const betweenRooms = betweenFiles.flatMap(roomArrows);
  // Of the server and of the page only some rooms are pure.
  const pure = files.filter(({ path }) => isPure(path) && !PARTLY_PURE.includes(packageOf(path) ?? ''));
  const domain = files.filter(({ path }) => roomOf(path) === 'domain');
  return {
    'files of packages': files.length,
    'imports between them': betweenFiles.length + betweenPackages.length,
    'arrows up between packages': countUp(betweenPackages, PACKAGE_LAYERS),
    'cycles between packages': countCycles(betweenPackages),
    'arrows up between rooms of the server': countUp(betweenRooms, ROOM_LAYERS),
    'cycles between rooms of the server': countCycles(betweenRooms),
    'cycles between files that import values': countCycles(files.flatMap(valueArrows)),
    'pure packages': new Set(pure.map(({ path }) => packageOf(path))).size,
    '`node:` imports for their value in pure packages': pure.flatMap(({ text }) => listNodeValues(text)).length,
    'uses of clock, randomness, timers or I/O in pure packages': pure.flatMap(listWorldUses).length,
    'the same in `domain` of the server': domain.flatMap(listWorldUses).length,
  };
}

function fileArrows({ path, imports }: Source): Arrow[] {
  return imports.flatMap((specifier): Arrow[] => {
    const target = targetOf(path, specifier);
    return target === undefined ? [] : [[path, target]];
  });
}

function valueArrows({ path, text }: Source): Arrow[] {
  return listValueImports(text).flatMap((specifier): Arrow[] => {
    const target = targetOf(path, specifier);
    return target === undefined ? [] : [[path, target]];
  });
}

function packageArrows({ path, imports }: Source): Arrow[] {
  const from = packageOf(path) ?? '';
  return imports.flatMap((specifier): Arrow[] => {
    const to = /^@upriver\/([^/]+)/.exec(specifier)?.[1];
    return to === undefined || to === from ? [] : [[from, to]];
  });
}

function roomArrows([from, to]: Arrow): Arrow[] {
  if (packageOf(from) !== 'server' || FOR_ALL.test(to)) return [];
  const [room, target] = [roomOf(from) ?? 'wiring', roomOf(to) ?? 'wiring'];
  return room === target ? [] : [[room, target]];
}

/** Arrows to a higher layer. @throws when something is in no layer */
function countUp(arrows: readonly Arrow[], layers: readonly (readonly string[])[]): number {
  const layerOf = (name: string): number => {
    const found = layers.findIndex((layer) => layer.includes(name));
    if (found === -1) throw new Error(`${name} is in no layer: add it to the layers of tools/import-graph.ts`);
    return found;
  };
  return arrows.filter(([from, to]) => layerOf(to) > layerOf(from)).length;
}

/** Groups of nodes that reach one another, by Tarjan's algorithm. */
function countCycles(arrows: readonly Arrow[]): number {
  const targets = Map.groupBy(arrows, ([from]) => from);
  const numbers = new Map<string, number>();
  const lowest = new Map<string, number>();
  const open: string[] = [];
  let cycles = 0;
  const visit = (node: string): number => {
    const number = numbers.size;
    numbers.set(node, number);
    lowest.set(node, number);
    open.push(node);
    for (const [, next] of targets.get(node) ?? []) {
      if (!numbers.has(next)) visit(next);
      if (open.includes(next)) lowest.set(node, Math.min(lowest.get(node) ?? 0, lowest.get(next) ?? 0));
    }
    if (lowest.get(node) === number && open.splice(open.indexOf(node)).length > 1) cycles += 1;
    return number;
  };
  for (const node of targets.keys()) if (!numbers.has(node)) visit(node);
  return cycles;
}
