import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import * as fc from 'fast-check';
import type { Observation } from '../observation.ts';
import { createDeclarativeAdapter } from './adapter.ts';
import { parseJsonPath, valuesAt } from './json-path.ts';
import { parseDeclarativePage, type DeclarativePage } from './description.ts';

const NOW = Date.UTC(2026, 9, 15);

const page: DeclarativePage = {
  url: 'https://vendor.example/health.json',
  status: {
    path: 'state.word',
    values: { 'All good': 'operational', 'Some trouble': 'degraded', Down: 'major_outage', Works: 'maintenance' },
  },
  components: {
    path: 'parts[*]',
    id: 'key',
    name: 'label',
    status: 'ok',
    values: { true: 'operational', false: 'major_outage' },
  },
  incidents: {
    path: 'events',
    id: 'nr',
    title: 'what',
    status: 'phase',
    statusValues: { open: 'investigating', fixed: 'resolved' },
    impact: 'weight',
    impactValues: { heavy: 'critical' },
    startedAt: 'from',
    resolvedAt: 'to',
    url: 'link',
    updates: { path: 'log[*]', body: 'text', createdAt: 'at' },
  },
};

function read(value: unknown, description: DeclarativePage = page): Observation {
  const text = typeof value === 'string' ? value : JSON.stringify(value);
  const document = { key: 'page', url: description.url, contentType: 'application/json', text };
  const reading = createDeclarativeAdapter(description).read(
    new Map([['page', document]]),
    { url: description.url, options: {} },
    NOW,
  );
  if (reading.kind === 'observed') return reading.observation;
  throw new assert.AssertionError({ message: reading.reason });
}

describe('a page described by hand', () => {
  it('is healthy when the page reports so', () => {
    const observation = read({ state: { word: 'all GOOD' }, parts: [{ key: 1, label: 'API', ok: true }], events: [] });
    assert.equal(observation.status, 'operational');
    assert.deepEqual(observation.components, [
      { externalId: '1', name: 'API', status: 'operational', rawStatus: 'true', position: 0 },
    ]);
  });

  it('shows what is open, with its texts oldest first', () => {
    const event = {
      nr: 7,
      what: 'Slow <b>search</b>',
      phase: 'open',
      weight: 'heavy',
      from: '2026-05-01T09:00:00Z',
      link: '/e/7',
    };
    const log = [
      { text: 'Later', at: 1777629600 },
      { text: 'First', at: '2026-05-01T09:01:00Z' },
    ];
    const [incident] = read({
      state: { word: 'Some trouble' },
      events: [
        { ...event, log },
        { ...event, nr: 6, phase: 'fixed', to: '2026-05-01T10:00:00Z' },
      ],
    }).incidents;
    assert.equal(incident?.title, 'Slow search');
    assert.equal(incident?.impact, 'critical');
    assert.equal(incident?.resolvedAt, null);
    assert.equal(incident?.url, 'https://vendor.example/e/7');
    assert.deepEqual(
      incident?.updates.map(({ body }) => body),
      ['First', 'Later'],
    );
  });

  it('knows maintenance', () => {
    assert.equal(read({ state: { word: 'works' } }).status, 'maintenance');
  });

  it('a reported status that the description does not map is unknown', () => {
    const observation = read({ state: { word: 'Shiny' } });
    assert.equal(observation.status, 'unknown');
    assert.deepEqual(observation.unknownStatuses, ['Shiny']);
    assert.equal(read({ message: 'Forbidden' }).status, 'unknown');
    assert.equal(read({ state: { word: 'constructor' } }).status, 'unknown');
  });

  it('is not healthy beside a part or an event in a form that nobody expects', () => {
    const well = { state: { word: 'All good' }, parts: [{ key: 1, label: 'API', ok: true }], events: [] };
    assert.equal(read(well).status, 'operational');
    assert.equal(read({ ...well, parts: [...well.parts, null] }).status, 'unknown');
    assert.equal(read({ ...well, parts: [...well.parts, { ok: false }] }).status, 'degraded');
    assert.throws(() => read({ ...well, parts: 'API is down' }), /list/);
    const event = { nr: 7, what: 'Slow', from: '2026-10-14T09:00:00Z' };
    for (const to of ['2027-01-01T00:00:00Z', null, '', 'soon', false])
      assert.equal(read({ ...well, events: [{ ...event, to }] }).status, 'degraded', String(to));
    // Nothing, however it is said, is no trouble.
    for (const nothing of [null, undefined, []])
      assert.equal(read({ ...well, events: nothing }).status, 'operational', String(nothing));
  });

  it('is unreadable when it is no JSON', () => {
    assert.throws(() => read('<html></html>'));
    assert.throws(() => read('{"state":'));
  });

  it('never fails and never turns healthy without a reported status, whatever the document', () => {
    fc.assert(
      fc.property(fc.jsonValue(), (value) => {
        const text = JSON.stringify(value);
        const document = { key: 'page', url: page.url, contentType: '', text };
        const reading = createDeclarativeAdapter(page).read(
          new Map([['page', document]]),
          { url: page.url, options: {} },
          NOW,
        );
        assert.ok(reading.kind === 'unreadable' || reading.observation.status === 'unknown');
      }),
    );
  });
});

describe('a description', () => {
  it('that is right comes back as it is', () => {
    assert.deepEqual(parseDeclarativePage(page), { page });
  });

  it('that is wrong names every problem', () => {
    const problems =
      parseDeclarativePage({
        url: 'ftp://x',
        status: { path: 'a..b', values: { up: 'fine' } },
        components: { path: 'x' },
        incidents: { path: 'x', id: 'i', title: 't', startedAt: 's' },
        extra: 1,
      }).problems ?? [];
    assert.deepEqual(problems.map(({ field }) => field).toSorted(), [
      'components.name',
      'components.status',
      'extra',
      'incidents',
      'status.path',
      'status.values.up',
      'url',
    ]);
    for (const { message } of problems) assert.match(message, /^[A-Z].*\.$/);
  });

  it('never fails, whatever somebody writes', () => {
    fc.assert(
      fc.property(fc.jsonValue(), (value) => {
        assert.ok(parseDeclarativePage(value).problems !== undefined);
      }),
    );
  });
});

describe('a path', () => {
  const cases: readonly (readonly [string, readonly unknown[]])[] = [
    ['', [{ a: [{ b: 1 }, { b: 2 }], 'x.y': 3 }]],
    ['$.a[*].b', [1, 2]],
    ['a[1].b', [2]],
    ['["x.y"]', [3]],
    ['a[9].b', []],
    ['toString', []],
    ['__proto__.b', []],
  ];
  for (const [path, expected] of cases) {
    it(`"${path}" leads where it says`, () => {
      const parsed = parseJsonPath(path);
      assert.ok(parsed);
      assert.deepEqual(valuesAt({ a: [{ b: 1 }, { b: 2 }], 'x.y': 3 }, parsed), expected);
    });
  }

  it('that is none is refused', () => {
    for (const path of ['.a', 'a..b', 'a[', 'a[x]', 'a b', 'a[*', 'a[-1]', 'a.'])
      assert.equal(parseJsonPath(path), undefined, path);
  });
});
