import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { Episode, Judged, KeptAnswer, VendorIncident } from './episode.ts';
import { pastImpairments, pastPosts } from './past-episodes.ts';
import { HOUR_MS, MINUTE_MS } from './time.ts';

const START = Date.UTC(2026, 2, 3, 14, 0);
const NEXT_DAY = START + 24 * HOUR_MS;
const at = (minutes: number): number => START + minutes * MINUTE_MS;

test('what several series felt at once is one impairment, by the series with most calls; open ones do not count', () => {
  const past = pastImpairments([
    episode({ calls: 10, answer: answer({ byCauseUnlearned: { project: 1 } }) }),
    episode({ calls: 500, answer: answer({ byCauseUnlearned: { vendor: 1 } }), onsetAt: at(2) }),
    episode({ onsetAt: at(300), endedAt: null }),
    episode({ onsetAt: at(100), endedAt: at(110), answer: null }),
  ]);
  assert.deepEqual(past, [{ byCause: { vendor: 1 }, judged: null }]);
});

test('a judgment says what it was, or at least what it was not', () => {
  const of = (judgment: Judged) =>
    pastImpairments([episode({ judgment, answer: answer({ byCauseUnlearned: { vendor: 0.7, network: 0.3 } }) })])[0];
  assert.equal(of(said({ was: 'right', cause: null }))?.judged, 'vendor');
  assert.equal(of(said({ was: 'wrong', cause: 'network' }))?.judged, 'network');
  assert.deepEqual(of(said({ was: 'wrong', cause: null })), { byCause: { network: 0.3 }, judged: null });
  const undecided = said({ was: 'right', cause: null, judged: { fault: 'undecided', cause: 'vendor' } });
  assert.equal(of(undecided)?.judged, null, 'that it was right to be undecided is not what it was');
});

test("posts are learned from faults that were the vendor's without the page, or by a person's word, once each", () => {
  const posts = (episodes: readonly Episode[], incidents: readonly VendorIncident[] = [incident({})]) =>
    pastPosts(episodes, incidents, NEXT_DAY);
  assert.deepEqual(posts([episode({}), episode({ onsetAt: at(3) })]), [10], 'from the first onset');
  assert.deepEqual(posts([episode({}), episode({ onsetAt: at(3) })], []), [null]);
  assert.deepEqual(posts([episode({ answer: answer({ themWithoutPage: 0.6 }) })]), [], 'known only from the page');
  assert.deepEqual(posts([episode({ answer: answer({ themWithoutPage: null }) })], []), [], 'the page was unreadable');
  const unsure = answer({ themWithoutPage: 0.6 });
  assert.deepEqual(posts([episode({ answer: unsure, judgment: said({ was: 'right', cause: null }) })], []), [null]);
  assert.deepEqual(posts([episode({ judgment: said({ was: 'wrong', cause: 'network' }) })], []), [], 'it was ours');
  assert.deepEqual(posts([episode({})], [incident({ kind: 'maintenance' })]), [], 'announced work is no answer');
  assert.deepEqual(pastPosts([episode({})], [], at(60)), [], 'it may still be posted');
});

function said(fields: Partial<Judged>): Judged {
  return {
    was: 'right',
    judged: { fault: 'them', cause: 'vendor' },
    cause: null,
    by: 'jo',
    at: at(500),
    note: null,
    ...fields,
  };
}

function answer(fields: Partial<KeptAnswer>): KeptAnswer {
  return {
    side: 'them',
    isHigh: true,
    probabilities: { them: 0.99, us: 0.01, other: 0 },
    byCauseUnlearned: { vendor: 0.99, project: 0.01 },
    themWithoutPage: 0.98,
    cause: { cause: 'vendor', kind: 'vendor', side: 'them', subject: {}, probability: 0.99 },
    ...fields,
  };
}

function episode(fields: Partial<Episode>): Episode {
  return {
    id: 'imp_1',
    impairmentIds: ['imp_1'],
    onsetAt: at(0),
    detectedAt: at(2),
    endedAt: at(30),
    lastCallAt: null,
    signals: ['failures'],
    calls: 200,
    depth: 0.5,
    callsLost: 100,
    fault: 'them',
    answer: answer({}),
    judgment: null,
    revisions: [],
    ...fields,
  };
}

function incident(fields: Partial<VendorIncident>): VendorIncident {
  return {
    id: 'inc_1',
    title: 'API errors',
    kind: 'incident',
    impact: 'major',
    startedAt: at(3),
    postedAt: at(10),
    resolvedAt: at(40),
    hadEnoughCalls: true,
    ...fields,
  };
}
