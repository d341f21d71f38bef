/** Reads a text from its beginning to its end by sticky patterns. */
export interface PatternReader {
  /** Moves behind what the pattern matches here; null where it does not. */
  take(pattern: RegExp): RegExpExecArray | null;
  skip(pattern: RegExp): boolean;
  /** Skips as often as it matches, also never. */
  skipAll(pattern: RegExp): true;
  isAtEnd(): boolean;
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
