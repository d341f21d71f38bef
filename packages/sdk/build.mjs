// Builds dist/: one file per entry point and module format, minified, and the declarations of what is public.
import { spawnSync } from 'node:child_process';
import { copyFileSync, existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { build } from 'rolldown';

const here = dirname(fileURLToPath(import.meta.url));
const dist = join(here, 'dist');
const typed = join(dist, 'declarations');
const RUNTIMES = ['node', 'server', 'edge', 'browser'];
// These reach the main entry by the package's own name, so that the importing runtime chooses which build it gets.
const HELPERS = ['auto', 'next', 'serverless', 'workers'];
const PUBLIC_TYPES = ['index', 'node', 'types', ...HELPERS];
/** The command is a program, so it has one format. */
const COMMAND = 'check';

/** Properties that only the parts of one build use among themselves; nothing public and nothing of the platform is called so. */
const INTERNAL_NAMES = [
  'attempts',
  'bodyBytesMax',
  'credential',
  'constants',
  'dueMs',
  'enqueue',
  'expiresAt',
  'handOver',
  'isWanted',
  'mayBeReason',
  'nameEndpoint',
  'pauseMs',
  'recorder',
  'retryAfter',
  'throttled',
  'tries',
  'undos',
  'writer',
];

const viaPackageName = {
  name: 'via-package-name',
  resolveId: (id) => (id === './node.ts' ? { id: '@upriver/sdk', external: true } : null),
};

rmSync(dist, { recursive: true, force: true });
mkdirSync(dist, { recursive: true });
for (const name of [...RUNTIMES, ...HELPERS, COMMAND].filter((name) => existsSync(join(here, `src/${name}.ts`)))) {
  for (const [format, ending] of [['esm', 'js'], ...(name === COMMAND ? [] : [['cjs', 'cjs']])]) {
    const file = join(dist, `${name}.${ending}`);
    await build({
      input: join(here, `src/${name}.ts`),
      cwd: here,
      platform: 'neutral',
      external: /^node:/,
      plugins: [...HELPERS, COMMAND].includes(name) ? [viaPackageName] : [],
      logLevel: 'warn',
      output: {
        format,
        minify: true,
        file,
        sourcemap: name !== 'browser',
        banner: name === COMMAND ? '#!/usr/bin/env node' : '',
      },
    });
    // Nothing that bundlers may leave out: these are inside of functions.
    const text = readFileSync(file, 'utf8').replaceAll('/* @__PURE__ */ ', '');
    writeFileSync(file, name === 'browser' ? shorten(text) : text);
  }
}
declarations();
copyFileSync(join(here, '../../LICENSE'), join(here, 'LICENSE'));

/** A page pays for every byte, and minifying leaves the names of properties alone. */
function shorten(text) {
  return INTERNAL_NAMES.reduce(
    (shorter, name, index) => shorter.replaceAll(new RegExp(`\\b${name}\\b`, 'g'), `$${index.toString(36)}`),
    text,
  );
}

/** TypeScript writes one declaration per source; the public ones are kept, in both module formats. */
function declarations() {
  const tsc = join(dirname(createRequire(import.meta.url).resolve('typescript/package.json')), 'bin/tsc');
  const run = spawnSync(process.execPath, [tsc, '-p', join(here, 'tsconfig.build.json'), '--outDir', typed], {
    stdio: 'inherit',
  });
  if (run.status !== 0) process.exit(1);
  for (const name of PUBLIC_TYPES.filter((name) => existsSync(join(typed, `${name}.d.ts`)))) {
    const file = join(dist, `${name}.d.ts`);
    copyFileSync(join(typed, `${name}.d.ts`), file);
    const text = readFileSync(file, 'utf8').replaceAll(/(from '\.\/[a-z-]+)\.ts'/g, "$1.js'");
    writeFileSync(file, text);
    writeFileSync(join(dist, `${name}.d.cts`), text.replaceAll(/(from '\.\/[a-z-]+)\.js'/g, "$1.cjs'"));
  }
  rmSync(typed, { recursive: true });
}
