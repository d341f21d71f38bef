import assert from 'node:assert/strict';
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { test } from 'node:test';
import { listVendors } from '@upriver/catalog';
import { temporaryDirectory } from '../../../test/support/process.ts';
import { toProbeMarkdown } from './probe-report.ts';
import { run } from './run.ts';

test('catalog test shows what would be recorded, or every problem with its place', async () => {
  using directory = temporaryDirectory();
  const file = (name: string, content: unknown): string => {
    const path = join(directory.path, name);
    writeFileSync(path, typeof content === 'string' ? content : JSON.stringify(content));
    return path;
  };
  const description = { status: { path: 'state', values: { up: 'operational' } } };
  const body = { name: 'Acme', statusPageUrl: 'https://status.acme.example', declarative: description };
  const up = file('up.json', { state: 'up' });
  for (const given of [file('alone.json', description), file('whole.json', body)]) {
    const { code, out } = await upriver(['catalog', 'test', given, '--response', up]);
    assert.deepEqual([code, out], [0, 'status      operational ("up")\ncomponents  not described\nincidents   none\n']);
  }
  const alone = file('alone.json', description);
  const down = await upriver(['catalog', 'test', alone, '--response', file('down.json', { state: 'down' })]);
  assert.equal(down.code, 1);
  assert.match(down.out, /^status {6}unknown/);
  assert.match(down.error, /^status\.values\.down: /);
  const json = await upriver(['catalog', 'test', alone, '--response', up, '--json']);
  assert.equal(JSON.parse(json.out).observation.status, 'operational');
  const broken = await upriver(['catalog', 'test', file('broken.json', '{'), '--response', up]);
  assert.equal(broken.code, 64);
  assert.match(broken.error, /broken\.json is not JSON/);
  assert.equal((await upriver(['catalog', 'test', alone])).code, 64);
});

test('catalog probe reports vendors that have no page, and refuses vendors that it does not know', async () => {
  using directory = temporaryDirectory();
  const slug = listVendors().find(
    ({ statusPageUrl, statusPage }) => statusPageUrl === null && statusPage === undefined,
  )?.slug;
  assert.ok(slug !== undefined);
  const out = join(directory.path, 'report.md');
  const probed = await upriver(['catalog', 'probe', slug, '--out', out, '--fail-on', 'unreadable']);
  assert.equal(probed.code, 0);
  assert.match(probed.out, new RegExp(`^${slug} .* no page`, 'm'));
  assert.match(probed.error, new RegExp(`^1/1 ${slug} no_page$`, 'm'));
  assert.match(readFileSync(out, 'utf8'), new RegExp(`^\\| ${slug} \\|`, 'm'));
  assert.equal((await upriver(['catalog', 'probe', 'no-such-vendor'])).code, 64);
  assert.equal((await upriver(['catalog', 'probe', slug, '--concurrency', '99'])).code, 64);
});

test('a report as Markdown keeps its columns whatever a vendor answers', () => {
  const text = toProbeMarkdown(
    [
      {
        slug: 'acme',
        statusPageUrl: 'https://status.acme.example',
        named: 'statuspage',
        found: null,
        outcome: 'unreadable',
        reason: 'It answered "a | b\n<script>".',
        status: null,
        components: null,
        openIncidents: null,
        proposal: null,
        tookMs: 3,
      },
    ],
    '2026-11-21T12:00:00.000Z',
  );
  assert.match(text, /0 pages are readable and 1 are not; 0 vendors have no page; 0 corrections are proposed\./);
  assert.match(text, /^\| acme \| statuspage \| - \| no \| - \| - \| - \| It answered "a \\\| b &lt;script>"\. \|$/m);
});

async function upriver(argv: readonly string[]): Promise<{ code: number; out: string; error: string }> {
  const output = { out: '', error: '' };
  const code = await run(
    argv,
    {},
    {
      out: (text) => void (output.out += text),
      error: (text) => void (output.error += text),
    },
  );
  return { code, ...output };
}
