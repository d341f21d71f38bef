import assert from 'node:assert/strict';
import { test } from 'node:test';
import { readManifests } from '../../index.ts';
import { describeCase } from '../../fixture-cases.ts';

test('package-lock 1 gives the tree with real names, and says nothing of direct ones', async () => {
  assert.deepEqual(await describeCase('npm/lock-1'), {
    'package-lock.json': [
      'a@ =1.0.0 runtime',
      'real@ =3.0.0 runtime alias:alias',
      'b@ =1.9.0 optional',
      'beside@ =file:../beside runtime local',
      'hosted@ =git+ssh://git@github.com/acme/hosted.git#0123456 runtime from:github:acme/hosted',
      'b@ =2.0.1 development',
    ],
  });
});

test('package-lock 3 gives what the root and its members ask for with the version that each of them gets', async () => {
  assert.deepEqual(await describeCase('npm/lock-3'), {
    'package-lock.json': [
      'a@^1.0.0 =1.2.0 runtime direct',
      'real@^3 =3.0.0 runtime direct alias:alias',
      'gone@^9.0.0 runtime direct',
      'tool@~4.0 =4.0.2 development direct',
      'a@^2.0.0 =2.5.0 runtime direct',
      'shop-sibling@* runtime direct local',
      'b@ =2.0.1 development transitive',
      'b@ =1.9.0 optional transitive',
      'member@ runtime transitive local',
    ],
  });
});

test('a yarn.lock of version 1 gives each package once, under its real name', async () => {
  assert.deepEqual(await describeCase('npm/yarn-classic'), {
    'yarn.lock': [
      '@acme/sdk@ =1.3.0 unknown',
      'real@ =2.1.0 unknown alias:alias',
      'beside@ =0.0.0 unknown local',
      'hosted@ =0.4.0 unknown from:github:acme/hosted',
      'spaced@ =2.2.0 unknown',
    ],
  });
});

test('a yarn.lock without its header is read, and of an unfinished merge both sides', async () => {
  const entry = (version: string): string => `lodash@^${version}:\n  version "${version}.1"\n`;
  const { files } = await readManifests([
    { path: 'a/yarn.lock', content: `${entry('4.0')}\n"@a/b@1", "@a/b@^1":\n  version "1.0.0"\n` },
    {
      path: 'b/yarn.lock',
      content: `# yarn lockfile v1\n\n<<<<<<< HEAD\n${entry('4.0')}=======\n${entry('4.1')}>>>>>>> x\n`,
    },
  ]);
  assert.deepEqual(
    files.map(({ dependencies }) => dependencies.map(({ name, resolved }) => `${name}@${resolved}`)),
    [
      ['lodash@4.0.1', '@a/b@1.0.0'],
      ['lodash@4.0.1', 'lodash@4.1.1'],
    ],
  );
  assert.deepEqual(
    files.map(({ problems }) => problems.map(({ line }) => line)),
    [[], [3]],
  );
});

test("a yarn.lock of berry gives what its workspaces ask for as direct, and the project's own packages as local", async () => {
  assert.deepEqual(await describeCase('npm/yarn-berry'), {
    'yarn.lock': [
      '@acme/sdk@^1.2.0 =1.3.0 unknown direct',
      'real@^2.0.0 =2.1.0 unknown direct alias:alias',
      'deep@ =7.0.1 unknown transitive',
      'patched@ =4.0.5 unknown transitive',
      'shop@ =0.0.0-use.local unknown transitive local',
    ],
  });
});

test('a pnpm-lock of version 5 gives names and versions without peers', async () => {
  assert.deepEqual(await describeCase('npm/pnpm-5'), {
    'pnpm-lock.yaml': [
      '@acme/sdk@^1.0.0 =1.3.0 runtime direct',
      'real@^2.0.0 =2.1.0 runtime direct alias:alias',
      'hosted@acme/hosted =0.4.0 runtime direct from:github:acme/hosted',
      'tool@~4.0 =4.0.2 development direct',
      'deep@ =7.0.1 optional transitive',
    ],
  });
});

test('a pnpm-lock of version 6 gives the direct packages of every importer', async () => {
  assert.deepEqual(await describeCase('npm/pnpm-6'), {
    'pnpm-lock.yaml': [
      '@acme/sdk@^1.0.0 =1.3.0 runtime direct',
      'real@^2.0.0 =2.1.0 runtime direct alias:alias',
      'sibling@workspace:* runtime direct local',
      'deep@^7.0.0 =7.0.1 optional direct',
      'transitive@ =5.0.0 development transitive',
      'injected@ =1.0.0 unknown transitive local',
    ],
  });
});

test('a pnpm-lock of two documents gives the project, which is the last one', async () => {
  assert.deepEqual(await describeCase('npm/pnpm-9'), {
    'pnpm-lock.yaml': [
      'real@^2.0.0 =2.1.0 runtime direct alias:alias',
      'hosted@github:acme/hosted =0.4.0 runtime direct',
      'zod@^4.0.0 =4.1.0 runtime direct',
      'tool@~4.0 =4.0.2 development direct',
      '@acme/transitive@ =5.0.0 unknown transitive',
    ],
  });
});

test('a bun.lock gives what each workspace asks for with the version that it gets', async () => {
  assert.deepEqual(await describeCase('npm/bun'), {
    'bun.lock': [
      '@acme/sdk@^1.0.0 =1.3.0 runtime direct',
      'real@^2.0.0 =2.1.0 runtime direct alias:alias',
      'zod@^4.0.0 =4.1.0 runtime direct',
      'sibling@workspace:* development direct local',
      'deep@^6.0.0 =6.5.0 runtime direct',
      'deep@ =7.0.1 unknown transitive',
      'hosted@ =github:acme/hosted#0123456 unknown transitive from:github:acme/hosted',
    ],
  });
});

test('a broken lockfile has a problem and nothing else', async () => {
  const broken = [
    { path: 'package-lock.json', content: '{"name":"x"}' },
    { path: 'npm-shrinkwrap.json', content: '{"packages":' },
    { path: 'a/yarn.lock', content: '# yarn lockfile v1\n\na@^1\n  version "1"\n' },
    { path: 'pnpm-lock.yaml', content: ',no' },
    { path: 'b/pnpm-lock.yaml', content: '' },
    { path: 'bun.lock', content: '{"workspaces":[' },
  ];
  for (const { path, problems, dependencies } of (await readManifests(broken)).files) {
    assert.deepEqual(dependencies, [], path);
    assert.equal(problems[0]?.fatal, true, path);
  }
});

test('a binary bun.lockb says which command writes one that is read', async () => {
  const { files } = await readManifests([
    { path: 'bun.lockb', content: '#!/usr/bin/env bun\nbun-lockfile-format-v0\n\0' },
  ]);
  assert.match(files[0]?.problems[0]?.message ?? '', /--save-text-lockfile/);
});

test('a yarn.lock whose keys are all quoted is read, with and without its header', async () => {
  const entries =
    '"@stripe/stripe-js@^4":\n  "integrity" "sha512-x"\n  "version" "4.1.0"\n\n"stripe@^14":\n  "dependencies":\n    "qs" "^6"\n  "version" "14.0.0"\n';
  for (const content of [`# yarn lockfile v1\n\n${entries}`, entries]) {
    const [file] = (await readManifests([{ path: 'yarn.lock', content }])).files;
    assert.deepEqual(file?.problems, []);
    assert.deepEqual(
      file?.dependencies.map(({ name, resolved }) => `${name}@${resolved}`),
      ['@stripe/stripe-js@4.1.0', 'stripe@14.0.0'],
    );
  }
});

test('what a package-lock calls extraneous belongs to the project no more', async () => {
  const packages = {
    '': { dependencies: { stripe: '^17.0.0' } },
    'node_modules/stripe': { version: '17.1.0' },
    'old/sub': { extraneous: true, dependencies: { '@openai/agents': '^0.3.7' } },
    'node_modules/left': { version: '1.0.0', extraneous: true },
  };
  const content = JSON.stringify({ lockfileVersion: 3, packages });
  const { files } = await readManifests([{ path: 'package-lock.json', content }]);
  assert.deepEqual(
    files[0]?.dependencies.map(({ name }) => name),
    ['stripe'],
  );
});
