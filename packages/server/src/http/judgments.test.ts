// What people say of answers, over the API, on both stores.
import assert from 'node:assert/strict';
import { after, describe, test } from 'node:test';
import { START, createTestApp } from '../../../../test/support/app.ts';
import type { TestApp } from '../../../../test/support/app.ts';
import { createTestStores } from '../../../../test/support/stores.ts';
import type { KeptAnswer } from '@upriver/detection';
import { putImpairment } from '../store/detection/detectors.ts';
import { findFirstOrganizationId } from '../store/organizations/organizations.ts';

const MINUTE = 60_000;
const EPISODE = `imp_${'b'.repeat(26)}`;
const LATER = `imp_${'c'.repeat(26)}`;

for (const store of createTestStores())
  describe(`judgments on ${store.name}`, { skip: store.skip ?? false }, () => {
    after(() => store.close());
    const start = async () => createTestApp({ UPRIVER_POLL: 'off' }, { database: await store.open() });

    test('the ledger shows what a person said of an answer, who said it and when, and counts by it', async () => {
      await using api = await start();
      await addEpisode(api, 'them', 'vendor');
      assert.equal((await readEntry(api)).kind, 'not_posted_yet');
      const answer = await judge(api, { was: 'wrong', cause: 'network', by: ' jo ', note: 'our proxy' });
      assert.equal(answer.status, 200, JSON.stringify(answer.body));
      const said = {
        was: 'wrong',
        judged: { fault: 'them', cause: 'vendor' },
        cause: 'network',
        fault: 'us',
        by: 'jo',
        at: new Date(START).toISOString(),
        note: 'our proxy',
      };
      const { episode, service, project, ...rest } = answer.body.data;
      assert.deepEqual([episode, service.slug, project.slug], [EPISODE, 'acme-pay', 'default']);
      assert.deepEqual(rest, said);
      const entry = await readEntry(api);
      assert.equal(entry.kind, 'our_own');
      assert.deepEqual(entry.episode.judgment, said);
      assert.equal(entry.episode.fault, 'them', 'the answer itself stays');
      assert.deepEqual(entry.revisions, [
        { at: said.at, from: 'not_posted_yet', to: 'our_own', reason: 'judged', previous: null },
      ]);
      const csv = await api.get('/api/v1/services/acme-pay/ledger?format=csv');
      assert.match(csv.bytes.toString(), /,wrong,network,jo,[^,]+,our proxy/);
      // What goes to the vendor has nothing of what people said to each other.
      const evidence = await api.get(`/api/v1/services/acme-pay/ledger/${EPISODE}`);
      assert.equal(evidence.body.data.entry.episode.judgment, null);
      assert.ok(!evidence.bytes.includes('our proxy'));
    });

    test('a judgment can be changed and taken back; who said it is the token unless a name is given', async () => {
      await using api = await start();
      await addEpisode(api, 'us', 'deployment');
      await judge(api, { was: 'right' });
      assert.equal((await readEntry(api)).episode.judgment.by, 'first admin token');
      api.clock.advance(MINUTE);
      await judge(api, { was: 'wrong', cause: 'vendor' });
      const list = (await api.get('/api/v1/judgments')).body.data;
      assert.deepEqual(
        list.map(({ was, cause, at }: { was: string; cause: string; at: string }) => [was, cause, Date.parse(at)]),
        [['wrong', 'vendor', START + MINUTE]],
      );
      assert.equal((await api.get('/api/v1/judgments?service=mailer')).body.data.length, 0);
      const path = `/api/v1/episodes/${EPISODE}/judgment`;
      assert.equal((await api.request('DELETE', path)).status, 204);
      assert.equal((await api.request('DELETE', path)).status, 404);
      assert.equal((await readEntry(api)).episode.judgment, null);
    });

    test('many people who judge at once leave one judgment', async () => {
      await using api = await start();
      await addEpisode(api, 'us', 'deployment');
      const answers = await Promise.all(
        Array.from({ length: 8 }, async (_, person) => judge(api, { was: 'right', by: `p${person}` })),
      );
      assert.ok(answers.every(({ status }) => status === 200));
      assert.equal((await api.get('/api/v1/judgments')).body.data.length, 1);
    });

    test('a judgment of any impairment of an episode is one of the episode', async () => {
      await using api = await start();
      await addEpisode(api, 'us', 'deployment');
      await addEpisode(api, 'us', 'deployment', { id: LATER, signal: 'slow', onsetAt: START - 25 * MINUTE });
      const answer = await judge(api, { was: 'right' }, LATER);
      assert.equal(answer.body.data.episode, EPISODE);
    });

    test('a judgment that contradicts itself is refused with what would be right', async () => {
      await using api = await start();
      await addEpisode(api, 'them', 'vendor');
      const problems: readonly [body: object, text: RegExp][] = [
        [{ was: 'right', cause: 'deployment' }, /body\.cause must be a cause on the side .*`them`.*was wrong/],
        [{ was: 'wrong', cause: 'vendor' }, /body\.cause must be another cause: .*it was right/],
        [{ was: 'perhaps' }, /body\.was/],
        [{}, /was/],
        [{ was: 'wrong', cause: 'gremlins' }, /body\.cause/],
        [{ was: 'wrong', note: ' ' }, /body\.note/],
        [{ was: 'wrong', note: 'x'.repeat(1001) }, /body\.note/],
      ];
      for (const [body, text] of problems) {
        const answer = await judge(api, body);
        assert.equal(answer.status, 400, JSON.stringify(body));
        assert.match(JSON.stringify(answer.body), text);
      }
      assert.equal((await judge(api, { was: 'right', cause: 'vendor_part' })).status, 200, 'finer, on the same side');
      assert.equal((await judge(api, { was: 'right' }, LATER)).status, 404);
    });

    test('only writing tokens of the own organization judge', async () => {
      await using api = await start();
      await addEpisode(api, 'them', 'vendor');
      const created = await api.request('POST', '/api/v1/tokens', { body: { name: 'r', scopes: ['read'] } });
      const path = `/api/v1/episodes/${EPISODE}/judgment`;
      const asked = { token: created.body.data.token, body: { was: 'right' } };
      assert.equal((await api.request('POST', path, asked)).status, 403);
      assert.equal((await api.get('/api/v1/judgments', { token: created.body.data.token })).status, 200);
      const body = { name: 'Other', slug: 'other' };
      const { token } = (await api.request('POST', '/api/v1/organizations', { body })).body.data;
      assert.equal((await api.request('POST', path, { token, body: { was: 'right' } })).status, 404);
      await judge(api, { was: 'right' });
      assert.deepEqual((await api.get('/api/v1/judgments', { token })).body.data, []);
      assert.equal((await api.request('DELETE', path, { token })).status, 404);
      assert.equal((await api.get('/api/v1/judgments')).body.data.length, 1);
    });

    test('judgments go with their project', async () => {
      await using api = await start();
      await addEpisode(api, 'them', 'vendor');
      await judge(api, { was: 'right' });
      assert.equal((await api.request('DELETE', '/api/v1/projects/default')).status, 204);
      const { count } = await api.app.database.kysely
        .selectFrom('judgments')
        .select((build) => build.fn.countAll<number>().as('count'))
        .executeTakeFirstOrThrow();
      assert.equal(count, 0);
    });
  });

async function judge(api: TestApp, body: object, episode = EPISODE) {
  return api.request('POST', `/api/v1/episodes/${episode}/judgment`, { body });
}

async function readEntry(api: TestApp) {
  const answer = await api.get('/api/v1/services/acme-pay/ledger');
  assert.equal(answer.status, 200, JSON.stringify(answer.body));
  return answer.body.data.entries[0];
}

/** An impairment of the default project that ended with an answer. */
async function addEpisode(
  api: TestApp,
  side: 'them' | 'us',
  cause: NonNullable<KeptAnswer['cause']>['cause'],
  { id = EPISODE, signal = 'failures' as const, onsetAt = START - 30 * MINUTE }: AddedImpairment = {},
): Promise<void> {
  const { database } = api.app;
  const organizationId = (await findFirstOrganizationId(database.kysely)) ?? '';
  const projectId = (await api.get('/api/v1/projects/default')).body.data.id;
  const serviceId = (await api.get('/api/v1/services/acme-pay')).body.data.id;
  await database.transaction(async (writing) => {
    await putImpairment(writing, {
      id,
      organizationId,
      projectId,
      serviceId,
      environment: '',
      region: '',
      signal,
      onsetAt,
      detectedAt: onsetAt + MINUTE,
      endedAt: START - 10 * MINUTE,
      endedBy: 'recovered',
      calls: 200,
      bad: 100,
      normalRate: 0.01,
    });
    const answer: KeptAnswer = {
      side,
      isHigh: true,
      probabilities: { them: side === 'them' ? 0.99 : 0.01, us: side === 'us' ? 0.99 : 0.01, other: 0 },
      cause: { cause, kind: cause, side, subject: {}, probability: 0.99 },
    };
    await writing
      .updateTable('impairments')
      .set({ fault: side, answer: JSON.stringify(answer) })
      .where('id', '=', id)
      .execute();
  });
}

interface AddedImpairment {
  readonly id?: string;
  readonly signal?: 'failures' | 'slow';
  readonly onsetAt?: number;
}
