import assert from 'node:assert/strict';
import { test } from 'node:test';
import * as fc from 'fast-check';
import { readManifests } from './index.ts';
import { withoutCredentials } from './locator.ts';

const SECRET = 'hunter2sEcReT';

/** Places where people leave a password or a token, by the file. */
const FILES: Readonly<Record<string, string>> = {
  'Cargo.toml': `[dependencies]\npay = { git = "https://u:${SECRET}@example.com/pay.git" }\n`,
  Dockerfile: `FROM https://u:${SECRET}@registry.example.com/pay:1\nFROM node\n`,
  Gemfile: `gem 'pay', git: 'ssh://u:${SECRET}@example.com/pay.git'\n`,
  'Package.resolved': `{"version":2,"pins":[{"identity":"pay","location":"https://${SECRET}@example.com/pay.git","state":{"version":"1"}}]}`,
  'bom.json': JSON.stringify({
    bomFormat: 'CycloneDX',
    components: [
      { purl: `pkg:generic/pay@1?vcs_url=git%2Bhttps%3A%2F%2Fu%3A${SECRET}%40example.com%2Fpay.git` },
      { purl: `pkg:generic/pay@2?vcs_url=git+https://u:${SECRET}@example.com/pay.git` },
      { purl: `pkg:docker/pay@3?repository_url=https://u:${SECRET}@example.com` },
      { name: 'pay', version: `git+ssh://u:${SECRET}@example.com/pay.git` },
    ],
  }),
  'bun.lock': `{"lockfileVersion":1,"workspaces":{"":{"dependencies":{"pay":"git+ssh://u:${SECRET}@example.com/pay.git"}}},"packages":{"pay":["pay@git+ssh://u:${SECRET}@example.com/pay.git#1",{},"x"],"tar":["tar@https://u:${SECRET}@example.com/tar.tgz",{},"x"]}}`,
  'composer.json': `{"require":{"acme/pay":"https://u:${SECRET}@example.com/pay.zip"}}`,
  'composer.lock': `{"packages":[{"name":"acme/pay","version":"1","source":{"url":"git+ssh://u:${SECRET}@example.com/pay.git"}}]}`,
  'go.mod': `module a\nrequire example.com/pay v1\nreplace example.com/pay => https://u:${SECRET}@example.com/pay v1\n`,
  'main.tf': `module "pay" {\n  source = "git::https://u:${SECRET}@example.com/pay.git?ref=1"\n}\nmodule "file" {\n  source = "https://example.com/pay.zip?access_token=${SECRET}&archive=zip"\n}\n`,
  'mix.exs': `defmodule A do\n  defp deps, do: [{:pay, git: "git+ssh://u:${SECRET}@example.com/pay.git"}]\nend\n`,
  'package.json': JSON.stringify({
    dependencies: {
      a: `git+ssh://u:${SECRET}@example.com/pay.git`,
      b: `git+https://x-access-token:${SECRET}@github.com/acme/pay.git`,
      c: `https://npm.example.com/pay.tgz?token=${SECRET}`,
      d: `git://${SECRET}@example.com/pay.git`,
      e: `npm:pay@https://u:${SECRET}@example.com/pay.tgz`,
    },
  }),
  'package-lock.json': `{"lockfileVersion":3,"packages":{"":{"dependencies":{"pay":"1"}},"node_modules/pay":{"version":"git+ssh://u:${SECRET}@example.com/pay.git","resolved":"git+ssh://u:${SECRET}@example.com/pay.git#1"}}}`,
  'pnpm-lock.yaml': `lockfileVersion: '9.0'\nimporters:\n  .:\n    dependencies:\n      pay:\n        specifier: git+ssh://u:${SECRET}@example.com/pay.git\n        version: git+ssh://u:${SECRET}@example.com/pay.git\npackages:\n  pay@https://u:${SECRET}@example.com/pay.tgz:\n    resolution: {repo: 'https://u:${SECRET}@example.com/pay.git'}\n`,
  'pubspec.yaml': `dependencies:\n  pay:\n    git: git+ssh://u:${SECRET}@example.com/pay.git\n`,
  'requirements.txt': `pay @ git+ssh://u:${SECRET}@example.com/pay.git\ngit+https://u:${SECRET}@example.com/pay.git#egg=pay\n-r https://u:${SECRET}@example.com/more.txt\n{{ https://u:${SECRET}@example.com }}\nhttps://u:${SECRET}@example.com/\n`,
  'yarn.lock': `# yarn lockfile v1\n"pay@git+ssh://u:${SECRET}@example.com/pay.git":\n  version "git+ssh://u:${SECRET}@example.com/pay.git"\n`,
};

for (const [path, content] of Object.entries(FILES))
  test(`${path}: a password in an address is nowhere in what is read`, async () => {
    const reading = await readManifests([{ path, content }]);
    assert.ok((reading.files[0]?.dependencies.length ?? 0) > 0, 'something is read');
    const said = JSON.stringify(reading);
    assert.ok(!said.toLowerCase().includes(SECRET.toLowerCase()), said);
  });

test('an address without a password stays as it is, the user of SSH included', () => {
  for (const text of [
    'git@github.com:acme/pay.git',
    'git+ssh://git@github.com/acme/pay.git#v1',
    'https://example.com/@scope/pay/-/pay-1.tgz',
    'git+https://example.com/pay.git@main#egg=pay',
    'https://example.com/pay.zip?ref=1&depth=1',
    'pkg:npm/%40scope/pay@1?repository_url=https%3A%2F%2Fexample.com%2Fa%40b',
    '@scope/name@^1.0.0',
  ])
    assert.equal(withoutCredentials(text), text);
});

test('whatever stands around an address, its password goes and the rest stays', () => {
  const plain = fc.stringMatching(/^[a-z0-9 .,"'[\]-]{0,20}$/);
  const scheme = fc.constantFrom('https', 'http', 'git+ssh', 'ssh', 'git::https', 'ftp', 'svn+ssh', 'rediss');
  const user = fc.stringMatching(/^[a-z0-9._-]{0,8}$/);
  fc.assert(
    fc.property(plain, scheme, user, plain, (before, name, who, after) => {
      const cleaned = withoutCredentials(`${before} ${name}://${who}:${SECRET}@example.com/pay ${after}`);
      assert.equal(cleaned.includes(SECRET), false);
      assert.ok(cleaned.startsWith(`${before} ${name}://`) && cleaned.endsWith(`example.com/pay ${after}`), cleaned);
    }),
  );
});

test('cleaning takes time in proportion to the text', () => {
  for (const part of ['https://', 'a', '://u:', '?token=', '%3A%2F%2F', '://@', '&key'])
    assert.equal(typeof withoutCredentials(part.repeat(200_000)), 'string');
});
