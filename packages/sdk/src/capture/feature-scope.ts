import type { FeatureScope } from '../runtime/client.ts';

/** The part of AsyncLocalStorage that is used. */
export interface FeatureStorage {
  getStore(): string | undefined;
  run<T>(store: string | undefined, fn: () => T): T;
}

/** Follows asynchronous calls, at no cost until the first `withFeature`. */
export function asyncScope(newStorage: () => FeatureStorage): FeatureScope {
  let storage: FeatureStorage | undefined;
  return {
    current: () => storage?.getStore(),
    run: (name, fn) => (storage ??= newStorage()).run(name, fn),
  };
}

/** For runtimes that cannot follow asynchronous calls: holds while `fn` runs, until it first awaits. */
export function syncScope(): FeatureScope {
  let name: string | undefined;
  return {
    current: () => name,
    run(next, fn) {
      const before = name;
      name = next;
      try {
        return fn();
      } finally {
        name = before;
      }
    },
  };
}
