import assert from 'node:assert/strict';
import { readdirSync } from 'node:fs';
import { test } from 'node:test';
import {
  ALLOWED_LICENCES,
  createBillOfMaterials,
  formatNotices,
  readLockedPackages,
  toPackageUrl,
} from '../tools/third-party.ts';

const packages = readLockedPackages();
const runtime = packages.filter(({ isRuntime }) => isRuntime);

test('every package, of development too, has a licence that is allowed', () => {
  assert.ok(packages.length > 100);
  assert.deepEqual(
    packages
      .filter(({ licence }) => licence === undefined || !ALLOWED_LICENCES.has(licence))
      .map(({ name, version, licence }) => `${name} ${version}: ${licence ?? 'not declared'}`),
    [],
  );
});

test("a tool of a dependency's developers is not installed with the server", () => {
  const names = new Set(runtime.map(({ name }) => name));
  for (const name of ['npm-check-updates', 'node-gyp', 'prebuildify', 'tree-sitter', 'tree-sitter-cli', 'typescript'])
    assert.ok(!names.has(name), name);
});

test('the bill of materials names every runtime package of the lockfile with its licence, and nothing of development', () => {
  const bill = createBillOfMaterials();
  assert.equal(bill.bomFormat, 'CycloneDX');
  assert.equal(bill.metadata.component['name'], 'upriver');
  const listed = bill.components.map(({ purl }) => purl);
  const ours = readdirSync(new URL('../packages', import.meta.url)).map((name) => `pkg:npm/%40upriver/${name}@0.1.0`);
  const expected = [...new Set(runtime.map(({ name, version }) => toPackageUrl(name, version))), ...ours];
  assert.deepEqual(new Set(listed), new Set(expected));
  const references = new Set(bill.components.map((component) => component['bom-ref']));
  for (const { dependsOn } of bill.dependencies)
    for (const other of dependsOn ?? []) assert.ok(references.has(other), other);
});

test('the notices hold the name and licence of every runtime package', () => {
  const notices = formatNotices();
  for (const { name, version, licence } of runtime)
    assert.ok(notices.includes(`${name} ${version}\nLicence: ${licence}`), name);
  assert.match(notices, /Permission is hereby granted/);
});
