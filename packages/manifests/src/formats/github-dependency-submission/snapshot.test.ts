import assert from 'node:assert/strict';
import { test } from 'node:test';
import { readManifests } from '../../index.ts';
import { describeCase, listProblems } from '../../fixture-cases.ts';

test('a snapshot marks direct and development packages', async () => {
  assert.deepEqual(await describeCase('github-dependency-submission/snapshot'), {
    'snapshot.json': [
      'stripe@ =14.0.0 runtime direct from:pkg:npm/stripe@14.0.0',
      'deep@ =7.0.1 development transitive from:pkg:npm/deep@7.0.1',
      'github.com/stripe/stripe-go/v76@ =v76.0 unknown from:pkg:golang/github.com/stripe/stripe-go/v76@v76.0',
      'broken@ unknown',
    ],
  });
  assert.match(
    (await listProblems('github-dependency-submission/snapshot')).join(),
    /"npm\/broken@1" is no package URL/,
  );
});

test('a snapshot without manifests has a problem and nothing else', async () => {
  const { files } = await readManifests([{ path: 'any.json', content: '{"detector":{},"job":{}}' }]);
  assert.equal(files[0]?.problems[0]?.fatal, true);
});
