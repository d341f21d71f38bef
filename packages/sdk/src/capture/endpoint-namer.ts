import { KEY_ENDPOINT, endpointOf, isObjectStore } from '@upriver/contract/endpoint';
import type { ReadHeader } from './evidence.ts';
import { createShare } from './share.ts';

/** Headers that only object stores answer with: Amazon's and those that speak like it, Azure's, Google's, Backblaze's. */
const OF_STORES = ['x-amz-id-2', 'x-ms-blob-type', 'x-goog-stored-content-length', 'x-bz-file-id'];
/** Answers of a host that are looked at before it is taken for none. */
const LOOKED_AT_MAX = 20;

/** Paths of the newest calls that are remembered with their names, each at one place: most calls of most programs go to a few paths without ids. */
const NEWEST_SLOTS = 256;
/** Longer ones are mostly signed, and differ each time. */
const NEWEST_LENGTH_MAX = 200;

/**
 * `endpointOf` for processes that make thousands of calls a second: looks at each host once, and holds each name once. An object store with a
 * domain of its own is known by its answers; from the first on, calls to it that fail without one are taken for calls to objects as well.
 */
export function createEndpointNamer(): (host: string, path: string, read: ReadHeader | undefined) => string {
  const stores = createShare();
  const names = createShare();
  /** How many answers of a host were looked at; `Infinity` when one was an object store's. */
  const lookedAt = new Map<string, number>();
  const newest: ({ host: string; path: string; name: string } | undefined)[] = Array.from({ length: NEWEST_SLOTS });

  /** Hosts that are a store by their name are not asked here. */
  function isFromStore(host: string, read: ReadHeader | undefined): boolean {
    const count = lookedAt.get(host) ?? 0;
    if (!read) return count === Infinity;
    if (count >= LOOKED_AT_MAX && count < Infinity) return false;
    const isStore = OF_STORES.some((name) => read(name));
    if (lookedAt.size >= HOSTS_MAX) lookedAt.clear();
    if (count < Infinity) lookedAt.set(host, isStore ? Infinity : count + 1);
    return isStore;
  }

  return (host, path, read) => {
    const isStore = stores(host, (name) => String(isObjectStore(name))) === 'true';
    if (!isStore && isFromStore(host, read)) return KEY_ENDPOINT;
    if (path.length > NEWEST_LENGTH_MAX) return names(endpointOf(host, path, isStore), String);
    const slot = slotOf(host, path);
    const known = newest[slot];
    if (known?.path === path && known.host === host) return known.name;
    const name = names(endpointOf(host, path, isStore), String);
    newest[slot] = { host, path, name };
    return name;
  };
}

/** Where a path is remembered: by its length and three of its characters, which is faster than a hash of all. */
function slotOf(host: string, path: string): number {
  const { length } = path;
  const middle = path.charCodeAt(length >> 1);
  const last = path.charCodeAt(length - 1);
  return (length * 31 + host.length * 7 + middle * 5 + last * 3 + path.charCodeAt(length >> 2)) & (NEWEST_SLOTS - 1);
}

const HOSTS_MAX = 1000;
