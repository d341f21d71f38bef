import { AsyncLocalStorage } from 'node:async_hooks';
import { performance } from 'node:perf_hooks';
import { captureHttp } from './capture/capture-http.ts';
import { captureHttp2 } from './capture/capture-http2.ts';
import { captureUndici } from './capture/capture-undici.ts';
import type { Scoped } from './runtime/client.ts';
import { drain } from './transport/drain.ts';
import { createEndpointNamer } from './capture/endpoint-namer.ts';
import { withEnvironment } from './runtime/environment.ts';
import { createColumnsWriter } from './transport/columns-writer.ts';
import { createEventWriter } from './transport/event-writer.ts';
import { flushOnExit } from './runtime/exit.ts';
import { asyncScope } from './capture/call-scope.ts';
import { showToSandboxes } from './runtime/outer.ts';
import { createShare } from './capture/share.ts';
import { start } from './runtime/start.ts';
import { later, pause } from './runtime/timers.ts';
import { createNodePost } from './transport/transport-node.ts';
import { hostName, instanceTag, readEvidence, serverWitness } from './runtime/witness.ts';
import type { Client, Options } from './types.ts';

export type * from './types.ts';

/** Keeps a body well under what servers and proxies take. */
const BODY_BYTES_MAX = 450_000;

/** Starts to measure the outbound HTTP calls of this process. A second call returns the client of the first. */
export function init(options?: Options | null): Client {
  const waiting = { elapsed: () => performance.now(), pause };
  const merged = withEnvironment(options, process.env);
  return start(merged, () => {
    const isOn = readEvidence(merged);
    return {
      platform: {
        runtime: `node/${process.versions.node}`,
        now: Date.now,
        elapsed: waiting.elapsed,
        random: Math.random,
        later,
        share: createShare(),
        nameEndpoint: createEndpointNamer(),
        writer: createEventWriter,
        columns: createColumnsWriter,
        flush: (sender, timeoutMs) => drain(sender, timeoutMs, true, waiting),
        post: createNodePost(),
        bodyBytesMax: BODY_BYTES_MAX,
        witness: serverWitness(isOn, waiting),
      },
      tags: instanceTag(merged, isOn, hostName),
      scope: asyncScope(() => new AsyncLocalStorage<Scoped>()),
      attach(assembly) {
        assembly.undos.push(captureUndici(assembly.recorder, waiting.elapsed));
        assembly.undos.push(captureHttp(assembly.recorder, waiting.elapsed));
        assembly.undos.push(captureHttp2(assembly.recorder, waiting.elapsed));
        assembly.undos.push(showToSandboxes(AsyncLocalStorage, assembly));
        flushOnExit(assembly, waiting, merged.flushOnSigterm === true);
      },
    };
  });
}
