import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { VerdictAnswer } from '@upriver/detection';
import { MINUTE_MS } from '../domain/time.ts';
import { decodeTold, encodeTold, nextTold, soundsAlike } from './told-verdict.ts';
import type { ToldVerdict } from './told-verdict.ts';

const STEP_MS = 20_000;

test('a series that flaps for an hour tells of recovery a few times, not at each flap', () => {
  // Two minutes down, two minutes well.
  const changes = tell(60, (minute) => Math.floor(minute / 2) % 2 === 1);
  assert.ok(changes.length >= 2, 'the first recovery is told');
  assert.ok(changes.length <= 6, JSON.stringify(changes));
});

test('a first recovery is told at once', () => {
  const [first] = tell(10, (minute) => minute >= 5);
  assert.deepEqual(first, { minute: 5, isRecovering: true });
});

test('however often it flapped, a recovery that lasts is told within sixteen minutes', () => {
  for (const period of [1, 2, 3, 5, 8]) {
    const truly = 120;
    const changes = tell(truly + 17, (minute) => minute >= truly || Math.floor(minute / period) % 2 === 1);
    const last = changes.at(-1);
    assert.ok(last?.isRecovering === true && last.minute <= truly + 16, `${period}: ${JSON.stringify(last)}`);
  }
});

test('the end of an impairment is not held back, and the next one begins without its relapses', () => {
  const flapped: ToldVerdict = { ...told(), relapses: 5, wellSince: 1000 };
  const ended = nextTold({ ...answer(false), verdict: 'healthy' }, flapped, MINUTE_MS);
  assert.deepEqual([ended.isRecovering, ended.relapses, ended.wellSince], [false, 0, null]);
});

test('a cause that wavers around what is told while nobody is named is told once', () => {
  let before = nextTold(undecided(0.62), undefined, 0);
  let changes = 0;
  for (const probability of [0.58, 0.61, 0.55, 0.63, 0.51]) {
    const next = nextTold(undecided(probability), before, 0);
    if (!soundsAlike(next, before)) changes += 1;
    before = next;
  }
  assert.equal(changes, 0);
  assert.equal(nextTold(undecided(0.49), before, 0).cause, null);
  assert.equal(nextTold(undecided(0.58), undefined, 0).cause, null);
});

test('confidence that wavers is told when it becomes high and when it is lost, and not again', () => {
  let before: ToldVerdict | undefined;
  const heard: string[] = [];
  for (const confidence of ['medium', 'high', 'medium', 'high', 'medium', 'high'] as const) {
    const next = nextTold({ ...answer(false), confidence }, before, 0);
    if (!soundsAlike(next, before)) heard.push(confidence);
    before = decodeTold(encodeTold(next));
  }
  assert.deepEqual(heard, ['medium', 'high', 'medium']);
  const other = { ...answer(false), cause: { cause: 'network', subject: {} }, confidence: 'high' } as VerdictAnswer;
  assert.equal(nextTold(other, before, 0).confidence, 'high', 'another cause is told anew');
});

test('what was stored before relapses were is read, and sounds the same', () => {
  const before = decodeTold(JSON.stringify(['silent', null, 'medium', false]));
  assert.ok(before && soundsAlike(nextTold({ ...answer(false), cause: null }, before, 0), before));
  assert.deepEqual(decodeTold(encodeTold(before)), before);
  assert.equal(decodeTold(null), undefined);
});

/** Changes of what is told of recovery while an impairment lasts. */
function tell(minutes: number, isWell: (minute: number) => boolean): { minute: number; isRecovering: boolean }[] {
  let before: ToldVerdict | undefined;
  const changes: { minute: number; isRecovering: boolean }[] = [];
  for (let at = 0; at < minutes * MINUTE_MS; at += STEP_MS) {
    const minute = at / MINUTE_MS;
    const next = nextTold(answer(isWell(minute)), before, at);
    if (before !== undefined && !soundsAlike(next, before)) changes.push({ minute, isRecovering: next.isRecovering });
    before = decodeTold(encodeTold(next));
  }
  return changes;
}

function told(): ToldVerdict {
  return {
    page: 'silent',
    cause: null,
    confidence: 'medium',
    isRecovering: false,
    relapses: 0,
    wellSince: null,
    wasHigh: false,
  };
}

/** The parts of an answer that are told. */
function answer(isRecovering: boolean): VerdictAnswer {
  const cause = { cause: 'vendor', subject: {}, probability: 0.95 };
  return { verdict: 'them', page: 'silent', confidence: 'medium', cause, isRecovering } as VerdictAnswer;
}

function undecided(probability: number): VerdictAnswer {
  const cause = { cause: 'vendor', subject: {}, probability };
  return { ...answer(false), verdict: 'undecided', confidence: 'low', cause } as VerdictAnswer;
}
