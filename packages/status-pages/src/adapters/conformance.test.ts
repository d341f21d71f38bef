import assert from 'node:assert/strict';
import { readdirSync } from 'node:fs';
import { describe, it } from 'node:test';
import { INCIDENT_STATUSES, STATUSES } from '@upriver/contract';
import * as fc from 'fast-check';
import type { Observation, Reading } from '../observation.ts';
import type { Adapter, PageDocument, PageTarget } from '../adapter.ts';
import type { AdapterFixtures, Fixture } from '../fixture.ts';
import { page } from '../declarative/fixtures.ts';
import { createDeclarativeAdapter } from '../declarative/adapter.ts';
import { adapters, findAdapter } from './index.ts';

const NOW = Date.UTC(2026, 9, 15);
const HTML = '<!DOCTYPE html><html><head><title>Status</title></head><body>All Systems Operational</body></html>';
const S3_ERROR = '<?xml version="1.0"?><Error><Code>AccessDenied</Code><Message>Access Denied</Message></Error>';
/** Documents that no provider serves to say that all is well. */
const STRANGE = [
  '',
  HTML,
  '{}',
  '[]',
  'null',
  '"ok"',
  '{"message":"Forbidden"}',
  '{"status":"ok"}',
  '{"incidents":',
  S3_ERROR,
  '<rss version="2.0"><channel><title>x</title></channel></rss>',
];

/** The one adapter that is made from what an organization writes. */
const DECLARATIVE = 'declarative';
const providers = readdirSync(import.meta.dirname, { withFileTypes: true })
  .filter((entry) => entry.isDirectory())
  .map(({ name }) => name)
  .toSorted();
const folders = [...providers, DECLARATIVE];

describe('every folder is an adapter that keeps its promises', () => {
  it('the list names each folder once, in order', () => {
    assert.deepEqual(
      adapters.map(({ name }) => name),
      providers,
    );
  });

  for (const folder of folders) {
    it(folder, async () => checkAdapter(folder));
  }
});

describe('a document belongs to one provider', () => {
  for (const folder of folders) {
    it(`${folder} is recognised by its own adapter and by no other`, async () => {
      const fixtures = await loadFixtures(folder);
      const own = findAdapter(folder);
      if (own?.recognises === undefined) return;
      for (const fixture of [fixtures.healthy, fixtures.incident]) {
        for (const document of documentsOf(fixtures, fixture).values()) {
          const claims = adapters.filter((adapter) => adapter.recognises?.(document) === true).map(({ name }) => name);
          assert.ok(
            claims.length <= 1 && claims.every((name) => name === folder),
            `recognised as ${claims.join(', ')}`,
          );
        }
      }
      if (fixtures.emptyIsHealthy === undefined || fixtures.documentUrl !== undefined) {
        const documents = [...documentsOf(fixtures, fixtures.incident).values()];
        assert.ok(
          documents.some((document) => own.recognises?.(document) === true),
          'does not recognise its own page',
        );
      }
    });
  }
});

/** Documents that are meant to keep a reader busy or to break it. That each read ends is the promise. */
describe('a hostile document does no harm', () => {
  const deep = '['.repeat(20_000) + ']'.repeat(20_000);
  const nested = '{"a":'.repeat(20_000) + '1' + '}'.repeat(20_000);
  const item = (html: string): string =>
    `<rss version="2.0"><channel><title>Azure Status</title><item><title>x</title><description><![CDATA[${html}]]></description></item></channel></rss>`;
  const texts = [
    deep,
    nested,
    `{"data":${deep},"page":${deep},"status":${nested},"components":${deep},"incidents":${deep}}`,
    `[{"status":"3","service":"x","event_log":${deep}}]`,
    '<a>'.repeat(20_000),
    '<a>'.repeat(5000) + '</a>'.repeat(5000),
    item('<small>'.repeat(20_000)),
    item(`<b>${' '.repeat(20_000)}`),
    item('*'.repeat(20_000)),
    `x(${')'.repeat(20_000)}y`,
    `<!doctype html><script ${'id='.repeat(20_000)}`,
    `{"conditions":{},"components":[],"incidents":[{"timeline":[{"time":1777626000,"details":{"note":"${'*'.repeat(20_000)}"}}]}]}`,
  ];
  for (const { name, read, recognises } of adapters) {
    it(name, () => {
      for (const text of texts) {
        const document = { key: 'page', url: 'https://status.example.com/x', contentType: '', text };
        const reading = read(new Map([['page', document]]), { url: document.url, options: {} }, NOW);
        recognises?.(document);
        const isAzure = name === 'azure' && reading.kind === 'observed';
        assert.ok(isAzure || statusOf(reading) !== 'operational' || text.includes('"conditions"'));
      }
    });
  }
});

async function checkAdapter(folder: string): Promise<void> {
  const adapter = folder === DECLARATIVE ? createDeclarativeAdapter(page) : findAdapter(folder);
  assert.ok(adapter, 'is not in the list');
  const fixtures = await loadFixtures(folder);
  const target: PageTarget = { url: fixtures.url, options: fixtures.options ?? {} };
  checkRequests(adapter, target);
  assert.ok(
    fixtures.healthy !== undefined || fixtures.whyNeverHealthy !== undefined,
    'needs a healthy page, or a reason why there is none',
  );
  for (const fixture of [fixtures.healthy, fixtures.incident, fixtures.maintenance]) {
    if (fixture !== undefined) checkFixture(adapter, target, fixtures, fixture);
  }
  checkStrangers(adapter, target, fixtures);
  checkWithoutStatus(adapter, target, fixtures);
  checkOmissions(adapter, target, fixtures);
  checkOddEntries(adapter, target, fixtures);
  checkMutations(adapter, target, fixtures);
}

function checkRequests(adapter: Adapter, target: PageTarget): void {
  const requests = adapter.requests(target);
  assert.ok(requests.length > 0 && requests.length <= 4);
  assert.equal(new Set(requests.map(({ key }) => key)).size, requests.length);
  for (const { url } of requests) assert.ok(URL.canParse(url) && url.startsWith('https://'), `${url} is no address`);
  assert.ok(adapter.title.length > 1);
  if (adapter.name === DECLARATIVE) return;
  const exact = adapter.requests({ url: 'https://status.example.com/some/document', options: { exact: 'yes' } });
  assert.equal(exact[0]?.url, 'https://status.example.com/some/document', 'an exact address is asked as it is');
}

function checkFixture(adapter: Adapter, target: PageTarget, fixtures: AdapterFixtures, fixture: Fixture): void {
  const observation = observationOf(adapter.read(documentsOf(fixtures, fixture), target, NOW));
  assert.equal(observation.status, fixture.status);
  assert.deepEqual(observation.unknownStatuses ?? [], []);
  if (fixture.components !== undefined) assert.equal(observation.components?.length, fixture.components);
  const open = observation.incidents.filter(({ resolvedAt }) => resolvedAt === null);
  if (fixture.open !== undefined) assert.equal(open.filter(({ kind }) => kind === 'incident').length, fixture.open);
  if (fixture.planned !== undefined)
    assert.equal(open.filter(({ kind }) => kind === 'maintenance').length, fixture.planned);
  checkObservation(observation);
  const bodies = observation.incidents.flatMap(({ updates }) => updates.map(({ body }) => body));
  for (const body of bodies) assert.doesNotMatch(body, /<\/?(?:p|br|div)\b/i);
}

/** A document of another kind, a cut one, or none at all: no exception, and never "operational". */
function checkStrangers(adapter: Adapter, target: PageTarget, fixtures: AdapterFixtures): void {
  assert.equal(adapter.read(new Map(), target, NOW).kind, 'unreadable');
  const whole = Object.values((fixtures.healthy ?? fixtures.incident).documents)[0] ?? '';
  // The end of a page holds no data; the end of a document does.
  const isPage = /^<!doctype/i.test(whole);
  const cut = [whole.slice(0, isPage ? whole.length / 3 : whole.length - 2), whole.slice(0, whole.length / 2)].filter(
    (text) => text.length > 2,
  );
  for (const text of [...STRANGE, ...cut, ...fixtures.malformed]) {
    const reading = adapter.read(documentsOf(fixtures, { documents: { page: text }, status: 'unknown' }), target, NOW);
    const isDocumented = fixtures.emptyIsHealthy?.includes(text) === true;
    if (!isDocumented) assert.notEqual(statusOf(reading), 'operational', `read as healthy: ${text.slice(0, 120)}`);
    if (reading.kind === 'unreadable') assert.match(reading.reason, /^[A-Z].*\.$/s);
  }
}

/** The healthy page without the member that says so is not healthy. */
function checkWithoutStatus(adapter: Adapter, target: PageTarget, fixtures: AdapterFixtures): void {
  const [key, text] = Object.entries(fixtures.healthy?.documents ?? {})[0] ?? [];
  for (const path of fixtures.statusBearing) {
    const value: unknown = JSON.parse(text ?? '');
    removeAt(value, path.split('.'));
    const documents = { ...fixtures.healthy?.documents, [key ?? '']: JSON.stringify(value) };
    const reading = adapter.read(documentsOf(fixtures, { documents, status: 'unknown' }), target, NOW);
    assert.notEqual(statusOf(reading), 'operational', `healthy without ${path}`);
  }
}

/** A page with an incident does not turn healthy by lacking any one member. */
function checkOmissions(adapter: Adapter, target: PageTarget, fixtures: AdapterFixtures): void {
  const [key, text = ''] = Object.entries(fixtures.incident.documents)[0] ?? [];
  if (!text.startsWith('{') && !text.startsWith('[')) return;
  for (const path of memberPaths(JSON.parse(text))) {
    if (fixtures.listsById?.includes(path.slice(0, -1).join('.')) === true) continue;
    const value: unknown = JSON.parse(text);
    removeAt(value, path);
    const documents = { ...fixtures.incident.documents, [key ?? '']: JSON.stringify(value) };
    const reading = adapter.read(documentsOf(fixtures, { documents, status: 'unknown' }), target, NOW);
    assert.notEqual(statusOf(reading), 'operational', `healthy without ${path.join('.')}`);
  }
}

/** Nor by an entry of a list that is no object: it may have been the trouble. */
function checkOddEntries(adapter: Adapter, target: PageTarget, fixtures: AdapterFixtures): void {
  for (const fixture of [fixtures.incident, fixtures.maintenance]) {
    if (fixture === undefined || fixture.status === 'operational') continue;
    const [key, text = ''] = Object.entries(fixture.documents)[0] ?? [];
    if (!text.startsWith('{') && !text.startsWith('[')) continue;
    for (const path of entryPaths(JSON.parse(text))) {
      const documents = { ...fixture.documents, [key ?? '']: JSON.stringify(withAt(JSON.parse(text), path, null)) };
      const reading = adapter.read(documentsOf(fixtures, { documents, status: 'unknown' }), target, NOW);
      assert.notEqual(statusOf(reading), 'operational', `healthy with null at ${path.join('.')}`);
    }
  }
}

/** Paths of all objects in lists. */
function entryPaths(value: unknown): readonly (readonly string[])[] {
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, member]: [string, unknown]) => {
    const below = entryPaths(member).map((path) => [key, ...path]);
    const isEntry = Array.isArray(value) && typeof member === 'object' && member !== null;
    return isEntry ? [[key], ...below] : below;
  });
}

/** Paths of all members of objects; items of lists may be left out by an honest page. */
function memberPaths(value: unknown): readonly (readonly string[])[] {
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, member]) => {
    const below = memberPaths(member).map((path) => [key, ...path]);
    return Array.isArray(value) ? below : [[key], ...below];
  });
}

/** Any value in any place: no exception, and what comes out is still an observation. */
function checkMutations(adapter: Adapter, target: PageTarget, fixtures: AdapterFixtures): void {
  const [key, text = ''] = Object.entries(fixtures.incident.documents)[0] ?? [];
  const isJson = text.startsWith('{') || text.startsWith('[');
  const mutated = isJson
    ? fc
        .tuple(fc.nat(), fc.jsonValue({ maxDepth: 2 }))
        .map(([place, value]) => JSON.stringify(replaceAt(JSON.parse(text), place, value)))
    : fc
        .tuple(fc.nat(text.length), fc.nat(40), fc.string())
        .map(([at, length, piece]) => text.slice(0, at) + piece + text.slice(at + length));
  fc.assert(
    fc.property(mutated, (changed) => {
      const documents = { ...fixtures.incident.documents, [key ?? '']: changed };
      const reading = adapter.read(documentsOf(fixtures, { documents, status: 'unknown' }), target, NOW);
      if (reading.kind === 'observed') checkObservation(reading.observation);
      for (const document of documentsOf(fixtures, { documents, status: 'unknown' }).values())
        adapter.recognises?.(document);
    }),
    { numRuns: 60 },
  );
}

function checkObservation(observation: Observation): void {
  assert.ok(STATUSES.includes(observation.status));
  for (const component of observation.components ?? []) {
    assert.ok(STATUSES.includes(component.status));
    assert.ok(component.externalId.length > 0 && component.name.length > 0);
  }
  for (const incident of observation.incidents) {
    assert.ok(INCIDENT_STATUSES.includes(incident.status));
    assert.ok(
      Number.isInteger(incident.startedAt) && (incident.resolvedAt === null || Number.isInteger(incident.resolvedAt)),
    );
    assert.ok(incident.externalId.length > 0 && incident.title.length > 0);
    const isOver = ['resolved', 'postmortem', 'completed'].includes(incident.status);
    assert.equal(incident.resolvedAt !== null, isOver, 'status and end agree');
    const times = incident.updates.map(({ createdAt }) => createdAt);
    assert.deepEqual(
      times,
      times.toSorted((a, b) => a - b),
      'updates are oldest first',
    );
  }
}

function statusOf(reading: Reading): string {
  return reading.kind === 'observed' ? reading.observation.status : 'unknown';
}

function observationOf(reading: Reading): Observation {
  if (reading.kind === 'observed') return reading.observation;
  throw new assert.AssertionError({ message: reading.reason });
}

function documentsOf(fixtures: AdapterFixtures, fixture: Fixture | undefined): ReadonlyMap<string, PageDocument> {
  const url = fixtures.documentUrl ?? fixtures.url;
  const entries = Object.entries(fixture?.documents ?? {});
  return new Map(entries.map(([key, text]) => [key, { key, url, contentType: 'application/json', text }]));
}

async function loadFixtures(folder: string): Promise<AdapterFixtures> {
  const path = folder === DECLARATIVE ? '../declarative' : `./${folder}`;
  const module: { readonly fixtures: AdapterFixtures } = await import(`${path}/fixtures.ts`);
  return module.fixtures;
}

/** The value with something else at a path. */
function withAt(root: unknown, path: readonly string[], replacement: unknown): unknown {
  const [key = '', ...rest] = path;
  if (typeof root !== 'object' || root === null) return replacement;
  Reflect.set(root, key, rest.length === 0 ? replacement : withAt(Reflect.get(root, key), rest, replacement));
  return root;
}

function removeAt(value: unknown, path: readonly string[]): void {
  const [key = '', ...rest] = path;
  if (typeof value !== 'object' || value === null) throw new TypeError(`no ${path.join('.')} in the fixture`);
  assert.ok(key in value, `no ${key} in the fixture`);
  if (rest.length > 0) removeAt(Reflect.get(value, key), rest);
  else if (Array.isArray(value)) value.splice(Number(key), 1);
  else Reflect.deleteProperty(value, key);
}

/** The value with its `place`-th member (counted over the whole tree) replaced. */
function replaceAt(root: unknown, place: number, replacement: unknown): unknown {
  const slots: { readonly owner: object; readonly key: string }[] = [];
  const collect = (value: unknown): void => {
    if (typeof value !== 'object' || value === null) return;
    for (const key of Object.keys(value)) {
      slots.push({ owner: value, key });
      collect(Reflect.get(value, key));
    }
  };
  collect(root);
  const slot = slots[place % Math.max(slots.length, 1)];
  if (slot !== undefined) Reflect.set(slot.owner, slot.key, replacement);
  return root;
}
