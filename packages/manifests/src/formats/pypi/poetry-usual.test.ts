import assert from 'node:assert/strict';
import { test } from 'node:test';
import * as fc from 'fast-check';
import { readManifests } from '../../index.ts';
import { parseToml } from '../../parse.ts';
import { fieldOf, listOf } from '../../tree.ts';
import { readUsualPoetry } from './poetry-usual.ts';

const LOCK = `# This file is written by a program.

[[package]]
name = "Acme.SDK"
version = "1.3.0"
description = "It says \\"hello\\"."
category = "main"
optional = false
python-versions = ">=3.8,<4"
groups = ["main", "dev"]
markers = "python_version < \\"3.12\\""
files = [
    {file = "acme-1.3.0.tar.gz", hash = "sha256:00"},
    {file = "acme-1.3.0.whl", hash = "sha256:01"},
]

[package.dependencies]
tool = {version = ">=4", optional = true, extras = ["fast", "small"]}
"zope.interface" = "*"
many = [
    {version = "^1", markers = "x"},
    {version = "^2", python = "<4"},
]

[package.extras]
all = ["tool (>=4)", "other"]

[package.source]
type = "git"
url = "https://github.com/acme/sdk.git"
reference = "main"

[[package]]
name = "tool"
version = "4.0.2"
files = []

[extras]
all = []

[metadata]
lock-version = "2.0"
content-hash = "00"

[metadata.files]
tool = [
    {file = "tool-4.0.2.tar.gz", hash = "sha256:02"},
]
`;
const PIECES = [
  ...Array.from('"\'=,#{}[].\\ \n\t-\0'),
  '    ',
  '""',
  '\\"',
  'true',
  '1',
  '[package.source]\n',
  '[[package]]\n',
  '[metadata]\n',
  'name = "x"\n',
  'files = []\n',
  '__proto__ = "x"\n',
];

test('a poetry.lock as Poetry writes it is read line by line', () => {
  assert.deepEqual(readUsualPoetry(LOCK), packagesOf(LOCK));
  for (const unusual of [`${LOCK}x\n`, `[package.source]\n${LOCK}`, LOCK.replace('"4.0.2"', "'4.0.2'")])
    assert.equal(readUsualPoetry(unusual), undefined, unusual);
});

test('a poetry.lock with a line of megabytes is left to the grammar', async () => {
  const content = `[[package]]\nname = "tool"\nversion = "1.0.0"\ndescription = "${'\\"'.repeat(4_900_000)}"\n`;
  const [file] = (await readManifests([{ path: 'poetry.lock', content }])).files;
  assert.deepEqual(file?.problems, []);
  assert.deepEqual(
    file?.dependencies.map(({ name, resolved }) => `${name}@${resolved}`),
    ['tool@1.0.0'],
  );
});

test('whatever is read line by line is what the grammar of TOML gives', () => {
  const edit = fc.tuple(fc.nat(LOCK.length), fc.nat(8), fc.constantFrom('', ...PIECES));
  fc.assert(
    fc.property(fc.array(edit, { minLength: 1, maxLength: 3 }), (edits) => {
      const text = edits.reduce(
        (whole, [at, gone, piece]) => whole.slice(0, at) + piece + whole.slice(at + gone),
        LOCK,
      );
      const read = readUsualPoetry(text);
      if (read !== undefined) assert.deepEqual(read, packagesOf(text));
    }),
    { numRuns: 300 },
  );
});

/** Of each package only what is read line by line. */
function packagesOf(text: string): unknown {
  const parsed = parseToml(text);
  if ('problem' in parsed) return parsed.problem;
  return listOf(fieldOf(parsed.value, 'package')).map((entry) =>
    Object.fromEntries(
      ['name', 'version', 'category', 'optional', 'groups', 'source'].flatMap((key) => {
        const value = fieldOf(entry, key);
        const plain = key === 'source' && value !== undefined ? { ...(value as object) } : value;
        return plain === undefined ? [] : [[key, plain]];
      }),
    ),
  );
}
