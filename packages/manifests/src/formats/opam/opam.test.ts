import assert from 'node:assert/strict';
import { test } from 'node:test';
import { readCase } from '../../read-case.ts';

test('an opam file gives its packages with versions, and what is for tests', async () => {
  const content = `opam-version: "2.0"
depends: [
  "ocaml" {>= "5.0"}
  "cohttp" {>= "5.0" & < "6.0"}
  # "old"
  "dune" {build}
  "alcotest" {with-test}
]
depopts: ["lwt"]
`;
  assert.deepEqual(await readCase('shop.opam', content), [
    'generic:opam/cohttp@>=5.0 <6.0 runtime',
    'generic:opam/dune@ build',
    'generic:opam/alcotest@ development',
    'generic:opam/lwt@ optional',
  ]);
});
