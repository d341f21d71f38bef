/** Remembers what a pure function of a text gave, for texts that come again and again. Starts over when it is full. */
export function createMemo<Result>(compute: (text: string) => Result, entriesMax: number): (text: string) => Result {
  const known = new Map<string, Result>();
  return (text) => {
    let result = known.get(text);
    if (result === undefined) {
      result = compute(text);
      if (known.size >= entriesMax) known.clear();
      known.set(text, result);
    }
    return result;
  };
}
