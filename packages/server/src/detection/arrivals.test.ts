import assert from 'node:assert/strict';
import { test } from 'node:test';
import { ERROR_CLASSES } from '@upriver/contract';
import * as fc from 'fast-check';
import { encodeEvents } from '../../../../test/support/event-block.ts';
import type { StoredEvent } from '../domain/event.ts';
import type { ArrivedCalls } from './arrived-calls.ts';
import { createArrivals } from './arrivals.ts';
import { outcomeOf } from './call-outcome.ts';
import { keyOfCounts, keyOfSeries } from './series.ts';

const AT = Date.UTC(2026, 10, 21, 12);
const SERIES = { organizationId: 'org', projectId: 'proj', serviceId: 'svc', environment: 'production', region: 'eu' };

function event(change: Partial<StoredEvent> = {}): StoredEvent {
  const { environment, region } = SERIES;
  return { at: AT, serviceId: 'svc', endpoint: '/a', status: 200, latencyUs: 50_000, environment, region, ...change };
}

function block(id: number, events: readonly StoredEvent[]) {
  return { id, organizationId: 'org', projectId: 'proj', events: events.length, bytes: encodeEvents(events) };
}

function arrivalsOf(slowMs: number | null = 200, onDamaged?: Parameters<typeof createArrivals>[1]) {
  const readers = {
    series: new Map([[keyOfSeries(SERIES), { consumedTo: 3, slowMs, verySlowMs: slowMs && 5 * slowMs }]]),
    counts: new Map([[keyOfCounts(SERIES), { consumedTo: 4 }]]),
  };
  return createArrivals(readers, onDamaged);
}

function outcomes(calls: ArrivedCalls | undefined): Record<string, number> {
  const counts: Record<string, number> = {};
  for (const { outcome, isUnsent, calls: count } of calls?.cells() ?? []) {
    const name = isUnsent === true ? 'unsent' : (outcome ?? 'ok');
    counts[name] = (counts[name] ?? 0) + count;
  }
  return counts;
}

test('calls are counted by cell, minute and outcome, summed over blocks', () => {
  const arrivals = arrivalsOf();
  arrivals.add([block(5, [event(), event(), event({ status: 503, errorClass: 'server_error' })])]);
  arrivals.add([
    block(6, [event({ status: 500, errorClass: 'server_error' }), event({ latencyUs: 900_000 }), event()]),
  ]);
  arrivals.add([block(7, [event({ errorClass: 'client_limit', status: 0 }), event({ deployment: 'v2' })])]);
  const [calls] = arrivals.calls();
  assert.deepEqual(outcomes(calls), { ok: 4, gateway: 1, server: 1, slow: 1, unsent: 1 });
  assert.equal(calls?.cells().length, 6);
});

test('slow calls that take several times as long are counted as such', () => {
  const arrivals = arrivalsOf();
  arrivals.add([block(5, [event({ latencyUs: 900_000 }), event({ latencyUs: 1_100_000 }), event()])]);
  arrivals.add([block(6, [event({ latencyUs: 1_200_000, status: 503, errorClass: 'server_error' })])]);
  const [calls] = arrivals.calls();
  const told = calls?.cells().map(({ outcome, isVerySlow, calls: count }) => [outcome, isVerySlow === true, count]);
  assert.deepEqual(told, [
    ['slow', false, 1],
    ['slow', true, 1],
    [undefined, false, 1],
    ['gateway', false, 1],
  ]);
});

test('connection errors in which TLS failed are counted as such', () => {
  const arrivals = arrivalsOf();
  const failed = (errorClass: 'tls' | 'connection_refused') => event({ errorClass, status: 0 });
  arrivals.add([block(5, [failed('tls'), failed('connection_refused'), failed('tls'), event()])]);
  const [calls] = arrivals.calls();
  const told = calls?.cells().map(({ outcome, isHandshake, calls: count }) => [outcome, isHandshake === true, count]);
  assert.deepEqual(told, [
    ['connection', true, 2],
    ['connection', false, 1],
    [undefined, false, 1],
  ]);
});

test('calls that waited for us longer than slow calls take are told by what they waited for, and so are those that were never sent', () => {
  const arrivals = arrivalsOf();
  const waited = (waitedFor: string, ms: number) => ({ waited_for: waitedFor, waited_ms: ms });
  arrivals.add([
    block(5, [
      event(),
      event({ tags: waited('connection', 900) }),
      event({ tags: waited('connection', 90) }),
      event({ tags: waited('event_loop', 250), latencyUs: 30_000 }),
      event({ tags: waited('connection', 900), latencyUs: 900_000 }),
      event({ tags: { ...waited('somebody', 900), waited_ms: 'long' } }),
      event({ errorClass: 'client_limit', status: 0, latencyUs: 0, tags: waited('connection', 5) }),
      event({ errorClass: 'client_limit', status: 0, latencyUs: 0 }),
      event({ errorClass: 'aborted', status: 0, tags: waited('connection', 900) }),
    ]),
  ]);
  const [calls] = arrivals.calls();
  const told = [...(calls?.cells() ?? [])].map(({ calls: count, latencyMs, outcome, waitedFor, isUnsent = false }) => [
    outcome ?? waitedFor ?? 'ok',
    isUnsent,
    count,
    latencyMs,
  ]);
  assert.deepEqual(
    told.toSorted((a, b) => String(a).localeCompare(String(b))),
    [
      ['connection', false, 1, 50],
      ['connection', true, 1, 0],
      ['event_loop', false, 1, 30],
      ['ok', false, 3, 150],
      ['slow', false, 1, 900],
      ['unknown', true, 1, 0],
    ],
  );
  const [series] = arrivals.series();
  const [minute] = series?.minutes.values() ?? [];
  assert.equal(minute?.waited, 3, 'of those that were sent, the slow one included');
  assert.equal(minute?.requests, 8);
});

test('what a reader has taken in is not given to it again', () => {
  const arrivals = arrivalsOf();
  arrivals.add([block(3, [event()])]);
  assert.equal(arrivals.series().length + arrivals.calls().length, 0);
  arrivals.add([block(4, [event()])]);
  assert.equal(arrivals.series().length, 1);
  assert.equal(arrivals.calls().length, 0, 'the counts have it');
});

test('tags that are evidence are counted beside the cells, and who answered with the bad calls', () => {
  const arrivals = arrivalsOf();
  const bad = { status: 429, errorClass: 'rate_limited' as const };
  arrivals.add([
    block(5, [
      event({ tags: { account: 'a1', answered_by: 'vendor' } }),
      event({ ...bad, tags: { tenant: 't1', answered_by: 'proxy', quota: 'spent' } }),
      event({ ...bad, tags: { other: 'x' } }),
    ]),
  ]);
  const [calls] = arrivals.calls();
  assert.deepEqual(
    [...(calls?.tags() ?? [])].map(({ tag, outcome }) => [tag.kind, tag.value, outcome]),
    [
      ['account', 'a1', undefined],
      ['account', 't1', 'rate_limited'],
    ],
  );
  const answers = [...(calls?.cells() ?? [])].map(({ answers: one, calls: count }) => [one ?? [], count]);
  assert.deepEqual(answers, [
    [[], 1],
    [['by_proxy', 'limit_spent'], 1],
    [[], 1],
  ]);
});

test('a damaged block is told and adds nothing', () => {
  const told: unknown[] = [];
  const arrivals = arrivalsOf(200, (each) => told.push(each));
  const damaged = block(5, [event()]);
  damaged.bytes[7] = (damaged.bytes[7] ?? 0) ^ 0xff;
  arrivals.add([block(4, [event()]), damaged, block(6, [event()])]);
  const [series] = arrivals.series();
  assert.equal([...(series?.minutes.values() ?? [])][0]?.requests, 2);
  assert.deepEqual(told, [damaged]);
});

test('blocks count alike, whether they are counted together or one after the other', () => {
  const classes = ['timeout', 'server_error', 'aborted', 'client_limit'] as const;
  const events = Array.from({ length: 400 }, (_, index) => {
    const errorClass = classes[(index * 13) % 7];
    const tags = [
      undefined,
      { tenant: `t${index % 4}`, other: index },
      { waited_for: 'connection', waited_ms: index * 3 },
      { answered_by: 'proxy' },
    ][index % 4];
    return event({
      at: AT + (index % 7) * 20_000,
      serviceId: `svc${index % 3}`,
      endpoint: `/e${index % 5}`,
      deployment: index > 200 ? 'v2' : 'v1',
      region: index % 11 === 0 ? 'us' : 'eu',
      latencyUs: ((index * 37) % 900) * 1000,
      status: errorClass === 'server_error' ? 503 : 200,
      ...(errorClass === undefined ? {} : { errorClass }),
      ...(tags === undefined ? {} : { tags }),
    });
  });
  const blocks = [];
  for (let from = 0, id = 2; from < events.length; from += 1 + (id % 9), id += 1) {
    const some = block(id, events.slice(from, from + 1 + (id % 9)));
    blocks.push(id % 4 === 0 ? { ...some, projectId: 'other' } : some);
  }
  const [together, apart] = [arrivalsOf(), arrivalsOf()];
  together.add(blocks);
  for (const one of blocks) {
    apart.add([one]);
    assert.equal(apart.countWaiting(), true);
  }
  assert.deepEqual(sortedSeries(together), sortedSeries(apart));
  assert.deepEqual(sortedCalls(together), sortedCalls(apart));
});

function sortedSeries(arrivals: ReturnType<typeof arrivalsOf>): unknown {
  const name = ({ key }: { readonly key: object }): string => JSON.stringify(key);
  return arrivals.series().toSorted((a, b) => name(a).localeCompare(name(b)));
}

function sortedCalls(arrivals: ReturnType<typeof arrivalsOf>): unknown {
  const sorted = (list: readonly object[]): string[] => list.map((one) => JSON.stringify(one)).toSorted();
  return arrivals
    .calls()
    .map(({ cells, tags, ...of }) => ({ ...of, cells: sorted(cells()), tags: sorted(tags()) }))
    .toSorted((a, b) => a.serviceId.localeCompare(b.serviceId));
}

type Counts = Record<string, readonly [calls: number, latencyUs: number]>;

/** Calls as they are counted by going over them one by one; those of `SERIES` are slow above so many milliseconds. */
function countPlainly(events: readonly StoredEvent[], slowMs: number): Counts {
  const counts: Record<string, readonly [number, number]> = {};
  const add = (of: readonly unknown[], latencyUs: number): void => {
    const [calls, sum] = counts[of.join(' ')] ?? [0, 0];
    counts[of.join(' ')] = [calls + 1, sum + latencyUs];
  };
  for (const { at, serviceId, region, endpoint, deployment, status, errorClass, latencyUs, tags } of events) {
    if (errorClass === 'aborted') continue;
    const limitMs = serviceId === SERIES.serviceId && region === SERIES.region ? slowMs : Infinity;
    const isUnsent = errorClass === 'client_limit';
    const hasWaited = Number(tags?.['waited_ms'] ?? 0) > limitMs;
    const minute = Math.floor(at / 60_000);
    add(['minute', serviceId, region, minute], 0);
    if (hasWaited && !isUnsent) add(['waited', serviceId, region, minute], 0);
    if (errorClass !== undefined) add([errorClass, serviceId, region, minute], 0);
    const outcome = outcomeOf(errorClass ?? '', status) ?? (latencyUs / 1000 > limitMs ? 'slow' : undefined);
    const waitedFor = isUnsent || hasWaited ? (tags?.['waited_for'] ?? 'unknown') : undefined;
    const isVerySlow = outcome === 'slow' && latencyUs / 1000 > 4 * limitMs;
    const ending = outcome ? [outcome, isVerySlow] : [waitedFor, waitedFor && isUnsent];
    add(['cell', serviceId, region, endpoint, deployment, minute, ending], latencyUs);
    if (tags !== undefined) add(['tag', serviceId, tags['tenant'], minute, ending], latencyUs);
  }
  return counts;
}

/** The same of what has arrived. */
function countArrived(arrivals: ReturnType<typeof arrivalsOf>): Counts {
  const counts: Record<string, readonly [number, number]> = {};
  for (const { key, minutes } of arrivals.series())
    for (const { minute, requests, waited, errors, sketch } of minutes.values()) {
      const { serviceId, region } = key;
      const add = (name: string, calls: number): void => {
        if (calls > 0) counts[[name, serviceId, region, minute].join(' ')] = [calls, 0];
      };
      add('minute', requests);
      add('waited', waited);
      for (const [place, name] of ERROR_CLASSES.entries()) add(name, errors[place] ?? 0);
      const inBuckets = [...sketch.buckets.values()].reduce((sum, count) => sum + count, sketch.zeroCount);
      assert.deepEqual([sketch.count, inBuckets], [requests, requests]);
    }
  for (const { serviceId, cells, tags } of arrivals.calls())
    for (const alike of [...cells(), ...tags()]) {
      const { at, outcome, isVerySlow = false, waitedFor, isUnsent = false, calls, latencyMs } = alike;
      const ending = outcome ? [outcome, isVerySlow] : [waitedFor, waitedFor && isUnsent];
      const of =
        'cell' in alike
          ? ['cell', serviceId, alike.cell.region, alike.cell.endpoint, alike.cell.deployment]
          : ['tag', serviceId, alike.tag.value];
      counts[[...of, Math.floor(at / 60_000), ending].join(' ')] = [calls, Math.round(latencyMs * 1000)];
    }
  return counts;
}

const anyEvent = fc
  .record({
    at: fc.constantFrom(AT, AT + 59_000, AT + 60_000, AT - 3_600_000),
    serviceId: fc.constantFrom('svc', 'other', 'third'),
    endpoint: fc.constantFrom('/a', '/b', ''),
    status: fc.constantFrom(0, 200, 404, 500, 503),
    errorClass: fc.constantFrom(undefined, 'server_error', 'aborted', 'client_limit', 'timeout'),
    latencyUs: fc.constantFrom(0, 50_000, 300_000, 900_000),
    region: fc.constantFrom('eu', 'us'),
    deployment: fc.constantFrom('v1', 'v2'),
    tags: fc.constantFrom(undefined, { tenant: 'a' }, { tenant: 'b', waited_for: 'connection', waited_ms: 900 }),
  })
  .map(({ tags, errorClass, ...rest }) =>
    event({ ...rest, ...(tags && { tags }), ...(errorClass && { errorClass: errorClass as 'timeout' }) }),
  );

test('calls count as they do one by one, in blocks of any size', () => {
  fc.assert(
    fc.property(
      fc.array(anyEvent, { minLength: 1, maxLength: 80 }),
      fc.integer({ min: 1, max: 80 }),
      (events, size) => {
        const series = new Map([[keyOfSeries(SERIES), { consumedTo: 0, slowMs: 200, verySlowMs: 800 }]]);
        const arrivals = createArrivals({ series, counts: new Map() });
        for (let from = 0, id = 1; from < events.length; from += size, id += 1)
          arrivals.add([block(id, events.slice(from, from + size))]);
        assert.deepEqual(countArrived(arrivals), countPlainly(events, 200));
      },
    ),
  );
});
