import assert from 'node:assert/strict';
import { test } from 'node:test';
import { describeCase, listProblems } from '../../fixture-cases.ts';
import { countDirectAll, countDirectRuntime, countPackages, readManifests } from '../../index.ts';
import { processorMs } from '../../../../../test/support/processor-time.ts';

const GEMFILE = `source "https://rubygems.org"
ruby file: ".ruby-version"
gem "stripe", "~> 10.0", ">= 10.1" # pays
gem 'rails' unless ENV["X"]
gem("sentry-ruby", require: false)
# gem "commented"
gem "aws-sdk-s3",
    "~> 1.140",
    require: false
gem "forked", github: "acme/forked", branch: "main"
gem "mine", path: "../mine"
gem "linted", group: %i[development test]
gem "both", groups: [:test, :production]
group :development, :test do
  gem "rspec-rails", "~> 6"
  platforms :mri do
    gem "byebug"
  end
end
if RUBY_VERSION > "3"
  gem "conditional"
end
path "engines" do
  gem "engine"
end
gem name_of_it
gem "last"
=begin
gem "never"
=end
`;

test('a Gemfile gives its gems with groups, in whatever branch they stand', async () => {
  const [file] = (await readManifests([{ path: 'Gemfile', content: GEMFILE }])).files;
  assert.ok(file);
  assert.deepEqual(
    file.dependencies.map(
      ({ name, requirement, scope, local, line }) =>
        `${name}@${requirement} ${scope}${local === true ? ' local' : ''}:${line}`,
    ),
    [
      'stripe@~> 10.0, >= 10.1 runtime:3',
      'rails@ runtime:4',
      'sentry-ruby@ runtime:5',
      'aws-sdk-s3@~> 1.140 runtime:7',
      'forked@ runtime:10',
      'mine@ runtime local:11',
      'linted@ development:12',
      'both@ runtime:13',
      'rspec-rails@~> 6 development:15',
      'byebug@ development:17',
      'conditional@ runtime:21',
      'engine@ runtime local:24',
      'last@ runtime:27',
    ],
  );
  assert.deepEqual([countDirectRuntime(file), countDirectAll(file)], [8, 11]);
  assert.deepEqual(
    file.problems.map(({ line }) => line),
    [26],
  );
});

test('a gemspec distinguishes runtime from development', async () => {
  const content = `Gem::Specification.new do |spec|
  spec.add_dependency "stripe", "~> 10", ">= 10.2"
  spec.add_runtime_dependency(%q<not-plain>, ["1"])
  spec.add_runtime_dependency("twilio-ruby".freeze, [">= 6".freeze])
  spec.add_development_dependency 'rspec'
end
`;
  const [file] = (await readManifests([{ path: 'a.gemspec', content }])).files;
  assert.deepEqual(
    file?.dependencies.map(({ name, requirement, scope }) => [name, requirement, scope]),
    [
      ['stripe', '~> 10, >= 10.2', 'runtime'],
      ['not-plain', '1', 'runtime'],
      ['twilio-ruby', '>= 6', 'runtime'],
      ['rspec', '', 'development'],
    ],
  );
});

test('a Gemfile.lock gives versions once for all platforms, and what was asked for', async () => {
  const content = `GIT
  remote: https://github.com/acme/forked.git
  revision: abc
  specs:
    forked (0.2.0)

PATH
  remote: ../mine
  specs:
    mine (0.1.0)

GEM
  remote: https://rubygems.org/
  specs:
    nokogiri (1.16.0-arm64-darwin)
      racc (~> 1.4)
    nokogiri (1.16.0-x86_64-linux)
      racc (~> 1.4)
    racc (1.7.3)
    stripe (10.5.0)

PLATFORMS
  x86_64-linux

DEPENDENCIES
  forked!
  mine!
  nokogiri
  stripe (~> 10.0)

BUNDLED WITH
   2.5.4
`;
  const [file] = (await readManifests([{ path: 'Gemfile.lock', content }])).files;
  assert.ok(file);
  assert.deepEqual(
    file.dependencies.map(({ name, resolved, requirement, direct, local }) => [
      name,
      resolved,
      requirement,
      direct,
      local === true,
    ]),
    [
      ['forked', '0.2.0', '', true, false],
      ['mine', '0.1.0', '', true, true],
      ['nokogiri', '1.16.0', '', true, false],
      ['racc', '1.7.3', '', false, false],
      ['stripe', '10.5.0', '~> 10.0', true, false],
    ],
  );
  assert.equal(countPackages(file), 4);
  const [broken] = (await readManifests([{ path: 'Gemfile.lock', content: '<html>' }])).files;
  assert.equal(broken?.problems[0]?.fatal, true);
});

test('what a Gemfile and a gemspec compute is read as far as literals show, and the rest is a problem', async () => {
  assert.deepEqual(await describeCase('gem/program'), {
    Gemfile: [
      'rails@~> 8.0.0 runtime direct',
      'rack@ runtime direct from:github:rack/rack#main',
      'rspec-core@ development direct from:https://github.com/rspec/rspec-core.git#main',
      'rspec-mocks@ development direct from:https://github.com/rspec/rspec-mocks.git#main',
      'webrick@~> 1.9 runtime direct',
      'net-ldap@~> 0.19 optional direct',
      'sidekiq-pro@ runtime direct from:https://gems.example.com',
      'private-sdk@1.2 runtime direct from:https://gems.example.com',
      'reports@ runtime direct from:acme:billing/reports',
      'billing@ runtime direct local',
      'inner@ runtime direct local',
      'puma@>= 6 runtime direct',
      'listen@ development direct',
      'bullet@ runtime direct',
      'old_style@~> 1.0, >= 1.0.3 development direct from:git@git.example.com:old.git#v1',
      'braces@ development direct',
      'mysql2@ runtime direct',
      'listed@~> 2, < 3 runtime direct',
    ],
    'gems/shared.rb': ['shared@ runtime direct'],
    'tool.gemspec': [
      'faraday@>= 2, < 3 runtime direct',
      'zeitwerk@~> 2.6 runtime direct',
      'thor@~> 1.0 runtime direct',
      'tty-prompt@~> 0.23 runtime direct',
      'sibling@ runtime direct',
      'rake@ development direct',
    ],
  });
  assert.deepEqual(await listProblems('gem/program'), [
    '13: the name of this gem is computed when the Gemfile runs; it is not read',
    '34: the requirement of bullet is computed when the Gemfile runs; it is not read',
    '8: the requirement of sibling is computed when the gemspec runs; it is not read',
  ]);
});

test('a Gemfile with a syntax error keeps what stands around it', async () => {
  const content = 'gem "stripe"\n<% if x %>\ngroup :test do\n  gem "rspec"\n';
  const [file] = (await readManifests([{ path: 'Gemfile', content }])).files;
  assert.ok(file?.dependencies.some(({ name }) => name === 'stripe'));
  assert.match(file?.problems[0]?.message ?? '', /syntax errors/);
});

test('loops in loops and names that double end', async () => {
  const loop = Array.from({ length: 30 }, (_, at) => `%w[a b c d e f g h].each do |v${at}|`).join('\n');
  const doubling = Array.from({ length: 60 }, (_, at) => `n${at + 1} = "#{n${at}}#{n${at}}"`).join('\n');
  for (const content of [`${loop}\n gem v1\n`, `n0 = "xy"\n${doubling}\ngem n60`, 'a = b\nb = a\ngem a']) {
    const startedAt = processorMs();
    const [file] = (await readManifests([{ path: 'Gemfile', content }])).files;
    assert.ok((file?.problems.length ?? 0) > 0);
    assert.ok(processorMs() - startedAt < 2000);
  }
});

test('a lockfile gives sections that repeat, gems of other registries, and a conflict as a problem', async () => {
  assert.deepEqual(await describeCase('gem/locked'), {
    'Gemfile.lock': [
      'api@ =2.0.0 unknown direct from:https://github.com/acme/api.git#0f3c',
      'core@>= 0 =1.0.0.pre1 unknown direct local',
      'google-protobuf@ =4.30.2 unknown transitive',
      'stripe@~> 15.0, >= 15.1 =15.1.0 unknown direct',
      'sidekiq-pro@ =8.0.1 unknown direct from:https://gems.example.com/',
      'tzinfo-data@ unknown direct',
    ],
  });
  const content = 'GEM\n  specs:\n<<<<<<< HEAD\n    a (1.0)\n=======\n    a (1.1)\n>>>>>>> b\n\nDEPENDENCIES\n  a\n';
  const [file] = (await readManifests([{ path: 'Gemfile.lock', content }])).files;
  assert.deepEqual(
    file?.problems.map(({ line }) => line),
    [3],
  );
});

test('a Gemfile whose calls share long lists, hashes and chains of names is read in a time that grows with its length', async () => {
  const count = 4000;
  const numbers = Array.from({ length: count }, (_, at) => at);
  const hash = `H = {${numbers.map((at) => `k${at}: 'v'`).join(', ')}}\n${"gem 'a', **H\n".repeat(count)}`;
  const list = `L = %w[${numbers.map((at) => `v${at}`).join(' ')}]\n${"gem 'a', *L\ngem 'b', L\n".repeat(count)}`;
  const chain = `n0 = 'a'\n${numbers.map((at) => `n${at + 1} = n${at}`).join('\n')}\ngem n${count}\ngem n3\n`;
  for (const content of [hash, list, chain]) {
    const startedAt = processorMs();
    const [file] = (await readManifests([{ path: 'Gemfile', content }])).files;
    assert.ok((file?.dependencies.length ?? 0) > 0);
    assert.ok(processorMs() - startedAt < 2000);
  }
});

test('a Gemfile of megabytes that repeats a piece is given up at once', async () => {
  for (const piece of ["gem 'a', '~> 1'\n", '~> ', 'a: ']) {
    const content = piece.repeat(4_000_000 / piece.length);
    const { files } = await readManifests([{ path: 'Gemfile', content }]);
    assert.match(files[0]?.problems[0]?.message ?? '', /more than 1048576 characters is not read/);
  }
});
