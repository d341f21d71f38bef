// Streams of people, on both stores: whoever may no longer ask hears nothing more.
import assert from 'node:assert/strict';
import { after, describe, test } from 'node:test';
import { createTestApp } from '../../../../../test/support/app.ts';
import type { TestApp } from '../../../../../test/support/app.ts';
import { openEventStream } from '../../../../../test/support/event-stream.ts';
import type { EventStream } from '../../../../../test/support/event-stream.ts';
import { eventually } from '../../../../../test/support/eventually.ts';
import { PASSWORD, join, openBrowser } from '../../../../../test/support/people.ts';
import type { Browser } from '../../../../../test/support/people.ts';
import { createTestStores } from '../../../../../test/support/stores.ts';
import { findFirstOrganizationId } from '../../store/organizations/organizations.ts';
import { removeMembership } from '../../store/people/memberships.ts';

const NEVER_MS = 600_000;

for (const store of createTestStores())
  describe(`streams of people on ${store.name}`, { skip: store.skip ?? false }, () => {
    after(() => store.close());
    const start = async (pollMs: number): Promise<TestApp> =>
      createTestApp(
        { UPRIVER_POLL: 'off', UPRIVER_DETECT: 'off' },
        { database: await store.open(), streamTimes: { pollMs } },
      );

    test('a removal, another role and signing out everywhere end the streams that they concern, at once', async () => {
      await using api = await start(NEVER_MS);
      const url = await api.app.listen();
      const admin = await join(api, 'admin@example.com', 'admin');
      await using kept = await open(url, admin);
      const [grace, ada] = [
        await join(api, 'grace@example.com', 'member'),
        await join(api, 'ada@example.com', 'member'),
      ];
      const members = (await admin.send('GET', '/api/v1/members')).body.data;
      const pathOf = (name: string): string =>
        `/api/v1/members/${members.find((member: Record<string, string>) => member['name'] === name).id}`;
      const ends: [Browser, () => Promise<unknown>][] = [
        [grace, () => admin.send('DELETE', pathOf('grace'))],
        [ada, () => admin.send('PATCH', pathOf('ada'), { role: 'viewer' })],
        [ada, () => signOutElsewhere(api, 'ada@example.com')],
      ];
      for (const [browser, end] of ends) {
        await using stream = await open(url, browser);
        await end();
        await stream.ended;
      }
      const marker = { kind: 'deployment', name: 'web@4f2a91c', environment: 'production', id: 'deploy-1' };
      const reported = await api.request('POST', '/api/v1/projects/default/changes', { body: marker });
      assert.equal(reported.status, 201, JSON.stringify(reported.body));
      await kept.until(1);
    });

    test('what another process ended ends the stream without a request to this one', async () => {
      await using api = await start(20);
      const url = await api.app.listen();
      const ada = await join(api, 'ada@example.com', 'member');
      await using stream = await open(url, ada);
      const { database } = api.app;
      const personId = (await ada.send('GET', '/api/v1/session')).body.data.person.id;
      const organizationId = (await findFirstOrganizationId(database.kysely)) ?? '';
      await database.transaction((db) => removeMembership(db, organizationId, personId));
      await stream.ended;
      const refused = await openEventStream(url, { cookie: ada.cookie() });
      assert.equal(refused.response.status, 403);
    });
  });

/** The stream of somebody, once it has begun. */
async function open(url: string, browser: Browser): Promise<EventStream> {
  const stream = await openEventStream(url, { cookie: browser.cookie() });
  assert.equal(stream.response.status, 200);
  await eventually(() => assert.match(stream.text(), /still here/));
  return stream;
}

/** Signs somebody out everywhere, in another browser of theirs. */
async function signOutElsewhere(api: TestApp, email: string): Promise<void> {
  const browser = openBrowser(api);
  assert.equal((await browser.send('POST', '/api/v1/session', { email, password: PASSWORD })).status, 200);
  assert.equal((await browser.send('DELETE', '/api/v1/session?everywhere=true')).status, 204);
}
