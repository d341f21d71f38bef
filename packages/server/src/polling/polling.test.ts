// The whole loop with a clock in the test's hand: pages on loopback, a store in memory, and the client that production has.
import assert from 'node:assert/strict';
import type { RequestListener } from 'node:http';
import { after, describe, it } from 'node:test';
import { MINUTE, START, startPageWatch } from '../../../../test/support/page-watch.ts';
import type { PageWatch } from '../../../../test/support/page-watch.ts';
import { createTestStores } from '../../../../test/support/stores.ts';
import type { VendorPage } from '../../../../test/support/vendor-pages.ts';
import { serve } from '../outbound/loopback-page.ts';
import { findFoundProvider } from '../store/checks/found-providers.ts';
import { insertLink } from '../store/services/links.ts';
import { listCheckLog } from '../store/checks/check-log.ts';
import { listPageHosts } from '../store/checks/page-hosts.ts';
import { findPollTarget } from '../store/checks/schedule.ts';
import { syncCatalogServices } from '../store/services/services.ts';
import { ASKING_MAX } from './check-room.ts';
import { CHECKS_PER_HOST } from './host-gate.ts';
import { SCOUTS } from './host-health.ts';

async function checkTimes(watch: PageWatch, id: string): Promise<number[]> {
  return (await listCheckLog(watch.database.kysely, id, 1000)).map(({ at }) => at).reverse();
}

/** Seconds between neighbours. */
function gaps(times: readonly number[]): number[] {
  return times.slice(1).map((at, index) => (at - (times[index] ?? 0)) / 1000);
}

describe('the loop', () => {
  it('checks a calm page every 3 minutes, spread by a tenth, and never later', async () => {
    await using watch = await startPageWatch();
    const page = await watch.add();
    await watch.polling.round();
    await watch.pass(60 * MINUTE);
    const between = gaps(await checkTimes(watch, page.id));
    assert.ok(between.length >= 20, `only ${between.length} checks`);
    assert.ok(
      between.every((seconds) => seconds >= 162 && seconds <= 181),
      String(between),
    );
    assert.ok(new Set(between).size > 1, 'the checks are not spread');
  });

  it('checks every minute while the page reports trouble, and calms down with it', async () => {
    await using watch = await startPageWatch();
    const page = await watch.add();
    await watch.polling.round();
    page.setComponent('API', 'partial_outage');
    await watch.pass(4 * MINUTE);
    const seenAt = watch.clock.now();
    await watch.pass(10 * MINUTE);
    page.setComponent('API', 'operational');
    await watch.pass(2 * MINUTE);
    const calmAt = watch.clock.now();
    await watch.pass(12 * MINUTE);
    const times = await checkTimes(watch, page.id);
    const troubled = gaps(times.filter((at) => at > seenAt && at < seenAt + 10 * MINUTE));
    assert.ok(
      troubled.every((seconds) => seconds >= 54 && seconds <= 61),
      String(troubled),
    );
    assert.ok(gaps(times.filter((at) => at > calmAt)).every((seconds) => seconds >= 162));
  });

  it('checks every minute while an incident is open on a page that calls itself operational', async () => {
    await using watch = await startPageWatch();
    const page = await watch.add();
    page.openIncident({ title: 'Slow webhooks', impact: 'none' });
    await watch.polling.round();
    assert.equal((await watch.status(page.id)).current_status, 'operational');
    await watch.pass(5 * MINUTE);
    assert.ok((await checkTimes(watch, page.id)).length >= 5);
  });

  it('is not expedited by maintenance that is only announced', async () => {
    await using watch = await startPageWatch();
    const page = await watch.add();
    const scheduledFor = START + 24 * 60 * MINUTE;
    page.scheduleMaintenance({ title: 'Upgrade', scheduledFor, scheduledUntil: scheduledFor + MINUTE });
    await watch.polling.round();
    await watch.pass(6 * MINUTE);
    assert.ok((await checkTimes(watch, page.id)).length <= 3);
  });

  it('counts an answer 304 as a check: the page was seen, and said the same', async () => {
    await using watch = await startPageWatch();
    const page = await watch.add();
    await watch.polling.round();
    await watch.pass(10 * MINUTE);
    assert.equal(page.unchangedCount, page.requestCount - 1);
    assert.ok(page.unchangedCount >= 3);
    const times = await checkTimes(watch, page.id);
    const status = await watch.status(page.id);
    assert.deepEqual([status.current_status, status.last_checked_at], ['operational', times.at(-1)]);
  });

  it('reads an unchanged page anew every quarter of an hour, for what it says may depend on the time', async () => {
    await using watch = await startPageWatch();
    const page = await watch.add();
    await watch.polling.round();
    await watch.pass(61 * MINUTE);
    const whole = page.requestCount - page.unchangedCount;
    assert.ok(whole >= 4 && whole <= 5, `${whole} whole documents in an hour`);
  });

  it('keeps the start of an incident that its page gives none', async () => {
    await using watch = await startPageWatch();
    const page = await watch.add({ provider: 'instatus' });
    const summary = (name: string) =>
      JSON.stringify({ page: { status: 'HASISSUES' }, activeIncidents: [{ id: 'i', name, impact: 'MAJOROUTAGE' }] });
    const read = () => watch.database.kysely.selectFrom('incidents').selectAll().execute();
    page.answerWith(summary('Down'), 'application/json');
    await watch.polling.round();
    const [before] = await read();
    page.answerWith(summary('Still down'), 'application/json');
    await watch.pass(2 * MINUTE);
    const [incident, ...more] = await read();
    assert.deepEqual([incident?.title, incident?.started_at, more], ['Still down', before?.started_at, []]);
  });

  it('asks a failing page ever less often, up to half an hour, and keeps what it last said', async () => {
    await using watch = await startPageWatch();
    const page = await watch.add();
    await watch.polling.round();
    const before = await watch.status(page.id);
    page.fail(500);
    await watch.pass(180 * MINUTE, 10 * MINUTE);
    const between = gaps(await checkTimes(watch, page.id)).map((seconds) => Math.round(seconds / 60));
    assert.ok(between.slice(0, 5).every((minutes, index) => minutes <= 3 * 2 ** Math.max(0, index - 1)));
    assert.ok(
      between.slice(5).every((minutes) => minutes >= 27 && minutes <= 30),
      String(between),
    );
    assert.deepEqual(await watch.status(page.id), before);
    page.recover();
    await watch.pass(31 * MINUTE, 10 * MINUTE);
    assert.ok(((await watch.status(page.id)).last_checked_at ?? 0) > START + 180 * MINUTE);
  });

  it('keeps away for as long as Retry-After says, even when calls fail', async () => {
    await using watch = await startPageWatch();
    const page = await watch.add();
    page.fail(429, { retryAfter: '1200' });
    await watch.polling.round();
    for (let minute = 0; minute < 19; minute += 1) {
      watch.polling.expedite(page.id);
      await watch.pass(MINUTE, 10_000);
    }
    assert.equal(page.requestCount, 1);
    await watch.pass(2 * MINUTE, 10_000);
    assert.ok(page.requestCount > 1);
  });

  it('checks soon when calls fail, at most once a minute, and every minute while they do', async () => {
    await using watch = await startPageWatch();
    const page = await watch.add();
    await watch.polling.round();
    await watch.pass(70_000);
    assert.equal((await checkTimes(watch, page.id)).length, 1);
    for (let second = 0; second < 600; second += 1) {
      watch.polling.expedite(page.id);
      await watch.pass(1000);
    }
    const times = await checkTimes(watch, page.id);
    const between = gaps(times.slice(1));
    assert.equal(times[1], START + 71_000);
    assert.ok(between.length >= 9 && between.every((seconds) => seconds >= 54 && seconds <= 61), String(between));
    await watch.pass(15 * MINUTE);
    assert.ok(
      gaps(await checkTimes(watch, page.id))
        .slice(-3)
        .every((seconds) => seconds >= 162),
      'it calms down',
    );
  });

  it('checks every 10 seconds at most, however often that is asked for', async () => {
    await using watch = await startPageWatch();
    const page = await watch.add();
    await watch.polling.round();
    for (let second = 0; second < 60; second += 1) {
      watch.polling.request(page.id);
      await watch.pass(1000);
    }
    assert.equal(page.requestCount, 7);
  });

  it('checks once for everybody: two nodes share the work, and organizations share the check', async () => {
    await using watch = await startPageWatch();
    const page = await watch.add();
    const link = { organizationId: 'org_b', projectId: 'proj_b', serviceId: page.id };
    await insertLink(watch.database.kysely, link, 'manual', START);
    const other = watch.join();
    for (let minute = 0; minute < 10; minute += 1) {
      await Promise.all([watch.polling.round(), other.round()]);
      watch.clock.advance(MINUTE);
    }
    assert.equal(page.requestCount, (await checkTimes(watch, page.id)).length);
    assert.ok(page.requestCount <= 5, `${page.requestCount} requests in 10 minutes`);
  });

  it('is not held up by a page that never answers when it is to stop, and blames nobody for it', async () => {
    await using watch = await startPageWatch();
    const page = await watch.add();
    page.hang();
    const rounds = watch.polling.round();
    await page.nextRequest();
    await Promise.all([watch.polling.stop(), rounds]);
    assert.deepEqual(await checkTimes(watch, page.id), []);
    page.recover();
    await watch.join().round();
    assert.equal((await watch.status(page.id)).current_status, 'operational', 'another node has it at once');
  });

  it('goes on with the others while one page never answers', async () => {
    await using watch = await startPageWatch();
    const hanging = await watch.add();
    const others = [await watch.add(), await watch.add({ provider: 'instatus' })];
    hanging.hang();
    const rounds = watch.polling.round();
    for (const other of others) if (other.requestCount === 0) await other.nextRequest();
    assert.equal(hanging.requestCount <= 1, true);
    await watch.pages.close();
    await rounds;
  });

  it('begins with other pages while many wait for the next document of theirs', async () => {
    await using watch = await startPageWatch();
    const pages = ASKING_MAX * 3;
    const asked = new Set<string | undefined>();
    let givenUp = 0;
    const { promise: allAsked, resolve } = Promise.withResolvers<void>();
    // The first document of each page comes at once, the second never.
    const answer: RequestListener = ({ headers: { host } }, response) => {
      if (asked.has(host)) response.on('close', () => (givenUp += 1));
      else response.end('{"data":[]}');
      if (asked.add(host).size === pages) resolve();
    };
    await using servers = new AsyncDisposableStack();
    for (let index = 0; index < pages; index += 1) {
      const { url } = servers.use(await serve(answer));
      await watch.add({ provider: 'cachet' }, { statusPageUrl: url, page: { target: { url, options: {} } } });
    }
    watch.polling.start();
    await allAsked;
    assert.equal(givenUp, 0, 'others had to be given up first');
    await watch.polling.stop();
  });
});

/** How the service's entry says that its page is read. */
async function entryOf({ database }: PageWatch, id: string) {
  return database.kysely
    .selectFrom('services')
    .select(['adapter', 'page'])
    .where('id', '=', id)
    .executeTakeFirstOrThrow();
}

describe('a page that moves to another provider', () => {
  it('is found out within half an hour, and the catalog does not undo it', async () => {
    await using watch = await startPageWatch();
    const page = await watch.add();
    await watch.polling.round();
    const entry = await entryOf(watch, page.id);
    page.changeProvider('betterstack');
    page.setComponent('API', 'major_outage');
    await watch.pass(12 * MINUTE);
    assert.equal((await watch.status(page.id)).current_status, 'operational', 'it is not believed too early');
    await watch.pass(25 * MINUTE);
    assert.notEqual((await watch.status(page.id)).current_status, 'operational');
    assert.deepEqual(await entryOf(watch, page.id), entry, 'the entry stands as it was');
    const reasons = (await listCheckLog(watch.database.kysely, page.id, 500)).map(({ reason }) => reason ?? '');
    assert.equal(reasons.filter((reason) => reason.includes('read as Better Stack from now on')).length, 1);
    assert.equal(watch.lines.filter((line) => line.includes('read as Better Stack from now on')).length, 2);
    await watch.database.transaction((db) => syncCatalogServices(db, [], watch.clock.now()));
    assert.equal((await findPollTarget(watch.database.kysely, page.id))?.adapter, 'betterstack');
  });

  it('is only proposed when all that is left is a feed, and searched once a day', async () => {
    await using watch = await startPageWatch();
    const page = await watch.add();
    await watch.polling.round();
    page.changeProvider('rss');
    await watch.pass(24 * 60 * MINUTE, 10 * MINUTE);
    const found = await findFoundProvider(watch.database.kysely, page.id);
    assert.deepEqual([found?.state, found?.adapter], ['proposed', 'rss']);
    assert.equal((await watch.status(page.id)).current_status, 'operational');
    assert.equal(watch.lines.filter((line) => line.includes('may be of')).length, 2);
  });
});

for (const store of createTestStores())
  describe(`a wall clock that is set, on ${store.name}`, { skip: store.skip }, () => {
    after(() => store.close());

    for (const step of [30_000, -30_000, 60 * MINUTE, -60 * MINUTE])
      it(`by ${step / 1000} s: pages are checked in time, once, and what they say then counts`, async () => {
        await using watch = await startPageWatch(() => store.open());
        const { clock, polling } = watch;
        const page = await watch.add();
        // The list of past incidents is no check.
        const checks = (): number => page.requests.filter(({ path }) => !path.endsWith('/incidents.json')).length;
        await polling.round();
        await watch.pass(5 * MINUTE);
        const before = checks();
        clock.stepWall(step);
        const steppedAt = clock.monotonicMs();
        for (await polling.round(); checks() === before; await polling.round()) clock.advance(5000);
        assert.ok(clock.monotonicMs() - steppedAt <= 3 * MINUTE, `after ${clock.monotonicMs() - steppedAt} ms`);
        for (let round = 0; round < 6; round += 1) {
          clock.advance(5000);
          await polling.round();
        }
        assert.equal(checks(), before + 1, 'checked twice');
        for (const status of ['partial_outage', 'operational'] as const) {
          page.setComponent('API', status);
          await watch.pass(4 * MINUTE);
          const { current_status: found, last_checked_at: lastCheckedAt } = await watch.status(page.id);
          assert.equal(found, status);
          assert.ok(lastCheckedAt !== null && lastCheckedAt <= clock.now());
        }
      });

    it('ahead for 10 s and back: what was found meanwhile is forgotten, and nobody waits for the hour', async () => {
      await using watch = await startPageWatch(() => store.open());
      const { clock, polling } = watch;
      const pages = [];
      for (let index = 0; index < 6; index += 1) pages.push(await watch.add({ placement: 'path' }));
      await watch.pass(5 * MINUTE, 250);
      clock.stepWall(60 * MINUTE);
      // The first are checked, the others wait for their host.
      await polling.round();
      clock.stepWall(-60 * MINUTE);
      for (const page of pages) page.setComponent('API', 'partial_outage');
      await watch.pass(3 * MINUTE + 10_000, 1000);
      for (const { id } of pages) {
        const { current_status: found, last_checked_at: lastCheckedAt } = await watch.status(id);
        assert.equal(found, 'partial_outage');
        assert.ok(lastCheckedAt !== null && lastCheckedAt <= clock.now());
      }
    });

    it('while a check is under way: the service is not checked beside it', async () => {
      await using watch = await startPageWatch(() => store.open());
      const { clock, polling } = watch;
      const page = await watch.add();
      page.hang();
      const first = polling.round();
      await page.nextRequest();
      clock.stepWall(60 * MINUTE);
      const other = await watch.add();
      const second = polling.round();
      await other.nextRequest();
      await polling.stop();
      await Promise.all([first, second]);
      assert.equal(page.requestCount, 1);
    });
  });

describe('200 pages on one host', () => {
  it('are checked one after the other, within a minute, and never many at once', async () => {
    await using watch = await startPageWatch();
    const all = [];
    for (let index = 0; index < 200; index += 1) all.push(await watch.add({ placement: 'path' }));
    await watch.polling.round();
    assert.ok(watch.pages.requestCount <= CHECKS_PER_HOST);
    for (let second = 0; second < 60; second += 1) {
      const before = watch.pages.requestCount;
      await watch.pass(1000, 250);
      assert.ok(watch.pages.requestCount - before <= 4 + CHECKS_PER_HOST, 'the host is hammered');
    }
    assert.equal(all.filter(({ requestCount }) => requestCount === 0).length, 0, 'somebody was not checked');
    await watch.pass(6 * MINUTE);
    const counts = all.map(({ requestCount }) => requestCount);
    assert.ok(Math.min(...counts) >= 2 && Math.max(...counts) <= 4, `${Math.min(...counts)} to ${Math.max(...counts)}`);
  });
});

describe('30 pages on one host', () => {
  it('fail together: said once, asked less, and said once when they can be read again', async () => {
    await using watch = await startPageWatch();
    const all: (VendorPage & { readonly id: string })[] = [];
    for (let index = 0; index < 30; index += 1) all.push(await watch.add({ placement: 'path' }));
    const other = await watch.add({ provider: 'betterstack' });
    await watch.polling.round();
    await watch.pass(4 * MINUTE, 10_000);
    for (const page of all) page.fail(503);
    await watch.pass(6 * MINUTE, 10_000);
    assert.deepEqual(
      (await listPageHosts(watch.database.kysely, 0)).map((row) => [row.kind, row.name, row.recoveredAt]),
      [['host', new URL(all[0]?.url ?? '').host, null]],
    );
    const about = (word: RegExp) => watch.lines.filter((line) => word.test(line)).length;
    assert.equal(about(/Most pages on/), 1);
    await watch.pass(10 * MINUTE, 10_000);
    const before = watch.pages.requestCount - other.requestCount;
    const calm = other.requestCount;
    await watch.pass(10 * MINUTE, 10_000);
    const asked = watch.pages.requestCount - other.requestCount - before;
    assert.ok(asked <= 25 * 2 + SCOUTS * 12, `${asked} requests in 10 minutes`);
    assert.ok(other.requestCount - calm >= 3, 'the other host is checked as ever');
    assert.match(
      (await listCheckLog(watch.database.kysely, all[20]?.id ?? '', 1))[0]?.reason ?? '',
      /503.*Most pages on/,
    );

    for (const page of all) page.recover();
    const recoveredAt = watch.clock.now();
    await watch.pass(5 * MINUTE, 10_000);
    assert.equal(about(/can be read again/), 1);
    assert.equal(about(/Most pages on/), 1);
    assert.ok((await listPageHosts(watch.database.kysely, 0)).every((row) => row.recoveredAt !== null));
    for (const page of all) {
      const { last_checked_at: checkedAt, current_status: status } = await watch.status(page.id);
      assert.equal(status, 'operational');
      assert.ok((checkedAt ?? 0) > recoveredAt, `${page.id} still waits`);
    }
  });
});

describe('a page of several documents', () => {
  it('is asked for all of them conditionally, and read whole when one has changed', async () => {
    await using watch = await startPageWatch();
    const page = await watch.add({ provider: 'cachet' });
    await watch.polling.round();
    const whole = page.requestCount;
    assert.ok(whole > 1 && page.unchangedCount === 0);
    await watch.pass(4 * MINUTE);
    // Its list of groups answers 404.
    assert.deepEqual([page.requestCount, page.unchangedCount], [2 * whole, whole - 1]);
    assert.equal((await listCheckLog(watch.database.kysely, page.id, 1))[0]?.outcome, 'unchanged');
    page.setComponent('API', 'partial_outage');
    await watch.pass(3 * MINUTE);
    assert.equal((await watch.status(page.id)).current_status, 'partial_outage');
    const names = await watch.database.kysely.selectFrom('components').select('name').execute();
    assert.equal(names.length, 2);
  });
});

for (const store of createTestStores())
  describe(`a store that refuses to record, on ${store.name}`, { skip: store.skip }, () => {
    after(() => store.close());

    it('delays the next check by seconds, not until the end of a lease', async () => {
      await using watch = await startPageWatch(() => store.open());
      const { kysely } = watch.database;
      const page = await watch.add();
      await watch.polling.round();
      page.setComponent('API', 'major_outage');
      await kysely.schema.alterTable('looks').renameTo('looks_away').execute();
      await watch.pass(4 * MINUTE);
      assert.equal((await watch.status(page.id)).current_status, 'operational');
      await kysely.schema.alterTable('looks_away').renameTo('looks').execute();
      await watch.pass(16_000);
      assert.equal((await watch.status(page.id)).current_status, 'major_outage');
    });

    it('does not make the page be asked again at once', async () => {
      await using watch = await startPageWatch(() => store.open());
      const page = await watch.add();
      await watch.database.kysely.schema.alterTable('looks').renameTo('looks_away').execute();
      await watch.polling.round();
      const { requestCount } = page;
      assert.ok(requestCount > 0);
      for (let round = 0; round < 10; round += 1) {
        watch.clock.advance(1000);
        await watch.polling.round();
      }
      assert.equal(page.requestCount, requestCount);
    });
  });
