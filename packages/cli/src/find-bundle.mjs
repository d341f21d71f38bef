// The command and the server as few files, which `tools/bundle.mjs` makes of their sources. Plain JavaScript, as main.mjs is.
import { createRequire } from 'node:module';
import { fileURLToPath } from 'node:url';

// Importing it would read all its properties, some of which load others.
const { readFileSync, statSync } = createRequire(import.meta.url)('node:fs');

/** The checkout, with a slash at its end. */
const ROOT = fileURLToPath(new URL('../../../', import.meta.url));
/** Where bundles are. */
export const BUNDLES = `${ROOT}node_modules/.cache/upriver/`;
/** Names the newest bundle. */
export const BUNDLE_LIST = `${BUNDLES}bundle.json`;
/** Beside its entry: what it was made of. */
export const SOURCES_FILE = 'sources.json';

/** Beside it: what of these a command needs. @param {string} name */
export function commandSourcesFile(name) {
  return `sources-${name.replaceAll(' ', '-')}.json`;
}

/** Commands that need the server, the catalog or the manifests: for them it is worth finding out whether the bundle is current. */
export const LARGE_COMMANDS = [
  'backup',
  'catalog check',
  'catalog probe',
  'catalog test',
  'doctor',
  'manifests put',
  'mcp',
  'owner-link',
  'restore',
  'scan',
  'serve',
  'why',
];

/**
 * The one of them that a command line names by its first words.
 * @param {readonly string[]} words
 */
export function findLarge(words) {
  return LARGE_COMMANDS.find((name) => name.split(' ').every((word, index) => words[index] === word));
}

/**
 * Finds the bundle, if it was made of exactly the sources that are there now: each has its size and time of change.
 * @param {string} [command] one of the large commands: only the sources that it needs are compared
 * @returns its entry, a path; undefined where the sources have to be run
 */
export function findBundle(command) {
  try {
    const { entry } = JSON.parse(readFileSync(BUNDLE_LIST, 'utf8'));
    const folder = `${BUNDLES}${entry.slice(0, entry.lastIndexOf('/') + 1)}`;
    const list = command === undefined ? SOURCES_FILE : commandSourcesFile(command);
    const sources = JSON.parse(readFileSync(folder + list, 'utf8'));
    return sources.every(isCurrent) && statSync(BUNDLES + entry).isFile() ? BUNDLES + entry : undefined;
  } catch {
    return undefined;
  }
}

/** Compared as numbers: there are two thousand files. @param {[path: string, size: number, mtimeMs: number]} source its path in the checkout */
function isCurrent([path, size, mtimeMs]) {
  const stats = statSync(ROOT + path);
  return stats.size === size && stats.mtimeMs === mtimeMs;
}

/** What changes when a file does: its size, and its time of change. @param {string} path */
export function stampOf(path) {
  const { size, mtimeMs } = statSync(path);
  return [size, mtimeMs];
}
