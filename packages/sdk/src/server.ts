import { AsyncLocalStorage } from 'node:async_hooks';
import { performance } from 'node:perf_hooks';
import { captureFetch } from './capture/capture-fetch.ts';
import { classifyError } from './capture/classify.ts';
import { captureHttp } from './capture/capture-http.ts';
import type { Scoped } from './runtime/client.ts';
import { drain } from './transport/drain.ts';
import { createEndpointNamer } from './capture/endpoint-namer.ts';
import { withEnvironment } from './runtime/environment.ts';
import { createColumnsWriter } from './transport/columns-writer.ts';
import { createEventWriter } from './transport/event-writer.ts';
import { flushOnExit } from './runtime/exit.ts';
import { asyncScope } from './capture/call-scope.ts';
import { createShare } from './capture/share.ts';
import { readShort } from './transport/read-short.ts';
import { start } from './runtime/start.ts';
import { later, pause } from './runtime/timers.ts';
import { createFetchPost } from './transport/transport-fetch.ts';
import { hostName, instanceTag, readEvidence, serverWitness } from './runtime/witness.ts';
import type { Client, Options } from './types.ts';

export type * from './types.ts';

const BODY_BYTES_MAX = 450_000;

/** Bun and Deno: their `fetch` publishes nothing and is wrapped, their `node:http` publishes what Node's does. */
export function init(options?: Options | null): Client {
  const waiting = { elapsed: () => performance.now(), pause };
  const merged = withEnvironment(options, process.env);
  return start(merged, () => {
    const isOn = readEvidence(merged);
    return {
      platform: {
        runtime: runtimeName(process.versions),
        now: Date.now,
        elapsed: waiting.elapsed,
        random: Math.random,
        later,
        share: createShare(),
        nameEndpoint: createEndpointNamer(),
        writer: createEventWriter,
        columns: createColumnsWriter,
        flush: (sender, timeoutMs) => drain(sender, timeoutMs, true, waiting),
        post: createFetchPost({ headers: { 'content-type': 'application/json' } }, readShort),
        bodyBytesMax: BODY_BYTES_MAX,
        witness: serverWitness(isOn, waiting),
      },
      tags: instanceTag(merged, isOn, hostName),
      scope: asyncScope(() => new AsyncLocalStorage<Scoped>()),
      attach(assembly) {
        const original = globalThis.fetch;
        assembly.undos.push(captureFetch(assembly.recorder, classifyError));
        // Bun keeps more functions on `fetch`, such as `preconnect`.
        Object.assign(globalThis.fetch, original);
        assembly.undos.push(captureHttp(assembly.recorder, waiting.elapsed));
        flushOnExit(assembly, waiting, merged.flushOnSigterm === true);
      },
    };
  });
}

function runtimeName(versions: Record<string, string | undefined>): string {
  const name = ['bun', 'deno'].find((name) => versions[name]) ?? 'node';
  return `${name}/${versions[name]}`;
}
