import assert from 'node:assert/strict';
import { test } from 'node:test';
import { readManifests } from '../../index.ts';
import { describeCase, listProblems } from '../../fixture-cases.ts';

test('a project gives its packages without the platform, and those of its own folders are local', async () => {
  assert.deepEqual(await describeCase('composer/project'), {
    'composer.json': [
      'stripe/stripe-php@^16.0 runtime direct',
      'acme/money@@dev runtime direct local',
      'acme/fork@dev-main as 1.4.0 runtime direct',
      'broken/one@ runtime direct',
      'phpunit/phpunit@^11.0 || ^12.0 development direct',
    ],
    'composer.lock': [
      'stripe/stripe-php@ =v16.1.0 runtime direct',
      'acme/money@ =dev-main runtime direct local',
      'acme/fork@ =dev-main runtime direct from:https://example.com/fork.git',
      'sebastian/diff@ =6.0.2 development transitive',
    ],
    'packages/money/composer.json': [],
  });
  assert.deepEqual(await listProblems('composer/project'), ['11: require.broken/one is a list, which is no version']);
});

test('an empty list stands for an empty map', async () => {
  assert.deepEqual(await describeCase('composer/empty-maps'), { 'composer.json': [] });
  assert.deepEqual(await listProblems('composer/empty-maps'), []);
});

test('a lockfile alone does not tell what is direct', async () => {
  const content = '{"packages":[{"name":"a/b","version":"1.0","notification-url":""}],"packages-dev":3}';
  const { files } = await readManifests([{ path: 'composer.lock', content }]);
  assert.equal(files[0]?.dependencies[0]?.direct, undefined);
  assert.equal(files[0]?.problems.length, 1);
});

test('a composer.json that is no JSON is one fatal problem', async () => {
  const { files } = await readManifests([{ path: 'composer.json', content: '{"require": {"a/b": "1",}' }]);
  assert.equal(files[0]?.problems[0]?.fatal, true);
});
