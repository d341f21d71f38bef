import { setTimeout as delay } from 'node:timers/promises';
import { ApiError } from './api.ts';
import type { Api } from './api.ts';
import { createEventReader } from './event-stream.ts';
import type { StreamEvent } from './event-stream.ts';

/** The server sends a comment every 15 seconds; after this much silence the connection is considered dead. */
const SILENCE_MS_MAX = 60_000;
const PAUSE_MS = 2000;
const PAUSE_MS_MAX = 30_000;

export interface FollowOptions {
  readonly path: string;
  readonly lastEventId?: string | undefined;
  /** Called with the reason when the connection ends, before it is opened again. */
  readonly onLost: (reason: string) => void;
  readonly pauseMs?: number;
}

/**
 * Events of a stream for as long as they are asked for. A lost connection is reopened after the last event received; a server that
 * was never reached, and one that refuses, is an error.
 * @throws ApiError
 */
export async function* follow(api: Api, options: FollowOptions): AsyncGenerator<StreamEvent> {
  const least = options.pauseMs ?? PAUSE_MS;
  let lastEventId = options.lastEventId;
  let wasConnected = false;
  let pauseMs = least;
  for (;;) {
    const reader = createEventReader(lastEventId);
    const abort = new AbortController();
    const timer = setTimeout(() => abort.abort(new Error('nothing was received for a minute')), SILENCE_MS_MAX);
    let reason = 'the server closed it';
    try {
      const response = await api.open(options.path, {
        headers: lastEventId === undefined ? {} : { 'last-event-id': lastEventId },
        signal: abort.signal,
      });
      wasConnected = true;
      const decoder = new TextDecoder();
      for await (const chunk of response.body ?? []) {
        timer.refresh();
        pauseMs = reader.retryMs() ?? least;
        for (const event of reader.read(decoder.decode(chunk, { stream: true }))) {
          lastEventId = event.id;
          yield event;
        }
        lastEventId = reader.lastId();
      }
    } catch (error) {
      if (error instanceof ApiError && (!wasConnected || error.isFinal)) throw error;
      reason = error instanceof Error ? error.message : String(error);
    } finally {
      clearTimeout(timer);
      abort.abort();
    }
    options.onLost(reason);
    await delay(Math.max(least, pauseMs));
    pauseMs = Math.min(pauseMs * 2, PAUSE_MS_MAX);
  }
}
