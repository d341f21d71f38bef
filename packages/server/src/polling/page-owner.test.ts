// What another company's page says is not taken for a vendor's, wherever a redirect leads.
import assert from 'node:assert/strict';
import { after, describe, it, test } from 'node:test';
import { MINUTE, startPageWatch } from '../../../../test/support/page-watch.ts';
import { createTestStores } from '../../../../test/support/stores.ts';
import { listCheckLog } from '../store/checks/check-log.ts';
import { describeStranger } from './page-owner.ts';
import type { PageOwner } from '../store/checks/schedule.ts';

/** Loopback by its other name: another host, as far as anybody can tell. */
const elsewhere = (url: string): string => url.replace('127.0.0.1', 'localhost');

for (const store of createTestStores())
  describe(`a page that is redirected, on ${store.name}`, { skip: store.skip }, () => {
    after(() => store.close());

    it("to another company's is not believed: the status ends, and the log of checks says why", async () => {
      await using watch = await startPageWatch(() => store.open());
      const page = await watch.add({ name: 'Acme' });
      const other = await watch.add({ name: 'Bolt' });
      await watch.polling.round();
      assert.equal((await watch.status(page.id)).current_status, 'operational');
      page.redirectTo(elsewhere(`${other.url}/api/v2/summary.json`));
      const { last_checked_at: readAt } = await watch.status(page.id);
      await watch.pass(20 * MINUTE);
      assert.equal((await watch.status(page.id)).last_checked_at, readAt);
      const [newest] = await listCheckLog(watch.database.kysely, page.id, 1);
      assert.match(newest?.reason ?? '', /127\.0\.0\.1 leads to localhost, whose page calls itself "Bolt"/);
    });

    it('is still believed where it is the same page at another host', async () => {
      await using watch = await startPageWatch(() => store.open());
      const page = await watch.add({ name: 'Acme' });
      const moved = await watch.add({ name: 'Acme' });
      await watch.polling.round();
      moved.setComponent('API', 'major_outage');
      page.redirectTo(elsewhere(`${moved.url}/api/v2/summary.json`));
      await watch.pass(5 * MINUTE);
      assert.notEqual((await watch.status(page.id)).current_status, 'operational');
    });

    it('when it is added is meant by whoever added it', async () => {
      await using watch = await startPageWatch(() => store.open());
      const page = await watch.add({ name: 'Acme' });
      const other = await watch.add({ name: 'Bolt' });
      page.redirectTo(elsewhere(`${other.url}/api/v2/summary.json`));
      await watch.polling.round();
      await watch.pass(5 * MINUTE);
      assert.equal((await watch.status(page.id)).current_status, 'operational');
    });
  });

test('another page at the same address is not believed: no green of whoever took the name, neither at once nor after a search', async () => {
  await using watch = await startPageWatch();
  const page = await watch.add({ name: 'Acme' });
  const other = await watch.add({ name: 'Bolt' });
  await watch.polling.round();
  page.setComponent('API', 'major_outage');
  await watch.pass(5 * MINUTE);
  const { current_status: before, last_checked_at: readAt } = await watch.status(page.id);
  assert.notEqual(before, 'operational');
  page.answerWith(await (await fetch(`${other.url}/api/v2/summary.json`)).text(), 'application/json');
  await watch.pass(40 * MINUTE);
  assert.deepEqual({ ...(await watch.status(page.id)) }, { current_status: before, last_checked_at: readAt });
  const [newest] = await listCheckLog(watch.database.kysely, page.id, 1);
  assert.match(newest?.reason ?? '', /another page than before, which calls itself "Bolt"/);
  page.recover();
  await watch.pass(20 * MINUTE);
  assert.ok(((await watch.status(page.id)).last_checked_at ?? 0) > (readAt ?? 0), 'its own page is taken again');
});

test('a page with another identifier is a stranger unless it is called as before, as the vendor or as its host', () => {
  const owner = { id: 'before', name: 'Acme' };
  const isTaken = (slug: string, pageUrl: string, page: { pageId?: string; pageName?: string }): boolean => {
    const remembered = { readAt: 0, adapter: 'statuspage', validators: {}, owner };
    const observation = { status: 'operational' as const, incidents: [], listsAllUnresolved: true, ...page };
    return describeStranger({ slug, remembered }, observation, [], pageUrl) === undefined;
  };
  const acme = 'https://status.acme.example';
  assert.equal(isTaken('payments', acme, { pageId: 'after', pageName: 'Bolt' }), false);
  assert.equal(isTaken('payments', acme, { pageId: 'after', pageName: 'Acme' }), true);
  assert.equal(isTaken('payments', acme, { pageId: 'after', pageName: 'Acme Inc. Status' }), true);
  assert.equal(isTaken('bolt', acme, { pageId: 'after', pageName: 'Bolt' }), true);
  assert.equal(isTaken('stripe', acme, { pageId: 'after', pageName: 'Stripe System Status' }), true);
  assert.equal(isTaken('payments', acme, { pageId: 'before', pageName: 'Bolt' }), true, 'it has only a new name');
  assert.equal(isTaken('payments', acme, { pageName: 'Bolt' }), true, 'nothing says that it is another one');
});

function isStranger(
  slug: string,
  [from, to]: readonly [string, string],
  page: { pageId?: string; pageName?: string } = {},
  owner?: PageOwner,
): boolean {
  const remembered = { readAt: 0, adapter: 'statuspage', validators: {}, ...(owner === undefined ? {} : { owner }) };
  const observation = { status: 'operational' as const, incidents: [], listsAllUnresolved: true, ...page };
  return describeStranger({ slug, remembered }, observation, [{ from, to }], `https://${from}`) !== undefined;
}

test('a vendor’s own addresses are no strangers', () => {
  assert.equal(isStranger('github', ['status.github.com', 'githubstatus.com']), false);
  assert.equal(isStranger('twilio', ['status.twilio.com', 'twilio.statuspage.io']), false);
  assert.equal(isStranger('acme', ['acme.statuspage.io', 'status.acme.example']), false);
  assert.equal(isStranger('acme', ['acme.example', 'status.acme.example']), false);
  assert.equal(isStranger('acme', ['acme.example', 'bolt.example'], {}, { hosts: ['bolt.example'] }), false);
});

test('two companies at one provider are strangers, and so is what is only called alike', () => {
  const known = { id: 'page-of-acme', name: 'Acme' };
  assert.equal(isStranger('acme', ['acme.statuspage.io', 'bolt.statuspage.io'], {}, known), true);
  assert.equal(isStranger('acme', ['acme.statuspage.io', 'statuspage.io'], {}, known), true);
  assert.equal(isStranger('box', ['status.box.com', 'dropbox.statuspage.io'], { pageName: 'Dropbox' }, known), true);
});

test('the identifier of a page counts before its name', () => {
  const lead = ['status.acme.example', 'pages.example'] as const;
  const known = { id: 'page-of-acme', name: 'Acme' };
  assert.equal(isStranger('acme', lead, { pageId: 'page-of-acme', pageName: 'Acme, Inc.' }, known), false);
  assert.equal(isStranger('acme', lead, { pageId: 'another', pageName: 'Acme' }, known), true);
  assert.equal(isStranger('acme', lead, { pageName: 'Acme' }, { name: 'Acme' }), false);
});

test('the first redirect of a vendor of the catalog leads to a page that is called as it', () => {
  const lead = ['status.stripe.com', 'pages.example'] as const;
  assert.equal(isStranger('stripe', lead, { pageName: 'Stripe Status' }), false);
  assert.equal(isStranger('stripe', lead, { pageName: 'Bolt' }), true);
  assert.equal(isStranger('stripe', lead), true);
  const ofBox = ['status.box.com', 'pages.example'] as const;
  assert.equal(isStranger('box', ofBox, { pageName: 'Dropbox' }), true);
  assert.equal(isStranger('box', ofBox, { pageName: 'Box Status' }), false);
  assert.equal(isStranger('stripe', lead, { pageName: 'Trip' }), true);
});
