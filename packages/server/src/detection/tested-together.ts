import { createPooledTests, openTogether } from '@upriver/detection';
import type { PooledTests, Transition } from '@upriver/detection';
import { keyOfCounts } from './series.ts';
import type { WatchedSeries } from './series.ts';

/** Tests of all series of an organization and service together. In memory: a restart begins their sums anew. */
export interface TestedTogether {
  /** The tests that calls of a series are given to. */
  testsOf(series: WatchedSeries): PooledTests;
  /** Begins the impairments that the calls given since the last time show together. */
  open(watched: Iterable<WatchedSeries>): { readonly series: WatchedSeries; readonly transition: Transition }[];
  clear(): void;
}

export function createTestedTogether(): TestedTogether {
  const tests = new Map<string, PooledTests>();
  const changed = new Set<string>();
  return {
    testsOf(series) {
      const key = keyOfCounts(series);
      changed.add(key);
      const own = tests.get(key) ?? createPooledTests();
      tests.set(key, own);
      return own;
    },
    open(watched) {
      const groups = Map.groupBy(watched, keyOfCounts);
      for (const key of tests.keys()) if (!groups.has(key)) tests.delete(key);
      const opened = [...changed].flatMap((key) => {
        const [own, group] = [tests.get(key), groups.get(key)];
        if (!own || !group) return [];
        const byDetector = new Map(group.map((series) => [series.detector, series]));
        return openTogether(own, byDetector.keys()).flatMap(({ detector, transition }) => {
          const series = byDetector.get(detector);
          return series ? [{ series, transition }] : [];
        });
      });
      changed.clear();
      return opened;
    },
    clear() {
      tests.clear();
      changed.clear();
    },
  };
}
