import { setTimeout as delay } from 'node:timers/promises';
import { TOKEN } from '../../test/support/process.ts';

/** A client of the stream that comes back with the last id that it has seen, as `EventSource` does. */
export interface StreamLoad {
  /** Identifiers of all changes that it was sent, in their order. */
  readonly ids: readonly number[];
  /** Times that the stream ended and was opened again. */
  readonly reconnects: () => number;
  readonly ended: Promise<void>;
}

const RETRY_MS = 500;
/** The server writes a comment every 15 seconds: a stream that is silent for longer is dead. */
const SILENCE_MS_MAX = 40_000;

/** Follows all changes until the signal. */
export function followStream(url: string, until: AbortSignal): StreamLoad {
  const ids: number[] = [];
  let reconnects = -1;
  let lastId = '0';

  async function follow(): Promise<void> {
    while (!until.aborted) {
      reconnects += 1;
      await readOnce().catch(() => undefined);
      if (!until.aborted) await delay(RETRY_MS);
    }
  }

  async function readOnce(): Promise<void> {
    const silence = new AbortController();
    let timer = setTimeout(() => silence.abort(), SILENCE_MS_MAX);
    try {
      const response = await fetch(`${url}/api/v1/stream`, {
        headers: { authorization: `Bearer ${TOKEN}`, 'last-event-id': lastId },
        signal: AbortSignal.any([until, silence.signal]),
      });
      if (!response.ok) return;
      const decoder = new TextDecoder();
      let rest = '';
      for await (const chunk of response.body ?? []) {
        clearTimeout(timer);
        timer = setTimeout(() => silence.abort(), SILENCE_MS_MAX);
        const blocks = (rest + decoder.decode(chunk, { stream: true })).split('\n\n');
        rest = blocks.pop() ?? '';
        for (const block of blocks) take(block);
      }
    } finally {
      clearTimeout(timer);
    }
  }

  function take(block: string): void {
    const id = /^id: (\d+)$/m.exec(block)?.[1];
    if (id === undefined) return;
    lastId = id;
    if (/^data: /m.test(block)) ids.push(Number(id));
  }

  return { ids, reconnects: () => reconnects, ended: follow() };
}
