/**
 * Counts changes of what threads keep in memory. Whoever changes such a thing advances it; whoever keeps some compares it with the
 * count of the time it was read, and reads again when they differ.
 */
export interface Generation {
  current(): number;
  advance(): void;
}

export function createGeneration(memory = new SharedArrayBuffer(Int32Array.BYTES_PER_ELEMENT)): Generation {
  const words = new Int32Array(memory);
  return {
    current: () => Atomics.load(words, 0),
    advance: () => void Atomics.add(words, 0, 1),
  };
}
