import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import * as fc from 'fast-check';
import { HOST_SPACING_MS, CHECKS_PER_HOST, createHostGate } from './host-gate.ts';

describe('a host that many services share', () => {
  it('lets in the first at once and gives the others moments of their own', () => {
    const gate = createHostGate();
    assert.deepEqual(gate.enter('a', 'one', 1000), { isIn: true });
    assert.deepEqual(gate.enter('a', 'two', 1000), { isIn: false, at: 1000 + HOST_SPACING_MS });
    assert.deepEqual(gate.enter('a', 'three', 1000), { isIn: false, at: 1000 + 2 * HOST_SPACING_MS });
    assert.deepEqual(gate.enter('b', 'four', 1000), { isIn: true });
    assert.deepEqual(gate.enter('a', 'two', 1000 + HOST_SPACING_MS), { isIn: true });
  });

  it('is asked no more while its checks are all under way', () => {
    const gate = createHostGate();
    for (let index = 0; index < CHECKS_PER_HOST; index += 1)
      assert.equal(gate.enter('a', `in${index}`, index * HOST_SPACING_MS).isIn, true);
    assert.equal(gate.enter('a', 'late', 10_000).isIn, false);
    gate.leave('a');
    assert.equal(gate.enter('a', 'late', 10_500).isIn, false, 'it comes back when it was asked to');
    assert.equal(gate.enter('a', 'late', 11_000).isIn, true);
  });

  it('is never asked too often, and everybody has a turn, whoever comes when', () => {
    const arrivals = fc.array(fc.record({ at: fc.nat(5000), took: fc.nat(4000) }), { minLength: 1, maxLength: 60 });
    fc.assert(
      fc.property(arrivals, (services) => {
        const gate = createHostGate();
        const begins: number[] = [];
        const due = services.map(({ at, took }, index) => ({ id: `svc${index}`, at, took }));
        let ends: number[] = [];
        for (let now = 0; due.length > 0; now += 50) {
          assert.ok(now < 1_000_000, 'somebody never has a turn');
          for (const end of ends.filter((moment) => moment <= now)) gate.leave(end <= now ? 'a' : '');
          ends = ends.filter((moment) => moment > now);
          for (const one of due.filter(({ at }) => at <= now)) {
            const entry = gate.enter('a', one.id, now);
            if (entry.isIn) {
              begins.push(now);
              ends.push(now + one.took);
              due.splice(due.indexOf(one), 1);
              assert.ok(ends.length <= CHECKS_PER_HOST);
            } else {
              assert.ok(entry.at > now);
              one.at = entry.at;
            }
          }
        }
        // Turns are 250 ms apart; those that waited because the host was full may come together, but only as many as fit.
        for (const from of begins)
          assert.ok(
            begins.filter((at) => at >= from && at < from + 1000).length <=
              1000 / HOST_SPACING_MS + CHECKS_PER_HOST + 1,
          );
      }),
      { numRuns: 60 },
    );
  });
});
