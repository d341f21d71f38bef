import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { mergeUpload, readManifests } from '@upriver/manifests';
import {
  areLinksCurrent,
  createCatalogRules,
  createVendorRules,
  layerVendorRules,
  listUnknownPackages,
  listUsedVendors,
  mergeUnknownHosts,
  worthAsking,
  takeInventory,
} from './index.ts';

const RULES = createVendorRules([
  {
    id: 'pay',
    packages: {
      npm: [
        { name: 'pay', product: 'Cards' },
        { name: 'pay-core', class: 'D' },
      ],
      pypi: [{ name: 'pay' }],
    },
    hosts: [{ suffix: 'pay.io' }],
  },
  { id: 'chat', packages: { pypi: [{ name: 'apache-airflow-providers-chat', class: 'C' }] }, hosts: [] },
  { id: 'hosting', packages: {}, hosts: [{ suffix: 'apps.example.com', hosting: true }] },
]);

describe('what counts', () => {
  test('is direct and of a scope that runs; the rest links with low confidence', async () => {
    const { dependencies, links } = await inventoryOf({
      'package.json':
        '{"dependencies":{"pay":"1"},"devDependencies":{"pay":"2","tool":"1"},"optionalDependencies":{"o":"1"},"peerDependencies":{"p":"1"}}',
    });
    assert.deepEqual(
      dependencies.filter(({ counts }) => counts).map(({ name, requirement }) => `${name}@${requirement}`),
      ['o@1', 'p@1', 'pay@1'],
    );
    assert.deepEqual(
      links.map(({ dependency, ...link }) => [dependencies[dependency]?.requirement, link]),
      [
        ['1', { vendorId: 'pay', class: 'A', confidence: 'high', product: 'Cards' }],
        ['2', { vendorId: 'pay', class: 'A', confidence: 'low', product: 'Cards' }],
      ],
    );
  });

  test('is what a lockfile names where nothing of its ecosystem is declared, whatever is of another', async () => {
    const lock = '[[package]]\nname = "pay"\nversion = "1.0"\n';
    const names = async (files: Record<string, string>) =>
      (await inventoryOf(files)).dependencies.filter(({ counts }) => counts).map(({ name }) => name);
    assert.deepEqual(await names({ 'poetry.lock': lock, 'package.json': '{"dependencies":{"x":"1"}}' }), ['x', 'pay']);
    assert.deepEqual(await names({ 'poetry.lock': lock, 'pyproject.toml': '[project]\ndependencies = ["y"]\n' }), [
      'y',
    ]);
  });

  test('is what the extras of a table of Poetry or Pipenv install, and the provider that an extra of Airflow names', async () => {
    const used = async (files: Record<string, string>) => listUsedVendors(await inventoryOf(files));
    const pay = [{ vendorId: 'pay', packages: ['pay'] }];
    const table = '{ version = "^3", extras = ["pay", "other"] }';
    assert.deepEqual(await used({ 'pyproject.toml': `[tool.poetry.dependencies]\nframework = ${table}\n` }), pay);
    const locked = '[[package]]\nname = "framework"\nversion = "3"\n[[package]]\nname = "pay"\nversion = "1"\n';
    assert.deepEqual(
      await used({ 'pyproject.toml': `[tool.poetry.dependencies]\nframework = ${table}\n`, 'poetry.lock': locked }),
      pay,
    );
    const pinned = 'framework[pay]==3 # via -r requirements.in\npay==1 # via framework\n';
    assert.deepEqual(await used({ 'requirements.txt': pinned }), pay);
    assert.deepEqual(await used({ Pipfile: `[packages]\nframework = ${table}\n` }), pay);
    assert.deepEqual(await used({ 'requirements.txt': 'apache-airflow[chat]==2.9\n' }), [
      { vendorId: 'chat', packages: ['apache-airflow-providers-chat'] },
    ]);
  });

  test('is a chart by its repository, where its name says nothing', async () => {
    const rules = createVendorRules([
      { id: 'pay', packages: { generic: [{ prefix: 'helm/charts.pay.io/', class: 'G' }] }, hosts: [] },
    ]);
    const used = async (repository: string) => {
      const chart = `apiVersion: v2\ndependencies:\n  - {name: agent, version: 1.0.0, repository: "${repository}"}\n`;
      const inventory = takeInventory(
        mergeUpload(await readManifests([{ path: 'Chart.yaml', content: chart }])),
        rules,
      );
      return listUsedVendors(inventory);
    };
    const pay = [{ vendorId: 'pay', packages: ['helm/charts.pay.io/agent'] }];
    assert.deepEqual(await used('https://charts.pay.io'), pay);
    assert.deepEqual(await used('oci://Charts.pay.io/'), pay);
    assert.deepEqual(await used('https://charts.pay.io.acme.example'), []);
    assert.deepEqual(await used('@pay'), []);
  });

  test('is the client that an extra is known to install, and not the package of the name of the extra', async () => {
    const files = [{ path: 'requirements.txt', content: 'django-storages[google]==1.14\n' }];
    const inventory = takeInventory(mergeUpload(await readManifests(files)), createCatalogRules());
    assert.deepEqual(
      listUsedVendors(inventory).map(({ vendorId, packages }) => [vendorId, packages]),
      [['google-cloud', ['google-cloud-storage']]],
    );
  });

  test('what a file marks as transitive is class H and never counts', async () => {
    const { links, dependencies } = await inventoryOf({
      'package-lock.json':
        '{"lockfileVersion":3,"packages":{"":{"dependencies":{"x":"1"}},"node_modules/x":{"version":"1.0.0"},"node_modules/pay":{"version":"2.0.0"}}}',
    });
    assert.deepEqual(
      links.map((link) => [link.class, link.confidence, dependencies[link.dependency]?.counts]),
      [['H', 'low', false]],
    );
  });
});

describe('what is used', () => {
  test('is a vendor once, by packages that count or by a host that is named', async () => {
    const services = [
      { name: 's', endpoints: ['https://api.pay.io', 'https://API.pay.io./v2', 'https://me.apps.example.com'] },
    ];
    const bom = JSON.stringify({ bomFormat: 'CycloneDX', services });
    const inventory = await inventoryOf({ 'bom.json': bom, 'package.json': '{"devDependencies":{"pay":"1"}}' });
    assert.deepEqual(listUsedVendors(inventory), [{ vendorId: 'pay', packages: [] }]);
    assert.deepEqual(inventory.hosts, [
      { host: 'api.pay.io', path: 'bom.json', vendorId: 'pay' },
      { host: 'me.apps.example.com', path: 'bom.json', vendorId: null },
    ]);
  });

  test('own rules go before the catalog, which is not asked about what they claim', () => {
    const own = createVendorRules([
      { id: 'own', packages: { npm: [{ name: 'pay' }] }, hosts: [{ host: 'eu.pay.io' }] },
    ]);
    const rules = layerVendorRules(own, RULES);
    assert.deepEqual(
      rules.findVendors('npm', 'pay').map(({ id }) => id),
      ['own'],
    );
    assert.deepEqual([rules.findHost('eu.pay.io')?.id, rules.findHost('us.pay.io')?.id], ['own', 'pay']);
    assert.deepEqual([rules.isKnown('npm', 'pay-core'), rules.isKnown('npm', 'other')], [true, false]);
  });

  test('is a vendor that an adapter of a framework is called after, and no software that anybody hosts', () => {
    const claims = [
      { id: 'untappd', slug: 'untappd', packages: {}, hosts: [{ suffix: 'untappd.com' }] },
      { id: 'base', slug: 'quadbase', packages: { pypi: [{ name: 'quadbase', class: 'F' as const }] }, hosts: [] },
    ];
    const rules = createVendorRules(claims, claims);
    const listIds = (...[ecosystem, name, removals]: Parameters<typeof rules.findVendors>) =>
      rules.findVendors(ecosystem, name, removals).map(({ id }) => id);
    assert.deepEqual(
      [listIds('gem', 'omniauth-untappd'), listIds('pypi', 'langchain-quadbase'), listIds('gem', 'omniauth-saml')],
      [['untappd'], [], []],
    );
    assert.deepEqual([rules.isKnown('gem', 'omniauth-untappd'), rules.isKnown('gem', 'omniauth-saml')], [true, false]);
    const confidenceOf = (name: string) => rules.findVendors('generic', name).map(({ confidence }) => confidence);
    const other = {
      id: 'own',
      slug: 'untypesense',
      packages: { npm: [{ name: 'u', class: 'F' as const }] },
      hosts: [],
    };
    const hosted = createVendorRules([other], [other]);
    assert.deepEqual(confidenceOf('env:UNTAPPD_API_KEY'), ['medium']);
    assert.deepEqual(
      hosted.findVendors('generic', 'env:UNTYPESENSE_API_KEY').map(({ confidence }) => confidence),
      ['low'],
    );
    const removals = { isPackageRemoved: () => true, isHostRemoved: () => false };
    assert.deepEqual(listIds('gem', 'omniauth-untappd', removals), []);
  });

  test('is whom a component of Camel is called after, unless anybody hosts that', () => {
    const rules = createCatalogRules();
    const vendorsOf = (name: string) => rules.findVendors('maven', name).map(({ id }) => id);
    assert.deepEqual(
      [
        'org.apache.camel:camel-slack',
        'org.apache.camel.springboot:camel-jira-starter',
        'org.apache.camel:camel-qdrant',
        'org.apache.camel:camel-weaviate',
        'org.apache.camel:camel-http',
        'org.apache.camel.springboot:camel-log-starter',
      ].map(vendorsOf),
      [['slack'], ['jira'], [], [], [], []],
    );
  });

  test('links are current as long as the rules make them so, whether they count or not', () => {
    const matches = RULES.findVendors('npm', 'pay');
    const link = { vendorId: 'pay', class: 'A', confidence: 'high', product: 'Cards' } as const;
    assert.ok(areLinksCurrent([link, { ...link, class: 'H', confidence: 'low' }], matches));
    assert.ok(!areLinksCurrent([{ ...link, product: null }], matches));
    assert.ok(!areLinksCurrent([{ ...link, vendorId: 'gone' }], matches));
    assert.ok(!areLinksCurrent([], matches));
  });
});

describe('what is unknown', () => {
  test('are packages that count and that no rule speaks of: likely clients first, then the most declared', async () => {
    const { dependencies } = await inventoryOf({
      'package.json':
        '{"dependencies":{"zeta":"1","alpha":"1","acme-sdk":"^2","pay-core":"1"},"devDependencies":{"tool":"1"}}',
      'web/package.json': '{"dependencies":{"zeta":"1","acme-sdk":"^1"}}',
    });
    const unknown = listUnknownPackages(dependencies, RULES);
    assert.deepEqual(
      unknown.map(({ name, versions, manifests }) => [name, versions, manifests.length]),
      [
        ['acme-sdk', ['^1', '^2'], 2],
        ['zeta', ['1'], 2],
        ['alpha', ['1'], 1],
      ],
    );
    const forked = await inventoryOf({
      'package.json': '{"dependencies":{"payments":"github:pay/pay-node","mine":"github:acme/mine"}}',
    });
    assert.deepEqual(
      listUnknownPackages(forked.dependencies, RULES).map(({ name }) => name),
      ['mine'],
    );
    const suggested = worthAsking(unknown.map((one) => ({ ...one, suggestions: one.name === 'alpha' ? ['pay'] : [] })));
    assert.deepEqual(
      suggested.map(({ name }) => name),
      ['alpha', 'acme-sdk', 'zeta'],
    );
  });

  test('are hosts that were called or named and that nobody claims, most called first', () => {
    const called = [
      { host: 'a.example', calls: 1, firstSeenAt: 20, lastSeenAt: 30 },
      { host: 'api.pay.io', calls: 9, firstSeenAt: 1, lastSeenAt: 2 },
    ];
    const declared = [
      { host: 'a.example', path: 'bom.json', declaredAt: 10 },
      { host: 'me.apps.example.com', path: 'bom.json', declaredAt: 10 },
    ];
    assert.deepEqual(mergeUnknownHosts(called, declared, RULES), [
      { host: 'a.example', calls: 1, firstSeenAt: 10, lastSeenAt: 30, declaredIn: ['bom.json'], isHosted: false },
      {
        host: 'me.apps.example.com',
        calls: 0,
        firstSeenAt: 10,
        lastSeenAt: 10,
        declaredIn: ['bom.json'],
        isHosted: true,
      },
    ]);
  });
});

async function inventoryOf(files: Readonly<Record<string, string>>, rules = RULES) {
  const reading = await readManifests(Object.entries(files).map(([path, content]) => ({ path, content })));
  return takeInventory(mergeUpload(reading), rules);
}
