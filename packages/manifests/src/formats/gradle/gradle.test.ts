import assert from 'node:assert/strict';
import { test } from 'node:test';
import { describeCase, listProblems } from '../../fixture-cases.ts';
import { countDirectAll, countDirectRuntime, countPackages, readManifests } from '../../index.ts';
import { processorMs } from '../../../../../test/support/processor-time.ts';

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
    ':core@ runtime:14',
    'junit:junit@4.13.2 development:15',
    'org.projectlombok:lombok@1.18.30 peer:16',
    'org.postgresql:postgresql@42.7.0 runtime:17',
    'com.h2database:h2@2.2.224 runtime:17',
  ]);
  assert.deepEqual([countDirectRuntime(file), countDirectAll(file)], [9, 12]);
});

test('a Kotlin build file gives its dependencies, with the catalog of the upload', async () => {
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
    ':core:data@ runtime:5',
    'com.stripe:stripe-java@24.0.0 build:6',
    'com.squareup.leakcanary:leakcanary-android@2.14 development:7',
  ]);
  assert.match(file.problems[0]?.message ?? '', /libs\.not\.there/);
});

test('a catalog defines, and a lockfile gives what was chosen', async () => {
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

test('a Groovy project shares versions through applied files, the build file above and gradle.properties', async () => {
  assert.deepEqual(await describeCase('gradle/groovy'), {
    'app/build.gradle': [
      'com.android.application:com.android.application.gradle.plugin@ build direct',
      'com.stripe:stripe-android@21.0.0 runtime direct',
      'com.squareup.retrofit2:retrofit@2.11.0 runtime direct',
      'com.squareup.okhttp3:okhttp@4.12.0 runtime direct',
      'com.squareup.okhttp3:logging-interceptor@4.12.0 runtime direct',
      'com.twilio:voice-android@6.7.0 runtime direct',
      'com.example:unknown@${missing.version} runtime direct',
      ':core@ runtime direct local',
      ':lib@ runtime direct local',
      'io.sentry:sentry@8.1.0 runtime direct',
      'io.sentry:sentry-android@8.1.0 runtime direct',
      'com.example:no-version@ runtime direct',
      'com.example:classified@1.0 unknown direct',
      'com.example:strict@1.5 runtime direct',
      'com.example:joined@4.12.0 runtime direct',
      'com.google.dagger:dagger-compiler@2.51 build direct',
      'javax.servlet:servlet-api@2.5 peer direct',
      'com.example:one@1 runtime direct',
      'com.example:two@1 runtime direct',
      'com.example:windows@1 runtime direct',
      'com.example:other@1 runtime direct',
      'com.example:pinned@3 runtime direct definition',
      'org.example:bom@1.0 unknown direct definition',
      'org.example:managed@2.0 unknown direct definition',
      'junit:junit@4.13.2 development direct',
    ],
    'build.gradle': ['com.android.tools.build:gradle@8.7.0 build direct', 'org.slf4j:slf4j-api@2.0.16 runtime direct'],
    'gradle.lockfile': [
      'com.stripe:stripe-java@ =29.0.0 runtime',
      'junit:junit@ =4.13.2 development',
      'org.projectlombok:lombok@ =1.18.36 build',
      'javax.servlet:servlet-api@ =2.5 peer',
    ],
    'gradle.properties': [],
    'gradle/versions.gradle': [],
  });
  assert.deepEqual(await listProblems('gradle/groovy'), [
    '31: secrets.fromVault is computed when Gradle runs; it is not read',
    '5: this is not group:artifact:version=configurations',
  ]);
});

test('a Kotlin project uses source sets, test suites, several catalogues and plugins', async () => {
  assert.deepEqual(await describeCase('gradle/kotlin'), {
    'gradle/libs.versions.toml': [
      'io.ktor:ktor-client-core@3.1.0 unknown direct definition',
      'io.ktor:ktor-client-cio@3.1.0 unknown direct definition',
      'com.algolia:algoliasearch-core@[3.0,4.0) unknown direct definition',
      'com.example:rejecting@ unknown direct definition',
      'org.jetbrains.kotlin.multiplatform:org.jetbrains.kotlin.multiplatform.gradle.plugin@2.1.0 build direct definition',
      'com.diffplug.spotless:com.diffplug.spotless.gradle.plugin@7.0.2 build direct definition',
    ],
    'gradle/testLibs.versions.toml': ['org.assertj:assertj-core@3.27.0 unknown direct definition'],
    'settings.gradle.kts': ['com.gradle.develocity:com.gradle.develocity.gradle.plugin@3.19 build direct'],
    'shared/build.gradle.kts': [
      'org.jetbrains.kotlin.multiplatform:org.jetbrains.kotlin.multiplatform.gradle.plugin@2.1.0 build direct',
      'org.jetbrains.kotlin.plugin.serialization:org.jetbrains.kotlin.plugin.serialization.gradle.plugin@2.1.0 build direct',
      'io.sentry.android.gradle:io.sentry.android.gradle.gradle.plugin@5.0.0 build direct',
      'io.ktor:ktor-client-core@3.1.0 runtime direct',
      'io.ktor:ktor-client-cio@3.1.0 runtime direct',
      'org.jetbrains.kotlin:kotlin-stdlib@2.1.0 runtime direct',
      'stripe@17.0.0 runtime direct',
      'org.jetbrains.kotlin:kotlin-test@ development direct',
      'io.ktor:ktor-client-mock@3.1.0 development direct',
      'com.algolia:algoliasearch-core@[3.0,4.0) build direct',
      'com.example:positional@1.2 runtime direct',
      'com.example:named@4.2 runtime direct',
      'io.ktor:ktor-client-core@3.1.0 unknown direct',
      'com.example:a@4.2 runtime direct',
      'com.example:b@4.2 runtime direct',
      'com.example:chosen@1 runtime direct',
      'com.example:fallback@1 runtime direct',
      'org.assertj:assertj-core@3.27.0 development direct',
      'org.testcontainers:postgresql@1.20 development direct',
      'org.example:late@1 runtime direct',
    ],
  });
  assert.deepEqual(await listProblems('gradle/kotlin'), [
    '10: the library broken should have a module "group:name", or a group and a name',
    '36: libs.not.there stands in a version catalog that is not in the upload; add gradle/libs.versions.toml',
  ]);
});

test('a build file that is cut off, deeply nested or long is read in time, as far as it goes', async () => {
  const cut = "dependencies {\n  implementation 'com.stripe:stripe-java:1'\n  implementation(platform('com.exa";
  const [file] = (await readManifests([{ path: 'build.gradle', content: cut }])).files;
  assert.deepEqual(
    file?.dependencies.map(({ name }) => name),
    ['com.stripe:stripe-java'],
  );
  const names = Array.from({ length: 5000 }, (_, at) => `x${at} = "$x${at + 1}$x${at + 1}"`).join('\n');
  for (const content of [
    'a {'.repeat(2500),
    `dependencies {\n${"implementation 'a:b:1'\n".repeat(20_000)}`,
    `${names}\ndependencies { api "a:b:$x0" }`,
    '/*'.repeat(50_000),
    "'".repeat(150_001),
    '"${'.repeat(50_000),
    'a.'.repeat(50_000),
    'x = '.repeat(20_000),
    `dependencies { api ${'"a" + '.repeat(1000)} }`,
  ]) {
    const startedAt = processorMs();
    await readManifests([{ path: 'build.gradle', content }]);
    assert.ok(processorMs() - startedAt < 2000, content.slice(0, 40));
  }
});

test('plug-ins of a build of its own declare as build files do, and what else they do is no problem', async () => {
  const files = [
    {
      path: 'build-logic/convention/src/main/kotlin/AppPlugin.kt',
      content:
        'class AppPlugin : Plugin<Project> {\n  override fun apply(target: Project) {\n    with(target) {\n      dependencies {\n        "fullImplementation"(libs.pay.core)\n        add("api", unknown.of(target))\n      }\n    }\n  }\n}\n',
    },
    { path: 'gradle/libs.versions.toml', content: '[libraries]\npay-core = "com.stripe:stripe-java:24.0.0"\n' },
    { path: 'src/main/kotlin/Other.kt', content: 'dependencies { api("a:b:1") }\n' },
  ];
  const [plugin] = (await readManifests(files)).files;
  assert.deepEqual(
    plugin?.dependencies.map(({ name, scope }) => `${name} ${scope}`),
    ['com.stripe:stripe-java runtime'],
  );
  assert.deepEqual(plugin?.problems, []);
});
