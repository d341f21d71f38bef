import assert from 'node:assert/strict';
import { after, describe, test } from 'node:test';
import { gzipSync } from 'node:zlib';
import { anEvent } from '../../../../../test/support/ingest.ts';
import { createRandom } from '../../../../../test/support/random.ts';
import { createTestStores } from '../../../../../test/support/stores.ts';
import { openBothWays, usualColumnsOf } from '../../../../../test/support/usual-bodies.ts';

/** Tight, so that each of them refuses some of what is sent. */
const LIMITS = { servicesPerProject: 6, serviceEventsPerMinute: 400, eventsPerMinute: 1500, requestsPerMinute: 1000 };
const REQUESTS = 40;

interface Body {
  readonly sdk_key: string;
  readonly batch: readonly object[];
}

const toJson = (body: object): Buffer => Buffer.from(JSON.stringify(body));
const toColumns = ({ batch, ...envelope }: Body): Buffer => toJson({ ...envelope, columns: usualColumnsOf(batch) });
const FORMS = [toJson, toColumns];

for (const store of createTestStores()) {
  describe(`on ${store.name}`, { skip: store.skip }, () => {
    after(() => store.close());

    test('a body that is taken at once is answered, counted and stored to the byte as one that is read event by event', async () => {
      for (const write of FORMS) {
        const ways = await openBothWays(store, LIMITS);
        let taken = 0;
        for (const [index, batch] of makeBodies().entries()) {
          const make = (sdkKey: string): Buffer => write({ sdk_key: sdkKey, ...batch });
          const isZipped = index % 2 === 1;
          if (await ways.send(isZipped ? (key) => gzipSync(make(key)) : make, isZipped ? 'gzip' : undefined))
            taken += 1;
        }
        assert.ok(taken > REQUESTS / 2, `${taken} were taken at once`);
        const { blocks, hosts, links } = await ways.compareStored();
        assert.ok(blocks.length > REQUESTS / 2 && hosts.length > 0 && links.length === LIMITS.servicesPerProject);
        await ways.close();
      }
    });
  });
}

/** What senders send, with everything that is decided about an event. */
function makeBodies(): { readonly batch: readonly object[] }[] {
  const random = createRandom(5);
  const at = (bound: number): number => random.below(bound);
  const pick = <Item>(items: readonly Item[]): Item => random.pick(items);
  const start = anEvent() as { readonly ts: number };
  const makeEvent = (): object =>
    anEvent({
      host: pick([
        'api.stripe.com',
        'API.stripe.com',
        'api.github.com',
        'api.openai.com',
        'unknown.example.org',
        '10.0.0.7',
        ...Array.from({ length: 6 }, (_, index) => `api.${'abcdef'[index]}.com`),
      ]),
      endpoint: pick(['/v1/charges', `/v1/charges/ch_${at(1e9)}`, '/a?token=secret', `/users/${at(1e6)}/mail`]),
      status: pick([200, 200, 201, 404, 429, 503, 0, 999]),
      latency_ms: pick([0, 12.345, 8000, 20_000, at(500)]),
      ts: start.ts - pick([0, 1, 59, 60, 4000]) + pick([0, 0, 600]),
      ...pick([{}, {}, { error_class: pick(['aborted', 'ECONNRESET', 'timeout', 'NO SUCH', '']) }]),
      ...pick([{}, { method: pick(['GET', 'post']), sdk_version: pick(['otel-nodejs/1', 'upriver-node/1']) }]),
      ...pick([{}, { environment: pick(['production', 'staging', '']), region: pick(['eu', 'us']) }]),
      ...pick([{}, { feature: 'checkout', deployment_id: 'd-1', runtime: 'node/24' }]),
      tags: pick([
        {},
        { tenant: `t-${at(5)}`, retry: at(3), isLast: true },
        { tenant: 't', plan: 'free' },
        { request_id: `req_${at(1e9)}`, credential: '0a1b2c3d4e5f' },
      ]),
    });
  return Array.from({ length: REQUESTS }, (_, index) => ({
    batch: Array.from({ length: 1 + at(60) }, makeEvent),
    // One comes twice, with other events.
    ...(index % 3 === 0 ? { batch_id: `batch-${index === 9 ? 6 : index}` } : {}),
    ...(index % 7 === 0 ? { sent_at: start.ts - 7200 } : {}),
    ...(index % 11 === 10
      ? { batch: [anEvent({ tags: { password: 'x', note: 'mail bo@example.org' } }), anEvent({ status: 'x' })] }
      : {}),
  }));
}
