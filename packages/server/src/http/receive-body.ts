import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Readable } from 'node:stream';
import { AppError } from '../domain/errors.ts';
import type { ByteBudget } from '../domain/byte-budget.ts';
import type { Clock } from '../domain/clock.ts';
import { allocateJson } from '../domain/json-walk.ts';
import { noteReceived } from '../process/received-bytes.ts';

const RETRY_AFTER_SECONDS = 1;
/** How often slow bodies are looked for. */
const SWEEP_MS = 1000;
/**
 * The least that a body must bring in each of these intervals until it is whole: half a kilobyte a second. A phone at the edge of its
 * network does so; who waits with the last byte, or sends one a second, does not.
 */
const INTERVAL_MS = 10_000;
const INTERVAL_BYTES_MIN = 5 * 1024;

/** What one body may have. */
export interface BodyBounds {
  readonly bytesMax: number;
  /** From its headers to its last byte. */
  readonly deadlineMs: number;
  /** Bytes that may be held at once, by all and by each owner. */
  readonly budget: ByteBudget;
  /** Whose share of them this body takes. */
  readonly owner: string;
}

export interface BodyReceiver {
  /**
   * The raw bytes of a request's body, counted by what has arrived and not by what was announced. They are given back to the budget
   * when the answer is sent or the connection is gone.
   * @throws too_large for a body that is too long, request_timeout for one that is too slow, unavailable when too much is being received
   */
  receive(
    request: IncomingMessage,
    payload: Readable,
    bounds: BodyBounds,
    /** What ends it; by default the one that `watch` was told. */
    response?: ServerResponse,
  ): Promise<Buffer>;
  /** The same for who is called back, with the parts of the body or with what ended it; neither may throw. */
  take(
    request: IncomingMessage,
    payload: Readable,
    bounds: BodyBounds,
    response: ServerResponse | undefined,
    settle: { readonly whole: (parts: readonly Buffer[]) => void; readonly broken: (error: unknown) => void },
  ): void;
  /** To be called before, where the response is not at hand afterwards. */
  watch(request: IncomingMessage, response: ServerResponse): void;
  /** Ends what is too slow; done every second as long as anything is being received. */
  sweep(): void;
}

/** A body on its way. */
interface Arriving {
  readonly startedAt: number;
  readonly deadlineMs: number;
  bytes: number;
  /** What it had, and when, where this interval began. */
  intervalBytes: number;
  intervalAt: number;
  readonly end: (error?: Error) => void;
}

export function createBodyReceiver(clock: Clock): BodyReceiver {
  const arriving = new Set<Arriving>();
  const responses = new WeakMap<IncomingMessage, ServerResponse>();
  let timer: NodeJS.Timeout | undefined;

  function sweep(): void {
    const now = clock.monotonicMs();
    for (const body of arriving) {
      if (now - body.startedAt >= body.deadlineMs) body.end(tooSlow(`take ${body.deadlineMs / 1000} seconds`));
      else if (now - body.intervalAt >= INTERVAL_MS) {
        if (body.bytes - body.intervalBytes < INTERVAL_BYTES_MIN)
          body.end(tooSlow(`bring less than ${INTERVAL_BYTES_MIN} bytes in ${INTERVAL_MS / 1000} seconds`));
        body.intervalBytes = body.bytes;
        body.intervalAt = now;
      }
    }
    if (arriving.size > 0) return;
    clearInterval(timer);
    timer = undefined;
  }

  return {
    sweep,
    watch: (request, response) => void responses.set(request, response),
    receive(request, payload, bounds, response = responses.get(request)) {
      const { promise, resolve, reject } = Promise.withResolvers<Buffer>();
      this.take(request, payload, bounds, response, { whole: (parts) => resolve(joinBody(parts)), broken: reject });
      return promise;
    },
    take(request, payload, { bytesMax, deadlineMs, budget, owner }, response, { whole, broken }) {
      const announced = Number(request.headers['content-length'] ?? 0);
      const arrived = collectBytes(announced);
      const startedAt = clock.monotonicMs();
      let isHeld = true;
      // Listeners stay: taking away four takes longer than all else that is done here.
      let isEnded = false;
      const end = (error?: Error): void => {
        if (isEnded) return;
        isEnded = true;
        arriving.delete(body);
        // What waits for the answer keeps this, and need not keep the bytes.
        const parts = arrived.take();
        if (error === undefined) whole(parts);
        else broken(error);
      };
      const body: Arriving = { startedAt, deadlineMs, bytes: 0, intervalBytes: 0, intervalAt: startedAt, end };
      // Every request is closed after its end, and an error records where it was made.
      const cut = (): void => {
        if (!isEnded) end(new AppError('invalid_body', 'The body ended too early.'));
      };
      const add = (chunk: Buffer): void => {
        noteReceived(chunk.length);
        if (isEnded) return;
        if (body.bytes + chunk.length > bytesMax) end(tooLarge(bytesMax));
        // The connection is gone: nobody would give the bytes back.
        else if (!isHeld) cut();
        else if (!budget.take(owner, chunk.length)) end(full());
        else {
          body.bytes += chunk.length;
          arrived.add(chunk);
        }
      };
      if (announced > bytesMax) {
        broken(tooLarge(bytesMax));
        return;
      }
      response?.once('close', () => {
        isHeld = false;
        budget.giveBack(owner, body.bytes);
      });
      arriving.add(body);
      timer ??= setInterval(sweep, SWEEP_MS).unref();
      payload.on('data', add).on('end', end).on('error', end).on('close', cut).resume();
    },
  };
}

/** Joined at the end, a large body took the event loop tens of milliseconds. */
const JOINED_BYTES_MAX = 1024 * 1024;

/** Bytes of a body in the order in which they arrive. */
interface ArrivedBytes {
  add(chunk: Buffer): void;
  /** The parts of the body, which are forgotten. */
  take(): readonly Buffer[];
}

/**
 * Keeps the parts of a body. A body that is announced as a large one gets memory of its own once its first part is there, in
 * which each part is put as it comes: memory that nothing was written to costs nothing.
 * @param announced length of the body; the protocol allows no more to come
 */
function collectBytes(announced: number): ArrivedBytes {
  let chunks: Buffer[] = [];
  let whole: Uint8Array | undefined;
  let length = 0;
  return {
    add(chunk) {
      if (announced > JOINED_BYTES_MAX) {
        whole ??= allocateJson(announced);
        whole.set(chunk, length);
      } else chunks.push(chunk);
      length += chunk.length;
    },
    take() {
      const parts = whole === undefined ? chunks : [Buffer.from(whole.buffer, 0, length)];
      chunks = [];
      whole = undefined;
      return parts;
    },
  };
}

/** The parts of a body as one. */
export function joinBody(parts: readonly Buffer[]): Buffer {
  const [first] = parts;
  return parts.length === 1 && first !== undefined ? first : Buffer.concat(parts);
}

function tooLarge(bytesMax: number): AppError {
  return new AppError('too_large', `The body is larger than ${bytesMax} bytes.`);
}

function tooSlow(what: string): AppError {
  return new AppError('request_timeout', `The body arrived too slowly: it must not ${what}.`);
}

function full(): AppError {
  return new AppError('unavailable', 'Too many requests are being received.', {
    retryAfterSeconds: RETRY_AFTER_SECONDS,
  });
}
