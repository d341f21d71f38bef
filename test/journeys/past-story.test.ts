import assert from 'node:assert/strict';
import { test } from 'node:test';
import { createTestApp } from '../support/app.ts';
import type { TestApp } from '../support/app.ts';
import { createVendorPages } from '../support/vendor-pages.ts';
import type { VendorPage } from '../support/vendor-pages.ts';

const MINUTE = 60_000;

test('a page edits, dates back, closes, reopens and deletes an incident, and every moment is told as it was shown', async () => {
  await using story = await begin();
  const { api, page, check, at } = story;
  await check();
  const external = page.openIncident({ title: 'Slow', impact: 'minor', body: 'Looking into it.' });
  const opened = await check();
  page.editIncident(external, { title: 'Elevated errors', startedAt: opened - 60 * MINUTE });
  const edited = await check();
  page.updateIncident(external, 'identified', 'A bad deploy.');
  const updated = await check();
  const [first] = page.model.incidents[0]?.updates ?? [];
  assert.ok(first);
  page.editIncident(external, { updates: [{ ...first, body: 'Nothing to see.' }] });
  const rewritten = await check();
  page.resolveIncident(external, 'Over.');
  const resolved = await check();
  page.updateIncident(external, 'investigating', 'It is back.');
  const reopened = await check();
  page.dropIncidentSilently(external);
  const deleted = await check();
  await check();

  const shown = async (moment: number) =>
    (await at(moment)).incidents.map((incident: Record<string, unknown>) => [
      incident['title'],
      incident['status'],
      (incident['updates'] as { body: string }[]).map(({ body }) => body),
    ]);
  assert.deepEqual(await shown(opened - 1), []);
  assert.deepEqual(await shown(opened), [['Slow', 'investigating', ['Looking into it.']]]);
  assert.deepEqual(await shown(edited - 1), await shown(opened), 'nothing is told before it was shown');
  assert.deepEqual(await shown(edited), [['Elevated errors', 'investigating', ['Looking into it.']]]);
  assert.deepEqual(await shown(updated), [['Elevated errors', 'identified', ['Looking into it.', 'A bad deploy.']]]);
  assert.deepEqual(await shown(rewritten), [['Elevated errors', 'identified', ['Nothing to see.']]]);
  assert.deepEqual(await shown(resolved), [['Elevated errors', 'resolved', ['Nothing to see.', 'Over.']]]);
  assert.deepEqual(await shown(reopened), [
    ['Elevated errors', 'investigating', ['Nothing to see.', 'Over.', 'It is back.']],
  ]);
  const dropped = (await at(deleted)).incidents[0];
  assert.deepEqual([dropped.isListed, dropped.status], [false, 'resolved']);
  assert.deepEqual(await shown(deleted + MINUTE), []);

  const before = (await at(opened)).incidents[0];
  const after = (await at(edited)).incidents[0];
  assert.deepEqual([before.startedAt, after.startedAt], [iso(opened - MINUTE), iso(opened - 60 * MINUTE)]);
  assert.deepEqual([before.firstSeenAt, after.firstSeenAt, before.id], [iso(opened), iso(opened), after.id]);
  const [kept] = (await api.get(`/api/v1/services/${story.id}/history`)).body.data.incidents;
  assert.deepEqual(
    [kept.id, kept.endKnownBy, kept.startedAt, kept.firstSeenAt],
    [before.id, 'absence', iso(opened - 60 * MINUTE), iso(opened)],
  );
});

test('a part vanishes and comes back, a page is silent for an hour, and both are told', async () => {
  await using story = await begin();
  const { api, page, check, at, id } = story;
  const begun = await check();
  page.dropComponent('Dashboard');
  const gone = await check();
  const parts = async (moment: number) =>
    (await at(moment)).components.map((part: Record<string, unknown>) => [part['name'], part['isListed']]);
  assert.deepEqual(await parts(gone - 1), [
    ['API', true],
    ['Dashboard', true],
  ]);
  assert.deepEqual(await parts(gone), [
    ['API', true],
    ['Dashboard', false],
  ]);
  const missing = (await at(gone)).components[1];
  assert.deepEqual([missing.firstSeenAt, missing.lastSeenAt], [iso(begun), iso(begun)]);
  const listed = (await api.get(`/api/v1/services/${id}/components`)).body.data;
  assert.deepEqual(
    listed.map((part: Record<string, unknown>) => [part['name'], part['isListed'], part['lastSeenAt']]),
    [
      ['API', true, iso(gone)],
      ['Dashboard', false, iso(begun)],
    ],
  );
  page.addComponent({ id: 'Dashboard', name: 'Dashboard', status: 'operational' });
  const back = await check();
  assert.equal((await parts(back)).length, 2);
  assert.equal((await at(back)).components[1].firstSeenAt, iso(begun));

  page.fail(503);
  for (let minute = 0; minute < 60; minute += 1) await check();
  const silent = await at(api.clock.now());
  assert.deepEqual([silent.status, silent.isStale, silent.observedAt], ['operational', true, iso(back)]);
  assert.equal(silent.ageMs, 60 * MINUTE);
  page.recover();
  await check();
  const [today] = (await api.get(`/api/v1/services/${id}/history?from=${iso(begun).slice(0, 10)}`)).body.data.uptime;
  // Two minutes until the page fell silent, twelve in which its word still counted, and no more until it spoke again.
  assert.equal(today.seconds.operational, (2 + 12) * 60);
  assert.equal(today.availableShare, 1);
});

async function begin() {
  const api = await createTestApp({ UPRIVER_OUTBOUND_ALLOW: '127.0.0.0/8' });
  const pages = createVendorPages({ now: () => api.clock.now() });
  const page: VendorPage = await pages.add({ provider: 'statuspage', name: 'Acme', components: ['API', 'Dashboard'] });
  const created = await api.request('POST', '/api/v1/services', { body: { name: 'Acme', statusPageUrl: page.url } });
  const id: string = created.body.data.id;
  await api.request('PUT', `/api/v1/services/${id}/links/default`);
  return {
    api,
    page,
    id,
    /** One more minute passes, then the page is checked. */
    check: async () => {
      api.clock.advance(MINUTE);
      await api.app.check(id);
      return api.clock.now();
    },
    at: (moment: number) => readMoment(api, id, moment),
    async [Symbol.asyncDispose]() {
      await pages.close();
      await api[Symbol.asyncDispose]();
    },
  };
}

async function readMoment(api: TestApp, id: string, moment: number) {
  const answer = await api.get(`/api/v1/services/${id}/history?at=${iso(moment)}`);
  assert.equal(answer.status, 200);
  return answer.body.data;
}

function iso(ms: number): string {
  return new Date(ms).toISOString();
}
