import assert from 'node:assert/strict';
import { test } from 'node:test';
import { countPackages, readManifests } from '../../index.ts';

const MANIFEST = `// swift-tools-version:5.9
let package = Package(name: "Shop", dependencies: [
  .package(url: "https://github.com/Stripe/stripe-ios.git", from: "23.0.0"),
  // .package(url: "https://github.com/no/no", from: "1.0.0"),
  .package(url: "git@github.com:getsentry/sentry-cocoa.git", .upToNextMinor(from: "8.1.0")),
  . package ( url : "https://github.com/a/range" , "1.0.0" ..< "2.0.0" ),
  .package(name: "B", url: "https://github.com/a/branch", .branch("main")), /* why
  .package(url: "x", from: "1") */
  .package(url: "https://github.com/a/exact", exact: "1.2.3"),
  .package(id: "acme.pay", from: "2.0.0"),
  .package(path: "../Mine"),
  .package(url: base + "x", from: "1.0.0"),
], targets: [.target(name: "A", dependencies: [.product(name: "Stripe", package: "stripe-ios")])])
`;

test('a Package.swift gives its packages, however their versions are said', async () => {
  const [file] = (await readManifests([{ path: 'Package.swift', content: MANIFEST }])).files;
  assert.deepEqual(
    file?.dependencies.map(
      ({ name, requirement, local, line }) => `${name}@${requirement}${local === true ? ' local' : ''}:${line}`,
    ),
    [
      'github.com/Stripe/stripe-ios@from 23.0.0:3',
      'github.com/getsentry/sentry-cocoa@upToNextMinor 8.1.0:5',
      'github.com/a/range@1.0.0..<2.0.0:6',
      'github.com/a/branch@branch main:7',
      'github.com/a/exact@exact 1.2.3:9',
      'acme.pay@from 2.0.0:10',
      '../Mine@ local:11',
    ],
  );
  assert.deepEqual(
    file?.problems.map(({ line }) => line),
    [12],
  );
});

test('a Package.resolved of any version gives what was chosen', async () => {
  const state = { version: '23.1.0', revision: 'abc' };
  for (const content of [
    {
      version: 1,
      object: { pins: [{ package: 'S', repositoryURL: 'https://github.com/stripe/stripe-ios.git', state }] },
    },
    {
      version: 2,
      pins: [
        {
          identity: 'stripe-ios',
          kind: 'remoteSourceControl',
          location: 'https://github.com/stripe/stripe-ios',
          state,
        },
      ],
    },
  ]) {
    const [file] = (await readManifests([{ path: 'Package.resolved', content: JSON.stringify(content) }])).files;
    assert.ok(file);
    assert.deepEqual(
      file.dependencies.map(({ name, resolved }) => [name, resolved]),
      [['github.com/stripe/stripe-ios', '23.1.0']],
    );
    assert.equal(countPackages(file), 1);
  }
  const [broken] = (await readManifests([{ path: 'Package.resolved', content: '{}' }])).files;
  assert.equal(broken?.problems[0]?.fatal, true);
});

test('a project of Xcode gives the packages that it refers to, and nothing else', async () => {
  const content = `// !$*UTF8*$!
{ objects = {
\t\tAA /* XCRemoteSwiftPackageReference "stripe-ios" */ = {
\t\t\tisa = XCRemoteSwiftPackageReference;
\t\t\trepositoryURL = "https://github.com/stripe/stripe-ios.git";
\t\t\trequirement = {
\t\t\t\tkind = upToNextMajorVersion;
\t\t\t\tminimumVersion = 23.0.0;
\t\t\t};
\t\t};
\t\tBB = { isa = XCLocalSwiftPackageReference; relativePath = ../Mine; };
\t\tCC = {
\t\t\tisa = XCRemoteSwiftPackageReference;
\t\t};
\t\tDD = {
\t\t\trepositoryURL = "https://github.com/not/a-package";
\t\t};
}; }
`;
  const [file] = (await readManifests([{ path: 'ios/App.xcodeproj/project.pbxproj', content }])).files;
  assert.deepEqual(
    file?.dependencies.map(({ name, requirement, line, direct }) => [name, requirement, line, direct]),
    [['github.com/stripe/stripe-ios', '23.0.0', 5, true]],
  );
  assert.deepEqual(file?.problems, []);
});

test('each of a hundred thousand packages takes no longer than each of a few', { timeout: 20_000 }, async () => {
  const content = '.package(url: "https://a.b/c", from: "1")\n'.repeat(100_000);
  const [file] = (await readManifests([{ path: 'Package.swift', content }])).files;
  assert.equal(file?.dependencies.at(-1)?.line, 100_000);
});
