import assert from 'node:assert/strict';
import { test } from 'node:test';
import { readManifests } from '../../index.ts';

const WORKFLOW = `on: push
jobs:
  build:
    runs-on: ubuntu-latest
    container: { image: 'node:24-alpine' }
    services:
      db: { image: postgres:16 }
    steps:
      - uses: actions/checkout@v4
      - uses: AWS-Actions/configure-aws-credentials@e3dd6a429d7300a6a4c196c26e071d42e0343502 # v4
      - uses: ./.github/actions/mine
      - uses: docker://ghcr.io/acme/lint:1
      - run: echo "uses no/thing@v1"
  call:
    uses: acme/workflows/.github/workflows/deploy.yml@main
`;

test('a workflow gives actions, reusable workflows and images, all of them for the build', async () => {
  const [file] = (await readManifests([{ path: '.github/workflows/ci.yml', content: WORKFLOW }])).files;
  assert.deepEqual(
    file?.dependencies.map(({ ecosystem, name, requirement, local }) => [ecosystem, name, requirement, local === true]),
    [
      ['githubactions', 'acme/workflows/.github/workflows/deploy.yml', 'main', false],
      ['githubactions', 'actions/checkout', 'v4', false],
      ['githubactions', 'aws-actions/configure-aws-credentials', 'e3dd6a429d7300a6a4c196c26e071d42e0343502', false],
      ['githubactions', './.github/actions/mine', '', true],
      ['docker', 'ghcr.io/acme/lint', '1', false],
      ['docker', 'node', '24-alpine', false],
      ['docker', 'postgres', '16', false],
    ],
  );
  assert.ok(file?.dependencies.every(({ scope }) => scope === 'build'));
});

test('an action made of steps is read by its path and content', async () => {
  const content = 'name: x\nruns:\n  using: composite\n  steps:\n    - uses: codecov/codecov-action@v5\n';
  const [file] = (await readManifests([{ path: 'tools/action.yml', content }])).files;
  assert.deepEqual(
    file?.dependencies.map(({ name }) => name),
    ['codecov/codecov-action'],
  );
});

test('actions of other servers keep their host, images know their line, and what only a run knows is told', async () => {
  const content = `jobs:
  a:
    container: node:24
    steps:
      - uses: https://github.com/Actions/checkout@v4
      - uses: https://code.example.org/acme/deploy@v1
      - uses: \${{ matrix.action }}
`;
  const [file] = (await readManifests([{ path: '.forgejo/workflows/ci.yml', content }])).files;
  assert.deepEqual(
    file?.dependencies.map(({ name, requirement, line }) => [name, requirement, line]),
    [
      ['actions/checkout', 'v4', 5],
      ['code.example.org/acme/deploy', 'v1', 6],
      ['node', '24', 3],
    ],
  );
  assert.deepEqual(
    file?.problems.map(({ line }) => line),
    [7],
  );
});

test('a broken workflow is a problem', async () => {
  const [file] = (await readManifests([{ path: '.github/workflows/x.yml', content: 'jobs: {' }])).files;
  assert.equal(file?.problems[0]?.fatal, true);
});
