import assert from 'node:assert/strict';
import { test } from 'node:test';
import { mergeUpload } from '../merged-upload.ts';
import { readManifests } from '../read.ts';
import { shareFile } from './shared-file.ts';
import { createUploadReader } from './upload-reader.ts';

const FILES = [
  { path: 'package.json', content: '{"dependencies":{"stripe":"^14.0.0"}}' },
  { path: 'api/requirements.txt', content: '-r base.txt\nboto3\n' },
  { path: 'api/base.txt', content: 'twilio>=9\n' },
  { path: '../escape/package.json', content: '{}' },
];

test('an upload read and merged in a thread says the same as one read and merged here', async () => {
  const uploads = createUploadReader();
  assert.deepEqual(await uploads.read(FILES.map(shareFile), 'a'), mergeUpload(await readManifests(FILES)));
  assert.deepEqual(await uploads.read([], 'a'), { files: [], dependencies: [] });
  await uploads.close();
});

test('more dependencies than one slice come whole and in order', async () => {
  const entries = Array.from({ length: 3500 }, (_, index) => `"package-${index}":"^1"`);
  const files = [{ path: 'package.json', content: `{"dependencies":{${entries.join(',')}}}` }];
  const uploads = createUploadReader();
  assert.deepEqual(await uploads.read(files.map(shareFile), 'a'), mergeUpload(await readManifests(files)));
  await uploads.close();
});

test('an upload whose thread ran out of memory is refused, not taken for an empty one, and the next one is read', async () => {
  const uploads = createUploadReader(16);
  const heavy = Array.from({ length: 40 }, (_, index) => ({
    path: `${index}/package.json`,
    content: `{"dependencies":{${Array.from({ length: 8000 }, (_one, name) => `"package-${index}-${name}":"^1"`).join(',')}}}`,
  }));
  await assert.rejects(uploads.read(heavy.map(shareFile), 'a'), /memory/);
  assert.equal((await uploads.read(FILES.map(shareFile), 'a')).dependencies.length, 3);
  await uploads.close();
});

test('a thread that uploads are handed to holds none of their texts in its memory', async () => {
  const uploads = createUploadReader(16);
  const files = Array.from({ length: 6 }, (_, index) => ({
    path: `${index}/requirements.txt`,
    content: `boto3\n# ${String(index).repeat(4 * 1024 * 1024)}\n`,
  }));
  const upload = await uploads.read(files.map(shareFile), 'a');
  await uploads.close();
  assert.equal(upload.dependencies[0]?.sources.length, 6);
});

test('beyond the bound direct dependencies stay, and the files whose others go say how many', async () => {
  const lock = Array.from({ length: 30 }, (_, index) => `"node_modules/a-${index}":{"version":"1.0.0"}`);
  const reading = await readManifests([
    { path: 'package.json', content: '{"dependencies":{"stripe":"^14.0.0","zod":"^4"}}' },
    { path: 'package-lock.json', content: `{"lockfileVersion":3,"packages":{${lock.join(',')}}}` },
  ]);
  const upload = mergeUpload(reading, { dependenciesMax: 10 });
  assert.equal(upload.dependencies.length, 10);
  assert.deepEqual(
    upload.dependencies.filter(({ direct }) => direct === true).map(({ name }) => name),
    ['stripe', 'zod'],
  );
  assert.deepEqual(
    upload.files.map(({ path, problems }) => [path, problems.map(({ message }) => message.slice(0, 42))]),
    [
      ['package-lock.json', ['22 of its dependencies are not kept: an up']],
      ['package.json', []],
    ],
  );
});
