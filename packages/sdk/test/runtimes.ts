import { existsSync } from 'node:fs';
import { spawnSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';

/** A program that runs JavaScript, and the arguments before the script's name. */
export interface Runtime {
  name: string;
  command: string;
  args: string[];
  env?: Record<string, string>;
}

const folder = fileURLToPath(new URL('../.runtimes/', import.meta.url));
const modules = `${folder}runtimes/node_modules/`;

/** What to say, and to type, when something is missing. */
export const HOW_TO_INSTALL = 'run `node tools/sdk-runtimes.mjs` first';

/** The Node that runs the tests, and the others that are here. Node 20 is the oldest that the SDK claims. */
export const NODES: Runtime[] = [
  { name: 'Node 20', command: '/usr/bin/node', args: [] },
  { name: 'Node 22', command: `${modules}node22/bin/node`, args: [] },
  { name: `Node ${process.versions.node.split('.')[0]}`, command: process.execPath, args: [] },
  { name: 'Node 26', command: `${modules}node26/bin/node`, args: [] },
];

export const BUN: Runtime = { name: 'Bun', command: `${modules}@oven/bun-linux-x64/bin/bun`, args: [] };
export const DENO: Runtime = {
  name: 'Deno',
  command: `${modules}@deno/linux-x64-glibc/deno`,
  args: ['run', '--allow-all', '--no-prompt', '--node-modules-dir=manual'],
  env: { DENO_NO_UPDATE_CHECK: '1' },
};

/** A sentence when a runtime is missing or is not the version its name says; undefined when it can be used. */
export function missing({ name, command }: Runtime): string | undefined {
  if (!existsSync(command)) return `${name} is not here: ${HOW_TO_INSTALL}`;
  const major = /^Node (\d+)$/.exec(name)?.[1];
  if (!major) return undefined;
  const version = spawnSync(command, ['--version'], { encoding: 'utf8' }).stdout.trim();
  return version.startsWith(`v${major}.`) ? undefined : `${command} is ${version}, not ${name}`;
}

/** Path of a module in one of the groups of tools/sdk-runtimes.mjs, or undefined. */
export function installed(group: 'runtimes' | 'libraries' | 'matrix' | 'tools', name: string): string | undefined {
  const path = `${folder}${group}/node_modules/${name}`;
  return existsSync(path) ? path : undefined;
}
