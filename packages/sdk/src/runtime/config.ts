import { clamp } from './clamp.ts';
import { matchesHost } from '../capture/host.ts';
import type { OutboundEvent, Options } from '../types.ts';

/** Settings after they were checked; nothing behind this file looks at options or the environment. */
export interface Config extends Pick<Options, 'beforeSend' | 'debug' | 'includePrivate'> {
  sdkKey: string;
  url: string;
  /** The same, taken apart. */
  own: URL;
  /** Fields that every event carries. */
  constants: { [K in keyof OutboundEvent]?: OutboundEvent[K] | undefined };
  isWanted: (host: string) => boolean;
  sampleRate: number;
  flushIntervalMs: number;
  maxBatchSize: number;
  /** The same for a request with columns. */
  maxColumnsSize: number;
}

const INTERVAL_DEFAULT_MS = 10_000;
const INTERVAL_MIN_MS = 10;
const INTERVAL_MAX_MS = 300_000;
const BATCH_DEFAULT = 100;
/** The server takes no more in one request. As columns they are a small one, and what it costs is spread over the most events. */
const BATCH_MAX = 500;
const TAGS_MAX = 20;
const TAG_KEY_MAX = 64;
const TAG_VALUE_MAX = 256;
const TEXT_MAX = 128;

/** Settings that are numbers. */
const NUMBERS = ['sampleRate', 'flushIntervalMs', 'maxBatchSize'] as const;

/** Checks options as they came, the environment already merged in. Throws what is wrong, and what is expected. */
export function readConfig(options: Options, runtime: string, sdkVersion: string): Config {
  const { sdkKey = '', endpoint = '', services, ignore = [] } = options;
  if (!sdkKey.startsWith('upr_sdk_')) {
    throw new Error(`sdkKey ${sdkKey.startsWith('upr_api_') ? 'is an API token' : 'is wrong'}: use an upr_sdk_… key`);
  }
  if (!/^https?:\/\/[^?#]+$/.test(endpoint)) throw new Error('endpoint is wrong: use https://…');
  for (const name of NUMBERS) {
    const value: unknown = options[name];
    if (value !== undefined && !Number.isFinite(value)) throw new Error(`${name} is no number: ${short(value)}`);
  }
  const url = `${endpoint.replace(/\/*(v1\/events)?$/, '')}/v1/events`;
  return {
    ...options,
    sdkKey,
    url,
    own: new URL(url),
    constants: {
      environment: short(options.environment),
      region: short(options.region),
      deployment_id: short(options.deploymentId),
      feature: short(options.feature),
      sdk_version: sdkVersion,
      runtime,
      tags: options.tags && cleanTags(options.tags),
    },
    isWanted: (host) => (!services || matchesHost(host, services)) && !matchesHost(host, ignore),
    sampleRate: clamp(options.sampleRate, 0, 1) ?? 1,
    flushIntervalMs: clamp(options.flushIntervalMs, INTERVAL_MIN_MS, INTERVAL_MAX_MS) ?? INTERVAL_DEFAULT_MS,
    maxBatchSize: Math.floor(clamp(options.maxBatchSize, 1, BATCH_MAX) ?? BATCH_DEFAULT),
    maxColumnsSize: Math.floor(clamp(options.maxBatchSize, 1, BATCH_MAX) ?? BATCH_MAX),
  };
}

/** Programs without types pass other things, too. Nothing and an empty text are the same. */
export function short(value: unknown, max = TEXT_MAX): string | undefined {
  // oxlint-disable-next-line typescript/no-base-to-string -- whatever it is, it becomes a text
  return String(value ?? '').slice(0, max) || undefined;
}

/** A value of a kind that the server does not take would cost the whole batch. */
function cleanTags(tags: NonNullable<Options['tags']>): NonNullable<OutboundEvent['tags']> {
  const kept = Object.entries(tags).slice(0, TAGS_MAX);
  return Object.fromEntries(
    kept.map(([key, value]) => [
      key.slice(0, TAG_KEY_MAX),
      value === Boolean(value) || Number.isFinite(value) ? value : short(value, TAG_VALUE_MAX),
    ]),
  ) as NonNullable<OutboundEvent['tags']>;
}
