import { setImmediate as afterInput } from 'node:timers/promises';

/**
 * Makes one read of all that are asked for at one moment: checks begin in numbers, and asking for one thing takes as long as asking for many.
 * @param read what there is of these keys
 * @returns reads one of them; undefined if there is nothing of it
 */
export function readTogether<Value>(
  read: (keys: readonly string[]) => Promise<ReadonlyMap<string, Value>>,
): (key: string) => Promise<Value | undefined> {
  let asked: Set<string> | undefined;
  let reading: Promise<ReadonlyMap<string, Value>> | undefined;

  async function readAsked(keys: Set<string>): Promise<ReadonlyMap<string, Value>> {
    await afterInput();
    // Whoever asks from now on may want what is written meanwhile.
    asked = undefined;
    reading = undefined;
    return read([...keys]);
  }

  return async (key) => {
    asked ??= new Set();
    asked.add(key);
    reading ??= readAsked(asked);
    return (await reading).get(key);
  };
}
