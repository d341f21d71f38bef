import assert from 'node:assert/strict';
import { test } from 'node:test';
import { ERROR_CLASSES } from '@upriver/contract';
import fc from 'fast-check';
import { addCollectedCall, createCollectedCalls, encodeCallCounts, sortCalls } from './call-counts.ts';
import type { CallCounts } from './call-counts.ts';
import { decodeRollupPart } from './rollup-part.ts';
import { addCall, createRollup } from './rollup.ts';
import type { Rollup } from './rollup.ts';

const TEXTS = { services: ['svc_a', 'svc_b'], environments: ['', 'production'], regions: ['eu', '', 'us'] };

const call = fc.record({
  service: fc.nat(1),
  environment: fc.nat(1),
  region: fc.nat(2),
  minute: fc.constantFrom(29_000_000, 29_000_001, 29_000_060),
  errorClass: fc.integer({ min: -1, max: ERROR_CLASSES.length - 1 }),
  ms: fc.oneof(fc.constant(0), fc.double({ min: 0, max: 1e12, noNaN: true }), fc.constantFrom(1e-9, 12, 12.1)),
});

test('calls that are collected together read as the rollups of their series, hour by hour', () => {
  fc.assert(
    fc.property(fc.array(call, { maxLength: 300 }), (list) => {
      const calls = createCollectedCalls();
      const counts = new Map<string, CallCounts>();
      const rollups = new Map<string, Rollup>();
      for (const { service, environment, region, minute, errorClass, ms } of list) {
        const key = `${TEXTS.services[service]} ${TEXTS.environments[environment]} ${TEXTS.regions[region]} ${minute}`;
        const entry = counts.get(key) ?? { service, environment, region, minute, index: counts.size, requests: 0 };
        counts.set(key, entry);
        addCollectedCall(calls, entry, errorClass, ms);
        const rollup = rollups.get(key) ?? createRollup(minute);
        rollups.set(key, rollup);
        addCall(rollup, errorClass, ms);
      }
      const sorted = sortCalls(calls);
      const found = new Map<string, Rollup>();
      for (const entries of Map.groupBy(counts.values(), ({ minute }) => Math.floor(minute / 60)).values())
        for (const each of decodeRollupPart(encodeCallCounts(TEXTS, entries, sorted)))
          found.set(`${each.serviceId} ${each.environment} ${each.region} ${each.rollup.minute}`, each.rollup);
      assert.deepEqual(found, rollups);
    }),
  );
});
