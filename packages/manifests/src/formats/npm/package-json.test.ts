import assert from 'node:assert/strict';
import { test } from 'node:test';
import { readManifests } from '../../index.ts';
import { describeCase, listProblems } from '../../fixture-cases.ts';

test('every kind of range is read, aliases report the real package, and what stays inside the project is local', async () => {
  assert.deepEqual(await describeCase('npm/application'), {
    'package.json': [
      'stripe@^14.0.0 runtime direct',
      '@acme/payments@~2.1 runtime direct alias:pay',
      'plain-alias@^3.0.0 runtime direct',
      'hosted@github:acme/hosted#semver:^1 runtime direct from:github:acme/hosted',
      'short@acme/short runtime direct from:github:acme/short',
      'ssh@git+ssh://git@github.com/acme/ssh.git#v1 runtime direct from:github:acme/ssh',
      'elsewhere@git+https://git.example.org/team/elsewhere.git runtime direct',
      'tarball@https://files.example.org/tarball-1.0.0.tgz runtime direct',
      'patched@4.0.1 runtime direct',
      'beside@file:../beside runtime direct local',
      'linked@link:../linked runtime direct local',
      'ported@portal:../ported runtime direct local',
      'member@workspace:^ runtime direct local',
      'path@./lib/path runtime direct local',
      'tagged@latest runtime direct',
      'anything@ runtime direct',
      'both@^2.0.0 optional direct',
      'vitest@>=1 <3 development direct',
      'react@^18 || ^19 peer direct',
    ],
  });
});

test('what comes from JSR has its name there, not the key that npm knows something else by', async () => {
  const content = '{"dependencies":{"n":"jsr:@std/path@^1","@std/fs":"jsr:^1","cs":"jsr:@luca/cases"}}';
  const [file] = (await readManifests([{ path: 'package.json', content }])).files;
  assert.deepEqual(
    file?.dependencies.map(({ name, requirement, alias }) => [name, requirement, alias]),
    [
      ['@std/path', 'jsr:@std/path@^1', 'n'],
      ['@std/fs', 'jsr:^1', undefined],
      ['@luca/cases', 'jsr:@luca/cases', 'cs'],
    ],
  );
});

test('odd entries are problems with their line, and the others are read', async () => {
  assert.deepEqual(await describeCase('npm/broken'), {
    'package.json': ['a/b/c@1.0.0 runtime direct', '__proto__@1.0.0 runtime direct', 'good@^1.0.0 runtime direct'],
  });
  assert.deepEqual(await listProblems('npm/broken'), [
    '3: the range of "flag" in "dependencies" should be a string, but is the boolean false',
    '4: the range of "listed" in "dependencies" should be a string, but is a list',
    '5: "a/b/c" is not a name that a package can have',
    '10: "peerDependencies" should map names to ranges, but is a list',
  ]);
});

test('a catalog of pnpm gives the range, and what it does not hold is told', async () => {
  assert.deepEqual(await describeCase('npm/catalogs'), {
    'package.json': [
      'react@^19.0.0 runtime direct',
      'vue2@^2.7 runtime direct alias:vue',
      'lost@catalog: runtime direct',
    ],
    'pnpm-workspace.yaml': [
      'react@^19.0.0 unknown definition',
      'number@1.10 unknown definition',
      'vue2@^2.7 unknown definition alias:vue',
    ],
  });
  assert.match((await listProblems('npm/catalogs')).join(), /"lost" stands in the catalog "default"/);
});

test("a catalog of bun in the package.json at the top gives the range of a member's entry", async () => {
  assert.deepEqual(await describeCase('npm/bun-catalog'), {
    'apps/web/package.json': ['zod@^4.0.0 runtime direct'],
    'package.json': ['zod@^4.0.0 unknown definition'],
  });
});

test('a plain range on a member of the workspace is local, on any other package it is not', async () => {
  assert.deepEqual(await describeCase('npm/workspace'), {
    'package.json': ['@acme/shared@* development direct local'],
    'packages/api/package.json': [
      '@acme/shared@^1.0.0 runtime direct local',
      'old@^1.0.0 runtime direct',
      'twilio@^5.0.0 runtime direct',
    ],
    'packages/shared/package.json': [],
    'tools/old/package.json': [],
  });
});

test('a file that is no JSON object has one problem and nothing else', async () => {
  for (const content of ['', '{"dependencies":', '[]', 'null', '"text"', '7']) {
    const { files } = await readManifests([{ path: 'package.json', content }]);
    assert.deepEqual(files[0]?.dependencies, [], content);
    assert.equal(files[0]?.problems[0]?.fatal, true, content);
  }
});

test('a password in a URL is not kept', async () => {
  const content = '{"dependencies":{"private":"git+https://user:secret@git.example.org/private.git"}}';
  const { files } = await readManifests([{ path: 'package.json', content }]);
  assert.doesNotMatch(JSON.stringify(files), /secret/);
});
