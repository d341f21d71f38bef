import { assemble, inertClient } from './client.ts';
import type { Assembly, FeatureScope } from './client.ts';
import { readConfig } from './config.ts';
import type { Platform } from './platform.ts';
import type { Client, Options } from './types.ts';
import { VERSION } from './version.ts';

/** What differs between runtimes. */
export interface Runtime {
  platform: Platform;
  scope: FeatureScope;
  /** Begins to observe. */
  attach(assembly: Assembly, options: Options): void;
}

/** Shared by the ESM and the CommonJS build and by copies of this package: one process is measured once. */
const SLOT = Symbol.for('@upriver/sdk');

/** The way of `init` on every runtime. Throws only for a wrong setting with `debug`. */
export function start(options: Options, makeRuntime: () => Runtime): Client {
  const running = currentClient();
  if (running) return running;
  const runtime = makeRuntime();
  const result = readConfig(options, runtime.platform.runtime, VERSION);
  if (result.kind === 'off') return inertClient();
  if (result.kind === 'wrong') {
    const message = `[upriver] Nothing is measured: ${result.problem}`;
    if (options.debug) throw new Error(message);
    console.error(message);
    return inertClient();
  }
  const assembly = assemble(result.config, runtime.platform, runtime.scope);
  setClient(assembly.client);
  assembly.onShutdown(() => setClient(undefined));
  runtime.attach(assembly, options);
  return assembly.client;
}

/** The client of this process, when there is one. */
export function currentClient(): Client | undefined {
  return (globalThis as { [SLOT]?: Client })[SLOT];
}

function setClient(client: Client | undefined): void {
  (globalThis as { [SLOT]?: Client | undefined })[SLOT] = client;
}
