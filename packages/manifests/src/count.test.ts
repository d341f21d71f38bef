import assert from 'node:assert/strict';
import { test } from 'node:test';
import { countDirectAll, countDirectRuntime, countPackages, readManifests } from './index.ts';

async function countsOf(path: string, content: string): Promise<readonly number[]> {
  const { files } = await readManifests([{ path, content }]);
  const [file] = files;
  assert.ok(file);
  return [countDirectRuntime(file), countDirectAll(file), countPackages(file)];
}

test('optional packages of npm are runtime, extras of Python are not', async () => {
  const npm = '{"dependencies":{"a":"1"},"optionalDependencies":{"b":"1"},"devDependencies":{"c":"1"}}';
  assert.deepEqual(await countsOf('package.json', npm), [2, 3, 0]);
  const python = '[project]\ndependencies = ["a"]\n[project.optional-dependencies]\nx = ["b"]\n';
  assert.deepEqual(await countsOf('pyproject.toml', python), [1, 2, 0]);
});

test('names are counted once, local packages and build tooling not at all', async () => {
  const npm = '{"dependencies":{"a":"1","local":"file:."},"devDependencies":{"a":"2"}}';
  assert.deepEqual(await countsOf('package.json', npm), [1, 1, 0]);
  const python = '[build-system]\nrequires = ["hatchling"]\n[project]\ndependencies = ["a<2", "A>=2"]\n';
  assert.deepEqual(await countsOf('pyproject.toml', python), [1, 1, 0]);
});

test('definitions count only in a file that does nothing but define', async () => {
  assert.deepEqual(await countsOf('pnpm-workspace.yaml', 'catalog:\n  a: 1.0.0\n  b: 1.0.0\n'), [2, 2, 0]);
  assert.deepEqual(await countsOf('package.json', '{"dependencies":{"c":"1"},"catalog":{"a":"1"}}'), [1, 1, 0]);
});

test('a lockfile counts each version of a package, and direct ones only where it marks them', async () => {
  const lock =
    '[[package]]\nname = "a"\nversion = "1"\n[[package]]\nname = "a"\nversion = "2"\n[[package]]\nname = "a"\nversion = "2"\n';
  assert.deepEqual(await countsOf('poetry.lock', lock), [0, 0, 2]);
});

test('an SBOM counts package URLs, not packages without one', async () => {
  const bom = '{"bomFormat":"CycloneDX","components":[{"purl":"pkg:npm/a@1"},{"purl":"pkg:npm/a@1"},{"name":"b"}]}';
  assert.deepEqual(await countsOf('bom.json', bom), [0, 0, 1]);
});
