import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { ASKING_MAX, createCheckRoom, HELD_BYTES_MAX, UNDERWAY_MAX } from './check-room.ts';
import type { CheckPlace, CheckRoom } from './check-room.ts';

function enterMany(room: CheckRoom, count: number): CheckPlace[] {
  return Array.from({ length: count }, () => room.enter());
}

describe('room for checks', () => {
  it('is taken by pages that have not answered, and free again as they answer', () => {
    const room = createCheckRoom();
    const places = enterMany(room, ASKING_MAX);
    assert.equal(room.free(), 0);
    for (const place of places.slice(0, 5)) place.noteAnswer(1000);
    assert.equal(room.free(), 5);
    places[0]?.noteAnswer(1000);
    assert.equal(room.free(), 5, 'the second answer of one check frees nothing');
  });

  it('is bounded however fast pages answer, and free again as checks end', () => {
    const room = createCheckRoom();
    const places = enterMany(room, UNDERWAY_MAX);
    for (const place of places) place.noteAnswer(1);
    assert.equal(room.free(), 0);
    for (const place of places) place.leave();
    assert.equal(room.free(), ASKING_MAX);
  });

  it('is no more than before while documents take much memory', () => {
    const room = createCheckRoom();
    const places = enterMany(room, ASKING_MAX);
    for (const place of places) place.noteAnswer(HELD_BYTES_MAX / ASKING_MAX + 1);
    assert.equal(room.free(), 0);
    places[0]?.leave();
    assert.equal(room.free(), ASKING_MAX, 'the bytes of a check that has ended do not count');
  });
});
