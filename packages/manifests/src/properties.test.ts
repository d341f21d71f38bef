import assert from 'node:assert/strict';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { test } from 'node:test';
import * as fc from 'fast-check';
import { decodeText, readManifests } from './index.ts';
import type { ManifestFile, ProjectReading } from './index.ts';
import { listFixtureCases } from './fixture-cases.ts';
import { processorMs } from '../../../test/support/processor-time.ts';

const CORPUS = new URL('../../../../shared/manifests/', import.meta.url);
const READING_TIME_MS_MAX = 2000;
/** Larger ones would only make the same mutations slower. */
const MUTATED_LENGTH_MAX = 20_000;

const cases = listFixtureCases();

for (const { name, files } of cases) {
  test(`${name}: line ends and a byte order mark change nothing`, async () => {
    const expected = await readManifests(files);
    const crlf = files.map(({ path, content }) => ({ path, content: content.replaceAll('\n', '\r\n') }));
    const marked = crlf.map(({ path, content }) => ({ path, content: `\uFEFF${content}` }));
    assert.deepEqual(await readManifests(crlf), expected);
    assert.deepEqual(await readManifests(marked), expected);
  });

  test(`${name}: the order of the files changes nothing`, async () => {
    const expected = await readManifests(files);
    const orders = fc.shuffledSubarray([...files], { minLength: files.length, maxLength: files.length });
    await fc.assert(
      fc.asyncProperty(orders, async (shuffled) => assert.deepEqual(await readManifests(shuffled), expected)),
      { numRuns: files.length > 1 ? 10 : 1 },
    );
  });

  test(`${name}: a comment at the end changes no dependency`, async () => {
    const commented = files.map((file) => ({ ...file, content: file.content + commentFor(file.path) }));
    assert.deepEqual(dependenciesOf(await readManifests(commented)), dependenciesOf(await readManifests(files)));
  });

  test(`${name}: a damaged file is answered in time, and well formed`, async () => {
    await checkMutations(files, 25);
  });
}

for (const { name, files } of cases) {
  test(`${name}: a hostile text in place of a file is answered in time`, async () => {
    for (const { path } of files) {
      for (const content of HOSTILE) {
        const startedAt = processorMs();
        assertWellFormed(await readManifests([{ path, content }]));
        assert.ok(processorMs() - startedAt < READING_TIME_MS_MAX, `${path}: ${content.slice(0, 20)}`);
      }
    }
  });
}

if (!existsSync(CORPUS)) {
  test('damaged real manifests', (t) => t.skip('needs ../shared/manifests beside the repository'));
} else {
  for (const file of listCorpus()) {
    test(`${file.name}: damaged, it is answered in time, and well formed`, async () => {
      await checkMutations([{ path: file.path, content: file.content }], 4);
    });
  }
}

/** Cuts, repeats and inserts at random places; whatever comes out is answered. */
async function checkMutations(files: readonly ManifestFile[], numRuns: number): Promise<void> {
  const mutation = fc.record({
    at: fc.double({ min: 0, max: 1, noNaN: true }),
    length: fc.nat({ max: 60 }),
    insert: fc.oneof(fc.constantFrom(...NASTY), fc.string({ maxLength: 20, unit: 'binary' })),
    repeat: fc.constantFrom(0, 0, 1, 40),
  });
  await fc.assert(
    fc.asyncProperty(fc.array(mutation, { minLength: 1, maxLength: 5 }), fc.nat(), async (mutations, which) => {
      const damaged = files.map((file, index) =>
        index === which % files.length ? { ...file, content: damage(file.content, mutations) } : file,
      );
      const startedAt = processorMs();
      assertWellFormed(await readManifests(damaged));
      assert.ok(processorMs() - startedAt < READING_TIME_MS_MAX, 'answered in time');
    }),
    { numRuns },
  );
}

/** Texts that cost a careless reader quadratic time or its stack. */
const HOSTILE: readonly string[] = [
  ' '.repeat(50_000),
  '-'.repeat(50_000),
  '['.repeat(2500),
  '{"a":'.repeat(490),
  '<a>'.repeat(5000),
  'a\\\n'.repeat(500),
  'a: '.repeat(20_000),
  Array.from({ length: 500 }, (_, depth) => `${' '.repeat(depth)}a:`).join('\n'),
  `a: &a [1,1,1]\n${Array.from('bcdefghij')
    .map((key, at) => `${key}: &${key} [${`*${'abcdefghij'[at]},`.repeat(9)}]`)
    .join('\n')}`,
  '"'.repeat(50_000),
  'a = a + a\n'.repeat(2000),
];

const NASTY = [
  '"',
  "'",
  '{',
  '}',
  '[',
  ']',
  '(',
  '<!--',
  '</',
  '\\',
  '\n',
  '\0',
  ':',
  ',',
  '#',
  '@',
  '*a',
  '&a',
  '${',
  '%(',
  '=',
  '🦊',
  '__proto__',
  '- ',
  '\t',
  '1e999',
];

interface Mutation {
  readonly at: number;
  readonly length: number;
  readonly insert: string;
  readonly repeat: number;
}

function damage(content: string, mutations: readonly Mutation[]): string {
  let text = content;
  for (const { at, length, insert, repeat } of mutations) {
    const start = Math.floor(at * text.length);
    const piece = text.slice(start, start + length);
    text = text.slice(0, start) + insert + piece.repeat(repeat) + text.slice(start + length);
  }
  return text;
}

function assertWellFormed(reading: ProjectReading): void {
  for (const { dependencies, problems } of reading.files) {
    for (const { name, requirement, resolved, line } of dependencies) {
      assert.match(name, /^\P{Cc}+$/u);
      assert.equal(typeof requirement, 'string');
      assert.equal(requirement, requirement.trim());
      if (resolved !== undefined) assert.ok(typeof resolved === 'string' && resolved !== '');
      if (line !== undefined) assert.ok(Number.isInteger(line) && line > 0);
    }
    for (const { message, line } of problems) {
      assert.ok(message.length > 0 && message.length < 1000, message);
      if (line !== undefined) assert.ok(Number.isInteger(line) && line > 0);
    }
  }
}

/** A comment in the language of a file; nothing where it has none. */
function commentFor(path: string): string {
  if (/\.(xml|csproj|props|targets|config)$/.test(path)) return '\n<!-- a comment -->\n';
  if (/\.(gradle|kts|swift|mod)$/.test(path)) return '\n// a comment\n';
  if (/\.(json|resolved|lock|spdx)$|gradle\.lockfile$/.test(path) && !/(uv|poetry|pdm|yarn|Cargo)\.lock$/.test(path))
    return '';
  return '\n# a comment\n';
}

function dependenciesOf({ files }: ProjectReading): readonly unknown[] {
  return files.map(({ path, dependencies }) => [path, dependencies]);
}

function listCorpus(): readonly { readonly name: string; readonly path: string; readonly content: string }[] {
  return readdirSync(CORPUS, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && entry.parentPath !== CORPUS.pathname)
    .map((entry) => {
      const folder = `${entry.parentPath}/`.replaceAll('//', '/');
      const name = `${folder}${entry.name}`.slice(CORPUS.pathname.length);
      const path = name.startsWith('github-actions/') ? `.github/workflows/${entry.name}` : entry.name;
      return { name, path, content: decodeText(readFileSync(`${folder}${entry.name}`)) };
    })
    .filter(({ content, name }) => content.length <= MUTATED_LENGTH_MAX && name.split('/').length === 3);
}
