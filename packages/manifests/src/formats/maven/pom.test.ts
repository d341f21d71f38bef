import assert from 'node:assert/strict';
import { test } from 'node:test';
import { readManifests } from '../../index.ts';
import { describeCase, listProblems } from '../../fixture-cases.ts';

test('a module gives its dependencies, with properties and managed versions of the parent beside it', async () => {
  assert.deepEqual(await describeCase('maven/project'), {
    'app/pom.xml': [
      'com.stripe:stripe-java@29.1.0 runtime direct',
      'org.junit.jupiter:junit-jupiter@ =5.12.2 development direct',
      'jakarta.servlet:jakarta.servlet-api@[6,7) peer direct',
      'com.example:shop@1.0.0 runtime direct local',
      '${unknown.group}:x@${unknown} runtime direct',
      'org.apache.maven.plugins:maven-jar-plugin@3.4.2 build direct',
      'software.amazon.awssdk:s3@2.31.0 optional direct',
    ],
    'pom.xml': ['org.junit.jupiter:junit-jupiter@5.12.2 development direct definition'],
  });
  assert.deepEqual(await listProblems('maven/project'), [
    '20: a dependency needs a groupId and an artifactId, and one of them is missing',
  ]);
});

test('broken XML is one fatal problem, and an external entity is never read', async () => {
  const entity = '<!DOCTYPE p [<!ENTITY x SYSTEM "file:///etc/hostname">]><project><version>&x;</version></project>';
  for (const content of ['<project><dependencies></project>', '', '<html></html>', entity]) {
    const { files } = await readManifests([{ path: 'pom.xml', content }]);
    assert.deepEqual(files[0]?.dependencies, []);
    assert.equal(files[0]?.problems[0]?.fatal, true, content);
  }
});

test('properties that double or go in circles end', async () => {
  const steps = Array.from({ length: 50 }, (_, at) => `<p${at}>\${p${at + 1}}\${p${at + 1}}</p${at}>`).join('');
  const content = `<project><properties>${steps}<c>\${c}</c></properties><dependencies>
    <dependency><groupId>a</groupId><artifactId>b</artifactId><version>\${p0}</version></dependency>
    <dependency><groupId>a</groupId><artifactId>c</artifactId><version>\${c}</version></dependency>
  </dependencies></project>`;
  const { files } = await readManifests([{ path: 'pom.xml', content }]);
  assert.deepEqual(
    files[0]?.dependencies.map(({ name, line }) => `${name} ${line}`),
    ['a:b 2', 'a:c 3'],
  );
});
