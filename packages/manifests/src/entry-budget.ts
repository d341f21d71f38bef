import type { TaskResult } from './read.ts';

/** Counts what the files of one upload declare and lock, so that they fit in memory together. */
export interface EntryBudget {
  /** The same result; without its dependencies, and with a problem that says so, when there is no room for them. */
  keep(result: TaskResult): TaskResult;
}

/** Room for so many entries of one upload. */
export function createEntryBudget(entriesMax: number): EntryBudget {
  let left = entriesMax;
  return {
    keep(result) {
      const { dependencies, problems } = result.reading;
      if (dependencies.length <= left) {
        left -= dependencies.length;
        return result;
      }
      const message = `its ${dependencies.length} entries are not kept: the files of one upload have at most ${entriesMax} together`;
      return { ...result, reading: { ...result.reading, dependencies: [], problems: [...problems, { message }] } };
    },
  };
}
