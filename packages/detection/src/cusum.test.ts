import assert from 'node:assert/strict';
import { test } from 'node:test';
import { cusumStep, cusumThreshold, informationPerCall, shortestDelayCalls, spreadRates } from './cusum.ts';

test('thresholds keep the stated false-alarm rate, and are not needlessly high, by the exact Markov chain', () => {
  const cases: [normal: number, impaired: number][] = [
    [0.0005, 0.01],
    [0.0005, 0.2],
    [0.002, 0.01],
    [0.005, 0.05],
    [0.01, 0.03],
    [0.01, 0.3],
    [0.05, 0.1],
    [0.05, 0.5],
    [0.1, 0.25],
  ];
  for (const [normal, near] of cases) {
    const impaired = onLattice(normal, near);
    for (const calls of [1e5, 1e7]) {
      const exact = exactCallsToAlarm(normal, impaired, cusumThreshold(normal, impaired, calls));
      // A deep test jumps by a third of its threshold at once, so that its exact rate moves in steps.
      assert.ok(exact > calls * 0.9, `${normal} to ${impaired}: ${exact.toExponential(2)} for ${calls}`);
      assert.ok(exact < calls * 4, `${normal} to ${impaired}: ${exact.toExponential(2)} for ${calls}`);
    }
  }
});

test('the sum drifts down while calls are normal and up while they are impaired', () => {
  const { bad, good } = cusumStep(0.01, 0.1);
  assert.ok(0.01 * bad + 0.99 * good < 0);
  assert.ok(0.1 * bad + 0.9 * good > 0);
  assert.ok(Math.abs(0.1 * bad + 0.9 * good - informationPerCall(0.1, 0.01)) < 1e-12);
});

test('certain rates have finite information', () => {
  assert.equal(informationPerCall(1, 0.5), Math.log(2));
  assert.equal(informationPerCall(0, 0.5), Math.log(2));
});

test('tested rates are spread from the least to the most, and stay at the least when it is above the most', () => {
  const rates = spreadRates(0.01, 0.9, 5);
  assert.equal(rates.length, 5);
  assert.ok(Math.abs((rates[0] ?? 0) - 0.01) < 1e-9 && Math.abs((rates[4] ?? 0) - 0.9) < 1e-9);
  assert.ok(rates.every((rate, index) => index === 0 || rate > (rates[index - 1] ?? 1)));
  assert.ok(spreadRates(0.95, 0.9, 3).every((rate) => Math.abs(rate - 0.95) < 1e-9));
});

test('deeper outages can be found in fewer calls', () => {
  assert.ok(shortestDelayCalls(0.001, 0.5, 1e6) < shortestDelayCalls(0.001, 0.05, 1e6) / 10);
});

/** The rate near `impaired` at which a bad call weighs as much as a whole number of good ones. */
function onLattice(normal: number, impaired: number): number {
  const weight = (rate: number): number => -cusumStep(normal, rate).bad / cusumStep(normal, rate).good;
  const wanted = Math.round(weight(impaired));
  let low = impaired / 2;
  let high = Math.min(0.99, impaired * 2);
  for (let halving = 0; halving < 60; halving += 1) {
    const middle = (low + high) / 2;
    // The deeper the tested rate, the less a bad call weighs beside the good ones.
    if (weight(middle) > wanted) low = middle;
    else high = middle;
  }
  return low;
}

/**
 * Mean calls between false alarms by the Markov chain of the sum on a lattice: a good call is one state down, a bad one `jump`
 * states up. Once its start is forgotten the chain is left at a steady rate, whose inverse is the mean.
 */
function exactCallsToAlarm(normal: number, impaired: number, threshold: number): number {
  const { bad, good } = cusumStep(normal, impaired);
  const jump = Math.round(bad / -good);
  const states = Math.ceil(threshold / -good);
  let chances = new Float64Array(states);
  chances[0] = 1;
  let before = 0;
  for (let call = 1; ; call += 1) {
    const next = new Float64Array(states);
    let leaving = 0;
    for (const [state, chance] of chances.entries()) {
      next[Math.max(0, state - 1)]! += chance * (1 - normal);
      if (state + jump < states) next[state + jump]! += chance * normal;
      else leaving += chance * normal;
    }
    if (call % states === 0) {
      if (Math.abs(leaving - before) < 1e-3 * leaving) return 1 / leaving;
      before = leaving;
    }
    chances = next.map((chance) => chance / (1 - leaving));
  }
}
