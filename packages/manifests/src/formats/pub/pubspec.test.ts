import assert from 'node:assert/strict';
import { test } from 'node:test';
import { readManifests } from '../../index.ts';

const PUBSPEC = `name: shop
dependencies:
  flutter:
    sdk: flutter
  flutter_stripe: ^10.1.0 # pays
  http:
  mine: {path: ../mine}
  forked:
    git:
      url: https://user:secret@github.com/acme/forked.git
      ref: v2
  hosted_one:
    hosted: https://pub.acme.com
    version: '>=1.0.0 <2.0.0'
dev_dependencies:
  test: any
dependency_overrides:
  http: 1.0.0
`;

test('a pubspec gives packages with their requirement as written; parts of an SDK and paths are local', async () => {
  const [file] = (await readManifests([{ path: 'pubspec.yaml', content: PUBSPEC }])).files;
  assert.deepEqual(
    file?.dependencies.map(({ name, requirement, scope, local, line }) => [
      name,
      requirement,
      scope,
      local === true,
      line,
    ]),
    [
      ['flutter', '', 'runtime', true, 3],
      ['flutter_stripe', '^10.1.0', 'runtime', false, 5],
      ['http', '', 'runtime', false, 6],
      ['mine', '', 'runtime', true, 7],
      ['forked', 'https://github.com/acme/forked.git#v2', 'runtime', false, 8],
      ['hosted_one', '>=1.0.0 <2.0.0', 'runtime', false, 12],
      ['test', 'any', 'development', false, 16],
    ],
  );
  assert.deepEqual(file?.problems, []);
});

test('a pubspec.lock marks what is direct', async () => {
  const content = `packages:
  http:
    dependency: "direct main"
    source: hosted
    version: "1.2.0"
  meta:
    dependency: transitive
    source: hosted
    version: "1.10.0"
  sky_engine:
    dependency: transitive
    source: sdk
    version: "0.0.99"
`;
  const [file] = (await readManifests([{ path: 'pubspec.lock', content }])).files;
  assert.deepEqual(
    file?.dependencies.map(({ name, resolved, direct, scope, local }) => [
      name,
      resolved,
      direct,
      scope,
      local === true,
    ]),
    [
      ['http', '1.2.0', true, 'runtime', false],
      ['meta', '1.10.0', false, 'unknown', false],
      ['sky_engine', '0.0.99', false, 'unknown', true],
    ],
  );
});

test('a broken pubspec is a problem with its line', async () => {
  const [file] = (await readManifests([{ path: 'pubspec.yaml', content: 'name: a\ndependencies:\n  b: [\n' }])).files;
  assert.equal(file?.problems[0]?.fatal, true);
  const [list] = (await readManifests([{ path: 'pubspec.yaml', content: 'dependencies: [a]\n' }])).files;
  assert.match(list?.problems[0]?.message ?? '', /dependencies should be a map/);
});
