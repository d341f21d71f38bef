import assert from 'node:assert/strict';
import { test } from 'node:test';
import fc from 'fast-check';
import { ONSET, MINUTE_MS, addUsualFailures, evidenceOf, playScene } from '../../test/scene.ts';
import type { SceneCalls } from '../../test/scene.ts';
import { priorRates } from './cause-rates.ts';
import type { Outcome } from './cause.ts';
import type { CauseEvidence, OtherVendorCalls } from './evidence.ts';
import { addCalls, advance } from './call-accumulator.ts';
import type { CallAccumulator } from './call-accumulator.ts';
import { readFrame } from './frame.ts';
import { weighCauses } from './weigh-causes.ts';
import type { CauseAnswer } from './weigh-causes.ts';

const RATES = priorRates();

interface StoryCase {
  readonly name: string;
  readonly calls: readonly SceneCalls[];
  readonly more?: Partial<CauseEvidence>;
  readonly minutes?: number;
  readonly side: CauseAnswer['side'];
  readonly cause?: string;
  readonly isHigh?: boolean;
}

const TWO_PROJECTS: readonly SceneCalls[] = [
  { project: 'shop', perMinute: 40, failing: 0.4, outcome: 'gateway' },
  { project: 'mail', perMinute: 30, failing: 0.4, outcome: 'gateway' },
];
const OLD_AND_NEW: readonly SceneCalls[] = [
  { deployment: 'v1', perMinute: 40, from: -60, until: 0 },
  { deployment: 'v1', perMinute: 20, from: 0 },
  { deployment: 'new-v2', perMinute: 20, from: 0, failing: 0.5 },
];

const SHARED_RELEASE = ['shop', 'mail', 'admin'].flatMap((project): SceneCalls[] => [
  { project, deployment: 'v1', perMinute: 30, from: -60, until: 0 },
  { project, deployment: 'v1', perMinute: 15, from: 0 },
  { project, deployment: 'new-v2', perMinute: 15, from: 0, failing: 0.5 },
]);

const STORIES: readonly StoryCase[] = [
  {
    name: 'both projects fail alike by gateway errors',
    calls: TWO_PROJECTS,
    more: { probe: probeOf(6, 10) },
    side: 'them',
    cause: 'vendor',
  },
  { name: 'a new version fails beside the old one', calls: OLD_AND_NEW, side: 'us', cause: 'deployment', isHigh: true },
  {
    name: 'the new version fails as the old one does',
    calls: [
      { deployment: 'v1', perMinute: 40, from: -60, until: 0 },
      { deployment: 'v1', perMinute: 20, from: 0, failing: 0.5, outcome: 'gateway' },
      { deployment: 'new-v2', perMinute: 20, from: 0, failing: 0.5, outcome: 'gateway' },
    ],
    more: { otherVendors: [otherVendor('shop', 0)], probe: probeOf(5, 10) },
    side: 'them',
  },
  {
    name: 'a version that three projects run fails beside the old one',
    calls: SHARED_RELEASE,
    side: 'us',
    cause: 'deployment',
  },
  {
    name: 'a version that three projects run fails as the old one does',
    calls: SHARED_RELEASE.map((one) => ({ ...one, failing: 0.5, outcome: 'gateway' })),
    side: 'them',
  },
  {
    name: 'three projects are rejected since they took over one version at once',
    calls: ['shop', 'mail', 'admin'].flatMap((project): SceneCalls[] => [
      { project, deployment: 'v1', perMinute: 30, until: 0 },
      { project, deployment: 'new-v2', perMinute: 30, from: 0, failing: 0.8, outcome: 'client' },
    ]),
    minutes: 1,
    side: 'us',
    cause: 'deployment',
  },
  {
    name: 'one value of a flag fails',
    calls: [
      { feature: 'old-checkout', perMinute: 30 },
      { feature: 'new-checkout', perMinute: 30, failing: 0.4, outcome: 'client' },
    ],
    side: 'us',
    cause: 'feature',
  },
  {
    name: 'every vendor fails to resolve',
    calls: [{ perMinute: 40, failing: 0.9, outcome: 'dns' }],
    more: { otherVendors: [otherVendor('shop', 0.9), otherVendor('shop', 0.8)] },
    side: 'us',
    cause: 'network',
  },
  {
    name: 'one project is refused beside another that is not',
    calls: [
      { project: 'shop', perMinute: 40, failing: 1, outcome: 'auth' },
      { project: 'mail', perMinute: 40 },
    ],
    side: 'us',
    cause: 'credentials',
  },
  {
    name: 'all projects are refused, whatever their keys',
    calls: [
      { project: 'shop', perMinute: 40, failing: 0.6, outcome: 'auth', tags: { credential: 'a' } },
      { project: 'mail', perMinute: 40, failing: 0.6, outcome: 'auth', tags: { credential: 'b' } },
    ],
    more: { page: { trouble: { postedAt: ONSET + 5 * MINUTE_MS, isMatching: true }, maintenance: null } },
    side: 'them',
    cause: 'vendor',
  },
  {
    name: 'a region fails in every project that calls from it',
    calls: ['eu', 'us'].flatMap((region) =>
      ['shop', 'mail'].map((project) => ({
        project,
        region,
        perMinute: 30,
        failing: region === 'eu' ? 0.5 : 0,
        outcome: 'gateway' as const,
      })),
    ),
    side: 'them',
    cause: 'vendor_part',
  },
  { name: 'one project, nothing else known', calls: [{ perMinute: 40, failing: 0.4 }], side: 'undecided' },
  {
    name: 'one project refused with 400, nothing else known',
    calls: [{ perMinute: 40, failing: 0.5, outcome: 'client' }],
    side: 'undecided',
  },
  {
    name: 'a region that only one project uses, nothing else known',
    calls: [
      { project: 'shop', region: 'eu', perMinute: 40, failing: 0.5 },
      { project: 'mail', region: 'us', perMinute: 40 },
    ],
    side: 'undecided',
  },
  {
    name: 'every project is rate limited and says nothing of its quota',
    calls: [
      { project: 'shop', perMinute: 40, failing: 0.5, outcome: 'rate_limited' },
      { project: 'mail', perMinute: 40, failing: 0.5, outcome: 'rate_limited' },
    ],
    side: 'undecided',
  },
  {
    name: 'every project is rate limited, and headers say the quota is spent',
    calls: ['shop', 'mail'].map((project) => ({
      project,
      perMinute: 40,
      failing: 0.5,
      outcome: 'rate_limited' as const,
      answers: ['by_vendor', 'limit_spent'] as const,
    })),
    side: 'us',
    cause: 'credentials',
  },
  {
    name: 'gateway errors come from a proxy, of one project and endpoint alone, and other vendors are well',
    calls: [
      { perMinute: 15, endpoint: '/v1/refunds', failing: 0.7, outcome: 'gateway', answers: ['by_proxy'] },
      { perMinute: 25 },
      { project: 'mail', perMinute: 15, endpoint: '/v1/refunds' },
      { project: 'mail', perMinute: 25 },
    ],
    more: { otherVendors: [otherVendor('shop', 0), otherVendor('mail', 0)] },
    side: 'us',
    cause: 'network',
  },
  {
    name: 'gateway errors of one project and endpoint alone come from the vendor',
    calls: [
      { perMinute: 15, endpoint: '/v1/refunds', failing: 0.7, outcome: 'gateway', answers: ['by_vendor'] },
      { perMinute: 25 },
      { project: 'mail', perMinute: 15, endpoint: '/v1/refunds' },
      { project: 'mail', perMinute: 25 },
    ],
    more: { otherVendors: [otherVendor('shop', 0), otherVendor('mail', 0)] },
    side: 'undecided',
  },
  {
    name: 'gateway errors come from a proxy, and other vendors fail, too',
    calls: [{ perMinute: 40, failing: 0.8, outcome: 'gateway', answers: ['by_proxy'] }],
    more: { otherVendors: [otherVendor('shop', 0.8)] },
    side: 'us',
    cause: 'network',
  },
];

for (const { name, calls, more, minutes = 10, side, cause, isHigh } of STORIES)
  test(`${name}: ${side}`, () => {
    const answer = weigh(calls, more, minutes);
    assert.equal(
      answer.side,
      side,
      JSON.stringify([answer.probabilities, answer.causes.map(({ kind, probability }) => [kind, probability])]),
    );
    if (cause !== undefined) assert.equal(answer.causes[0]?.cause, cause);
    if (isHigh !== undefined) assert.equal(answer.isHigh, isHigh);
    if (side === 'undecided') assert.ok(answer.deciders.length > 0);
  });

test('a shallow fault that was taken to begin four minutes before a version is still that of the version', () => {
  const calls = playScene(
    [
      { deployment: 'v1', perMinute: 40, until: 4 },
      { deployment: 'new-v2', perMinute: 40, from: 4, failing: 0.12 },
      { project: 'mail', perMinute: 40 },
    ],
    9,
  );
  addUsualFailures(calls, 1, 1, 3);
  const frame = readFrame(evidenceOf(calls));
  const later = frame?.otherOnsets.find(([at]) => at === ONSET + 4 * MINUTE_MS)?.[1] ?? 0;
  assert.ok(later > 0.02, String(later));
  const answer = weighCauses(evidenceOf(calls), RATES);
  assert.equal(answer?.side, 'us', JSON.stringify(answer?.probabilities));
  assert.equal(answer?.causes[0]?.cause, 'deployment');
});

/** The only project: for an hour a share of its calls fails, then all; a version takes over a minute before. */
function deepening(perMinute: number, failing: number): SceneCalls[] {
  const rejected = { perMinute, outcome: 'client' } as const;
  return [
    { ...rejected, deployment: 'v1', until: 59, failing },
    { ...rejected, deployment: 'new-v2', from: 59, until: 60, failing },
    { ...rejected, deployment: 'new-v2', from: 60, failing: 1 },
  ];
}

/** Calls of hours before, of which three in a thousand failed. */
function addHistory(calls: CallAccumulator): CallAccumulator {
  const place = { project: 'shop', environment: 'production', region: 'eu', endpoint: '/v1/charges' };
  const group = { cell: { ...place, deployment: 'v1', feature: '' }, at: ONSET - 300 * MINUTE_MS };
  addCalls(calls, { ...group, calls: 1994 });
  addCalls(calls, { ...group, calls: 6, outcome: 'client' });
  return calls;
}

for (const [perMinute, failing] of [
  [5, 0.05],
  [10, 0.05],
  [40, 0.02],
] as const)
  test(`a version that came a minute before a shallow outage deepened is not blamed for it: ${failing * 100} % of ${perMinute} calls a minute failed before`, () => {
    for (const minutes of [62, 65, 75]) {
      const calls = addHistory(playScene(deepening(perMinute, failing), minutes));
      const found = weighCauses(evidenceOf(calls), RATES);
      // So it is where only the deep part is found, and its onset stated.
      calls.onset = ONSET / MINUTE_MS + 60;
      const foundLate = weighCauses(evidenceOf(calls, { onsetAt: ONSET + 60 * MINUTE_MS }), RATES);
      for (const answer of [found, foundLate])
        assert.equal(answer?.side, 'undecided', `${minutes} ${JSON.stringify(answer?.probabilities)}`);
      const calm = weighCauses(evidenceOf(addHistory(playScene(deepening(perMinute, 0), minutes))), RATES);
      assert.equal(calm?.side, 'us', `where nothing failed before: ${minutes} ${calm?.probabilities.us}`);
    }
  });

test('a bad version that comes in mild trouble of the vendor is not told as theirs, whatever its calls fail by', () => {
  for (const outcome of ['gateway', 'server', 'client'] as const)
    for (const at of [1, 20, 60]) {
      const calls = playScene(
        [
          { deployment: 'v1', perMinute: 40, until: at, failing: 0.05, outcome: 'gateway' },
          { deployment: 'new-v2', perMinute: 40, from: at, failing: 1, outcome },
        ],
        at + 15,
      );
      const { side, probabilities } = weighCauses(evidenceOf(addHistory(calls)), RATES) ?? {};
      assert.notEqual(side, 'them', `${outcome} ${at} ${probabilities?.them}`);
    }
});

test('a version that comes in mild trouble that the page tells of, since which all calls fail, is not told as theirs; what deepens well after it is', () => {
  const page = { trouble: { postedAt: ONSET + 8 * MINUTE_MS, isMatching: true }, maintenance: null };
  for (const outcome of ['gateway', 'server'] as const)
    for (const deepAt of [20, 40]) {
      const sideOf = (takesOver: number): string | undefined => {
        const one = { perMinute: 40, outcome } as const;
        const [first, last] = [Math.min(takesOver, deepAt), Math.max(takesOver, deepAt)];
        const between = takesOver < deepAt ? { deployment: 'new-v2', failing: 0.05 } : { deployment: 'v1', failing: 1 };
        const calls = playScene(
          [
            { ...one, deployment: 'v1', until: first, failing: 0.05 },
            { ...one, ...between, from: first, until: last },
            { ...one, deployment: 'new-v2', from: last, failing: 1 },
          ],
          deepAt + 10,
        );
        return weighCauses(evidenceOf(addHistory(calls), { page }), RATES)?.side;
      };
      assert.equal(sideOf(deepAt), 'undecided', `${outcome}, ${deepAt} minutes into it`);
      assert.equal(sideOf(deepAt - 15), 'them', `${outcome}, a quarter of an hour before it deepens`);
      assert.equal(sideOf(deepAt + 5), 'them', `${outcome}, when it is deep already`);
    }
});

for (const until of [20, 60])
  test(`a bad version that was a canary for ${until} minutes stays ours when it runs everywhere`, () => {
    const calls: readonly SceneCalls[] = [
      { deployment: 'v1', perMinute: 40, until: 0 },
      { deployment: 'v1', perMinute: 38, from: 0, until },
      { deployment: 'new-v2', perMinute: 2, from: 0, until, failing: 1 },
      { deployment: 'new-v2', perMinute: 40, from: until, failing: 1 },
    ];
    for (const minutes of [1, 5, 10, 19]) {
      const answer = weighCauses(evidenceOf(addHistory(playScene(calls, until + minutes))), RATES);
      // After more than an hour the minutes of the canary are no longer kept one by one.
      if (until + minutes < 75) assert.equal(answer?.side, 'us', `${minutes} ${JSON.stringify(answer?.probabilities)}`);
      else assert.notEqual(answer?.side, 'them', `${minutes} ${JSON.stringify(answer?.probabilities)}`);
      assert.equal(answer?.causes[0]?.cause, 'deployment');
    }
  });

test('nothing that has risen is no answer', () => {
  const calls = playScene([{ perMinute: 40 }], 10);
  assert.equal(weighCauses(evidenceOf(calls), RATES), undefined);
});

test('a reported change of ours decides what counts alone cannot', () => {
  const calls: readonly SceneCalls[] = [{ perMinute: 40, failing: 0.4, outcome: 'client' }];
  const reporting = { reportingProjects: ['shop'] };
  const changes = [{ kind: 'configuration' as const, at: ONSET - MINUTE_MS, project: 'shop' }];
  const silent = weigh(calls, reporting);
  const marked = weigh(calls, { ...reporting, changes });
  assert.notEqual(silent.side, 'us');
  assert.equal(marked.side, 'us');
  assert.deepEqual(marked.causes[0]?.change, { kind: 'configuration', at: ONSET - MINUTE_MS });
});

test('one fingerprint in all projects that are refused points at the key', () => {
  const refused = (credentials: readonly [string, string]): CauseAnswer =>
    weigh(
      ['shop', 'mail'].map((project, index) => ({
        project,
        perMinute: 40,
        failing: 1,
        outcome: 'auth',
        tags: { credential: credentials[index] ?? '' },
      })),
    );
  assert.ok((refused(['a', 'a']).byCause.credentials ?? 0) > 0.5);
  assert.ok((refused(['a', 'b']).byCause.credentials ?? 1) < 0.1);
});

test('a shallow rise that no single minute shows is weighed by all of them together', () => {
  const calls = playScene([{ perMinute: 800, failing: 0.006 }], 20);
  addUsualFailures(calls, 3, -60, 20);
  const answer = weighCauses(evidenceOf(calls), RATES);
  assert.ok(answer && answer.bad > 100);
  assert.ok(answer.probabilities.other < 0.1, JSON.stringify(answer.probabilities));
});

test('a few very slow calls among many slow ones are compared, and a harmless deployment is not blamed for what all projects feel', () => {
  const calls = playScene(
    [
      { deployment: 'v1', perMinute: 40, until: -2 },
      { deployment: 'new-v2', perMinute: 40, from: -2 },
      { project: 'mail', perMinute: 40 },
      { project: 'admin', perMinute: 20 },
    ],
    10,
  );
  for (const project of ['shop', 'mail', 'admin'])
    for (let minute = -60; minute < 10; minute += 1) {
      const deployment = project !== 'shop' ? '' : minute < -2 ? 'v1' : 'new-v2';
      const cell = {
        project,
        environment: 'production',
        region: 'eu',
        endpoint: '/v1/charges',
        deployment,
        feature: '',
      };
      const slow = { cell, at: ONSET + minute * MINUTE_MS, outcome: 'slow' } as const;
      addCalls(calls, { ...slow, calls: 2 });
      if (minute >= 0) addCalls(calls, { ...slow, calls: 1, isVerySlow: true });
    }
  const { side, bad } = weighCauses(evidenceOf(calls), RATES) ?? {};
  assert.ok((bad ?? 99) <= 10, `those that are only slow do not count: ${bad}`);
  assert.equal(side, 'them');
});

test('versions of several projects that fail since each was released are a train of releases, whatever their names', () => {
  const calls = ['shop', 'mail', 'admin', 'web'].flatMap((project, index): SceneCalls[] => {
    const at = index < 3 ? index * 4 : 99;
    return [
      { project, deployment: `v1-${project}`, perMinute: 40, until: at },
      { project, deployment: `new-${project}`, perMinute: 40, from: at, failing: 0.8, outcome: 'client' },
    ];
  });
  for (const [index, project] of ['shop', 'mail', 'admin'].entries()) {
    const watched = { project, environment: 'production', region: 'eu' };
    const answer = weigh(calls, { watched, onsetAt: ONSET + index * 4 * MINUTE_MS }, 14);
    assert.equal(answer.side, 'us', `${project} ${JSON.stringify(answer.causes[0])}`);
    assert.equal(answer.causes[0]?.cause, 'deployment');
  }
});

test('calls of a release that went well before others failed everywhere speak for it, also where there are few of them', () => {
  const us = (perMinute: number, releasedAt: number): number => {
    const calls = ['shop', 'mail', 'admin'].flatMap((project): SceneCalls[] => [
      { project, deployment: 'v1', perMinute, until: releasedAt },
      { project, deployment: 'new-v2', perMinute, from: releasedAt, failing: 0.7 },
    ]);
    return weigh(calls, {}, 8).probabilities.us;
  };
  assert.ok(us(1, -3) < 0.65, String(us(1, -3)));
  for (const perMinute of [1, 2, 5]) assert.ok(us(perMinute, -1) < 0.87, `${perMinute} ${us(perMinute, -1)}`);
  assert.ok(us(5, 0) > 0.9, String(us(5, 0)));
});

test('a fault that grows while a version takes over is not blamed on the version, nor on both', () => {
  const calls: readonly SceneCalls[] = [
    { deployment: 'v1', perMinute: 40, until: 8, failing: 0.15, outcome: 'gateway' },
    { deployment: 'new-v2', perMinute: 40, from: 8, failing: 0.75, outcome: 'gateway' },
    { project: 'mail', perMinute: 40, until: 8, failing: 0.15, outcome: 'gateway' },
    { project: 'mail', perMinute: 40, from: 8, failing: 0.75, outcome: 'gateway' },
  ];
  const answer = weigh(calls, {}, 20);
  assert.equal(answer.side, 'them', JSON.stringify(answer.probabilities));
  assert.ok(answer.probabilities.other < 0.01, String(answer.probabilities.other));
});

test('what all projects are rejected for at one endpoint may be what they all send: it is not high for the vendor', () => {
  const calls = ['shop', 'mail', 'admin'].flatMap((project): SceneCalls[] => [
    { project, endpoint: '/v1/charges', perMinute: 40, failing: 0.3, outcome: 'client' },
    { project, endpoint: '/v1/refunds', perMinute: 40 },
  ]);
  const { isHigh, probabilities, causes } = weigh(calls, { otherVendors: [otherVendor('shop', 0)] });
  assert.ok(probabilities.them > 0.9 && !isHigh, JSON.stringify(probabilities));
  assert.ok(
    causes.some(({ kind }) => kind === 'shared_input_endpoint'),
    JSON.stringify(causes.map(({ kind }) => kind)),
  );
  assert.equal(
    weigh(
      calls.map((one) => ({ ...one, outcome: 'gateway' })),
      { otherVendors: [otherVendor('shop', 0)] },
    ).isHigh,
    true,
  );
});

const PROJECTS = ['shop', 'mail', 'admin'];

test('that this server does not reach the vendor either makes no answer high that a route of ours would give, too', () => {
  const isHigh = (outcome: Outcome, failed: number, attempts: number): boolean =>
    weigh(
      PROJECTS.flatMap((project): SceneCalls[] => [
        { project, endpoint: '/v1/charges', perMinute: 40, failing: 0.6, outcome },
        { project, endpoint: '/v1/refunds', perMinute: 40, failing: 0.6, outcome },
      ]),
      { probe: probeOf(failed, attempts), otherVendors: PROJECTS.map((project) => otherVendor(project, 0)) },
    ).isHigh;
  assert.equal(isHigh('timeout', 1, 1), false);
  assert.equal(isHigh('timeout', 37, 39), false);
  assert.equal(isHigh('gateway', 37, 39), true);
});

test('what all calls of all projects to the only vendor get from a gateway makes no answer high: a proxy of ours answers so, too', () => {
  const isHigh = (otherVendors: readonly OtherVendorCalls[]): boolean =>
    weigh(
      PROJECTS.map((project): SceneCalls => ({ project, perMinute: 40, failing: 0.9, outcome: 'gateway' })),
      { probe: probeOf(37, 39), otherVendors },
    ).isHigh;
  assert.equal(isHigh([]), false);
  assert.equal(isHigh(PROJECTS.map((project) => otherVendor(project, 0))), true);
});

test('a few calls to other vendors that go well make no answer high that a proxy of ours would give, too', () => {
  const isHigh = (others: number): boolean =>
    weigh(
      PROJECTS.flatMap((project): SceneCalls[] => [
        { project, region: 'eu', perMinute: 40, failing: 0.6, outcome: 'gateway' },
        { project, region: 'us', perMinute: 40 },
      ]),
      {
        otherVendors: PROJECTS.map((project) => ({
          ...otherVendor(project, 0),
          since: { calls: others, bad: 0 },
        })),
      },
    ).isHigh;
  assert.equal(isHigh(4), false);
  assert.equal(isHigh(100), true);
});

test('that this server does not reach the vendor either does not rule out a route of ours, which it may take, too', () => {
  const answer = weigh([{ perMinute: 40, failing: 0.9, outcome: 'timeout' }], {
    probe: probeOf(37, 39),
    otherVendors: [otherVendor('shop', 0)],
  });
  assert.ok((answer.byCause.network ?? 0) > 0.02, JSON.stringify(answer.byCause));
});

test('so they are at one call a minute', () => {
  const calls = ['shop', 'mail', 'admin', 'web'].flatMap((project, index): SceneCalls[] => {
    const at = index < 3 ? index * 6 : 99;
    return [
      { project, deployment: `v1-${project}`, perMinute: 1, until: at },
      { project, deployment: `new-${project}`, perMinute: 1, from: at, failing: 0.8, outcome: 'client' },
    ];
  });
  const watched = { project: 'mail', environment: 'production', region: 'eu' };
  const answer = weigh(calls, { watched, onsetAt: ONSET + 6 * MINUTE_MS }, 24);
  assert.notEqual(answer.side, 'them');
  assert.match(answer.causes[0]?.kind ?? '', /^deployment_train/);
});

test('a tenth failing at five calls a minute since each of three projects took over a version of its own is a train of releases, and of all from one minute on it is not', () => {
  const calls = ['shop', 'mail', 'admin'].flatMap((project, index): SceneCalls[] => [
    { project, deployment: `v1-${project}`, perMinute: 5, until: 4 * index },
    { project, deployment: `new-${project}`, perMinute: 5, from: 4 * index, failing: 0.1 },
  ]);
  const answerOf = (some: readonly SceneCalls[], project: string, onsetAt: number): CauseAnswer =>
    weigh(some, { watched: { project, environment: 'production', region: 'eu' }, onsetAt }, 20);
  for (const [index, project] of ['shop', 'mail', 'admin'].entries()) {
    const answer = answerOf(calls, project, ONSET + index * 4 * MINUTE_MS);
    assert.ok(answer.probabilities.us > 0.8, `${project} ${JSON.stringify(answer.probabilities)}`);
    const everywhere = calls.map((one) => ({ ...one, failing: 0.1 }));
    assert.ok(answerOf(everywhere, project, ONSET).probabilities.them > 0.9, project);
  }
});

test('a train of releases that worked before calls failed everywhere is not blamed for it', () => {
  const calls = ['shop', 'mail', 'admin'].flatMap((project, index): SceneCalls[] => [
    { project, deployment: `v1-${project}`, perMinute: 40, until: index - 6 },
    { project, deployment: `new-${project}`, perMinute: 40, from: index - 6, failing: 0.7, outcome: 'server' },
  ]);
  assert.equal(weigh(calls).side, 'them');
});

test('a version that is reported again is blamed as a new one: it came back, or has the name of the one before', () => {
  const calls: readonly SceneCalls[] = [
    { project: 'shop', deployment: 'v1', perMinute: 40, failing: 0.9 },
    { project: 'mail', perMinute: 40 },
  ];
  const reported = { kind: 'deployment', project: 'shop', name: 'v1', at: ONSET } as const;
  const answer = weigh(calls, { changes: [reported] });
  assert.equal(answer.side, 'us');
  assert.match(answer.causes[0]?.kind ?? '', /^marked_deployment/, 'so that its time is told');
  const long = { ...reported, at: ONSET - 3 * 60 * MINUTE_MS };
  assert.equal(weigh(calls, { changes: [long] }).side, 'undecided');
});

test('calls of one region that are all refused may lack a key or an address there: they are not high for the vendor', () => {
  const calls: readonly SceneCalls[] = [
    { project: 'shop', perMinute: 20, failing: 1, outcome: 'auth' },
    { project: 'shop', region: 'us', perMinute: 20 },
    { project: 'mail', region: 'us', perMinute: 40 },
    { project: 'web', perMinute: 5, failing: 1, outcome: 'auth' },
  ];
  const answer = weigh(calls);
  assert.notEqual(answer.side, 'them');
  assert.ok(answer.causes.some(({ cause, subject }) => cause === 'credentials' && subject.region === 'eu'));
});

for (const outcome of ['auth', 'server', 'client', 'connection'] as const)
  test(`one instance whose calls fail (${outcome}) beside others that are well is named`, () => {
    const instances = ['host-1', 'host-2', 'host-3', 'host-4'].map((instance): SceneCalls => ({
      perMinute: 10,
      tags: { instance },
      ...(instance === 'host-3' ? { failing: 1, outcome } : {}),
    }));
    const { side, causes } = weigh([...instances, { project: 'mail', perMinute: 40 }]);
    assert.equal(side, 'us');
    assert.equal(causes[0]?.kind, 'instance');
    assert.equal(causes[0].subject.instance, 'host-3');
  });

test('instances that fare alike say nothing against a version that runs on all of them', () => {
  const replaced = ['host-1', 'host-2', 'host-3'].flatMap((instance): SceneCalls[] => [
    { deployment: 'v1', perMinute: 10, until: 0, tags: { instance } },
    { deployment: 'new-v2', perMinute: 10, from: 0, failing: 0.5, tags: { instance } },
  ]);
  const [first] = weigh(replaced).causes;
  assert.equal(first?.cause, 'deployment');
  assert.ok(first.nats.tags > -0.2, String(first.nats.tags));
});

/** A version that takes over at once within the minute in which calls begin to fail. `failingBefore`: share of the old one's last calls. */
function takenOver(failingBefore: number): SceneCalls[] {
  return ['/v1/charges', '/v1/refunds', '/v1/payouts'].flatMap((endpoint): SceneCalls[] => [
    { endpoint, deployment: 'v1', perMinute: 40, until: 0 },
    { endpoint, deployment: 'v1', perMinute: 24, from: 0, until: 1, failing: failingBefore, outcome: 'gateway' },
    { endpoint, deployment: 'new-v2', perMinute: 16, from: 0, until: 1, failing: 0.5, outcome: 'gateway' },
    { endpoint, deployment: 'new-v2', perMinute: 40, from: 1, failing: 0.5, outcome: 'gateway' },
  ]);
}

for (const minutes of [1, 2, 3, 5, 20])
  test(`calls of the minute in which a version took over are not taken for concurrent, ${minutes} minutes into it`, () => {
    const { probabilities, isHigh, deciders } = weigh(takenOver(0), {}, minutes);
    assert.equal(deciders[0], 'old_version_beside_new');
    assert.ok(probabilities.us < 0.95 && !isHigh, `${probabilities.us}`);
    const failedBefore = weigh(takenOver(0.4), {}, minutes).probabilities;
    assert.ok(failedBefore.them > 0.85, `the old version failed, too: ${failedBefore.them}`);
    const beside = takenOver(0).map((one) => ({ ...one, project: 'mail', deployment: 'v7' }));
    const compared = weigh([...takenOver(0), ...beside], {}, minutes);
    assert.equal(compared.side, 'them', `a project without a deployment fails, too: ${compared.probabilities.them}`);
  });

test('a version that breaks all calls of the only project is blamed as firmly as one that breaks most of them', () => {
  const us = (failing: number): number =>
    weigh([
      { deployment: 'v1', perMinute: 40, until: 0 },
      { deployment: 'new-v2', perMinute: 40, from: 0, failing, outcome: 'gateway' },
    ]).probabilities.us;
  assert.ok(Math.abs(us(1) - us(0.6)) < 0.02, `${us(0.6)} → ${us(1)}`);
});

test('a quota that two of three projects use up with one key, as fingerprints show, is ours rather than accounts of the vendor', () => {
  const answer = weigh(
    (['shop', 'mail', 'admin'] as const).map((project) => ({
      project,
      perMinute: 30,
      ...(project === 'admin'
        ? { tags: { credential: 'b' } }
        : { failing: 0.7, outcome: 'rate_limited', tags: { credential: 'a' } }),
    })),
  );
  assert.ok((answer.byCause.credentials ?? 0) > 0.5, JSON.stringify(answer.byCause));
  assert.notEqual(answer.side, 'them');
});

test('that all projects use one key, as fingerprints show, makes it more probable that it is the key that is refused', () => {
  const us = (credentials: readonly string[]): number =>
    weigh(
      ['shop', 'mail', 'admin'].map((project, index) => {
        const credential = credentials[index];
        const tags = credential === undefined ? {} : { tags: { credential } };
        return { project, perMinute: 30, failing: 1, outcome: 'auth' as const, ...tags };
      }),
    ).probabilities.us;
  const [unknown, one, several] = [us([]), us(['a', 'a', 'a']), us(['a', 'b', 'c'])];
  assert.ok(one > unknown + 0.03 && several < 0.3, `${unknown}, ${one}, ${several}`);
});

test('gateway errors of all four vendors of the only project may come from what they run on: they are not told as our proxy', () => {
  const others = ['mailer', 'search', 'maps'].map((vendor) => ({ ...otherVendor('shop', 0.8), vendor }));
  const calls: readonly SceneCalls[] = [{ perMinute: 40, failing: 0.8, outcome: 'gateway' }];
  const answer = weigh(calls, { otherVendors: others, page: { trouble: null, maintenance: null } }, 20);
  assert.equal(answer.side, 'undecided', JSON.stringify(answer.probabilities));
  assert.ok(answer.probabilities.us < 0.9, JSON.stringify(answer.probabilities));
  const proxied = calls.map((one) => ({ ...one, answers: ['by_proxy'] as const }));
  assert.equal(weigh(proxied, { otherVendors: others }).side, 'us');
});

test('trouble of another vendor, felt in several projects, is one coincidence beside a bad deployment of ours', () => {
  const calls = ['/v1/charges', '/v1/refunds', '/v1/payouts'].flatMap((endpoint): SceneCalls[] => [
    { endpoint, deployment: 'v1', perMinute: 14, until: 0 },
    { endpoint, deployment: 'v1', perMinute: 7, from: 0 },
    { endpoint, deployment: 'new-v2', perMinute: 7, from: 0, failing: 0.9 },
    { endpoint, project: 'mail', perMinute: 14 },
  ]);
  const otherVendors = ['shop', 'mail', 'admin', 'search'].flatMap((project) => [
    { ...otherVendor(project, 0.9), vendor: 'down' },
    { ...otherVendor(project, 0), vendor: 'fine' },
  ]);
  const answer = weighCauses(evidenceOf(playScene(calls, 10), { otherVendors }), RATES);
  assert.equal(answer?.side, 'us', JSON.stringify(answer?.probabilities));
  assert.equal(answer.causes[0]?.cause, 'deployment');
});

test('two other vendors that fail at once do not hide that a new version fails beside the old one', () => {
  const others = [0.25, 0.25, 0, 0].map((failing, index) => ({
    ...otherVendor('shop', failing),
    vendor: `other${index}`,
  }));
  const answer = weigh(OLD_AND_NEW, { otherVendors: others }, 3);
  assert.ok(answer.probabilities.us > 0.93, JSON.stringify(answer.probabilities));
});

test('other vendors that fail by ten times their usual few per mille fail, too: a shallow fault of all of them is not one vendor alone', () => {
  const projects = ['shop', 'mail', 'admin'];
  const calls = playScene(
    projects.map((project) => ({ project, perMinute: 300, failing: 0.03 })),
    5,
  );
  const otherVendors = ['other', 'further'].flatMap((vendor) =>
    projects.map((project) => ({
      ...otherVendor(project, 0),
      vendor,
      before: { calls: 2100, bad: 6 },
      since: { calls: 750, bad: 24 },
    })),
  );
  const answer = weighCauses(evidenceOf(calls, { otherVendors }), RATES);
  assert.equal(answer?.side, 'undecided');
  assert.ok((answer?.probabilities.us ?? 0) > 0.3, String(answer?.probabilities.us));
});

test('beside a usual few per mille, two per cent tell a project that is hit from one that is not', () => {
  const us = (failing: number): number => {
    const calls = playScene(
      [
        { project: 'shop', perMinute: 300, failing: 0.02 },
        { project: 'mail', perMinute: 300, failing },
      ],
      5,
    );
    for (const project of ['shop', 'mail'])
      for (let minute = -15; minute < 5; minute += 1) failOnce(calls, project, minute);
    return weighCauses(evidenceOf(calls), RATES)?.probabilities.us ?? 0.5;
  };
  assert.ok(us(0.02) < 0.05, String(us(0.02)));
  assert.ok(us(0) > 0.5, String(us(0)));
});

test('what vendors run on seldom rejects requests for what they say', () => {
  const cloudOf = (outcome: SceneCalls['outcome']): number => {
    const others = [0.9, 0.9].map((failing, index) => ({ ...otherVendor('shop', failing), vendor: `other${index}` }));
    const { causes } = weigh([{ perMinute: 40, failing: 0.6, ...(outcome && { outcome }) }], { otherVendors: others });
    return causes.find(({ kind }) => kind === 'shared_cloud')?.probability ?? 0;
  };
  assert.ok(cloudOf('gateway') > 1.5 * cloudOf('client'));
});

test('a key may be that of production alone: staging that is well does not make refused keys the fault of the vendor', () => {
  const refused = ['shop', 'mail', 'admin'].map((project): SceneCalls => ({
    project,
    perMinute: 12,
    failing: 0.9,
    outcome: 'auth',
  }));
  const staging: SceneCalls = { project: 'lab', environment: 'staging', perMinute: 12 };
  const answer = weigh([...refused, staging], {}, 3);
  assert.notEqual(answer.side, 'them', JSON.stringify(answer.causes.slice(0, 2)));
  assert.ok(answer.causes.some(({ kind, subject }) => kind === 'shared_key' && subject.environment === 'production'));
});

test('a key that is revoked refuses nearly all calls: one refused call in ten of three projects is no key of ours', () => {
  const refused = (failing: number): CauseAnswer =>
    weigh(
      ['shop', 'mail', 'admin'].map((project): SceneCalls => ({ project, perMinute: 12, failing, outcome: 'auth' })),
    );
  assert.ok(refused(0.1).probabilities.us < 0.2, JSON.stringify(refused(0.1).byCause));
  assert.ok((refused(1).byCause.credentials ?? 0) > 0.7, JSON.stringify(refused(1).byCause));
});

test('that all projects refuse to connect in several regions is hardly one route of ours, and may be in one region', () => {
  const refused = (regions: readonly string[]): CauseAnswer =>
    weigh(
      ['shop', 'mail', 'admin'].flatMap((project) =>
        regions.map((region): SceneCalls => ({ project, region, perMinute: 12, failing: 0.9, outcome: 'connection' })),
      ),
      { otherVendors: [otherVendor('shop', 0), otherVendor('mail', 0)] },
    );
  assert.equal(refused(['eu', 'us']).side, 'them', JSON.stringify(refused(['eu', 'us']).byCause));
  assert.equal(
    weigh([{ perMinute: 12, failing: 0.9, outcome: 'connection' }], { otherVendors: [otherVendor('shop', 0)] }).side,
    'undecided',
  );
});

test('quotas that just those projects share whose calls are refused are one group of many', () => {
  const refused = ['shop', 'mail'].map((project): SceneCalls => ({
    project,
    perMinute: 12,
    failing: 0.4,
    outcome: 'rate_limited',
  }));
  const well = ['admin', 'jobs', 'lab'].map((project): SceneCalls => ({ project, perMinute: 12 }));
  const answer = weigh([...refused, ...well]);
  const some = answer.causes.find(({ kind }) => kind === 'shared_quota_of_some')?.probability ?? 0;
  assert.ok(some < 0.5, JSON.stringify(answer.causes.map(({ kind, probability }) => [kind, probability])));
});

test('a version that fails from its first call on is blamed as firmly whether it took over early or late in the minute', () => {
  const release = (failsFrom: number): CauseAnswer => {
    const perMinute = 300 * (1 - failsFrom / 60);
    const calls: readonly SceneCalls[] = [
      { deployment: 'v1', perMinute: 300, from: -60, until: 0 },
      { deployment: 'v1', perMinute: 300 - perMinute, from: 0, until: 1 },
      { deployment: 'new-v2', perMinute, from: 0, until: 1, failing: 0.5 },
      { deployment: 'new-v2', perMinute: 300, from: 1, failing: 0.5 },
    ];
    return weigh(calls, { onsetAt: ONSET + failsFrom * 1000 });
  };
  const [early, late] = [release(5), release(55)].map(({ probabilities }) => probabilities.us);
  assert.ok(Math.abs((early ?? 0) - (late ?? 1)) < 0.02, `${early} ${late}`);
});

test('gateway errors everywhere and a page that tells of trouble are not high: a proxy of ours answers alike', () => {
  const page = { trouble: { postedAt: ONSET - MINUTE_MS, isMatching: true }, maintenance: null };
  const answer = weigh(TWO_PROJECTS, { page });
  assert.equal(answer.side, 'them');
  assert.equal(answer.isHigh, false);
  assert.equal(weigh(TWO_PROJECTS, { page, probe: probeOf(6, 10) }).isHigh, true, 'the probe tells the two apart');
});

test('of a project that reports its changes, rejected requests without a change are less often its own', () => {
  const rejected: readonly SceneCalls[] = [{ perMinute: 40, failing: 0.5, outcome: 'client' }];
  const silent = weigh(rejected, { reportingProjects: ['shop'] });
  assert.ok((silent.byCause.input ?? 0) < (weigh(rejected).byCause.input ?? 0) - 0.02);
});

test("accounts that fail in all projects, while others of the same projects are fine, are the vendor's", () => {
  const calls = ['shop', 'mail', 'admin'].flatMap((project) =>
    ['a1', 'a2', 'a3', 'a4'].map((account): SceneCalls => ({
      project,
      perMinute: 10,
      failing: account < 'a3' ? 0.9 : 0,
      outcome: 'server',
      tags: { account },
    })),
  );
  const answer = weighCauses(evidenceOf(playScene(calls, 10)), RATES);
  assert.equal(answer?.side, 'them');
  assert.equal(answer.causes[0]?.kind, 'vendor_accounts');
});

test("where everything else is at hand, the vendor's own word would decide: the list is never empty while it is undecided", () => {
  const page = { trouble: null, maintenance: null };
  const calls = ['a1', 'a2'].flatMap((account) =>
    ['v1', 'v0'].map((deployment): SceneCalls => ({
      perMinute: 40,
      failing: 0.4,
      outcome: 'server',
      deployment,
      tags: { account, instance: `i-${account}`, credential: 'c' },
    })),
  );
  const well: readonly SceneCalls[] = [
    { project: 'mail', perMinute: 40, deployment: 'v1', tags: { account: 'b1' } },
    { project: 'admin', perMinute: 40, deployment: 'v1', tags: { account: 'b2' } },
  ];
  const answer = weigh([...calls, ...well], {
    page,
    reportingProjects: ['shop', 'mail', 'admin'],
    otherVendors: [otherVendor('shop', 0)],
    probe: probeOf(0, 30),
    organizations: { judged: 5, impaired: 0 },
  });
  assert.equal(answer.side, 'undecided');
  assert.deepEqual(answer.deciders, ['vendor_word']);
});

test('trouble that a page has told of for hours explains less than what it told of just before calls failed', () => {
  const them = (minutes: number): number => {
    const page = { trouble: { postedAt: ONSET - minutes * MINUTE_MS, isMatching: true }, maintenance: null };
    return weigh([{ perMinute: 40, failing: 0.4, outcome: 'timeout' }], { page }).probabilities.them;
  };
  assert.ok(them(10) > them(60) + 0.02, `${them(10)} ${them(60)}`);
  assert.ok(them(60) > them(300), `${them(60)} ${them(300)}`);
});

test('that a flag changed three minutes before calls fail does not by itself make it the cause, nor of gateway errors in the minute in which it did', () => {
  const sideOf = (outcome: 'connection' | 'gateway' | 'server', minutes: number): CauseAnswer['side'] =>
    weigh([{ perMinute: 40, failing: 0.4, outcome, tags: { credential: 'a' } }], {
      changes: [{ kind: 'flag', at: ONSET - minutes * MINUTE_MS, project: 'shop' }],
      reportingProjects: ['shop'],
      page: { trouble: null, maintenance: null },
    }).side;
  assert.deepEqual([sideOf('server', 0.5), sideOf('server', 3)], ['us', 'undecided']);
  assert.deepEqual([sideOf('connection', 0.5), sideOf('connection', 3)], ['us', 'undecided']);
  assert.equal(sideOf('gateway', 0.2), 'undecided');
});

test('a reported deployment that calls do not name is as seldom bad as one that they name: the less often the more there are', () => {
  const us = (kind: 'deployment' | 'configuration', perDay: number): number =>
    weigh([{ perMinute: 40, failing: 0.4, outcome: 'server' }], {
      changes: [{ kind, at: ONSET - 5 * MINUTE_MS, project: 'shop', name: 'v9' }],
      reportingProjects: ['shop'],
      deploymentsPerDay: { shop: perDay },
    }).probabilities.us;
  const [seldom, often, other] = [us('deployment', 1), us('deployment', 10), us('configuration', 10)];
  assert.ok(often < seldom - 0.05 && often < other - 0.05, `${seldom} ${often} ${other}`);
});

test('the more of what fails is at the network, the more it speaks against the vendor that this server reaches it', () => {
  const moved = (outcome: 'timeout' | 'client'): number => {
    const calls: readonly SceneCalls[] = [{ perMinute: 40, failing: 0.6, outcome }];
    return weigh(calls).probabilities.them - weigh(calls, { probe: probeOf(0, 30) }).probabilities.them;
  };
  assert.ok(moved('timeout') > moved('client') + 0.05, `${moved('timeout')} ${moved('client')}`);
});

test('what would decide names what is missing and nothing that is at hand', () => {
  const calls: readonly SceneCalls[] = [{ perMinute: 40, failing: 0.4, outcome: 'connection' }];
  assert.ok(weigh(calls).deciders.includes('other_vendor'));
  const other = weigh(calls, { otherVendors: [otherVendor('shop', 0)] });
  assert.ok(!other.deciders.includes('other_vendor'));
});

test('of one account that fails, calls of a second project for it and reported changes would decide, and other organizations would not', () => {
  const calls = ['a1', 'a2', 'a3', 'a4'].flatMap((account): SceneCalls[] =>
    ['/v1/charges', '/v1/refunds'].map((endpoint) => ({
      endpoint,
      perMinute: 5,
      failing: account === 'a2' ? 1 : 0,
      tags: { account },
    })),
  );
  const { side, deciders } = weigh(calls);
  assert.equal(side, 'undecided');
  assert.deepEqual(
    ['second_project', 'change_markers', 'other_organizations', 'account_tag'].map((one) =>
      deciders.some((word) => word === one),
    ),
    [true, true, false, false],
    deciders.join(),
  );
});

test('calls that a breaker holds back since the first minute leave the evidence of that minute', () => {
  const calls = ['shop', 'mail'].map((project): SceneCalls => ({
    project,
    perMinute: 40,
    failing: 0.9,
    outcome: 'gateway',
    until: 1,
  }));
  for (const minutes of [1, 4, 6, 15]) {
    const accumulator = playScene(calls, 1);
    advance(accumulator, ONSET + minutes * MINUTE_MS);
    const answer = weighCauses(evidenceOf(accumulator), RATES);
    assert.equal(answer?.side, 'them', `after ${minutes} minutes`);
  }
});

test('after the fault the share of now is another, and it is recovering', () => {
  const answer = weigh([{ perMinute: 40, failing: 0.5, endsAt: 10 }], {}, 16);
  assert.ok(answer.isRecovering);
  assert.equal(answer.shareNow, 0);
  assert.equal(answer.onMinutes, 10);
});

test('the share of now is of no minute before the fault, where its onset was taken for earlier', () => {
  const calls = [
    { perMinute: 40, until: 1 },
    { perMinute: 40, from: 1, failing: 1 },
  ];
  for (const minutes of [2, 3]) assert.equal(weigh(calls, {}, minutes).shareNow, 1, `after ${minutes} minutes`);
});

test('the share of now is of the minutes since the fault paused, as soon as it has', () => {
  const answer = weigh([{ perMinute: 40, failing: 0.5, endsAt: 10 }], {}, 11);
  assert.ok(answer.isRecovering);
  assert.equal(answer.shareNow, 0);
});

test('a fault that comes and goes each minute has not recovered in a minute that is well, and has when it is well for longer', () => {
  const flaps = (until: number): SceneCalls[] =>
    Array.from({ length: until }, (_, minute): SceneCalls => ({
      perMinute: 40,
      from: minute,
      until: minute + 1,
      ...(minute % 2 === 0 ? { failing: 0.9, outcome: 'gateway' } : {}),
    })).concat({ perMinute: 40, until: 0 });
  for (const minutes of [6, 7, 8, 12]) {
    const { isRecovering, comesAndGoes, shareNow } = weigh(flaps(20), {}, minutes);
    assert.equal(isRecovering, false, `after ${minutes} minutes`);
    assert.equal(comesAndGoes, true);
    assert.ok((shareNow ?? 0) > 0.25 && (shareNow ?? 0) < 0.65, `${shareNow} after ${minutes} minutes`);
  }
  const over = weigh([...flaps(8), { perMinute: 40, from: 8 }], {}, 11);
  assert.ok(over.isRecovering);
  assert.equal(over.comesAndGoes, false);
  assert.equal(over.shareNow, 0);
});

test('calls that look well by the test of its end are the share of now within a minute, but not for as long as the fault paused before', () => {
  const calls: SceneCalls[] = [{ perMinute: 2400, failing: 0.5 }];
  assert.equal(weigh(calls).isRecovering, false);
  const { isRecovering, shareNow } = weigh(calls, { well: { lastedMs: 10_000, calls: 400, bad: 4 } });
  assert.ok(isRecovering);
  assert.equal(shareNow, 0.01);
  const flaps = Array.from({ length: 10 }, (_, minute): SceneCalls => ({
    perMinute: 2400,
    from: minute,
    until: minute + 1,
    ...(minute % 2 === 0 ? {} : { failing: 0.9 }),
  }));
  const after = (lastedMs: number): boolean => weigh(flaps, { well: { lastedMs, calls: 400, bad: 4 } }).isRecovering;
  assert.deepEqual([after(10_000), after(59_000), after(61_000)], [false, false, true]);
});

test('a few good calls of a minute that has begun are not the share of now', () => {
  const { isRecovering, shareNow } = weigh(
    [
      { perMinute: 40, failing: 0.5, until: 10 },
      { perMinute: 6, from: 10 },
    ],
    {},
    11,
  );
  assert.equal(isRecovering, false);
  assert.ok((shareNow ?? 0) > 0.3, `${shareNow}`);
});

test('of few calls a minute the share of now is not that of one or two of them', () => {
  const { shareNow } = weigh([{ perMinute: 0.5, failing: 0.5 }], {}, 19);
  assert.ok((shareNow ?? 0) > 0.2 && (shareNow ?? 0) < 0.8, `${shareNow}`);
});

test('probabilities sum to one, by side and by cause', () => {
  const { probabilities, byCause } = weigh(TWO_PROJECTS);
  const bySide = probabilities.them + probabilities.us + probabilities.other;
  assert.ok(Math.abs(bySide - 1) < 1e-9);
  assert.ok(Math.abs(Object.values(byCause).reduce((sum, one) => sum + one, 0) - 1) < 1e-9);
});

test('while it is undecided no side is stated at what names one, and a side that is named is stated at it or above', () => {
  const undecided: number[] = [];
  for (const outcome of [
    'gateway',
    'server',
    'timeout',
    'connection',
    'dns',
    'client',
    'auth',
    'rate_limited',
  ] as const)
    for (const failing of [0.1, 0.4, 1])
      for (const others of [0, 1, 2, 3]) {
        const otherVendors = Array.from({ length: others }, (_, index) => ({
          ...otherVendor('shop', failing),
          vendor: `other${index}`,
        }));
        const { side, probabilities } = weigh([{ perMinute: 40, failing, outcome }], { otherVendors });
        const most = Math.max(probabilities.them, probabilities.us);
        assert.equal(side === 'undecided', most < 0.9, JSON.stringify({ outcome, failing, others, side, most }));
        if (side === 'undecided') undecided.push(most);
      }
  assert.ok(undecided.filter((most) => most > 0.889).length > 1, 'some are as near as may be');
});

test('the order in which cells were counted does not matter', () => {
  const forward = weigh(OLD_AND_NEW);
  const backward = weigh(OLD_AND_NEW.toReversed());
  assert.ok(Math.abs(forward.probabilities.us - backward.probabilities.us) < 1e-9);
});

const sceneCalls = fc.record({
  perMinute: fc.integer({ min: 5, max: 200 }),
  failing: fc.double({ min: 0.1, max: 1, noNaN: true }),
  outcome: fc.constantFrom(
    'gateway' as const,
    'server' as const,
    'timeout' as const,
    'client' as const,
    'auth' as const,
  ),
});
const SEEDED = { seed: 20_260_506, numRuns: 40 };

test('another comparable project without failures never makes the whole vendor more probable', () => {
  fc.assert(
    fc.property(sceneCalls, fc.integer({ min: 20, max: 200 }), (one, beside) => {
      const alone = weigh([one]);
      const compared = weigh([one, { project: 'mail', perMinute: beside }]);
      return (compared.byCause.vendor ?? 0) <= (alone.byCause.vendor ?? 0) + 1e-9;
    }),
    SEEDED,
  );
});

test('another vendor that works from the same place never makes our network more probable', () => {
  fc.assert(
    fc.property(sceneCalls, (one) => {
      const alone = weigh([one]);
      const compared = weigh([one], { otherVendors: [otherVendor('shop', 0)] });
      return (compared.byCause.network ?? 0) <= (alone.byCause.network ?? 0) + 1e-9;
    }),
    SEEDED,
  );
});

test('calls without a single comparison are never high', () => {
  fc.assert(
    fc.property(sceneCalls, fc.integer({ min: 2, max: 40 }), (one, minutes) => !weigh([one], {}, minutes).isHigh),
    SEEDED,
  );
});

test('a page that tells of trouble never makes a cause of ours more probable', () => {
  fc.assert(
    fc.property(sceneCalls, fc.integer({ min: 0, max: 9 }), (one, after) => {
      const page = { trouble: { postedAt: ONSET + after * MINUTE_MS, isMatching: true }, maintenance: null };
      return weigh([one], { page }).probabilities.us <= weigh([one]).probabilities.us + 1e-9;
    }),
    SEEDED,
  );
});

test('endpoints are named only where another is well beyond chance', () => {
  const endpointsOf = (perMinute: number) =>
    weigh(
      [
        { perMinute: 20, failing: 0.4, endpoint: '/v1/charges' },
        { perMinute: 20, failing: 0.4, endpoint: '/v1/customers' },
        { perMinute, endpoint: '/v1/refunds' },
      ],
      {},
      4,
    ).failing.endpoints;
  assert.deepEqual(endpointsOf(3), [], 'twelve calls without a failure may be chance');
  assert.deepEqual(endpointsOf(20), ['/v1/charges', '/v1/customers']);
});

test('other vendors that fail at the same time are counted once each, where the same project calls them', () => {
  const more = {
    otherVendors: [
      otherVendor('shop', 0.8),
      { ...otherVendor('shop', 0.9), region: 'us' },
      { ...otherVendor('shop', 0), vendor: 'third' },
      { ...otherVendor('mail', 0.9), vendor: 'fourth' },
    ],
  };
  assert.deepEqual(weigh([{ perMinute: 40, failing: 0.9 }], more).otherVendors, { compared: 2, failing: 1 });
});

test('in its first minute a bad version that endpoints and regions feel differently is not told as a fault of the vendor at one of them', () => {
  const places = [
    { region: 'eu', endpoint: '/v1/charges', failing: 1 },
    { region: 'us', endpoint: '/v1/charges', failing: 0.6 },
    { region: 'eu', endpoint: '/v1/customers', failing: 0.06 },
    { region: 'us', endpoint: '/v1/customers', failing: 0.05 },
  ];
  const calls = places.flatMap(({ failing, ...place }): SceneCalls[] => [
    { ...place, deployment: 'old', perMinute: 400, until: 0 },
    { ...place, deployment: 'old', perMinute: 200, from: 0 },
    { ...place, deployment: 'new', perMinute: 200, from: 0, failing, outcome: 'server' },
  ]);
  const { side, causes } = weigh(calls, {}, 1);
  assert.notEqual(side, 'them');
  assert.equal(causes[0]?.cause, 'deployment');
});

function weigh(calls: readonly SceneCalls[], more: Partial<CauseEvidence> = {}, minutes = 10): CauseAnswer {
  const accumulator: CallAccumulator = playScene(calls, minutes);
  const answer = weighCauses(evidenceOf(accumulator, more), RATES);
  assert.ok(answer);
  return answer;
}

function failOnce(calls: CallAccumulator, project: string, minute: number): void {
  const place = { environment: 'production', region: 'eu', endpoint: '/v1/charges', deployment: '', feature: '' };
  addCalls(calls, {
    cell: { project, ...place },
    at: ONSET + minute * MINUTE_MS,
    calls: 1,
    outcome: 'server',
    latencyMs: 100,
  });
}

function otherVendor(project: string, failing: number): OtherVendorCalls {
  return {
    vendor: 'other',
    project,
    environment: 'production',
    region: 'eu',
    before: { calls: 400, bad: 1 },
    since: { calls: 100, bad: Math.round(100 * failing) },
  };
}

function probeOf(failed: number, attempts: number): CauseEvidence['probe'] {
  return { vendor: { failed, attempts }, others: { failed: 0, attempts: 3 }, hasPath: true };
}
