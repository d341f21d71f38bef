import assert from 'node:assert/strict';
import { test } from 'node:test';
import { readManifests } from './index.ts';
import { mergeDependencies } from './merge.ts';
import type { ManifestFile, MergedDependency } from './index.ts';

test('a lockfile fills in versions, and what only it holds is transitive', async () => {
  const merged = await mergeOf([
    { path: 'package.json', content: '{"dependencies":{"stripe":"^14.0.0"}}' },
    {
      path: 'package-lock.json',
      content: '{"lockfileVersion":1,"dependencies":{"stripe":{"version":"14.2.0"},"deep":{"version":"7.0.1"}}}',
    },
  ]);
  assert.deepEqual(merged.map(brief), ['npm deep 7.0.1 7.0.1 false', 'npm stripe ^14.0.0 14.2.0 true']);
});

test('a declared package has the version that its lockfile gives to the declaration, not those of others', async () => {
  const lock = {
    lockfileVersion: 3,
    packages: {
      '': { dependencies: { yaml: '^5.0.0' } },
      'node_modules/yaml': { version: '5.5.0' },
      'node_modules/tool/node_modules/yaml': { version: '4.3.2' },
    },
  };
  const merged = await mergeOf([
    { path: 'package.json', content: '{"dependencies":{"yaml":"^5.0.0"}}' },
    { path: 'package-lock.json', content: JSON.stringify(lock) },
  ]);
  assert.deepEqual(merged.map(brief), ['npm yaml ^5.0.0 5.5.0 true']);
});

test('a lockfile without its manifest leaves open what is direct', async () => {
  const merged = await mergeOf([{ path: 'poetry.lock', content: '[[package]]\nname = "stripe"\nversion = "8.1.0"\n' }]);
  assert.deepEqual(merged.map(brief), ['pypi stripe 8.1.0 8.1.0 undefined']);
});

test('what only a lockfile names has the versions written there, unless an entry asks for just that one', async () => {
  const lock = {
    lockfileVersion: 3,
    packages: {
      '': { dependencies: { pinned: '1.0.0' } },
      'node_modules/pinned': { version: '1.0.0' },
      'node_modules/a/node_modules/pinned': { version: '1.0.0' },
      'node_modules/b': { version: '2.0.0' },
      'node_modules/a/node_modules/b': { version: '1.9.0' },
    },
  };
  const merged = await mergeOf([{ path: 'package-lock.json', content: JSON.stringify(lock) }]);
  assert.deepEqual(merged.map(brief), [
    'npm b 1.9.0, 2.0.0 1.9.0,2.0.0 false',
    'npm pinned  1.0.0 false',
    'npm pinned 1.0.0 1.0.0 true',
  ]);
});

test('one name in two ecosystems, or with two requirements, is two entries', async () => {
  const merged = await mergeOf([
    { path: 'package.json', content: '{"dependencies":{"stripe":"^14.0.0"}}' },
    { path: 'web/package.json', content: '{"devDependencies":{"stripe":"^15.0.0"}}' },
    { path: 'requirements.txt', content: 'stripe~=11.1\n' },
  ]);
  assert.deepEqual(merged.map(brief), [
    'npm stripe ^14.0.0  true',
    'npm stripe ^15.0.0  true',
    'pypi stripe ~=11.1  true',
  ]);
});

test('one requirement in several files is one entry with the strongest scope and every place', async () => {
  const [entry, ...others] = await mergeOf([
    { path: 'b/package.json', content: '{"devDependencies":{"stripe":"^14.0.0"}}' },
    {
      path: 'a/package.json',
      content: '{"peerDependencies":{"stripe":"^14.0.0"},\n"dependencies":{"pay":"npm:stripe@^14.0.0"}}',
    },
  ]);
  assert.deepEqual(others, []);
  assert.equal(entry?.scope, 'runtime');
  assert.deepEqual(entry?.aliases, ['pay']);
  assert.deepEqual(entry?.sources, [
    { path: 'a/package.json', line: 1 },
    { path: 'a/package.json', line: 2 },
    { path: 'b/package.json', line: 1 },
  ]);
});

test('what manifests of tests, examples and documentation declare is for development, unless the project has no other', async () => {
  const manifest = (...names: string[]) =>
    JSON.stringify({ dependencies: Object.fromEntries(names.map((name) => [name, '1'])) });
  const aside = [
    'examples/shop/package.json',
    'src/Shop.Tests/package.json',
    'src/Shop.Tests.Controllers/package.json',
    'docs/package.json',
    'a/test/package.json',
    'packages/demo-app/package.json',
    'mock_server/package.json',
    'detox/package.json',
    'buildSrc/package.json',
    'packages/cli/templates/react/package.json',
    '.github/actions/sync/package.json',
    'builder/package.json',
  ];
  const examples = aside.map((path, at) => ({ path, content: manifest('both', `only-${at}`) }));
  const scopes = async (files: readonly ManifestFile[]) =>
    (await mergeOf(files)).map(({ name, scope }) => `${name} ${scope}`);
  assert.deepEqual(await scopes([...examples, { path: 'package.json', content: manifest('both') }]), [
    'both runtime',
    ...aside.map((_path, at) => `only-${at} development`).toSorted(),
  ]);
  const around = [
    { path: 'Dockerfile', content: 'FROM node:24\n' },
    { path: 'latest/package.json', content: '{"name":"shop"}' },
  ];
  assert.deepEqual(
    (await scopes([...examples, ...around])).filter((one) => one.endsWith('development')),
    [],
  );
});

test('local packages and definitions are left out', async () => {
  const merged = await mergeOf([
    { path: 'package.json', content: '{"dependencies":{"beside":"file:../beside"}}' },
    { path: 'pnpm-workspace.yaml', content: 'catalog:\n  react: ^19.0.0\n' },
  ]);
  assert.deepEqual(merged, []);
});

async function mergeOf(files: readonly ManifestFile[]): Promise<readonly MergedDependency[]> {
  return mergeDependencies(await readManifests(files));
}

function brief({ ecosystem, name, requirement, resolved, direct }: MergedDependency): string {
  return `${ecosystem} ${name} ${requirement} ${resolved.join(',')} ${direct}`;
}
