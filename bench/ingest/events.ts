/** Events as an SDK sends them: 14 fields, 3 tags, 20 vendors, paths that are already templates or still hold an id. */
import { gzipSync } from 'node:zlib';
import { classifyStatus } from '../../packages/sdk/src/capture/classify.ts';
import { createColumnsWriter } from '../../packages/sdk/src/transport/columns-writer.ts';

const HOSTS = [
  'api.stripe.com',
  'api.github.com',
  'api.openai.com',
  'api.anthropic.com',
  'api.sendgrid.com',
  'api.twilio.com',
  'slack.com',
  'api.resend.com',
  'api.cloudflare.com',
  'api.datadoghq.com',
  'sentry.io',
  'api.mailgun.net',
  'api.segment.io',
  'api.intercom.io',
  'api.linear.app',
  'api.notion.com',
  'api.hubapi.com',
  'api.vercel.com',
  'api.pagerduty.com',
  'api.airtable.com',
];
const PATHS = ['/v1/charges/{id}', '/v1/customers', '/v1/messages', '/v2/items/{id}/parts', '/v1/chat/completions'];
/** Of what is called, each of which comes again and again. */
const IDS = 500;
const REGIONS = ['eu-central-1', 'us-east-1'] as const;
const STATUSES = [200, 200, 200, 200, 200, 200, 201, 204, 404, 429, 503];

/** Of every fifty calls of a series that is well. */
const CALM_STATUSES = Array.from({ length: 50 }, (_, index) => (index === 17 ? 503 : index % 8 === 7 ? 204 : 200));
/** Multiples of it modulo 1 are as far apart as those of any number. */
const GOLDEN = (Math.sqrt(5) - 1) / 2;
/** Events of one key after which each of its series has had all of `CALM_STATUSES` twice. */
export const CALM_EVENTS = HOSTS.length * REGIONS.length * CALM_STATUSES.length * 2;

interface Series {
  readonly host: string;
  readonly region: (typeof REGIONS)[number];
}

/** A source of numbers from 0 to 1 that gives the same ones in every run. */
export function createRandom(seed: number): () => number {
  let state = seed >>> 0;
  return () => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return state / 2 ** 32;
  };
}

/** One event at a time in Unix seconds. */
export function makeEvent(random: () => number, nowSeconds: number) {
  const pick = <Value>(list: readonly Value[]): Value => list[Math.floor(random() * list.length)] as Value;
  const hasId = random() < 0.2;
  return {
    host: pick(HOSTS),
    endpoint: hasId ? `/v1/charges/ch_${(1e9 + Math.floor(random() * IDS) * 7919).toString(36)}9` : pick(PATHS),
    method: pick(['GET', 'POST', 'POST', 'PUT']),
    status: pick(STATUSES),
    latency_ms: Math.round(Math.exp(3 + random() * 3) * 100) / 100,
    ts: nowSeconds - Math.floor(random() * 10),
    environment: 'production',
    region: pick(REGIONS),
    feature: pick(['checkout', 'login', 'search', 'export']),
    sdk_version: 'upriver-node/0.1.0',
    deployment_id: '2026-11-21.3-9f8e7d6',
    runtime: 'node/24.21.0',
    tags: {
      tenant: `t-${Math.floor(random() * 40)}`,
      plan: pick(['free', 'team', 'enterprise']),
      retry: Math.floor(random() * 3),
    },
  };
}

/** How a body is written: as documented, or as our SDK writes it, either with gzip or not; and as documented, of calls that fail. */
export const FORMS = ['json', 'json-gzip', 'json-named', 'json-impaired', 'columns', 'columns-gzip'] as const;
export type Form = (typeof FORMS)[number];

/**
 * Bodies of one batch size, taking turns among the keys. The calls of each key are spread evenly over its series (a vendor and a region), and
 * after so many bodies that each key has a multiple of `CALM_EVENTS`, each series has had the same calls, whatever the batch size.
 */
export function makeBodies(count: number, batch: number, sdkKeys: readonly string[], form: Form = 'json'): Buffer[] {
  const random = createRandom(batch);
  const nowSeconds = Math.floor(Date.now() / 1000);
  const callsByKey = sdkKeys.map(() => createCalls(random, form === 'json-impaired'));
  return Array.from({ length: count }, (_, index) => {
    const place = index % sdkKeys.length;
    const sdkKey = sdkKeys[place] ?? '';
    const nextCall = callsByKey[place] ?? createCalls(random, false);
    const events = Array.from({ length: batch }, () => ({ ...makeEvent(random, nowSeconds), ...nextCall() }));
    const text = form.startsWith('columns')
      ? writeColumns(sdkKey, events)
      : JSON.stringify({ sdk_key: sdkKey, batch: events });
    return form.endsWith('gzip') ? gzipSync(text) : Buffer.from(text);
  });
}

type Call = Pick<ReturnType<typeof makeEvent>, 'host' | 'region' | 'status' | 'latency_ms'>;

/**
 * Calls of one key: every series once in a random order, then all again. In each series every fiftieth call fails, and latencies are spread as
 * evenly as any number of them can be: detection finds nothing to tell. With `isImpaired` calls to every fourth vendor are slow and fail.
 */
function createCalls(random: () => number, isImpaired: boolean): () => Call {
  const series = HOSTS.flatMap((host) => REGIONS.map((region) => ({ host, region })));
  let number = 0;
  return () => {
    const place = number % series.length;
    const cycle = Math.floor(number / series.length);
    number += 1;
    // One step of a shuffle for each call.
    const other = place + Math.floor(random() * (series.length - place));
    // Safe: both are in it.
    const [one, chosen] = [series[place], series[other]] as [Series, Series];
    series[place] = chosen;
    series[other] = one;
    const isBad = isImpaired && HOSTS.indexOf(chosen.host) % 4 === 0;
    const latencyMs = Math.exp(3 + 3 * ((cycle * GOLDEN) % 1)) * (isBad ? 8 : 1);
    const status = isBad && cycle % 2 === 0 ? 503 : (CALM_STATUSES[cycle % CALM_STATUSES.length] ?? 200);
    return { ...chosen, status, latency_ms: Math.round(latencyMs * 100) / 100 };
  };
}

/** By the SDK's own writer. */
function writeColumns(sdkKey: string, events: readonly ReturnType<typeof makeEvent>[]): string {
  const [first] = events;
  const write = createColumnsWriter({
    environment: first?.environment,
    region: first?.region,
    sdk_version: first?.sdk_version,
    deployment_id: first?.deployment_id,
    runtime: first?.runtime,
  });
  const calls = events.map(({ tags, ...call }) => ({
    ...call,
    error_class: classifyStatus(call.status),
    notes: { waitedMs: -1, credential: '', tags },
  }));
  return `{"sdk_key":"${sdkKey}","sent_at":${Math.floor(Date.now() / 1000)},"columns":${write(calls)}}`;
}
