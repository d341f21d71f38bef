import assert from 'node:assert/strict';
import { test } from 'node:test';
import { createDetector, observe } from './detector.ts';
import type { Detector } from './detector.ts';
import { HOUR_MS, MINUTE_MS } from './time.ts';

const START = Date.UTC(2026, 2, 2);
const CALM = { calls: 60, failures: 0, slow: 3, rateLimited: 0, auth: 0 };

/** Plays minutes from where the detector stands. @returns the signals that opened, and after how many minutes */
function play(detector: Detector, minutes: number, change: Partial<typeof CALM> = {}): [string, number][] {
  const from = detector.state.lastAt ?? START;
  return Array.from({ length: minutes }, (_, minute) =>
    observe(detector, { ...CALM, ...change, at: from + (minute + 1) * MINUTE_MS }).flatMap(
      ({ kind, impairment }): [string, number][] => (kind === 'opened' ? [[impairment.signal, minute + 1]] : []),
    ),
  ).flat();
}

test('the first burst of refusals is an alarm, and those after it are none', () => {
  const detector = createDetector({ falseAlarmDays: 30 });
  play(detector, 300);
  assert.deepEqual(play(detector, 6, { auth: 20 }), [['auth', 1]]);
  for (let burst = 0; burst < 20; burst += 1) {
    assert.deepEqual(play(detector, 200), []);
    assert.deepEqual(play(detector, 4 + (burst % 5), { auth: 15 + burst }), [], `burst ${burst}`);
  }
});

test('a burst within the hour after the first is no alarm of its own, and a key that expires then is found within three minutes', () => {
  for (const minutes of [12, 20, 30, 45, 58]) {
    const detector = createDetector({ falseAlarmDays: 30 });
    play(detector, 300);
    play(detector, 6, { auth: 20 });
    play(detector, minutes);
    assert.deepEqual(play(detector, 8, { auth: 18 }), [], `${minutes} minutes later`);
    play(detector, 15);
    const [opened] = play(detector, 10, { auth: 60 });
    assert.ok(opened !== undefined && opened[1] <= 3, `${minutes}: ${JSON.stringify(opened)}`);
  }
});

test('refusals that did more than bursts do and come again within the hour are the same outage, and found at once', () => {
  const detector = createDetector({ falseAlarmDays: 30 });
  play(detector, 300);
  assert.deepEqual(play(detector, 24, { auth: 30 }), [['auth', 1]]);
  play(detector, 30);
  const [opened] = play(detector, 10, { auth: 30 });
  assert.ok(opened !== undefined && opened[1] <= 3, JSON.stringify(opened));
});

test('refusals for their rate half an hour after a burst of bad log-ins are none, either, and beside it they are the same alarm', () => {
  for (const [between, expected] of [
    [30, 0],
    [3, 1],
  ] as const) {
    const detector = createDetector({ falseAlarmDays: 30 });
    play(detector, 300);
    play(detector, 6, { auth: 20 });
    play(detector, between);
    assert.equal(play(detector, 10, { rateLimited: 20 }).length, expected, `${between} minutes later`);
  }
});

test('after a burst, a key that expires is still found within the first minutes, and an outage of all calls within two', () => {
  for (const change of [{ auth: 60 }, { failures: 60 }]) {
    const detector = createDetector({ falseAlarmDays: 30 });
    play(detector, 300);
    play(detector, 6, { auth: 20 });
    play(detector, 4 * (HOUR_MS / MINUTE_MS));
    const [opened] = play(detector, 10, change);
    assert.ok(opened !== undefined && opened[1] <= 2, JSON.stringify([change, opened]));
  }
});

test('an outage that lasted makes nobody wary of the next one', () => {
  const detector = createDetector({ falseAlarmDays: 30 });
  play(detector, 300);
  play(detector, 40, { failures: 40 });
  play(detector, 300);
  assert.deepEqual(play(detector, 3, { failures: 20 })[0], ['failures', 1]);
});

test('an outage that flaps is not taken for bursts: it stays impaired in most of its bad minutes', () => {
  const detector = createDetector({ falseAlarmDays: 30 });
  play(detector, 300);
  let impaired = 0;
  for (let flap = 0; flap < 24; flap += 1) {
    play(detector, 2, { failures: 36 });
    impaired += detector.state.watches[0]?.impairment === null ? 0 : 1;
    play(detector, 3);
  }
  assert.ok(impaired >= 20, `${impaired} of 24`);
});
