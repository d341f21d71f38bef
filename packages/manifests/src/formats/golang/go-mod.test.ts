import assert from 'node:assert/strict';
import { test } from 'node:test';
import { countDirectAll, countDirectRuntime, readManifests } from '../../index.ts';
import { describeCase, listProblems } from '../../fixture-cases.ts';

test('a go.mod gives what it requires, with replacements beside the required names', async () => {
  assert.deepEqual(await describeCase('golang/module'), {
    'go.mod': [
      'github.com/stripe/stripe-go/v82@v82.1.0 runtime direct',
      'cloud.google.com/go/storage@v1.50.0 runtime direct',
      'github.com/aws/aws-sdk-go-v2@v1.36.0 runtime direct',
      'example.com/shop/money@v0.0.0 runtime direct from:../money',
      'example.com/fork@v1.0.0 runtime direct from:example.org/fork@v1.0.1',
      'example.com/other@v1.4.0 runtime direct',
      'gopkg.in/yaml.v3@v3.0.1 runtime transitive',
      'golang.org/x/sys@v0.31.0 runtime transitive',
      'example.com/branch@main runtime direct',
    ],
  });
  assert.deepEqual(await listProblems('golang/module'), []);
});

test('indirect requirements are among all that a go.mod declares, and not among what it declares itself', async () => {
  const content = 'module a\nrequire b.example/c v1.0.0\nrequire b.example/d v1.0.0 // indirect\n';
  const reading = (await readManifests([{ path: 'go.mod', content }])).files[0];
  assert.ok(reading);
  assert.deepEqual([countDirectRuntime(reading), countDirectAll(reading)], [1, 2]);
});

test('lines that are no directives are problems, and the others stand', async () => {
  const content = 'module a\n<<<<<<< HEAD\nrequire (\n\texample.com/b v1.0.0\n\texample.com/c\n';
  const { dependencies, problems } = (await readManifests([{ path: 'go.mod', content }])).files[0] ?? {};
  assert.deepEqual(
    dependencies?.map(({ name }) => name),
    ['example.com/b', 'example.com/c'],
  );
  assert.deepEqual(
    problems?.map(({ line }) => line),
    [2, 3, 5],
  );
});
