import assert from 'node:assert/strict';
import { test } from 'node:test';
import { FALSE_ALARM_DAYS, createDetector, decodeDetector, encodeDetector, observe, slowLimitMs } from './detector.ts';
import { readHealth } from './series-health.ts';
import type { Detector, Tick } from './detector.ts';
import { addLatency, countAbove, createSketch } from './latency-sketch.ts';
import type { Transition } from './signal-watch.ts';
import { DAY_MS, HOUR_MS, MINUTE_MS } from './time.ts';

const START = Date.UTC(2026, 2, 2);
const TICK_MS = 5000;
const OPTIONS = { falseAlarmDays: FALSE_ALARM_DAYS };

/** Shares of calls, spread evenly over time so that no test depends on chance. */
interface Traffic {
  readonly perMinute: number;
  readonly failures?: number;
  readonly slow?: number;
  readonly rateLimited?: number;
  readonly clientErrors?: number;
  readonly verySlow?: number;
  readonly auth?: number;
}

const USUAL: Traffic = { perMinute: 60, failures: 0.002, slow: 0.05, rateLimited: 0.001 };

test('an outage is found within a minute, its onset is right, and it closes after recovery', () => {
  const run = startRun();
  run.play(USUAL, 2 * DAY_MS);
  const onsetAt = run.now();
  const [opened] = run.play({ ...USUAL, failures: 0.5 }, 10 * MINUTE_MS);
  assert.ok(opened?.kind === 'opened');
  assert.equal(opened.impairment.signal, 'failures');
  assert.ok(opened.at - onsetAt <= MINUTE_MS, `${opened.at - onsetAt} ms`);
  assert.ok(Math.abs(opened.impairment.onsetAt - onsetAt) <= MINUTE_MS);
  assert.equal(run.health().state, 'impaired');
  const endedAt = run.now();
  const [closed] = run.play(USUAL, 30 * MINUTE_MS);
  assert.ok(closed?.kind === 'closed' && closed.reason === 'recovered');
  assert.ok(Math.abs(closed.endedAt - endedAt) <= MINUTE_MS);
  assert.ok(Math.abs(closed.impairment.bad - 300) < 15, `${closed.impairment.bad} bad calls`);
  assert.equal(run.health().state, 'healthy');
});

test('calls of a quiet series that failed by chance hours before an outage are no part of it', () => {
  for (const [byChance, share] of [
    [1, 0.2],
    [2, 0.34],
    [3, 0.5],
  ] as const) {
    const run = startRun();
    run.play({ perMinute: 0.2, failures: 0.004 }, 20 * DAY_MS, HOUR_MS);
    for (let failed = 0; failed < byChance; failed += 1) {
      run.play({ perMinute: 1, failures: 1 }, MINUTE_MS, MINUTE_MS);
      run.play({ perMinute: 0.2 }, 2 * HOUR_MS, MINUTE_MS);
    }
    const onsetAt = run.now();
    const [opened] = run.play({ perMinute: 2, failures: share }, HOUR_MS, MINUTE_MS);
    assert.ok(opened?.kind === 'opened');
    const early = (onsetAt - opened.impairment.onsetAt) / MINUTE_MS;
    assert.ok(Math.abs(early) <= 10, `${share}: ${early} minutes too early`);
  }
});

test('an outage that becomes shallower is one impairment until it ends, and ends as soon', () => {
  const run = startRun();
  run.play(USUAL, 2 * DAY_MS);
  run.play({ ...USUAL, failures: 0.9 }, 10 * MINUTE_MS);
  assert.deepEqual(run.play({ ...USUAL, failures: 0.18 }, 30 * MINUTE_MS), []);
  assert.equal(run.health().state, 'impaired');
  const endedAt = run.now();
  const [closed] = run.play(USUAL, 30 * MINUTE_MS);
  assert.ok(closed?.kind === 'closed' && closed.at - endedAt <= 3 * MINUTE_MS);
});

for (const minutes of [0, 10])
  for (const perMinute of [16, 40, 300])
    test(`${minutes} minutes after its first call, at ${perMinute} a minute, an outage goes on while a fifth of the calls fail, and ends as soon`, () => {
      const run = startRun();
      run.play({ perMinute }, minutes * MINUTE_MS);
      run.play({ perMinute, failures: 0.9 }, 10 * MINUTE_MS);
      assert.deepEqual(run.play({ perMinute, failures: 0.2 }, 20 * MINUTE_MS), []);
      assert.equal(run.health().state, 'impaired');
      const endedAt = run.now();
      const [closed] = run.play({ perMinute }, 10 * MINUTE_MS);
      assert.ok(closed?.kind === 'closed' && closed.at - endedAt <= 3 * MINUTE_MS);
    });

test('behind a breaker that lets seven trial calls a minute through, an outage of half of the calls ends as soon for a busy series as for a quiet one', () => {
  for (const perMinute of [10, 300]) {
    const run = startRun();
    run.play({ ...USUAL, perMinute }, 2 * DAY_MS, MINUTE_MS);
    run.play({ perMinute, failures: 0.5 }, 2 * MINUTE_MS);
    assert.deepEqual(run.play({ perMinute: 7, failures: 0.5 }, 58 * MINUTE_MS), []);
    const [closed] = run.play({ perMinute: 7 }, 2.5 * MINUTE_MS);
    assert.equal(closed?.kind, 'closed', `${perMinute} calls a minute`);
  }
});

test('an outage in which no call is made for twenty minutes is not told to have lasted until they are well again', () => {
  const run = startRun();
  run.play(USUAL, 2 * DAY_MS, MINUTE_MS);
  run.play({ ...USUAL, failures: 0.8 }, 6 * MINUTE_MS);
  const lastAt = run.now();
  run.play({ perMinute: 0 }, 20 * MINUTE_MS, MINUTE_MS);
  const backAt = run.now();
  const [closed] = run.play(USUAL, 4 * MINUTE_MS);
  assert.ok(closed?.kind === 'closed');
  assert.deepEqual([closed.endedAt, closed.wellSince], [lastAt, backAt]);
});

test('after an impairment the window holds only calls since its end', () => {
  const run = startRun();
  run.play(USUAL, 2 * DAY_MS);
  run.play({ ...USUAL, failures: 0.8 }, 10 * MINUTE_MS);
  const endedAt = run.now();
  const [closed] = run.play(USUAL, 3 * MINUTE_MS);
  assert.equal(closed?.kind, 'closed');
  const { window, state, detectableRate } = run.health();
  assert.equal(state, 'healthy');
  assert.ok(Math.abs(window.from - endedAt) <= TICK_MS, `${window.from - endedAt} ms`);
  assert.ok(window.calls >= 170 && window.calls <= 190, `${window.calls} calls`);
  assert.ok(window.bad.failures <= 2, `${window.bad.failures} failures`);
  assert.ok((detectableRate ?? 1) < 0.2);
  run.restart();
  const { window: after } = run.health();
  assert.deepEqual([after.from, after.calls], [window.from, window.calls]);
  run.play(USUAL, 40 * MINUTE_MS);
  assert.ok(run.health().window.calls < 21 * 60, 'it does not grow for ever');
});

test('a quiet service gives no alarm, not from its first call on', () => {
  for (const failures of [0, 0.0005, 0.01, 0.05]) {
    const run = startRun();
    assert.deepEqual(run.play({ ...USUAL, failures }, 3 * DAY_MS), [], `${failures}`);
  }
});

test('a day of slowly failing calls does not become normal', () => {
  const run = startRun();
  run.play(USUAL, 2 * DAY_MS);
  const before = run.health().usual.rates.failures;
  run.play({ ...USUAL, failures: 0.3 }, DAY_MS);
  assert.equal(run.health().state, 'impaired');
  assert.ok(run.health().usual.rates.failures < before * 1.5);
});

test('a restart forgets nothing and does not open an impairment again', () => {
  const run = startRun();
  run.play(USUAL, DAY_MS);
  run.play({ ...USUAL, failures: 0.5 }, 5 * MINUTE_MS);
  const before = run.health();
  run.restart();
  const after = run.health();
  assert.equal(after.state, 'impaired');
  assert.deepEqual(after.window, before.window);
  assert.deepEqual(
    after.impairments.map(({ onsetAt, calls, bad }) => [onsetAt, calls, bad]),
    before.impairments.map(({ onsetAt, calls, bad }) => [onsetAt, calls, bad]),
  );
  assert.deepEqual(run.play({ ...USUAL, failures: 0.5 }, 10 * MINUTE_MS), []);
  assert.equal(run.play(USUAL, 30 * MINUTE_MS).length, 1);
});

test('a restart in the middle of a rising sum delays nothing', () => {
  const outage = { ...USUAL, perMinute: 6, failures: 0.5 };
  const delays = [false, true].map((restarts) => {
    const run = startRun();
    run.play({ ...USUAL, perMinute: 6 }, DAY_MS);
    const onsetAt = run.now();
    for (;;) {
      const [opened] = run.play(outage, TICK_MS);
      if (opened) return opened.at - onsetAt;
      if (restarts) run.restart();
    }
  });
  assert.equal(delays[0], delays[1]);
});

test('ticks that come again after a restart are counted once', () => {
  const detector = createDetector(OPTIONS);
  const tick: Tick = { at: START, calls: 10, failures: 0, slow: 0, rateLimited: 0, auth: 0 };
  observe(detector, tick);
  observe(detector, tick);
  observe(detector, { ...tick, at: START - TICK_MS });
  assert.equal(readHealth(detector, START).window.calls, 10);
});

test('slow calls, refused and unauthorized calls have tests of their own', () => {
  for (const [change, signal] of [
    [{ slow: 0.6 }, 'slow'],
    [{ rateLimited: 0.4 }, 'rate_limited'],
    [{ auth: 0.4 }, 'auth'],
    [{ clientErrors: 0.6 }, 'client_error'],
    [{ verySlow: 0.03 }, 'very_slow'],
  ] as const) {
    const run = startRun();
    run.play(USUAL, DAY_MS);
    const opened = run.play({ ...USUAL, ...change }, 10 * MINUTE_MS);
    assert.deepEqual(
      opened.map(({ impairment }) => impairment.signal),
      [signal],
    );
  }
});

test('a steady level of refusals is not a surge', () => {
  const run = startRun();
  assert.deepEqual(run.play({ ...USUAL, rateLimited: 0.2 }, 2 * DAY_MS), []);
});

test('a steady level of rejected calls is not a surge', () => {
  const run = startRun();
  assert.deepEqual(run.play({ ...USUAL, clientErrors: 0.3 }, 2 * DAY_MS), []);
});

test('a state that was stored before a signal was watched goes on, and learns what is usual of it first', () => {
  const run = startRun();
  run.play(USUAL, DAY_MS);
  const state = JSON.parse(encodeDetector(run.detector())) as { watches: unknown[]; regularity?: unknown };
  state.watches.length = 4;
  delete state.regularity;
  const restored = decodeDetector(JSON.stringify(state), OPTIONS);
  assert.ok(restored);
  assert.equal(Math.round(restored.state.baseline.total.calls), Math.round(run.detector().state.baseline.total.calls));
  const opened = [];
  for (let tick = 1; tick <= 60; tick += 1)
    opened.push(
      ...observe(restored, {
        at: run.now() + tick * TICK_MS,
        calls: 10,
        failures: 0,
        slow: 0,
        rateLimited: 0,
        auth: 0,
        clientErrors: 3,
      }),
    );
  assert.deepEqual(opened, []);
});

test('a lasting level of refusals becomes the new normal, a lasting outage does not', () => {
  const refused = startRun();
  refused.play(USUAL, DAY_MS, MINUTE_MS);
  const [, closed] = refused.play({ ...USUAL, rateLimited: 0.3 }, 4 * DAY_MS, MINUTE_MS);
  assert.ok(closed?.kind === 'closed' && closed.reason === 'new_normal');
  const failing = startRun();
  failing.play(USUAL, DAY_MS, MINUTE_MS);
  assert.equal(failing.play({ ...USUAL, failures: 0.3 }, 9 * DAY_MS, MINUTE_MS).length, 1);
});

test('an outage that comes and goes is soon one impairment', () => {
  const run = startRun();
  run.play(USUAL, DAY_MS);
  const transitions: Transition[] = [];
  for (let round = 0; round < 24; round += 1) {
    transitions.push(...run.play({ ...USUAL, failures: 0.8 }, 2 * MINUTE_MS));
    transitions.push(...run.play(USUAL, 3 * MINUTE_MS));
  }
  const opened = transitions.filter(({ kind }) => kind === 'opened').length;
  assert.ok(opened >= 1 && opened <= 3, `${opened} impairments in two hours of flapping`);
});

for (const [down, up] of [
  [2, 3],
  [2, 10],
] as const)
  test(`an outage that is there for ${down} minutes of ${down + up} is not taken for over, or for usual, while it goes on`, () => {
    const run = startRun();
    run.play({ ...USUAL, perMinute: 300 }, DAY_MS);
    const seen: boolean[] = [];
    for (let time = 0; time < 120 / (down + up); time += 1) {
      run.play({ ...USUAL, perMinute: 300, failures: 0.6 }, down * MINUTE_MS);
      seen.push(run.health().state === 'impaired');
      run.play({ ...USUAL, perMinute: 300 }, up * MINUTE_MS);
    }
    assert.deepEqual(
      seen.filter((isSeen) => !isSeen),
      [],
    );
    run.play({ ...USUAL, perMinute: 300 }, 33 * MINUTE_MS);
    assert.equal(run.health().state, 'healthy');
  });

test('one failed call alone opens nothing, even after weeks without', () => {
  const run = startRun();
  run.play({ perMinute: 1 }, 20 * DAY_MS, MINUTE_MS);
  assert.deepEqual(run.play({ perMinute: 12, failures: 1 }, TICK_MS), []);
});

test('few calls say so, and do not claim health', () => {
  const silent = startRun();
  silent.play({ perMinute: 0 }, HOUR_MS);
  assert.equal(silent.health().state, 'too_few_calls');
  assert.equal(silent.health().detectableRate, null);
  const sparse = startRun();
  sparse.play({ perMinute: 0.1 }, 5 * DAY_MS);
  assert.equal(sparse.health().state, 'too_few_calls');
});

test('traffic that stops, though it was regular, is not healthy for long', () => {
  const run = startRun();
  run.play(USUAL, 2 * DAY_MS);
  const stoppedAt = run.now();
  run.play({ perMinute: 0 }, 2 * MINUTE_MS);
  assert.deepEqual([run.health().state, run.health().silentSince], ['healthy', null]);
  run.play({ perMinute: 0 }, 2 * MINUTE_MS);
  assert.deepEqual([run.health().state, run.health().silentSince], ['too_few_calls', stoppedAt]);
  run.restart();
  run.play(USUAL, MINUTE_MS);
  assert.deepEqual([run.health().state, run.health().silentSince], ['healthy', null]);
});

test('an impairment whose calls stop is neither going on nor over, and ends after six hours', () => {
  const run = startRun();
  run.play(USUAL, DAY_MS);
  run.play({ ...USUAL, failures: 0.9 }, 5 * MINUTE_MS);
  assert.deepEqual(run.play({ perMinute: 0 }, HOUR_MS), []);
  assert.equal(run.health().state, 'too_few_calls');
  const [closed] = run.play({ perMinute: 0 }, 6 * HOUR_MS);
  assert.ok(closed?.kind === 'closed' && closed.reason === 'no_calls');
});

test('the hours of the day have their own normal', () => {
  const run = startRun();
  const night: Traffic = { perMinute: 60, failures: 0.04 };
  const day: Traffic = { perMinute: 60, failures: 0.002 };
  for (let date = 0; date < 6; date += 1) {
    run.play(night, 6 * HOUR_MS);
    run.play(day, 18 * HOUR_MS);
  }
  assert.deepEqual(run.play(night, 6 * HOUR_MS), [], 'the nightly failures are usual');
  run.play(day, 6 * HOUR_MS);
  assert.equal(run.play({ ...day, failures: 0.1 }, 10 * MINUTE_MS)[0]?.kind, 'opened');
});

test('what is usual of an hour without ever having been an alarm is usual an hour earlier in the week since clocks were put forward', () => {
  const calm: Traffic = { perMinute: 40, failures: 0.003 };
  const batch: Traffic = { perMinute: 200, failures: 0.011 };
  const openedAfter = (days: number): Transition[] => {
    const run = startRun();
    const opened: Transition[] = [];
    for (let day = 0; day < days; day += 1)
      for (const [traffic, hours] of [
        [calm, 13],
        [batch, 1],
        [calm, 10],
      ] as const)
        opened.push(...run.play(traffic, hours * HOUR_MS, MINUTE_MS));
    assert.deepEqual(opened, []);
    run.play(calm, 12 * HOUR_MS, MINUTE_MS);
    return run.play(batch, HOUR_MS, MINUTE_MS);
  };
  // The sixth day is a Sunday on which clocks of the United States are put forward.
  assert.deepEqual(openedAfter(6), []);
  assert.deepEqual(openedAfter(11), [], 'five days later');
  assert.equal(openedAfter(4)[0]?.impairment.signal, 'failures', 'before');
  assert.equal(openedAfter(15)[0]?.impairment.signal, 'failures', 'nine days later');
});

test('a nightly batch that is rate limited becomes usual after one night, an outage of the same hour does not', () => {
  const run = startRun();
  const alarms: number[] = [];
  for (let night = 0; night < 10; night += 1) {
    run.play(USUAL, 2 * HOUR_MS, MINUTE_MS);
    alarms.push(
      run.play({ ...USUAL, rateLimited: 0.4 }, 40 * MINUTE_MS).filter(({ kind }) => kind === 'opened').length,
    );
    run.play(USUAL, 22 * HOUR_MS - 40 * MINUTE_MS, MINUTE_MS);
  }
  assert.deepEqual(alarms, [1, 0, 0, 0, 0, 0, 0, 0, 0, 0]);
  run.play(USUAL, 2 * HOUR_MS);
  assert.equal(run.play({ ...USUAL, failures: 0.5 }, 5 * MINUTE_MS)[0]?.impairment.signal, 'failures');
});

test('bursts of bad log-ins become usual, and a key that expired is still found', () => {
  const run = startRun();
  let alarms = 0;
  for (let burst = 0; burst < 40; burst += 1) {
    run.play(USUAL, (5 + ((burst * 7) % 11)) * HOUR_MS, MINUTE_MS);
    const minutes = 3 + ((burst * 5) % 6);
    const transitions = run.play({ ...USUAL, auth: 0.3 }, minutes * MINUTE_MS);
    alarms += transitions.filter(({ kind }) => kind === 'opened').length;
  }
  assert.ok(alarms <= 5, `${alarms} alarms of 40 bursts`);
  run.play(USUAL, 6 * HOUR_MS);
  const expiredAt = run.now();
  const [opened] = run.play({ ...USUAL, auth: 1 }, 30 * MINUTE_MS);
  assert.ok(opened?.kind === 'opened' && opened.at - expiredAt <= 6 * MINUTE_MS);
});

test('three times the failures at every weekend are no impairment, not at the first of them', () => {
  const run = startRun();
  const busy = { ...USUAL, perMinute: 300, failures: 0.005 };
  for (let week = 0; week < 3; week += 1) {
    assert.deepEqual(run.play(busy, 5 * DAY_MS, MINUTE_MS), []);
    assert.deepEqual(run.play({ ...busy, failures: 0.015 }, 2 * DAY_MS, MINUTE_MS), []);
  }
  assert.equal(run.health().state, 'healthy');
  assert.equal(run.play({ ...busy, failures: 0.1 }, 2 * MINUTE_MS)[0]?.kind, 'opened');
});

test('after four working days, failures that double on the fifth are found within the hour', () => {
  const run = startRun();
  const busy = { ...USUAL, perMinute: 1000, failures: 0.01 };
  run.play(busy, 4 * DAY_MS, MINUTE_MS);
  assert.equal(run.play({ ...busy, failures: 0.021 }, HOUR_MS, MINUTE_MS)[0]?.kind, 'opened');
});

test('failures that wander from hour to hour are at most one alarm in a month, and a tenth of the calls is found', () => {
  const run = startRun();
  const opened: Transition[] = [];
  for (let hour = 0; hour < 30 * 24; hour += 1) {
    const wave = Math.sin(hour / 2.3) + Math.sin(hour / 5.9);
    const failures = 0.004 * Math.exp(0.55 * wave);
    const transitions = run.play({ ...USUAL, perMinute: 300, failures }, HOUR_MS, MINUTE_MS);
    opened.push(...transitions.filter(({ kind }) => kind === 'opened'));
  }
  assert.ok(opened.length <= 1, `${opened.length} alarms`);
  assert.equal(run.play({ ...USUAL, perMinute: 300, failures: 0.1 }, 2 * MINUTE_MS)[0]?.kind, 'opened');
});

test('an outage of hours at the same time on two days stays an outage', () => {
  const run = startRun();
  for (let day = 0; day < 4; day += 1) {
    run.play(USUAL, 10 * HOUR_MS, MINUTE_MS);
    const opened = run.play({ ...USUAL, failures: 0.4 }, 5 * HOUR_MS).filter(({ kind }) => kind === 'opened');
    assert.equal(opened.length, 1, `on day ${day}`);
    run.play(USUAL, 9 * HOUR_MS, MINUTE_MS);
  }
});

test('the end of a deep outage of a quiet service is found within minutes', () => {
  const run = startRun();
  const calm = { perMinute: 10, failures: 0.005, slow: 0.05 };
  run.play(calm, 5 * DAY_MS, MINUTE_MS);
  run.play({ ...calm, failures: 0.5 }, HOUR_MS);
  const endedAt = run.now();
  const [closed] = run.play(calm, HOUR_MS);
  assert.ok(closed?.kind === 'closed' && closed.reason === 'recovered');
  assert.ok(closed.at - endedAt <= 4 * MINUTE_MS, `${(closed.at - endedAt) / MINUTE_MS} minutes`);
});

test('where many calls are made an outage looks over within seconds, and its pauses are remembered', () => {
  const run = startRun();
  const busy = { ...USUAL, perMinute: 2400 };
  run.play(USUAL, 2 * DAY_MS, MINUTE_MS);
  run.play(busy, HOUR_MS, MINUTE_MS);
  run.play({ ...busy, failures: 0.5 }, 10 * MINUTE_MS);
  const impairment = () => run.health().impairments[0];
  assert.equal(impairment()?.well, undefined);
  const endedAt = run.now();
  run.play(busy, 2 * TICK_MS);
  assert.equal(impairment()?.well?.since, endedAt);
  assert.equal(impairment()?.well?.calls, 400);
  run.play({ ...busy, failures: 0.5 }, 2 * TICK_MS);
  assert.equal(impairment()?.well, undefined);
  assert.ok((impairment()?.pausedMs ?? 0) >= 2 * TICK_MS);
  const endedAgainAt = run.now();
  const [closed] = run.play(busy, 5 * MINUTE_MS);
  assert.ok(closed?.kind === 'closed' && Math.abs(closed.endedAt - endedAgainAt) <= TICK_MS);
});

test('a lucky stretch of an outage that has become shallower does not look over', () => {
  const run = startRun();
  run.play(USUAL, 2 * DAY_MS);
  run.play({ ...USUAL, failures: 0.6 }, 5 * MINUTE_MS);
  run.play({ ...USUAL, failures: 0 }, 4 * TICK_MS);
  assert.equal(run.health().impairments[0]?.well, undefined);
  run.play({ ...USUAL, failures: 0.2 }, MINUTE_MS);
  run.play({ ...USUAL, failures: 0 }, 4 * TICK_MS);
  assert.equal(run.health().impairments[0]?.well, undefined);
  run.play({ ...USUAL, failures: 0 }, 2 * MINUTE_MS - 5 * TICK_MS);
  assert.ok((run.health().impairments[0]?.well?.calls ?? 0) > 90);
});

test('a state of the first release goes on with what it knows', () => {
  const run = startRun();
  run.play(USUAL, 3 * DAY_MS);
  const state = JSON.parse(encodeDetector(run.detector())) as Record<string, Record<string, unknown>>;
  delete state['regularity'];
  delete state['baseline']?.['weekdays'];
  delete state['baseline']?.['surges'];
  for (const watch of Object.values(state['watches'] ?? {})) delete (watch as { bursts?: unknown }).bursts;
  for (const chunk of Object.values(state['chunks'] ?? {})) delete (chunk as { impaired?: unknown }).impaired;
  const restored = decodeDetector(JSON.stringify(state), OPTIONS);
  assert.ok(restored);
  const { usual } = readHealth(restored, run.now());
  assert.ok(usual.calls > 200_000 && Math.abs(usual.rates.failures - 0.002) < 0.0005);
  const tick = { at: run.now() + MINUTE_MS, calls: 60, failures: 60, slow: 0, rateLimited: 0, auth: 0 };
  assert.equal(observe(restored, tick)[0]?.kind, 'opened');
});

test('the limit of slowness is learned from the calls themselves', () => {
  const detector = createDetector(OPTIONS);
  const feed = (minutes: number, factor: number, from: number): Transition[] => {
    const transitions: Transition[] = [];
    for (let minute = 0; minute < minutes; minute += 1) {
      const latencies = createSketch();
      for (let call = 0; call < 40; call += 1) addLatency(latencies, factor * (80 + ((call * 17) % 40) * 4));
      const limitMs = slowLimitMs(detector);
      const slow = limitMs === null ? 0 : countAbove(latencies, limitMs);
      const at = from + (minute + 1) * MINUTE_MS;
      transitions.push(...observe(detector, { at, calls: 40, failures: 0, slow, rateLimited: 0, auth: 0, latencies }));
    }
    return transitions;
  };
  assert.deepEqual(feed(1440, 1, START), []);
  const limitMs = slowLimitMs(detector) ?? 0;
  assert.ok(limitMs > 220 && limitMs < 260, `${limitMs} ms`);
  assert.equal(feed(10, 3, START + DAY_MS)[0]?.impairment.signal, 'slow');
  assert.equal(slowLimitMs(detector), limitMs, 'slow calls of the impairment do not move it');
});

test('the state of a series stays under eight kilobytes', () => {
  const run = startRun();
  run.play({ ...USUAL, perMinute: 3000 }, 5 * DAY_MS, MINUTE_MS);
  const size = encodeDetector(run.detector()).length;
  assert.ok(size < 8 * 1024, `${size} bytes`);
});

test('a state of another version starts anew', () => {
  const text = encodeDetector(createDetector(OPTIONS)).replace('"version":1', '"version":0');
  assert.equal(decodeDetector(text, OPTIONS), undefined);
});

interface Run {
  /** Ticks of five seconds, or longer ones where that is not what is tried. */
  play(traffic: Traffic, ms: number, tickMs?: number): Transition[];
  restart(): void;
  now(): number;
  health(): ReturnType<typeof readHealth>;
  detector(): Detector;
}

function startRun(): Run {
  let detector = createDetector(OPTIONS);
  let at = START;
  const owed = { calls: 0, failures: 0, slow: 0, rateLimited: 0, auth: 0, clientErrors: 0, verySlow: 0 };
  // Whole counts whose sums follow the shares.
  const take = (name: keyof typeof owed, due: number, most: number): number => {
    owed[name] += due;
    const whole = Math.min(most, Math.floor(owed[name] + 1e-9));
    owed[name] -= whole;
    return whole;
  };
  return {
    play(traffic, ms, tickMs = TICK_MS) {
      const transitions: Transition[] = [];
      for (const end = at + ms; at < end;) {
        at += tickMs;
        const calls = take('calls', (traffic.perMinute * tickMs) / MINUTE_MS, Infinity);
        const tick: Tick = {
          at,
          calls,
          failures: take('failures', calls * (traffic.failures ?? 0), calls),
          slow: take('slow', calls * (traffic.slow ?? 0), calls),
          rateLimited: take('rateLimited', calls * (traffic.rateLimited ?? 0), calls),
          auth: take('auth', calls * (traffic.auth ?? 0), calls),
          clientErrors: take('clientErrors', calls * (traffic.clientErrors ?? 0), calls),
          verySlow: take('verySlow', calls * (traffic.verySlow ?? 0), calls),
        };
        transitions.push(...observe(detector, tick));
      }
      return transitions;
    },
    restart() {
      detector = decodeDetector(encodeDetector(detector), OPTIONS) ?? detector;
    },
    now: () => at,
    health: () => readHealth(detector, at),
    detector: () => detector,
  };
}
