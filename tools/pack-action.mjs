// Makes dist/action: the GitHub Action as one folder that runs on the runner's Node 24 without an installation.
import { cpSync, mkdirSync, readFileSync, readdirSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { build } from 'rolldown';

const BYTES_MAX = 30 * 1000 * 1000;
const root = fileURLToPath(new URL('..', import.meta.url));
const action = resolve(root, process.argv[2] ?? 'dist/action');

/** Files that the bundle looks up by the name of their package: grammars, and what runs them. */
const FILES = [
  'tree-sitter-python/tree-sitter-python.wasm',
  'tree-sitter-ruby/tree-sitter-ruby.wasm',
  '@tree-sitter-grammars/tree-sitter-kotlin/tree-sitter-kotlin.wasm',
  'web-tree-sitter/web-tree-sitter.js',
  'web-tree-sitter/web-tree-sitter.wasm',
];

rmSync(action, { recursive: true, force: true });
await build({
  input: {
    action: join(root, 'packages/cli/src/action/main.ts'),
    worker: join(root, 'packages/manifests/src/reader/worker.ts'),
  },
  cwd: root,
  platform: 'node',
  // The other build of jsonc-parser requires its parts in a way that no bundler follows.
  resolve: { mainFields: ['module', 'main'] },
  external: ['web-tree-sitter'],
  logLevel: 'warn',
  output: {
    dir: join(action, 'lib'),
    format: 'esm',
    minify: true,
    // The thread is started by the name of its source.
    entryFileNames: ({ name }) => (name === 'worker' ? 'worker.ts' : '[name].js'),
    chunkFileNames: '[name]-[hash].js',
  },
});
for (const file of FILES) {
  const name = file
    .split('/')
    .slice(0, file.startsWith('@') ? 2 : 1)
    .join('/');
  const from = join(root, 'node_modules', name);
  mkdirSync(join(action, 'node_modules', name), { recursive: true });
  for (const part of ['package.json', file.slice(name.length + 1), 'LICENSE'])
    cpSync(join(from, part), join(action, 'node_modules', name, part));
}
const { version } = JSON.parse(readFileSync(join(root, 'packages/cli/package.json'), 'utf8'));
writeFileSync(join(action, 'package.json'), `${JSON.stringify({ name: 'upriver-action', version, type: 'module' })}\n`);
cpSync(join(root, 'packages/cli/src/action/action.yml'), join(action, 'action.yml'));
cpSync(join(root, 'LICENSE'), join(action, 'LICENSE'));
const bytes = sizeOf(action);
console.log(`${action}: ${(bytes / 1e6).toFixed(1)} MB`);
if (bytes > BYTES_MAX) throw new Error(`the action must stay below ${BYTES_MAX / 1e6} MB`);

function sizeOf(folder) {
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .reduce((sum, entry) => sum + statSync(join(entry.parentPath, entry.name)).size, 0);
}
