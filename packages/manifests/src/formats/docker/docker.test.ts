import assert from 'node:assert/strict';
import { test } from 'node:test';
import { readManifests } from '../../index.ts';

async function read(path: string, content: string) {
  const [file] = (await readManifests([{ path, content }])).files;
  assert.ok(file);
  return {
    images: file.dependencies.map(
      ({ name, requirement, local }) => `${name}@${requirement}${local === true ? ' local' : ''}`,
    ),
    lines: file.dependencies.map(({ line }) => line),
    problems: file.problems,
  };
}

test('a Dockerfile gives the images it starts and copies from, without its own stages', async () => {
  const { images, problems } = await read(
    'Dockerfile',
    `# syntax=docker/dockerfile:1
ARG BASE=24-alpine
ARG REGISTRY
FROM --platform=linux/amd64 node:\${BASE} AS build
RUN echo FROM nowhere:1
FROM build as test
FROM registry.acme.com:5000/tools/go:1.22@sha256:${'a'.repeat(64)}
COPY --from=build /a /a
COPY --from=0 /a /a
COPY --from=busybox:1.36 /bin/sh /sh
FROM scratch
FROM \${REGISTRY}/x:1
`,
  );
  assert.deepEqual(images, ['node@24-alpine', 'registry.acme.com:5000/tools/go@1.22', 'busybox@1.36']);
  assert.equal(problems[0]?.line, 12);
});

test('a compose file gives the images of its services, with the defaults of its variables', async () => {
  const { images, lines, problems } = await read(
    'docker-compose.prod.yml',
    `services:
  db: { image: "postgres:\${PG:-16}" }
  app: { image: acme/app, build: . }
  cache: { image: "redis:\${REDIS}" }
  worker: { build: ./worker }
`,
  );
  assert.deepEqual(images, ['postgres@16', 'acme/app@ local', 'redis@']);
  assert.deepEqual(lines, [2, 3, 4]);
  assert.deepEqual(
    problems.map(({ line }) => line),
    [4],
  );
});

test('arguments build on one another, and a mounted image is used like a copied one', async () => {
  const { images } = await read(
    'Dockerfile',
    `ARG VERSION=24
ARG BASE=node:\${VERSION}-alpine
FROM \${BASE} AS build
RUN --mount=type=cache,target=/x --mount=type=bind,from=golang:1.22,source=/a,target=/b \\
    --mount=type=bind,from=build,target=/c go build --from=words
COPY --chown=1:1 --from=ghcr.io/acme/tools:2 /a /a
`,
  );
  assert.deepEqual(images, ['node@24-alpine', 'golang@1.22', 'ghcr.io/acme/tools@2']);
});

test('a compose service has what it merges in, and a message for a missing variable is no value', async () => {
  const { images } = await read(
    'compose.yaml',
    `x-cache: &cache { image: "redis:7" }
services:
  cache: { <<: *cache, restart: always }
  both: { <<: [*cache, { build: . }], image: acme/both }
  api: { image: "\${REGISTRY-ghcr.io}/acme/api:\${TAG:?set TAG}" }
  plain: { image: "postgres\${SUFFIX:-}:16" }
`,
  );
  assert.deepEqual(images, ['redis@7', 'acme/both@ local', 'ghcr.io/acme/api@', 'postgres@16']);
});

test('texts that are none of these are problems or nothing', async () => {
  assert.deepEqual((await read('Dockerfile', 'just words\n\0')).images, []);
  assert.equal((await read('compose.yaml', '- a')).problems[0]?.fatal, true);
});
