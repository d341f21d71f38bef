import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { SCOUTS, groupKey, judgeGroups, scoutsOf } from './host-health.ts';
import type { PageFate } from './host-health.ts';

const NOW = Date.UTC(2026, 10, 21);

function pages(count: number, change: Partial<PageFate> & { readonly ownHosts?: boolean } = {}): PageFate[] {
  const { ownHosts = false, ...fields } = change;
  return Array.from({ length: count }, (_, index) => ({
    serviceId: `svc_${fields.provider ?? 'none'}_${fields.host ?? ''}_${String(index)}_${String(fields.hasFailed)}`,
    host: ownHosts ? `status${index}.${fields.provider ?? 'own'}.example` : 'status.example',
    provider: undefined,
    hasFailed: false,
    checkedAt: NOW - 60_000,
    ...fields,
  }));
}

function judge(
  fates: readonly PageFate[],
  down: readonly string[] = [],
  recoveredAt: [string, number][] = [],
): string[] {
  return judgeGroups(fates, { down: new Set(down), recoveredAt: new Map(recoveredAt) }, NOW).map(groupKey);
}

describe('what pages run on is down', () => {
  it('when at least 5 of its pages fail, and more than half of those checked', () => {
    const calm = pages(1, { host: 'calm.example' });
    const failing = (count: number) => pages(count, { hasFailed: true });
    assert.deepEqual(judge([...failing(5), ...pages(4), ...calm]), ['host:status.example']);
    assert.deepEqual(judge([...failing(4), ...calm]), []);
    assert.deepEqual(judge([...failing(5), ...pages(5), ...calm]), []);
  });

  it('by checks of the last 5 minutes alone', () => {
    const old = NOW - 6 * 60_000;
    const calm = pages(1, { host: 'calm.example' });
    assert.deepEqual(judge([...pages(5, { hasFailed: true, checkedAt: old }), ...calm]), []);
    assert.deepEqual(judge([...pages(5, { hasFailed: true }), ...pages(50, { checkedAt: old }), ...calm]), [
      'host:status.example',
    ]);
  });

  it('which is the provider when pages of one provider fail on hosts of their own', () => {
    const failing = pages(8, { hasFailed: true, provider: 'statuspage', ownHosts: true });
    const calm = pages(3, { provider: 'instatus', ownHosts: true });
    assert.deepEqual(judge([...failing, ...calm]), ['provider:statuspage']);
    assert.deepEqual(judge(pages(8, { hasFailed: true, provider: 'statuspage' })), ['host:status.example']);
  });

  it('which is nobody when pages that vendors host themselves fail on their own', () => {
    const failing = pages(8, { hasFailed: true, ownHosts: true });
    assert.deepEqual(judge([...failing, ...pages(1, { host: 'calm.example' })]), []);
  });

  it('which is our own way out when nothing can be read anywhere', () => {
    const failing = [
      ...pages(4, { hasFailed: true, provider: 'statuspage', ownHosts: true }),
      ...pages(4, { hasFailed: true, ownHosts: true }),
    ];
    assert.deepEqual(judge(failing), ['network:']);
    assert.deepEqual(judge([...failing, ...pages(1, { host: 'calm.example' })]), []);
  });

  it('until 3 of its pages, and most, can be read again', () => {
    const down = ['host:status.example'];
    const stale = { checkedAt: NOW - 4 * 60_000 };
    const broken = pages(20, { hasFailed: true, ...stale });
    assert.deepEqual(judge([...broken, ...pages(2)], down), down);
    assert.deepEqual(judge([...broken, ...pages(3)], down), []);
    assert.deepEqual(judge([...pages(3, { hasFailed: true }), ...pages(3)], down), down);
    assert.deepEqual(judge([], down), []);
  });

  it('and not again because of what failed before its end', () => {
    const fates = [...pages(20, { hasFailed: true, checkedAt: NOW - 120_000 }), ...pages(4)];
    assert.deepEqual(judge(fates), ['host:status.example']);
    assert.deepEqual(judge(fates, [], [['host:status.example', NOW - 90_000]]), []);
  });

  it('and a few of its pages, on different hosts, are checked as ever', () => {
    const group = { kind: 'provider', name: 'statuspage' } as const;
    const fates = pages(30, { hasFailed: true, provider: 'statuspage', ownHosts: true });
    const scouts = scoutsOf(group, fates);
    assert.equal(scouts.size, SCOUTS);
    assert.deepEqual(scoutsOf(group, fates.toReversed()), scouts);
  });
});
