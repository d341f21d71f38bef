// No incident stays open for ever: what a list of incidents no longer has is over, on both stores.
import assert from 'node:assert/strict';
import { after, describe, it } from 'node:test';
import { MINUTE, startPageWatch } from '../../../../test/support/page-watch.ts';
import type { PageWatch } from '../../../../test/support/page-watch.ts';
import { forgetLastCheck } from '../store/checks/schedule.ts';
import { updateCustomVendor } from '../store/services/services.ts';
import { createTestStores } from '../../../../test/support/stores.ts';

/** What a page answers by path: with an incident that is open, with that one dropped, and with an empty list. */
interface Story {
  readonly adapter: string;
  readonly open: Readonly<Record<string, string>>;
  readonly dropped: Readonly<Record<string, string>>;
  readonly empty: Readonly<Record<string, string>>;
}

const AT = 'Sat, 21 Nov 2026 10:00:00 GMT';

function rss(title: string, items: readonly string[]): string {
  const body = items.map((item) => `<item>${item}<pubDate>${AT}</pubDate></item>`).join('');
  return `<?xml version="1.0"?><rss version="2.0"><channel><title>${title}</title>${body}</channel></rss>`;
}

function atom(id: string, entries: readonly string[]): string {
  const time = '<published>2026-11-21T10:00:00Z</published><updated>2026-11-21T10:00:00Z</updated>';
  const body = entries.map((entry) => `<entry>${entry}${time}<content type="html">Text.</content></entry>`).join('');
  return `<?xml version="1.0"?><feed xmlns="http://www.w3.org/2005/Atom"><id>${id}</id><title>A</title>${body}</feed>`;
}

const xaiItem = (id: string, status: string): string =>
  `<guid>${id}</guid><title>${id}</title><description><![CDATA[<h3>Status: ${status}</h3><p>Severity: disruption</p>]]></description>`;
const rssItem = (id: string, title: string): string =>
  `<guid>${id}</guid><link>https://status.example.com/${id}</link><title>${title}</title>`;
const atomEntry = (id: string, title: string): string =>
  `<id>${id}</id><link href="https://status.example.com/issues/${id}"/><title>${title}</title>`;
const feeds = (path: string, open: string, dropped: string, empty: string): Omit<Story, 'adapter'> => ({
  open: { [path]: open },
  dropped: { [path]: dropped },
  empty: { [path]: empty },
});

const HUND = 'tag:status.example.com,2005:/state_feed/feed';
const components = JSON.stringify({
  meta: { pagination: { total: 1, count: 1, per_page: 100, current_page: 1, total_pages: 1 } },
  data: [{ id: 1, name: 'API', status: 1, group_id: 0, order: 0, enabled: true }],
});
const cachetIncident = (id: number, isResolved: boolean): object => ({
  id,
  name: `Incident ${id}`,
  status: isResolved ? 4 : 1,
  is_resolved: isResolved,
  message: 'Text.',
  occurred_at: '2026-11-21 10:00:00',
});
const cachetList = (...data: object[]): string => JSON.stringify({ meta: { pagination: { total_pages: 1 } }, data });
const cachet = (list: string): Readonly<Record<string, string>> => ({
  '/api/v1/components': components,
  '/api/v1/incidents': list,
  '/api/v1/schedules': cachetList(),
});
const sorryNotice = (id: number): object => ({
  id,
  type: 'unplanned',
  state: 'investigating',
  subject: `Notice ${id}`,
  began_at: '2026-11-21T10:00:00Z',
  ended_at: null,
});
const sorry = (...response: object[]): Readonly<Record<string, string>> => ({
  '/components': JSON.stringify({ response: [{ id: 1, name: 'API', state: 'operational' }] }),
  '/notices': JSON.stringify({ response }),
});
const freshIncident = (id: number, end: string | null): object => ({
  id,
  title: `Incident ${id}`,
  start_time: '2026-11-21T10:00:00Z',
  end_time: end,
});
const fresh = (...results: object[]): string => JSON.stringify({ next: null, results });

const STORIES: readonly Story[] = [
  {
    adapter: 'xai',
    ...feeds(
      '/feed.xml',
      rss('xAI System Status', [xaiItem('a', 'INVESTIGATING'), xaiItem('b', 'RESOLVED')]),
      rss('xAI System Status', [xaiItem('b', 'RESOLVED')]),
      rss('xAI System Status', []),
    ),
  },
  {
    adapter: 'hund',
    ...feeds(
      '/state_feed/feed',
      atom(HUND, [atomEntry('a', '[Identified] Slow'), atomEntry('b', '[Resolved] Slow')]),
      atom(HUND, [atomEntry('b', '[Resolved] Slow')]),
      atom(HUND, []),
    ),
  },
  {
    adapter: 'rss',
    ...feeds(
      '/',
      rss('A', [rssItem('a', '[Investigating] Slow'), rssItem('b', '[Resolved] Gone')]),
      rss('A', [rssItem('b', '[Resolved] Gone')]),
      rss('A', []),
    ),
  },
  {
    adapter: 'atom',
    ...feeds(
      '/',
      atom('x', [atomEntry('a', '[Investigating] Slow'), atomEntry('b', '[Resolved] Gone')]),
      atom('x', [atomEntry('b', '[Resolved] Gone')]),
      atom('x', []),
    ),
  },
  {
    adapter: 'freshstatus',
    ...feeds(
      '/',
      fresh(freshIncident(1, null), freshIncident(2, '2026-11-20T10:00:00Z')),
      fresh(freshIncident(2, '2026-11-20T10:00:00Z')),
      fresh(),
    ),
  },
  {
    adapter: 'cachet',
    open: cachet(cachetList(cachetIncident(2, false), cachetIncident(1, true))),
    dropped: cachet(cachetList(cachetIncident(1, true))),
    empty: cachet(cachetList()),
  },
  { adapter: 'sorry', open: sorry(sorryNotice(1), sorryNotice(2)), dropped: sorry(sorryNotice(2)), empty: sorry() },
];

for (const store of createTestStores())
  describe(`an incident that its page no longer lists, on ${store.name}`, { skip: store.skip }, () => {
    after(() => store.close());

    for (const story of STORIES)
      for (const change of ['dropped', 'empty'] as const)
        it(`is over: ${story.adapter}, ${change}`, async () => {
          await using watch = await startPageWatch(() => store.open());
          const page = await watch.add({}, { adapter: story.adapter });
          const serve = (documents: Readonly<Record<string, string>>): void => {
            page.recover();
            for (const [path, body] of Object.entries(documents)) page.failAt(path, 200, { body });
          };
          serve(story.open);
          await watch.polling.round();
          const before = await listOpen(watch);
          assert.ok(before.length > 0, 'nothing was open');
          serve(story[change]);
          await watch.pass(4 * MINUTE);
          const still = await listOpen(watch);
          const stays = story.adapter === 'sorry' && change === 'dropped' ? ['2'] : [];
          assert.deepEqual(still, stays);
          serve(story.open);
          await watch.pass(4 * MINUTE);
          assert.deepEqual(await listOpen(watch), before, 'it is open again once it is listed again');
        });

    it('is over with the first reading of another page, which lists no incidents', async () => {
      await using watch = await startPageWatch(() => store.open());
      const page = await watch.add({}, { adapter: 'rss', organizationId: 'org_1' });
      page.answerWith(rss('A', [rssItem('a', '[Investigating] Slow')]), 'application/rss+xml');
      await watch.polling.round();
      assert.equal((await listOpen(watch)).length, 1);
      await updateCustomVendor(watch.database.kysely, 'org_1', page.id, { adapter: 'openstatus' });
      await forgetLastCheck(watch.database.kysely, page.id);
      page.answerWith('{"status":"operational"}', 'application/json');
      await watch.pass(4 * MINUTE);
      assert.deepEqual(await listOpen(watch), []);
      assert.equal((await watch.status(page.id)).current_status, 'operational');
    });

    it('stays open while a page that lists only the newest incidents does not list it', async () => {
      await using watch = await startPageWatch(() => store.open());
      const page = await watch.add({}, { adapter: 'rss', organizationId: 'org_1' });
      page.answerWith(rss('A', [rssItem('a', '[Investigating] Slow')]), 'application/rss+xml');
      await watch.polling.round();
      await updateCustomVendor(watch.database.kysely, 'org_1', page.id, { adapter: 'openstatus' });
      page.answerWith('{"status":"operational"}', 'application/json');
      await watch.pass(4 * MINUTE);
      assert.equal((await listOpen(watch)).length, 1);
    });

    it('is still listed where its identifier has characters that are not kept', async () => {
      await using watch = await startPageWatch(() => store.open());
      const page = await watch.add({}, { adapter: 'freshstatus' });
      const incident = { ...freshIncident(1, null), id: 'a\u202e\u0007b' };
      page.failAt('/', 200, { body: fresh(incident) });
      for (let minute = 0; minute < 5; minute += 1) {
        await watch.pass(MINUTE);
        assert.deepEqual(await listOpen(watch), ['ab']);
      }
    });

    it('stays open while only its label is missing', async () => {
      await using watch = await startPageWatch(() => store.open());
      const page = await watch.add({ provider: 'rss' }, { adapter: 'rss' });
      page.answerWith(rss('A', [rssItem('a', '[Investigating] Slow')]), 'application/rss+xml');
      await watch.polling.round();
      page.answerWith(rss('A', [rssItem('a', 'We are still at it')]), 'application/rss+xml');
      await watch.pass(4 * MINUTE);
      assert.equal((await listOpen(watch)).length, 1);
    });
  });

async function listOpen({ database }: PageWatch): Promise<string[]> {
  const rows = await database.kysely
    .selectFrom('incidents')
    .select('external_id')
    .where('resolved_at', 'is', null)
    .orderBy('external_id')
    .execute();
  return rows.map((row) => row.external_id);
}
