// The bundle does what the sources do, and is used only while it is made of them.
import assert from 'node:assert/strict';
import { execFileSync, spawnSync } from 'node:child_process';
import {
  appendFileSync,
  copyFileSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { test } from 'node:test';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { listVendors } from '@upriver/catalog';
import { commands } from '../packages/cli/src/commands/index.ts';
import { startServer, temporaryDirectory } from './support/process.ts';

const ROOT = fileURLToPath(new URL('..', import.meta.url));
const FINDER = 'packages/cli/src/find-bundle.mjs';
/** Prints at the end how many sources of packages were loaded. */
const COUNTING = `data:text/javascript,${encodeURIComponent(`
  import { registerHooks } from 'node:module';
  let sources = 0;
  registerHooks({ load(url, context, next) {
    if (/packages\\/\\w+\\/src\\/.*\\.ts$/.test(url)) sources += 1;
    return next(url, context);
  } });
  process.on('exit', () => process.stderr.write('sources: ' + sources + '\\n'));
`)}`;

/** Prints each source of packages that is loaded. */
const LISTING = `data:text/javascript,${encodeURIComponent(`
  import { writeSync } from 'node:fs';
  import { registerHooks } from 'node:module';
  registerHooks({ load(url, context, next) {
    if (/packages\\/[\\w-]+\\/src\\/.*\\.m?[jt]s$/.test(url)) writeSync(2, 'loaded: ' + url + '\\n');
    return next(url, context);
  } });
`)}`;

test('a bundle is found only while each of its sources is as it was', async () => {
  const root = mkdtempSync(join(tmpdir(), 'upriver-bundle-'));
  try {
    const cache = join(root, 'node_modules/.cache/upriver');
    for (const folder of [join(root, 'packages/cli/src'), join(cache, 'one')]) mkdirSync(folder, { recursive: true });
    copyFileSync(join(ROOT, FINDER), join(root, FINDER));
    const { findBundle } = await loadFinder(root);
    const source = join(root, 'source.ts');
    const list = (): void => {
      const { size, mtimeMs } = statSync(source);
      writeFileSync(join(cache, 'one/sources.json'), JSON.stringify([['source.ts', size, mtimeMs]]));
      writeFileSync(join(cache, 'one/sources-catalog-check.json'), '[]');
      writeFileSync(join(cache, 'bundle.json'), JSON.stringify({ entry: 'one/run.mjs' }));
    };
    assert.equal(findBundle(), undefined);
    writeFileSync(source, 'a');
    list();
    assert.equal(findBundle(), undefined);
    writeFileSync(join(cache, 'one/run.mjs'), '');
    assert.equal(findBundle(), join(cache, 'one/run.mjs'));
    appendFileSync(source, 'b');
    assert.equal(findBundle(), undefined);
    // A command that does not need it.
    assert.equal(findBundle('catalog check'), join(cache, 'one/run.mjs'));
    assert.equal(findBundle('why'), undefined);
    list();
    assert.notEqual(findBundle(), undefined);
    rmSync(source);
    assert.equal(findBundle(), undefined);
    writeFileSync(join(cache, 'bundle.json'), '{"entry":');
    assert.equal(findBundle(), undefined);
  } finally {
    rmSync(root, { recursive: true });
  }
});

test('the catalog of the bundle is that of the sources', async () => {
  execFileSync(process.execPath, [join(ROOT, 'tools/bundle.mjs')]);
  const { findBundle } = await loadFinder(ROOT);
  const folder = dirname(findBundle() ?? '');
  assert.deepEqual(JSON.parse(readFileSync(join(folder, 'vendors.json'), 'utf8')), listVendors());
});

test('each command that is worth a bundle is one', async () => {
  const { LARGE_COMMANDS, findLarge } = await loadFinder(ROOT);
  const names = commands.map(({ name }) => name);
  assert.deepEqual(
    LARGE_COMMANDS.filter((name) => !names.includes(name)),
    [],
  );
  assert.equal(findLarge(['catalog', 'check', '--json']), 'catalog check');
  assert.equal(findLarge(['catalog']), undefined);
});

test('a command uses the bundle only while each source that it and its threads load is as it was', async () => {
  execFileSync(process.execPath, [join(ROOT, 'tools/bundle.mjs')]);
  const { findBundle } = await loadFinder(ROOT);
  using folder = temporaryDirectory();
  writeFileSync(join(folder.path, 'package.json'), '{"dependencies":{"stripe":"1"}}');
  const WORKER = 'packages/manifests/src/reader/worker.ts';
  for (const { words, threads } of [
    { words: ['why', 'stripe'], threads: [WORKER] },
    { words: ['catalog', 'check'], threads: [] },
  ]) {
    // A thread loads the same in a process, which it then has nobody to talk to in.
    const program = `
      const { run } = await import(${JSON.stringify(pathToFileURL(join(ROOT, 'packages/cli/src/run.ts')).href)});
      await run(${JSON.stringify(words)}, {}, { out: () => undefined, error: () => undefined });
      for (const file of ${JSON.stringify(threads.map((file) => pathToFileURL(join(ROOT, file)).href))})
        await import(file).catch(() => undefined);`;
    const { stderr } = spawnSync(process.execPath, ['--import', LISTING, '--input-type=module', '--eval', program], {
      cwd: folder.path,
      encoding: 'utf8',
    });
    const loaded = [...stderr.matchAll(/^loaded: .*\/(packages\/\S+)$/gm)].map(([, path = '']) => path);
    assert.ok(loaded.length > 1000 && threads.every((file) => loaded.includes(file)), stderr.slice(-500));
    const list = join(dirname(findBundle() ?? ''), `sources-${words[0] === 'why' ? 'why' : 'catalog-check'}.json`);
    const compared = new Set((JSON.parse(readFileSync(list, 'utf8')) as [string][]).map(([path]) => path));
    assert.deepEqual(
      loaded.filter((path) => !compared.has(path)),
      [],
    );
    assert.ok(!compared.has('packages/server/src/app.ts'));
  }
});

test('a command says the same from the bundle as from its sources', () => {
  execFileSync(process.execPath, [join(ROOT, 'tools/bundle.mjs')]);
  using folder = temporaryDirectory();
  writeFileSync(
    join(folder.path, 'package.json'),
    '{"dependencies":{"stripe":"1","@aws-sdk/client-s3":"1","passport-foo":"1"}}',
  );
  writeFileSync(join(folder.path, '.env.example'), 'TWILIO_AUTH_TOKEN=\n');
  writeFileSync(join(folder.path, 'ask.py'), 'requests.post("https://api.openai.com/v1/responses")\n');
  const say = (program: readonly string[]): string => {
    const { status, stdout, stderr } = spawnSync(process.execPath, program, { cwd: folder.path, encoding: 'utf8' });
    assert.equal(status, 0, stderr);
    return stdout;
  };
  for (const words of [
    ['why', 'stripe'],
    ['scan', '--json'],
  ]) {
    const program = `
      const { run } = await import(${JSON.stringify(pathToFileURL(join(ROOT, 'packages/cli/src/run.ts')).href)});
      const write = (text) => process.stdout.write(text);
      process.exitCode = await run(${JSON.stringify(words)}, {}, { out: write, error: write });`;
    const bundled = say([join(ROOT, 'packages/cli/src/main.mjs'), ...words]);
    assert.equal(bundled, say(['--input-type=module', '--eval', program]));
    assert.match(bundled, words[0] === 'why' ? /stripe/ : /"aws"[^]*"openai"[^]*"stripe"[^]*"twilio"/);
  }
});

test('the server starts from the bundle with its threads, its page and its documentation', async () => {
  execFileSync(process.execPath, [join(ROOT, 'tools/bundle.mjs')]);
  using directory = temporaryDirectory();
  const settings = { UPRIVER_POLL: 'off', UPRIVER_WORKERS: '2' };
  const server = await startServer(directory.path, settings, ['--import', COUNTING]);
  try {
    for (const path of ['/readyz', '/docs', '/docs/swagger-ui.css', '/openapi.json', '/'])
      assert.equal((await fetch(server.url + path)).status, 200, path);
  } finally {
    await server.stop();
  }
  const [, sources = ''] = /^sources: (\d+)$/m.exec(server.output()) ?? [];
  assert.ok(Number(sources) < 60, `${sources} sources were loaded: ${server.output().slice(-500)}`);
});

interface Finder {
  readonly findBundle: (command?: string) => string | undefined;
  readonly LARGE_COMMANDS: readonly string[];
  readonly findLarge: (words: readonly string[]) => string | undefined;
}

async function loadFinder(root: string): Promise<Finder> {
  return (await import(pathToFileURL(join(root, FINDER)).href)) as Finder;
}
