import assert from 'node:assert/strict';
import { test } from 'node:test';
import { countDirectAll, countDirectRuntime, countPackages, readManifests } from '../../index.ts';

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

test('a gemspec tells runtime from development', async () => {
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
