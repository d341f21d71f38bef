// Several threads that listen on one port, for the one thread that keeps their store.
import { once } from 'node:events';
import { createServer } from 'node:net';
import { Worker } from 'node:worker_threads';
import { AggregatorRegistry } from 'prom-client';
import type { App } from './app.ts';
import { findStoreFailure } from './store/failure.ts';
import type { Answer, Counts, Request, ThreadSettings } from './thread-messages.ts';

export interface ServingThreads {
  /** Where they listen. */
  readonly address: string;
  /** Their streams look for changes at once. */
  wake(): void;
  /** Each finishes its requests and commits, and ends. */
  close(): Promise<void>;
}

/** A thread that could not start listening, with the system's code for why. */
class StartError extends Error {
  readonly code: string | undefined;

  constructor(message: string, code: string | undefined) {
    super(message);
    this.code = code;
  }
}

/**
 * Starts them. Connections are spread by the system (`SO_REUSEPORT`).
 * @param onEnd called when one ends that was not told to
 * @throws when one cannot listen
 */
export async function startServingThreads(
  writer: App,
  settings: ThreadSettings & { readonly threads: number },
  onEnd: (error: unknown) => void,
): Promise<ServingThreads> {
  const { config, memory } = settings;
  const port = await claimPort(config.host, settings.port);
  const script = new URL('./serving-thread.ts', import.meta.url);
  const threads = Array.from(
    { length: settings.threads },
    () => new Worker(script, { workerData: { config, memory, port } satisfies ThreadSettings }),
  );
  const counting = createCounting(writer, threads);
  let isClosing = false;
  const started = threads.map((thread) => {
    const listening = Promise.withResolvers<string>();
    thread.on('message', (request: Request) => {
      if (request.kind === 'listening') listening.resolve(request.address);
      else if (request.kind === 'cannot_start') listening.reject(new StartError(request.message, request.code));
      else if (request.kind === 'counted') counting.take(request.id, request.counts);
      else void answer(thread, request);
    });
    thread.once('error', (error) => {
      listening.reject(error);
      onEnd(error);
    });
    thread.once('exit', () => {
      if (!isClosing) onEnd(new Error('a serving thread ended'));
    });
    return listening.promise;
  });

  async function answer(thread: Worker, request: Exclude<Request, { kind: 'listening' | 'cannot_start' | 'counted' }>) {
    if (request.kind === 'check') writer.requestCheck(request.serviceId);
    else if (request.kind === 'refresh_schedule') writer.refreshSchedule();
    else if (request.kind === 'report_metrics')
      send(thread, { kind: 'metrics_reported', id: request.id, text: await counting.tell() });
    else if (request.kind === 'ask_limit')
      send(thread, { kind: 'limit_answered', id: request.id, isAnswered: await writer.askLimit(request.request) });
    else if (request.kind === 'probe') send(thread, await attempt(request.id, () => writer.probe()));
    else send(thread, await attempt(request.id, () => writer.write(request.commits)));
  }

  async function close(): Promise<void> {
    isClosing = true;
    const ended = threads.map((thread) => once(thread, 'exit'));
    for (const thread of threads) send(thread, { kind: 'close' });
    await Promise.all(ended);
  }

  try {
    const [address = ''] = await Promise.all(started);
    return {
      address,
      wake: () => {
        for (const thread of threads) send(thread, { kind: 'wake' });
      },
      close,
    };
  } catch (error) {
    isClosing = true;
    await Promise.all(threads.map((thread) => thread.terminate()));
    throw error;
  }
}

async function attempt(id: number, work: () => Promise<void>): Promise<Answer> {
  try {
    await work();
    return { kind: 'wrote', id };
  } catch (error) {
    const message = error instanceof Error ? error.message : String(error);
    return { kind: 'wrote', id, failed: { message, failure: findStoreFailure(error) } };
  }
}

/** Adds up the metrics of the serving threads and the writer thread. */
function createCounting(writer: App, threads: readonly Worker[]) {
  const waiting = new Map<number, { readonly counts: Counts[]; readonly done: (all: Counts[]) => void }>();
  let lastId = 0;
  return {
    async tell(): Promise<string> {
      const own = await writer.metrics.registry.getMetricsAsJSON();
      const all = await new Promise<Counts[]>((resolve) => {
        waiting.set((lastId += 1), { counts: [own], done: resolve });
        for (const thread of threads) send(thread, { kind: 'count', id: lastId });
      });
      return AggregatorRegistry.aggregate(all.map((counts) => [...counts])).metrics();
    },
    take(id: number, counts: Counts): void {
      const asked = waiting.get(id);
      if (asked === undefined) return;
      asked.counts.push(counts);
      if (asked.counts.length <= threads.length) return;
      waiting.delete(id);
      asked.done(asked.counts);
    },
  };
}

/**
 * A port that nobody listens on. Asked without sharing, because a port that is shared could be shared with another server, of whom
 * nobody would know that it takes half of the connections.
 * @throws EADDRINUSE
 */
async function claimPort(host: string, port: number): Promise<number> {
  const server = createServer();
  server.listen({ host, port });
  await once(server, 'listening');
  const address = server.address();
  await new Promise((resolve) => server.close(resolve));
  return typeof address === 'object' && address !== null ? address.port : port;
}

function send(thread: Worker, answer: Answer): void {
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a thread, not a window
  thread.postMessage(answer);
}
