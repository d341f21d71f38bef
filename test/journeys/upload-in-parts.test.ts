// A repository that one request cannot hold: its files replace what the project had together, or not at all.
import assert from 'node:assert/strict';
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { test } from 'node:test';
import { TOKEN, finish, runCommand, startServer, temporaryDirectory } from '../support/process.ts';

/** More than the 64 MB that a request may have, in files that each need a part of their own. */
const FILES = 8;
const FILE_BYTES = 9_000_000;

test('a scan of more than one request holds is uploaded in parts, and one that is killed between them changes nothing', async () => {
  using tree = temporaryDirectory();
  using data = temporaryDirectory();
  const description = 'x'.repeat(FILE_BYTES);
  for (let index = 0; index < FILES; index += 1) {
    const folder = join(tree.path, `services/${index}`);
    mkdirSync(folder, { recursive: true });
    const manifest = { description, dependencies: { [`package-${index}`]: '^1.0.0' } };
    writeFileSync(join(folder, 'package.json'), JSON.stringify(manifest));
  }
  const server = await startServer(data.path, { UPRIVER_POLL: 'off' });
  try {
    const settings = { UPRIVER_URL: server.url, UPRIVER_TOKEN: TOKEN };
    const scan = ['scan', tree.path, '--upload', '--project', 'default'];

    const killed = runCommand(scan, settings);
    let said = '';
    killed.stderr?.on('data', (chunk) => {
      said += String(chunk);
      if (said.includes('Sent part 1')) killed.kill('SIGKILL');
    });
    await finish(killed);
    assert.match(said, /Sent part 1 of 8: 1 files so far/);
    assert.deepEqual(await dependencies(server.url), []);

    const { code, output } = await finish(runCommand(scan, settings));
    assert.equal(code, 0, output);
    assert.match(output, /Sent part 8 of 8: 8 files so far/);
    assert.match(output, /Uploaded to default: 8 dependencies/);
    assert.deepEqual(
      await dependencies(server.url),
      Array.from({ length: FILES }, (_, index) => `package-${index}`),
    );
  } finally {
    await server.stop();
  }
});

async function dependencies(url: string): Promise<string[]> {
  const answer = await fetch(`${url}/api/v1/projects/default/dependencies`, {
    headers: { authorization: `Bearer ${TOKEN}` },
  });
  const { data } = (await answer.json()) as { data: { name: string }[] };
  return data.map(({ name }) => name).sort();
}
