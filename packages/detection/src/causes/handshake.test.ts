import assert from 'node:assert/strict';
import { test } from 'node:test';
import { evidenceOf, playScene } from '../../test/scene.ts';
import type { SceneCalls } from '../../test/scene.ts';
import { priorRates } from './cause-rates.ts';
import type { CauseEvidence, OtherVendorCalls } from './evidence.ts';
import { weighCauses } from './weigh-causes.ts';
import type { CauseAnswer } from './weigh-causes.ts';

const MINUTES = 10;
const PROJECTS = ['shop', 'mail', 'admin'];

test('a certificate of the vendor that expired is theirs, where connections that nobody accepts may be a firewall of ours', () => {
  const more = { otherVendors: othersOf(0) };
  const expired = weigh(failing(PROJECTS, true), more);
  assert.equal(expired.side, 'them', JSON.stringify(expired.probabilities));
  assert.equal(expired.isHigh, false, 'nothing but the class of the errors tells a proxy of ours from it');
  assert.equal(weigh(failing(PROJECTS, false), more).side, 'undecided');
});

test('where TLS fails with every vendor, a clock or proxy of ours is at fault and no certificate of theirs', () => {
  const { side, probabilities } = weigh(failing(PROJECTS, true), { otherVendors: othersOf(1) });
  assert.notEqual(side, 'them');
  assert.ok(probabilities.us > 0.5, JSON.stringify(probabilities));
});

test('a certificate that one project alone does not take is not told as the vendor', () => {
  const { side, probabilities } = weigh(failing(['shop'], true), { otherVendors: othersOf(0) });
  assert.notEqual(side, 'them');
  assert.ok(probabilities.us > probabilities.them, JSON.stringify(probabilities));
});

test('that this server does not take the certificate either makes it the vendor for a single project, too', () => {
  const probe = { vendor: { attempts: 20, failed: 20 }, others: { attempts: 20, failed: 0 }, hasPath: true };
  assert.equal(weigh(failing(['shop'], true, ['shop']), { otherVendors: othersOf(0, ['shop']), probe }).side, 'them');
});

/** All calls of some projects fail: their connections are refused, or TLS fails. */
function failing(those: readonly string[], isHandshake: boolean, projects: readonly string[] = PROJECTS): SceneCalls[] {
  return projects.flatMap((project) =>
    ['/v1/charges', '/v1/refunds'].map((endpoint): SceneCalls => ({
      project,
      endpoint,
      perMinute: 15,
      isHandshake,
      ...(those.includes(project) ? { failing: 1, outcome: 'connection' } : {}),
    })),
  );
}

/** Two other vendors that some projects call, of whose calls a share fails. */
function othersOf(share: number, projects: readonly string[] = PROJECTS): OtherVendorCalls[] {
  return ['stripe', 'github'].flatMap((vendor) =>
    projects.map((project) => ({
      vendor,
      project,
      environment: 'production',
      region: 'eu',
      before: { calls: 400, bad: 1 },
      since: { calls: 100, bad: 100 * share },
    })),
  );
}

function weigh(calls: readonly SceneCalls[], more: Partial<CauseEvidence>): CauseAnswer {
  const answer = weighCauses(evidenceOf(playScene(calls, MINUTES), more), priorRates());
  assert.ok(answer);
  return answer;
}
