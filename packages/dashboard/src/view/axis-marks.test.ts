import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { AxisMark } from './axis-marks.ts';
import { findOpened, listMarks, markLines, marksIn, timesOf } from './axis-marks.ts';

const at = (minute: number): number => Date.UTC(2026, 10, 19, 3, minute);
const iso = (minute: number): string => new Date(at(minute)).toISOString();

// Safe: these are the fields that are read.
const marks = listMarks({
  changes: [
    { kind: 'deployment', at: iso(4), name: 'v2', project: { id: 'prj_1', name: 'checkout', slug: 'checkout' } },
    { kind: 'deployment', at: iso(5), name: 'v9', project: { id: 'prj_2', name: 'other', slug: 'other' } },
    { kind: 'flag', at: iso(4), name: 'new-form', project: null },
  ],
  projects: new Set(['prj_1']),
  alerts: [{ openedAt: iso(6), rules: [{ ruleId: 'rule_1' }] }],
  incidents: [{ id: 'inc_1', title: 'Errors', startedAt: iso(10), resolvedAt: null }],
  incident: { id: 'inc_1', updates: [{ createdAt: iso(12), status: 'investigating' }] },
} as unknown as Parameters<typeof listMarks>[0]);

const opened = (from: number, to: number, path = '/services/stripe'): string | undefined =>
  findOpened(marksIn(marks, at(from), at(to)), path)?.href;

test('a step opens what lies in it: an incident all its time, a deployment its project, an alert its rule', () => {
  assert.deepEqual(
    [opened(4, 5), opened(6, 7), opened(12, 13), opened(20, 21), opened(0, 1)],
    ['/projects/checkout', '/rules/rule_1', '/incidents/inc_1', '/incidents/inc_1', undefined],
  );
  assert.equal(opened(4, 13), '/incidents/inc_1', 'theirs before ours');
  assert.equal(opened(12, 13, '/incidents/inc_1'), undefined, 'the place itself is not opened');
});

test('deployments of projects that do not use the vendor are not marked', () => {
  const times = (kind: AxisMark['kind']): number[] => timesOf(marks, kind);
  assert.deepEqual([times('deployed'), times('told'), times('posted')], [[at(4)], [at(6)], [at(12)]]);
});

test('the box beside the pointer names what lies there, and what Enter opens', () => {
  const there = marksIn(marks, at(4), at(7));
  assert.deepEqual(markLines(there, findOpened(there, '/')), [
    'you deployed: v2 of checkout (Enter opens it)',
    'an alert was opened',
  ]);
});
