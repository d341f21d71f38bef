import { endpointOf } from '@upriver/contract/endpoint';
import type { Config } from '../runtime/config.ts';
import { noteTenant } from './evidence.ts';
import { hostOf, isPrivateHost } from './host.ts';
import { lose } from '../transport/ledger.ts';
import type { Ledger } from '../transport/ledger.ts';
import type { Platform } from '../runtime/platform.ts';
import { classifyStatus } from './classify.ts';
import type { CallScope } from '../runtime/client.ts';
import type { Notes, ReadHeader } from './evidence.ts';
import type { Sender } from '../transport/sender.ts';
import type { ErrorClass } from '../types.ts';

/**
 * A call under way, then what became of it, without the fields that all events share. It holds nothing of the request but text. One
 * object from start to end, because a process may make thousands of calls a second.
 */
export interface Call {
  host: string;
  /** The path as it was called; from the end on the endpoint, whose text is shared between calls. */
  endpoint: string;
  /** `UNDER_WAY` until the end. */
  status: number;
  /** When it started, by the monotonic clock; from the end on how long it took. */
  latency_ms: number;
  ts: number;
  method: string;
  error_class: ErrorClass | undefined;
  feature: string | undefined;
  notes: Notes | undefined;
}

export const UNDER_WAY = -1;

/** What a capture calls. */
export interface Recorder {
  /** At the start of a call; `read` reads headers of the request. Undefined when it is not measured; then nothing more is to be done. */
  begin: (authority: string, path: string, method: string, read?: ReadHeader) => Call | undefined;
  /** At the response headers, which `read` reads, or at a failure (status 0 and its class). */
  end: (call: Call, status: number, failure?: ErrorClass, read?: ReadHeader) => void;
  /** Wraps a handler so that nothing escapes from it into the application, and so that it goes quiet after repeated failures. */
  guard: <T extends unknown[], R>(handler: (...args: T) => R) => (...args: T) => R | undefined;
}

const FAULTS_MAX = 10;

/** Makes a recorder over the shared parts of one client. */
export function createRecorder(
  config: Config,
  platform: Platform,
  ledger: Ledger,
  sender: Pick<Sender, 'enqueue' | 'isStopped' | 'rate' | 'reason'>,
  scope: CallScope,
): Recorder {
  const { share = (text, make) => make(text), nameEndpoint = (host: string, path: string) => endpointOf(host, path) } =
    platform;
  const { own } = config;
  const witness = platform.witness?.(config);
  const ownHost = hostOf(own.host);

  /** The host, or nothing when calls to it are not measured. */
  function measuredHost(authority: string): string {
    const host = hostOf(authority);
    return (config.includePrivate || !isPrivateHost(host)) && config.isWanted(host) ? host : '';
  }

  return {
    begin(authority, path, method, read) {
      if (sender.isStopped()) return undefined;
      const host = share(authority, measuredHost);
      if (!host || (host === ownHost && path.startsWith(own.pathname))) return undefined;
      const startedAt = platform.elapsed();
      if (platform.random() >= sender.rate(host, startedAt)) {
        ledger.observed += 1;
        lose(ledger, sender.reason(host, startedAt));
        return undefined;
      }
      const scoped = scope.current();
      return {
        host,
        endpoint: path,
        status: UNDER_WAY,
        latency_ms: startedAt,
        ts: Math.floor(platform.now() / 1000),
        method,
        error_class: undefined,
        feature: scoped?.feature ?? config.constants.feature,
        notes: witness ? witness.begin(startedAt, read, scoped?.tenant) : noteTenant(scoped?.tenant),
      };
    },
    end(call, status, failure, read) {
      call.endpoint = nameEndpoint(call.host, call.endpoint, read);
      call.status = status;
      const now = platform.elapsed();
      call.latency_ms = now - call.latency_ms;
      call.error_class = failure ?? classifyStatus(status);
      if (call.notes) witness?.end(call, call.notes, now, read);
      call.latency_ms = Math.round(call.latency_ms * 100) / 100;
      ledger.observed += 1;
      sender.enqueue(call);
    },
    guard(handler) {
      return (...args) => {
        try {
          return Number(ledger.lost.internal_error) >= FAULTS_MAX ? undefined : handler(...args);
        } catch {
          ledger.observed += 1;
          lose(ledger, 'internal_error');
          return undefined;
        }
      };
    },
  };
}
