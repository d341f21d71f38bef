import assert from 'node:assert/strict';
import { test } from 'node:test';
import { readCase } from '../../read-case.ts';

test('a flake.lock gives its inputs, and which of them the flake names itself', async () => {
  const node = (owner: string, repo: string) => ({ locked: { owner, repo, rev: 'abc', type: 'github' } });
  const content = JSON.stringify({
    nodes: {
      systems: node('nix-systems', 'default'),
      utils: node('numtide', 'flake-utils'),
      root: { inputs: { utils: 'utils' } },
    },
    root: 'root',
  });
  assert.deepEqual(await readCase('flake.lock', content), [
    'generic:nix/nix-systems/default@=abc build transitive as systems from github:nix-systems/default',
    'generic:nix/numtide/flake-utils@=abc build as utils from github:numtide/flake-utils',
  ]);
  assert.match((await readCase('flake.lock', '{}'))[0] ?? '', /"nodes" should be a map/);
});
