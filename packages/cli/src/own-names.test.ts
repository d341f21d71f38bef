import assert from 'node:assert/strict';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { test } from 'node:test';
import { isOwn, listOwnNames } from './own-names.ts';
import { scanFiles } from './scan.ts';
import { walk } from './walk.ts';

async function inTree<T>(files: Readonly<Record<string, string>>, use: (root: string) => T | Promise<T>): Promise<T> {
  const root = mkdtempSync(join(tmpdir(), 'upriver-own-'));
  try {
    for (const [path, content] of Object.entries(files)) {
      mkdirSync(join(root, dirname(path)), { recursive: true });
      writeFileSync(join(root, path), content);
    }
    return await use(root);
  } finally {
    rmSync(root, { recursive: true, force: true });
  }
}

test('a program is called as its folder, its manifests and its clone say, its owner too', async () => {
  const files = {
    'package.json': '{"name":"@sentry/monorepo"}',
    'mix.exs': 'def project, do: [app: :hexpm]',
    'go.mod': 'module github.com/e2b-dev/infra\n',
    'Cargo.toml': '[package]\nname = "ntfy"\n',
    '.git/config': '[remote "origin"]\n\turl = git@github.com:clover-inc/pos.git\n',
  };
  await inTree(files, (root) => {
    const own = listOwnNames(root);
    assert.deepEqual(
      ['sentry', 'hex-pm', 'e2b', 'ntfy-sh', 'clover', 'stripe'].filter((slug) => isOwn(slug, own)),
      ['sentry', 'hex-pm', 'e2b', 'ntfy-sh', 'clover'],
    );
  });
});

test("a variable that begins with the program's own name tells the vendor that is named behind it, and not the program's", async () => {
  const files = {
    'mix.exs': 'def project, do: [app: :hexpm]',
    '.git/config': '[remote "origin"]\n\turl = https://github.com/acme/dev.to.git\n',
    'lib/feed.ex': 'get("https://api.dev.to/v1/articles")\n',
    'config/runtime.exs': 'System.fetch_env!("HEXPM_STRIPE_SECRET_KEY")\nSystem.fetch_env!("HEXPM_SIGNING_KEY")\n',
  };
  const { scan } = await inTree(files, (root) => scanFiles(walk(root)));
  assert.deepEqual(
    scan.vendors.map(({ slug, evidence }) => [slug, evidence[0]?.name]),
    [['stripe', 'env:STRIPE_SECRET_KEY']],
  );
});

test("a vendor's packages in its own repository have low confidence, not those in a folder that is called after a vendor", async () => {
  const files = {
    'package.json': '{"name":"@bluesky-social/app","dependencies":{"@atproto/api":"1","stripe":"1"}}',
    '.git/config': '[remote "origin"]\n\turl = https://github.com/bluesky-social/stripe.git\n',
    'src/config.ts': 'env.BSKY_API_KEY; env.BLUESKY_API_KEY;\n',
  };
  const { scan } = await inTree(files, (root) => scanFiles(walk(root)));
  assert.deepEqual(
    scan.vendors.map(({ slug, evidence }) => [slug, evidence[0]?.confidence, evidence[0]?.counts]),
    [
      ['bluesky', 'low', false],
      ['stripe', 'high', true],
    ],
  );
});

test("a host below the domain of the program's owner is the owner's", async () => {
  const files = {
    '.git/config': '[remote "origin"]\n\turl = https://github.com/openstreetmap/chef.git\n',
    'web/map.js':
      "tiles('https://tile.openstreetmap.org/{z}/{x}/{y}.png');\nfetch('https://api.fastly.com/service');\n",
  };
  const { scan } = await inTree(files, (root) => scanFiles(walk(root)));
  assert.deepEqual(
    scan.vendors.map(({ slug }) => slug),
    ['fastly'],
  );
});

test("a variable in an example of an environment that is the program's own has low confidence", async () => {
  const files = {
    'package.json': '{"name":"postiz","dependencies":{"stripe":"1"}}',
    '.env.example': 'POSTIZ_OAUTH_CLIENT_SECRET=\nMOLLIE_API_KEY=\n',
  };
  const { scan } = await inTree(files, (root) => scanFiles(walk(root)));
  assert.deepEqual(
    scan.vendors.map(({ slug, evidence }) => [slug, evidence[0]?.confidence, evidence[0]?.counts]),
    [
      ['mollie', 'medium', true],
      ['postiz', 'low', false],
      ['stripe', 'high', true],
    ],
  );
});

test("nobody is asked about packages of the program's own owner", async () => {
  const files = {
    'package.json': '{"name":"@artsy/force","dependencies":{"@artsy/palette":"1","left-behind-thing":"1"}}',
    '.git/config': '[remote "origin"]\n\turl = https://github.com/artsy/force.git\n',
  };
  const { scan } = await inTree(files, (root) => scanFiles(walk(root)));
  assert.deepEqual(
    scan.unknownPackages.map(({ name }) => name),
    ['left-behind-thing'],
  );
  const scoped = {
    'package.json': '{"name":"@bufferapp/publish","dependencies":{"@bufferapp/rpc":"1","left-behind-thing":"1"}}',
  };
  const { scan: another } = await inTree(scoped, (root) => scanFiles(walk(root)));
  assert.deepEqual(
    another.unknownPackages.map(({ name }) => name),
    ['left-behind-thing'],
  );
});

test('who makes something for a vendor and is called after it is not that vendor', async () => {
  const files = {
    'package.json': '{"name":"bot","dependencies":{"discord.js":"14"}}',
    '.git/config': '[remote "origin"]\n\turl = https://github.com/discord-tickets/bot.git\n',
  };
  const { scan } = await inTree(files, (root) => scanFiles(walk(root)));
  assert.deepEqual(
    scan.vendors.map(({ slug, evidence }) => [slug, evidence[0]?.confidence]),
    [['discord', 'high']],
  );
});

test('an app that is called after its system has the name of its vendor', async () => {
  const files = {
    '.git/config': '[remote "origin"]\n\turl = https://github.com/acme/ntfy-android.git\n',
    'app/src/main/java/Api.kt':
      'val base = "https://ntfy.sh/v1/account"\nval maps = "https://maps.googleapis.com/maps/api"\n',
  };
  const { scan } = await inTree(files, (root) => scanFiles(walk(root)));
  assert.deepEqual(
    scan.vendors.map(({ slug }) => slug),
    ['google-maps'],
  );
});

test("what a program uses of its owner's own packages has low confidence", async () => {
  const files = {
    'package.json': '{"name":"wallet","dependencies":{"@safe-global/api-kit":"1","@walletconnect/core":"2"}}',
    '.git/config': '[remote "origin"]\n\turl = https://github.com/safe-global/wallet.git\n',
  };
  const { scan } = await inTree(files, (root) => scanFiles(walk(root)));
  assert.deepEqual(
    scan.vendors.map(({ slug, evidence }) => [slug, evidence[0]?.confidence]),
    [
      ['safe', 'low'],
      ['walletconnect', 'high'],
    ],
  );
});
