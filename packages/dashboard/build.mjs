// Builds the page into dist/: hashed assets and one index.html. Does nothing while the sources are those of the last build.
import { createHash } from 'node:crypto';
import { existsSync, readFileSync, readdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

const here = fileURLToPath(new URL('.', import.meta.url));
const stamp = join(here, 'dist', '.sources');
const sources = hashSources();

if (!existsSync(stamp) || readFileSync(stamp, 'utf8') !== sources) {
  const { build } = await import('vite');
  console.error('upriver: building the page …');
  await build({
    root: here,
    configFile: false,
    logLevel: 'warn',
    oxc: { jsx: { runtime: 'automatic', importSource: 'preact' } },
    build: {
      outDir: 'dist',
      emptyOutDir: true,
      target: 'es2023',
      // No script that Vite would add, and no asset inside another: the Content-Security-Policy allows files of this server only.
      modulePreload: { polyfill: false },
      assetsInlineLimit: 0,
    },
  });
  writeFileSync(stamp, sources);
}

/** Names and contents of everything that the build reads. */
function hashSources() {
  const hash = createHash('sha256');
  for (const name of ['build.mjs', 'index.html', 'package.json']) hash.update(readFileSync(join(here, name)));
  const files = readdirSync(join(here, 'src'), { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && !entry.name.endsWith('.test.ts'))
    .map((entry) => join(entry.parentPath, entry.name));
  for (const file of files.toSorted()) hash.update(file.slice(here.length)).update(readFileSync(file));
  return hash.digest('hex');
}
