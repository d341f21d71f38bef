import assert from 'node:assert/strict';
import { test } from 'node:test';
import { collectEvidence, listParts, mayHoldEvidence, mergeUpload, readManifests, writeEvidence } from '../../index.ts';
import { READING_LIMITS } from '../../limits.ts';
import { EVIDENCE_PATH } from './evidence-file.ts';

function namesIn(path: string, text: string): string[] {
  return collectEvidence(path, text).map(({ name, line }) => `${line} ${name}`);
}

test('variables of programs and configuration are names, never values', () => {
  const found = collectEvidence(
    'config/services.rb',
    'key = ENV.fetch("STRIPE_SECRET_KEY", "sk_live_hunter2")\n# TWILIO_AUTH_TOKEN=hunter2\nCACHE_TTL = 3\nAPI_KEY_ALPHA_VANTAGE: str()\n',
  );
  assert.deepEqual(
    found.map(({ name, line, scope }) => `${line} ${name} ${scope}`),
    ['1 env:STRIPE_SECRET_KEY runtime', '2 env:TWILIO_AUTH_TOKEN runtime', '4 env:API_KEY_ALPHA_VANTAGE runtime'],
  );
  assert.equal(JSON.stringify(found).includes('hunter2'), false);
});

test('keys that nest give the name that a variable of the environment would have', () => {
  const yaml = 'stripe:\n  secret-key: hunter2\n  region: eu\npayments:\n  payPal:\n    clientId: hunter2\n';
  assert.deepEqual(namesIn('src/main/resources/application.yml', yaml), [
    '2 env:STRIPE_SECRET_KEY',
    '6 env:PAYMENTS_PAY_PAL_CLIENT_ID',
  ]);
  const json = '{\n  "SendGrid": {\n    "ApiKey": "hunter2"\n  },\n  "Logging": {}\n}\n';
  assert.deepEqual(namesIn('appsettings.json', json), ['3 env:SEND_GRID_API_KEY']);
  assert.deepEqual(namesIn('a.properties', 'spring.cloud.aws.credentials.secret-key=${X}\n'), [
    '1 env:SPRING_CLOUD_AWS_CREDENTIALS_SECRET_KEY',
  ]);
  assert.deepEqual(namesIn('infra/variables.tf', 'variable "stripe_api_key" {\n  sensitive = true\n}\n'), [
    '1 env:STRIPE_API_KEY',
  ]);
  assert.deepEqual(namesIn('config.toml', '[auth.github]\nclient_id = "hunter2"\n'), ['2 env:AUTH_GITHUB_CLIENT_ID']);
});

test('hosts that a program calls are evidence, sites that people read and comments are not', () => {
  const code = [
    "const base = 'https://api.airtable.com/v0';",
    '// see https://api.example.com/docs',
    'open("https://docs.stripe.com/api");',
    'fetch(`https://user:hunter2@hooks.slack.com/services/T0/B0`);',
    'page("https://www.stripe.com/pricing", "https://github.com/acme/pay");',
    "host: 'smtp.sendgrid.net',",
    'login("https://slack.com/oauth/v2/authorize");',
    "image('//cdnjs.cloudflare.com/ajax/libs/x.js');",
  ].join('\n');
  assert.deepEqual(namesIn('src/http.ts', code), [
    '1 host:api.airtable.com',
    '4 host:hooks.slack.com',
    '6 host:smtp.sendgrid.net',
    '7 host:slack.com',
    '8 host:cdnjs.cloudflare.com',
  ]);
});

test('whom people sign in with, and secrets of Rails, are evidence', () => {
  const python = "BACKENDS = ['social_core.backends.google.GoogleOAuth2', 'allauth.socialaccount.providers.github']\n";
  assert.deepEqual(namesIn('app/settings.py', python), [
    '1 host:allauth.socialaccount.providers.github',
    '1 signin:google',
    '1 signin:github',
  ]);
  assert.deepEqual(namesIn('auth.ts', "import GitHub from 'next-auth/providers/github';\n"), ['1 signin:github']);
  assert.deepEqual(namesIn('config/initializers/devise.rb', 'config.omniauth :facebook, id\n'), ['1 signin:facebook']);
  assert.deepEqual(namesIn('app/pay.rb', 'Rails.application.credentials.dig(:stripe, :key)\n'), ['1 secret:stripe']);
});

test('what only CI names is for the build, and what only documentation names for development', () => {
  const text = 'token: ${{ secrets.NETLIFY_AUTH_TOKEN }}\n';
  const scopes = ['.github/workflows/ci.yml', 'docs/setup.md', 'deploy/app.yml'].map(
    (path) => collectEvidence(path, text)[0]?.scope,
  );
  assert.deepEqual(scopes, ['build', 'development', 'runtime']);
});

test('a path names the parts of a program that connect to somebody', () => {
  const named = (path: string): string[] => listParts(path).map(({ name }) => name);
  assert.deepEqual(named('app/services/mailgun_client.rb'), ['part:services', 'part:mailgun_client'].slice(1));
  assert.deepEqual(named('src/data-provider/coingecko/coingecko.service.ts'), ['part:data-provider', 'part:coingecko']);
  assert.deepEqual(named('src/Shop.Modules/Shop.PayPal/Module.cs'), ['part:Shop.Modules', 'part:Shop.PayPal']);
  assert.deepEqual(named('.github/workflows/ci.yml'), ['file:.github/workflows']);
  assert.deepEqual(named('app/views/stripe.html'), []);
});

test('an environment in use, tests, examples and generated files are not looked at', () => {
  const read = ['config/services.php', 'fly.toml', 'k8s/api.yaml', 'lib/pay.ex', 'README.md', 'appsettings.json'];
  const left = [
    '.env',
    '.env.production',
    'prod.env',
    'spec/pay_spec.rb',
    'src/pay.test.ts',
    'examples/pay.py',
    'dist/app.js',
    'locales/en.yml',
    'CHANGELOG.md',
    'data.json',
  ];
  assert.deepEqual([read.filter(mayHoldEvidence), left.filter(mayHoldEvidence)], [read, []]);
});

test('an evidence file stands for files that are not uploaded, and keeps their paths and lines', async () => {
  const content = writeEvidence([
    { path: 'app/pay.rb', evidence: [{ name: 'env:STRIPE_SECRET_KEY', line: 3, scope: 'runtime' }] },
    { path: 'lib/a\tb.rb', evidence: [{ name: 'env:LOST_KEY', line: 1, scope: 'runtime' }] },
    { path: 'app/slack/x.rb', evidence: [{ name: 'part:slack', line: undefined, scope: 'runtime' }] },
  ]);
  const reading = await readManifests([{ path: EVIDENCE_PATH, content }]);
  assert.deepEqual(
    mergeUpload(reading, READING_LIMITS).dependencies.map(({ name, sources }) => [name, ...sources]),
    [
      ['env:STRIPE_SECRET_KEY', { path: 'app/pay.rb', line: 3 }],
      ['part:slack', { path: 'app/slack/x.rb' }],
    ],
  );
});

test('a line of an evidence file that is none is a problem with its place', async () => {
  const content = 'env:STRIPE_KEY\truntime\t1\ta.rb\nsk_live_hunter2\n';
  const [file] = (await readManifests([{ path: EVIDENCE_PATH, content }])).files;
  assert.equal(file?.dependencies.length, 1);
  assert.deepEqual([file?.problems[0]?.line, file?.problems[0]?.message.includes('hunter2')], [2, false]);
});
