import { matchesHost } from './host.ts';
import type { OutboundEvent, Options } from './types.ts';

/** Settings after they were checked; nothing behind this file looks at options or the environment. */
export interface Config {
  sdkKey: string;
  url: string;
  /** Fields that every event carries. */
  constants: Partial<OutboundEvent>;
  isWanted: (host: string) => boolean;
  sampleRate: number;
  flushIntervalMs: number;
  maxBatchSize: number;
  includePrivate: boolean;
  debug: boolean;
  beforeSend: Options['beforeSend'];
}

export type ConfigResult = { kind: 'ready'; config: Config } | { kind: 'off' } | { kind: 'wrong'; problem: string };

const INTERVAL_DEFAULT_MS = 10_000;
const INTERVAL_MIN_MS = 10;
const INTERVAL_MAX_MS = 300_000;
const BATCH_DEFAULT = 100;
/** The server takes no more in one request. */
const BATCH_MAX = 500;
const TAGS_MAX = 20;
const TAG_KEY_MAX = 64;
const TAG_VALUE_MAX = 256;
const TEXT_MAX = 128;

/** Checks options as they came (environment already merged in). A wrong setting is told, with what to do. */
export function readConfig(options: Options, runtime: string, sdkVersion: string): ConfigResult {
  if (options.enabled === false) return { kind: 'off' };
  const problem = keyProblem(options.sdkKey) ?? endpointProblem(options.endpoint);
  if (problem) return { kind: 'wrong', problem };
  const { services, ignore = [] } = options;
  return {
    kind: 'ready',
    config: {
      sdkKey: options.sdkKey ?? '',
      url: eventsUrl(options.endpoint ?? ''),
      constants: defined({
        environment: short(options.environment),
        region: short(options.region),
        deployment_id: short(options.deploymentId),
        feature: short(options.feature),
        sdk_version: sdkVersion,
        runtime: short(runtime),
        tags: cleanTags(options.tags),
      }),
      isWanted: (host) => (!services || matchesHost(host, services)) && !matchesHost(host, ignore),
      sampleRate: within(options.sampleRate, 1, 0, 1),
      flushIntervalMs: within(options.flushIntervalMs, INTERVAL_DEFAULT_MS, INTERVAL_MIN_MS, INTERVAL_MAX_MS),
      maxBatchSize: Math.floor(within(options.maxBatchSize, BATCH_DEFAULT, 1, BATCH_MAX)),
      includePrivate: options.includePrivate === true,
      debug: options.debug === true,
      beforeSend: options.beforeSend,
    },
  };
}

function keyProblem(key: unknown): string | undefined {
  if (typeof key !== 'string' || key === '')
    return 'no sdkKey: pass the project’s SDK key (upr_sdk_…) or set UPRIVER_SDK_KEY.';
  if (key.startsWith('upr_api_'))
    return 'sdkKey is an API token. It is secret and must not be in an application: use an SDK key (upr_sdk_…), and revoke this token if it was published.';
  return key.startsWith('upr_sdk_') ? undefined : 'sdkKey is not an SDK key: it must start with upr_sdk_.';
}

function endpointProblem(endpoint: unknown): string | undefined {
  if (typeof endpoint === 'string' && /^https?:\/\/[^/?#]+[^?#]*$/i.test(endpoint)) return undefined;
  return 'no usable endpoint: pass where Upriver listens, like https://upriver.example.com, or set UPRIVER_ENDPOINT.';
}

function eventsUrl(endpoint: string): string {
  return `${endpoint.replace(/\/+$/, '').replace(/\/v1\/events$/, '')}/v1/events`;
}

function within(value: unknown, otherwise: number, min: number, max: number): number {
  return typeof value === 'number' && !Number.isNaN(value) ? Math.min(Math.max(value, min), max) : otherwise;
}

function short(value: unknown): string | undefined {
  return typeof value === 'string' && value !== '' ? value.slice(0, TEXT_MAX) : undefined;
}

function cleanTags(tags: Options['tags']): OutboundEvent['tags'] | undefined {
  const entries = Object.entries(tags ?? {})
    .filter(([, value]) => ['string', 'boolean'].includes(typeof value) || Number.isFinite(value))
    .slice(0, TAGS_MAX)
    .map(([key, value]) => [
      key.slice(0, TAG_KEY_MAX),
      typeof value === 'string' ? value.slice(0, TAG_VALUE_MAX) : value,
    ]);
  return entries.length > 0 ? Object.fromEntries(entries) : undefined;
}

function defined(fields: { [K in keyof OutboundEvent]?: OutboundEvent[K] | undefined }): Partial<OutboundEvent> {
  return Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== undefined));
}
