/** Checks at once whose page has not answered yet. */
export const ASKING_MAX = 32;
/** Checks at once. Those whose page has answered wait for its next document or for the store, and need little else. */
export const UNDERWAY_MAX = 128;
/** With so many bytes of documents in memory only as many checks run as may ask at once. */
export const HELD_BYTES_MAX = 64_000_000;

/** How many checks there is room for, by what those under way do. */
export interface CheckRoom {
  /** How many more can begin now. */
  free(): number;
  enter(): CheckPlace;
}

/** The place that one check takes. */
export interface CheckPlace {
  /** A request of the check was answered, or failed, and left so many bytes in memory. */
  noteAnswer(bytes: number): void;
  leave(): void;
}

export function createCheckRoom(): CheckRoom {
  let asking = 0;
  let underway = 0;
  let heldBytes = 0;
  return {
    free() {
      const max = heldBytes > HELD_BYTES_MAX ? ASKING_MAX : UNDERWAY_MAX;
      return Math.max(0, Math.min(ASKING_MAX - asking, max - underway));
    },
    enter() {
      let isAsking = true;
      let bytes = 0;
      asking += 1;
      underway += 1;
      const stopAsking = (): void => {
        if (isAsking) asking -= 1;
        isAsking = false;
      };
      return {
        noteAnswer(more) {
          stopAsking();
          bytes += more;
          heldBytes += more;
        },
        leave() {
          stopAsking();
          underway -= 1;
          heldBytes -= bytes;
        },
      };
    },
  };
}
