import assert from 'node:assert/strict';
import { test } from 'node:test';
import { readManifests } from '../../index.ts';
import { describeCase, listProblems } from '../../fixture-cases.ts';

test('a setup.cfg gives its requirement options, with what they interpolate', async () => {
  assert.deepEqual(await describeCase('pypi/setup-cfg'), {
    'setup.cfg': [
      'wheel@ build direct',
      'stripe@>=8,<9 runtime direct',
      'requests@== 2.31 runtime direct',
      'common-lib@~=1.0 runtime direct',
      'pytest@ development direct',
      'coverage@ development direct',
      'uvloop@ optional direct',
      'black@ development direct',
    ],
  });
});

test('a setup.py gives the literals that its setup call reaches, and says that others are computed', async () => {
  assert.deepEqual(await describeCase('pypi/setup-py'), {
    'setup.py': [
      'wheel@ build direct',
      'stripe@>=8 runtime direct',
      'requests@==2.31 runtime direct',
      'added-later@ runtime direct',
      'summed@ runtime direct',
      'tomli@ runtime direct',
      'pytest@ development direct',
      'uvloop@ optional direct',
      'pytest@ development direct',
      'boto3@ optional direct',
      'pywin32@ runtime direct',
    ],
  });
  assert.deepEqual(await listProblems('pypi/setup-py'), [
    '20: install_requires is computed when setup.py runs; only its literal parts are read',
  ]);
});

test('arguments that setup.py passes as a dictionary are read', async () => {
  const content =
    "options = dict(install_requires=['stripe'])\noptions['tests_require'] = ['pytest']\nsetup(**options)\n";
  const { files } = await readManifests([{ path: 'setup.py', content }]);
  assert.deepEqual(
    files[0]?.dependencies.map(({ name }) => name),
    ['stripe', 'pytest'],
  );
});

test('names that double at every step cost bounded work', async () => {
  const steps = Array.from({ length: 60 }, (_, at) => `n${at + 1} = n${at} + n${at} + n${at}`).join('\n');
  const content = `n0 = ['stripe']\n${steps}\nsetup(install_requires=n60, extras_require={'a': n60})\n`;
  const startedAt = performance.now();
  await readManifests([{ path: 'setup.py', content }]);
  assert.ok(performance.now() - startedAt < 2000);
});
