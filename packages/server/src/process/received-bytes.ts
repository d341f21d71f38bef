// Bodies are memory outside of the engine's heap, which only counts toward collecting the whole heap. Large bodies fill it before there is enough
// garbage of objects for a young collection, so that the whole heap was collected several times a second, for buffers that are all young.
import { findGarbageCollector } from './garbage-collector.ts';

/** Bytes from sockets after which young garbage is collected: 1 to 2 ms of work. */
export const COLLECTED_EVERY_BYTES = 8 * 1024 * 1024;

/**
 * @param collectYoung collects young garbage
 * @returns is told how many bytes came from a socket
 */
export function createReceivedBytes(collectYoung: () => void): (bytes: number) => void {
  let received = 0;
  return (bytes) => {
    received += bytes;
    if (received < COLLECTED_EVERY_BYTES) return;
    received = 0;
    collectYoung();
  };
}

let collector: NodeJS.GCFunction | undefined;

/** Told of the bytes of each piece that comes from a socket, by whoever reads it. */
export const noteReceived = createReceivedBytes(() => {
  collector ??= findGarbageCollector();
  collector({ type: 'minor', execution: 'sync' });
});
