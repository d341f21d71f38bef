import assert from 'node:assert/strict';
import { test } from 'node:test';
import { readManifests } from '../../index.ts';
import { describeCase, listProblems } from '../../fixture-cases.ts';

test("pip's lines are read one by one, and what is included is read too", async () => {
  assert.deepEqual(await describeCase('pypi/requirements'), {
    'base.txt': ['moto@ development direct'],
    'constraints.txt': ['django@==4.2.7 unknown definition'],
    'requirements-dev.txt': ['pytest@ development direct'],
    'requirements.txt': [
      'django@>= 4.2, < 6 runtime direct',
      'requests@>=2 runtime direct',
      'google-cloud-storage@===2.1.0 runtime direct',
      'pkg@==1#c runtime direct',
      'twilio@>=9, <10 runtime direct',
      'sdk@git+https://github.com/acme/sdk.git@v1 runtime direct from:github:acme/sdk',
      'team-tool@git+https://git.example.org/team/tool.git@main#egg=team_tool&subdirectory=py runtime direct from:https://git.example.org/team/tool.git@main',
      'wheel-house@https://files.example.org/wheels/wheel_house-1.0-py3-none-any.whl runtime direct',
      'local@./plugins/local runtime direct local',
      'editable@git+ssh://git@github.com/acme/editable.git#egg=editable runtime direct from:github:acme/editable',
      'thing@./vendored/thing runtime direct local',
      'other@file:///srv/other#egg=other runtime direct local',
      'boto3@ runtime direct',
    ],
    'requirements/shared.in': ['shared-name@~=1.0 runtime direct'],
  });
});

test('a line that pip would not read is a problem with its line number', async () => {
  assert.deepEqual(
    (await listProblems('pypi/requirements')).map((problem) => problem.split(' is ')[0]),
    ['4: missing.txt', '20: "${PRIVATE_PACKAGE}==1.0"', '21: "{% if prod %}"', '23: "<<<<<<< HEAD"'],
  );
});

test('an include never leaves the upload', async () => {
  const files = [
    { path: 'api/requirements.txt', content: '-r ../../etc/passwd\n-r /etc/passwd\n-r ../shared.txt\n' },
    { path: 'shared.txt', content: 'boto3\n' },
  ];
  const reading = await readManifests(files);
  assert.equal(reading.files[0]?.problems.filter(({ message }) => message.includes('outside the upload')).length, 2);
  assert.equal(reading.files[1]?.dependencies[0]?.name, 'boto3');
});

test('files that include one another are read once', async () => {
  const reading = await readManifests([
    { path: 'requirements.txt', content: '-r loop.txt\nstripe\n' },
    { path: 'loop.txt', content: '-r requirements.txt\n-r loop.txt\ntwilio\n' },
  ]);
  assert.deepEqual(
    reading.files.map(({ dependencies }) => dependencies.map(({ name }) => name)),
    [['twilio'], ['stripe']],
  );
});

test('a line of NUL characters is a problem, and the others are read', async () => {
  const reading = await readManifests([{ path: 'requirements.txt', content: 's\0t\0r\0i\0p\0e\0\nboto3\n' }]);
  assert.match(reading.files[0]?.problems[0]?.message ?? '', /UTF-16/);
  assert.equal(reading.files[0]?.dependencies[0]?.name, 'boto3');
});

test('the project itself, quoted lines, glued options and odd versions are read', async () => {
  const content = '-e .[dev]\n"quoted==1"\n-c limits.txt\ntorch==2.0+cpu --config-settings "a=b"\nfoo[bar\n';
  const { files } = await readManifests([{ path: 'requirements.txt', content }]);
  assert.deepEqual(
    files[0]?.dependencies.map(({ name, requirement, local }) => [name, requirement, local ?? false]),
    [
      ['.[dev]', '.[dev]', true],
      ['quoted', '==1', false],
      ['torch', '==2.0+cpu', false],
    ],
  );
  assert.equal(files[0]?.problems[0]?.line, 5);
});
