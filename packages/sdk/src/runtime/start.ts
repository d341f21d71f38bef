import { assemble, inertClient } from './client.ts';
import type { Assembly, CallScope } from './client.ts';
import { readConfig } from './config.ts';
import type { Platform } from './platform.ts';
import type { Client, Options } from '../types.ts';
import { VERSION } from '../version.ts';

/** What differs between runtimes. */
export interface Runtime {
  platform: Platform;
  scope: CallScope;
  /** Tags that the application's own replace. */
  tags?: Options['tags'];
  /** Begins to observe. */
  attach(assembly: Assembly, options: Options): void;
}

/** Shared by the ESM and the CommonJS build and by copies of this package: one process is measured once. */
export const SLOT = Symbol.for('upriver');

/** The way of `init` on every runtime. Throws only for a wrong setting with `debug`. */
export function start(options: Options, makeRuntime: () => Runtime): Client {
  const slot = globalThis as { [SLOT]?: Client | undefined };
  const running = slot[SLOT];
  if (running) return running;
  if (options.enabled === false) return inertClient();
  let assembly: Assembly | undefined;
  try {
    const runtime = makeRuntime();
    const tags = runtime.tags ? { ...runtime.tags, ...options.tags } : options.tags;
    const config = readConfig({ ...options, tags }, runtime.platform.runtime, VERSION);
    assembly = assemble(config, runtime.platform, runtime.scope);
    slot[SLOT] = assembly.client;
    assembly.undos.push(() => (slot[SLOT] = undefined));
    runtime.attach(assembly, options);
    return assembly.client;
  } catch (error) {
    // A runtime that the application has changed may refuse in the middle.
    for (const undo of assembly?.undos ?? []) undo();
    if (options.debug) throw error;
    console.error('[upriver] not measuring:', (error as Error).message);
    return inertClient();
  }
}
