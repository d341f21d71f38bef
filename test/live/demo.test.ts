// `upriver serve --demo` in its own process: every verdict is there soon, everything says that it is a demo, and nothing of it stays.
import assert from 'node:assert/strict';
import { execFileSync, spawn, spawnSync } from 'node:child_process';
import type { ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { test } from 'node:test';
import type { OrganizationVerdicts, Verdict } from '@upriver/contract';
import { eventually } from '../support/eventually.ts';
import { runCommand, temporaryDirectory } from '../support/process.ts';

const PATIENCE_MS = 240_000;
/** What the demo does once it has played the past, with an address where nobody listens. */
const STARTS_PROGRAMS = `
  import { PROJECTS } from ${JSON.stringify(new URL('../../packages/demo/src/organization.ts', import.meta.url).href)};
  import { createPrograms } from ${JSON.stringify(new URL('../../packages/demo/src/programs.ts', import.meta.url).href)};
  const programs = createPrograms({ endpoint: 'http://127.0.0.1:1', apiPort: 1 }, new Map());
  for (const { slug } of PROJECTS) programs.start(slug, '1');
`;

/** What is to be seen at the same time, within a minute. */
const EXPECTED: Readonly<Record<string, Verdict>> = {
  northpay: 'them',
  quickfind: 'us',
  vectora: 'undecided',
  mapforge: 'not_affecting_you',
  mailrush: 'healthy',
  signhub: 'healthy',
  parcelio: 'cannot_say',
  labelwright: 'cannot_say',
};

test('the demo shows every verdict with a past, says that it is one, and takes its programs and data with it', async () => {
  await using demo = await startDemo();
  const { url, ask } = demo;
  await eventually(async () => {
    const { services } = (await ask('/api/v1/verdicts')) as OrganizationVerdicts;
    const verdicts = Object.fromEntries(services.map(({ service, verdict }) => [service.slug, verdict]));
    assert.deepEqual(verdicts, EXPECTED, demo.output());
  }, PATIENCE_MS);

  const ledger = (await ask('/api/v1/services/northpay/ledger')) as {
    entries: { kind: string; leadSeconds: number | null }[];
  };
  assert.ok(
    ledger.entries.some(({ kind, leadSeconds }) => kind === 'both' && leadSeconds === 22 * 60),
    'the night before is in the ledger',
  );
  const [channel] = (await ask('/api/v1/channels')) as { id: string }[];
  const deliveries = (await ask(`/api/v1/channels/${channel?.id}/deliveries`)) as { state: string }[];
  assert.ok(deliveries.length > 2 && deliveries.some(({ state }) => state === 'delivered'));

  const [, email, password] = /Sign in +(\S+) \(viewer\), password (\S+)/.exec(demo.output()) ?? [];
  const signedIn = await fetch(`${url}/api/v1/session`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ email, password }),
  });
  const { data: session } = (await signedIn.json()) as { data: { role: string; organization: { name: string } } };
  assert.deepEqual([session.role, session.organization.name], ['viewer', 'Harbor Goods (demo)']);
  assert.equal((await fetch(`${url}/healthz`)).headers.get('upriver-demo'), 'true');

  const programs = demo.programs();
  assert.ok(programs.length >= 3, 'the programs run');
  assert.equal(await demo.end('SIGINT'), 0, demo.output());
  assert.deepEqual(programs.filter(isRunning), []);
  assert.ok(!existsSync(demo.directory), 'its data is gone');
});

test('programs of a demo that was killed end by themselves', async () => {
  const parent = spawn(process.execPath, ['--eval', STARTS_PROGRAMS], {
    stdio: ['ignore', 'ignore', 'pipe'],
  });
  let said = '';
  parent.stderr.on('data', (chunk: Buffer) => (said += chunk.toString()));
  const programs = await eventually(() => {
    const found = listChildren(parent);
    assert.ok(found.length >= 3, said);
    // Each says, once it runs, that it has no key.
    assert.equal(said.match(/sdkKey is wrong/g)?.length, found.length, said);
    return found;
  }, PATIENCE_MS);
  const ended = once(parent, 'exit');
  parent.kill('SIGKILL');
  await ended;
  // The programs may hold its other end.
  parent.stderr.destroy();
  await eventually(() => assert.deepEqual(programs.filter(isRunning), []));
});

test('a demo that is stopped while it plays the past leaves nothing', async () => {
  using data = temporaryDirectory();
  const child = runCommand(['serve', '--demo', '--port', '0'], { TMPDIR: data.path });
  child.stdout?.once('data', () => child.kill('SIGTERM'));
  assert.equal(await exitOf(child), 0);
  assert.ok(!/upriver-demo/.test(execFileSync('ls', [data.path], { encoding: 'utf8' })));
});

async function startDemo() {
  const child = runCommand(['serve', '--demo', '--port', '0'], {});
  let output = '';
  for (const stream of [child.stdout, child.stderr])
    stream?.on('data', (chunk: Buffer) => {
      output += chunk.toString();
    });
  const read = (pattern: RegExp): string => {
    const found = pattern.exec(output)?.[1];
    assert.ok(found !== undefined, output);
    return found;
  };
  const directory = await eventually(() => {
    assert.equal(child.exitCode, null, output);
    return read(/Data is in (\S+) /);
  }, PATIENCE_MS);
  const url = read(/^Open +(\S+)$/m);
  const token = read(/UPRIVER_TOKEN=(\S+)/);
  return {
    url,
    directory,
    output: () => output,
    ask: async (path: string): Promise<unknown> => {
      const answer = await fetch(url + path, { headers: { authorization: `Bearer ${token}` } });
      assert.equal(answer.status, 200, path);
      return ((await answer.json()) as { data: unknown }).data;
    },
    programs: () => listChildren(child),
    async end(signal: NodeJS.Signals): Promise<number | null> {
      const ended = exitOf(child);
      child.kill(signal);
      return ended;
    },
    async [Symbol.asyncDispose]() {
      const ended = exitOf(child);
      child.kill('SIGKILL');
      await ended;
    },
  };
}

function exitOf(child: ChildProcess): Promise<number | null> {
  const { promise, resolve } = Promise.withResolvers<number | null>();
  if (child.exitCode !== null || child.signalCode !== null) resolve(child.exitCode);
  else child.once('close', (code) => resolve(code));
  return promise;
}

function listChildren(child: ChildProcess): number[] {
  const { stdout } = spawnSync('pgrep', ['-P', String(child.pid)], { encoding: 'utf8' });
  return stdout.split('\n').filter(Boolean).map(Number);
}

function isRunning(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch {
    return false;
  }
}
