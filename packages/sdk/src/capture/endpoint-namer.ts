import { endpointOf, isObjectStore } from '@upriver/contract/endpoint';
import { createShare } from './share.ts';

/** `endpointOf` for processes that make thousands of calls a second: looks at each host once, and holds each name once. */
export function createEndpointNamer(): (host: string, path: string) => string {
  const stores = createShare();
  const names = createShare();
  return (host, path) => {
    const isStore = stores(host, (name) => String(isObjectStore(name))) === 'true';
    return names(endpointOf(host, path, isStore), String);
  };
}
