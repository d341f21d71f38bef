import assert from 'node:assert/strict';
import { test } from 'node:test';
import { ERROR_CLASSES } from '@upriver/contract';
import fc from 'fast-check';
import { encodeEvents } from '../../../../test/support/event-block.ts';
import { call, rollUp, sorted } from '../../../../test/support/rollups.ts';
import { HOUR_MS, MINUTE_MS } from '../domain/time.ts';
import { createBlockFold } from './block-fold.ts';
import { decodeRollupPart } from './rollup-part.ts';

type Call = Parameters<typeof rollUp>[0][number];

test('blocks that are folded read as the rollups of their calls, project by project and hour by hour', () => {
  const place = fc.record({ project: fc.nat(2), block: fc.nat(3) });
  fc.assert(
    fc.property(fc.array(fc.tuple(call, place), { maxLength: 120 }), (pairs) => {
      // As events keep them.
      const calls = pairs.map(([each, at]) => ({
        ...at,
        call: { ...each, latencyMs: Math.round(each.latencyMs * 1000) / 1000 },
      }));
      const fold = createBlockFold();
      for (const [owner, own] of Map.groupBy(calls, ({ project, block }) => `${project} ${block}`))
        assert.equal(fold.add(ownerOf(owner.slice(0, 1)), blockOf(own.map((each) => each.call))), true);
      const found = [...fold.parts()].map(({ organizationId, projectId, spanAt, serviceIds, bytes }) => {
        const entries = decodeRollupPart(bytes);
        assert.deepEqual(new Set(serviceIds), new Set(entries.map(({ serviceId }) => serviceId)));
        return { organizationId, projectId, spanAt, entries: sorted(entries) };
      });
      const expected = [...Map.groupBy(calls, ({ project, call: { minute } }) => `${project} ${hourOf(minute)}`)].map(
        ([key, own]) => ({
          ...ownerOf(key.slice(0, 1)),
          spanAt: Number(key.slice(2)),
          entries: sorted(rollUp(own.map((each) => each.call))),
        }),
      );
      assert.deepEqual(inOrder(found), inOrder(expected));
    }),
  );
});

test('a damaged block adds nothing to what is folded', () => {
  const block = blockOf([{ serviceId: 'svc_a', environment: '', region: '', minute: 5, errorClass: 1, latencyMs: 3 }]);
  const fold = createBlockFold();
  for (let at = 0; at < block.length; at += 1) {
    const changed = Buffer.from(block);
    changed[at] = (changed[at] ?? 0) ^ 4;
    assert.equal(fold.add(ownerOf('0'), changed), false);
  }
  assert.equal(fold.add(ownerOf('0'), block.subarray(0, -1)), false);
  assert.deepEqual([...fold.parts()], []);
});

function ownerOf(project: string) {
  return { organizationId: `org_${Number(project) % 2}`, projectId: `prj_${project}` };
}

function blockOf(calls: readonly Call[]): Buffer {
  return encodeEvents(
    calls.map(({ serviceId, environment, region, minute, errorClass, latencyMs }) => {
      const named = ERROR_CLASSES[errorClass];
      return {
        at: minute * MINUTE_MS,
        serviceId,
        endpoint: '/',
        status: 200,
        latencyUs: Math.round(latencyMs * 1000),
        environment,
        region,
        ...(named === undefined ? {} : { errorClass: named }),
      };
    }),
  );
}

function hourOf(minute: number): number {
  return Math.floor((minute * MINUTE_MS) / HOUR_MS) * HOUR_MS;
}

function inOrder<Part extends { readonly projectId: string; readonly spanAt: number }>(parts: readonly Part[]): Part[] {
  return parts.toSorted((a, b) => a.projectId.localeCompare(b.projectId) || a.spanAt - b.spanAt);
}
