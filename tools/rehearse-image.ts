// What `docker build` and `docker run` would do, without Docker: the Dockerfile's own lines, run in an empty directory that holds what
// the build context would. It does not prove the base image, `adduser`-like lines of the last stage, or musl.
import { spawn, spawnSync } from 'node:child_process';
import { chmodSync, cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, statSync } from 'node:fs';
import { createServer } from 'node:net';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { readDockerfile } from './read-dockerfile.ts';

const ROOT = fileURLToPath(new URL('..', import.meta.url));
const NOBODY = 65_534;
const START_MS_MAX = 120_000;

const { build, final } = readDockerfile(readFileSync(join(ROOT, 'Dockerfile'), 'utf8'));
const directory = mkdtempSync(join(tmpdir(), 'upriver-image-'));
const app = join(directory, 'app');
const data = join(directory, 'data');
const asRoot = process.getuid?.() === 0;
const PATH = `${dirname(process.execPath)}:${process.env['PATH']}`;
try {
  mkdirSync(app);
  chmodSync(directory, 0o755);
  for (const { sources } of build.copies) for (const source of sources) copyTracked(source);
  for (const command of build.runs) run(command);
  run('find . -type d -name .git -o -name "*.test.ts" | grep -v node_modules | (! grep .)');
  say(`${megabytes(app)} MB in /app`);
  const isReadOnly =
    asRoot && spawnSync('sh', ['-c', `mount --bind ${app} ${app} && mount -o remount,ro,bind ${app}`]).status === 0;
  say(isReadOnly ? '/app is mounted read-only' : '/app could not be mounted read-only');
  try {
    await serve();
  } finally {
    if (isReadOnly) spawnSync('umount', ['-l', app]);
  }
} finally {
  rmSync(directory, { recursive: true, force: true });
}

/** As `.dockerignore` lets through: tracked files, without tests. */
function copyTracked(source: string): void {
  const listed = spawnSync('git', ['ls-files', '-z', '--', source], { cwd: ROOT, encoding: 'utf8' }).stdout;
  for (const file of listed.split('\0').filter((name) => name !== '' && !name.endsWith('.test.ts')))
    cpSync(join(ROOT, file), join(app, file), { recursive: true });
}

function run(command: string): void {
  say(`RUN ${command}`);
  const { status } = spawnSync('sh', ['-c', command], { cwd: app, stdio: ['ignore', 2, 2], env: { ...clean(), PATH } });
  if (status !== 0) throw new Error(`exit ${status}: ${command}`);
}

/** ENTRYPOINT and CMD as another user, the health check against it, and SIGTERM. */
async function serve(): Promise<void> {
  mkdirSync(data, { mode: 0o700 });
  const user = asRoot ? { uid: NOBODY, gid: NOBODY } : {};
  if (asRoot) spawnSync('chown', [`${NOBODY}:${NOBODY}`, data]);
  const env = {
    ...clean(),
    ...final.environment,
    UPRIVER_DATA: data,
    UPRIVER_PORT: String(await freePort()),
    UPRIVER_POLL: 'off',
    PATH,
  };
  const [program = '', ...args] = [...final.entrypoint, ...final.command];
  const server = spawn(program, args, { cwd: app, env, ...user, stdio: ['ignore', 'ignore', 2] });
  const ended = new Promise<number | null>((resolve) => server.once('exit', resolve));
  const [check = '', ...checkArgs] = final.healthCheck;
  const deadline = performance.now() + START_MS_MAX;
  for (;;) {
    if (spawnSync(check, checkArgs, { cwd: app, env, ...user }).status === 0) break;
    if (performance.now() > deadline || server.exitCode !== null) throw new Error('the health check never succeeded');
  }
  say(
    `the health check succeeds; ${megabytes(data)} MB of data, mode ${(statSync(join(data, 'upriver.sqlite')).mode & 0o777).toString(8)}`,
  );
  server.kill('SIGTERM');
  const code = await ended;
  if (code !== 0) throw new Error(`SIGTERM ended it with ${code}`);
  if (spawnSync(check, checkArgs, { cwd: app, env, ...user }).status === 0)
    throw new Error('the health check succeeds without a server');
  say('SIGTERM ended it with 0, and the health check fails');
}

/** Nothing of this shell's settings. */
function clean(): NodeJS.ProcessEnv {
  return Object.fromEntries(Object.entries(process.env).filter(([name]) => !/^(?:UPRIVER_|NODE_|npm_)/.test(name)));
}

async function freePort(): Promise<number> {
  const probe = createServer();
  await new Promise<void>((resolve) => probe.listen(0, '127.0.0.1', resolve));
  const { port } = probe.address() as AddressInfo;
  await new Promise((resolve) => probe.close(resolve));
  return port;
}

function megabytes(path: string): number {
  const kilobytes = Number(spawnSync('du', ['-sk', path], { encoding: 'utf8' }).stdout.split('\t')[0]);
  return Math.round(kilobytes / 1024);
}

function say(line: string): void {
  process.stdout.write(`${line}\n`);
}
