import type { Call, Recorder } from './recorder.ts';

/** Begins a call to what a page or a program passed as URL; pages may use relative ones. */
export function beginUrl(recorder: Recorder, target: string | URL, method: string): Call | undefined {
  let url: URL | undefined;
  try {
    url = new URL(target, globalThis.document?.baseURI ?? globalThis.location?.href);
  } catch {
    // What is no URL reaches no network, and neither do `data:` and `blob:`.
  }
  return url?.protocol.startsWith('http') ? recorder.begin(url.host, url.pathname, method.toUpperCase()) : undefined;
}
