import assert from 'node:assert/strict';
import { test } from 'node:test';
import { readManifests } from './index.ts';

const LEVELS = 'abcdefghijk'.split('');

/** `&k` of the last line stands for 10 ** 10 values. */
function bomb(): string {
  const lines = LEVELS.map((name, level) => {
    const below = level === 0 ? 'x' : `*${LEVELS[level - 1]}`;
    return `${name}: &${name} [${Array.from({ length: 10 }, () => below).join(',')}]\n`;
  });
  return lines.join('');
}

test('aliases that stand for more than anybody could read, or for themselves, are a problem of the file and not walked through', async () => {
  const files = [
    { path: 'compose.yaml', content: `${bomb()}services: *k\n` },
    { path: '.github/workflows/ci.yml', content: 'jobs: &jobs\n  build:\n    steps: [*jobs]\n' },
    { path: '.gitlab-ci.yml', content: `${bomb()}build:\n  image: *k\n` },
    { path: 'pnpm-lock.yaml', content: `lockfileVersion: '9.0'\n${bomb()}importers: *k\n` },
  ];
  const reading = await readManifests(files);
  for (const { path, problems, dependencies } of reading.files) {
    // Of some files the name alone says who reads them.
    assert.deepEqual(
      dependencies.filter(({ ecosystem }) => ecosystem !== 'generic'),
      [],
      path,
    );
    assert.ok(
      problems.some(({ message }) => message.includes('aliases stand for too many values')),
      path,
    );
  }
});

test('aliases that people use are what they stand for', async () => {
  const content =
    'x-db: &db\n  image: postgres:17\nservices:\n  one: *db\n  two:\n    <<: *db\n  three:\n    image: node:24\n';
  const [file] = (await readManifests([{ path: 'compose.yaml', content }])).files;
  assert.deepEqual([...new Set(file?.dependencies.map(({ name }) => name))].sort(), ['node', 'postgres']);
});
