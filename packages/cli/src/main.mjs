#!/usr/bin/env node
// Plain JavaScript, unlike all that it starts: were it TypeScript, every process would load what strips types, 18 MB, for it alone. It names
// nothing that an older Node lacks, which could then not say so.
import nodeModule from 'node:module';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { findBundle, findLarge } from './find-bundle.mjs';

const NODE_MAJOR_MIN = 24;

if (Number.parseInt(process.versions.node, 10) < NODE_MAJOR_MIN) {
  process.stderr.write(
    `upriver: Node ${NODE_MAJOR_MIN} or newer is needed, and this is ${process.versions.node}. In a checkout, npm start and npm run upriver bring their own.\n`,
  );
  process.exitCode = 1;
} else {
  const words = process.argv.slice(2);
  const large = findLarge(words);
  // What a command reads it keeps until it ends. The young generation grows at once, and is collected half as often; a server stays small.
  // A hundred patterns are compared with each name of a file, most of them twice: compiling one takes longer than interpreting it fifty times. In long texts
  // each is compiled at once. And the young generation is collected when it is full, not in a task before.
  if (large !== undefined && large !== 'serve')
    for (const flag of ['--semi-space-growth-factor=16', '--regexp-tier-up-ticks=50', '--no-minor-gc-task'])
      process.getBuiltinModule('node:v8').setFlagsFromString(flag);
  // Kept beside the packages: the next start finds every source stripped and compiled, in half the time and with less memory.
  nodeModule.enableCompileCache(fileURLToPath(new URL('../../../node_modules/.cache/upriver', import.meta.url)));
  // Before anything of the command is loaded, which the bundle holds, too.
  const bundle = large === undefined ? undefined : findBundle(large);
  const { run } = await import(bundle === undefined ? './run.ts' : pathToFileURL(bundle).href);

  // A closed pipe or a full disk behind either of them is no reason to end a server.
  for (const stream of [process.stdout, process.stderr]) stream.on('error', () => undefined);

  const console = {
    out: (text) => void process.stdout.write(text),
    error: (text) => void process.stderr.write(text),
  };
  process.exitCode = await run(words, process.env, console);
}
