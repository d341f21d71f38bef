import assert from 'node:assert/strict';
import { test } from 'node:test';
import { countDirectAll, countDirectRuntime, countPackages, readManifests } from '../../index.ts';

const CATALOG = `[versions]
stripe = "24.0.0"
[libraries]
stripe-java = { module = "com.stripe:stripe-java", version.ref = "stripe" }
twilio_sdk = "com.twilio.sdk:twilio:9.0.0"
bom = { group = "com.acme", name = "bom" }
[bundles]
pay = ["stripe-java", "twilio_sdk"]
`;

async function read(path: string, content: string) {
  const { files } = await readManifests([
    { path, content },
    { path: 'gradle/libs.versions.toml', content: CATALOG },
  ]);
  const file = files.find((one) => one.path === path);
  assert.ok(file);
  return {
    file,
    found: file.dependencies.map(({ name, requirement, scope, line }) => `${name}@${requirement} ${scope}:${line}`),
  };
}

test('a Groovy build file gives its dependencies in every notation', async () => {
  const { file, found } = await read(
    'app/build.gradle',
    `buildscript { dependencies { classpath 'com.android.tools.build:gradle:8.1.0' } }
def okVersion = '4.12.0'
dependencies {
  implementation 'com.sendgrid:sendgrid-java:4.10.1'
  implementation "com.squareup.okhttp3:okhttp:$okVersion"
  api group: 'com.algolia', name: 'algoliasearch', version: '4.0.0'
  // implementation 'no:no:1'
  implementation('io.sentry:sentry:7.0.0') {
    exclude group: 'x', module: 'y'
  }
  implementation libs.stripe.java
  implementation libs.bundles.pay
  implementation platform(libs.bom)
  implementation project(':core')
  testImplementation 'junit:junit:4.13.2'
  compileOnly 'org.projectlombok:lombok:1.18.30@jar'
  runtimeOnly 'org.postgresql:postgresql:42.7.0',
              'com.h2database:h2:2.2.224'
}
`,
  );
  assert.deepEqual(found, [
    'com.android.tools.build:gradle@8.1.0 build:1',
    'com.sendgrid:sendgrid-java@4.10.1 runtime:4',
    'com.squareup.okhttp3:okhttp@4.12.0 runtime:5',
    'com.algolia:algoliasearch@4.0.0 runtime:6',
    'io.sentry:sentry@7.0.0 runtime:8',
    'com.stripe:stripe-java@24.0.0 runtime:11',
    'com.stripe:stripe-java@24.0.0 runtime:12',
    'com.twilio.sdk:twilio@9.0.0 runtime:12',
    'com.acme:bom@ runtime:13',
    'junit:junit@4.13.2 development:15',
    'org.projectlombok:lombok@1.18.30 development:16',
    'org.postgresql:postgresql@42.7.0 runtime:17',
    'com.h2database:h2@2.2.224 runtime:17',
  ]);
  assert.deepEqual([countDirectRuntime(file), countDirectAll(file)], [9, 11]);
});

test('a Kotlin build file gives its dependencies, with the catalogue of the upload', async () => {
  const { file, found } = await read(
    'app/build.gradle.kts',
    `dependencies {
    implementation(kotlin("stdlib"))
    implementation(platform("com.google.firebase:firebase-bom:33.0.0"))
    implementation(libs.twilio.sdk)
    implementation(projects.core.data)
    ksp(libs.stripe.java)
    "debugImplementation"("com.squareup.leakcanary:leakcanary-android:2.14")
    implementation(libs.not.there)
}
`,
  );
  assert.deepEqual(found, [
    'org.jetbrains.kotlin:kotlin-stdlib@ runtime:2',
    'com.google.firebase:firebase-bom@33.0.0 runtime:3',
    'com.twilio.sdk:twilio@9.0.0 runtime:4',
    'com.stripe:stripe-java@24.0.0 development:6',
    'com.squareup.leakcanary:leakcanary-android@2.14 development:7',
  ]);
  assert.match(file.problems[0]?.message ?? '', /libs\.not\.there/);
});

test('a catalogue defines, and a lockfile gives what was chosen', async () => {
  const { files } = await readManifests([
    { path: 'gradle/libs.versions.toml', content: CATALOG },
    {
      path: 'gradle.lockfile',
      content:
        '# This is a Gradle generated file\ncom.stripe:stripe-java:24.0.0=runtimeClasspath\nempty=annotationProcessor\nodd\n',
    },
  ]);
  const lock = files.find(({ path }) => path === 'gradle.lockfile');
  const catalog = files.find(({ path }) => path.endsWith('toml'));
  assert.ok(lock && catalog);
  assert.equal(countPackages(lock), 1);
  assert.deepEqual(
    lock.problems.map(({ line }) => line),
    [4],
  );
  assert.deepEqual(
    catalog.dependencies.map(({ name, requirement, definition }) => [name, requirement, definition]),
    [
      ['com.stripe:stripe-java', '24.0.0', true],
      ['com.twilio.sdk:twilio', '9.0.0', true],
      ['com.acme:bom', '', true],
    ],
  );
  const [broken] = (await readManifests([{ path: 'gradle/libs.versions.toml', content: '[libraries' }])).files;
  assert.equal(broken?.problems[0]?.fatal, true);
});
