import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Readable } from 'node:stream';
import { AppError } from '../domain/errors.ts';
import type { ByteRoom } from '../domain/byte-room.ts';

const RETRY_AFTER_SECONDS = 1;

/** The raw bytes of one request's body. */
export type ReceiveBody = (request: IncomingMessage, payload: Readable) => Promise<Buffer>;

/**
 * Collects bodies, each at most so long and all within one room, counted by what has arrived and not by what was announced. A
 * body's bytes are given back when its answer is sent or its connection is gone.
 */
export function createBodyReceiver(room: ByteRoom, bodyBytesMax: number): BodyReceiver {
  const held = new WeakMap<IncomingMessage, number>();
  return {
    watch(request, response) {
      held.set(request, 0);
      response.once('close', () => {
        room.giveBack(held.get(request) ?? 0);
        held.delete(request);
      });
    },
    receive(request, payload) {
      const { promise, resolve, reject } = Promise.withResolvers<Buffer>();
      const chunks: Buffer[] = [];
      let bytes = 0;
      const end = (error?: Error): void => {
        payload.off('data', add).off('end', end).off('error', end).off('close', cut);
        if (error === undefined) resolve(Buffer.concat(chunks, bytes));
        else reject(error);
      };
      const cut = (): void => end(new AppError('invalid_body', 'The body ended too early.'));
      const add = (chunk: Buffer): void => {
        bytes += chunk.length;
        const before = held.get(request);
        if (bytes > bodyBytesMax) end(tooLarge(bodyBytesMax));
        // The connection is gone: nobody would give the bytes back.
        else if (before === undefined) cut();
        else if (!room.take(chunk.length)) end(full());
        else {
          held.set(request, before + chunk.length);
          chunks.push(chunk);
        }
      };
      if (Number(request.headers['content-length'] ?? 0) > bodyBytesMax) reject(tooLarge(bodyBytesMax));
      else payload.on('data', add).on('end', end).on('error', end).on('close', cut).resume();
      return promise;
    },
  };
}

export interface BodyReceiver {
  /** To be called before the body is received. */
  watch(request: IncomingMessage, response: ServerResponse): void;
  /** @throws too_large for a body that is too long, unavailable when too many are being received */
  receive: ReceiveBody;
}

function tooLarge(bytesMax: number): AppError {
  return new AppError('too_large', `A body may have ${bytesMax} bytes.`);
}

function full(): AppError {
  return new AppError('unavailable', 'Too many requests are being received.', {
    retryAfterSeconds: RETRY_AFTER_SECONDS,
  });
}
