import assert from 'node:assert/strict';
import { test } from 'node:test';
import { detectFormat } from '../../index.ts';
import { readCase } from '../../read-case.ts';

test('manifests of Kubernetes give their images, also templates and several documents', async () => {
  const content = `apiVersion: apps/v1
kind: Deployment
spec:
  containers:
    - name: api
      image: "ghcr.io/acme/api:1.2"  # ours
    - image: {{ .Values.image }}
---
apiVersion: batch/v1
kind: CronJob
      image: redis
`;
  assert.deepEqual(await readCase('charts/shop/templates/api.yaml', content), [
    'docker:ghcr.io/acme/api@1.2 runtime',
    'docker:redis@ runtime',
  ]);
  assert.equal(detectFormat('src/api.yaml', content), undefined);
  assert.equal(detectFormat('k8s/openapi.yaml', 'openapi: 3.1.0\n'), undefined);
});

test('charts, their values and kustomizations give charts and images', async () => {
  const chart = `apiVersion: v2
name: shop
dependencies:
  - name: postgresql
    version: 15.x.x
    repository: oci://registry.example.com/charts
  - name: own
    repository: file://../own
`;
  assert.deepEqual(await readCase('chart/Chart.yaml', chart), [
    'generic:helm/postgresql@15.x.x runtime from oci://registry.example.com/charts',
    'generic:helm/own@ runtime local from file://../own',
  ]);
  const values = `image: { registry: ghcr.io, repository: acme/api, tag: 1.10 }
worker:
  image: acme/worker:2
git: { repository: "https://github.com/acme/x" }
`;
  assert.deepEqual(await readCase('values-prod.yaml', values), [
    'docker:ghcr.io/acme/api@1.10 runtime',
    'docker:acme/worker@2 runtime',
  ]);
  const kustomization = `resources:
  - api.yaml
  - https://github.com/acme/base//deploy?ref=v1.2
images:
  - name: api
    newName: ghcr.io/acme/api
    newTag: "3"
`;
  assert.deepEqual(await readCase('kustomization.yaml', kustomization), [
    'docker:ghcr.io/acme/api@3 runtime',
    'generic:git/github.com/acme/base@v1.2 build from https://github.com/acme/base//deploy?ref=v1.2',
  ]);
});
