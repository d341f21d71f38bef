/** Reads a text from its beginning to its end by sticky patterns. */
export interface PatternReader {
  /** Moves behind what the pattern matches here; null where it does not. */
  take(pattern: RegExp): RegExpExecArray | null;
  skip(pattern: RegExp): boolean;
  /** Skips as often as it matches, also never. */
  skipAll(pattern: RegExp): true;
  isAtEnd(): boolean;
}

/** A text does not look as the program that writes such files writes them. */
export class Unusual extends Error {}

/**
 * Reads the lines of a text that looks as usual, in which a pattern matches at most a line.
 * @returns what `read` gives; undefined where it throws {@link Unusual}, and for lines of megabytes, which the patterns have no room to go back in
 */
export function readAsUsual<Value>(
  text: string,
  read: (reader: PatternReader) => Value | undefined,
): Value | undefined {
  try {
    return read(createPatternReader(text.endsWith('\n') ? text : `${text}\n`));
  } catch (error) {
    if (error instanceof Unusual || error instanceof RangeError) return undefined;
    throw error;
  }
}

/** A reader at the beginning of a text. */
export function createPatternReader(text: string): PatternReader {
  let at = 0;
  function skip(pattern: RegExp): boolean {
    pattern.lastIndex = at;
    const isHere = pattern.test(text);
    if (isHere) at = pattern.lastIndex;
    return isHere;
  }
  return {
    take(pattern) {
      pattern.lastIndex = at;
      const match = pattern.exec(text);
      if (match) at = pattern.lastIndex;
      return match;
    },
    skip,
    skipAll(pattern) {
      while (skip(pattern));
      return true;
    },
    isAtEnd: () => at === text.length,
  };
}
