// Names that do not resolve, in programs whose resolver asks a name server on loopback: all of them, which is ours, or those of one vendor.
import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { hear, hostOf, openLiveStage, toldOf } from '../support/live-stage.ts';
import type { LiveStage } from '../support/live-stage.ts';
import { startNameServer } from '../support/name-server.ts';

const VENDORS = ['ample', 'brisk', 'calm'] as const;
/** On a quiet machine it takes six seconds; others may be at work on it. */
const TOLD_WITHIN_MS = 60_000;
const HERE = { addresses: ['127.0.0.1'] };

describe('names that do not resolve', { concurrency: true }, () => {
  test('our name servers fail for all vendors: us, told within seconds, never them, and over when they answer again', async () => {
    await using stage = await openLiveStage();
    await using refusing = await startNameServer(() => HERE);
    await using silent = await startNameServer(() => HERE);
    const programs = await begin(stage, [refusing.address, silent.address]);

    const brokenAt = Date.now();
    refusing.answer(() => 'refused');
    silent.answer(() => 'silence');
    for (const name of VENDORS) {
      await stage.expect(name, /^us$/, { sentence: /DNS failures.*most likely our (DNS|network)/ });
      assert.ok((await hear(stage, name, /^us$/, brokenAt)).printedAt - brokenAt < TOLD_WITHIN_MS);
    }

    const backAt = Date.now();
    for (const server of [refusing, silent]) server.answer(() => HERE);
    for (const name of VENDORS) await hear(stage, name, /^healthy$/, backAt);
    assert.ok(stage.told.every(({ to }) => to !== 'them'));
    assert.ok(
      programs.every(({ isRunning }) => isRunning()),
      'the SDK did not hurt its host',
    );
  });

  test('the name of one vendor is gone: never us, the others stay healthy, and it is over when the name is back', async () => {
    await using stage = await openLiveStage();
    await using names = await startNameServer(() => HERE);
    await begin(stage, [names.address, names.address]);

    const brokenAt = Date.now();
    names.answer((name) => (name === hostOf('brisk') ? 'no such name' : HERE));
    await stage.expect('brisk', /^(them|undecided)$/, { sentence: /DNS failures/ });
    const { printedAt } = await hear(stage, 'brisk', /^(them|undecided)$/, brokenAt);
    assert.ok(printedAt - brokenAt < TOLD_WITHIN_MS);

    const backAt = Date.now();
    names.answer(() => HERE);
    await hear(stage, 'brisk', /^healthy$/, backAt);
    assert.ok(stage.told.every(({ to }) => to !== 'us'));
    for (const name of ['ample', 'calm'])
      for (const { to } of toldOf(stage, name)) assert.match(to, /^(healthy|cannot_say)$/);
  });

  test('our name servers fail, and one vendor is all that we call: undecided or us, with what would decide, never them', async () => {
    await using stage = await openLiveStage();
    await using names = await startNameServer(() => HERE);
    await begin(stage, [names.address], ['brisk']);
    names.answer(() => 'server failure');
    const { verdict, sentence } = await stage.expect('brisk', /^(us|undecided)$/, { sentence: /DNS failures/ });
    if (verdict === 'undecided') assert.match(sentence, /what would decide/);
    assert.ok(stage.told.every(({ to }) => to !== 'them'));
  });
});

/** Adds the vendors and a program for each name server, and waits until all are well. */
async function begin(stage: LiveStage, nameServers: readonly string[], vendors: readonly string[] = VENDORS) {
  for (const name of vendors) await stage.addVendor(name);
  const programs = nameServers.map((nameServer) =>
    stage.startProgram({ deploymentId: 'v1', hosts: vendors.map(hostOf), nameServer }),
  );
  for (const name of vendors) await stage.expect(name, /^healthy$/);
  return programs;
}
