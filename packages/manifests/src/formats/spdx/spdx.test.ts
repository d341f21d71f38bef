import assert from 'node:assert/strict';
import { test } from 'node:test';
import { readManifests } from '../../index.ts';
import { describeCase } from '../../fixture-cases.ts';

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

test('a graph of version 3 gives packages with what they are for, and which the root needs', async () => {
  const element = (name: string, purl?: string) => ({
    type: 'software_Package',
    spdxId: `urn:${name}`,
    name,
    ...(purl !== undefined && { software_packageUrl: purl }),
  });
  const relation = (type: string, to: readonly string[], scope?: string) => ({
    type: scope === undefined ? 'Relationship' : 'LifecycleScopedRelationship',
    from: 'urn:shop',
    relationshipType: type,
    to,
    ...(scope !== undefined && { scope }),
  });
  const content = JSON.stringify({
    '@context': 'https://spdx.org/rdf/3.0.1/spdx-context.jsonld',
    '@graph': [
      { type: 'SpdxDocument', spdxId: 'urn:doc', rootElement: ['urn:shop'] },
      element('shop'),
      element('stripe', 'pkg:npm/stripe@14.0.0'),
      element('vitest', 'pkg:npm/vitest@3.0.0'),
      element('deep', 'pkg:npm/deep@1.0.0'),
      relation('dependsOn', ['urn:stripe']),
      relation('dependsOn', ['urn:vitest'], 'development'),
    ],
  });
  const { files } = await readManifests([{ path: 'shop.spdx.json', content }]);
  assert.deepEqual(files[0]?.problems, []);
  assert.deepEqual(
    files[0]?.dependencies.map(({ name, resolved, scope, direct, local }) => [name, resolved, scope, direct, local]),
    [
      ['shop', undefined, 'unknown', false, true],
      ['stripe', '14.0.0', 'unknown', true, undefined],
      ['vitest', '3.0.0', 'development', true, undefined],
      ['deep', '1.0.0', 'unknown', false, undefined],
    ],
  );
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
