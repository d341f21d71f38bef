/** Room for bytes that are held at once, so that what comes from outside cannot use up the memory. */
export interface ByteRoom {
  /** True when there is room for so many more, which are then counted as held. */
  take(bytes: number): boolean;
  giveBack(bytes: number): void;
}

export function createByteRoom(bytesMax: number): ByteRoom {
  let held = 0;
  return {
    take(bytes) {
      if (held + bytes > bytesMax) return false;
      held += bytes;
      return true;
    },
    giveBack(bytes) {
      held -= bytes;
    },
  };
}
