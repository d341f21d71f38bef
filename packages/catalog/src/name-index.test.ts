import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { Ecosystem } from '@upriver/contract';
import { createHostIndex, createPackageIndex, listVendors, vendorsPart } from './index.ts';
import { createNameIndex, createVendorNames } from './name-index.ts';

const claims = listVendors()
  .filter(({ pageOf }) => pageOf === undefined)
  .map((vendor) => ({ ...vendor, id: vendor.slug }));
const names = createNameIndex(createVendorNames(claims), createPackageIndex(claims), () => createHostIndex(claims));

function found(name: string): string {
  return names
    .find(name)
    .map(({ id }) => id)
    .join(' ');
}

test('a variable names a vendor wherever its name stands, in one word or several', () => {
  const expected = {
    'env:STRIPE_SECRET_KEY': 'stripe',
    'env:BLAZER_SLACK_WEBHOOK_URL': 'slack',
    'env:API_KEY_ALPHA_VANTAGE': 'alpha-vantage',
    'env:PAYMENTS_PAY_PAL_CLIENT_ID': 'paypal',
    'env:SUPABASE_AUTH_GITHUB_CLIENT_ID': 'supabase github',
    'env:SOCIAL_AUTH_GOOGLE_OAUTH2_KEY': 'google-identity',
    'env:RAPID_API_API_KEY': 'rapidapi',
    'env:SUPABASE_AWS_ANON_KEY': 'supabase',
  };
  assert.deepEqual(Object.fromEntries(Object.keys(expected).map((name) => [name, found(name)])), expected);
});

test('vendors of scripts and of data for everybody, who are many, are found by their hosts and not by their names', () => {
  assert.deepEqual(
    ['env:ELFSIGHT_API_KEY', 'part:elfsight_service', 'host:static.elfsight.com', 'host:pokemontcg.io'].map(found),
    ['', '', 'elfsight', 'pokemon-tcg'],
  );
});

test('a variable that is nothing but the key of an API names a vendor whose name is a word', () => {
  assert.deepEqual(
    [
      'env:VOYAGE_API_KEY',
      'env:NEXT_PUBLIC_JINA_API_TOKEN',
      'env:VOYAGE_LOG_KEY',
      'env:EVENT_API_KEY',
      'env:LENS_SORT_TOKEN',
    ].map(found),
    ['voyage', 'jina', '', '', ''],
  );
});

test('where the data of software are kept that runs beside a program says that its maker is not called, but for who keeps data', () => {
  assert.deepEqual(
    [
      'env:NOMINATIM_DATABASE_DSN',
      'env:POSTIZ_REDIS_PASSWORD',
      'env:POSTIZ_ADMIN_PASSWORD',
      'env:POSTIZ_API_KEY',
      'env:PLANETSCALE_DATABASE_PASSWORD',
    ].map(found),
    ['', '', '', 'postiz', 'planetscale'],
  );
});

test('a package that is imported by its address names the vendor of that package, and one of development nobody', () => {
  assert.deepEqual(
    ['import:stripe', 'import:@sendgrid/mail', 'import:lodash', 'import:wrangler', 'import:langchain'].map(found),
    ['stripe', 'sendgrid', '', '', ''],
  );
});

test('an adapter of a framework names the vendor that it is called after, if no other word stands there', () => {
  const adapterOf = (ecosystem: Ecosystem, name: string) =>
    names
      .findAdapter(ecosystem, name)
      .map(({ id, confidence }) => `${id} ${confidence}`)
      .join();
  assert.deepEqual(
    [
      adapterOf('gem', 'omniauth-untappd-oauth2'),
      adapterOf('maven', 'org.springframework.ai:spring-ai-starter-model-perplexity'),
      adapterOf('composer', 'acme/oauth2-dropbox'),
      adapterOf('nuget', 'AspNet.Security.OAuth.Twitch'),
      adapterOf('pypi', 'twelvelabs-haystack'),
      adapterOf('hex', 'swoosh_postmark'),
      adapterOf('terraform', 'acme/untappd'),
      adapterOf('docker', 'airbyte/source-mailjet'),
    ],
    [
      'untappd medium',
      'perplexity medium',
      'dropbox medium',
      'twitch medium',
      'twelve-labs medium',
      'postmark medium',
      'untappd low',
      'mailjet low',
    ],
  );
  const others: readonly [Ecosystem, string][] = [
    ['npm', 'react-trello'],
    ['npm', 'passport-local'],
    ['pypi', 'langchain-text-splitters'],
    ['pypi', 'apache-airflow-providers-http'],
    ['composer', 'acme/dropbox'],
    ['gem', 'omniauth-dropbox-mock'],
    // Holds the icons themselves.
    ['gem', 'font-awesome-rails'],
  ];
  assert.deepEqual(
    others.filter(([ecosystem, name]) => adapterOf(ecosystem, name) !== ''),
    [],
  );
});

test('a client by somebody else names the vendor that it is called after, if all other words say that it is one', () => {
  const clientOf = (entry: string) => {
    const [ecosystem = '', name = ''] = entry.split(/:(.*)/);
    return names.findAdapter(ecosystem as Ecosystem, name)[0]?.id ?? '';
  };
  const expected = {
    'npm:node-untappd-api': 'untappd',
    'npm:@acme/nestjs-mailjet': 'mailjet',
    'npm:customer.io-client': 'customer-io',
    'pypi:aio-mailjet': 'mailjet',
    'golang:github.com/acme/go-lastpass': 'lastpass',
    'maven:io.github.acme:mailjet-java-client': 'mailjet',
    'composer:acme/unsplash-php-sdk': 'unsplash',
    'golang:github.com/acme/go-lastpass/v2': 'lastpass',
    'hex:untappd': 'untappd',
    // A vendor's own, which is called only a client.
    'npm:@untappd/web-sdk': 'untappd',
    'npm:@fat-zebra/client': 'fat-zebra',
    'golang:github.com/untappd-labs/go-sdk/v3': 'untappd',
    'composer:untappd/php-api': 'untappd',
    'maven:com.untappd:java-sdk': 'untappd',
    'maven:com.github.untappd:sdk': 'untappd',
    'npm:@untappd/react': '',
    'npm:@acme/sdk': '',
    'npm:@banana/sdk': '',
    // All of it but the vendor's name has to be such a word, and one of them has to be there.
    'npm:untappd-theme': '',
    'npm:untappd': '',
    'npm:space-lift-client': '',
    // Names that are words, and the own client of another vendor.
    'npm:nodejs-snowflake': '',
    'npm:@vimeo/mailjet-client': '',
    'npm:get-port-api': '',
  };
  assert.deepEqual(Object.fromEntries(Object.keys(expected).map((entry) => [entry, clientOf(entry)])), expected);
});

test('an action names the vendor that its owner is called after, as weakly as what only builds do', () => {
  const ownerOf = (name: string) =>
    names
      .findAdapter('githubactions', name)
      .map(({ id, class: packageClass, confidence }) => `${id} ${packageClass} ${confidence}`)
      .join();
  assert.deepEqual(['StackHawk/hawkscan-action', 'twilio-labs/actions-sms', 'Untappd/actions/setup'].map(ownerOf), [
    'stackhawk G low',
    'twilio G low',
    'untappd G low',
  ]);
  // Words that are the name of a vendor as well, a vendor's name beside another one, and an action of one's own repository.
  assert.deepEqual(['banana/setup', 'untappd-fans/setup', 'acme/untappd', './.github/actions/untappd'].map(ownerOf), [
    '',
    '',
    '',
    '',
  ]);
});

test('an action names the vendor that is left of its name without what it does', () => {
  const vendorsOf = (name: string) => names.findAdapter('githubactions', name).map(({ id }) => id);
  for (const [name, vendor] of [
    ['acme/notify-telegram', 'telegram'],
    ['acme/actions-status-discord', 'discord'],
    ['acme/sentry-releases-action', 'sentry'],
    ['acme/notify-microsoft-teams/v2', 'microsoft-teams'],
    ['acme/datadog-actions-metrics', 'datadog'],
    ['acme/actions-discord-git-webhook', 'discord'],
  ] as const)
    assert.deepEqual(vendorsOf(name), [vendor], name);
  // The owner's own vendor, a word that is also the name of a vendor, another word beside it, and no word of what an action does.
  assert.deepEqual(vendorsOf('twilio-labs/notify-slack'), ['twilio']);
  for (const name of ['acme/setup-banana', 'acme/deploy-slack-clone', 'acme/slack', 'acme/github-release-action'])
    assert.deepEqual(vendorsOf(name), [], name);
});

test('a package of NuGet and a pod name the vendor that stands before everything else', () => {
  const vendorsOf = (ecosystem: Ecosystem, name: string) => names.findAdapter(ecosystem, name).map(({ id }) => id);
  for (const name of ['Untappd', 'Untappd.Extensions.Logging', 'untappd.messages'])
    assert.deepEqual(vendorsOf('nuget', name), ['untappd'], name);
  for (const name of ['Untappd', 'UntappdSDK', 'untappd-ios-sdk', 'Untappd/Core'])
    assert.deepEqual(vendorsOf('cocoapods', name), ['untappd'], name);
  // Another word before or beside it, and what anybody hosts.
  for (const name of [
    'Acme.Untappd',
    'UntappdTools.Core',
    'Banana.Core',
    'Sitecore.Kernel',
    'Untappd.Client.Mocks',
    'Untappd.Bedrock',
  ])
    assert.deepEqual(vendorsOf('nuget', name), [], name);
  assert.deepEqual(vendorsOf('cocoapods', 'UntappdTools'), []);
});

test('a module of Terraform is of the vendor whose provider it is for', () => {
  const vendorsOf = (name: string) =>
    names.findAdapter('terraform', name).map(({ id, confidence }) => [id, confidence]);
  assert.deepEqual(vendorsOf('acme/vpc/aws'), [['aws', 'low']]);
  assert.deepEqual(vendorsOf('acme/network/azurerm'), [['azure', 'low']]);
  for (const name of ['acme/label/null', 'github.com/acme/aws', 'acme/aws/kubernetes'])
    assert.deepEqual(vendorsOf(name), [], name);
});

test('a provider of Terraform that has its owner’s name is of the vendor that both are called after, also by a word', () => {
  const vendorsOf = (name: string) =>
    names.findAdapter('terraform', name).map(({ id, confidence }) => [id, confidence]);
  for (const [name, vendor] of [
    ['splitio/split', 'split'],
    ['mux/mux', 'mux'],
    ['split-fans/split', undefined],
    ['acme/split', undefined],
    ['split/acme', undefined],
  ] as const)
    assert.deepEqual(vendorsOf(name), vendor === undefined ? [] : [[vendor, 'low']], name);
});

test('the image of an agent is of the vendor that its owner is called after, and other software of it is nobody’s', () => {
  const vendorsOf = (name: string) => names.findAdapter('docker', name).map(({ id, confidence }) => [id, confidence]);
  for (const name of ['untappd/agent', 'untappd/untappd-cli', 'ghcr.io/untappd-labs/relay', 'untappdhq/csi-driver'])
    assert.deepEqual(vendorsOf(name), [['untappd', 'low']], name);
  for (const name of ['untappd/server', 'untappd/agentless', 'acme/untappd-agent', 'banana/agent', 'agent'])
    assert.deepEqual(vendorsOf(name), [], name);
});

test('an orb and a pipe name the vendor that is left of their name without what they do, and not their owner', () => {
  const vendorsOf = (name: string) => names.findAdapter('generic', name).map(({ id }) => id);
  for (const name of [
    'circleci/untappd/untappd',
    'circleci/acme/untappd-deploy',
    'bitbucket/atlassian/untappd-notify',
    'bitbucket/acme/untappd-scan-pipe',
  ])
    assert.deepEqual(vendorsOf(name), ['untappd'], name);
  for (const name of [
    'circleci/untappd/yarn',
    'circleci/untappd/deploy',
    'circleci/acme/untappd-clone',
    'helm/untappd',
  ])
    assert.deepEqual(vendorsOf(name), [], name);
});

test('a module of a shop by a vendor names this vendor, and another package of it nobody', () => {
  const vendorsOf = (name: string) => names.findAdapter('composer', name).map(({ id }) => id);
  for (const name of ['untappd/module-reviews', 'untappd/magento2', 'untappd/magento2-reviews', 'untappd/shopware6'])
    assert.deepEqual(vendorsOf(name), ['untappd'], name);
  for (const name of ['untappd/modules', 'untappd/psr-log', 'acme/module-checkout'])
    assert.deepEqual(vendorsOf(name), [], name);
});

test('the catalog and the names of adapters agree on nearly all packages that the catalog has by name', () => {
  let same = 0;
  const others: string[] = [];
  for (const { id, packages } of claims)
    for (const [ecosystem, patterns] of Object.entries(packages) as [Ecosystem, readonly { name?: string }[]][])
      for (const { name } of ecosystem === 'generic' ? [] : patterns) {
        const [adapter] = name === undefined ? [] : names.findAdapter(ecosystem, name);
        if (adapter?.id === id) same += 1;
        else if (adapter !== undefined) others.push(`${ecosystem} ${name} is of ${id}, not of ${adapter.id}`);
      }
  assert.ok(others.length <= same / 200, `${same}, but ${others.join('; ')}`);
});

test('words that are the name of a vendor only by chance name nobody', () => {
  const names = [
    'env:WEATHER_API_KEY',
    'env:SEARCH_API_DOMAIN',
    'env:USER_LIST_KEY',
    'env:IMAGES_VIA_TOR_KEY',
    'env:ENV_KEY',
    'env:DATA_BATCH_KEY',
    'env:REMOTE_COLUMN_SECRET',
    'env:TEST_MAIL_PASSWORD',
    'part:batch',
    'part:notification_service',
    'part:stripe_invoice_total',
    'host:docs.acme.example',
    'host:acme.vercel.app',
  ];
  assert.deepEqual(
    names.filter((name) => found(name) !== ''),
    [],
  );
});

test('a part, a host, a sign-in provider and a file name their vendor', () => {
  const expected = {
    'env:FIXER_API_KEY': 'fixer',
    'env:OPEN_ROUTE_SERVICE_API_KEY': 'openrouteservice',
    'env:XAI_API_KEY': 'xai',
    'part:Shop.PayPal': 'paypal',
    'part:PayPal': 'paypal',
    'part:easypost_service': 'easypost',
    'host:api.airtable.com': 'airtable',
    'signin:google': 'google-identity',
    'signin:github': 'github',
    'signin:azure': 'entra-id',
    'secret:stripe': 'stripe',
    'addon:papertrail': 'papertrail',
    'file:.github/workflows': 'github',
  };
  assert.deepEqual(Object.fromEntries(Object.keys(expected).map((name) => [name, found(name)])), expected);
});

test('what a part of a program is called says less than a host that it calls', () => {
  const confidenceOf = (name: string) => names.find(name)[0]?.confidence;
  assert.deepEqual(['part:PayPal', 'host:api.airtable.com'].map(confidenceOf), ['low', 'medium']);
});

test('the vendor of a host is found by its own part of it, which names no customer', () => {
  const hosts = createHostIndex(claims);
  const partOf = (host: string) => {
    const match = hosts.find(host);
    assert.ok(match, host);
    const part = vendorsPart(host, match.pattern);
    assert.deepEqual([hosts.find(part)?.id, hosts.find(part)?.product], [match.id, match.product], part);
    return part;
  };
  const parts = ['acme.eu.auth0.com', 'acme.zendesk.com', 'acme.s3.eu-west-1.amazonaws.com.cn', 'api.openai.com'].map(
    partOf,
  );
  assert.deepEqual(
    parts.filter((part) => part.includes('acme')),
    [],
  );
  for (const { hosts: patterns } of claims)
    for (const { suffix, hosting } of patterns)
      if (suffix !== undefined && hosting !== true) {
        const part = partOf(`acme.${suffix.replaceAll('*', 'eu-west-1')}`);
        assert.equal(part.includes('acme.'), suffix.includes('acme.'), part);
      }
});
