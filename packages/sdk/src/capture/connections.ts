import type { Call } from './recorder.ts';
import { createTags } from './tags.ts';

/** What undici publishes of a connection that is made. */
export interface Connecting {
  connectParams: { protocol?: string; host?: string };
  socket?: object;
}

/** Connections to one origin that are being made. */
interface Origin {
  pending: number;
  /** When the first of those that overlap began. */
  begunAt: number;
  /** When anything of this kind happened last. */
  lastAt: number;
}

/** Tells waiting for a free connection, which is ours, from making one, which is the vendor's time. In doubt it is the vendor's. */
export interface Connections {
  onBegin: (message: Connecting) => void;
  onEnd: (message: Connecting) => void;
  /** When a call that is sent on this connection stopped to wait for one. */
  handedOverAt: (socket: object, call: Call) => number;
  /** Whether a call that was never sent waited only for a free connection: to its origin none was being made all the while. */
  hasWaited: (origin: string | URL | undefined, call: Call) => boolean;
}

const ORIGINS_MAX = 1000;

/** Makes it over a monotonic clock in milliseconds. */
export function createConnections(elapsed: () => number): Connections {
  const origins = new Map<string, Origin>();
  const made = createTags<{ origin: Origin; begunAt: number; endedAt: number }>();

  function originOf({ connectParams: { protocol, host } }: Connecting): Origin {
    const name = `${protocol}//${host}`;
    let origin = origins.get(name);
    if (!origin) {
      if (origins.size >= ORIGINS_MAX) origins.clear();
      origins.set(name, (origin = { pending: 0, begunAt: 0, lastAt: 0 }));
    }
    return origin;
  }

  return {
    onBegin(message) {
      const origin = originOf(message);
      origin.lastAt = elapsed();
      if (origin.pending <= 0) origin.begunAt = origin.lastAt;
      origin.pending = Math.max(0, origin.pending) + 1;
    },
    onEnd(message) {
      const origin = originOf(message);
      origin.pending -= 1;
      origin.lastAt = elapsed();
      const { begunAt, lastAt: endedAt } = origin;
      if (message.socket) made.set(message.socket, { origin, begunAt, endedAt });
    },
    handedOverAt(socket, call) {
      // Until its end it holds when the call started.
      const startedAt = call.latency_ms;
      const connection = made.get(socket);
      if (connection === undefined) return startedAt;
      const { origin, begunAt, endedAt } = connection;
      if (endedAt > startedAt) return Math.max(begunAt, startedAt);
      return origin.pending > 0 || origin.lastAt >= startedAt ? startedAt : elapsed();
    },
    hasWaited(given, call) {
      const origin = origins.get(typeof given === 'object' ? given.origin : (given ?? ''));
      const isSent = Number(call.notes?.waitedMs) >= 0;
      return origin !== undefined && !isSent && origin.pending <= 0 && origin.lastAt < call.latency_ms;
    },
  };
}
