import assert from 'node:assert/strict';
import { test } from 'node:test';
import { selectManifests } from './dropped-files.ts';

const files = (...paths: string[]) => paths.map((path) => ({ path, bytes: 100 }));

test('of a folder the manifests are taken, and nothing of what others wrote or what was built', () => {
  const { chosen, skipped } = selectManifests(
    files(
      'shop/package.json',
      'shop/api/requirements-dev.txt',
      'shop/Cargo.lock',
      'shop/bom.json',
      'shop/src/index.ts',
      'shop/tsconfig.json',
      'shop/node_modules/left-pad/package.json',
      'shop/.git/config',
    ),
  );
  assert.deepEqual(
    chosen.map(({ path }) => path),
    ['shop/package.json', 'shop/api/requirements-dev.txt', 'shop/Cargo.lock', 'shop/bom.json'],
  );
  assert.equal(skipped, 4);
});

test('a file that is dropped by itself is sent whatever its name, unless it is too large', () => {
  assert.equal(selectManifests(files('dependencies.json')).chosen.length, 1);
  const [large] = selectManifests([{ path: 'package-lock.json', bytes: 40 * 1024 * 1024 }]).tooLarge;
  assert.equal(large?.path, 'package-lock.json');
});
