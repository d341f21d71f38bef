// Bodies are memory outside of the engine's heap, which only counts toward collecting the whole heap. Large bodies fill it before there is enough
// garbage of objects for a young collection, so that the whole heap was collected several times a second, for buffers that are all young.
import { getHeapStatistics } from 'node:v8';
import { findGarbageCollector } from './garbage-collector.ts';

/** Bytes from sockets after which it is looked how much memory outside of the heap there is. */
export const LOOKED_EVERY_BYTES = 4 * 1024 * 1024;
/** So much more than the least that there has been; the engine collects the whole heap at some 64 MB more than it left. */
export const OUTSIDE_BYTES_MAX = 24 * 1024 * 1024;

/** @returns is told how many bytes came from a socket */
export function createReceivedBytes(outside: {
  /** Bytes outside of the heap that objects hold. */
  readonly size: () => number;
  readonly collectYoung: () => void;
}): (bytes: number) => void {
  let received = 0;
  let least = Infinity;
  return (bytes) => {
    received += bytes;
    if (received < LOOKED_EVERY_BYTES) return;
    received = 0;
    const size = outside.size();
    least = Math.min(least, size);
    if (size - least >= OUTSIDE_BYTES_MAX) outside.collectYoung();
  };
}

let collector: NodeJS.GCFunction | undefined;

/** Told of the bytes of each piece that comes from a socket, by whoever reads it. */
export const noteReceived = createReceivedBytes({
  size: () => getHeapStatistics().external_memory,
  collectYoung: () => {
    collector ??= findGarbageCollector();
    collector({ type: 'minor', execution: 'sync' });
  },
});
