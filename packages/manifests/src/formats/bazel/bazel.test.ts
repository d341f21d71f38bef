import assert from 'node:assert/strict';
import { test } from 'node:test';
import { readCase } from '../../read-case.ts';

test('a MODULE.bazel gives its modules and the artifacts of Maven, and runs nothing', async () => {
  const content = `module(name = "shop", version = "1")
# bazel_dep(name = "old", version = "1")
bazel_dep(
    name = "rules_jvm_external",
    version = "6.5",
)
bazel_dep(name = "buildifier", version = "7", dev_dependency = True)
maven.install(
    artifacts = [
        "com.stripe:stripe-java:24.0.0",
        "com.twilio.sdk:twilio",
    ],
    repositories = ["https://repo.example.com/maven2"],
)
`;
  assert.deepEqual(await readCase('MODULE.bazel', content), [
    'generic:bazel/rules_jvm_external@6.5 build',
    'generic:bazel/buildifier@7 development',
    'maven:com.stripe:stripe-java@24.0.0 runtime',
    'maven:com.twilio.sdk:twilio@ runtime',
  ]);
});
