import assert from 'node:assert/strict';
import { test } from 'node:test';
import { countPackages, readManifests } from '../../index.ts';

const LOCK = `PODS:
  - Stripe (23.1.0):
    - Stripe/Core (= 23.1.0)
  - Stripe/Core (23.1.0)
  - Alamofire (5.8.1)
  - Mine (0.1.0)

DEPENDENCIES:
  - Stripe (~> 23.0)
  - Mine (from \`../mine\`)

EXTERNAL SOURCES:
  Mine:
    :path: ../mine

COCOAPODS: 1.15.2
`;

test('a Podfile.lock gives pods without their subspecs, marks what was asked for, and leaves local pods out', async () => {
  const [file] = (await readManifests([{ path: 'ios/Podfile.lock', content: LOCK }])).files;
  assert.ok(file);
  assert.deepEqual(
    file.dependencies.map(({ name, requirement, resolved, direct, local }) => [
      name,
      requirement,
      resolved,
      direct,
      local === true,
    ]),
    [
      ['Stripe', '~> 23.0', '23.1.0', true, false],
      ['Alamofire', '', '5.8.1', false, false],
      ['Mine', '', '0.1.0', true, true],
    ],
  );
  assert.equal(countPackages(file), 2);
});

test('a text that is no Podfile.lock is a problem', async () => {
  const [file] = (await readManifests([{ path: 'Podfile.lock', content: '- a\n- b\n' }])).files;
  assert.equal(file?.problems[0]?.fatal, true);
});
