import type { Options } from './types.ts';

type Variables = Record<string, string | undefined>;

/** Options from `UPRIVER_…` variables, overlaid by those that were passed. Runtimes without an environment pass {}. */
export function withEnvironment(options: Options, env: Variables): Options {
  const fromEnv: Options = {
    sdkKey: env['UPRIVER_SDK_KEY'],
    endpoint: env['UPRIVER_ENDPOINT'],
    environment: env['UPRIVER_ENVIRONMENT'],
    region: env['UPRIVER_REGION'],
    deploymentId: env['UPRIVER_DEPLOYMENT_ID'],
    feature: env['UPRIVER_FEATURE'],
    tags: pairs(env['UPRIVER_TAGS']),
    services: list(env['UPRIVER_SERVICES']),
    ignore: list(env['UPRIVER_IGNORE']),
    sampleRate: number(env['UPRIVER_SAMPLE_RATE']),
    flushIntervalMs: number(env['UPRIVER_FLUSH_INTERVAL_MS']),
    maxBatchSize: number(env['UPRIVER_MAX_BATCH_SIZE']),
    enabled: flag(env['UPRIVER_ENABLED']),
    debug: flag(env['UPRIVER_DEBUG']),
    includePrivate: flag(env['UPRIVER_INCLUDE_PRIVATE']),
    flushOnSigterm: flag(env['UPRIVER_FLUSH_ON_SIGTERM']),
  };
  const passed = Object.entries(options).filter(([, value]) => value !== undefined);
  return { ...fromEnv, ...Object.fromEntries(passed) };
}

function list(value: string | undefined): string[] | undefined {
  const items = value?.split(',').map((item) => item.trim());
  return items?.some(Boolean) ? items.filter(Boolean) : undefined;
}

/** `team=payments,tier=1` */
function pairs(value: string | undefined): Record<string, string> | undefined {
  const entries = list(value)?.map((item) => {
    const [key = '', ...rest] = item.split('=');
    return [key.trim(), rest.join('=').trim()];
  });
  return entries && Object.fromEntries(entries);
}

function number(value: string | undefined): number | undefined {
  return value?.trim() ? Number(value) : undefined;
}

function flag(value: string | undefined): boolean | undefined {
  if (!value?.trim()) return undefined;
  return !['0', 'false', 'no', 'off'].includes(value.trim().toLowerCase());
}
