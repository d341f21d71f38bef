import type { Config } from './config.ts';
import { hostOf, isObjectStore, isPrivateHost, splitUrl } from './host.ts';
import { lose } from './ledger.ts';
import type { Ledger } from './ledger.ts';
import type { Platform } from './platform.ts';
import { templatePath } from './template-path.ts';
import { classifyStatus } from './classify.ts';
import type { ErrorClass, LossReason } from './types.ts';

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
  begin(authority: string, path: string, method: string): Call | undefined;
  /** At the response headers, or at a failure (status 0 and its class). */
  end(call: Call, status: number, failure?: ErrorClass): Entry;
  /** Wraps a handler so that nothing escapes from it into the application, and so that it goes quiet after repeated failures. */
  guard<T extends unknown[]>(handler: (...args: T) => void): (...args: T) => void;
}

export interface RecorderParts {
  config: Config;
  platform: Platform;
  ledger: Ledger;
  /** Share of calls to this host to report now, and why the others are left out. */
  rate: (host: string, now: number) => { rate: number; reason: LossReason };
  isStopped: () => boolean;
  feature: () => string | undefined;
  enqueue: (entry: Entry) => void;
}

/** An application that calls more hosts or routes than this is a crawler; its tables start over. */
const HOSTS_MAX = 500;
const ENDPOINTS_MAX = 1000;
const METHOD_MAX = 16;
const FAULTS_MAX = 10;

/** Makes a recorder over the shared parts of one client. */
export function createRecorder(parts: RecorderParts): Recorder {
  const { config, platform, ledger } = parts;
  const hosts = new Map<string, string>();
  const endpoints = new Map<string, string>();
  const own = splitUrl(config.url);
  const ownHost = hostOf(own?.authority ?? '');
  const ownPath = own?.path ?? '';
  let faults = 0;

  /** The host of an authority, or '' when calls to it are not measured. */
  function measuredHost(authority: string): string {
    const known = hosts.get(authority);
    if (known !== undefined) return known;
    const host = hostOf(authority);
    const isMeasured = host !== '' && (config.includePrivate || !isPrivateHost(host)) && config.isWanted(host);
    if (hosts.size >= HOSTS_MAX) hosts.clear();
    hosts.set(authority, isMeasured ? host : '');
    return isMeasured ? host : '';
  }

  function endpointOf(host: string, path: string): string {
    const endpoint = isObjectStore(host) && path !== '/' ? '/{key}' : templatePath(path);
    const known = endpoints.get(endpoint);
    if (known !== undefined) return known;
    if (endpoints.size >= ENDPOINTS_MAX) endpoints.clear();
    endpoints.set(endpoint, endpoint);
    return endpoint;
  }

  return {
    begin(authority, path, method) {
      if (parts.isStopped()) return undefined;
      // Through an HTTP proxy the request line holds the whole URL, and the authority is the proxy's.
      const target = path.startsWith('/') ? undefined : splitUrl(path);
      const host = measuredHost(target ? target.authority : authority);
      const route = target ? target.path : path;
      if (host === '' || (host === ownHost && route.startsWith(ownPath))) return undefined;
      const startedAt = platform.elapsed();
      const { rate, reason } = parts.rate(host, startedAt);
      if (rate < 1 && platform.random() >= rate) {
        ledger.observed += 1;
        lose(ledger, reason);
        return undefined;
      }
      return {
        host,
        path: route,
        method,
        feature: parts.feature(),
        ts: Math.floor(platform.now() / 1000),
        startedAt,
      };
    },
    end(call, status, failure) {
      const entry: Entry = {
        host: call.host,
        endpoint: endpointOf(call.host, call.path),
        status,
        latency_ms: Math.round(Math.max(0, platform.elapsed() - call.startedAt) * 100) / 100,
        ts: call.ts,
        method: call.method.slice(0, METHOD_MAX),
        error_class: failure ?? classifyStatus(status),
        feature: call.feature ?? config.constants.feature,
      };
      ledger.observed += 1;
      parts.enqueue(entry);
      return entry;
    },
    guard(handler) {
      return (...args) => {
        if (faults >= FAULTS_MAX) return;
        try {
          handler(...args);
        } catch {
          faults += 1;
          ledger.observed += 1;
          lose(ledger, 'internal_error');
        }
      };
    },
  };
}
