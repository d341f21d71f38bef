// What can be said of the files for installing without Docker and systemd; tools/rehearse-image.ts runs the Dockerfile's lines.
import assert from 'node:assert/strict';
import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { test } from 'node:test';
import { fileURLToPath } from 'node:url';
import { load } from 'js-yaml';
import { SETTINGS, readConfig } from '../packages/server/src/config.ts';
import { readDockerfile } from '../tools/read-dockerfile.ts';

const ROOT = fileURLToPath(new URL('..', import.meta.url));
const read = (file: string) => readFileSync(join(ROOT, file), 'utf8');
const { build, final } = readDockerfile(read('Dockerfile'));
const NAMES = new Set<string>(SETTINGS.map(({ name }) => `UPRIVER_${name}`));

test('the image runs as a user without rights, and checks its own health', () => {
  assert.equal(final.user, 'node');
  assert.deepEqual(final.command, ['serve']);
  assert.ok(existsSync(join(ROOT, final.entrypoint.at(-1) ?? '')));
  assert.match(final.healthCheck.join(' '), /\/healthz/);
  assert.equal(build.image, final.image);
  assert.match(final.image, /^node:24-/);
});

test('what the image is built from exists and is let into the build context', () => {
  const admitted = read('.dockerignore')
    .split('\n')
    .filter((line) => line.startsWith('!'))
    .map((line) => line.slice(1));
  for (const { sources } of build.copies)
    for (const source of sources) {
      assert.ok(existsSync(join(ROOT, source)), source);
      assert.ok(admitted.includes(source), source);
    }
});

test('the image starts as `npm start` does, with settings that there are', () => {
  const { scripts } = JSON.parse(read('package.json')) as { scripts: Record<string, string> };
  assert.ok(scripts['start']?.endsWith([...final.entrypoint, ...final.command].join(' ')));
  for (const name of Object.keys(final.environment)) assert.ok(name === 'NODE_ENV' || NAMES.has(name), name);
  assert.equal(readConfig(final.environment).host, '0.0.0.0');
});

interface Service {
  readonly read_only?: boolean;
  readonly cap_drop?: readonly string[];
  readonly security_opt?: readonly string[];
  readonly ports?: readonly string[];
  readonly volumes?: readonly string[];
  readonly environment?: Readonly<Record<string, string>>;
  readonly stop_grace_period?: string;
}
type Compose = {
  readonly services: Readonly<Record<string, Service>>;
  readonly volumes: Readonly<Record<string, unknown>>;
};

test('the composed server has a read-only root, no capabilities, and is reachable from its own machine only', () => {
  const compose = load(read('compose.yaml')) as Compose;
  const server = compose.services['upriver'];
  assert.equal(server?.read_only, true);
  assert.deepEqual(server?.cap_drop, ['ALL']);
  assert.ok(server?.security_opt?.includes('no-new-privileges:true'));
  for (const port of server?.ports ?? []) assert.match(port, /^127\.0\.0\.1:/);
  assert.equal(server?.stop_grace_period, '30s');
  assert.ok(server?.volumes?.includes(`data:${final.environment['UPRIVER_DATA']}`));
});

test('settings in compose files are settings, volumes are declared, and no password stands in them', () => {
  for (const file of ['compose.yaml', 'compose.postgres.yaml']) {
    const { services, volumes } = load(read(file)) as Compose;
    for (const [name, service] of Object.entries(services)) {
      for (const variable of Object.keys(service.environment ?? {}))
        assert.ok(name === 'postgres' || NAMES.has(variable), variable);
      for (const volume of service.volumes ?? []) assert.ok((volume.split(':')[0] ?? '') in volumes, volume);
      for (const [variable, value] of Object.entries(service.environment ?? {}))
        if (/PASSWORD|DATABASE_URL/.test(variable)) assert.match(value, /\$\{POSTGRES_PASSWORD:\?/);
    }
  }
});

test('the systemd unit is one that systemd understands, and gives the server hardly any rights', (t) => {
  const unit = read('deploy/upriver.service');
  assert.ok(unit.includes(`ExecStart=/usr/bin/${[...final.entrypoint, ...final.command].join(' ')}`));
  if (spawnSync('systemd-analyze', ['--version']).status !== 0)
    return t.skip('needs systemd-analyze: apt-get install systemd');
  const security = spawnSync(
    'systemd-analyze',
    ['security', '--offline=true', '--threshold=20', join(ROOT, 'deploy/upriver.service')],
    {
      encoding: 'utf8',
    },
  );
  assert.equal(security.status, 0, security.stdout.split('\n').slice(-3).join('\n'));
  const verified = spawnSync('systemd-analyze', ['verify', join(ROOT, 'deploy/upriver.service')], { encoding: 'utf8' });
  const problems = verified.stderr
    .split('\n')
    .filter((line) => line !== '' && !/not executable|opt\/upriver/.test(line));
  assert.deepEqual(problems, []);
});
