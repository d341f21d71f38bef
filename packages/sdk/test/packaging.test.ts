import assert from 'node:assert/strict';
import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { test } from 'node:test';
import { gzipSync } from 'node:zlib';
import { HOW_TO_INSTALL, installed } from './runtimes.ts';

const folder = fileURLToPath(new URL('..', import.meta.url));
const manifest = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8')) as {
  exports: Record<string, unknown>;
  dependencies?: object;
};

/** Bytes of each build, compressed as a server does. */
const SIZES: Record<string, number> = {
  'browser.js': 8600,
  'browser.cjs': 8600,
  'node.js': 15_200,
  'node.cjs': 15_200,
  'server.js': 14_000,
  'edge.js': 11_600,
};

for (const [file, max] of Object.entries(SIZES)) {
  test(`${file} is at most ${max} bytes compressed`, () => {
    const bytes = gzipSync(readFileSync(join(folder, 'dist', file))).length;
    assert.ok(bytes <= max, `${bytes} bytes`);
  });
}

test('the package depends on nothing, and no build but those for servers needs a module of Node', () => {
  assert.equal(manifest.dependencies, undefined);
  for (const file of readdirSync(join(folder, 'dist')).filter((name) =>
    /^(browser|edge|workers|next)\.c?js$/.test(name),
  )) {
    assert.doesNotMatch(readFileSync(join(folder, 'dist', file), 'utf8'), /["'`]node:(?!async_hooks`)/, file);
  }
});

test('every file that the export map names is there', () => {
  const files = JSON.stringify(manifest.exports).match(/\.\/dist\/[\w.]+/g) ?? [];
  const present = new Set(readdirSync(join(folder, 'dist')).map((name) => `./dist/${name}`));
  assert.deepEqual(
    files.filter((file) => !present.has(file)),
    [],
  );
});

test('publishing builds, even where npm runs no install scripts, and sends the build, its types and maps, the licence and the README, and nothing else', () => {
  const args = ['publish', '--dry-run', '--json', '--offline', '--loglevel=notice'];
  const run = spawnSync('npm', args, {
    cwd: folder,
    encoding: 'utf8',
    env: { ...process.env, npm_config_ignore_scripts: 'true' },
  });
  assert.match(run.stderr, /> node build\.mjs/, run.stderr);
  assert.doesNotMatch(run.stderr, /auto-corrected/);
  const { '@upriver/sdk': published } = JSON.parse(run.stdout) as Record<string, { files: { path: string }[] }>;
  const paths = published?.files.map(({ path }) => path) ?? [];
  const expected = /^(dist\/[a-z]+\.(c?js(\.map)?|d\.c?ts)|LICENSE|README\.md|package\.json)$/;
  assert.deepEqual(
    paths.filter((path) => !expected.test(path)),
    [],
  );
  const needed = ['LICENSE', 'README.md', 'dist/check.js', 'dist/index.d.cts', 'dist/node.js', 'dist/node.js.map'];
  assert.deepEqual(
    needed.filter((path) => !paths.includes(path)),
    [],
  );
});

test('both module formats give the same functions', async () => {
  const require = createRequire(import.meta.url);
  for (const entry of ['@upriver/sdk', '@upriver/sdk/next', '@upriver/sdk/serverless', '@upriver/sdk/workers']) {
    const esm = (await import(entry)) as object;
    const names = (module: object): string[] =>
      Object.keys(module)
        .filter((name) => name !== 'module.exports' && name !== 'default')
        .sort();
    assert.deepEqual(names(require(entry) as object), names(esm), entry);
  }
});

test('a typed application compiles against the declarations, as ESM and as CommonJS', () => {
  const project = mkdtempSync(join(tmpdir(), 'upriver-types-'));
  try {
    const source = `
      import { init } from '@upriver/sdk';
      import type { Client, OutboundEvent } from '@upriver/sdk';
      import { withUpriver } from '@upriver/sdk/workers';
      import { register } from '@upriver/sdk/next';
      import '@upriver/sdk/auto';
      const client: Client = init({ sdkKey: 'upr_sdk_x', endpoint: 'https://u.example.com', ignore: [/x/],
        beforeSend: (events: OutboundEvent[]) => events.filter((event) => event.status !== 404) });
      export const two: number = client.withFeature('checkout', () => 2);
      export const done: Promise<boolean> = client.flush(1000);
      register({ environment: 'production' });
      export default withUpriver({ async fetch(_request: Request, env: { A: string }) { return new Response(env.A); } });
      // @ts-expect-error a rate is a number
      init({ sampleRate: 'half' });
    `;
    writeFileSync(join(project, 'package.json'), '{"type":"module"}');
    for (const name of ['app.mts', 'app.cts']) writeFileSync(join(project, name), source);
    const tsc = fileURLToPath(new URL('../../../node_modules/typescript/bin/tsc', import.meta.url));
    mkdirSync(join(project, 'node_modules/@upriver'), { recursive: true });
    symlinkSync(folder, join(project, 'node_modules/@upriver/sdk'));
    const config = {
      compilerOptions: {
        module: 'nodenext',
        target: 'es2022',
        lib: ['es2022', 'dom'],
        strict: true,
        exactOptionalPropertyTypes: true,
        noEmit: true,
        types: [],
      },
    };
    writeFileSync(join(project, 'tsconfig.json'), JSON.stringify(config));
    const run = spawnSync(process.execPath, [tsc, '-p', project], { encoding: 'utf8' });
    assert.equal(run.status, 0, run.stdout);
  } finally {
    rmSync(project, { recursive: true });
  }
});

test('the tarball installs in an empty project, where both formats, every entry and the command work', () => {
  const project = mkdtempSync(join(tmpdir(), 'upriver-install-'));
  const run = (command: string, args: string[], env: object = {}) =>
    spawnSync(command, args, { cwd: project, encoding: 'utf8', env: { ...process.env, ...env } });
  try {
    const packed = run('npm', ['pack', folder, '--ignore-scripts', '--json', '--pack-destination', project]);
    const [{ filename }] = JSON.parse(packed.stdout) as [{ filename: string }];
    writeFileSync(join(project, 'package.json'), '{"private":true}');
    const flags = ['--offline', '--ignore-scripts', '--no-audit', '--no-fund'];
    const install = run('npm', ['install', ...flags, join(project, filename)]);
    assert.equal(install.status, 0, install.stderr);
    const entries = ['', '/auto', '/next', '/serverless', '/workers'].map((entry) => `@upriver/sdk${entry}`);
    const env = { UPRIVER_ENABLED: 'false' };
    const imports = entries.map((entry) => `await import('${entry}')`).join(';');
    const requires = entries.map((entry) => `require('${entry}')`).join(';');
    for (const args of [
      ['--input-type=module', '-e', imports],
      ['--input-type=commonjs', '-e', requires],
    ])
      assert.equal(run(process.execPath, args, env).stderr, '');
    const check = run('npx', ['--offline', '@upriver/sdk', 'check'], { UPRIVER_SDK_KEY: '', UPRIVER_ENDPOINT: '' });
    assert.equal(check.status, 1);
    assert.match(check.stderr, /^bad settings: sdkKey is wrong: use an upr_sdk_… key$/m);
  } finally {
    rmSync(project, { recursive: true });
  }
});

for (const [tool, args] of [
  ['publint', ['src/cli.js', '--strict', folder]],
  ['@arethetypeswrong/cli', ['dist/index.js', '--pack', folder, '--no-emoji', '--profile', 'node16']],
] as const) {
  test(`${tool} has nothing to say`, (t) => {
    const path = installed('tools', tool);
    if (!path) return t.skip(`${tool} is not here: ${HOW_TO_INSTALL}`);
    const [script = '', ...rest] = args;
    const run = spawnSync(process.execPath, [join(path, script), ...rest], { encoding: 'utf8', cwd: folder });
    assert.equal(run.status, 0, run.stdout + run.stderr);
  });
}
