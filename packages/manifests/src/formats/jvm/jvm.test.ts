import assert from 'node:assert/strict';
import { test } from 'node:test';
import { readCase } from '../../read-case.ts';

test('sbt and Mill give their modules, with versions that stand in a value', async () => {
  const sbt = `val stripeVersion = "24.0.0" // https://example.com
libraryDependencies ++= Seq(
  "com.stripe" % "stripe-java" % stripeVersion,
  "org.typelevel" %% "cats-core" % "2.12.0",
  // "com.example" % "old" % "1",
  "org.scalatest" %% "scalatest" % "3.2.19" % Test,
)
addSbtPlugin("org.scalameta" % "sbt-scalafmt" % "2.5.2")
`;
  assert.deepEqual(await readCase('build.sbt', sbt), [
    'maven:com.stripe:stripe-java@24.0.0 runtime',
    'maven:org.typelevel:cats-core@2.12.0 runtime',
    'maven:org.scalatest:scalatest@3.2.19 development',
    'maven:org.scalameta:sbt-scalafmt@2.5.2 build',
  ]);
  assert.deepEqual(
    await readCase('build.sc', 'def ivyDeps = Agg(ivy"com.lihaoyi::upickle:3.1.0", ivy"com.twilio.sdk:twilio:10.1")\n'),
    ['maven:com.lihaoyi:upickle@3.1.0 runtime', 'maven:com.twilio.sdk:twilio@10.1 runtime'],
  );
});

test("Clojure's manifests give groups and artifacts, and what is for development", async () => {
  const deps = `{:deps {org.clojure/clojure {:mvn/version "1.12.0"}
        com.stripe/stripe-java {:mvn/version "24.0.0"}
        io.github.acme/own {:git/url "https://github.com/acme/own" :git/sha "abc"}
        acme/near {:local/root "../near"}}
 :aliases {:test {:extra-deps {lambdaisland/kaocha {:mvn/version "1.91"}}}}} ; done
`;
  assert.deepEqual(await readCase('deps.edn', deps), [
    'maven:org.clojure:clojure@1.12.0 runtime',
    'maven:com.stripe:stripe-java@24.0.0 runtime',
    'maven:io.github.acme:own@abc runtime from https://github.com/acme/own',
    'maven:acme:near@ runtime local',
    'maven:lambdaisland:kaocha@1.91 development',
  ]);
  const project = `(defproject shop "0.1"
  :description "a ; b"
  :dependencies [[org.clojure/clojure "1.11.1"] [ring "1.12" :exclusions [x/y]] [junit "4" :scope "test"]]
  :plugins [[lein-ring "0.12"]]
  :profiles {:dev {:dependencies [[midje "1.10"]]}})
`;
  assert.deepEqual(await readCase('project.clj', project), [
    'maven:org.clojure:clojure@1.11.1 runtime',
    'maven:ring:ring@1.12 runtime',
    'maven:junit:junit@4 development',
    'maven:lein-ring:lein-ring@0.12 build',
    'maven:midje:midje@1.10 development',
  ]);
});
