import assert from 'node:assert/strict';
import { test } from 'node:test';
import { readManifests } from '../../index.ts';
import { describeCase, listProblems, readFixtureCase } from '../../fixture-cases.ts';

test('components of every level are read, and the graph tells which are direct', async () => {
  assert.deepEqual(await describeCase('cyclonedx/json'), {
    'bom.json': [
      'stripe@ =14.0.0 runtime direct from:pkg:npm/stripe@14.0.0',
      '@acme/sdk@ =1.3.0 optional transitive from:pkg:npm/%40acme/sdk@1.3.0?vcs_url=x#lib',
      'org.acme/no-purl@ =3.0.0 unknown',
      'broken@ =1 unknown',
      'nested-name@ =1.0.0 unknown transitive from:pkg:pypi/Nested_Name@1.0.0',
      'inner@ =2.0.0 unknown from:pkg:npm/inner@2.0.0',
    ],
  });
});

test('a broken component is a problem and does not end the reading', async () => {
  assert.deepEqual(await listProblems('cyclonedx/json'), [
    '-: "pkg:broken" is no package URL; expected pkg:type/name@version',
    '-: a package has neither a name nor a package URL',
  ]);
});

test('XML says the same as JSON', async () => {
  assert.deepEqual(await describeCase('cyclonedx/xml'), {
    'bom.xml': [
      'com.stripe:stripe-java@ =24.10 runtime direct from:pkg:maven/com.stripe/stripe-java@24.10?type=jar&classifier=x',
      'no-purl@ =2 unknown',
      'org.acme:inner@ =1 unknown transitive from:pkg:maven/org.acme/inner@1',
    ],
  });
});

test('hosts of services and of their providers are reported', async () => {
  const hosts = async (name: string): Promise<readonly string[]> => {
    const { files } = await readManifests(readFixtureCase(name).files);
    return files.flatMap((file) => file.hosts.map(({ host }) => host));
  };
  assert.deepEqual(await hosts('cyclonedx/json'), ['api.stripe.com', 'files.stripe.com', 'stripe.com']);
  assert.deepEqual(await hosts('cyclonedx/xml'), ['api.twilio.com', 'twilio.com']);
});

test('an external entity is never read', async () => {
  const content =
    '<?xml version="1.0"?><!DOCTYPE b [<!ENTITY x SYSTEM "file:///etc/hostname">]>' +
    '<bom xmlns="http://cyclonedx.org/schema/bom/1.6"><components><component><name>&x;</name></component></components></bom>';
  const { files } = await readManifests([{ path: 'bom.xml', content }]);
  assert.ok((files[0]?.problems.length ?? 0) > 0 || files[0]?.dependencies[0]?.name === '&x;');
});

test('a file that is no bill of materials has a problem and nothing else', async () => {
  const broken = [
    { path: 'bom.json', content: '[]' },
    { path: 'a/bom.json', content: '{"bomFormat":' },
    { path: 'bom.xml', content: '<bom><open></bom>' },
    { path: 'a/bom.xml', content: '' },
    { path: 'b/bom.xml', content: '<project/>' },
  ];
  for (const { path, dependencies, problems } of (await readManifests(broken)).files) {
    assert.deepEqual(dependencies, [], path);
    assert.equal(problems[0]?.fatal, true, path);
  }
});
