import { SHAPE } from './usual-strength.ts';
import { logAdd, logBetaBinomial } from './special-functions.ts';

/** Chance a minute that a fault pauses, and that it comes back. */
const PAUSES = 0.08;
const RETURNS = 0.04;
/** A fault that has just been detected is on. */
const STARTS_ON = 0.8;
/** How firmly a minute's rate is the fault's, or the usual one. */
const ON_STRENGTH = 6;
const OFF_STRENGTH = 40;
const ON_SHAPE = 1.5;
const OFF_STRENGTH_MAX = 600;
const ROUNDS = 4;
const RATE_MIN = 1e-5;

/** Calls of one stretch of time. */
export interface SlotCount {
  readonly minutes: number;
  readonly calls: number;
  readonly bad: number;
}

/**
 * Probability for each slot that the fault was on: a hidden chain of two states (Rabiner, 1989), whose emissions are beta-binomial.
 * The fault's rate is estimated from the slots themselves.
 */
export function onProbabilities(slots: readonly SlotCount[], usualRate: number): number[] {
  const usual = Math.min(0.9, Math.max(RATE_MIN, usualRate));
  let weights = slots.map(() => 1);
  for (let round = 0; round < ROUNDS; round += 1) {
    const bad = slots.reduce((sum, slot, index) => sum + slot.bad * (weights[index] ?? 0), 0);
    const calls = slots.reduce((sum, slot, index) => sum + slot.calls * (weights[index] ?? 0), 0);
    const rate = Math.min(0.98, Math.max(usual * 2 + 0.005, (bad + 0.1) / (calls + 0.2)));
    weights = smooth(slots, usual, rate);
  }
  return weights;
}

function smooth(slots: readonly SlotCount[], usual: number, rate: number): number[] {
  const { on, off } = emissions(slots, usual, rate);
  const forwardOn: number[] = [];
  const forwardOff: number[] = [];
  for (let index = 0; index < slots.length; index += 1) {
    const { pauses, returns } = switching(slots[index]?.minutes ?? 1);
    const lastOn = index === 0 ? Math.log(STARTS_ON) : (forwardOn[index - 1] ?? 0);
    const lastOff = index === 0 ? Math.log(1 - STARTS_ON) : (forwardOff[index - 1] ?? 0);
    const stayOn = index === 0 ? lastOn : logAdd(lastOn + Math.log(1 - pauses), lastOff + Math.log(returns));
    const stayOff = index === 0 ? lastOff : logAdd(lastOff + Math.log(1 - returns), lastOn + Math.log(pauses));
    forwardOn.push(stayOn + (on[index] ?? 0));
    forwardOff.push(stayOff + (off[index] ?? 0));
  }
  const result = slots.map(() => 0);
  let backOn = 0;
  let backOff = 0;
  for (let index = slots.length - 1; index >= 0; index -= 1) {
    const isOn = (forwardOn[index] ?? 0) + backOn;
    const isOff = (forwardOff[index] ?? 0) + backOff;
    result[index] = Math.exp(isOn - logAdd(isOn, isOff));
    const { pauses, returns } = switching(slots[index]?.minutes ?? 1);
    const nextOn = backOn + (on[index] ?? 0);
    const nextOff = backOff + (off[index] ?? 0);
    backOn = logAdd(Math.log(1 - pauses) + nextOn, Math.log(pauses) + nextOff);
    backOff = logAdd(Math.log(returns) + nextOn, Math.log(1 - returns) + nextOff);
  }
  return result;
}

/** Log likelihoods of each slot's counts with the fault, and without. */
export function emissions(
  slots: readonly SlotCount[],
  usual: number,
  rate: number,
): { readonly on: readonly number[]; readonly off: readonly number[] } {
  const on: number[] = [];
  const off: number[] = [];
  const onStrength = Math.max(ON_STRENGTH, ON_SHAPE / rate);
  const offStrength = Math.max(OFF_STRENGTH, Math.min(OFF_STRENGTH_MAX, SHAPE / usual));
  for (const slot of slots) {
    on.push(logBetaBinomial(slot.bad, slot.calls, onStrength * rate, onStrength * (1 - rate)));
    off.push(logBetaBinomial(slot.bad, slot.calls, offStrength * usual, offStrength * (1 - usual)));
  }
  return { on, off };
}

function switching(minutes: number): { readonly pauses: number; readonly returns: number } {
  return { pauses: 1 - (1 - PAUSES) ** minutes, returns: 1 - (1 - RETURNS) ** minutes };
}
