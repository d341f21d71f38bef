import { captureFetch } from './capture/capture-fetch.ts';
import { classifyError } from './capture/classify.ts';
import { createWitness } from './capture/evidence.ts';
import type { Assembly } from './runtime/client.ts';
import { drain } from './transport/drain.ts';
import { withEnvironment } from './runtime/environment.ts';
import { asyncScope, syncScope } from './capture/call-scope.ts';
import type { Recorder } from './capture/recorder.ts';
import type { ScopeStorage } from './capture/call-scope.ts';
import { findOuter } from './runtime/outer.ts';
import { readShort } from './transport/read-short.ts';
import { start } from './runtime/start.ts';
import { instanceTag, readEvidence } from './runtime/witness.ts';
import { pause } from './runtime/timers.ts';
import { waitUntilOfVercel } from './runtime/vercel.ts';
import { createFetchPost } from './transport/transport-fetch.ts';
import type { Client, Options } from './types.ts';

export type * from './types.ts';

const BODY_BYTES_MAX = 450_000;
/** Calls of one invocation come in quick succession; waiting a little sends them together. */
const GATHER_MS = 250;

interface EdgeGlobals {
  AsyncLocalStorage?: new () => ScopeStorage;
  EdgeRuntime?: string;
  navigator?: { userAgent?: string };
  process?: {
    env?: Record<string, string | undefined>;
    getBuiltinModule?: (name: string) => { AsyncLocalStorage?: new () => ScopeStorage } | undefined;
  };
}

/**
 * Workers and edge functions: `fetch` is wrapped, and as nothing runs between invocations there are no timers. What was measured is sent while
 * the invocation is kept alive: by `waitUntil` where the platform or an option provides it, else whenever a batch is full or on `flush`.
 */
export function init(options?: Options | null): Client {
  const globals = globalThis as EdgeGlobals;
  const outer = findOuter(globals.AsyncLocalStorage);
  if (outer) return outer;
  const waiting = { elapsed: () => globalThis.performance?.now() ?? Date.now(), pause };
  const merged = withEnvironment(options, globals.process?.env ?? {});
  return start(merged, () => {
    const isOn = readEvidence(merged);
    return {
      platform: {
        runtime: globals.EdgeRuntime
          ? 'edge-light'
          : globals.navigator?.userAgent === 'Cloudflare-Workers'
            ? 'workerd'
            : 'edge',
        now: Date.now,
        elapsed: waiting.elapsed,
        random: Math.random,
        // Called at the end of each invocation, so it keeps to the interval that the server asked for.
        flush: async (sender, timeoutMs) => sender.dueMs() <= 0 && drain(sender, timeoutMs, false, waiting),
        post: createFetchPost({ headers: { 'content-type': 'application/json' } }, readShort),
        bodyBytesMax: BODY_BYTES_MAX,
        witness: () => createWitness(isOn, () => '', undefined),
      },
      tags: instanceTag(merged, isOn, () => undefined),
      scope: scopeOf(globals),
      attach(assembly) {
        assembly.undos.push(captureFetch(sendWhileAlive(assembly, waiting.elapsed, merged.waitUntil), classifyError));
      },
    };
  });
}

function scopeOf(globals: EdgeGlobals): ReturnType<typeof syncScope> {
  const Storage =
    globals.AsyncLocalStorage ?? globals.process?.getBuiltinModule?.('node:async_hooks')?.AsyncLocalStorage;
  return Storage ? asyncScope(() => new Storage()) : syncScope();
}

/** Asks the platform, once per burst of calls, to wait until they were sent. */
function sendWhileAlive({ client, recorder }: Assembly, elapsed: () => number, given: Options['waitUntil']): Recorder {
  let nextAt = 0;
  return {
    ...recorder,
    end(...args) {
      recorder.end(...args);
      if (elapsed() < nextAt) return;
      try {
        (given ?? waitUntilOfVercel())?.(pause(GATHER_MS).done.then(() => client.flush()));
        nextAt = elapsed() + GATHER_MS;
      } catch {
        // The invocation is over: what is queued goes with the next.
      }
    },
  };
}
