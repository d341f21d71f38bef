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
const STATUSES = [200, 200, 200, 200, 200, 200, 201, 204, 404, 429, 503];

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
    endpoint: hasId ? `/v1/charges/ch_${Math.floor(random() * 1e12).toString(36)}9` : pick(PATHS),
    method: pick(['GET', 'POST', 'POST', 'PUT']),
    status: pick(STATUSES),
    latency_ms: Math.round(Math.exp(3 + random() * 3) * 100) / 100,
    ts: nowSeconds - Math.floor(random() * 10),
    environment: 'production',
    region: pick(['eu-central-1', 'us-east-1']),
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

/** How a body is written: as documented, or as our SDK writes it, either with gzip or not. */
export const FORMS = ['json', 'json-gzip', 'json-named', 'columns', 'columns-gzip'] as const;
export type Form = (typeof FORMS)[number];

/** Bodies of one batch size, taking turns among the keys. */
export function makeBodies(count: number, batch: number, sdkKeys: readonly string[], form: Form = 'json'): Buffer[] {
  const random = createRandom(batch);
  const nowSeconds = Math.floor(Date.now() / 1000);
  return Array.from({ length: count }, (_, index) => {
    const sdkKey = sdkKeys[index % sdkKeys.length] ?? '';
    const events = Array.from({ length: batch }, () => makeEvent(random, nowSeconds));
    const text = form.startsWith('columns')
      ? writeColumns(sdkKey, events)
      : JSON.stringify({ sdk_key: sdkKey, batch: events });
    return form.endsWith('gzip') ? gzipSync(text) : Buffer.from(text);
  });
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
