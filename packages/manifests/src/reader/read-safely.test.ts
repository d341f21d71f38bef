import assert from 'node:assert/strict';
import { test } from 'node:test';
import { processorMs } from '../../../../test/support/processor-time.ts';
import type { ManifestFile } from '../format.ts';
import type { ReadingLimits } from '../limits.ts';
import { readManifests, type ProjectReading } from '../read.ts';
import { createManifestReader } from './read-safely.ts';
import { shareFile } from './shared-file.ts';

const GOOD: ManifestFile = { path: 'package.json', content: '{"dependencies":{"stripe":"^14.0.0"}}' };

async function readManifestsSafely(
  files: readonly ManifestFile[],
  limits: Partial<ReadingLimits> = {},
): Promise<ProjectReading> {
  const reader = createManifestReader(limits);
  try {
    return await reader.read(files.map(shareFile));
  } finally {
    await reader.close();
  }
}

test('an upload read in a thread says the same as one read here', async () => {
  const files = [
    GOOD,
    { path: 'api/setup.py', content: "setup(install_requires=['resend'])\n" },
    { path: 'api/requirements.txt', content: '-r base.txt\nboto3\n' },
    { path: 'api/base.txt', content: 'twilio>=9\n' },
    { path: '../escape/package.json', content: '{}' },
  ];
  assert.deepEqual(await readManifestsSafely(files), await readManifests(files));
});

test('a large upload read by several threads says the same as one read here, in the same order', async () => {
  const small = Array.from({ length: 250 }, (_, index) => ({
    path: `${index}/requirements.txt`,
    content: `-r ../base.txt\nboto3==1.${index}\n`,
  }));
  const large = { path: 'a/requirements.txt', content: `twilio>=9\n# ${'x'.repeat(9 * 1024 * 1024)}\n` };
  const files = [...small, large, { path: 'base.txt', content: 'resend\n' }];
  const reader = createManifestReader({}, { isAlone: true });
  try {
    assert.deepEqual(await reader.read(files.map(shareFile)), await readManifests(files));
  } finally {
    await reader.close();
  }
});

test('a small upload read alone takes no thread, says the same as one read here, and keeps to as many entries', async (context) => {
  const started = context.mock.fn();
  process.on('worker', started);
  context.after(() => process.off('worker', started));
  const files = [
    { path: 'Gemfile', content: "gem 'stripe'\ngem 'resend'\n" },
    { path: 'api/requirements.txt', content: '-r base.txt\nboto3\n' },
    { path: 'api/base.txt', content: 'twilio>=9\n' },
    { path: 'broken/package.json', content: '{' },
  ];
  const reader = createManifestReader({}, { isAlone: true });
  assert.deepEqual(await reader.read(files.map(shareFile)), await readManifests(files));
  const bounded = createManifestReader({ entriesMax: 1 }, { isAlone: true });
  const { files: readings } = await bounded.read(files.map(shareFile));
  assert.deepEqual(
    readings.map(({ path, dependencies }) => [path, dependencies.length]),
    [
      ['Gemfile', 0],
      ['api/base.txt', 0],
      ['api/requirements.txt', 1],
      ['broken/package.json', 0],
    ],
  );
  assert.equal(started.mock.callCount(), 0);
});

test('a file that takes too long is given up, and the files around it are read', async () => {
  // Takes a second on a fast machine; the others take a millisecond.
  const slow = { path: 'b/package.json', content: `{"dependencies":{${manyEntries(250_000)}}}` };
  const reading = await readManifestsSafely([GOOD, slow, { ...GOOD, path: 'z/package.json' }], { fileTimeMsMax: 200 });
  assert.deepEqual(
    reading.files.map(({ path, problems }) => [path, problems[0]?.message.includes('took longer') ?? false]),
    [
      ['b/package.json', true],
      ['package.json', false],
      ['z/package.json', false],
    ],
  );
});

test('a file that takes too much memory costs only itself', async () => {
  const huge = { path: 'a/package.json', content: `{"dependencies":{${manyEntries(250_000)}}}` };
  const reading = await readManifestsSafely([GOOD, huge], { memoryMbMax: 40 });
  const [first, second] = reading.files;
  assert.match(first?.problems[0]?.message ?? '', /memory/);
  assert.equal(second?.dependencies[0]?.name, 'stripe');
});

test('a thread that reads holds a few texts of an upload at a time, not all', async () => {
  const files = Array.from({ length: 12 }, (_, index) => ({
    path: `${index}/requirements.txt`,
    content: `boto3\n# ${String(index % 10).repeat(4 * 1024 * 1024)}\n`,
  }));
  const reading = await readManifestsSafely(files, { memoryMbMax: 40 });
  assert.deepEqual(
    reading.files.filter(({ dependencies, problems }) => dependencies.length !== 1 || problems.length > 0),
    [],
  );
});

test('text with halves of characters and with a byte order mark says the same in a thread', async () => {
  const files = [
    { path: 'package.json', content: '\uFEFF{"dependencies":{"caf\u00E9":"1","half-\uD800":"1","stripe":"1"}}' },
    { path: 'api/requirements.txt', content: 'boto3\r\ntwilio # \u{1F600}\r\n' },
  ];
  const reading = await readManifestsSafely(files);
  assert.deepEqual(reading, await readManifests(files));
  assert.match(reading.files[1]?.problems[0]?.message ?? '', /characters that none has/);
});

test('files that are too large or too many are refused, and say so', async () => {
  const reader = createManifestReader({ fileBytesMax: 100, totalBytesMax: 150, filesMax: 3 });
  const files = [
    GOOD,
    { path: 'large/package.json', content: 'x'.repeat(101) },
    { path: 'second/package.json', content: 'x'.repeat(99) },
    { path: 'third/package.json', content: 'x'.repeat(99) },
    { path: 'fourth/package.json', content: '{}' },
    { path: 'fifth/package.json', content: '{}' },
  ];
  const reading = await reader.read(files.map(shareFile));
  await reader.close();
  const messages = new Map(reading.files.map(({ path, problems }) => [path, problems[0]?.message ?? '']));
  assert.match(messages.get('large/package.json') ?? '', /larger than 100 bytes/);
  assert.match(messages.get('third/package.json') ?? '', /together are larger/);
  assert.match(messages.get('fifth/package.json') ?? '', /at most 3 files/);
  assert.equal(messages.get('package.json'), '');
});

test('uploads at the same time wait for their turn and all are answered', async () => {
  const reader = createManifestReader();
  const readings = await Promise.all(
    Array.from({ length: 8 }, (_, index) => reader.read([shareFile(GOOD)], `owner ${index % 3}`)),
  );
  await reader.close();
  assert.ok(readings.every(({ files }) => files[0]?.dependencies[0]?.name === 'stripe'));
});

test('brackets nested thousands deep are a problem of their file', async () => {
  const deep = { path: 'deep/package.json', content: `{"dependencies":${'['.repeat(50_000)}` };
  const reading = await readManifestsSafely([deep, GOOD]);
  assert.match(reading.files[0]?.problems[0]?.message ?? '', /nests brackets more than/);
  assert.equal(reading.files[1]?.dependencies.length, 1);
});

function manyEntries(count: number): string {
  return Array.from({ length: count }, (_, index) => `"package-number-${index}":"^1.0.${index}"`).join(',');
}

test('lines of very many entries are found in a few seconds of processor time', async () => {
  const many = (one: (index: number) => string, count = 15_000): string =>
    Array.from({ length: count }, (_, i) => one(i)).join('');
  const reference = many(() => '<PackageReference Include="A"/>\n');
  const dependency = many(() => '<dependency><groupId>a</groupId><artifactId>b</artifactId></dependency>\n', 10_000);
  const startedAt = processorMs();
  const { files } = await readManifests([
    { path: 'a.csproj', content: `<Project><ItemGroup>\n${reference}</ItemGroup></Project>` },
    { path: 'compose.yaml', content: `services:\n${many((i) => `  s${i}:\n    image: image${i}:1\n`, 10_000)}` },
    { path: 'pom.xml', content: `<project><dependencies>\n${dependency}</dependencies></project>` },
  ]);
  assert.deepEqual(
    files.map(({ path, dependencies, problems }) => [path, dependencies.length, dependencies.at(-1)?.line, problems]),
    [
      ['a.csproj', 15_000, 15_001, []],
      ['compose.yaml', 10_000, 20_001, []],
      ['pom.xml', 10_000, 10_001, []],
    ],
  );
  // It would be half a minute and more if each line were counted from the beginning of its file.
  assert.ok(processorMs() - startedAt < 10_000);
});

test('the files of one upload have a bounded number of entries together', async () => {
  const files = ['a', 'b', 'c'].map((folder) => ({
    path: `${folder}/package.json`,
    content: `{"dependencies":{${manyEntries(40)}}}`,
  }));
  const reading = await readManifestsSafely(files, { entriesMax: 100 });
  assert.deepEqual(
    reading.files.map(({ dependencies, problems }) => [dependencies.length, problems.length]),
    [
      [40, 0],
      [40, 0],
      [0, 1],
    ],
  );
});
