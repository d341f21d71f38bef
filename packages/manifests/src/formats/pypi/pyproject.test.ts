import assert from 'node:assert/strict';
import { test } from 'node:test';
import { describeCase, listProblems } from '../../fixture-cases.ts';

test('a pyproject.toml gives the lists of PEP 621 and 735 and of the tools', async () => {
  assert.deepEqual(await describeCase('pypi/pyproject'), {
    'pyproject.toml': [
      'stripe@>=8,<9 runtime direct from:github:stripe/stripe-python',
      'shop@ runtime direct local',
      'client@git+https://github.com/acme/client runtime direct from:github:acme/client',
      'member@ runtime direct local',
      'marked@ runtime direct',
      'braintree@ optional direct',
      'pytest@ development direct',
      'ruff@==0.9.0 development direct',
      'mypy@ development direct',
      'sub@file:///${PROJECT_ROOT}/sub#egg=sub development direct local',
      'tox@ development direct',
      'ipython@ development direct',
      'mkdocs@ development direct',
      'theme@{root:uri}/theme development direct local',
      'hatchling@>=1.20 build direct',
    ],
  });
  assert.deepEqual(await listProblems('pypi/pyproject'), [
    '12: [project] dependencies holds the string "not a requirement !!", which is no requirement',
    '-: [dependency-groups] dev includes the group "nowhere", which does not exist',
  ]);
});

test("Poetry's tables give versions, sources and groups; python is no package", async () => {
  assert.deepEqual(await describeCase('pypi/poetry'), {
    'pyproject.toml': [
      'stripe@^8.0 runtime direct',
      'numpy@<2 runtime direct',
      'numpy@>=2 runtime direct',
      'extra@* optional direct',
      'forked@https://github.com/acme/forked.git runtime direct from:github:acme/forked',
      'beside@ runtime direct local',
      'archive@https://files.example.org/archive-1.0.tar.gz runtime direct',
      'black@^24 development direct',
      'sphinx@7.1 development direct',
    ],
  });
  assert.deepEqual(await listProblems('pypi/poetry'), [
    '15: "wrong" in [tool.poetry.dependencies] should be a version or a table, but is the number 4',
  ]);
});

test('what Poetry 2 says about packages of [project] is not a second declaration', async () => {
  assert.deepEqual(await describeCase('pypi/poetry-2'), {
    'pyproject.toml': [
      'stripe@>=8,<9 runtime direct',
      'forked@ runtime direct from:github:acme/forked',
      'beside@ runtime direct local',
    ],
  });
});

test('dynamic dependencies are told when their file is not in the upload', async () => {
  assert.deepEqual(await listProblems('pypi/dynamic'), [
    '-: [project] dependencies are dynamic: they stand in reqs/base.txt, which is not in the upload',
  ]);
});

test('a Pipfile gives its categories, and its lockfile the versions', async () => {
  assert.deepEqual(await describeCase('pypi/pipenv'), {
    Pipfile: [
      'stripe@>=8 runtime direct',
      'tool@* runtime direct',
      'forked@https://github.com/acme/forked.git runtime direct from:github:acme/forked',
      'app@ runtime direct local',
      'pytest@* development direct',
      'sphinx@==7.1 optional direct',
    ],
    'Pipfile.lock': [
      'app@ runtime local',
      'certifi@ =2026.1.1 runtime',
      'forked@ =0123456 runtime from:github:acme/forked',
      'stripe@ =8.1.0 runtime',
      'pytest@ =8.0.0 development',
    ],
  });
});
