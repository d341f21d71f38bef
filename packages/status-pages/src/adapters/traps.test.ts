import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import type { Observation, Reading } from '../observation.ts';
import { findAdapter } from './index.ts';

const NOW = Date.UTC(2026, 9, 15);

function read(name: string, text: string, options: Readonly<Record<string, string>> = {}): Reading {
  const adapter = findAdapter(name);
  assert.ok(adapter, name);
  const url = 'https://status.example.com/api/v2/summary.json';
  return adapter.read(new Map([['page', { key: 'page', url, contentType: '', text }]]), { url, options }, NOW);
}

function observe(name: string, value: unknown, options?: Readonly<Record<string, string>>): Observation {
  const reading = read(name, typeof value === 'string' ? value : JSON.stringify(value), options);
  if (reading.kind === 'observed') return reading.observation;
  throw new assert.AssertionError({ message: reading.reason });
}

/** Answers that made other tools report health or outages that were not there. */
describe('an answer that has fooled others', () => {
  it('{"message":"Forbidden"} is no Statuspage without problems', () => {
    assert.deepEqual(read('statuspage', '{"message":"Forbidden"}'), {
      kind: 'unreadable',
      reason: 'The JSON is not a document of Statuspage.',
    });
  });

  it("an object store's <Error> is no feed without items", () => {
    const text = '<?xml version="1.0"?>\n<Error><Code>AccessDenied</Code></Error>';
    for (const name of ['azure', 'xai', 'aws', 'hund', 'betterstack', 'rss', 'atom', 'statuspage']) {
      assert.deepEqual(read(name, text), { kind: 'unreadable', reason: 'An XML document <Error> came instead.' }, name);
    }
  });

  it('a script of Apple with megabytes of blanks is gone through once', () => {
    const blanks = ' '.repeat(5_000_000);
    for (const text of [`call({})${blanks}x`, `call${blanks}({})`, `${blanks}call({}) ;${blanks}x`])
      assert.equal(read('apple', text).kind, 'unreadable');
  });

  it('an element with megabytes of attributes is gone through once', () => {
    const elements = {
      auth0: 'script id="__NEXT_DATA__"',
      pagerduty: 'script id="data"',
      okta: 'span data-id="incidents"',
    };
    for (const [name, element] of Object.entries(elements)) {
      const [, attribute = ''] = element.split(' ');
      assert.equal(read(name, `<${element}${` ${attribute}`.repeat(200_000)}`).kind, 'unreadable', name);
    }
  });

  it('a list that is too long to be read is no list of what works', () => {
    const parts = Array.from({ length: 5001 }, (_, index) => ({
      id: `c${index}`,
      name: 'Part',
      status: 'operational',
    }));
    const document = JSON.stringify({
      page: { id: 'p', name: 'X' },
      components: [...parts, { id: 'z', status: 'major_outage' }],
    });
    const reading = read('statuspage', document);
    assert.ok(reading.kind === 'unreadable' && /more than 5000 entries/.test(reading.reason), JSON.stringify(reading));
  });

  it('a feed without items is health at Azure, and nothing at xAI', () => {
    const feed = (title: string): string => `<rss version="2.0"><channel><title>${title}</title></channel></rss>`;
    assert.equal(observe('azure', feed('Azure Status')).status, 'operational');
    assert.equal(observe('xai', feed('xAI System Status')).status, 'unknown');
    assert.equal(observe('rss', feed('Anything')).status, 'unknown');
    assert.equal(observe('betterstack', feed('Incidents | Example')).status, 'unknown');
    assert.equal(observe('statuspage', feed('Example Status - Incident History')).status, 'unknown');
    assert.equal(observe('aws', feed('Amazon EC2 (Ireland) Service Status')).status, 'operational');
  });

  it("Instatus at Statuspage's address is named as what it is", () => {
    const text = JSON.stringify({
      page: { name: 'Example', url: 'https://status.example.com', status: 'HASISSUES' },
      activeIncidents: [],
    });
    assert.deepEqual(read('statuspage', text), {
      kind: 'unreadable',
      reason: 'This is a document of Instatus, not of Statuspage.',
    });
    assert.equal(observe('instatus', text).status, 'degraded');
  });

  it('an AWS event that has been open for months is open, in its region', () => {
    const event = (region: string): object => ({
      date: '1772369485',
      arn: `arn:aws:health:${region}::event/MULTIPLE/X/${region}`,
      status: '3',
      service: `multipleservices-${region}`,
      service_name: 'Multiple services',
      summary: 'Increased error rates',
      event_log: [{ message: 'Looking.', status: 1, timestamp: 1772369485 }],
      impacted_services: { [`s3-${region}`]: { service_name: 'S3', current: '3', max: '3' } },
    });
    const events = [event('me-central-1'), event('eu-west-1')];
    assert.deepEqual(
      observe('aws', events).incidents.map(({ resolvedAt }) => resolvedAt),
      [null, null],
    );
    assert.equal(observe('aws', events, { regions: 'eu-west-1' }).incidents.length, 1);
    assert.equal(observe('aws', events, { regions: 'us-east-1' }).status, 'operational');
    assert.equal(observe('aws', events, { services: 's3' }).incidents.length, 2);
    assert.equal(observe('aws', events, { services: 'ec2' }).status, 'operational');
  });

  it('a new reported status is unknown, and is recorded', () => {
    const incidents = [
      { id: '1', name: 'Slow', severity: 'GIGANTIC', created_at: '2026-05-01T09:00:00Z', services: [] },
    ];
    const checkly = observe('checkly', { incidents });
    assert.deepEqual([checkly.status, checkly.unknownStatuses], ['unknown', ['GIGANTIC']]);
    const statuspage = observe('statuspage', {
      page: { id: 'x', time_zone: 'Etc/UTC' },
      status: { indicator: 'elevated', description: 'Fine' },
    });
    assert.deepEqual([statuspage.status, statuspage.unknownStatuses], ['unknown', ['elevated']]);
    assert.equal(observe('instatus', { page: { name: 'x', status: 'constructor' } }).status, 'unknown');
  });
});
