import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { Backtest } from '@upriver/contract';
import { backtestAxis, backtestSentence, gatherMarks, listTold } from './backtest.ts';

const PAY = { id: 'svc_1', name: 'Pay', slug: 'pay' };
const MAPS = { id: 'svc_2', name: 'Maps', slug: 'maps' };
const BACKTEST: Backtest = {
  from: '2026-11-22T00:00:00.000Z',
  to: '2026-11-23T00:00:00.000Z',
  told: 1,
  messages: [
    {
      at: '2026-11-22T06:02:00.000Z',
      kind: 'opened',
      title: 'Pay fails',
      verdict: 'them',
      services: [PAY],
      alert: 1,
      severity: 'error',
      sentences: [],
      evidence: [
        {
          service: PAY,
          word: 'them',
          severity: 'error',
          sentence: 'Pay fails for checkout.',
          since: '2026-11-22T06:00:00.000Z',
          projects: ['checkout'],
          cause: null,
          probability: 0.99,
          page: 'silent',
          incidents: [],
          statusPageUrl: null,
          clears: 'It ends when calls to Pay are as usual.',
        },
      ],
    },
    {
      at: '2026-11-22T06:20:00.000Z',
      kind: 'updated',
      title: 'Pay fails',
      verdict: 'them',
      services: [PAY],
      alert: 1,
      severity: 'error',
      sentences: [],
      evidence: [],
    },
    {
      at: '2026-11-22T06:53:00.000Z',
      kind: 'closed',
      title: 'Pay works',
      verdict: null,
      services: [PAY],
      alert: 1,
      severity: 'error',
      sentences: [],
      evidence: [],
    },
  ],
  happened: [
    {
      kind: 'impairment',
      service: PAY,
      from: '2026-11-22T06:00:00.000Z',
      until: '2026-11-22T06:51:00.000Z',
      title: 'failures',
      fault: 'them',
      told: true,
    },
    {
      kind: 'incident',
      service: MAPS,
      from: '2026-11-22T12:00:00.000Z',
      until: null,
      title: 'Packet loss',
      fault: null,
      told: false,
    },
  ],
};

test('what the rule would have told stands over what happened, joined where they belong together', () => {
  const { told, happened } = backtestAxis(BACKTEST);
  assert.deepEqual(
    told.map(({ at, verdict, pairedAt }) => [Math.round(at * 1000), verdict, pairedAt]),
    [[251, 'them', 0.25]],
  );
  assert.deepEqual(
    happened.map(({ at, verdict, pairedAt }) => [at, verdict, pairedAt !== null]),
    [
      [0.25, 'them', true],
      [0.5, 'not_affecting_you', false],
    ],
  );
});

test('one sentence says how often, whose, and what it would have kept quiet about', () => {
  assert.equal(
    backtestSentence(BACKTEST, 1),
    'It would have told you once in 1 day: 1 was theirs. It would have kept quiet about 1.',
  );
  assert.equal(
    backtestSentence({ ...BACKTEST, messages: [] }, 30),
    'It would have told you nothing in 30 days. It would have kept quiet about 2.',
  );
});

test('a mark says what it rests on and what would have ended it, and what happened whether it would have been told', () => {
  const { told, happened } = backtestAxis(BACKTEST);
  assert.deepEqual(told[0]?.lines, ['Pay fails for checkout.', 'Would clear when calls to Pay are as usual.']);
  assert.deepEqual(
    happened.map(({ lines }) => lines),
    [
      ['It lasted 51\u00A0min.', 'The rule would have told you.'],
      ['It goes on.', 'The rule would have kept quiet.'],
    ],
  );
});

test('a line of the table lasts from the first message to that of its end', () => {
  assert.deepEqual(
    listTold(BACKTEST).map(({ subject, lastedMs }) => [subject, lastedMs]),
    [['Pay fails', 51 * 60_000]],
  );
});

test('marks that would be drawn over one another are one with the verdict of most of them', () => {
  const mark = (at: number, verdict: 'them' | 'us') => ({ at, verdict, title: '', time: 0, lines: [], pairedAt: null });
  const groups = gatherMarks([mark(0.99, 'us'), mark(0.98, 'them'), mark(0.2, 'us'), mark(1, 'us')], 0.03);
  assert.deepEqual(
    groups.map(({ at, verdict, marks }) => [at, verdict, marks.length]),
    [
      [0.2, 'us', 1],
      [0.98, 'us', 3],
    ],
  );
});
