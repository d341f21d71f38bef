import type { Call, Recorder } from './recorder.ts';

/** Begins a call to what a page or a program passed as URL; pages may use relative ones. Throws on what is no URL. */
export function beginUrl(recorder: Recorder, target: string | URL, method: string): Call | undefined {
  const url = new URL(target, globalThis.document?.baseURI ?? globalThis.location?.href);
  // `data:` and `blob:` do not reach the network.
  return url.protocol.startsWith('http') ? recorder.begin(url.host, url.pathname, method.toUpperCase()) : undefined;
}
