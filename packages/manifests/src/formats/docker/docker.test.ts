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

test('a Dockerfile is read in time in proportion to its length', async () => {
  const bodies = [
    (n: number) => 'RUN echo hi\n'.repeat(n),
    (n: number) => `RUN ${'--mount=type=bind,x=y '.repeat(n)}\n`,
    (n: number) => `RUN ${'echo \\\n'.repeat(n)}\n`,
    (n: number) => 'RUN <<EOF\n'.repeat(n),
    (n: number) => `RUN ${'<<EOF '.repeat(n)}\n${'EOF\n'.repeat(n)}`,
    (n: number) => `${' '.repeat(n)}\n# x\n`.repeat(3),
    (n: number) => `FROM ${'$A'.repeat(n)}\n`,
  ];
  const doubled = Array.from({ length: 40 }, (_, index) => `ARG A${index + 1}=$A${index}$A${index}\n`).join('');
  for (const body of bodies) {
    const content = `ARG A0=abcdefgh\n${doubled}FROM node:24\n${body(100_000)}`;
    const startedAt = process.threadCpuUsage().user;
    const [file] = (await readManifests([{ path: 'Dockerfile', content }])).files;
    const ms = (process.threadCpuUsage().user - startedAt) / 1000;
    assert.equal(file?.dependencies[0]?.name, 'node');
    assert.ok(ms < 2000, `${ms} ms for ${body(2)}`);
  }
});

test('heredocs, continued lines with comments in them, another escape and ONBUILD are read as Docker reads them', async () => {
  const content = `# escape=\`
ARG BASE="node" TAG=24
FROM --platform=linux/amd64 \`
  # the usual one
  $BASE:$TAG AS build
RUN <<EOF
FROM not-an-image
EOF
RUN echo $((1 <<SHIFT))
ONBUILD COPY --from=busybox:1.37 /bin/sh /bin/
COPY --chown=1 --from=build /a /b
RUN --mount=type=cache,target=/x --mount=from=alpine:3.22,target=/y true
`;
  const [file] = (await readManifests([{ path: 'Dockerfile', content }])).files;
  assert.deepEqual(
    file?.dependencies.map(({ name, requirement, line }) => `${line} ${name}:${requirement}`),
    ['3 node:24', '10 busybox:1.37', '12 alpine:3.22'],
  );
  assert.deepEqual(file?.problems, []);
});

test('a file is a Dockerfile by its name, and not because its name begins so', async () => {
  const paths = [
    'Dockerfile',
    'api/Dockerfile.dev',
    'web.Dockerfile',
    'Containerfile-ci',
    'Dockerfile.dockerignore',
    'dockerfile-settings.tsx',
  ];
  const { files } = await readManifests(paths.map((path) => ({ path, content: 'FROM redis:7\n' })));
  const read = files.filter(({ format }) => format === 'docker-dockerfile').map(({ path }) => path);
  assert.deepEqual(read, paths.slice(0, 4).toSorted());
});

test('a list may end as far left as its key, as programs that read compose files allow', async () => {
  const { images, problems, lines } = await read(
    'compose.yaml',
    'services:\n  db:\n    healthcheck:\n      test: [\n        "CMD", "ping",\n      ]\n    image: redis:7\n',
  );
  assert.deepEqual([images, problems, lines], [['redis@7'], [], [7]]);
});
