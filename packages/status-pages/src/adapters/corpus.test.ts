import assert from 'node:assert/strict';
import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, it } from 'node:test';
import type { Observation } from '../observation.ts';
import type { PageDocument } from '../adapter.ts';
import { adapters, findAdapter } from './index.ts';

const FOLDER = path.resolve(import.meta.dirname, '../../../../../shared/status-pages');
const INDEX = path.join(FOLDER, 'INDEX.tsv');
const NOW = Date.UTC(2026, 9, 15);
/** When a page was saved whose beats are no longer believed some days later. */
const NOWS: Readonly<Record<string, number>> = { uptimekuma: Date.UTC(2026, 9, 1) };
/** Members of one document that are tried, and documents that are not too long for it. */
const MEMBERS_TRIED = 150;
const LENGTH_MAX = 250_000;

/** Addresses at which a document's kind is served, where the reading depends on it. */
const URLS: Readonly<Record<string, string>> = {
  'index.json': 'https://page.example/index.json',
  summary: 'https://page.example/api/v2/summary.json',
};

interface Row {
  readonly file: string;
  readonly provider: string;
  readonly expected: readonly string[];
  readonly components: string;
  readonly unresolved: string;
  readonly docType: string;
}

/** Real documents of status pages, kept outside of this repository, read as the index beside them says. */
describe('every saved page says what its index says', () => {
  const skip = existsSync(INDEX) ? false : 'needs ../shared/status-pages, the saved pages beside this repository';
  for (const row of skip === false ? readIndex() : []) {
    it(row.file, () => checkRow(row));
  }
  it('the index is there', { skip }, () => assert.ok(readIndex().length > 0));
});

/** Providers change their documents without telling. Whatever they leave out or rename, trouble does not turn into health by it. */
describe('no saved page of trouble reads as operational when a member is missing or a reported status is new', () => {
  const skip = existsSync(INDEX) ? false : 'needs ../shared/status-pages, the saved pages beside this repository';
  for (const row of skip === false ? readIndex() : []) {
    const adapter = findAdapter(row.provider);
    if (adapter === undefined || row.docType === 'bad' || row.docType === 'html') continue;
    const document = load(row);
    if (!/^\s*[[{]/.test(document.text) || document.text.length > LENGTH_MAX) continue;
    it(row.file, () => {
      const statusOf = (text: string): string => {
        const documents = new Map([['page', { ...document, text }]]);
        const now = NOWS[row.provider] ?? NOW;
        const reading = adapter.read(documents, { url: document.url, options: {} }, now);
        return reading.kind === 'observed' ? reading.observation.status : 'unreadable';
      };
      if (statusOf(document.text) === 'operational') return;
      const root: unknown = JSON.parse(document.text);
      const members = membersOf(root);
      const step = Math.max(1, Math.floor(members.length / MEMBERS_TRIED));
      for (let index = 0; index < members.length; index += step) {
        const { owner, key } = members[index] ?? assert.fail();
        const value: unknown = Reflect.get(owner, key);
        Reflect.deleteProperty(owner, key);
        assert.notEqual(statusOf(JSON.stringify(root)), 'operational', `without ${key}`);
        Reflect.set(owner, key, typeof value === 'string' ? 'a word of tomorrow' : null);
        // Statuspal reports null for "no incident", and an empty list is a valid list.
        const isWord = typeof value === 'string' || typeof value === 'number';
        if (isWord) assert.notEqual(statusOf(JSON.stringify(root)), 'operational', `another ${key}`);
        Reflect.set(owner, key, value);
      }
    });
  }
});

/** Every member of every object, lists looked through. */
function membersOf(value: unknown): { readonly owner: object; readonly key: string }[] {
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, member]) => [
    ...(Array.isArray(value) ? [] : [{ owner: value, key }]),
    ...membersOf(member),
  ]);
}

function readIndex(): readonly Row[] {
  const [, ...lines] = readFileSync(INDEX, 'utf8').trim().split('\n');
  return lines.map((line) => {
    const cells = line.split('\t');
    const [file = '', provider = '', , , , overall = '', components = '', unresolved = '', docType = '', also = ''] =
      cells;
    const expected = [overall, also].filter((word) => word !== '-' && word !== '');
    return { file, provider, expected, components, unresolved, docType };
  });
}

function checkRow(row: Row): void {
  const document = load(row);
  if (row.docType === 'bad' || row.docType === 'html') {
    for (const adapter of adapters) {
      const reading = adapter.read(new Map([['page', document]]), { url: document.url, options: {} }, NOW);
      assert.equal(reading.kind, 'unreadable', `${adapter.name} read something into it`);
    }
    return;
  }
  const adapter = findAdapter(row.provider);
  assert.ok(adapter, `no adapter for ${row.provider}`);
  const now = NOWS[row.provider] ?? NOW;
  const reading = adapter.read(new Map([['page', document]]), { url: document.url, options: {} }, now);
  assert.equal(reading.kind, 'observed', reading.kind === 'unreadable' ? reading.reason : '');
  if (reading.kind === 'observed') checkObservation(row, reading.observation);
}

function checkObservation(row: Row, observation: Observation): void {
  const isAcceptable = row.expected.some((word) => {
    if (word === 'n/a') return true;
    return word === 'any non-operational' ? observation.status !== 'operational' : word === observation.status;
  });
  assert.ok(isAcceptable, `${observation.status} instead of ${row.expected.join(' or ')}`);
  assert.deepEqual(observation.unknownStatuses ?? [], []);
  if (row.components !== 'n/a') assert.equal(String(observation.components?.length), row.components);
  const open = observation.incidents.filter(({ kind, resolvedAt }) => kind === 'incident' && resolvedAt === null);
  if (row.unresolved !== 'n/a') assert.equal(String(open.length), row.unresolved);
}

function load(row: Row): PageDocument {
  const bytes = readFileSync(path.join(FOLDER, row.file));
  const isUtf16 = bytes[0] === 0xfe && bytes[1] === 0xff;
  const text = new TextDecoder(isUtf16 ? 'utf-16be' : 'utf-8').decode(bytes);
  return { key: 'page', url: URLS[row.docType] ?? 'https://page.example/', contentType: 'application/json', text };
}
