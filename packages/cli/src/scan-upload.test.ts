// `upriver scan` and an upload decide by the same rules what a project uses: the same files give the same answers.
import assert from 'node:assert/strict';
import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  readdirSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { after, before, describe, test } from 'node:test';
import { fileURLToPath } from 'node:url';
import { listVendors } from '@upriver/catalog';
import { EVIDENCE_PATH, decodeText, formats, isCandidate, readManifests } from '@upriver/manifests';
import type { ManifestFile } from '@upriver/manifests';
import { createTestApp } from '../../../test/support/app.ts';
import type { TestApp } from '../../../test/support/app.ts';
import { FORMAT_EXAMPLES } from './format-examples.ts';
import { run } from './run.ts';
import { scanFiles } from './scan.ts';
import type { Scan } from './scan.ts';
import { walk } from './walk.ts';

type Files = Readonly<Record<string, string>>;

const CORPUS = fileURLToPath(new URL('../../../../shared/manifests/', import.meta.url));

describe('a scan and an upload of the same files', () => {
  let api: TestApp;
  before(async () => {
    api = await createTestApp({ UPRIVER_POLL: 'off' }, { vendors: listVendors() });
  });
  after(() => api[Symbol.asyncDispose]());

  test('count the same packages: what is declared for development is not unknown, what only a bill of materials names is', async () => {
    const files = {
      'package.json': JSON.stringify({
        dependencies: { stripe: '^14.0.0', '@acme/pay': '^2.1.0' },
        devDependencies: { '@acme/devtool': '1' },
      }),
      'bom.json': JSON.stringify({
        bomFormat: 'CycloneDX',
        specVersion: '1.6',
        components: [{ type: 'library', name: 'foo-client', purl: 'pkg:pypi/foo-client@1.0.0' }],
      }),
    };
    const scan = await assertAgreement(api, files);
    assert.deepEqual(
      scan.unknownPackages.map(({ name }) => name),
      ['foo-client', '@acme/pay'],
    );
  });

  test('read a version out of the gradle.properties beside a build file', async () => {
    const files = {
      'build.gradle': 'dependencies {\n  implementation "com.stripe:stripe-java:$stripeVersion"\n}\n',
      'gradle.properties': 'stripeVersion=24.0.0\n',
    };
    assert.deepEqual(versionsOf(await assertAgreement(api, files)), ['24.0.0']);
  });

  test('read a version out of properties that a build file applies', async () => {
    const files = {
      'app/build.gradle':
        'apply from: "$rootDir/gradle/versions.properties"\ndependencies {\n  implementation "com.stripe:stripe-java:$stripeVersion"\n}\n',
      'gradle/versions.properties': 'stripeVersion=24.0.0\n',
    };
    assert.deepEqual(versionsOf(await assertAgreement(api, files)), ['24.0.0']);
  });

  test('follow requirements to files of any name', async () => {
    const files = {
      'requirements.txt': '-r deps/payments.txt\n',
      'deps/payments.txt': '-r more.list\n',
      'deps/more.list': 'stripe==9.1\n',
    };
    assert.deepEqual(versionsOf(await assertAgreement(api, files)), ['==9.1']);
  });

  test('ask a catalog of versions and the workspace above a package', async () => {
    const files = {
      'pnpm-workspace.yaml': 'packages: [web]\ncatalog:\n  stripe: ^14.0.0\n',
      'web/package.json': '{"dependencies":{"stripe":"catalog:"}}',
      'gradle/libs.versions.toml': '[libraries]\nstripe = "com.stripe:stripe-java:24.1.0"\n',
      'api/build.gradle.kts': 'dependencies {\n  implementation(libs.stripe)\n}\n',
    };
    assert.deepEqual(versionsOf(await assertAgreement(api, files)), ['24.1.0', '^14.0.0']);
  });

  test('take a lockfile for the manifest where there is none, and not where there is', async () => {
    const lock = '[[package]]\nname = "acme-client"\nversion = "1.0"\n';
    const alone = await assertAgreement(api, { 'poetry.lock': lock });
    assert.deepEqual(
      alone.unknownPackages.map(({ name }) => name),
      ['acme-client'],
    );
    const project = '[tool.poetry.dependencies]\nstripe = "^9"\n';
    const beside = await assertAgreement(api, { 'poetry.lock': lock, 'pyproject.toml': project });
    assert.deepEqual(beside.unknownPackages, []);
  });

  test('name the same hosts, each once for a file however it is spelled', async () => {
    const endpoints = [
      'https://api.stripe.com/v1',
      'https://api.stripe.com./v2',
      'https://tax.acme-tax.com',
      '10.0.0.1',
    ];
    const bom = { bomFormat: 'CycloneDX', specVersion: '1.6', services: [{ name: 'pay', endpoints }] };
    const scan = await assertAgreement(api, { 'bom.json': JSON.stringify(bom) });
    assert.deepEqual(scan.vendors[0]?.endpoints, [{ host: 'api.stripe.com', path: 'bom.json' }]);
    assert.deepEqual(scan.unknownHosts, [{ host: 'tax.acme-tax.com', path: 'bom.json' }]);
  });

  test('link what an extra, an alias or the address of a repository names', async () => {
    const files = {
      'requirements.txt':
        'langchain[openai,flask]>=1\ntwilio-fork @ git+https://github.com/acme/twilio-python@v1\nplain @ git+https://github.com/acme/plain\n',
      'package.json': '{"dependencies":{"payments":"npm:stripe@^14","mail":"github:resend/resend-node"}}',
    };
    const scan = await assertAgreement(api, files);
    assert.deepEqual(
      scan.vendors.map(({ slug, evidence }) => [slug, evidence[0]?.name, evidence[0]?.line]),
      [
        ['openai', 'openai', 1],
        ['resend', 'resend', 1],
        ['stripe', 'stripe', 1],
        ['twilio', 'twilio', 2],
      ],
    );
  });

  test("keep of a host that a program calls the vendor's part only, and find the same vendor by it", async () => {
    const code = [
      'login("https://umbrella-corp.eu.auth0.com/oauth/token");',
      'put("https://umbrella-corp.s3.eu-west-1.amazonaws.com/report");',
      'index("https://umbrella-corp.es.eu-west-1.amazonaws.com/report");',
    ];
    const files = { 'src/calls.ts': code.join('\n') };
    const scan = await assertAgreement(api, files, []);
    assert.deepEqual(
      scan.vendors.map(({ slug }) => slug),
      ['auth0', 'aws'],
    );
    const { mentions } = await scanTree(files);
    assert.equal(JSON.stringify([scan, mentions]).includes('umbrella'), false);
  });

  for (const format of formats)
    test(`know a file of ${format.name} and what it yields`, async () => {
      const [path, content] = FORMAT_EXAMPLES[format.name] ?? assert.fail('the format has an example');
      const [file] = (await readManifests([{ path, content }])).files;
      assert.deepEqual([isCandidate(path), file?.format], [true, format.name]);
      const used = file?.dependencies.filter(({ definition }) => definition !== true);
      assert.equal(used?.length, YIELDS_NOTHING.includes(format.name) ? 0 : 1);
    });

  test('read the same files: those that any format reads, and no others', async () => {
    const examples = Object.entries(FORMAT_EXAMPLES).map(([name, [path, content]]) => [`${name}/${path}`, content]);
    const files: Files = Object.fromEntries(examples);
    const scan = await assertAgreement(api, { ...files, 'src/notes.rst': 'no manifest' }, Object.keys(files));
    assert.equal(scan.files, formats.length);
  });

  if (!existsSync(CORPUS))
    test('agree on real manifests', (t) => t.skip('needs ../shared/manifests beside the repository'));
  else
    for (const group of listGroups())
      test(`agree on real manifests of ${group}`, async () => {
        await assertAgreement(api, readGroup(group));
      });
});

/** They define versions for others, or are binary. */
const YIELDS_NOTHING = [
  'gradle-properties',
  'gradle-version-catalog',
  'npm-bun-lockb',
  'npm-pnpm-workspace',
  'npm-yarnrc',
  'nuget-directory-packages-props',
  'pypi-constraints',
];

/** Scans the files from the disk, uploads them to a project of their own, and compares what both say. */
async function assertAgreement(api: TestApp, files: Files, uploading = Object.keys(files)): Promise<Scan> {
  const { scan, mentions } = await scanTree(files);
  const { slug } = (await api.request('POST', '/api/v1/projects', { body: { name: 'agreement' } })).body.data;
  const manifests = [...uploading.map((path) => ({ path, content: files[path] })), ...mentions];
  const answer = await api.request('PUT', `/api/v1/projects/${slug}/manifests`, { body: { manifests } });
  assert.equal(answer.status, 200, JSON.stringify(answer.body));
  const uploaded = answer.body.data;
  assert.equal(scan.dependencies, uploaded.dependencies);
  assert.deepEqual(scan.problems, uploaded.problems);
  const used = scan.vendors.flatMap(({ slug, evidence, endpoints }) => {
    const counting = evidence.filter(({ counts }) => counts);
    const packages = [...new Set(counting.map(({ name }) => name))].sort();
    return counting.length === 0 && endpoints.length === 0 ? [] : [{ slug, packages }];
  });
  assert.deepEqual(
    used,
    uploaded.services.map(({ slug, packages }: (typeof used)[number]) => ({ slug, packages })),
  );
  const unknownPackages = (await api.get(`/api/v1/projects/${slug}/unknown-packages`)).body.data;
  // The server lists no more than 500 of them.
  assert.deepEqual(
    scan.unknownPackages.slice(0, 500).map(({ ecosystem, name }) => `${ecosystem} ${name}`),
    unknownPackages.map(({ ecosystem, name }: Scan['unknownPackages'][number]) => `${ecosystem} ${name}`),
  );
  const unknownHosts = (await api.get(`/api/v1/projects/${slug}/unknown-hosts`)).body.data;
  assert.deepEqual(
    [...new Set(scan.unknownHosts.map(({ host }) => host))].sort(),
    unknownHosts.map(({ host }: { host: string }) => host).sort(),
  );
  const dependencies = (await api.get(`/api/v1/projects/${slug}/dependencies`)).body.data;
  for (const vendor of scan.vendors)
    for (const { ecosystem, name, version, scope, direct } of vendor.evidence)
      assert.ok(
        dependencies.some(
          (one: { services: string[] }) =>
            JSON.stringify(one).includes(JSON.stringify({ name, version, ecosystem, scope, direct }).slice(0, -1)) &&
            one.services.includes(vendor.slug),
        ),
        `${name} ${version} of ${vendor.slug} is stored alike`,
      );
  return scan;
}

/** The scan of these files, and what it uploads of those that are no manifests. */
async function scanTree(files: Files): Promise<{ scan: Scan; mentions: readonly ManifestFile[] }> {
  const path = mkdtempSync(join(tmpdir(), 'upriver-agreement-'));
  try {
    for (const [name, content] of Object.entries(files)) {
      mkdirSync(join(path, dirname(name)), { recursive: true });
      writeFileSync(join(path, name), content);
    }
    let out = '';
    const write = (text: string): void => {
      out += text;
    };
    assert.equal(await run(['scan', path, '--json'], {}, { out: write, error: () => undefined }), 0);
    const scanned = await scanFiles(walk(path));
    return { scan: JSON.parse(out) as Scan, mentions: scanned.files.filter((file) => file.path === EVIDENCE_PATH) };
  } finally {
    rmSync(path, { recursive: true, force: true });
  }
}

function versionsOf(scan: Scan): string[] {
  return scan.vendors.flatMap(({ evidence }) => evidence.map(({ version }) => version)).sort();
}

function listGroups(): string[] {
  const entries = readdirSync(CORPUS, { withFileTypes: true });
  return entries.flatMap((entry) => (entry.isDirectory() ? entry.name : [])).sort();
}

/** A larger file takes seconds and says nothing here that a smaller one does not; corpus.test.ts of the formats reads them all. */
const FILE_BYTES_MAX = 512 * 1024;

/** The cases of a group as folders of one project. */
function readGroup(group: string): Files {
  const files: Record<string, string> = {};
  for (const name of readdirSync(join(CORPUS, group), { recursive: true }).map(String))
    if (name.includes('/') && statSync(join(CORPUS, group, name)).size <= FILE_BYTES_MAX) {
      const path = group === 'github-actions' ? `.github/workflows/${name.replace('/', '-')}` : name;
      files[path] = decodeText(readFileSync(join(CORPUS, group, name)));
    }
  return files;
}
