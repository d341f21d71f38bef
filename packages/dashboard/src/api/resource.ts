import { useEffect, useRef, useState } from 'preact/hooks';
import { createStore, useStore } from '../store.ts';
import type { Store } from '../store.ts';
import { ApiError, read, unreachable } from './client.ts';

/** What is known of one path of the API. The last answer stays while a newer one is on its way, or fails. */
export interface Resource<Answer> {
  readonly data: Answer | undefined;
  readonly error: ApiError | undefined;
}

interface Kept {
  readonly store: Store<Resource<unknown>>;
  /** Entity tag of `data`. */
  tag: string | null;
  /** How many components show it. */
  watchers: number;
  isRunning: boolean;
  /** It may have changed since the request that is under way began. */
  isAskedAgain: boolean;
  /** Since when the server cannot answer it, and why; undefined while it can. */
  failing: Failing | undefined;
}

interface Failing {
  readonly since: number;
  readonly error: ApiError;
}

/** Since when something that is shown cannot be read again, and why. What is shown is as old as that. */
export const failing = createStore<Failing | undefined>(undefined);

/** A server that stands still refuses nothing: what is shown and not answered again by then counts as not answered, until it is. */
const SILENT_MS = 5000;

/** Answers that nobody looks at now are kept for whoever comes back, the ones looked at last. */
const UNWATCHED_MAX = 40;
const NOTHING: Resource<never> = { data: undefined, error: undefined };
const kept = new Map<string, Kept>();

/** Reads a path once, and again with `refresh`; answers are shared between components. `undefined` reads nothing. */
export function useResource<Answer>(path: string | undefined): Resource<Answer> & { readonly refresh: () => void } {
  const key = path ?? '';
  const resource = useStore(find(key).store) as Resource<Answer>;
  useEffect(() => {
    if (key === '') return undefined;
    return watch(key);
  }, [key]);
  return { ...resource, refresh: () => refresh(key) };
}

/** Reads a path, and keeps it read while somebody looks at it. @returns what ends that */
function watch(path: string): () => void {
  const one = find(path);
  one.watchers += 1;
  if (!one.isRunning) void load(path, one);
  return () => {
    one.watchers -= 1;
    // The newest at the end.
    kept.delete(path);
    kept.set(path, one);
    forgetOldest();
    tellFailing();
  };
}

/** The same for several paths whose answers have one shape, in their order. */
export function useResources<Answer>(paths: readonly string[]): readonly Resource<Answer>[] {
  const [, setCount] = useState(0);
  const key = paths.join('\n');
  useEffect(() => {
    const again = (): void => setCount((count) => count + 1);
    const ends = paths.map((path) => {
      const end = find(path).store.watch(again);
      const leave = watch(path);
      return () => {
        end();
        leave();
      };
    });
    again();
    return () => ends.forEach((end) => end());
  }, [key]);
  return paths.map((path) => find(path).store.get() as Resource<Answer>);
}

/**
 * The same for a path whose range moves with the time: until the new range is answered, or when it fails, the last answer of the same
 * subject stays.
 */
export function useMovingResource<Answer>(
  path: string | undefined,
  subject: string,
): ReturnType<typeof useResource<Answer>> {
  const resource = useResource<Answer>(path);
  const last = useRef<{ readonly subject: string; readonly data: Answer } | undefined>(undefined);
  if (resource.data !== undefined) last.current = { subject, data: resource.data };
  return last.current?.subject === subject ? { ...resource, data: last.current.data } : resource;
}

/** Reads again what is shown of a path; what nobody looks at is read when somebody does. */
export function refresh(path: string): void {
  const one = kept.get(path);
  if (one === undefined || one.watchers === 0) return;
  if (one.isRunning) one.isAskedAgain = true;
  else void load(path, one);
}

/** Reads again everything that is shown, and under a prefix. */
export function refreshUnder(prefix: string): void {
  for (const path of kept.keys()) if (path.startsWith(prefix)) refresh(path);
}

function find(path: string): Kept {
  let one = kept.get(path);
  if (one === undefined) {
    const store = createStore<Resource<unknown>>(NOTHING);
    kept.set(
      path,
      (one = { store, tag: null, watchers: 0, isRunning: false, isAskedAgain: false, failing: undefined }),
    );
  }
  return one;
}

function forgetOldest(): void {
  const unwatched = [...kept].filter(([, { watchers }]) => watchers === 0);
  for (const [path] of unwatched.slice(0, -UNWATCHED_MAX)) kept.delete(path);
}

/** One request at a time: changes that come while it is under way are read by one more, after it. */
async function load(path: string, one: Kept): Promise<void> {
  one.isRunning = true;
  try {
    do {
      one.isAskedAgain = false;
      await loadOnce(path, one);
    } while (one.isAskedAgain && one.watchers > 0);
  } finally {
    one.isRunning = false;
  }
}

async function loadOnce(path: string, one: Kept): Promise<void> {
  const askedAt = Date.now();
  const silence = setTimeout(() => {
    if (one.store.get().data !== undefined) fail(one, unreachable(), askedAt);
  }, SILENT_MS);
  try {
    const answer = await read(path, one.tag);
    one.failing = undefined;
    if (!answer.isSame) {
      one.tag = answer.tag;
      one.store.set({ data: answer.data, error: undefined });
    } else if (one.store.get().error !== undefined) one.store.set({ ...one.store.get(), error: undefined });
    tellFailing();
  } catch (error) {
    if (!(error instanceof ApiError)) throw error;
    // Other errors say that the answer is another one now.
    const isUnanswered = error.status === 0 || error.status === 429 || error.status >= 500;
    one.store.set({ ...one.store.get(), error });
    fail(one, isUnanswered ? error : undefined, askedAt);
  } finally {
    clearTimeout(silence);
  }
}

/** What is shown of it is as old as the first request that was not answered. */
function fail(one: Kept, error: ApiError | undefined, askedAt: number): void {
  one.failing = error && { since: one.failing?.since ?? askedAt, error };
  tellFailing();
}

function tellFailing(): void {
  let oldest: Failing | undefined;
  for (const { watchers, failing: one } of kept.values())
    if (watchers > 0 && one !== undefined && one.since <= (oldest?.since ?? one.since)) oldest = one;
  if (oldest !== failing.get()) failing.set(oldest);
}
