/** Runs statements of which each has a bound in time, and only a few may be left hanging. */
export type RunBounded = <Result>(statement: () => Promise<Result>) => Promise<Result>;

/** Statements that were given up and may still hold a connection each. */
const HANGING_MAX = 2;

/** @throws from what it returns: what the statement throws, or that it takes too long. It may be carried out all the same. */
export function createBoundedStatements(limitMs: number): RunBounded {
  let hanging = 0;
  return async (statement) => {
    if (hanging >= HANGING_MAX) throw new Error('earlier statements have not ended yet');
    const late = Promise.withResolvers<never>();
    let isLate = false;
    const timeout = setTimeout(() => {
      isLate = true;
      hanging += 1;
      late.reject(new Error(`no answer from the store within ${limitMs} ms`));
    }, limitMs);
    const running = statement();
    const end = (): void => {
      clearTimeout(timeout);
      if (isLate) hanging -= 1;
    };
    running.then(end, end);
    return Promise.race([running, late.promise]);
  };
}
