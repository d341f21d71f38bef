import assert from 'node:assert/strict';
import { test } from 'node:test';
import { readManifests } from '../index.ts';

async function describe(path: string, content: string): Promise<readonly string[]> {
  const [file] = (await readManifests([{ path, content }])).files;
  return [
    ...(file?.dependencies ?? []).map((one) =>
      [`${one.name}@${one.requirement}`, one.local === true ? 'local' : '', one.locator ?? '']
        .filter(Boolean)
        .join(' '),
    ),
    ...(file?.problems ?? []).map(({ message }) => `problem: ${message}`),
  ];
}

test('a deno.json names packages of npm and JSR in its import map, each once', async () => {
  const content = `{
    // comments are allowed
    "imports": {
      "stripe": "npm:stripe@^14",
      "sentry/": "npm:/@sentry/deno@9/",
      "@std/path": "jsr:@std/path@1",
      "x": "https://deno.land/x/mod.ts",
      "local/": "./src/",
    },
  }`;
  assert.deepEqual(await describe('deno.jsonc', content), [
    'stripe@^14',
    '@sentry/deno@9',
    '@std/path@1 jsr:@std/path@1',
  ]);
  assert.match((await describe('deno.json', '[]'))[0] ?? '', /a deno.json is a map/);
});

test("an environment of conda gives its channels' packages and those of pip", async () => {
  const content = `name: shop
channels: [conda-forge]
dependencies:
  - python=3.12
  - boto3>=1.34
  - conda-forge::numpy=1.26=py312
  - pip
  - pip:
      - stripe==9.0
      - langchain[openai]>=1
      - -r more.txt
`;
  assert.deepEqual(await describe('environment.yml', content), [
    'boto3@>=1.34',
    'numpy@=1.26=py312',
    'stripe@==9.0',
    'langchain@>=1',
  ]);
});

test('a Podfile gives its pods without running', async () => {
  const content = `platform :ios, '16.0'
target 'App' do
  pod 'Stripe', '~> 23.0'
  pod "Firebase/Auth"
  pod 'Sentry', :git => 'https://u:secret@example.com/sentry.git', :tag => '8'
  pod 'Ours', :path => '../ours'
  # pod 'Old'
end
`;
  assert.deepEqual(await describe('ios/Podfile', content), [
    'Stripe@~> 23.0',
    'Firebase@',
    'Sentry@ https://example.com/sentry.git',
    'Ours@ local',
  ]);
  assert.match((await describe('Podfile', 'just words'))[0] ?? '', /neither a target nor a pod/);
});
