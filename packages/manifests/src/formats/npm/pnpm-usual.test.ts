import assert from 'node:assert/strict';
import { test } from 'node:test';
import * as fc from 'fast-check';
import { readManifests } from '../../index.ts';
import { parseYamlDocuments } from '../../parse.ts';
import { readUsualPnpm } from './pnpm-usual.ts';

const LOCK = `---
lockfileVersion: '9.0'

importers:

  .:
    configDependencies: {}

---
lockfileVersion: '9.0'

settings:
  autoInstallPeers: true

importers:

  .:
    dependencies:
      '@acme/sdk':
        specifier: ^1.0.0
        version: 1.3.0(zod@4.1.0)
    devDependencies:
      tool: {specifier: ~4.0, version: 4.0.2}

packages:

  '@acme/sdk@1.3.0':
    resolution: {integrity: sha512-q83v+/==, tarball: https://files.example.org/sdk-1.3.0.tgz}
    engines: {node: ^12.20.0 || >=16.0.0, '0': any}
    cpu: [x64, 'arm64']
    deprecated: Don't use it (see https://example.org/#why), it's over
    dev: false

  tool@4.0.2:
    resolution: {integrity: sha512-0}
    deprecated: |-
      Two lines,

        one of them far in.
    transitivePeerDependencies:
      - supports-color
      - '@acme/it''s'

snapshots:

  tool@4.0.2: {}
`;
const PIECES = [
  ...Array.from('\'":,#{}[]|>-*&!?%@~ \n\t='),
  '  ',
  '      ',
  ': ',
  ' #',
  "''",
  '- ',
  '---\n',
  '...\n',
  '|-\n',
  'dev: true\n',
  '<<: x\n',
  '__proto__: x\n',
  'null',
];

test('a pnpm-lock.yaml as pnpm writes it is read line by line', () => {
  assert.deepEqual(readUsualPnpm(LOCK), lastOf(LOCK));
  for (const unusual of [
    '',
    'a:\n',
    `${LOCK}tool: *a\n`,
    LOCK.replace('true', '"true"'),
    `${LOCK}lockfileVersion: 6\n`,
  ])
    assert.equal(readUsualPnpm(unusual), undefined, unusual);
});

test('a pnpm-lock.yaml with a line of megabytes is left to the grammar', async () => {
  const content = `lockfileVersion: '9.0'\npackages:\n  tool@1.0.0:\n    deprecated: ${'x'.repeat(9_000_000)}\n`;
  const [file] = (await readManifests([{ path: 'pnpm-lock.yaml', content }])).files;
  assert.deepEqual(file?.problems, []);
  assert.deepEqual(
    file?.dependencies.map(({ name, resolved }) => `${name}@${resolved}`),
    ['tool@1.0.0'],
  );
});

test('whatever is read line by line is what the grammar of YAML gives', () => {
  const edit = fc.tuple(fc.nat(LOCK.length), fc.nat(8), fc.constantFrom('', ...PIECES));
  fc.assert(
    fc.property(fc.array(edit, { minLength: 1, maxLength: 3 }), (edits) => {
      const text = edits.reduce(
        (whole, [at, gone, piece]) => whole.slice(0, at) + piece + whole.slice(at + gone),
        LOCK,
      );
      const read = readUsualPnpm(text);
      if (read !== undefined) assert.deepEqual(read, lastOf(text));
    }),
    { numRuns: 300 },
  );
});

function lastOf(text: string): unknown {
  const parsed = parseYamlDocuments(text);
  return 'problem' in parsed ? parsed.problem : parsed.values.at(-1);
}
