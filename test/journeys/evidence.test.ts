import assert from 'node:assert/strict';
import { test } from 'node:test';
import { syncSchedule } from '../../packages/server/src/store/checks/schedule.ts';
import { createTestApp } from '../support/app.ts';
import { createVendorPages } from '../support/vendor-pages.ts';

const MINUTE = 60_000;

test('what a page served is kept around an incident, and answered as plain text', async () => {
  await using api = await createTestApp({ UPRIVER_OUTBOUND_ALLOW: '127.0.0.0/8' });
  await using pages = createVendorPages({ now: () => api.clock.now() });
  const page = await pages.add({ provider: 'statuspage', name: 'Acme', components: ['API'] });
  const { id } = (await api.request('POST', '/api/v1/services', { body: { name: 'Acme', statusPageUrl: page.url } }))
    .body.data;
  // What is not on the schedule is not remembered to be unchanged.
  await syncSchedule(api.app.database, api.clock.now());
  const check = async () => {
    api.clock.advance(MINUTE);
    await api.app.check(id);
    return new Date(api.clock.now()).toISOString();
  };
  const list = async (query = '') => (await api.get(`/api/v1/services/${id}/documents${query}`)).body.data;
  const read = (documentId: string) => api.get(`/api/v1/services/${id}/documents/${documentId}`);

  const calm = await check();
  assert.deepEqual(await list(), []);

  const external = page.openIncident({ title: '<script>alert(1)</script>', impact: 'critical', body: 'First words.' });
  const opened = await check();
  const unchanged = await check();
  assert.ok(page.unchangedCount > 0);
  assert.deepEqual(
    (await list()).map((document: Record<string, unknown>) => [document['firstSeenAt'], document['lastSeenAt']]),
    [[opened, unchanged]],
  );
  page.updateIncident(external, 'identified', 'Second words.');
  const updated = await check();
  page.resolveIncident(external, 'Fixed.');
  const resolved = await check();
  const after = await check();
  assert.equal((await list()).length, 3);
  const first = await api.get(`/api/v1/services/${id}/documents?limit=2`);
  const rest = await api.get(/<([^>]+)>; rel="next"/.exec(String(first.headers['link']))?.[1] ?? '');
  assert.deepEqual([first.body.data.length, rest.body.data.length], [2, 1]);

  assert.deepEqual(await list(`?at=${calm}`), []);
  for (const [at, has, lacks] of [
    [opened, 'First words.', 'Second words.'],
    [updated, 'Second words.', 'Fixed.'],
  ] as const) {
    const [document, ...others] = await list(`?at=${at}`);
    assert.deepEqual([others, document.outcome, document.reason], [[], 'observed', null]);
    const answer = await read(document.id);
    assert.equal(answer.status, 200);
    assert.match(String(answer.headers['content-type']), /^text\/plain; charset=utf-8$/);
    assert.equal(answer.headers['x-content-type-options'], 'nosniff');
    assert.match(String(answer.headers['content-security-policy']), /sandbox/);
    assert.ok(answer.body.includes(has) && !answer.body.includes(lacks));
    assert.equal(document.bytes, Buffer.byteLength(answer.body));
  }
  const [ending] = await list(`?at=${resolved}`);
  assert.equal(ending.firstSeenAt, resolved);
  assert.deepEqual(await list(`?at=${after}`), [ending], 'it says the same, and a calm page is not kept again');

  page.answerWith('<html>maintenance</html>', 'text/html');
  const broken = await check();
  const [unreadable] = await list(`?at=${broken}`);
  assert.equal(unreadable.outcome, 'unreadable');
  assert.ok(unreadable.reason.length > 0);
  assert.equal((await read(unreadable.id)).body, '<html>maintenance</html>');
  assert.equal((await read('doc_none')).status, 404);
  for (const query of ['?at=soon', `?at=${broken}&cursor=WzFd`])
    assert.equal((await api.get(`/api/v1/services/${id}/documents${query}`)).status, 400);
});
