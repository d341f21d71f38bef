import { captureFetch } from './capture/capture-fetch.ts';
import { classifyPageError } from './capture/classify-page.ts';
import { captureXhr } from './capture/capture-xhr.ts';
import type { Assembly } from './runtime/client.ts';
import { syncScope } from './capture/call-scope.ts';
import { start } from './runtime/start.ts';
import { createFetchPost } from './transport/transport-fetch.ts';
import type { Client, Options } from './types.ts';

export type * from './types.ts';

/** Browsers let a page that goes away send 64 KiB in all. */
const BODY_BYTES_MAX = 60_000;

/** Starts to measure the calls that this page makes with `fetch` and XMLHttpRequest. A second call returns the client of the first. */
export function init(options?: Options | null): Client {
  return start(options ?? {}, () => ({
    platform: {
      runtime: 'browser',
      now: Date.now,
      elapsed: () => performance.now(),
      random: Math.random,
      later: (act, ms) => {
        const timer = setTimeout(act, ms);
        return () => clearTimeout(timer);
      },
      flush: (sender, timeoutMs) =>
        Promise.race([sender.round(1), new Promise<void>((end) => setTimeout(end, timeoutMs))]).then(
          () => !sender.pending(),
        ),
      // A text is sent as text/plain, which needs no preflight request.
      post: createFetchPost({ keepalive: true, credentials: 'omit' }),
      bodyBytesMax: BODY_BYTES_MAX,
    },
    scope: syncScope(),
    attach(assembly) {
      assembly.undos.push(captureFetch(assembly.recorder, classifyPageError));
      captureXhr(assembly.recorder);
      sendWhenHidden(assembly);
    },
  }));
}

/** `pagehide` is the last event that every browser fires; on phones a page that was hidden may never come back. */
function sendWhenHidden({ recorder, sender }: Assembly): void {
  const onHide = recorder.guard(() => sender.handOver((url, body) => navigator.sendBeacon(url, body)));
  for (const type of ['pagehide', 'visibilitychange']) addEventListener(type, onHide);
}
