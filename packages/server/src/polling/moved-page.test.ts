// A page that moves to another provider or dies is not shown as operational for long, on both stores.
import assert from 'node:assert/strict';
import { after, describe, it } from 'node:test';
import { MINUTE, startPageWatch } from '../../../../test/support/page-watch.ts';
import { createTestStores } from '../../../../test/support/stores.ts';
import { findPollTarget } from '../store/checks/schedule.ts';

for (const store of createTestStores())
  describe(`a page that moves, on ${store.name}`, { skip: store.skip }, () => {
    after(() => store.close());

    for (const [from, to] of [
      ['statuspage', 'instatus'],
      ['statuspage', 'incidentio'],
      ['incidentio', 'statuspage'],
    ] as const)
      it(`from ${from} to ${to} is read as such at once: the document that came is recognised`, async () => {
        await using watch = await startPageWatch(() => store.open());
        const page = await watch.add({ provider: from });
        await watch.polling.round();
        assert.equal((await watch.status(page.id)).current_status, 'operational');
        page.changeProvider(to);
        page.setComponent('API', 'major_outage');
        page.setComponent('Dashboard', 'major_outage');
        await watch.pass(5 * MINUTE);
        assert.equal((await findPollTarget(watch.database.kysely, page.id))?.adapter, to);
        assert.notEqual((await watch.status(page.id)).current_status, 'operational');
      });

    it('and leaves nothing at the known address is read again within half an hour', async () => {
      await using watch = await startPageWatch(() => store.open());
      const page = await watch.add();
      await watch.polling.round();
      page.changeProvider('betterstack');
      page.setComponent('API', 'major_outage');
      await watch.pass(35 * MINUTE);
      assert.notEqual((await watch.status(page.id)).current_status, 'operational');
    });

    it('is not switched by a document that two providers claim, nor by a login page', async () => {
      await using watch = await startPageWatch(() => store.open());
      const page = await watch.add();
      await watch.polling.round();
      page.answerWith('<!doctype html><html><title>Log in</title></html>', 'text/html');
      await watch.pass(3 * 60 * MINUTE, 10 * MINUTE);
      assert.equal((await findPollTarget(watch.database.kysely, page.id))?.adapter, 'statuspage');
      page.recover();
      await watch.pass(31 * MINUTE);
      assert.equal((await watch.status(page.id)).current_status, 'operational');
    });

    it('is searched again when the search met a transient answer', async () => {
      await using watch = await startPageWatch(() => store.open());
      const page = await watch.add();
      await watch.polling.round();
      page.changeProvider('betterstack');
      page.failAt('/index.json', 503);
      await watch.pass(45 * MINUTE);
      page.recover();
      await watch.pass(31 * MINUTE);
      assert.equal((await findPollTarget(watch.database.kysely, page.id))?.adapter, 'betterstack');
    });
  });
