#!/usr/bin/env node
// Plain JavaScript, unlike all that it starts: were it TypeScript, every process would load what strips types, 18 MB, for it alone.
import { enableCompileCache } from 'node:module';
import { fileURLToPath } from 'node:url';

// Kept beside the packages: the next start finds every source stripped and compiled, in half the time and with less memory.
enableCompileCache(fileURLToPath(new URL('../../../node_modules/.cache/upriver', import.meta.url)));
const { run } = await import('./run.ts');

// A closed pipe or a full disk behind either of them is no reason to end a server.
for (const stream of [process.stdout, process.stderr]) stream.on('error', () => undefined);

process.exitCode = await run(process.argv.slice(2), process.env, {
  out: (text) => void process.stdout.write(text),
  error: (text) => void process.stderr.write(text),
});
