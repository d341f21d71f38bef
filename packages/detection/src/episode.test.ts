import assert from 'node:assert/strict';
import { test } from 'node:test';
import { joinLedger, summarizeLedger } from './episode.ts';
import type { Episode, ImpairmentRecord, Judged, VendorIncident } from './episode.ts';
import { groupImpairments } from './group-impairments.ts';
import type { Signal } from './signal.ts';
import { HOUR_MS, MINUTE_MS } from './time.ts';

const START = Date.UTC(2026, 2, 3, 14, 0);
const NEXT_DAY = START + 24 * HOUR_MS;

test('an episode is the same in whatever order a store gives its impairments', () => {
  const records = [
    record({ id: 'imp_b', signal: 'slow' }),
    record({ id: 'imp_a', signal: 'failures' }),
    record({ id: 'imp_c', signal: 'very_slow', fault: 'them' }),
  ];
  const episodes = groupImpairments(records);
  assert.deepEqual(groupImpairments(records.toReversed()), episodes);
  assert.deepEqual([episodes[0]?.id, episodes[0]?.signals], ['imp_a', ['failures', 'slow', 'very_slow']]);
});

test('failing and slow calls of one outage are one episode, a later outage is another', () => {
  const episodes = groupImpairments([
    record({ signal: 'slow', onsetAt: at(3), detectedAt: at(5), endedAt: at(22) }),
    record({ signal: 'failures', onsetAt: at(0), detectedAt: at(1), endedAt: at(20) }),
    record({ signal: 'failures', onsetAt: at(90), detectedAt: at(92), endedAt: at(95) }),
  ]);
  assert.equal(episodes.length, 2);
  assert.deepEqual(episodes[0]?.signals, ['failures', 'slow']);
  assert.equal(episodes[0]?.endedAt, at(22));
  assert.equal(episodes[0]?.callsLost, 99);
  assert.equal(episodes[0]?.depth, 0.5);
});

test('calls that were refused, rate limited or rejected are lost as failed ones are; slow and waiting ones are late, not lost', () => {
  const lost = (...signals: readonly Signal[]) =>
    groupImpairments(signals.map((signal) => record({ signal }))).map(({ callsLost }) => callsLost);
  for (const signal of ['failures', 'rate_limited', 'auth', 'client_error'] as const)
    assert.deepEqual(lost(signal), [99], signal);
  for (const signal of ['slow', 'very_slow', 'waiting'] as const) assert.deepEqual(lost(signal), [0], signal);
  assert.deepEqual(lost('failures', 'client_error', 'very_slow'), [198], 'no call has two error classes');
});

test('an episode with an open impairment is open', () => {
  assert.equal(groupImpairments([record({ endedAt: null })])[0]?.endedAt, null);
});

test('a vendor who posts later: our lead, their lag, and who called it over first', () => {
  const [entry] = joinLedger(
    [episode({})],
    [incident({ startedAt: at(5), postedAt: at(15), resolvedAt: at(50) })],
    NEXT_DAY,
  );
  assert.ok(entry?.kind === 'both');
  assert.equal(entry.leadMs, 13 * MINUTE_MS);
  assert.equal(entry.lagMs, 15 * MINUTE_MS);
  assert.equal(entry.claimedStartLagMs, 5 * MINUTE_MS);
  assert.equal(entry.resolveLagMs, 20 * MINUTE_MS);
});

test('a vendor who posts first has the lead', () => {
  const [entry] = joinLedger([episode({})], [incident({ startedAt: at(-10), postedAt: at(-5) })], NEXT_DAY);
  assert.ok(entry?.kind === 'both');
  assert.equal(entry.leadMs, -7 * MINUTE_MS);
});

test('an incident told of only after the end is still joined, one posted next morning is not', () => {
  const late = incident({ startedAt: at(100), postedAt: at(100) });
  assert.equal(joinLedger([episode({})], [late], NEXT_DAY)[0]?.kind, 'both');
  const nextMorning = incident({ startedAt: at(600), postedAt: at(600), resolvedAt: at(660) });
  assert.deepEqual(
    joinLedger([episode({})], [nextMorning], NEXT_DAY).map(({ kind }) => kind),
    ['never_felt', 'never_posted'],
  );
});

test('what was not posted may still be, for two hours', () => {
  assert.equal(joinLedger([episode({})], [], at(60))[0]?.kind, 'not_posted_yet');
  assert.equal(joinLedger([episode({ endedAt: null })], [], NEXT_DAY)[0]?.kind, 'not_posted_yet');
  assert.equal(joinLedger([episode({})], [], NEXT_DAY)[0]?.kind, 'never_posted');
});

test('an incident without enough calls to feel it is not called unfelt', () => {
  assert.equal(joinLedger([], [incident({ hadEnoughCalls: false })], NEXT_DAY)[0]?.kind, 'cannot_say');
});

test('of two incidents the one that overlaps most is joined, and the other is not unfelt', () => {
  const entries = joinLedger(
    [episode({})],
    [
      incident({ id: 'inc_a', startedAt: at(28), postedAt: at(28) }),
      incident({ id: 'inc_b', startedAt: at(2), postedAt: at(2) }),
    ],
    NEXT_DAY,
  );
  assert.equal(entries.length, 1);
  assert.ok(entries[0]?.kind === 'both' && entries[0].incident.id === 'inc_b');
});

test('one long incident stands with each of the flapping episodes in it', () => {
  const entries = joinLedger(
    [episode({}), episode({ onsetAt: at(40), detectedAt: at(42), endedAt: at(50) })],
    [incident({ resolvedAt: at(60) })],
    NEXT_DAY,
  );
  assert.deepEqual(
    entries.map(({ kind }) => kind),
    ['both', 'both'],
  );
});

test('our own fault is nothing that a vendor did not post, and lost no calls of theirs', () => {
  const ours = episode({ onsetAt: at(34), detectedAt: at(35), endedAt: at(60), fault: 'us' });
  const past = incident({ resolvedAt: at(30) });
  const entries = joinLedger([episode({}), ours], [past], NEXT_DAY);
  assert.deepEqual(
    entries.map(({ kind }) => kind),
    ['our_own', 'both'],
  );
  const { ourOwn, neverPosted, callsLost, impairedMs } = summarizeLedger(entries, NEXT_DAY);
  assert.deepEqual([ourOwn, neverPosted, callsLost, impairedMs], [1, 0, 100, 30 * MINUTE_MS]);
  assert.equal(joinLedger([ours], [past], NEXT_DAY)[1]?.kind, 'never_felt');
});

test('our own fault stays ours when an incident overlaps it or claims to have begun before, and hides whether that was felt', () => {
  const ours = episode({ fault: 'us' });
  for (const theirs of [incident({}), incident({ startedAt: at(-20), postedAt: at(400), resolvedAt: at(90) })]) {
    const entries = joinLedger([ours], [theirs], NEXT_DAY);
    assert.deepEqual(entries.map(({ kind }) => kind).sort(), ['cannot_say', 'our_own']);
    const { both, callsLost, impairedMs, medianLagMs } = summarizeLedger(entries, NEXT_DAY);
    assert.deepEqual([both, callsLost, impairedMs, medianLagMs], [0, 0, 0, null]);
  }
});

test('an episode of which no side was named accuses nobody', () => {
  const entries = joinLedger([episode({ fault: 'undecided' })], [], NEXT_DAY);
  assert.equal(entries[0]?.kind, 'undecided');
  const { undecided, neverPosted, callsLost, impairedMs } = summarizeLedger(entries, NEXT_DAY);
  assert.deepEqual([undecided, neverPosted, callsLost, impairedMs], [1, 0, 0, 0]);
});

test('impairments of ours are never one episode with others', () => {
  const ours = { onsetAt: at(33), detectedAt: at(34), endedAt: at(50), fault: 'us' } as const;
  const overlapping = record({ ...ours, signal: 'slow', onsetAt: at(20), detectedAt: at(21) });
  for (const second of [record(ours), overlapping])
    assert.deepEqual(
      groupImpairments([record({ fault: 'them' }), second]).map(({ fault }) => fault),
      ['them', 'us'],
    );
});

test('what begins when a fault of the vendor is over is its own episode as long as no side was named of it', () => {
  const outage = record({ id: 'imp_a', fault: 'them', onsetAt: at(0), detectedAt: at(1), endedAt: at(10) });
  const refused = (onset: number, fault: 'them' | 'undecided') =>
    record({ id: 'imp_b', signal: 'auth', fault, onsetAt: at(onset), detectedAt: at(onset + 1), endedAt: at(30) });
  const spans = (...records: readonly ImpairmentRecord[]) =>
    groupImpairments(records).map(({ fault, onsetAt, endedAt }) => [
      fault,
      (onsetAt - START) / MINUTE_MS,
      ((endedAt ?? 0) - START) / MINUTE_MS,
    ]);
  assert.deepEqual(spans(outage, refused(12, 'undecided')), [
    ['them', 0, 10],
    ['undecided', 12, 30],
  ]);
  assert.deepEqual(spans(outage, refused(12, 'them')), [['them', 0, 30]]);
  assert.deepEqual(spans(outage, refused(8, 'undecided')), [['them', 0, 30]]);
  const ledger = joinLedger(groupImpairments([outage, refused(12, 'undecided')]), [], NEXT_DAY);
  assert.equal(summarizeLedger(ledger, NEXT_DAY).impairedMs, 10 * MINUTE_MS);
});

test('an episode has the answer that names its side', () => {
  const answer = {
    side: 'them',
    isHigh: true,
    probabilities: { them: 0.99, us: 0.01, other: 0 },
    cause: null,
  } as const;
  const [one] = groupImpairments([
    record({ id: 'first', onsetAt: at(-1) }),
    record({ id: 'second', signal: 'slow', fault: 'them', answer }),
  ]);
  assert.deepEqual(
    [one?.id, one?.impairmentIds, one?.fault, one?.answer],
    ['first', ['first', 'second'], 'them', answer],
  );
});

test('ten series of two projects in one outage are one outage, and its time counts once', () => {
  const series = Array.from({ length: 10 }, (_, index) => episode({ detectedAt: at(2 + index), endedAt: at(20) }));
  const later = episode({ onsetAt: at(200), detectedAt: at(201), endedAt: at(210) });
  const unposted = summarizeLedger(joinLedger([...series, later], [], NEXT_DAY), NEXT_DAY);
  assert.deepEqual([unposted.neverPosted, unposted.impairedMs, unposted.callsLost], [2, 30 * MINUTE_MS, 1100]);
  const posted = summarizeLedger(joinLedger(series, [incident({ postedAt: at(12) })], NEXT_DAY), NEXT_DAY);
  assert.deepEqual([posted.both, posted.impairedMs], [1, 20 * MINUTE_MS]);
  assert.equal(posted.medianLeadMs, 10 * MINUTE_MS, 'who saw it first');
  const ours = summarizeLedger(
    joinLedger(
      series.map((one) => ({ ...one, fault: 'us' as const })),
      [],
      NEXT_DAY,
    ),
    NEXT_DAY,
  );
  assert.deepEqual([ours.ourOwn, ours.impairedMs], [1, 0]);
});

test('an episode that goes on counts until now, or until its newest call if none came for long', () => {
  const impairedAt = (now: number, lastCallAt: number): number => {
    const [open] = groupImpairments([record({ endedAt: null, fault: 'them', lastCallAt })]);
    return open === undefined ? 0 : summarizeLedger(joinLedger([open], [], now), now).impairedMs / MINUTE_MS;
  };
  assert.deepEqual([impairedAt(at(40), at(39)), impairedAt(at(40), at(31)), impairedAt(at(200), at(31))], [40, 40, 31]);
});

test('a line that an incident posted afterwards has changed says since when, and what it said before', () => {
  const soon = joinLedger([episode({})], [incident({ postedAt: at(45), resolvedAt: at(60) })], NEXT_DAY)[0];
  assert.ok(soon?.kind === 'both');
  assert.deepEqual(soon.revisions, [
    { at: at(45), from: 'not_posted_yet', to: 'both', reason: 'posted_afterwards', previous: null },
  ]);
  const nextDay = joinLedger([episode({})], [incident({ startedAt: at(0), postedAt: at(900) })], NEXT_DAY)[0];
  assert.ok(nextDay?.kind === 'both');
  assert.deepEqual(nextDay.revisions, [
    { at: at(900), from: 'never_posted', to: 'both', reason: 'posted_afterwards', previous: null },
  ]);
  const during = joinLedger([episode({})], [incident({})], NEXT_DAY)[0];
  assert.ok(during?.kind === 'both' && during.revisions.length === 0);
});

test('the ledger counts an episode by what a person said of it, and says what it said before', () => {
  const judgment = (fields: Partial<Judged>): Judged => ({
    was: 'wrong',
    judged: { fault: 'them', cause: 'vendor' },
    cause: 'network',
    by: 'jo',
    at: at(500),
    note: null,
    ...fields,
  });
  const joined = (fields: Partial<Judged>, incidents: readonly VendorIncident[] = []) =>
    joinLedger([episode({ judgment: judgment(fields) })], incidents, NEXT_DAY)[0];
  const ours = joined({});
  assert.ok(ours?.kind === 'our_own');
  assert.deepEqual(ours.revisions, [
    { at: at(500), from: 'never_posted', to: 'our_own', reason: 'judged', previous: null },
  ]);
  assert.equal(ours.episode.fault, 'them', 'the answer that was given stays');
  // Not even an incident of the vendor at the same time makes ours theirs, and that incident was not unfelt.
  assert.deepEqual(
    joinLedger([episode({ judgment: judgment({}) })], [incident({})], NEXT_DAY).map(({ kind }) => kind),
    ['cannot_say', 'our_own'],
  );
  assert.equal(joined({ cause: null })?.kind, 'undecided', 'wrong, and nobody knows what it was: nobody is accused');
  assert.equal(joined({ cause: 'other' })?.kind, 'undecided');
  const right = joined({ was: 'right', cause: null });
  assert.ok(right?.kind === 'never_posted' && right.revisions.length === 0);
  const theirs = joinLedger(
    [episode({ fault: 'us', judgment: judgment({ judged: { fault: 'us', cause: 'deployment' }, cause: 'vendor' }) })],
    [incident({})],
    NEXT_DAY,
  )[0];
  assert.ok(theirs?.kind === 'both');
  assert.deepEqual(theirs.revisions, [{ at: at(500), from: 'our_own', to: 'both', reason: 'judged', previous: null }]);
});

test('of what people said of the impairments of one episode the last counts', () => {
  const said = (at: number): Judged => ({
    was: 'right',
    judged: { fault: 'us', cause: 'deployment' },
    cause: null,
    by: 'jo',
    at,
    note: null,
  });
  const [only] = groupImpairments([
    record({ id: 'imp_1', judgment: said(at(50)) }),
    record({ id: 'imp_2', signal: 'slow', judgment: said(at(60)) }),
    record({ id: 'imp_3', signal: 'auth' }),
  ]);
  assert.equal(only?.judgment?.at, at(60));
});

test('a ledger in numbers: medians over unplanned incidents only', () => {
  const entries = joinLedger(
    [
      episode({}),
      episode({ onsetAt: at(600), detectedAt: at(601), endedAt: at(610), callsLost: 7 }),
      episode({ onsetAt: at(1000), detectedAt: at(1001), endedAt: at(1010) }),
    ],
    [
      incident({ postedAt: at(12) }),
      incident({ id: 'inc_m', kind: 'maintenance', startedAt: at(600), postedAt: at(590), resolvedAt: at(620) }),
    ],
    NEXT_DAY + 24 * HOUR_MS,
  );
  assert.deepEqual(summarizeLedger(entries, NEXT_DAY), {
    both: 2,
    neverPosted: 1,
    neverFelt: 0,
    ourOwn: 0,
    undecided: 0,
    medianLeadMs: 10 * MINUTE_MS,
    medianLagMs: 12 * MINUTE_MS,
    callsLost: 207,
    impairedMs: 50 * MINUTE_MS,
  });
  assert.equal(summarizeLedger([], NEXT_DAY).medianLeadMs, null);
});

function at(minutes: number): number {
  return START + minutes * MINUTE_MS;
}

function record(fields: Partial<ImpairmentRecord>): ImpairmentRecord {
  return {
    id: 'imp_1',
    signal: 'failures',
    onsetAt: at(0),
    detectedAt: at(2),
    endedAt: at(30),
    calls: 200,
    bad: 100,
    normalRate: 0.005,
    fault: 'undecided',
    answer: null,
    judgment: null,
    revisions: [],
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
    answer: null,
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
