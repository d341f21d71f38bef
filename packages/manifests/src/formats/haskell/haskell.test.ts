import assert from 'node:assert/strict';
import { test } from 'node:test';
import { readCase } from '../../read-case.ts';

test("Cabal's sections, hpack's lists and Stack's extra packages are read", async () => {
  const cabal = `cabal-version: 2.4
name: shop

library
  build-depends:
      base >=4 && <5
    , stripe-core ^>=2.6
    -- , old
    , text
  default-language: Haskell2010

test-suite spec
  build-depends: base, hspec >=2
`;
  assert.deepEqual(await readCase('shop.cabal', cabal), [
    'generic:hackage/stripe-core@^>=2.6 runtime',
    'generic:hackage/text@ runtime',
    'generic:hackage/hspec@>=2 development',
  ]);
  const hpack = 'dependencies:\n- base >= 4\n- aeson >= 2\ntests:\n  spec:\n    dependencies:\n    - hspec\n';
  assert.deepEqual(await readCase('package.yaml', hpack), [
    'generic:hackage/aeson@>= 2 runtime',
    'generic:hackage/hspec@ development',
  ]);
  assert.deepEqual(
    await readCase('stack.yaml', 'resolver: lts-22.0\nextra-deps:\n- stripe-core-2.6.2@sha256:abc\n- ./own\n'),
    ['generic:hackage/stripe-core@=2.6.2 unknown untold'],
  );
});
