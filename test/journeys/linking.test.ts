import assert from 'node:assert/strict';
import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { test } from 'node:test';
import { TOKEN, finish, runCommand, startServer, temporaryDirectory } from '../support/process.ts';
import { graphCyclonedx, scannerSpdx } from '../support/sboms.ts';

const MONOREPO = {
  'package.json': '{"private":true,"workspaces":["apps/*"]}',
  'apps/web/package.json':
    '{"name":"@acme/web","dependencies":{"stripe":"^14.0.0","@stripe/stripe-js":"^4.1.0","left-pad":"1","@acme/ui":"workspace:*"}}',
  'apps/admin/package.json':
    '{"name":"@acme/admin","dependencies":{"stripe":"^14.0.0"},"devDependencies":{"twilio":"5"}}',
  'package-lock.json': JSON.stringify({
    lockfileVersion: 3,
    packages: {
      '': { workspaces: ['apps/*'] },
      'apps/web': { name: '@acme/web', dependencies: { stripe: '^14.0.0' } },
      'node_modules/stripe': { version: '14.2.0' },
      'node_modules/openai': { version: '4.0.0' },
    },
  }),
  'services/billing/requirements.txt': 'stripe==8.0.0\ntwilio>=9  # messages\n',
  'services/ledger/go.mod':
    'module example.com/ledger\n\ngo 1.25\n\nrequire (\n\tgithub.com/stripe/stripe-go/v76 v76.1.0\n\tgithub.com/twilio/twilio-go v1.0.0 // indirect\n)\n',
  'node_modules/resend/package.json': '{"dependencies":{"resend":"1"}}',
};

test('a monorepo is scanned, uploaded, changed and uploaded again; impact counts every entry', async () => {
  using tree = temporaryDirectory();
  using data = temporaryDirectory();
  write(tree.path, MONOREPO);
  const offline = await upriver(['scan', tree.path, '--json'], {});
  const scan = JSON.parse(offline.slice(offline.indexOf('{'), offline.lastIndexOf('}') + 1));
  assert.deepEqual(
    scan.vendors.map(({ slug }: { slug: string }) => slug),
    ['openai', 'stripe', 'twilio'],
  );
  const server = await startServer(data.path, { UPRIVER_POLL: 'off' });
  try {
    const settings = { UPRIVER_URL: server.url, UPRIVER_TOKEN: TOKEN };
    await upriver(['project', 'create', 'Shop'], settings);
    await upriver(['scan', tree.path, '--upload', '--project', 'shop'], settings);
    const first = await impact(server.url, 'stripe');
    assert.deepEqual([first.totalProjects, first.totalDependencies], [1, 4]);
    assert.deepEqual(first.projects[0]?.dependencies, [
      { name: 'github.com/stripe/stripe-go/v76', version: 'v76.1.0', ecosystem: 'golang' },
      { name: '@stripe/stripe-js', version: '^4.1.0', ecosystem: 'npm' },
      { name: 'stripe', version: '^14.0.0', ecosystem: 'npm' },
      { name: 'stripe', version: '==8.0.0', ecosystem: 'pypi' },
    ]);
    // Development and transitive packages are there when asked for, and link nothing.
    assert.equal((await impact(server.url, 'twilio')).totalDependencies, 1);
    assert.equal((await impact(server.url, 'twilio', '?scope=all')).totalDependencies, 3);
    assert.deepEqual((await linked(server.url)).sort(), ['stripe', 'twilio']);

    write(tree.path, {
      'apps/admin/package.json': '{"name":"@acme/admin","dependencies":{"stripe":"^15.0.0","openai":"^4"}}',
      'services/billing/requirements.txt': 'stripe==8.0.0\n',
    });
    rmSync(join(tree.path, 'services/ledger'), { recursive: true });
    await upriver(['scan', tree.path, '--upload', '--project', 'shop'], settings);
    const second = await impact(server.url, 'stripe');
    assert.deepEqual(
      second.projects[0]?.dependencies.map(({ name, version }) => `${name} ${version}`),
      ['@stripe/stripe-js ^4.1.0', 'stripe ^14.0.0', 'stripe ^15.0.0', 'stripe ==8.0.0'],
    );
    assert.deepEqual((await linked(server.url)).sort(), ['openai', 'stripe']);
    assert.equal((await impact(server.url, 'twilio', '?scope=all')).totalDependencies, 0);
  } finally {
    await server.stop();
  }
});

test('SBOMs that other tools wrote link their projects, and impact goes across projects and ecosystems', async () => {
  using data = temporaryDirectory();
  const server = await startServer(data.path, { UPRIVER_POLL: 'off' });
  try {
    const billing = await createProject(server.url, 'Billing');
    const worker = await createProject(server.url, 'Worker');
    const web = await createProject(server.url, 'Web');
    await put(server.url, billing, 'target/bom.json', graphCyclonedx());
    await put(server.url, worker, 'worker.spdx.json', scannerSpdx());
    await put(server.url, web, 'package.json', '{"dependencies":{"stripe":"^14"}}');
    const found = await impact(server.url, 'stripe');
    assert.deepEqual([found.totalProjects, found.totalDependencies], [3, 3]);
    assert.deepEqual(
      found.projects.map(({ name, dependencies }) => [name, dependencies]),
      [
        ['Billing', [{ name: 'com.stripe:stripe-java', version: '24.1.0', ecosystem: 'maven' }]],
        ['Web', [{ name: 'stripe', version: '^14', ecosystem: 'npm' }]],
        ['Worker', [{ name: 'stripe', version: '8.0.0', ecosystem: 'pypi' }]],
      ],
    );
    // What the graph says is transitive does not count; a host that the bill names does.
    const services = await read<{ slug: string; endpoints: { host: string; manifest: string }[] }[]>(
      server.url,
      `projects/${billing}/services`,
    );
    assert.deepEqual(
      services.map(({ slug, endpoints }) => [slug, endpoints]),
      [
        ['sendgrid', [{ host: 'api.sendgrid.com', manifest: 'target/bom.json' }]],
        ['stripe', []],
      ],
    );
    const unknown = await read<{ host: string; declaredIn: string[] }[]>(
      server.url,
      `projects/${billing}/unknown-hosts`,
    );
    assert.deepEqual(
      unknown.map(({ host, declaredIn }) => [host, declaredIn]),
      [['api.tax.acme-partner.example', ['target/bom.json']]],
    );
  } finally {
    await server.stop();
  }
});

test('a custom vendor is made from what was unknown, and has an impact like any other', async () => {
  using data = temporaryDirectory();
  const server = await startServer(data.path, { UPRIVER_POLL: 'off' });
  try {
    const web = await createProject(server.url, 'Web');
    const files = '{"dependencies":{"@acme-partner/tax-sdk":"^2.0.0","@acme-partner/rates":"1"}}';
    await put(server.url, web, 'package.json', files);
    const [first] = await read<{ proposal: { accept: { method: string; path: string; body: unknown } } }[]>(
      server.url,
      `projects/${web}/unknown-packages`,
    );
    const accept = first?.proposal.accept;
    assert.equal((await ask(server.url, accept?.method ?? '', accept?.path ?? '', accept?.body)).status, 201);
    const found = await impact(server.url, 'acme-partner');
    assert.deepEqual([found.totalProjects, found.totalDependencies], [1, 2]);
    assert.deepEqual(await read(server.url, `projects/${web}/unknown-packages`), []);
    await put(server.url, web, 'package.json', files);
    assert.deepEqual(await linked(server.url), ['acme-partner']);
  } finally {
    await server.stop();
  }
});

interface Impact {
  readonly totalProjects: number;
  readonly totalDependencies: number;
  readonly projects: readonly { name: string; dependencies: { name: string; version: string; ecosystem: string }[] }[];
}

function write(root: string, files: Readonly<Record<string, string>>): void {
  for (const [path, content] of Object.entries(files)) {
    mkdirSync(join(root, dirname(path)), { recursive: true });
    writeFileSync(join(root, path), content);
  }
}

/** Runs the command as a process of its own; it has to succeed. */
async function upriver(args: readonly string[], settings: Readonly<Record<string, string>>): Promise<string> {
  const { code, output } = await finish(runCommand(args, settings));
  assert.equal(code, 0, output);
  return output;
}

async function ask(url: string, method: string, path: string, body?: unknown): Promise<Response> {
  return fetch(url + path, {
    method,
    headers: { authorization: `Bearer ${TOKEN}`, ...(body !== undefined && { 'content-type': 'application/json' }) },
    ...(body !== undefined && { body: JSON.stringify(body) }),
  });
}

async function read<Data>(url: string, path: string): Promise<Data> {
  const answer = await ask(url, 'GET', `/api/v1/${path}`);
  assert.equal(answer.status, 200, path);
  // Safe: the test that asks says what shape the documented answer has.
  return ((await answer.json()) as { data: Data }).data;
}

async function createProject(url: string, name: string): Promise<string> {
  const answer = await ask(url, 'POST', '/api/v1/projects', { name });
  assert.equal(answer.status, 201);
  return ((await answer.json()) as { data: { slug: string } }).data.slug;
}

async function put(url: string, project: string, path: string, content: string): Promise<void> {
  const answer = await ask(url, 'PUT', `/api/v1/projects/${project}/manifests`, { manifests: [{ path, content }] });
  assert.equal(answer.status, 200, await answer.text());
}

function impact(url: string, slug: string, query = ''): Promise<Impact> {
  return read(url, `services/${slug}/impact${query}`);
}

async function linked(url: string): Promise<string[]> {
  return (await read<{ slug: string }[]>(url, 'services')).map(({ slug }) => slug);
}
