// A thread that serves: everything of the product but what one thread does for all. `serving-threads.ts` starts it.
import { parentPort, workerData } from 'node:worker_threads';
import type { MessagePort } from 'node:worker_threads';
import { createApp } from './app.ts';
import type { App, WriterThread } from './app.ts';
import { StoreError } from './store/failure.ts';
import type { Answer, Request, ThreadSettings } from './thread-messages.ts';

if (parentPort !== null) await serveBeside(parentPort, asSettings(workerData));

/** Serves until it is asked to close. */
async function serveBeside(port: MessagePort, settings: ThreadSettings): Promise<void> {
  const answers = createWriterPort(port);
  let app: App | undefined;
  port.on('message', (answer: Answer) => {
    if (answer.kind === 'wake') app?.wake();
    else if (answer.kind === 'count') void reportCounts(answer.id);
    else if (answer.kind === 'close') void close();
    else answers.settle(answer);
  });

  try {
    app = await createApp(settings.config, { memory: settings.memory, writer: answers.writer });
    send(port, { kind: 'listening', address: await app.listenBeside(settings.port) });
  } catch (error) {
    const code = error instanceof Error && 'code' in error ? String(error.code) : undefined;
    send(port, { kind: 'cannot_start', message: error instanceof Error ? error.message : String(error), code });
    await close();
  }

  async function reportCounts(id: number): Promise<void> {
    const counts = (await app?.metrics.registry.getMetricsAsJSON()) ?? [];
    send(port, { kind: 'counted', id, counts });
  }

  async function close(): Promise<void> {
    await app?.close();
    port.close();
  }
}

const ANSWERED = 'answered';

/** The writer thread as seen from a serving thread: each request is a message, settled by the message that answers it. */
function createWriterPort(port: MessagePort): {
  readonly writer: WriterThread;
  settle(answer: Extract<Answer, { kind: 'wrote' | 'metrics_reported' | 'limit_answered' }>): void;
} {
  const asked = new Map<number, PromiseWithResolvers<string>>();
  let lastId = 0;
  const ask = (request: (id: number) => Request): Promise<string> => {
    const answer = Promise.withResolvers<string>();
    asked.set((lastId += 1), answer);
    send(port, request(lastId));
    return answer.promise;
  };
  return {
    writer: {
      write: async (commits) => void (await ask((id) => ({ kind: 'write', id, commits }))),
      askLimit: async (request) => (await ask((id) => ({ kind: 'ask_limit', id, request }))) === ANSWERED,
      probe: async () => void (await ask((id) => ({ kind: 'probe', id }))),
      reportMetrics: () => ask((id) => ({ kind: 'report_metrics', id })),
      requestCheck: (serviceId) => send(port, { kind: 'check', serviceId }),
      refreshSchedule: () => send(port, { kind: 'refresh_schedule' }),
    },
    settle(answer) {
      const waiting = asked.get(answer.id);
      asked.delete(answer.id);
      if (answer.kind === 'limit_answered') waiting?.resolve(answer.isAnswered ? ANSWERED : '');
      else if (answer.kind === 'metrics_reported') waiting?.resolve(answer.text);
      else if (answer.failed === undefined) waiting?.resolve('');
      else waiting?.reject(new StoreError(answer.failed.message, answer.failed.failure));
    },
  };
}

function send(port: MessagePort, request: Request): void {
  port.postMessage(request);
}

/** Safe: only `serving-threads.ts` starts this file, with these. */
function asSettings(data: unknown): ThreadSettings {
  return data as ThreadSettings;
}
