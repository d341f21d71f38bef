import { KEY_ENDPOINT, endpointOf, isObjectStore } from '@upriver/contract/endpoint';
import type { ReadHeader } from './evidence.ts';
import { createShare } from './share.ts';

/** Headers that only object stores answer with: Amazon's and those that speak like it, Azure's, Google's, Backblaze's. */
const OF_STORES = ['x-amz-id-2', 'x-ms-blob-type', 'x-goog-stored-content-length', 'x-bz-file-id'];
/** Answers of a host that are looked at before it is taken for none. */
const LOOKED_AT_MAX = 20;

/**
 * `endpointOf` for processes that make thousands of calls a second: looks at each host once, and holds each name once. An object store with a
 * domain of its own is known by its answers; from the first on, calls to it that fail without one are taken for calls to objects as well.
 */
export function createEndpointNamer(): (host: string, path: string, read: ReadHeader | undefined) => string {
  const stores = createShare();
  const names = createShare();
  /** How many answers of a host were looked at; `Infinity` when one was an object store's. */
  const lookedAt = new Map<string, number>();

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
    return names(endpointOf(host, path, isStore), String);
  };
}

const HOSTS_MAX = 1000;
