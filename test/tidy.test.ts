// Mechanical rules of the code: who may import whom, names, sizes.
import assert from 'node:assert/strict';
import { execFileSync } from 'node:child_process';
import { readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { test } from 'node:test';
import { fileURLToPath } from 'node:url';
import {
  isPure,
  isTest,
  listDeadExports,
  listNodeValues,
  listSources,
  listWorldUses,
  roomOf,
  stripComments,
  stripTexts,
  targetOf,
} from '../tools/imports.ts';
import { listFunctionLengths } from '../tools/function-lengths.ts';

const ROOT = fileURLToPath(new URL('..', import.meta.url));

/** Package → packages of ours that it may import. */
const PACKAGES: Readonly<Record<string, readonly string[]>> = {
  contract: [],
  catalog: ['contract'],
  detection: ['contract'],
  inventory: ['contract', 'catalog', 'manifests'],
  manifests: ['contract'],
  mcp: ['contract'],
  sdk: ['contract'],
  'status-pages': ['contract'],
  server: ['contract', 'catalog', 'detection', 'inventory', 'manifests', 'mcp', 'status-pages'],
  demo: ['contract', 'server', 'sdk'],
  cli: ['contract', 'catalog', 'demo', 'inventory', 'manifests', 'mcp', 'server', 'status-pages'],
  dashboard: ['contract'],
};

/** Room of the server → rooms, and packages of ours by their whole names, that it may import. Every room may import `contract`. */
const ROOMS: Readonly<Record<string, readonly string[]>> = {
  process: ['domain'],
  threads: [],
  domain: ['@upriver/status-pages'],
  columns: ['domain', '@upriver/detection'],
  store: ['domain', 'columns', '@upriver/catalog', '@upriver/detection', '@upriver/status-pages'],
  outbound: ['domain', 'process'],
  rules: ['domain'],
  channels: ['domain'],
  alerting: ['domain', 'process', 'store', 'outbound', 'rules', 'channels'],
  polling: ['domain', 'process', 'threads', 'store', 'outbound', '@upriver/catalog', '@upriver/status-pages'],
  probing: ['domain', 'process', 'store', 'outbound', 'linking', '@upriver/catalog'],
  telemetry: ['domain', 'columns', 'process', 'threads', 'store', '@upriver/catalog'],
  detection: ['domain', 'columns', 'process', 'store', '@upriver/detection'],
  people: ['domain', 'process', 'store'],
  linking: ['domain', 'threads', 'store', '@upriver/catalog', '@upriver/inventory', '@upriver/manifests'],
  http: [
    'domain',
    'columns',
    'process',
    'threads',
    'store',
    'linking',
    'people',
    'telemetry',
    'detection',
    'rules',
    'channels',
    'alerting',
    '@upriver/catalog',
    '@upriver/detection',
    '@upriver/inventory',
    '@upriver/mcp',
    '@upriver/status-pages',
  ],
};
/** What rooms of the server may import of Node for its value: functions whose answer depends on their arguments alone. Packages: nothing. */
const COMPUTING: Readonly<Record<string, readonly string[]>> = {
  'node:crypto': ['createHash', 'createHmac', 'hash', 'timingSafeEqual'],
  'node:net': ['BlockList', 'isIP'],
  'node:zlib': ['crc32', 'deflateRawSync', 'inflateRawSync'],
};
/** Files at the top of the server that any room may read types and settings from. */
const SHARED_FILES = ['config.ts', 'metrics.ts'];

/** Rooms that know nouns only. */
const WITHOUT_ROWS = ['alerting', 'detection', 'doctor', 'http', 'linking', 'polling', 'telemetry'];
/** A property read or taken apart by a column's name. */
const COLUMN_READ = /(?<=[\w)\]?!])\.[a-z]+(?:_[a-z]+)+\b|(?<=[{,] )[a-z]+(?:_[a-z]+)+(?=: [a-z]\w*[,} ])/g;

/** The contract is read as a whole for the API's description, fixtures by walking the disk; what the page speaks to the API with is whole. */
const EXPORTED_FOR_ALL = /^packages\/contract\/|^packages\/dashboard\/src\/api\/|\/fixtures\.ts fixtures$/;

const FORBIDDEN_NAMES = /^(?:utils?|helpers?|common|misc|base)$/;
const LINES_MAX = 400;
const FUNCTION_LINES_MAX = 70;
/** One entry after the other, with nothing to name between them: the wiring, metrics, columns of tables, hypotheses of causes. */
const LONG_LISTS = /\/server\/src\/(?:app|metrics)\.ts$|\/store\/migrations\/|\/causes\/[a-z]+-hypotheses\.ts$/;
/** Lists with one line an entry grow with the world. */
const LISTS = /\/cli\/src\/commands\/index\.ts$|\/catalog\/src\/(?:vendors\/index|brief\/[a-z-]+)\.ts$/;

const sources = listSources(ROOT);

test('packages import only what they may', () => {
  const wrong = sources.flatMap(({ path, imports }) => {
    const [, name = ''] = /^packages\/([^/]+)\/src\//.exec(path) ?? [];
    const allowed = PACKAGES[name];
    if (allowed === undefined || isTest(path)) return [];
    return imports
      .map((specifier) => /^@upriver\/([^/]+)/.exec(specifier)?.[1])
      .filter((target) => target !== undefined && target !== name && !allowed.includes(target))
      .map((target) => `${path} imports ${target}`);
  });
  assert.deepEqual(wrong, []);
});

test('rooms of the server import only what they may', () => {
  const wrong = sources.flatMap(({ path, imports }) => {
    const room = roomOf(path);
    const allowed = room === undefined ? undefined : ROOMS[room];
    if (allowed === undefined || isTest(path)) return [];
    return imports.flatMap((specifier) => {
      const target = roomOfImport(path, specifier);
      return target === undefined || target === room || target === '@upriver/contract' || allowed.includes(target)
        ? []
        : [`${path} imports ${target}`];
    });
  });
  assert.deepEqual(wrong, []);
});

test('the graph of imports has no arrow up and no cycle, and every package and room has a layer', () => {
  const table = execFileSync(process.execPath, [join(ROOT, 'tools/import-graph.ts'), ROOT], { encoding: 'utf8' });
  const counted = [...table.matchAll(/^\| ((?:arrows up|cycles) between .*) \| (\d+) \|$/gm)];
  assert.equal(counted.length, 5);
  for (const [, what, count] of counted) assert.equal(count, '0', what);
});

test('pure packages and rooms have neither I/O nor clock nor randomness', () => {
  const wrong = sources
    .filter(({ path }) => isPure(path))
    .flatMap(({ path, text }) => {
      return [
        ...listNodeValues(text)
          .filter(([from, name]) => (path.startsWith('packages/server/') ? !COMPUTING[from]?.includes(name) : true))
          .map(([from, name]) => `${path} imports ${name} of ${from}`),
        ...listWorldUses({ path, text }).map((name) => `${path} uses ${name}`),
      ];
    });
  assert.deepEqual(wrong, []);
});

test('no row leaves the store: tables, SQL and snake_case columns stay there', () => {
  const wrong = sources
    .filter(({ path }) => WITHOUT_ROWS.includes(roomOf(path) ?? '') && !isTest(path))
    .flatMap(({ path, text, imports }) => {
      const code = stripTexts(stripComments(text));
      // Events, deliveries of webhooks and JSON feeds have snake_case fields on the wire.
      const isWire = /^packages\/server\/src\/(?:telemetry|http\/change-hooks|http\/feeds)\//.test(path);
      const columns = isWire ? [] : [...code.matchAll(COLUMN_READ)];
      return [
        ...imports
          .filter((from) => from.includes('/store/schema/') || from === 'kysely')
          .map((from) => `imports ${from}`),
        ...columns.map(([read]) => `reads ${read}`),
      ].map((what) => `${path} ${what}`);
    });
  assert.deepEqual(wrong, []);
});

test('only the wiring and tests import the wiring', () => {
  const wrong = sources.filter(
    ({ path, imports }) =>
      path.startsWith('packages/server/src/') &&
      !isTest(path) &&
      !/\/src\/(?:app|index|main|serve|serving-threads?)\.ts$/.test(path) &&
      imports.some((specifier) => specifier.endsWith('/app.ts')),
  );
  assert.deepEqual(
    wrong.map(({ path }) => path),
    [],
  );
});

test('nothing is exported that nobody imports', () => {
  const wrong = listDeadExports(sources).filter((line) => !EXPORTED_FOR_ALL.test(line));
  assert.deepEqual(wrong, []);
});

test('files have names that say what is in them, in kebab-case', () => {
  const wrong = sources
    .map(({ path }) => path)
    .filter((path) => {
      const name =
        path
          .split('/')
          .at(-1)
          ?.replace(/(?:\.test|\.d)?\.[mc]?[jt]sx?$/, '') ?? '';
      return FORBIDDEN_NAMES.test(name) || !/^[a-z0-9]+(?:[-.][a-z0-9]+)*$/.test(name);
    });
  assert.deepEqual(wrong, []);
});

test('files stay small enough to be read', () => {
  const wrong = sources
    .filter(
      ({ path, lines }) =>
        lines > LINES_MAX &&
        !isTest(path) &&
        !LISTS.test(path) &&
        !path.includes('/generated/') &&
        !path.startsWith('bench/'),
    )
    .map(({ path, lines }) => `${path}: ${lines} lines`);
  assert.deepEqual(wrong, []);
});

test('functions read as steps: the lines of each, without those of the functions in it, fit on a screen', () => {
  const wrong = sources
    .filter(({ path }) => /^packages\/[^/]+\/src\//.test(path) && !isTest(path) && !LONG_LISTS.test(path))
    .flatMap(({ path, text }) =>
      listFunctionLengths(text)
        .filter(({ lines }) => lines > FUNCTION_LINES_MAX)
        .map(({ name, lines }) => `${path} ${name}: ${lines} lines`),
    );
  assert.deepEqual(wrong, []);
});

test('no test is skipped or narrowed in passing', () => {
  const wrong = sources.filter(({ path, text }) => isTest(path) && /\b(?:test|it|describe)\.only\(/.test(text));
  assert.deepEqual(
    wrong.map(({ path }) => path),
    [],
  );
});

test('no suite waits before it names its tests, whose suite the runner would not know (test/support/promise-tracking.ts)', () => {
  const wrong = sources.filter(({ path, text }) => isTest(path) && /\bdescribe\((?:[^\n]*, )?async\b/.test(text));
  assert.deepEqual(
    wrong.map(({ path }) => path),
    [],
  );
});

test('no type of ours is any', () => {
  const wrong = sources.filter(
    ({ path, text }) =>
      path.startsWith('packages/') && !isTest(path) && /(?::|<|as) any\b(?!\w)/.test(stripComments(text)),
  );
  assert.deepEqual(
    wrong.map(({ path }) => path),
    [],
  );
});

test('no example calls a registry that packages come from', () => {
  const host = ['registry', 'npmjs', 'org'].join('.');
  const folder = join(ROOT, 'examples');
  const wrong = readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && readFileSync(join(entry.parentPath, entry.name), 'utf8').includes(host))
    .map(({ name }) => name);
  assert.deepEqual(wrong, []);
});

function roomOfImport(path: string, specifier: string): string | undefined {
  const ours = /^@upriver\/[^/]+/.exec(specifier)?.[0];
  if (ours !== undefined) return ours;
  const target = targetOf(path, specifier);
  if (target === undefined) return undefined;
  const room = roomOf(target);
  if (room !== undefined) return room;
  const top = /^packages\/server\/src\/([^/]+\.ts)$/.exec(target)?.[1];
  return top === undefined || SHARED_FILES.includes(top) ? undefined : top;
}

test('every suite draws the values of its properties from the fixed seed', () => {
  const { scripts } = JSON.parse(readFileSync(join(ROOT, 'package.json'), 'utf8')) as {
    scripts: Record<string, string>;
  };
  const random = Object.entries(scripts).filter(
    ([, command]) => /node .*--test\b/u.test(command) && !command.includes('--import ./test/support/property-seed.ts'),
  );
  assert.deepEqual(random, []);
});

test('every migration has a number of its own', () => {
  const folder = join(ROOT, 'packages/server/src/store/migrations');
  const numbers = readdirSync(folder).map((name) => name.slice(0, 4));
  assert.deepEqual(
    numbers.filter((number, index) => numbers.indexOf(number) !== index),
    [],
  );
});
