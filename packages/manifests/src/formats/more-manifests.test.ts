import assert from 'node:assert/strict';
import { test } from 'node:test';
import { formats, readManifests } from '../index.ts';
import { readCase } from '../read-case.ts';

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

test('lockfiles of Deno, conda-lock and pixi give versions, and what is direct where they tell', async () => {
  const deno = JSON.stringify({
    version: '5',
    npm: { 'react-dom@18.3.1_react@18.3.1': {}, 'stripe@14.0.0': {} },
    jsr: { '@std/path@1.0.8': {} },
    workspace: { dependencies: ['npm:stripe@14', 'jsr:@std/path@1'] },
  });
  assert.deepEqual(await readCase('deno.lock', deno), [
    'npm:react-dom@=18.3.1 unknown transitive',
    'npm:stripe@=14.0.0 unknown',
    'npm:@std/path@=1.0.8 unknown from jsr:@std/path@1.0.8',
  ]);
  const conda =
    'package:\n- {name: boto3, version: 1.34.1, platform: linux-64}\n- {name: boto3, version: 1.34.1, platform: osx-64}\n- {name: pytest, version: 8.0.0, category: dev}\n';
  assert.deepEqual(await readCase('conda-lock.yml', conda), [
    'pypi:boto3@=1.34.1 runtime untold',
    'pypi:pytest@=8.0.0 development untold',
  ]);
  const pixi =
    'packages:\n- conda: https://conda.example.com/linux-64/boto3-1.34.1-pyhd8ed1ab_0.conda\n- pypi: x\n  name: Stripe\n  version: 9.1.0\n';
  assert.deepEqual(await readCase('pixi.lock', pixi), [
    'pypi:boto3@=1.34.1 unknown untold',
    'pypi:stripe@=9.1.0 unknown untold',
  ]);
});

test("pixi's manifest gives its tables, also those of features and platforms", async () => {
  const content = `[dependencies]
python = "3.12"
boto3 = ">=1.34"
[pypi-dependencies]
stripe = { version = "==9.0", extras = ["async"] }
own = { path = ".", editable = true }
[feature.test.dependencies]
pytest = "*"
[target.linux-64.dependencies]
uvloop = "*"
`;
  assert.deepEqual(await readCase('pixi.toml', content), [
    'pypi:boto3@>=1.34 runtime',
    'pypi:stripe@==9.0 runtime',
    'pypi:own@ runtime local',
    'pypi:uvloop@* runtime',
    'pypi:pytest@* development',
  ]);
});

test('Paket, programs that .NET has built, Cartfiles, workspaces of Go and bakes are read', async () => {
  const paket = 'source https://example.com\nnuget Stripe.net ~> 43.0 framework: net8.0\ngroup Test\n  nuget xunit\n';
  assert.deepEqual(await readCase('paket.dependencies', paket), [
    'nuget:Stripe.net@~> 43.0 runtime',
    'nuget:xunit@ development',
  ]);
  const lock =
    'NUGET\n  remote: x\n    Stripe.net (43.0.1)\n      Newtonsoft.Json (>= 13)\nGITHUB\n  remote: a/b\n    file.fs (abc)\n';
  assert.deepEqual(await readCase('paket.lock', lock), ['nuget:Stripe.net@=43.0.1 unknown untold']);
  const cartfile =
    'github "stripe/stripe-ios" ~> 23.0 # pay\ngit "https://example.com/own.git" "main"\nbinary "https://example.com/x.json" == 1.0\n';
  assert.deepEqual(await readCase('Cartfile', cartfile), [
    'swift:github.com/stripe/stripe-ios@~> 23.0 runtime from https://github.com/stripe/stripe-ios',
    'swift:example.com/own@main runtime from https://example.com/own.git',
    'swift:example.com/x.json@== 1.0 runtime from https://example.com/x.json',
  ]);
  assert.deepEqual(await readCase('go.work', 'go 1.24\n\nuse (\n\t./api\n\t./web // ui\n)\n'), [
    'golang:./api@ runtime local',
    'golang:./web@ runtime local',
  ]);
  assert.deepEqual(
    await readCase('docker-bake.json', '{"target":{"a":{"contexts":{"b":"docker-image://alpine:3.20"}}}}'),
    ['docker:alpine@3.20 runtime'],
  );
});

test('rebar and Gleam give packages of Hex by their real names', async () => {
  const rebar = `{erl_opts, [debug_info]}.
{deps, [
    jsx, %% any
    {cowboy, "~> 2.12"},
    {alias, {pkg, erlcloud}},
    {own, {git, "https://example.com/own.git", {tag, "1.0"}}}
]}.
{profiles, [{test, [{deps, [meck]}]}]}.
`;
  assert.deepEqual(await readCase('rebar.config', rebar), [
    'hex:jsx@ runtime',
    'hex:cowboy@~> 2.12 runtime',
    'hex:erlcloud@ runtime as alias',
    'hex:own@ runtime from https://example.com/own.git',
    'hex:meck@ development',
  ]);
  const lock =
    '{"1.2.0",\n[{<<"cowboy">>,{pkg,<<"cowboy">>,<<"2.12.0">>},0},\n {<<"ranch">>,{pkg,<<"ranch">>,<<"1.8.0">>},1}]}.\n';
  assert.deepEqual(await readCase('rebar.lock', lock), [
    'hex:cowboy@=2.12.0 unknown',
    'hex:ranch@=1.8.0 unknown transitive',
  ]);
  assert.deepEqual(
    await readCase(
      'gleam.toml',
      '[dependencies]\ngleam_http = ">= 4.0.0"\nown = { path = "../own" }\n[dev-dependencies]\ngleeunit = "1"\n',
    ),
    ['hex:gleam_http@>= 4.0.0 runtime', 'hex:own@ runtime local', 'hex:gleeunit@1 development'],
  );
});

test("Terraform's JSON, Terragrunt and Pulumi give providers and modules", async () => {
  const json = JSON.stringify({
    terraform: { required_providers: { datadog: { source: 'DataDog/datadog', version: '~> 3' }, aws: '~> 5' } },
    module: { vpc: { source: 'terraform-aws-modules/vpc/aws', version: '5.0' }, own: { source: './own' } },
  });
  assert.deepEqual(await readCase('main.tf.json', json), [
    'terraform:datadog/datadog@~> 3 runtime',
    'terraform:hashicorp/aws@~> 5 runtime',
    'terraform:terraform-aws-modules/vpc/aws@5.0 runtime',
    'terraform:./own@ runtime local',
  ]);
  assert.deepEqual(
    await readCase('live/terragrunt.hcl', 'terraform {\n  source = "git::https://example.com/x.git//vpc?ref=v1"\n}\n'),
    [
      'terraform:example.com/x@v1 runtime as git::https://example.com/x.git//vpc from git::https://example.com/x.git//vpc?ref=v1',
    ],
  );
  assert.deepEqual(
    await readCase(
      'Pulumi.yaml',
      'name: a\nruntime: yaml\nresources:\n  b:\n    type: gcp:storage:Bucket\n  c:\n    type: pulumi:providers:aws\n',
    ),
    ['generic:Pulumi.yaml@ runtime', 'terraform:hashicorp/google@ runtime'],
  );
});

test('a catalog in the settings of Gradle is known to build files', async () => {
  const settings = `dependencyResolutionManagement {
    versionCatalogs {
        create("libs") {
            version("stripe", "24.0.0")
            library("stripe-java", "com.stripe", "stripe-java").versionRef("stripe")
            library("twilio", "com.twilio.sdk:twilio:10.1.0")
            bundle("pay", listOf("stripe-java", "twilio"))
        }
    }
}
`;
  const build = 'dependencies {\n    implementation(libs.stripe.java)\n    testImplementation(libs.bundles.pay)\n}\n';
  const { files } = await readManifests([
    { path: 'settings.gradle.kts', content: settings },
    { path: 'app/settings.gradle', content: "rootProject.name = 'app'\n" },
    { path: 'app/build.gradle.kts', content: build },
  ]);
  const app = files.find(({ path }) => path === 'app/build.gradle.kts');
  assert.deepEqual(app?.problems, []);
  assert.deepEqual(
    app?.dependencies.map(({ name, requirement, scope }) => `${name}@${requirement} ${scope}`),
    [
      'com.stripe:stripe-java@24.0.0 runtime',
      'com.stripe:stripe-java@24.0.0 development',
      'com.twilio.sdk:twilio@10.1.0 development',
    ],
  );
});

/** Readers of text of our own; the others hand it to parsers, which have bounds of theirs. */
const READERS =
  /^(?:bazel|cpp-conanfile|docker-bake|golang-go-work|haskell|hex-rebar|jvm|kubernetes-manifest|nuget-paket|opam|r-description|swift-cartfile|terraform-pulumi)/;
/** Texts that make a reader slow which looks at a place again and again. */
const REPEATED = ['(', '{', '"', 'a', ' ', '\n', '"a" % ', '{a,', '<<"a">>,', '//', 'image: '];
const CHARACTERS = 100_000;
const MS_MAX = 1000;

test('no manifest takes its reader long, whatever repeats in it', async () => {
  for (const format of formats.filter(({ name }) => READERS.test(name)))
    for (const part of REPEATED) {
      const text = part.repeat(CHARACTERS / part.length);
      const startedAt = process.threadCpuUsage().user;
      await format.extract(text, CONTEXT);
      const ms = (process.threadCpuUsage().user - startedAt) / 1000;
      assert.ok(ms < MS_MAX, `${format.name} took ${ms} ms for ${JSON.stringify(part)}`);
    }
});

const CONTEXT = {
  path: 'file',
  paths: ['file'],
  sibling: () => undefined,
  has: () => false,
  resolve: () => undefined,
  findUp: () => undefined,
  memo: <T>(_key: string, compute: () => T) => compute(),
};
