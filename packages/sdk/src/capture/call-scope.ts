import type { CallScope, Scoped } from '../runtime/client.ts';

/** The part of AsyncLocalStorage that is used. */
export interface ScopeStorage {
  getStore(): Scoped | undefined;
  run<T>(store: Scoped, fn: () => T): T;
}

/** Follows asynchronous calls, at no cost until the first `withFeature` or `withTenant`. */
export function asyncScope(newStorage: () => ScopeStorage): CallScope {
  let storage: ScopeStorage | undefined;
  return {
    current: () => storage?.getStore(),
    run: (values, fn) => (storage ??= newStorage()).run({ ...storage.getStore(), ...values }, fn),
  };
}

/** For runtimes that cannot follow asynchronous calls: holds while `fn` runs, until it first awaits. */
export function syncScope(): CallScope {
  let current: Scoped | undefined;
  return {
    current: () => current,
    run(values, fn) {
      const before = current;
      current = { ...before, ...values };
      try {
        return fn();
      } finally {
        current = before;
      }
    },
  };
}
