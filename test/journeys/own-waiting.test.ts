// Calls that wait for limits of our own, told by the tags that the SDK sets, through the whole program on both stores: a pool that is used
// up and an event loop that stands still are ours, short waits are usual, and what waits because a vendor answers slowly or not at all is not
// ours.
import assert from 'node:assert/strict';
import { after, describe, test } from 'node:test';
import type { Vendor } from '@upriver/catalog';
import { createTestApp } from '../support/app.ts';
import type { TestApp } from '../support/app.ts';
import { createTestStores } from '../support/stores.ts';

const MINUTE_MS = 60_000;
const TICK_MS = MINUTE_MS;
const CALM_MINUTES = 60;
const FAULT_MINUTES = 5;
const CALLS_PER_MINUTE = 20;

const POOLED = { tags: { waited_for: 'connection', waited_ms: 2_400 } };
const STOOD = { tags: { waited_for: 'event_loop', waited_ms: 1_800 } };
const BRIEFLY = { tags: { waited_for: 'connection', waited_ms: 15 } };
const NEVER_SENT = { status: 0, error_class: 'client_limit', latency_ms: 0, tags: POOLED.tags };
const SLOW = { latency_ms: 6_000, ...POOLED };

type Change = Readonly<Record<string, unknown>>;

/** Projects by name: which vendor they call, and how every third call or more goes before the fault and in it. */
const PROJECTS: Readonly<Record<string, { readonly vendor: string; readonly calm?: Change; readonly fault: Change }>> =
  {
    pooled: { vendor: 'orion', fault: POOLED },
    standing: { vendor: 'lyra', fault: STOOD },
    calm: { vendor: 'vega', calm: BRIEFLY, fault: BRIEFLY },
    held: { vendor: 'altair', fault: NEVER_SENT },
    slowed: { vendor: 'rigel', fault: SLOW },
    'slowed-too': { vendor: 'rigel', fault: SLOW },
  };

const VENDORS: readonly Vendor[] = [...new Set(Object.values(PROJECTS).map(({ vendor }) => vendor))].map((slug) => ({
  slug,
  name: slug,
  category: 'payments',
  statusPageUrl: null,
  hosts: [{ host: `api.${slug}.example` }],
  packages: {},
  sources: ['known'],
}));

for (const store of createTestStores())
  describe(`waiting for limits of our own on ${store.name}`, { skip: store.skip ?? false }, () => {
    after(() => store.close());

    test('our own waiting is ours, unless the vendor may hold what is waited for', async () => {
      await using api = await createTestApp(
        { UPRIVER_LIMIT_REQUESTS_PER_MINUTE: '100000' },
        { database: await store.open(), vendors: VENDORS },
      );
      const keys = new Map<string, string>();
      for (const name of Object.keys(PROJECTS)) keys.set(name, await addProject(api, name));
      await pass(api, keys, CALM_MINUTES, false);
      await pass(api, keys, FAULT_MINUTES, true);
      const of = (name: string) => verdictOf(api, name);

      const pooled = await of('pooled');
      assert.equal(pooled.verdict, 'us', pooled.sentence);
      assert.notEqual(pooled.confidence, 'high', 'a vendor whose bodies are slow would look the same');
      assert.match(
        pooled.sentence,
        /since .+ 6\d % of the calls of pooled in production.* wait for a free connection of its own pool/,
      );
      assert.match(pooled.sentence, /most likely the pool of connections of pooled, which is used up\.$/);
      assert.deepEqual(
        pooled.evidence.calls.impairments.map(({ signal }) => signal),
        ['waiting'],
      );

      const standing = await of('standing');
      assert.equal(standing.verdict, 'us', standing.sentence);
      assert.match(standing.sentence, /wait for its own event loop, which stands still/);

      const calm = await of('calm');
      assert.equal(calm.verdict, 'healthy', calm.sentence);

      const held = await of('held');
      assert.equal(held.verdict, 'undecided', held.sentence);
      assert.doesNotMatch(held.sentence, /no call/, 'calls that were never sent are not silence');

      const slowed = await of('slowed');
      assert.equal(slowed.verdict, 'them', slowed.sentence);
      assert.match(slowed.sentence, /are slow/);
      assert.doesNotMatch(slowed.sentence, /wait|held back/, 'what follows from slow answers is not told as ours');

      await pass(api, keys, 8, false);
      const again = await of('pooled');
      assert.equal(again.verdict, 'healthy', again.sentence);
    });
  });

async function addProject(api: TestApp, name: string): Promise<string> {
  await api.request('POST', '/api/v1/projects', { body: { name } });
  const { body } = await api.request('POST', `/api/v1/projects/${name}/sdk-keys`, { body: { name } });
  return body.data.key;
}

/** Lets time pass with calls of all projects, two of three of which are as the fault makes them. */
async function pass(api: TestApp, keys: ReadonlyMap<string, string>, minutes: number, isFault: boolean): Promise<void> {
  for (let left = minutes * MINUTE_MS; left > 0;) {
    const span = left > 10 * MINUTE_MS ? 5 * MINUTE_MS : TICK_MS;
    left -= span;
    const from = api.clock.now();
    api.clock.advance(span);
    for (const [name, key] of keys) await call(api, name, { key, from, span, isFault });
    await api.app.judge();
  }
}

async function call(
  api: TestApp,
  name: string,
  { key, from, span, isFault }: { key: string; from: number; span: number; isFault: boolean },
): Promise<void> {
  const project = PROJECTS[name];
  const count = Math.round((CALLS_PER_MINUTE * span) / MINUTE_MS);
  const batch = Array.from({ length: count }, (_, index) => {
    const isUsual = isFault && name !== 'held' ? index % 3 === 0 : !isFault && index % 3 !== 0;
    const change = isFault ? project?.fault : project?.calm;
    return {
      host: `api.${project?.vendor}.example`,
      endpoint: '/v1/charges',
      status: 200,
      latency_ms: 70 + (index % 7) * 5,
      ts: Math.floor((from + (index * span) / count) / 1000),
      environment: 'production',
      region: 'eu-west-1',
      ...(isUsual ? {} : change),
    };
  });
  const { status, body } = await api.sendEvents({ sdk_key: key, batch });
  assert.deepEqual([status, body.accepted], [200, batch.length], JSON.stringify(body).slice(0, 500));
}

interface Told {
  readonly verdict: string;
  readonly confidence: string;
  readonly sentence: string;
  readonly evidence: { readonly calls: { readonly impairments: readonly { readonly signal: string }[] } };
}

async function verdictOf(api: TestApp, name: string): Promise<Told> {
  const { body } = await api.get(`/api/v1/services/${PROJECTS[name]?.vendor}/verdicts?project=${name}`);
  return body.data.series[0];
}
