import assert from 'node:assert/strict';
import { test } from 'node:test';
import { collectEvidence } from '../../index.ts';

function namesIn(path: string, text: string): string[] {
  return collectEvidence(path, text).map(({ name, scope }) => (scope === 'runtime' ? name : `${name} ${scope}`));
}

const SITES = [
  `  facebook: { icon: Facebook, baseUrl: 'https://facebook.com/' },`,
  `  linkedin: { icon: LinkedIn, baseUrl: 'https://linkedin.com/company/' },`,
  `  discord: { icon: Discord, baseUrl: 'https://discord.com/users/' },`,
];

test('bases of addresses at many sites are a table of sites, and those at few are called', () => {
  const other = `  tumblr: { icon: Tumblr, baseUrl: 'https://tumblr.com/blog/' },`;
  assert.deepEqual(namesIn('src/social.ts', [...SITES, other].join('\n')), [
    'host:facebook.com development',
    'host:linkedin.com development',
    'host:discord.com development',
    'host:tumblr.com development',
  ]);
  assert.deepEqual(namesIn('src/social.ts', SITES.join('\n')), [
    'host:facebook.com',
    'host:linkedin.com',
    'host:discord.com',
  ]);
});

test('an interface among bases of addresses at many sites is called', () => {
  const lines = [
    ...SITES,
    `  vk: { baseUrl: 'https://vk.com/' },`,
    `  openai: { baseUrl: 'https://api.openai.com/v1' },`,
  ];
  assert.deepEqual(
    namesIn('src/social.ts', lines.join('\n')).filter((name) => !name.endsWith('development')),
    ['host:api.openai.com'],
  );
});

test('who is meant in a rule of access at AWS is a name and no host', () => {
  const policy = [
    'identifiers = ["ssm.amazonaws.com"]',
    'client_id_list = concat(["sts.amazonaws.com"], var.audiences)',
    'Service: sqs.amazonaws.com',
    `new ServicePrincipal('sns.amazonaws.com')`,
  ];
  for (const line of policy) assert.deepEqual(namesIn('infra/roles.tf', line), [], line);
  assert.deepEqual(namesIn('src/token.ts', `const host = 'sts.amazonaws.com';`), ['host:sts.amazonaws.com']);
});

test('the default of a variable is called where its host is called like a site', () => {
  const line = `const url = getConfig('VITE_CHATWOOT_BASE_URL') || 'https://app.chatwoot.com';`;
  assert.deepEqual(namesIn('src/widget.tsx', line), ['host:app.chatwoot.com']);
  assert.deepEqual(namesIn('src/widget.tsx', `const url = getConfig('TITLE') || 'https://app.chatwoot.com';`), []);
});

test('an address that a path is joined to, and one that ends with the name of a format, are called', () => {
  assert.deepEqual(namesIn('notify.py', 'url = urljoin(base="https://ntfy.sh/", url=topic)'), ['host:ntfy.sh']);
  assert.deepEqual(namesIn('version.py', 'PYPI_URL = "https://pypi.org/pypi/acme/json"'), ['host:pypi.org']);
  assert.deepEqual(namesIn('version.py', 'PAGE = "https://pypi.org/project/acme"'), []);
});

test('a setting that is commented out says less, but where people are shown what they could set', () => {
  const text = '# slack_webhook_url: <%= x %>\nmapbox_access_token: <%= y %>\n';
  assert.deepEqual(namesIn('config/blazer.yml', text), [
    'env:SLACK_WEBHOOK_URL development',
    'env:MAPBOX_ACCESS_TOKEN',
  ]);
  for (const path of ['config/blazer.example.yml', 'config/blazer.yml.dist', 'chart/values.yaml'])
    assert.deepEqual(namesIn(path, text), ['env:SLACK_WEBHOOK_URL', 'env:MAPBOX_ACCESS_TOKEN'], path);
});
