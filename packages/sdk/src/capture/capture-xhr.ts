import { beginUrl } from './begin-url.ts';
import type { Call, Recorder } from './recorder.ts';
import type { ErrorClass } from '../types.ts';

const FAILURES: Record<string, ErrorClass> = { error: 'network', timeout: 'timeout', abort: 'aborted' };

/** Observes XMLHttpRequest. It is not taken back: others may have wrapped it since, and a recorder that stopped does nothing. */
export function captureXhr(recorder: Recorder): void {
  const prototype = globalThis.XMLHttpRequest?.prototype;
  if (!prototype) return;
  // They are called with the request they belong to.
  // oxlint-disable-next-line typescript/unbound-method
  const { open, send } = prototype;
  const targets = new WeakMap<XMLHttpRequest, unknown[]>();
  const calls = new WeakMap<XMLHttpRequest, Call>();

  const onEvent = recorder.guard((event: Event) => {
    const xhr = event.target as XMLHttpRequest;
    const call = calls.get(xhr);
    const failure = FAILURES[event.type];
    // The status is there from the headers on; without an answer it stays 0.
    if (!call || !(failure || xhr.status)) return;
    calls.delete(xhr);
    recorder.end(call, xhr.status, failure);
  });
  const begin = recorder.guard((xhr: XMLHttpRequest) => {
    const [method, target] = targets.get(xhr) ?? [];
    const call = beginUrl(recorder, target as string, String(method));
    if (!call) return;
    calls.set(xhr, call);
    // The same listener again is the same registration, so a reused object is not counted twice.
    for (const type of ['readystatechange', ...Object.keys(FAILURES)]) xhr.addEventListener(type, onEvent);
  });

  prototype.open = function (this: XMLHttpRequest, ...args: unknown[]): void {
    targets.set(this, args);
    open.apply(this, args as Parameters<typeof open>);
  };
  prototype.send = function (this: XMLHttpRequest, body?: XMLHttpRequestBodyInit): void {
    begin(this);
    send.call(this, body);
  };
}
