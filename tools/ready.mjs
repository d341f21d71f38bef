// Runs on any Node from 20 on, before anything is installed: installs what the lockfile names when it is missing or stale,
// then checks that the Node which npm will run next (the project's own, or the machine's) is new enough.
import { execFileSync, spawnSync } from 'node:child_process';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { createHash } from 'node:crypto';
import { fileURLToPath } from 'node:url';

const NODE_MAJOR_MIN = 24;
const root = fileURLToPath(new URL('..', import.meta.url));
const stamp = `${root}node_modules/.upriver-lock`;
const lock = createHash('sha256')
  .update(readFileSync(`${root}package-lock.json`))
  .digest('hex');

if (!existsSync(stamp) || readFileSync(stamp, 'utf8') !== lock) {
  console.error('upriver: installing dependencies (once) …');
  const installed = spawnSync('npm', ['ci', '--no-audit', '--no-fund', '--loglevel=error'], {
    cwd: root,
    stdio: ['ignore', 2, 2],
  });
  if (installed.status !== 0) {
    console.error('upriver: npm ci failed; see its message above.');
    process.exit(1);
  }
  writeFileSync(stamp, lock);
}

const version = execFileSync('node', ['--version'], {
  encoding: 'utf8',
  env: { ...process.env, PATH: `${root}node_modules/.bin:${process.env.PATH}` },
}).trim();
if (Number(version.slice(1).split('.')[0]) < NODE_MAJOR_MIN) {
  console.error(
    `upriver: Node ${NODE_MAJOR_MIN} or newer is needed to run the server, found ${version}. Install it from https://nodejs.org.`,
  );
  process.exit(1);
}

// The page is built once, and again when its sources have changed. A server without it still serves the API.
if (existsSync(`${root}node_modules/vite`)) {
  const built = spawnSync('node', [`${root}packages/dashboard/build.mjs`], {
    cwd: root,
    stdio: ['ignore', 2, 2],
    env: { ...process.env, PATH: `${root}node_modules/.bin:${process.env.PATH}` },
  });
  if (built.status !== 0) {
    console.error('upriver: the page could not be built; see the message above.');
    process.exit(1);
  }
}

// The bundle is only faster: without it the sources run.
if (existsSync(`${root}node_modules/rolldown`))
  spawnSync('node', [`${root}tools/bundle.mjs`], {
    cwd: root,
    stdio: ['ignore', 2, 2],
    env: { ...process.env, PATH: `${root}node_modules/.bin:${process.env.PATH}` },
  });
