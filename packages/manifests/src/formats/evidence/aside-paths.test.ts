import assert from 'node:assert/strict';
import { test } from 'node:test';
import { collectEvidence, mayHoldEvidence } from '../../index.ts';

test('folders that are called after tests, examples or data of them are aside, whatever else their names say', () => {
  for (const path of [
    'internal/configuration/test_resources/config.yml',
    'integration/example-library/meltano-manifest/extractors.yml',
    'internal/suites/standalone/configuration.yml',
    'packages/demo-app/src/main.ts',
    'mock-server/index.js',
    'old/archive.ts',
    'src/connector-saml/mock.ts',
    'content/exercises/nasa/example.js',
    '_archive/cluster/app.yaml',
    'detox/report.js',
    'public/packages/colorbox/app.js',
    'static/colorbox/example1/index.html',
    'Acme.CustomPlugins.ExamplePlugin/Api.cs',
    'public/sample-module.html',
    'db/migration/V2__init.kt',
    'src/migration/v1/init.ts',
    'src/main/resources/extension/sample.js',
  ])
    assert.equal(mayHoldEvidence(path), false, path);
  for (const path of [
    'src/testimonials/list.ts',
    'internal/suite-license/check.go',
    'lib/example_group.rb',
    'config/example.yml',
    'app/sample_rates.py',
    'pkg/migration/todoist/todoist.go',
    'src/old/archive.ts',
    'app/demographics/api.py',
  ])
    assert.equal(mayHoldEvidence(path), true, path);
});

test('commands that only developers start, and settings of package managers, are of the build', () => {
  const scopeOf = (path: string, text: string): string | undefined => collectEvidence(path, text)[0]?.scope;
  assert.equal(
    scopeOf('cmd/acme-scripts/cmd/images.go', 'const hub = "https://hub.docker.com/v2/users/login/"'),
    'build',
  );
  assert.equal(scopeOf('cmd/acme-gen/code.go', 'url := "https://api.github.com/repos"'), 'build');
  assert.equal(scopeOf('cmd/acme/serve.go', 'url := "https://api.github.com/repos"'), 'runtime');
  assert.equal(scopeOf('bunfig.toml', '[install]\nregistry = "https://npm.pkg.github.com"\n'), 'build');
  assert.equal(
    scopeOf('dist_brew/acme.rb', 'class Acme < Formula\n  url "https://files.pythonhosted.org/packages/a.tar.gz"'),
    'build',
  );
  assert.equal(
    scopeOf('lib/acme.rb', 'class Acme < Client\n  url "https://files.pythonhosted.org/packages/a.tar.gz"'),
    'runtime',
  );
  assert.equal(
    scopeOf('project.inlang/settings.json', '{ "modules": ["https://cdn.jsdelivr.net/npm/x"] }'),
    'development',
  );
  assert.equal(scopeOf('magefile.go', 'url := "https://api.github.com/repos"'), 'build');
  assert.equal(scopeOf('appveyor.yml', 'url: "https://api.github.com/repos"'), 'build');
  assert.equal(scopeOf('upload/appveyor.py', 'get("https://ci.appveyor.com/api/projects")'), 'runtime');
  assert.equal(scopeOf('bunfig_loader.toml', 'registry = "https://npm.pkg.github.com"\n'), 'runtime');
});

test('a name of many words is no environment, whatever it begins with, and examples of environments are', () => {
  // The words and what separates them are never the same, or this would be tried in more ways than there is time for.
  assert.equal(mayHoldEvidence(`src/env.e${'-l'.repeat(1000)}.ts`), true);
  for (const path of ['env.dist', 'api/.env-production.example', 'env.docker-local.sample'])
    assert.equal(mayHoldEvidence(path), false, path);
});

test('folders of tests whose names have several words, and what only a build for developers has, are aside', () => {
  for (const path of [
    'app/src/uiTest/kotlin/Mail.kt',
    'app/src/androidTest/java/Login.java',
    'ShopTests/Helpers/Client.swift',
    'app/src/main/java/org/acme/vpn/debug/SendTrackers.kt',
    'app/src/debug/AndroidManifest.xml',
    'Shop/TestData.swift',
    'common/management/commands/createdevdata.py',
  ])
    assert.equal(mayHoldEvidence(path), false, path);
  for (const path of [
    'app/src/latest/Mail.kt',
    'src/contests/client.ts',
    'lib/debug/sentry.ts',
    'shop/thirdparty/deezer.py',
  ])
    assert.equal(mayHoldEvidence(path), true, path);
});

test('what developers start has the scope of the build', () => {
  const text = '#!/usr/bin/env python\nrequests.get("https://api.poeditor.com/v2/list")\n';
  const scopeOf = (path: string) => collectEvidence(path, text)[0]?.scope;
  for (const path of [
    'builder/release.py',
    'tools/translate.py',
    'scripts/fetch.cr',
    'tools/scripts/announce.py',
    'util/pull-translations.sh',
    'bin/notify-chat.sh',
    'fetch-libraries.sh',
    'ios/ci_scripts/post_clone.sh',
    'cmd/internal/update/main.go',
    'packages/desktop/forge.config.ts',
    '.swiftlint.yml',
    'lighthouserc.yml',
  ])
    assert.equal(scopeOf(path), 'build', path);
  for (const path of ['bin/start-server.sh', 'docker/entrypoint.sh', 'agent/tools/search.py', 'bin/announce.js'])
    assert.equal(scopeOf(path), 'runtime', path);
});
