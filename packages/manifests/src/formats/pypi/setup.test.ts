import assert from 'node:assert/strict';
import { test } from 'node:test';
import { readManifests } from '../../index.ts';
import { describeCase, listProblems } from '../../fixture-cases.ts';
import { processorMs } from '../../../../../test/support/processor-time.ts';

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
  const startedAt = processorMs();
  await readManifests([{ path: 'setup.py', content }]);
  assert.ok(processorMs() - startedAt < 2000);
});

test('a requirement whose version is computed keeps its name, and added texts are one', async () => {
  const content = `
version = "2"
setup(
    install_requires=["requests" + ">=2", ("six" ">=1"), f"acme-core>={version}", "acme-web[extra] ==%s" % version,
        "acme-db~={}".format(version), "acme-api==" + version, f"{prefix}-x>=1", "acme-%s" % name] + ["click"],
    extras_require=dict(aws=["boto3"], dev=["black"]),
)
`;
  const { files } = await readManifests([{ path: 'setup.py', content }]);
  assert.deepEqual(
    files[0]?.dependencies.map(({ name, requirement, scope }) => `${name}${requirement} ${scope}`),
    [
      'requests>=2 runtime',
      'six>=1 runtime',
      'acme-core runtime',
      'acme-web runtime',
      'acme-db runtime',
      'acme-api runtime',
      'click runtime',
      'boto3 optional',
      'black development',
    ],
  );
  assert.match(files[0]?.problems[0]?.message ?? '', /install_requires is computed/);
});

test('an extra that names the project itself is local', async () => {
  const { files } = await readManifests([
    { path: 'setup.cfg', content: '[metadata]\nname = Acme_App\n[options.extras_require]\nall = acme-app[dev]\n' },
    { path: 'setup.py', content: "setup(name='acme.app', extras_require={'all': ['acme-app[dev]', 'stripe']})" },
  ]);
  assert.deepEqual(
    files.flatMap(({ dependencies }) => dependencies.map(({ name, local }) => [name, local ?? false])),
    [
      ['acme-app', true],
      ['acme-app', true],
      ['stripe', false],
    ],
  );
});

test('what is split, spread or returned by a function of the file is read as well', async () => {
  const content = `from setuptools import setup
extras = {"aws": ["boto3>=1"]}
def required():
    return ["sentry-sdk", "stripe>=7"]
setup(
    name="x",
    install_requires=required() + '''
      redis[hiredis]>=4
      twilio
    '''.split(),
    setup_requires="wheel\\nsetuptools_scm >= 8".split("\\n"),
    extras_require={**extras, "dev": ["black"]},
)
`;
  const [file] = (await readManifests([{ path: 'setup.py', content }])).files;
  assert.deepEqual(
    file?.dependencies.map(({ name, requirement, scope }) => [name, requirement, scope]),
    [
      ['sentry-sdk', '', 'runtime'],
      ['stripe', '>=7', 'runtime'],
      ['redis', '>=4', 'runtime'],
      ['twilio', '', 'runtime'],
      ['wheel', '', 'build'],
      ['setuptools-scm', '>= 8', 'build'],
      ['boto3', '>=1', 'optional'],
      ['black', '', 'development'],
    ],
  );
  assert.deepEqual(file?.problems, []);
});

test('a setup.py whose extras share a long list is read up to a bound, and says so', async () => {
  const numbers = Array.from({ length: 2000 }, (_, at) => at);
  const list = `L = [${numbers.map((at) => `'v${at}'`).join(',')}]`;
  const extras = numbers.map((at) => `'e${at}': L`).join(', ');
  const content = `${list}\nfrom setuptools import setup\nsetup(install_requires=L, extras_require={${extras}})\n`;
  const startedAt = processorMs();
  const [file] = (await readManifests([{ path: 'setup.py', content }])).files;
  assert.ok(processorMs() - startedAt < 3000);
  assert.equal(new Set(file?.dependencies.map(({ name }) => name)).size, numbers.length);
  assert.match(file?.problems[0]?.message ?? '', /extras_require is computed/);
});
