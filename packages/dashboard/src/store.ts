import { useEffect, useState } from 'preact/hooks';

/** A value that components watch. */
export interface Store<Value> {
  get(): Value;
  set(value: Value): void;
  /** @returns what ends the watching */
  watch(listener: () => void): () => void;
}

export function createStore<Value>(initial: Value): Store<Value> {
  let value = initial;
  const listeners = new Set<() => void>();
  return {
    get: () => value,
    set(next) {
      if (Object.is(next, value)) return;
      value = next;
      for (const listener of new Set(listeners)) listener();
    },
    watch(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}

/** The value of a store; the component renders again when it changes. */
export function useStore<Value>(store: Store<Value>): Value {
  const [, setCount] = useState(0);
  const value = store.get();
  useEffect(() => {
    const again = (): void => setCount((count) => count + 1);
    // What changed between the rendering and now.
    if (!Object.is(store.get(), value)) again();
    return store.watch(again);
  }, [store]);
  return value;
}
