import assert from 'node:assert/strict';
import { test } from 'node:test';
import { readManifests } from '../../index.ts';
import { describeCase, listProblems } from '../../fixture-cases.ts';

test('a crate of a workspace gives its tables, with what the workspace defines', async () => {
  assert.deepEqual(await describeCase('cargo/workspace'), {
    'Cargo.toml': [
      'async-stripe@0.41 runtime direct definition',
      'money@ runtime direct local definition',
      'reqwest@0.12 runtime direct definition alias:http',
    ],
    'crates/api/Cargo.toml': [
      'async-stripe@0.41 runtime direct',
      'money@ runtime direct local',
      'reqwest@0.12 runtime direct alias:http',
      'gone@ runtime direct',
      'sentry@=0.38.1 optional direct',
      'shared@1.2.0 runtime direct',
      'local@ runtime direct local',
      'forked@ runtime direct from:https://example.com/forked.git',
      'once_cell@1 runtime direct',
      'aws-sdk-s3@1.70 runtime direct',
      'wiremock@0.6 development direct',
      'cc@1.2 build direct',
      'nix@>= 0.29, < 0.31 runtime direct',
      'winapi@0.3 development direct',
    ],
  });
  assert.deepEqual(await listProblems('cargo/workspace'), [
    '9: gone is taken from the workspace, whose Cargo.toml with it is not in the upload',
    '15: broken in [dependencies] is the number 3, which is no requirement',
  ]);
});

test('a Cargo.lock tells own packages, what they need, and what came with that', async () => {
  assert.deepEqual(await describeCase('cargo/lock'), {
    'Cargo.lock': [
      'api@ =0.1.0 unknown local',
      'async-stripe@ =0.41.0 unknown direct',
      'http@ =0.2.12 unknown transitive',
      'http@ =1.3.1 unknown direct from:git+https://example.com/http.git?branch=main#0123456',
      'money@ =0.1.0 unknown local',
    ],
  });
});

test('a Cargo.toml that is no TOML is one fatal problem', async () => {
  const { files } = await readManifests([{ path: 'Cargo.toml', content: '[dependencies\nstripe = "1"\n' }]);
  assert.deepEqual(files[0]?.dependencies, []);
  assert.equal(files[0]?.problems[0]?.fatal, true);
});

test('a member that takes its lints from the workspace is not the workspace', async () => {
  const root = '[workspace]\nmembers = ["api"]\n[workspace.dependencies]\nasync-stripe = "0.41"\n';
  const member =
    '[package]\nname = "api"\n[lints]\nworkspace = true\n[dependencies]\nasync-stripe = { workspace = true }\n';
  const { files } = await readManifests([
    { path: 'Cargo.toml', content: root },
    { path: 'api/Cargo.toml', content: member },
  ]);
  const [, api] = files;
  assert.deepEqual(api?.problems, []);
  assert.deepEqual(
    api?.dependencies.map(({ name, requirement }) => `${name}@${requirement}`),
    ['async-stripe@0.41'],
  );
});

test('lines of blanks behind a bracket are looked at once each, and the line of a crate is found behind them', async () => {
  const blanks = `[${'\t'.repeat(1990)}\n`.repeat(100);
  const content = `[package]\nname = "a"\ndescription = """\n${blanks}"""\n[ dependencies ]\nasync-stripe = "0.41"\n`;
  const { files } = await readManifests([{ path: 'Cargo.toml', content }]);
  assert.deepEqual(
    files[0]?.dependencies.map(({ name, line }) => [name, line]),
    [['async-stripe', 106]],
  );
});
