import assert from 'node:assert/strict';
import { test } from 'node:test';
import { readCase } from '../../read-case.ts';

test("renv's lockfile and the DESCRIPTION of a package give packages of R", async () => {
  const lock = JSON.stringify({
    Packages: {
      httr: { Version: '1.4.7' },
      own: { Version: '0.1', RemoteUsername: 'acme', RemoteRepo: 'own' },
    },
  });
  assert.deepEqual(await readCase('renv.lock', lock), [
    'generic:cran/httr@=1.4.7 unknown untold',
    'generic:cran/own@=0.1 unknown untold from github:acme/own',
  ]);
  const description =
    'Package: shop\nDepends: R (>= 4.1)\nImports: httr (>= 1.4),\n    jsonlite\nSuggests: testthat\nTitle: A, B\n';
  assert.deepEqual(await readCase('DESCRIPTION', description), [
    'generic:cran/httr@>= 1.4 runtime',
    'generic:cran/jsonlite@ runtime',
    'generic:cran/testthat@ development',
  ]);
});
