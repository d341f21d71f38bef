import { useEffect } from 'preact/hooks';
import { createStore, useStore } from '../store.ts';
import type { Store } from '../store.ts';
import { ApiError, api } from './client.ts';

/** What is known of one path of the API. The last answer stays while a newer one is on its way, or fails. */
export interface Resource<Answer> {
  readonly data: Answer | undefined;
  /** When `data` came, in milliseconds. */
  readonly at: number | undefined;
  readonly error: ApiError | undefined;
}

interface Kept {
  readonly store: Store<Resource<unknown>>;
  running: AbortController | undefined;
}

const KEPT_MAX = 60;
const kept = new Map<string, Kept>();

/** Reads a path once, and again with `refresh`; answers are shared between components. `undefined` reads nothing. */
export function useResource<Answer>(path: string | undefined): Resource<Answer> & { readonly refresh: () => void } {
  const key = path ?? '';
  const resource = useStore(find(key).store) as Resource<Answer>;
  useEffect(() => {
    if (key !== '') void read(key);
  }, [key]);
  return { ...resource, refresh: () => refresh(key) };
}

/** Reads again what is shown at a path, if it was read before. */
export function refresh(path: string): void {
  if (kept.has(path) && path !== '') void read(path);
}

/** Reads again everything under a prefix that was read before, after a change. */
export function refreshUnder(prefix: string): void {
  for (const path of kept.keys()) if (path.startsWith(prefix)) refresh(path);
}

const NOTHING: Resource<never> = { data: undefined, at: undefined, error: undefined };

function find(path: string): Kept {
  let one = kept.get(path);
  if (one === undefined) {
    const [oldest] = kept.keys();
    if (kept.size >= KEPT_MAX && oldest !== undefined) kept.delete(oldest);
    kept.set(path, (one = { store: createStore<Resource<unknown>>(NOTHING), running: undefined }));
  }
  return one;
}

async function read(path: string): Promise<void> {
  const one = find(path);
  one.running?.abort();
  const running = new AbortController();
  one.running = running;
  try {
    const data = await api<unknown>('GET', path, { signal: running.signal });
    one.store.set({ data, at: Date.now(), error: undefined });
  } catch (error) {
    if (running.signal.aborted) return;
    if (!(error instanceof ApiError)) throw error;
    one.store.set({ ...one.store.get(), error });
  }
}
