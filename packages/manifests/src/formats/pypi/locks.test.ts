import assert from 'node:assert/strict';
import { test } from 'node:test';
import { readManifests } from '../../index.ts';
import { describeCase } from '../../fixture-cases.ts';

test('a poetry.lock gives each version of a package once, with its group', async () => {
  assert.deepEqual(await describeCase('pypi/poetry-lock'), {
    'poetry.lock': [
      'stripe@ =8.1.0 runtime',
      'numpy@ =1.26.0 optional',
      'numpy@ =2.1.0 development',
      'beside@ =0.1.0 unknown local',
      'forked@ =1.0 development from:github:acme/forked',
    ],
  });
});

test('a pdm.lock that repeats a package for an extra gives it once', async () => {
  assert.deepEqual(await describeCase('pypi/pdm-lock'), {
    'pdm.lock': [
      'stripe@ =8.1.0 runtime',
      'pytest@ =8.0.0 development',
      'sub@ =0.1.0 unknown local',
      'forked@ =1.0 unknown from:github:acme/forked',
    ],
  });
});

test('a pylock.toml gives versions or commits, and directories as local', async () => {
  assert.deepEqual(await describeCase('pypi/pylock'), {
    'pylock.api.toml': [
      'stripe@ =8.1.0 unknown',
      'here@ unknown local',
      'forked@ =0123456 unknown from:github:acme/forked',
      'archived@ =2.0 unknown from:https://files.example.org/archived-2.0.tar.gz',
    ],
  });
});

test('a uv.lock gives what the project and its members ask for as direct', async () => {
  assert.deepEqual(await describeCase('pypi/uv-lock'), {
    'uv.lock': [
      'member@ =0.1.0 runtime direct local',
      'numpy@ =1.26.0 runtime direct',
      'numpy@ =2.1.0 runtime direct',
      'stripe@>=8,<9 =8.1.0 runtime direct',
      'braintree@>=4 =4.20.0 optional direct',
      'pytest@~=8.0 =8.0.0 development direct',
      'forked@ =1.0 runtime direct from:github:acme/forked',
      'certifi@ =2026.1.1 unknown transitive',
    ],
  });
});

test('a lockfile that is no TOML or JSON has a problem and nothing else', async () => {
  const paths = ['poetry.lock', 'pdm.lock', 'pylock.toml', 'uv.lock', 'Pipfile.lock'];
  const { files } = await readManifests(paths.map((path) => ({ path, content: '[[package]\nname' })));
  for (const { path, dependencies, problems } of files) {
    assert.deepEqual(dependencies, [], path);
    assert.equal(problems[0]?.fatal, true, path);
  }
});
