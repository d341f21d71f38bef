import assert from 'node:assert/strict';
import { existsSync, readFileSync, readdirSync } from 'node:fs';
import { describe, test } from 'node:test';
import fc from 'fast-check';
import type { Ecosystem } from '@upriver/contract';
import { BRIEF_ROWS } from './brief/index.ts';
import { readRow } from './brief-vendors.ts';
import { checkCatalog } from './check.ts';
import { createHostIndex } from './host-index.ts';
import { normalizeHost } from './host-name.ts';
import { createPackageIndex } from './package-index.ts';
import { hostText } from './pattern-text.ts';
import { normalizePackageName } from './package-name.ts';
import { proposeVendor } from './propose.ts';
import { checkNames, countSources } from './sources.ts';
import { suggestVendors } from './suggest.ts';
import type { Vendor } from './vendor.ts';
import { listVendors } from './all-vendors.ts';
import { vendors as listed } from './vendors/index.ts';

const vendors = listVendors();

const FACTS = new URL('../../../../shared/vendor-facts.tsv', import.meta.url);
/** The facts list products of the big clouds as vendors; here they are products. */
const CLOUD_OF_PRODUCT: Readonly<Record<string, string>> = {
  'aws-bedrock': 'aws',
  'aws-cloudfront': 'aws',
  'aws-cognito': 'aws',
  'aws-dynamodb': 'aws',
  'aws-lambda': 'aws',
  'aws-s3': 'aws',
  'aws-secretsmanager': 'aws',
  'aws-ses': 'aws',
  'aws-sns': 'aws',
  'aws-sqs': 'aws',
  'azure-blob': 'azure',
  'azure-cosmos': 'azure',
  'azure-keyvault': 'azure',
  'azure-servicebus': 'azure',
  bigquery: 'google-cloud',
  'gcp-pubsub': 'google-cloud',
  gcs: 'google-cloud',
  'vertex-ai': 'google-cloud',
};
const hosts = createHostIndex(vendors.map(({ slug, hosts: patterns }) => ({ id: slug, hosts: patterns })));
const packages = createPackageIndex(vendors.map(({ slug, packages: patterns }) => ({ id: slug, packages: patterns })));

describe('the catalog', () => {
  test('has at least 500 vendors, one file each, all of them listed by slug', () => {
    const files = readdirSync(new URL('vendors', import.meta.url)).filter((file) => file !== 'index.ts');
    assert.deepEqual(files.map((file) => file.replace(/\.ts$/, '')).sort(), listed.map(({ slug }) => slug).sort());
    assert.ok(listed.length >= 500, `${listed.length} vendors`);
  });

  test('reads a vendor of one line, and lists such vendors in the order of names', () => {
    const row = 'Gebrüder X+ | api.x.example *.x.example | npm:x-sdk#B golang:x.example/sdk npm:@x/* | | nango';
    assert.deepEqual(readRow('data', row), {
      slug: 'gebruder-x',
      name: 'Gebrüder X+',
      category: 'data',
      statusPageUrl: null,
      hosts: [{ host: 'api.x.example' }, { suffix: 'x.example' }],
      packages: { npm: [{ name: 'x-sdk', class: 'B' }, { prefix: '@x/' }], golang: [{ module: 'x.example/sdk' }] },
      sources: ['https://github.com/NangoHQ/nango'],
    });
    assert.equal(
      readRow('data', 'Y | *.y.example | | https://status.y.example').statusPageUrl,
      'https://status.y.example',
    );
    assert.throws(
      () => readRow('data', 'Z | localhost'),
      /^Error: brief\/data\.ts, Z: localhost is not a host: write api\.x\.example,/,
    );
    for (const entry of ['z-sdk', 'nmp:z-sdk', 'npm:z-sdk#Z', 'npm:'])
      assert.throws(
        () => readRow('data', `Z | z.example | ${entry}`),
        new RegExp(`^Error: brief/data\\.ts, Z: ${entry} is not a package: write ecosystem:name, .* npm, pypi,`),
      );
    for (const rows of Object.values(BRIEF_ROWS)) {
      const names = rows
        .trim()
        .split('\n')
        .map((row) => (row.split('|')[0] ?? '').trim().toLowerCase());
      assert.deepEqual(names, [...names].sort(), names[0]);
    }
  });

  test('has a source for every vendor that is not its status page alone', () => {
    assert.equal(countSources(vendors).statusPage, 0);
  });

  test('names what a list of all names does not have', () => {
    const vendor: Vendor = {
      slug: 'a',
      name: 'A',
      category: 'x',
      statusPageUrl: 'https://status.a.example',
      hosts: [],
      packages: { pypi: [{ name: 'a_sdk' }, { name: 'gone' }, { prefix: 'a-' }], npm: [{ name: 'other' }] },
      sources: ['https://status.a.example/about'],
    };
    assert.deepEqual(
      checkNames([vendor], 'pypi', ['A-SDK', 'b']).map(({ message }) => message),
      ['pypi: there is no package gone in the list of names'],
    );
    assert.deepEqual(countSources([vendor]), { documentation: 0, known: 0, statusPage: 1 });
  });

  test('has nothing doubtful in it', () => {
    assert.deepEqual(checkCatalog(vendors), []);
  });

  test('shows what clients of a vendor call before its delivery network', () => {
    const firstOf = (slug: string): string =>
      vendors.filter((vendor) => vendor.slug === slug).map(({ hosts }) => hosts.map(hostText)[0] ?? '')[0] ?? '';
    assert.deepEqual(['discord', 'okta', 'plaid', 'shopify', 'square', 'stripe', 'twilio'].map(firstOf), [
      'discord.com',
      '*.okta.com',
      'production.plaid.com',
      '*.myshopify.com',
      'connect.squareup.com',
      'api.stripe.com',
      'api.twilio.com',
    ]);
  });

  test('finds what is doubtful', () => {
    const wrong: Vendor = {
      slug: 'Wrong',
      name: 'Wrong',
      category: 'x',
      statusPageUrl: 'http://status.wrong.com',
      hosts: [{ suffix: 'co.uk' }, { suffix: 'vercel.app' }, { host: 'a.com', product: 'none' }],
      packages: { npm: [{ prefix: '@wrong' }, { name: 'a b' }], pypi: [{ name: 'A_b' }] },
      sources: [],
    };
    const messages = checkCatalog([wrong, { ...wrong, packages: { pypi: [{ name: 'a-B' }] } }]).map(
      ({ message }) => message,
    );
    for (const part of [
      'slug',
      'source',
      'https',
      'public suffix',
      'hosting',
      'boundary',
      'look like',
      'no product',
      'a-b is also',
    ])
      assert.ok(
        messages.some((message) => message.includes(part)),
        `${part}: ${messages.join('\n')}`,
      );
  });

  test(
    'links the packages of the facts to their vendor',
    { skip: existsSync(FACTS) ? false : 'needs ../shared/vendor-facts.tsv' },
    () => {
      const [heading = '', ...lines] = readFileSync(FACTS, 'utf8').trim().split('\n');
      const columns = heading.split('\t');
      const linked = lines.flatMap((line) => {
        const cells = line.split('\t');
        const at = (name: string): string => cells[columns.indexOf(name)] ?? '-';
        return (['npm', 'pypi'] as const).flatMap((ecosystem) =>
          at(ecosystem)
            .split(';')
            .filter((name) => name !== '-')
            .map((name) => {
              const linked = packages.find(ecosystem, name);
              // A driver of software that anybody hosts is a hint.
              const found = linked.length > 0 ? linked : packages.hint(ecosystem, name);
              return { slug: at('slug'), found: found.map(({ id }) => id) };
            }),
        );
      });
      const right = linked.filter(({ slug, found }) => found.includes(CLOUD_OF_PRODUCT[slug] ?? slug)).length;
      // The rest are libraries that call nobody, and names that two vendors share.
      assert.ok(right / linked.length > 0.94, `${right} of ${linked.length}`);
      assert.ok(linked.every(({ found }) => found.length <= 1));
    },
  );
});

describe('packages', () => {
  const cases: readonly (readonly [Ecosystem, string, string | undefined, string?])[] = [
    ['npm', 'stripe', 'stripe'],
    ['npm', 'twilio', 'twilio'],
    ['pypi', 'twilio', 'twilio'],
    ['npm', '@stripe/stripe-js', 'stripe'],
    ['npm', 'stripe-checkout', undefined],
    ['npm', '@aws-sdk/client-s3', 'aws', 's3'],
    ['npm', '@aws-sdk/client-kinesis', 'aws'],
    ['npm', '@aws-sdk/types', undefined],
    ['npm', '@google-cloud/storage', 'google-cloud', 'storage'],
    ['npm', '@google-cloud/paginator', undefined],
    ['npm', '@azure/storage-blob', 'azure', 'storage'],
    ['npm', '@azure/core-http', undefined],
    ['npm', 'redis', undefined],
    ['npm', 'mongodb', undefined],
    ['npm', '@langchain/core', undefined],
    ['npm', '@langchain/openai', 'openai'],
    ['pypi', 'Google_Cloud.Storage', 'google-cloud', 'storage'],
    ['npm', 'confluence.js', 'confluence'],
    ['npm', 'jira.js', 'jira'],
    ['pypi', 'boto3', 'aws'],
    ['pypi', 'psycopg2', undefined],
    ['golang', 'github.com/stripe/stripe-go/v76', 'stripe'],
    ['golang', 'github.com/stripe/stripe-go-fake', undefined],
    ['golang', 'github.com/aws/aws-sdk-go-v2/service/s3', 'aws', 's3'],
    ['maven', 'com.stripe:stripe-java', 'stripe'],
    ['maven', 'software.amazon.awssdk:kinesis', 'aws'],
    ['maven', 'software.amazon.awssdkfake:x', undefined],
    ['nuget', 'stripe.NET', 'stripe'],
    ['gem', 'aws-sdk-kinesis', 'aws'],
    ['terraform', 'cloudflare/cloudflare', 'cloudflare'],
    ['githubactions', 'aws-actions/configure-aws-credentials', 'aws'],
    ['githubactions', 'azure/login', 'azure'],
    ['docker', 'logdna/logspout', 'mezmo'],
    // An orb of CircleCI, a pipe of Bitbucket, a task of Azure Pipelines and a chart of Helm.
    ['generic', 'circleci/datadog/agentless-test', 'datadog'],
    ['generic', 'circleci/circleci/node', undefined],
    ['generic', 'bitbucket/atlassian/aws-s3-deploy', 'aws'],
    ['generic', 'azure-pipelines/googleplayrelease', 'google-play'],
    ['generic', 'helm/datadog', 'datadog'],
    ['generic', 'helm/grafana', undefined],
    // What a vendor publishes for everybody names nobody.
    ['githubactions', 'azure/setup-helm', undefined],
    ['githubactions', 'google-github-actions/release-please-action', undefined],
    ['maven', 'com.zendesk:mysql-binlog-connector-java', undefined],
    ['maven', 'com.launchdarkly:okhttp-eventsource', undefined],
    ['maven', 'com.paypal.digraph:digraph-parser', undefined],
    ['maven', 'com.paypal.sdk:rest-api-sdk', 'paypal'],
    ['maven', 'com.github.binarywang:java-testdata-generator', undefined],
    ['maven', 'io.getstream:stream-log', undefined],
    ['npm', '@upstash/context7-mcp', undefined],
    ['npm', '@sentry/vite-plugin', 'sentry'],
    // Clients of Google's interfaces are its cloud's only where nothing else of Google's owns them.
    ['nuget', 'Google.Apis.SearchConsole.v1', 'google-search'],
    ['gem', 'google-apis-classroom_v1', 'google-workspace'],
    ['maven', 'com.google.apis:google-api-services-walletobjects', 'google-wallet'],
    ['pypi', 'fastapi-azure-auth', 'entra-id'],
    // It speaks to whatever the SDK of that name speaks to.
    ['npm', '@llamaindex/vercel', undefined],
    // What observes calls calls nobody itself.
    ['pypi', 'opentelemetry-instrumentation-openai', undefined],
    // Its host is Firebase's, too.
    ['npm', '@google-cloud/firestore', 'firebase'],
    ['golang', 'cloud.google.com/go/firestore/apiv1', 'firebase'],
    ['maven', 'com.google.cloud:google-cloud-firestore', 'firebase'],
  ];
  test('clients of S3 say less of AWS than its other clients: many others answer as S3 does', () => {
    const confidenceOf = (name: string): string | undefined => packages.find('npm', name)[0]?.confidence;
    assert.deepEqual(['@aws-sdk/client-s3', '@aws-sdk/client-sqs'].map(confidenceOf), ['medium', 'high']);
  });

  for (const [ecosystem, name, slug, product] of cases)
    test(`${ecosystem} ${name} means ${slug ?? 'nobody'}`, () => {
      const [match] = packages.find(ecosystem, name);
      assert.equal(match?.id, slug);
      if (product !== undefined) assert.equal(match?.product, product);
    });

  test('a name is the same however it is spelt', () => {
    assert.equal(normalizePackageName('pypi', 'Foo__Bar.baz'), 'foo-bar-baz');
    assert.equal(normalizePackageName('golang', 'gopkg.in/DataDog/dd-trace-go.v1'), 'gopkg.in/DataDog/dd-trace-go');
    assert.equal(normalizePackageName('docker', 'redis'), 'docker.io/library/redis');
    assert.equal(normalizePackageName('docker', 'ghcr.io/A/B'), 'ghcr.io/a/b');
    assert.equal(normalizePackageName('swift', 'git@github.com:Stripe/stripe-ios.git'), 'github.com/stripe/stripe-ios');
  });
});

describe('hosts', () => {
  const cases: readonly (readonly [string, string | undefined, string?])[] = [
    ['api.stripe.com', 'stripe'],
    ['API.Stripe.com.', 'stripe'],
    ['api.stripe.com:443', 'stripe'],
    ['notstripe.com', undefined],
    ['api.stripe.com.evil.example', undefined],
    ['s3.eu-west-1.amazonaws.com', 'aws', 's3'],
    ['bucket.s3.eu-west-1.amazonaws.com', 'aws', 's3'],
    ['sqs.us-east-1.amazonaws.com', 'aws', 'sqs'],
    ['firestore.googleapis.com', 'firebase'],
    ['storage.googleapis.com', 'google-cloud', 'storage'],
    // Interfaces of Google that are not its cloud's.
    ['cloudmessaging.googleapis.com', 'firebase'],
    ['firebaseremoteconfigrealtime.googleapis.com', 'firebase'],
    ['classroom.googleapis.com', 'google-workspace'],
    ['searchconsole.googleapis.com', 'google-search'],
    ['models.inference.ai.azure.com', 'github'],
    ['api.openai.com', 'openai'],
    ['api.github.com', 'github'],
    ['logs.s3.amazonaws.com', 'aws', 's3'],
    ['acme.events.s3.amazonaws.com', 'aws', 's3'],
    ['logs.us-gov-west-1.amazonaws.com', 'aws', 'cloudwatch'],
    ['roads.googleapis.com', 'google-maps'],
    ['drive.googleapis.com', 'google-workspace'],
    ['shop.modal.run', 'modal'],
    ['rt.services.visualstudio.com', 'azure'],
    ['code.visualstudio.com', 'visual-studio-marketplace'],
    ['sandbox.web.squarecdn.com', 'square'],
    ['mc1.rest.marketingcloudapis.com', 'salesforce'],
    // Sellers sign in with it, and so does everybody else.
    ['api.amazon.com', 'login-with-amazon'],
    ['ingest.us1.signalfx.com', 'splunk-observability'],
    ['http-inputs-acme.splunkcloud.com', 'splunk'],
    ['usage-reporting.api.apollographql.com', 'apollo-graphos'],
    ['api.apollo.io', 'apollo-io'],
    ['mcp.hubspot.com', 'hubspot'],
    ['acme.vercel.app', 'vercel'],
    ['static.1.2.3.4.clients.your-server.de', undefined],
    ['api.binance.us', 'binance'],
    ['api.baremetrics.com', 'baremetrics'],
    ['api.wise-sandbox.com', 'wise'],
    ['acme.lightning.force.com', 'salesforce'],
    ['secure.na1.echosign.com', 'adobe'],
    ['api.eu1.adobesign.com', 'adobe'],
    // Vendors of one name, or that a list put together.
    ['api.lumalabs.ai', 'luma'],
    ['public-api.luma.com', 'luma-events'],
    ['public.opendatasoft.com', 'opendatasoft'],
    ['www.payfast.co.za', 'payfast'],
    ['eutils.ncbi.nlm.nih.gov', 'ncbi'],
    ['rxnav.nlm.nih.gov', 'national-library-of-medicine'],
    ['pddimp.yandex.ru', 'yandex-360'],
  ];
  for (const [host, slug, product] of cases)
    test(`${host} is ${slug ?? 'nobody'}`, () => {
      const match = hosts.find(normalizeHost(host) ?? '');
      assert.equal(match?.id, slug);
      if (product !== undefined) assert.equal(match?.product, product);
    });

  test('only public names are hosts', () => {
    const refused =
      ' |localhost|a|127.0.0.1|127.1|0x7f.1|[::1]|::1|user@a.com|a.com/x|a.com?x|a.com#x|a%61.com|a\\b.com|a b.com|a..com|.a.com|db.internal|x.local|-a.com';
    for (const raw of refused.split('|')) assert.equal(normalizeHost(raw), undefined, raw);
    assert.equal(normalizeHost(`${'a'.repeat(64)}.com`), undefined);
    assert.equal(normalizeHost('BÜCHER.example'), 'xn--bcher-kva.example');
    assert.equal(normalizeHost(' A.com.:8443 '.replace('.:', ':')), 'a.com');
  });

  test('a host matches by whole labels only, whatever stands before it', () => {
    const index = createHostIndex([{ id: 'a', hosts: [{ suffix: 'acme.com' }, { host: 'one.acme.com' }] }]);
    fc.assert(
      fc.property(fc.stringMatching(/^[a-z0-9]{1,12}$/), (label) => {
        assert.equal(index.find(`${label}acme.com`), undefined);
        assert.equal(index.find(`${label}.acme.com`)?.id, 'a');
        assert.equal(index.find(`acme.com.${label}`), undefined);
      }),
    );
  });

  test('the longest pattern wins, a literal label beats any label, and a host beats a suffix', () => {
    const index = createHostIndex([
      { id: 'wide', hosts: [{ suffix: 'x.com' }] },
      { id: 'any', hosts: [{ suffix: '*.x.com' }, { suffix: 's3.*.x.com' }] },
      { id: 'literal', hosts: [{ suffix: 'eu.x.com' }] },
      { id: 'exact', hosts: [{ host: 'eu.x.com' }] },
    ]);
    assert.equal(index.find('x.com')?.id, 'wide');
    assert.equal(index.find('us.x.com')?.id, 'any');
    assert.equal(index.find('a.eu.x.com')?.id, 'literal');
    assert.equal(index.find('s3.eu.x.com')?.id, 'any');
    assert.equal(index.find('eu.x.com')?.id, 'exact');
  });
});

test('a package that is known to call nobody is not unknown', () => {
  const index = createPackageIndex(vendors.map(({ slug, packages }) => ({ id: slug, packages })));
  const exceptions = vendors.flatMap(({ packages }) => (packages.npm ?? []).flatMap(({ except }) => except ?? []));
  assert.ok(exceptions.length > 0);
  for (const name of ['stripe', ...exceptions]) assert.ok(index.isKnown('npm', name), name);
  assert.ok(!index.isKnown('npm', 'left-pad'));
});

test('suggestions name a vendor with the same owner, and never link', () => {
  assert.equal(suggestVendors({ ecosystem: 'npm', name: '@stripe/brand-new' }, vendors)[0]?.slug, 'stripe');
  assert.equal(suggestVendors({ host: 'brand-new.twilio.com' }, vendors)[0]?.slug, 'twilio');
  assert.deepEqual(suggestVendors({ ecosystem: 'npm', name: 'left-pad' }, vendors), []);
  for (const [ecosystem, name] of [
    ['composer', 'symfony/console'],
    ['golang', 'gitlab.com/somebody/something'],
    ['golang', 'gopkg.in/somebody/something.v1'],
    ['npm', '@types/node'],
    ['maven', 'org.springframework:spring-core'],
    ['maven', 'io.github.somebody:something'],
    ['nuget', 'Microsoft.Extensions.Logging'],
  ] as const)
    assert.deepEqual(suggestVendors({ ecosystem, name }, vendors), [], `${name} is a framework's`);
});

test('a vendor that nobody described is proposed by domain or owner, with where its page may be', () => {
  assert.deepEqual(proposeVendor({ host: 'api.eu.acme-pay.co.uk' }), {
    name: 'Acme Pay',
    slug: 'acme-pay',
    sharedBy: 'acme-pay.co.uk',
    statusPageCandidates: ['https://status.acme-pay.co.uk', 'https://acme-pay.co.uk/status'],
  });
  const proposed = (ecosystem: Ecosystem, name: string): readonly string[] => {
    const { name: word, sharedBy, statusPageCandidates } = proposeVendor({ ecosystem, name });
    return [word, sharedBy, statusPageCandidates[0] ?? ''];
  };
  assert.deepEqual(proposed('npm', '@acme/pay'), ['Acme', 'npm @acme', '']);
  assert.deepEqual(proposed('npm', 'left-pad'), ['Left Pad', 'npm left-pad', '']);
  assert.deepEqual(proposed('maven', 'com.acme.sdk:pay'), ['Acme', 'maven com.acme', 'https://status.acme.com']);
  assert.deepEqual(proposed('maven', 'io.github.acme:pay'), ['Acme', 'maven io.github.acme', '']);
  assert.deepEqual(proposed('golang', 'go.acme.io/pay'), ['Acme', 'golang go.acme.io', 'https://status.acme.io']);
  assert.deepEqual(proposed('golang', 'github.com/acme/pay'), ['Acme', 'golang github.com/acme', '']);
  assert.equal(proposeVendor({ host: 'x.fly.dev' }).sharedBy, 'fly.dev');
  assert.equal(proposeVendor({ ecosystem: 'npm', name: '@--/--' }).slug, 'vendor');
});

test('modules of NestJS and providers of Terraform link the vendor that they name', () => {
  const index = createPackageIndex(vendors.map(({ slug, packages }) => ({ id: slug, packages })));
  for (const [ecosystem, name, slug] of [
    ['npm', '@golevelup/nestjs-stripe', 'stripe'],
    ['npm', '@ntegral/nestjs-sentry', 'sentry'],
    ['npm', '@nestjs-cognito/core', 'aws'],
    ['npm', '@nestjs-shopify/graphql', 'shopify'],
    ['npm', 'nestjs-google-pubsub-microservice', 'google-cloud'],
    ['npm', 'nestjs-twilio', 'twilio'],
    ['terraform', 'akamai/akamai', 'akamai'],
    ['terraform', 'DrFaust92/bitbucket', 'bitbucket'],
    ['terraform', 'RedisLabs/rediscloud', 'redis-cloud'],
    ['terraform', 'segmentio/segment', 'segment'],
  ] as const)
    assert.deepEqual(
      index.find(ecosystem, name).map(({ id }) => id),
      [slug],
      `${ecosystem} ${name}`,
    );
  for (const name of ['@nestjs/core', '@nestjs/bull', '@golevelup/nestjs-rabbitmq', 'nestjs-redis', 'nestjs-prisma'])
    assert.deepEqual(index.find('npm', name), [], name);
});

test('adapters of logging, queues and site generators link the vendor that they name', () => {
  const index = createPackageIndex(vendors.map(({ slug, packages }) => ({ id: slug, packages })));
  for (const [ecosystem, name, slug] of [
    ['cargo', 'sentry-tower', 'sentry'],
    ['composer', 'srmklive/paypal', 'paypal'],
    ['gem', 'carrierwave-cloudinary', 'cloudinary'],
    ['golang', 'github.com/bradleyfalzon/ghinstallation/v2', 'github'],
    ['maven', 'org.springframework.ai:spring-ai-mistral-ai', 'mistral'],
    ['npm', '@logtail/pino', 'betterstack'],
    ['npm', '@nuxtjs/supabase', 'supabase'],
    ['npm', 'gatsby-source-contentful', 'contentful'],
    ['nuget', 'MassTransit.AmazonSQS', 'aws'],
    ['nuget', 'Serilog.Sinks.Raygun', 'raygun'],
    ['pypi', 'sqlalchemy-bigquery', 'google-cloud'],
    ['cargo', 'openai-api-rs', 'openai'],
    ['composer', 'laravel/nightwatch', 'laravel-nightwatch'],
    ['gem', 'flipper-cloud', 'flipper-cloud'],
    ['gem', 'shrine-cloudinary', 'cloudinary'],
    ['golang', 'github.com/mattbaird/gochimp', 'mailchimp'],
    ['maven', 'com.sendinblue:sib-api-v3-sdk', 'brevo'],
    ['npm', '@alch/alchemy-sdk', 'alchemy'],
    ['npm', 'svelte-intercom', 'intercom'],
    ['nuget', 'Elmah.Io.AspNetCore', 'elmah-io'],
    ['nuget', 'Foundatio.AWS', 'aws'],
    ['nuget', 'Microsoft.ApplicationInsights.Web', 'azure'],
    ['pypi', 'logfire', 'logfire'],
  ] as const)
    assert.deepEqual(
      index.find(ecosystem, name).map(({ id }) => id),
      [slug],
      `${ecosystem} ${name}`,
    );
  for (const [ecosystem, name] of [
    ['cargo', 'rust-s3'],
    ['gem', 'flipper'],
    ['nuget', 'elmah'],
    ['nuget', 'Foundatio'],
    ['npm', 'hot-shots'],
    ['nuget', 'MassTransit'],
    ['nuget', 'Serilog'],
  ] as const)
    assert.deepEqual(index.find(ecosystem, name), [], name);
});

test('libraries that get credentials of Google link its sign-in at medium, and not Google Cloud', () => {
  for (const [ecosystem, name] of [
    ['composer', 'google/auth'],
    ['gem', 'googleauth'],
    ['maven', 'com.google.auth:google-auth-library-oauth2-http'],
    ['npm', 'google-auth-library'],
    ['pypi', 'google-auth'],
  ] as const)
    assert.deepEqual(
      packages.find(ecosystem, name).map(({ id, confidence }) => [id, confidence]),
      [['google-identity', 'medium']],
      `${ecosystem} ${name}`,
    );
});

test('the SDKs of applications on phones link their vendors, as manifests of their ecosystems name them', () => {
  const index = createPackageIndex(vendors.map(({ slug, packages }) => ({ id: slug, packages })));
  for (const [ecosystem, name, slug] of [
    ['cocoapods', 'FirebaseMessaging', 'firebase'],
    ['cocoapods', 'GoogleMaps', 'google-maps'],
    ['cocoapods', 'Stripe/Core', 'stripe'],
    ['docker', 'datadog/agent', 'datadog'],
    ['golang', 'gopkg.in/DataDog/dd-trace-go.v1', 'datadog'],
    ['nuget', 'Sentry.AspNetCore', 'sentry'],
    ['pub', 'purchases_flutter', 'revenuecat'],
    ['swift', 'https://github.com/Stripe/stripe-ios.git', 'stripe'],
    ['swift', 'git@github.com:getsentry/sentry-cocoa.git', 'sentry'],
    ['terraform', 'registry.terraform.io/integrations/github', 'github'],
  ] as const)
    assert.deepEqual(
      index.find(ecosystem, name).map(({ id }) => id),
      [slug],
      `${ecosystem} ${name}`,
    );
  for (const ecosystem of ['cocoapods', 'hex', 'pub', 'swift', 'terraform'] as const)
    assert.ok(vendors.filter(({ packages }) => packages[ecosystem] !== undefined).length >= 20, ecosystem);
});
