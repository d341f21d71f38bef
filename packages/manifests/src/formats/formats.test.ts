import assert from 'node:assert/strict';
import { readdirSync } from 'node:fs';
import { test } from 'node:test';
import { detectFormat, formats, readManifests } from '../index.ts';
import type { Format } from '../index.ts';

const FOLDERS = readdirSync(new URL('.', import.meta.url), { withFileTypes: true })
  .filter((entry) => entry.isDirectory())
  .map(({ name }) => name)
  .sort();

test('every format is listed once, sorted by name', () => {
  const names = formats.map(({ name }) => name);
  assert.deepEqual(names, [...new Set(names)].sort());
});

for (const folder of FOLDERS) {
  const files = readdirSync(new URL(`${folder}/`, import.meta.url), { recursive: true }).map(String);

  test(`every format in ${folder}/ is in the list`, async () => {
    for (const file of files.filter((name) => name.endsWith('.ts') && !name.endsWith('.test.ts'))) {
      if (file.startsWith('fixtures/')) continue;
      const module: unknown = await import(new URL(`${folder}/${file}`, import.meta.url).href);
      for (const value of Object.values(module as object)) {
        if (isFormat(value)) assert.ok(formats.includes(value), `${value.name} is in formats/index.ts`);
      }
    }
  });

  test(`${folder}/ has a test`, () => {
    assert.ok(files.some((name) => name.endsWith('.test.ts')));
  });
}

for (const format of formats) {
  test(`${format.name} answers an empty text, binary junk and a lone bracket`, async () => {
    for (const text of ['', '\0\u0001\uFFFD', '{', '[', '<', '"', '((((', '\n\n\n', '---\n', '# only a comment\n']) {
      const context = {
        path: 'file',
        paths: ['file'],
        sibling: () => undefined,
        has: () => false,
        resolve: () => undefined,
        findUp: () => undefined,
        memo: <T>(_key: string, compute: () => T) => compute(),
      };
      const { dependencies, problems } = await format.extract(text, context);
      assert.ok(Array.isArray(dependencies) && Array.isArray(problems));
    }
  });
}

test('files of other kinds are no format, and reading them says so', async () => {
  for (const path of [
    'README.md',
    'src/index.ts',
    'tsconfig.json',
    'notes.txt',
    'data.xml',
    'config.yaml',
    'Makefile',
  ]) {
    assert.equal(detectFormat(path, '{}'), undefined, path);
  }
  const { files } = await readManifests([{ path: 'README.md', content: '# Title' }]);
  assert.match(files[0]?.problems[0]?.message ?? '', /no manifest/);
});

function isFormat(value: unknown): value is Format {
  return typeof value === 'object' && value !== null && 'extract' in value && 'matches' in value && 'kind' in value;
}
