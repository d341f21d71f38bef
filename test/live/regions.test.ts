// Programs in three regions, and trouble in one of them: of one vendor, or of all at once, which is ours.
import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { PATIENCE_MS, hear, hostOf, openLiveStage } from '../support/live-stage.ts';
import type { LiveStage } from '../support/live-stage.ts';
import { eventually } from '../support/eventually.ts';
import { SDK_KEY } from '../support/process.ts';
import { startNameServer } from '../support/name-server.ts';

const VENDORS = ['ample', 'brisk', 'calm'] as const;
const REGIONS = ['eu-west-1', 'us-east-1', 'ap-south-1'] as const;
const [BROKEN] = REGIONS;
/** On a quiet machine it takes six seconds; others may be at work on it. */
const TOLD_WITHIN_MS = 60_000;
const HERE = { addresses: ['127.0.0.1'] };

describe('trouble in one region', { concurrency: true }, () => {
  test('one vendor fails in a region: them, a part, told within seconds; the other regions and vendors stay healthy', async () => {
    await using stage = await openLiveStage();
    for (const name of VENDORS) await stage.addVendor(name);
    const keys = [SDK_KEY, await addProject(stage)];
    const programs = REGIONS.flatMap((region) =>
      keys.map((sdkKey) => stage.startProgram({ deploymentId: 'v1', sdkKey, region, hosts: VENDORS.map(hostOf) })),
    );
    for (const name of VENDORS) await expectSeries(stage, name, 6, /^healthy$/);

    const brokenAt = Date.now();
    stage.fail(({ host, region }) => host === hostOf('brisk') && region === BROKEN);
    await stage.expect('brisk', /^them$/, { sentence: /most likely a part of the vendor \(region eu-west-1\)/ });
    const { printedAt, region: told, cause } = await hear(stage, 'brisk', /^them$/, brokenAt);
    assert.deepEqual([told, cause], [BROKEN, 'vendor_part']);
    assert.ok(printedAt - brokenAt < TOLD_WITHIN_MS);

    const backAt = Date.now();
    stage.fail(() => false);
    await hear(stage, 'brisk', /^healthy$/, backAt);
    for (const { to, region, service } of stage.told) {
      assert.notEqual(to, 'us');
      if (service.slug !== 'brisk' || region !== BROKEN) assert.match(to, /^(healthy|cannot_say)$/);
    }
    assert.ok(
      programs.every(({ isRunning }) => isRunning()),
      'the SDK did not hurt its host',
    );
  });

  test('the host of one region of a vendor fails, which only one program calls: never us', async () => {
    await using stage = await openLiveStage();
    const regional = (name: string, region: string): string => `${region}.${hostOf(name)}`;
    for (const name of VENDORS)
      await stage.addVendor(
        name,
        REGIONS.map((region) => regional(name, region)),
      );
    for (const region of REGIONS)
      stage.startProgram({ deploymentId: 'v1', hosts: VENDORS.map((name) => regional(name, region)) });
    for (const name of VENDORS) await stage.expect(name, /^healthy$/);

    const brokenAt = Date.now();
    stage.fail(({ host }) => host === regional('brisk', BROKEN));
    const { printedAt } = await hear(stage, 'brisk', /^(them|undecided)$/, brokenAt);
    assert.ok(printedAt - brokenAt < TOLD_WITHIN_MS);
    const backAt = Date.now();
    stage.fail(() => false);
    await hear(stage, 'brisk', /^healthy$/, backAt);
    assert.ok(stage.told.every(({ to }) => to !== 'us'));
  });

  test('the name servers of our region fail: us or undecided there, never them, and the other regions stay healthy', async () => {
    await using stage = await openLiveStage();
    await using names = await startNameServer(() => HERE);
    for (const name of VENDORS) await stage.addVendor(name);
    for (const region of REGIONS) {
      const nameServer = region === BROKEN ? { nameServer: names.address } : {};
      stage.startProgram({ deploymentId: 'v1', region, hosts: VENDORS.map(hostOf), ...nameServer });
    }
    for (const name of VENDORS) await expectSeries(stage, name, 3, /^healthy$/);

    const brokenAt = Date.now();
    names.answer(() => 'server failure');
    for (const name of VENDORS)
      assert.ok((await hear(stage, name, /^(us|undecided)$/, brokenAt)).printedAt - brokenAt < TOLD_WITHIN_MS);
    const backAt = Date.now();
    names.answer(() => HERE);
    for (const name of VENDORS) await hear(stage, name, /^healthy$/, backAt);
    for (const { to, region } of stage.told) {
      assert.notEqual(to, 'them');
      if (region !== BROKEN) assert.match(to, /^(healthy|cannot_say)$/);
    }
  });
});

/** Waits until so many series of a vendor have such a verdict. */
async function expectSeries(stage: LiveStage, name: string, count: number, verdict: RegExp): Promise<void> {
  await eventually(async () => {
    const { series } = await stage.verdictOn(name);
    assert.equal(series.filter((one) => verdict.test(one.verdict)).length, count);
  }, PATIENCE_MS);
}

/** Its SDK key. */
async function addProject(stage: LiveStage): Promise<string> {
  const { id } = await stage.ask('POST', '/api/v1/projects', { name: 'Second' });
  const { key } = await stage.ask('POST', `/api/v1/projects/${id}/sdk-keys`, { name: 'Second' });
  return key;
}
