import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';

/** The engine's collector of garbage, of this thread. It is found in a new context only, which is garbage afterwards. */
export function findGarbageCollector(): NodeJS.GCFunction {
  setFlagsFromString('--expose-gc');
  // Safe: with the flag a context has this function.
  const collect = runInNewContext('gc') as NodeJS.GCFunction;
  setFlagsFromString('--no-expose-gc');
  return collect;
}
