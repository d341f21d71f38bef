import type { Config } from './config.ts';
import { hostOf, isObjectStore, isPrivateHost } from './host.ts';
import { lose } from './ledger.ts';
import type { Ledger } from './ledger.ts';
import type { Platform } from './platform.ts';
import { templatePath } from './template-path.ts';
import { classifyStatus } from './classify.ts';
import type { FeatureScope } from './client.ts';
import type { Sender } from './sender.ts';
import type { ErrorClass } from './types.ts';

/** A call under way. It holds nothing of the request but text. */
export interface Call {
  host: string;
  path: string;
  method: string;
  feature: string | undefined;
  ts: number;
  startedAt: number;
}

/** A call that ended, without the fields that all events share. Strings are shared between entries. */
export interface Entry {
  host: string;
  endpoint: string;
  status: number;
  latency_ms: number;
  ts: number;
  method: string;
  error_class: ErrorClass | undefined;
  feature: string | undefined;
}

/** What a capture calls. */
export interface Recorder {
  /** At the start of a call. Undefined when it is not measured; then nothing more is to be done. */
  begin: (authority: string, path: string, method: string) => Call | undefined;
  /** At the response headers, or at a failure (status 0 and its class). */
  end: (call: Call, status: number, failure?: ErrorClass) => Entry;
  /** Wraps a handler so that nothing escapes from it into the application, and so that it goes quiet after repeated failures. */
  guard: <T extends unknown[], R>(handler: (...args: T) => R) => (...args: T) => R | undefined;
}

const FAULTS_MAX = 10;

/** Makes a recorder over the shared parts of one client. */
export function createRecorder(
  config: Config,
  platform: Platform,
  ledger: Ledger,
  sender: Pick<Sender, 'enqueue' | 'isStopped' | 'rate'>,
  scope: FeatureScope,
): Recorder {
  const { share = (text, make) => make(text) } = platform;
  const own = new URL(config.url);
  const ownHost = hostOf(own.host);

  const isMeasured = (host: string): boolean =>
    (config.includePrivate || !isPrivateHost(host)) && config.isWanted(host);

  return {
    begin(authority, path, method) {
      if (sender.isStopped()) return undefined;
      const host = share(authority, hostOf);
      if (!isMeasured(host) || (host === ownHost && path.startsWith(own.pathname))) return undefined;
      const startedAt = platform.elapsed();
      const { rate, reason } = sender.rate(host, startedAt);
      if (rate < 1 && platform.random() >= rate) {
        ledger.observed += 1;
        lose(ledger, reason);
        return undefined;
      }
      return {
        host,
        path,
        method,
        feature: scope.current(),
        ts: Math.floor(platform.now() / 1000),
        startedAt,
      };
    },
    end(call, status, failure) {
      const entry: Entry = {
        host: call.host,
        endpoint: share(isObjectStore(call.host) ? '/{key}' : templatePath(call.path), String),
        status,
        latency_ms: Math.round((platform.elapsed() - call.startedAt) * 100) / 100,
        ts: call.ts,
        method: call.method,
        error_class: failure ?? classifyStatus(status),
        feature: call.feature ?? config.constants.feature,
      };
      ledger.observed += 1;
      sender.enqueue(entry);
      return entry;
    },
    guard(handler) {
      return (...args) => {
        try {
          return (ledger.lost.internal_error ?? 0) < FAULTS_MAX ? handler(...args) : undefined;
        } catch {
          ledger.observed += 1;
          lose(ledger, 'internal_error');
          return undefined;
        }
      };
    },
  };
}
