import assert from 'node:assert/strict';
import { test } from 'node:test';
import { readCase } from '../../read-case.ts';

test('pipelines say whose they are, and which images and extensions run in them', async () => {
  const gitlab = `image: node:24
include:
  - component: gitlab.com/components/sast/sast@2.0
test:
  image: { name: "registry.example.com/acme/test:1" }
  services: [postgres:17, "$OWN_IMAGE"]
`;
  assert.deepEqual(await readCase('.gitlab-ci.yml', gitlab), [
    'generic:.gitlab-ci.yml@ runtime',
    'docker:node@24 build',
    'docker:registry.example.com/acme/test@1 build',
    'docker:postgres@17 build',
    'generic:gitlab/gitlab.com/components/sast/sast@2.0 build',
  ]);
  const circle = `version: 2.1
orbs:
  node: circleci/node@5.1
jobs:
  a:
    docker: [{ image: cimg/node:24.1 }]
`;
  assert.deepEqual(await readCase('.circleci/config.yml', circle), [
    'generic:.circleci/config.yml@ runtime',
    'docker:cimg/node@24.1 build',
    'generic:circleci/circleci/node@5.1 build',
  ]);
  const azure = 'steps:\n  - task: AzureCLI@2\n  - task: AzureCLI@2\n';
  assert.deepEqual(await readCase('azure-pipelines-release.yaml', azure), [
    'generic:azure-pipelines.yml@ runtime',
    'generic:azure-pipelines/azurecli@2 build',
  ]);
  const bitbucket =
    'pipelines:\n  default:\n    - step:\n        image: node:24\n        script:\n          - pipe: atlassian/aws-s3-deploy:1.1.0\n';
  assert.deepEqual(await readCase('bitbucket-pipelines.yml', bitbucket), [
    'generic:bitbucket-pipelines.yml@ runtime',
    'docker:node@24 build',
    'generic:bitbucket/atlassian/aws-s3-deploy@1.1.0 build',
  ]);
});

test('a pipeline that cannot be parsed still says whose it is', async () => {
  const [evidence, problem] = await readCase('ci/.gitlab-ci.yml', 'a: [');
  assert.equal(evidence, 'generic:.gitlab-ci.yml@ runtime');
  assert.match(problem ?? '', /not valid YAML/);
});

test('a tag of the program that reads a YAML file does not make it unreadable', async () => {
  const pipeline = `.base:
  image: ruby:3
  script: [a]
unit:
  image: !override node:20
  script:
    - !reference [.base, script]
  variables: !merge
    COUNT: !!int 3
`;
  assert.deepEqual(await readCase('.gitlab-ci.yml', pipeline), [
    'generic:.gitlab-ci.yml@ runtime',
    'docker:ruby@3 build',
    'docker:node@20 build',
  ]);
});
