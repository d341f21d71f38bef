// Calls that arrive late: what they show of the past stands in the ledger with its times, and is published as past.
import assert from 'node:assert/strict';
import { after, describe, test } from 'node:test';
import type { EpisodeEvidence, Ledger, ServiceVerdicts } from '@upriver/contract';
import { createRandom } from '../../bench/detection/random.ts';
import { createTestApp } from '../support/app.ts';
import type { TestApp } from '../support/app.ts';
import { createTestStores } from '../support/stores.ts';
import type { TestStore } from '../support/stores.ts';

const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;
const HOST = 'api.orion.example.com';
const EVENTS_PER_REQUEST = 500;

interface Outage {
  readonly from: number;
  readonly to: number;
}

for (const store of createTestStores())
  describe(`late calls on ${store.name}`, { skip: store.skip }, () => {
    after(() => store.close());

    test('46,800 calls of 26 hours that arrive in any order are in baseline and ledger as if they had come in time', async () => {
      await using scene = await openScene(store);
      const { api } = scene;
      const now = api.clock.now();
      const outages = [10 * HOUR_MS, 20 * HOUR_MS].map((ago) => ({ from: now - ago, to: now - ago + 30 * MINUTE_MS }));
      // First of all what is new, after which everything else is late.
      await scene.send(callsOf(now - 2 * MINUTE_MS, now, 30, []));
      await api.app.judge();
      const past = callsOf(now - 26 * HOUR_MS, now, 30, outages);
      assert.equal(past.length, 46_800);
      await scene.send(shuffled(past));
      await scene.settle();
      const ledger = await scene.ledger();
      assert.deepEqual(
        scene.timesOf(ledger),
        outages.toReversed().map(({ from, to }) => [from, to]),
      );
      for (const { episode, revisions } of ledger.entries) {
        assert.ok((episode?.depth ?? 0) > 0.35 && (episode?.depth ?? 1) < 0.45, JSON.stringify(episode));
        assert.equal(episode?.calls, 900);
        assert.ok(Math.abs(episode.callsLost - 360) <= 5, `${episode.callsLost} lost`);
        const { failures } = await scene.evidence(episode.id);
        assert.deepEqual([failures.calls, failures.isComplete], [360, true], 'two of five calls of thirty minutes');
        assert.deepEqual(
          revisions.map(({ reason, from, previous }) => [reason, from, previous]),
          [['found_late', null, null]],
        );
      }
      const verdict = await scene.verdict();
      assert.equal(verdict?.verdict, 'healthy', verdict?.sentence);
      const usual = verdict.evidence.calls;
      assert.ok(usual.usualFromCalls > 40_000, `${usual.usualFromCalls}`);
      assert.ok((usual.usualRates?.failures ?? 1) < 0.01);
      // The same calls again are known already.
      await api.app.judge();
      assert.deepEqual(await scene.ledger(), ledger);
    });

    test('an outage that arrives two hours late is past: in the ledger and the stream, and not in the verdict of now', async () => {
      await using scene = await openScene(store);
      const { api } = scene;
      await scene.live(90);
      // The sender is cut off for two hours, while other calls go on.
      const cutAt = api.clock.now();
      await scene.live(120);
      const outage = { from: cutAt + 20 * MINUTE_MS, to: cutAt + 50 * MINUTE_MS };
      const before = await scene.ledger();
      assert.deepEqual(before.entries, []);
      await scene.send(callsOf(cutAt, cutAt + 100 * MINUTE_MS, 60, [outage]));
      await scene.settle();
      const ledger = await scene.ledger();
      assert.deepEqual(scene.timesOf(ledger), [[outage.from, outage.to]]);
      const [line] = ledger.entries;
      assert.ok(Date.parse(line?.episode?.detectedAt ?? '') > outage.to, 'known only since the calls came');
      assert.equal((await scene.verdict())?.verdict, 'healthy');
      const published = await scene.published();
      assert.deepEqual(published.filter(({ kind }) => kind === 'ledger').length, 1);
      assert.match(
        published.find(({ kind }) => kind === 'ledger')?.payload ?? '',
        /Orion: from \d\d:\d\d UTC to \d\d:\d\d UTC .* failed/,
      );
      assert.ok(
        published.every(({ kind, payload }) => kind !== 'verdict' || !/"to":"(them|us|undecided)"/.test(payload)),
        'nothing is said to be impaired now',
      );
    });

    test('an outage that arrives late is weighed by the calls of its time: a bad deployment is ours, what several projects feel is the vendor’s', async () => {
      await using scene = await openScene(store);
      const { api } = scene;
      const mail = await scene.addProject('mail');
      await scene.live(60, [], 'v1');
      const cutAt = api.clock.now();
      api.clock.advance(3 * HOUR_MS);
      const bad = { from: cutAt + 30 * MINUTE_MS, to: cutAt + 50 * MINUTE_MS };
      const theirs = { from: cutAt + 110 * MINUTE_MS, to: cutAt + 130 * MINUTE_MS };
      const past = callsOf(cutAt, cutAt + 160 * MINUTE_MS, 60, [theirs]);
      // Half of the instances get the new version, which fails until it is taken back.
      const ours = past.map((call, index) => {
        const isNew = index % 2 === 0 && call.ts * 1000 >= bad.from && call.ts * 1000 < bad.to;
        const deployed = { ...call, deployment_id: isNew ? 'v2' : 'v1' };
        return isNew ? { ...deployed, status: 500, error_class: 'server_error' } : deployed;
      });
      await scene.send(past, mail);
      await scene.send(ours);
      await scene.settle();
      await scene.settle();
      const { entries } = await scene.ledger('shop');
      const lines = entries.toSorted((a, b) => (a.episode?.onsetAt ?? '').localeCompare(b.episode?.onsetAt ?? ''));
      assert.deepEqual(
        lines.map(({ kind, episode }) => [kind, episode?.fault, episode?.cause?.cause]),
        [
          ['our_own', 'us', 'deployment'],
          ['not_posted_yet', 'them', 'vendor'],
        ],
      );
      assert.ok(lines.every(({ revisions }) => revisions[0]?.reason === 'found_late'));
    });

    test('an outage that arrived late and was undecided is weighed again when late calls of another project follow', async () => {
      await using scene = await openScene(store);
      const { api } = scene;
      const mail = await scene.addProject('mail');
      await scene.live(30);
      const cutAt = api.clock.now();
      api.clock.advance(2 * HOUR_MS);
      const past = callsOf(cutAt, cutAt + 70 * MINUTE_MS, 60, [
        { from: cutAt + 40 * MINUTE_MS, to: cutAt + 60 * MINUTE_MS },
      ]);
      await scene.send(past);
      await scene.settle();
      await scene.settle();
      const faultOf = async () =>
        (await scene.ledger('shop')).entries.map(({ kind, episode }) => [kind, episode?.fault]);
      assert.deepEqual(await faultOf(), [['undecided', 'undecided']], 'one project alone does not tell');
      await scene.send(past, mail);
      await scene.settle();
      await scene.settle();
      assert.deepEqual(await faultOf(), [['not_posted_yet', 'them']]);
    });

    test('late calls make an impairment that was known longer, and the line says what it said before', async () => {
      await using scene = await openScene(store);
      const { api } = scene;
      await scene.live(90);
      const from = api.clock.now();
      // Only the end of it comes in time.
      await scene.live(25, []);
      await scene.live(15, [{ from: api.clock.now(), to: api.clock.now() + 15 * MINUTE_MS }]);
      await scene.live(20);
      const [known] = (await scene.ledger()).entries;
      assert.deepEqual(known?.revisions, []);
      await scene.send(callsOf(from + 5 * MINUTE_MS, from + 25 * MINUTE_MS, 120, [{ from, to: from + HOUR_MS }]));
      await scene.settle();
      const { entries } = await scene.ledger();
      assert.equal(entries.length, 1);
      assert.equal(entries[0]?.episode?.id, known?.episode?.id);
      assert.deepEqual(scene.timesOf({ entries }), [[from + 5 * MINUTE_MS, from + 40 * MINUTE_MS]]);
      const [revision] = entries[0]?.revisions ?? [];
      assert.equal(revision?.reason, 'found_late');
      assert.equal(revision?.previous?.onsetAt, known?.episode?.onsetAt);
    });

    test('the calls of a sender whose clock is an hour behind are learned, and its outage is in the ledger', async () => {
      await using scene = await openScene(store);
      const { api } = scene;
      const behindMs = HOUR_MS;
      const beganAt = api.clock.now();
      const outage = { from: beganAt + HOUR_MS, to: beganAt + 90 * MINUTE_MS };
      for (let minute = 0; minute < 180; minute += 5) {
        const at = api.clock.now();
        api.clock.advance(5 * MINUTE_MS);
        await scene.send(
          callsOf(at, at + 5 * MINUTE_MS, 30, [outage]).map((call) => ({ ...call, ts: call.ts - behindMs / 1000 })),
        );
        await api.app.judge();
      }
      await scene.settle();
      assert.deepEqual(scene.timesOf(await scene.ledger()), [[outage.from - behindMs, outage.to - behindMs]]);
      const verdict = await scene.verdict();
      assert.equal(verdict?.verdict, 'cannot_say', 'nothing is known of the last hour');
      assert.ok((verdict?.evidence.calls.usualFromCalls ?? 0) > 3000, JSON.stringify(verdict?.evidence.calls));
    });
  });

async function openScene(store: TestStore) {
  const api = await createTestApp(
    { UPRIVER_LIMIT_EVENTS_PER_MINUTE: '10000000', UPRIVER_LIMIT_REQUESTS_PER_MINUTE: '1000000' },
    { database: await store.open() },
  );
  await api.request('POST', '/api/v1/services', {
    body: { name: 'Orion', hosts: [HOST], statusPageUrl: null },
  });
  const send = async (calls: readonly Call[], as = key): Promise<void> => {
    for (let start = 0; start < calls.length; start += EVENTS_PER_REQUEST)
      await sendBatch(api, as, calls.slice(start, start + EVENTS_PER_REQUEST));
  };
  /** @returns its key */
  const addProject = async (name: string): Promise<string> => {
    await api.request('POST', '/api/v1/projects', { body: { name } });
    const { body } = await api.request('POST', `/api/v1/projects/${name}/sdk-keys`, { body: { name: 'k' } });
    return body.data?.key ?? '';
  };
  const key = await addProject('shop');
  return {
    api,
    send,
    addProject,
    async live(minutes: number, outages: readonly Outage[] = [], deployment?: string) {
      for (let left = minutes * MINUTE_MS; left > 0;) {
        // What is calm is judged every five minutes, but for the last ten.
        const span = outages.length === 0 && left > 10 * MINUTE_MS ? 5 * MINUTE_MS : MINUTE_MS;
        left -= span;
        const at = api.clock.now();
        api.clock.advance(span);
        const calls = callsOf(at, at + span, 30, outages);
        await send(calls.map((call) => (deployment === undefined ? call : { ...call, deployment_id: deployment })));
        await api.app.judge();
      }
    },
    /** Until late calls are looked at. */
    async settle() {
      await api.app.judge();
      api.clock.advance(MINUTE_MS);
      await api.app.judge();
    },
    ledger: async (project?: string) =>
      (await api.get(`/api/v1/services/orion/ledger${project === undefined ? '' : `?project=${project}`}`)).body
        .data as unknown as Ledger,
    evidence: async (episode: string): Promise<EpisodeEvidence> =>
      (await api.get(`/api/v1/services/orion/ledger/${episode}`)).body.data,
    verdict: async () =>
      ((await api.get('/api/v1/services/orion/verdicts')).body.data as unknown as ServiceVerdicts).series[0],
    /** Begin and end of each episode, oldest first, to the five minutes. */
    timesOf: ({ entries }: Pick<Ledger, 'entries'>) =>
      entries
        .map(({ episode }) => [nearest(episode?.onsetAt), nearest(episode?.endedAt)])
        .toSorted(([a = 0], [b = 0]) => a - b),
    published: () => api.app.database.kysely.selectFrom('changes').select(['kind', 'payload']).orderBy('id').execute(),
    [Symbol.asyncDispose]: () => api[Symbol.asyncDispose](),
  };
}

type Call = ReturnType<typeof callsOf>[number];

async function sendBatch(api: TestApp, key: string, batch: readonly Call[]): Promise<void> {
  const { status, body } = await api.sendEvents({ sdk_key: key, batch });
  assert.deepEqual([status, body.accepted], [200, batch.length], JSON.stringify(body).slice(0, 500));
}

/** Evenly spaced calls from `from` to `to`, two in five of which fail in an outage. */
function callsOf(from: number, to: number, perMinute: number, outages: readonly Outage[]) {
  const spacingMs = MINUTE_MS / perMinute;
  return Array.from({ length: Math.round((to - from) / spacingMs) }, (_, index) => {
    const at = from + index * spacingMs;
    const isOut = outages.some((outage) => at >= outage.from && at < outage.to);
    const isFailed = isOut && index % 5 < 2;
    return {
      host: HOST,
      endpoint: '/v1/orders',
      status: isFailed ? 503 : 200,
      latency_ms: 60 + (index % 50),
      ts: Math.floor(at / 1000),
      environment: 'production',
      ...(isFailed ? { error_class: 'server_error' } : {}),
    };
  });
}

function shuffled<Item>(items: readonly Item[]): Item[] {
  const random = createRandom(7);
  const places = items.map((item) => ({ item, place: random() }));
  return places.toSorted((a, b) => a.place - b.place).map(({ item }) => item);
}

function nearest(at: string | null | undefined): number {
  return at ? Math.round(Date.parse(at) / (5 * MINUTE_MS)) * 5 * MINUTE_MS : 0;
}
