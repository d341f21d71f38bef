import assert from 'node:assert/strict';
import { test } from 'node:test';
import { readManifests } from '../../index.ts';
import { describeCase, listProblems } from '../../fixture-cases.ts';

test('a JSON document gives packages with their package URLs, and the package that it is about is local', async () => {
  assert.deepEqual(await describeCase('spdx/json'), {
    'shop.spdx.json': [
      'acme/shop@ =main unknown transitive local from:pkg:github/acme/shop@main',
      'stripe@ =8.1.0 unknown direct from:pkg:pypi/stripe@8.1.0',
      'other@ unknown transitive',
      'dev@ =2.0 development direct',
    ],
  });
});

test('a document of tags and values says the same; texts over several lines are not tags', async () => {
  assert.deepEqual(await describeCase('spdx/tag-value'), {
    'shop.spdx': ['stripe@ =8.1.0 unknown direct from:pkg:pypi/stripe@8.1.0', 'shop@ unknown transitive local'],
  });
});

test('version 3 is told to be unsupported', async () => {
  assert.deepEqual(await describeCase('spdx/version-3'), { 'shop.spdx.json': [] });
  assert.match((await listProblems('spdx/version-3')).join(), /SPDX 3 is not read/);
});

test('YAML is read as JSON is', async () => {
  const content = 'spdxVersion: SPDX-2.3\npackages:\n  - name: stripe\n    versionInfo: 1.10\n';
  const { files } = await readManifests([{ path: 'shop.spdx.yaml', content }]);
  assert.equal(files[0]?.dependencies[0]?.resolved, '1.10');
});

test('a file that is no document has a problem and nothing else', async () => {
  const broken = [
    { path: 'a.spdx.json', content: '{}' },
    { path: 'b.spdx.json', content: '{"spdxVersion"' },
    { path: 'c.spdx', content: 'PackageName: x\n' },
    { path: 'd.spdx', content: '<?xml version="1.0"?><rdf:RDF/>' },
  ];
  for (const { path, dependencies, problems } of (await readManifests(broken)).files) {
    assert.deepEqual(dependencies, [], path);
    assert.equal(problems[0]?.fatal, true, path);
  }
});

test('a relationship that says what a package is for gives its scope', async () => {
  const one = (id: string) => ({ SPDXID: id, name: id, versionInfo: '1' });
  const relation = (from: string, type: string, to: string) => ({
    spdxElementId: from,
    relationshipType: type,
    relatedSpdxElement: to,
  });
  const content = JSON.stringify({
    spdxVersion: 'SPDX-2.3',
    documentDescribes: ['root'],
    packages: ['root', 'dev', 'run', 'both', 'plain'].map(one),
    relationships: [
      relation('dev', 'DEV_DEPENDENCY_OF', 'root'),
      relation('run', 'RUNTIME_DEPENDENCY_OF', 'root'),
      relation('both', 'TEST_DEPENDENCY_OF', 'root'),
      relation('root', 'DEPENDS_ON', 'both'),
      relation('root', 'DEPENDS_ON', 'plain'),
    ],
  });
  const [file] = (await readManifests([{ path: 'x.spdx.json', content }])).files;
  assert.deepEqual(
    file?.dependencies.filter(({ local }) => local !== true).map(({ name, scope, direct }) => [name, scope, direct]),
    [
      ['dev', 'development', true],
      ['run', 'runtime', true],
      ['both', 'unknown', true],
      ['plain', 'unknown', true],
    ],
  );
});
