// The whole product in its own process: applications with the SDK call three vendors on loopback, each of which has a status page.
// One is silent, then posts, then recovers; one is red and fine; with one our own deploy is bad.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { eventually } from '../support/eventually.ts';
import { PATIENCE_MS, RECOVERY, hostOf, openLiveStage } from '../support/live-stage.ts';

const LEAD_MS = 2000;

const VENDORS = ['silent', 'red', 'sound'] as const;

test('vendor silent then posts, page red and we are fine, our own bad deploy, recovery', async () => {
  await using stage = await openLiveStage();
  const silentPage = await stage.addVendor('silent');
  const redPage = await stage.addVendor('red');
  await stage.addVendor('sound');

  const first = stage.startProgram({ deploymentId: 'v1', hosts: VENDORS.map(hostOf) });
  for (const name of VENDORS) await stage.expect(name, /^healthy$/);

  stage.fail(({ host }) => host === hostOf('silent'));
  redPage.setComponent('API', 'major_outage');
  await stage.expect('silent', /^(them|undecided)$/, { sentence: /fail.*while its status page.*says operational/ });
  await stage.expect('red', /^not_affecting_you$/);
  // Leads are reported in whole seconds, so the vendor posts in a later one than we knew in.
  const knownAt = Date.now();
  await eventually(async () => assert.ok(Date.now() >= knownAt + LEAD_MS), PATIENCE_MS);

  silentPage.setComponent('API', 'partial_outage');
  const incident = silentPage.openIncident({ title: 'Elevated errors', impact: 'major', body: 'We look into it.' });
  await eventually(async () => assert.equal((await stage.verdictOn('silent')).series[0]?.page, 'agrees'), PATIENCE_MS);

  // The vendor recovers, and meanwhile we deploy something bad that calls another one.
  stage.fail(({ deployment }) => deployment === 'v2');
  silentPage.setComponent('API', 'operational');
  silentPage.resolveIncident(incident, 'Fixed.');
  const second = stage.startProgram({ deploymentId: 'v2', hosts: [hostOf('sound')] });
  const ours = await eventually(async () => {
    const [series] = (await stage.verdictOn('sound')).series;
    assert.equal(series?.verdict, 'us', series?.sentence);
    return series;
  }, PATIENCE_MS);
  assert.match(ours.sentence, /v2/);

  await stage.expect('silent', /^healthy$/, RECOVERY);
  const ledger = await stage.ask('GET', '/api/v1/services/silent/ledger');
  assert.equal(ledger.entries[0]?.kind, 'both');
  assert.ok((ledger.entries[0]?.leadSeconds ?? 0) > 0, 'we knew before the vendor said so');
  assert.ok(first.isRunning() && second.isRunning(), 'the SDK did not hurt its host');
});
