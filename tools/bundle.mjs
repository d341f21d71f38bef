// Makes one bundle of the command, the server and their threads, with the packages that they use: `node tools/bundle.mjs`. It
// starts in less than half the time, because Node finds and links a hundred files instead of three thousand. The sources stay
// what is true: packages/cli/src/find-bundle.mjs uses the bundle only while they have not changed. Does nothing while there
// is one.
import { createHash } from 'node:crypto';
import { globSync, readdirSync, renameSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { isBuiltin } from 'node:module';
import { join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import {
  BUNDLES,
  BUNDLE_LIST,
  LARGE_COMMANDS,
  SOURCES_FILE,
  commandSourcesFile,
  findBundle,
  stampOf,
} from '../packages/cli/src/find-bundle.mjs';

/** Processes that run may load parts of an older one. */
const BUNDLES_KEPT = 3;
const root = fileURLToPath(new URL('..', import.meta.url));
const source = (path) => join(root, 'packages', path);
/** Its module, and the file beside the bundle that it becomes. */
const CATALOG = source('catalog/src/all-vendors.ts');
const CATALOG_FILE = 'vendors.json';
const CLAIMS = source('catalog/src/claims-text.ts');
const TABLE = source('catalog/src/lookup-table.ts');
/** Where in it each vendor is. */
const PLACES_FILE = 'vendor-places.txt';
/** The parts of what its vendors claim, of which a command looks up a few names. */
const claimsFile = (part) => `claims-${part}.txt`;
/** Files that threads are started with, beside the entry. */
const THREADS = {
  'serving-thread': source('server/src/serving-thread.ts'),
  'checkpoint-thread': source('server/src/store/dialect/checkpoint-thread.ts'),
  'upload-thread': source('manifests/src/reader/upload-thread.ts'),
  worker: source('manifests/src/reader/worker.ts'),
};

/**
 * Modules of Node are required where sources import them, but for these: `import` reads every property of a module, and some
 * of these load others that hardly anything uses. `http` alone loads Node's own undici for its `WebSocket`, in 43 ms. Of these
 * few, such properties are what is wanted.
 */
const IMPORTED = new Set(['async_hooks', 'module', 'net']);

if (findBundle() === undefined) await bundle();

async function bundle() {
  const { build } = await import('rolldown');
  const name = `bundle-${Date.now()}-${process.pid}`;
  // Before they are read: what changes meanwhile makes the bundle stale.
  const before = new Map();
  for (const path of globSync(source('catalog/src/**/!(*.test).ts'))) noteStamp(before, path);
  const { listVendors } = await import(pathToFileURL(CATALOG).href);
  const { writeClaims } = await import(pathToFileURL(CLAIMS).href);
  const { writeTable } = await import(pathToFileURL(TABLE).href);
  const lines = listVendors().map((vendor) => toAscii(JSON.stringify(vendor)));
  const catalog = `[${lines.join(',')}]`;
  const fingerprint = createHash('sha256').update(catalog).digest('hex');
  const graph = new Map();
  function noteModules() {
    for (const id of this.getModuleIds()) graph.set(id, this.getModuleInfo(id));
  }
  await build({
    input: { run: source('cli/src/run.ts'), ...THREADS },
    cwd: root,
    platform: 'node',
    // The other build of jsonc-parser requires its parts in a way that no bundler follows.
    resolve: { mainFields: ['module', 'main'] },
    // The first is found by the file that it loads, the second is not installed, and the others the framework requires only of those who
    // give it schemas.
    external: ['web-tree-sitter', 'pg-native', '@fastify/ajv-compiler', '@fastify/fast-json-stringify-compiler'],
    logLevel: 'silent',
    plugins: [
      { name: 'own-places', load: (id) => noteStamp(before, id), transform: keepPlaces },
      { name: 'graph', buildEnd: noteModules },
      { name: 'required-modules', resolveId: nameRequired, load: loadRequired },
      { name: 'catalog', load: (id) => (id === CATALOG ? catalogModule(fingerprint) : null) },
    ],
    output: {
      dir: BUNDLES + name,
      format: 'esm',
      // Names and lines stay, for stack traces. A text with a single character outside of Latin-1 takes twice the
      // memory.
      minify: { compress: false, mangle: false, codegen: { removeWhitespace: false, asciiOnly: true } },
      comments: false,
      entryFileNames: '[name].mjs',
      chunkFileNames: '[name]-[hash].mjs',
    },
  });
  writeFileSync(`${BUNDLES}${name}/${CATALOG_FILE}`, catalog);
  let at = 1;
  const places = listVendors().map(({ slug }, index) => {
    const place = [slug, `${at} ${lines[index].length}`];
    at += lines[index].length + 1;
    return place;
  });
  writeFileSync(`${BUNDLES}${name}/${PLACES_FILE}`, writeTable(places));
  for (const [part, text] of writeClaims(listVendors())) writeFileSync(`${BUNDLES}${name}/${claimsFile(part)}`, text);
  // Packages change with the lockfile.
  before.set(join(root, 'package-lock.json'), stampOf(join(root, 'package-lock.json')));
  const write = (file, isNeeded) => {
    const sources = [...before].filter(([path]) => !path.startsWith(join(root, 'node_modules/')) && isNeeded(path));
    const list = sources.map(([path, stamp]) => [path.slice(root.length), ...stamp]);
    writeFileSync(`${BUNDLES}${name}/${file}`, JSON.stringify(list));
  };
  write(SOURCES_FILE, () => true);
  for (const command of LARGE_COMMANDS) {
    const loaded = listLoaded(graph, command);
    // What no module loads made the catalog, with the vocabulary of the contract.
    const madeCatalog = (path) => !graph.has(path) || path.startsWith(source('contract/'));
    write(commandSourcesFile(command), (path) => loaded.has(path) || madeCatalog(path));
  }
  const list = `${BUNDLE_LIST}.${process.pid}`;
  writeFileSync(list, JSON.stringify({ entry: `${name}/run.mjs` }));
  renameSync(list, BUNDLE_LIST);
  removeOld();
}

/**
 * The modules that a command and its threads load, if they are all run.
 * @param graph each module with those that it imports, at once or later
 */
function listLoaded(graph, command) {
  const loaded = new Set();
  const add = (id) => {
    const module = graph.get(id);
    if (loaded.has(id) || module === undefined) return;
    loaded.add(id);
    const threads = Object.entries(THREADS).filter(([thread]) => module.code?.includes(`${thread}.mjs`));
    // The table of commands would lead to all of them.
    const later = id === source('cli/src/commands/index.ts') ? [] : module.dynamicallyImportedIds;
    for (const next of [...module.importedIds, ...later, ...threads.map(([, file]) => file)]) add(next);
  };
  add(source('cli/src/run.ts'));
  add(source(`cli/src/commands/${command.replaceAll(' ', '-')}.ts`));
  return loaded;
}

/** Only what sources and packages import: what they require is required anyway. */
function nameRequired(id, _importer, { kind }) {
  const name = id.replace(/^node:/, '');
  return kind === 'import-statement' && isBuiltin(id) && !IMPORTED.has(name)
    ? { id: `\0required:${name}`, moduleSideEffects: false }
    : null;
}

/**
 * A module that requires the one of Node and exports its properties, but for those that are computed when they are read. Those that nobody imports are
 * left out of the bundle: some are loaded by Node when they are read first, `TextDecoder` of `util` and `performance` of `perf_hooks` among them.
 */
function loadRequired(id) {
  const [, name] = /^\0required:(.+)$/.exec(id) ?? [];
  if (name === undefined) return null;
  const names = Object.entries(Object.getOwnPropertyDescriptors(process.getBuiltinModule(`node:${name}`)))
    .filter(([key, descriptor]) => descriptor.get === undefined && key !== 'default' && /^\w+$/.test(key))
    .map(([key]) => `export const ${key} = /* @__PURE__ */ $property('${key}');`);
  return [
    `import { createRequire } from 'node:module';`,
    `const required = createRequire(import.meta.url)('node:${name}');`,
    'const $property = (name) => required[name];',
    'export default required;',
    ...names,
  ].join('\n');
}

/** The vendors as the sources make them, from files that are read when they are first asked for. Same exports as the source. */
function catalogModule(fingerprint) {
  return `
    import { closeSync, existsSync, openSync, readFileSync, readSync } from 'node:fs';
    import { readClaims } from ${JSON.stringify(CLAIMS)};
    import { openTable } from ${JSON.stringify(TABLE)};
    export const BUNDLED_FINGERPRINT = '${fingerprint}';
    const place = (file) => new URL(file, import.meta.url);
    const readText = (file) => readFileSync(place(file), 'latin1');
    let vendors, indexes, places;
    // Few questions need all vendors, and those who ask keep little of them.
    export function listVendors() {
      const known = vendors?.deref();
      if (known !== undefined) return known;
      const read = JSON.parse(readText('${CATALOG_FILE}'));
      vendors = new WeakRef(read);
      return read;
    }
    export function indexCatalog() {
      const read = (part) => {
        const file = 'claims-' + part + '.txt';
        return existsSync(place(file)) ? readText(file) : undefined;
      };
      return (indexes ??= readClaims(read));
    }
    const found = new Map();
    export function findVendor(slug) {
      if (!found.has(slug)) {
        const at = (places ??= openTable(readText('${PLACES_FILE}'))).find(slug);
        found.set(slug, at === undefined ? undefined : JSON.parse(readPart(...at.split(' ').map(Number))));
      }
      return found.get(slug);
    }
    function readPart(position, length) {
      const file = openSync(place('${CATALOG_FILE}'));
      const bytes = Buffer.alloc(length);
      readSync(file, bytes, 0, length, position);
      closeSync(file);
      return bytes.latin1Slice();
    }`;
}

/** The same JSON without characters outside of Latin-1, as the code is: it is read in half the time, and takes half the memory. */
function toAscii(json) {
  return json.replaceAll(/[^\0-\x7f]/g, (unit) => `\\u${unit.charCodeAt(0).toString(16).padStart(4, '0')}`);
}

function noteStamp(stamps, id) {
  if (id.startsWith(root)) stamps.set(id, stampOf(id));
  return null;
}

/** Files beside a source are found where it is; threads are started with the bundle's own files. */
function keepPlaces(code, id) {
  if (id === CATALOG || !id.startsWith(source('')) || !code.includes('import.meta.url')) return null;
  const threads = Object.keys(THREADS).join('|');
  return code
    .split(new RegExp(`(new URL\\('(?:\\./)?(?:${threads})\\.ts', import\\.meta\\.url\\))`))
    .map((part, place) =>
      place % 2 === 1
        ? part.replace('.ts', '.mjs')
        : part.replaceAll('import.meta.url', JSON.stringify(pathToFileURL(id).href)),
    )
    .join('');
}

function removeOld() {
  const bundles = readdirSync(BUNDLES)
    .filter((name) => name.startsWith('bundle-'))
    .toSorted((a, b) => statSync(BUNDLES + b).mtimeMs - statSync(BUNDLES + a).mtimeMs);
  for (const name of bundles.slice(BUNDLES_KEPT)) rmSync(BUNDLES + name, { recursive: true, force: true });
}
