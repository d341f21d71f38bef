import assert from 'node:assert/strict';
import { test } from 'node:test';
import { quietFrom, whollyOn } from './edges.ts';
import { onProbabilities } from './on-minutes.ts';
import type { SlotCount } from './on-minutes.ts';
import { slotOfMinute } from './tally.ts';

const counts = (...minutes: readonly (readonly [bad: number, calls: number])[]): SlotCount[] =>
  minutes.map(([bad, calls]) => ({ minutes: 1, calls, bad }));
const countedMinutes = (slots: readonly SlotCount[], usual: number): number[] =>
  whollyOn(
    slots.map((_, minute) => slotOfMinute(minute)),
    onProbabilities(slots, usual),
    slots,
  ).onSlots.map(({ from }) => from);

test('few calls that went well before the first bad one are not counted as of the fault, nor now and then', () => {
  const begin = [
    [0, 0],
    [0, 4],
    [0, 0],
    [1, 1],
    [1, 1],
    [3, 3],
  ] as const;
  const later = [
    [1, 1],
    [2, 2],
    [0, 1],
    [1, 2],
    [1, 1],
    [0, 0],
    [1, 2],
    [0, 0],
    [0, 1],
    [1, 1],
  ] as const;
  for (let minutes = 0; minutes <= later.length; minutes += 1) {
    const counted = countedMinutes(counts(...begin, ...later.slice(0, minutes)), 0.002);
    assert.ok(!counted.includes(1), String(minutes));
    assert.ok(counted.includes(4), String(minutes));
  }
});

test('calls that go well since the last bad one are not counted as of the fault, though it likely goes on', () => {
  const batch = counts([8, 250], [5, 236], [10, 247], [7, 266], [10, 148], [0, 34], [0, 42], [0, 17]);
  assert.ok((onProbabilities(batch, 0.006).at(-1) ?? 0) > 0.5);
  assert.deepEqual(countedMinutes(batch, 0.006), [1, 2, 3, 4]);
  assert.equal(quietFrom(batch), 5);
  // Of minutes without calls nothing is known, and what others called in them may tell.
  assert.equal(quietFrom(counts([2, 2], [0, 0], [0, 1], [0, 0])), 2);
});
