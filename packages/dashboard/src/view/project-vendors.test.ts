import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { ProjectService } from '@upriver/contract';
import { countKinds, filterVendors, listProjectVendors, regionsOf } from './project-vendors.ts';

function service(slug: string, change: Partial<ProjectService> = {}): ProjectService {
  return {
    id: `svc_${slug}`,
    name: slug,
    slug,
    currentStatus: 'operational',
    lastCheckedAt: '2026-11-23T03:00:00.000Z',
    declared: false,
    observed: false,
    manual: false,
    quiet: false,
    packages: [],
    endpoints: [],
    calls: { lastHour: 0, lastDay: 0, lastAt: null, regions: [] },
    ...change,
  };
}

const pay = service('pay', {
  declared: true,
  observed: true,
  calls: { lastHour: 120, lastDay: 4000, lastAt: null, regions: [] },
  packages: [
    {
      ecosystem: 'npm',
      name: '@pay/node',
      version: '^14.0.0',
      scope: 'runtime',
      direct: true,
      manifest: 'package.json',
      line: 40,
      confidence: 'high',
      product: null,
    },
  ],
});
const mail = service('mail', { observed: true, calls: { lastHour: 600, lastDay: 9000, lastAt: null, regions: [] } });
const print = service('print', { declared: true, lastCheckedAt: null });

test('vendors come by calls, with what is worth knowing of each', () => {
  const vendors = listProjectVendors([print, pay, mail], []);
  assert.deepEqual(
    vendors.map(({ slug, kind, finding, callsPerMinute }) => [slug, kind, finding, callsPerMinute]),
    [
      ['mail', 'called', 'called, not declared', 10],
      ['pay', 'both', 'declared and called', 2],
      ['print', 'declared', 'declared, never called', null],
    ],
  );
  assert.deepEqual(vendors[1]?.declared, { name: '@pay/node', version: '^14.0.0', place: 'package.json:40', more: 0 });
  assert.deepEqual(vendors[2]?.marks, { page: false, calls: false, packages: true });
});

test('what says most that a vendor is used is told first, as people call it', () => {
  const [sdk] = pay.packages;
  assert.ok(sdk !== undefined);
  const variable = { ...sdk, ecosystem: 'generic' as const, name: 'env:PAY_KEY', confidence: 'medium' as const };
  const part = { ...variable, name: 'part:pay', version: '', confidence: 'low' as const };
  const first = (packages: typeof pay.packages) => {
    const [row] = listProjectVendors([{ ...pay, observed: false, packages }], []);
    return [row?.declared?.name, row?.declared?.more, row?.finding];
  };
  assert.deepEqual(first([part, variable, sdk]), ['@pay/node', 2, 'declared, never called']);
  assert.deepEqual(first([part, variable]), ['PAY_KEY', 1, 'declared, never called']);
  assert.deepEqual(first([part]), ['the part pay', 0, 'may be used, never called']);
});

test('a vendor without a verdict is never healthy', () => {
  assert.equal(listProjectVendors([mail], [])[0]?.verdict, 'cannot_say');
});

test('trouble is said in place of what is known of the vendor, with its beginning', () => {
  const since = '2026-11-23T03:04:00.000Z';
  const verdict = {
    service: { id: pay.id, name: 'pay', slug: 'pay' },
    verdict: 'them' as const,
    since,
    counts: { healthy: 0, them: 1, us: 0, undecided: 0, not_affecting_you: 0, cannot_say: 0 },
    sentence: '',
    quiet: false,
  };
  const [row] = listProjectVendors([pay], [verdict]);
  assert.deepEqual([row?.verdict, row?.finding, row?.since, row?.isNotable], ['them', 'failing', since, true]);
});

test('the segments count what they show', () => {
  const vendors = listProjectVendors([print, pay, mail, service('hand', { manual: true })], []);
  const counts = countKinds(vendors);
  assert.deepEqual(counts, { all: 4, both: 1, declared: 1, called: 1 });
  for (const kind of ['all', 'both', 'declared', 'called'] as const)
    assert.equal(filterVendors(vendors, kind).length, counts[kind]);
});

test('regions of a project are those of the calls to all its vendors, each once', () => {
  const calls = (...regions: string[]) => ({ calls: { lastHour: 1, lastDay: 1, lastAt: null, regions } });
  assert.deepEqual(regionsOf([calls('us-east-1', 'eu-central-1'), calls(), calls('us-east-1')]), [
    'eu-central-1',
    'us-east-1',
  ]);
});
