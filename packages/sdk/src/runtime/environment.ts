import type { Options } from '../types.ts';

/** Bindings of a worker may be numbers, flags and lists, too. */
type Variables = Readonly<Record<string, { toString(): string } | null | undefined>>;

/** Options from `UPRIVER_…` variables, overlaid by those that were passed. Runtimes without an environment pass {}. */
export function withEnvironment(options: Options | null | undefined, env: Variables): Options {
  const read = (name: string): string | undefined => readVariable(env, name);
  const fromEnv: Options = {
    sdkKey: read('UPRIVER_SDK_KEY'),
    endpoint: read('UPRIVER_ENDPOINT'),
    environment: read('UPRIVER_ENVIRONMENT'),
    region: read('UPRIVER_REGION'),
    deploymentId: read('UPRIVER_DEPLOYMENT_ID'),
    feature: read('UPRIVER_FEATURE'),
    tags: pairs(read('UPRIVER_TAGS')),
    services: list(read('UPRIVER_SERVICES')),
    ignore: list(read('UPRIVER_IGNORE')),
    sampleRate: number(read('UPRIVER_SAMPLE_RATE')),
    flushIntervalMs: number(read('UPRIVER_FLUSH_INTERVAL_MS')),
    maxBatchSize: number(read('UPRIVER_MAX_BATCH_SIZE')),
    evidence: names(read('UPRIVER_EVIDENCE')),
    instance: read('UPRIVER_INSTANCE'),
    enabled: flag(read('UPRIVER_ENABLED')),
    debug: flag(read('UPRIVER_DEBUG')),
    includePrivate: flag(read('UPRIVER_INCLUDE_PRIVATE')),
    flushOnSigterm: flag(read('UPRIVER_FLUSH_ON_SIGTERM')),
  };
  const passed = Object.entries(options ?? {}).filter(([, value]) => value !== undefined);
  return { ...fromEnv, ...Object.fromEntries(passed) };
}

/** Deno throws where a program may not read its environment. */
function readVariable(env: Variables, name: string): string | undefined {
  try {
    return env[name]?.toString();
  } catch {
    return undefined;
  }
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

/** `off`, `on`, or a list of names. */
function names(value: string | undefined): false | string[] | undefined {
  const isOn = flag(value);
  const given = list(value);
  if (isOn === false) return false;
  return given?.length === 1 && ON.includes(String(given[0]).toLowerCase()) ? undefined : given;
}

const ON = ['1', 'true', 'yes', 'on'];

function number(value: string | undefined): number | undefined {
  return value?.trim() ? Number(value) : undefined;
}

function flag(value: string | undefined): boolean | undefined {
  if (!value?.trim()) return undefined;
  return !['0', 'false', 'no', 'off'].includes(value.trim().toLowerCase());
}
