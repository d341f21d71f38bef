import assert from 'node:assert/strict';
import { test } from 'node:test';
import {
  collectEvidence,
  listClients,
  listParts,
  mayHoldEvidence,
  mergeUpload,
  readManifests,
  writeEvidence,
} from '../../index.ts';
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
  assert.deepEqual(namesIn('appsettings.json', json), ['2 secret:SendGrid', '3 env:SEND_GRID_API_KEY']);
  assert.deepEqual(namesIn('a.properties', 'spring.cloud.aws.credentials.secret-key=${X}\n'), [
    '1 env:SPRING_CLOUD_AWS_CREDENTIALS_SECRET_KEY',
    '1 client:aws',
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
    '1 signin:google',
    '1 signin:github',
    '1 host:allauth.socialaccount.providers.github',
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

test('what a page loads is evidence, what its readers follow is not', () => {
  const page = [
    '<link rel="preconnect" href="https://fonts.gstatic.com">',
    '<link',
    '  href="https://fonts.googleapis.com/css2?family=Inter" rel="stylesheet">',
    '<script async src="https://plausible.io/js/script.js"></script>',
    '<a class="more"',
    '  href="https://app.intercom.io/api/home">Ask</a> <a href="https://api.stripe.com/v1/docs">x</a>',
    "<script>(function(h){h.src='https://static.hotjar.com/c/hotjar-'+1})(a)</script>",
    '<script src="https://www.google.com/recaptcha/api.js"></script>',
    '<noscript><img src="https://www.facebook.com/tr?id=1"></noscript>',
  ].join('\n');
  assert.deepEqual(namesIn('app/views/layout.html.erb', page), [
    '1 host:fonts.gstatic.com',
    '3 host:fonts.googleapis.com',
    '4 host:plausible.io',
    '7 host:static.hotjar.com',
    '8 host:www.recaptcha.net',
    '9 host:connect.facebook.net',
  ]);
  const style =
    "@import url('https://fonts.googleapis.com/css?family=Lato');\n.a { background: url(//images.ctfassets.net/x.png) }\n";
  assert.deepEqual(namesIn('app/main.scss', style), ['1 host:fonts.googleapis.com', '2 host:images.ctfassets.net']);
  assert.deepEqual(namesIn('Link.tsx', '<Link href="https://api.stripe.com/v1">a</Link>\n'), []);
});

test('policies of what a page may load name hosts with a star', () => {
  const policy = 'csp = "script-src \'self\' *.hcaptcha.com; connect-src https://*.sentry.io"\n';
  assert.deepEqual(namesIn('lib/csp.ex', policy), ['1 host:hcaptcha.com', '1 host:sentry.io']);
});

test('a host that is compared with what somebody else gives is not called', () => {
  const code = [
    "case 'mail.google.com':",
    'if (url.startsWith("https://api.notion.com/v1")) open(url);',
    "if (host !== 'api.figma.com') call('api.linear.app');",
  ];
  assert.deepEqual(namesIn('src/icon.ts', code.join('\n')), ['3 host:api.linear.app']);
});

test('an address that is only taken apart is not called, what takes its place is', () => {
  const code = [
    'return u.replace("https://api.trello.com/1", "")',
    'path := strings.TrimPrefix(u, "https://api.linear.app")',
    'if strings.HasPrefix(u, "https://slack.com/api") { return }',
    "if (str_starts_with($this->url, 'https://api.resend.com/v1')) {}",
    'id = url.removeprefix("https://api.airtable.com/v0/")',
    'const [, id] = u.split("https://api.notion.com/v1/");',
    'return template.replace("{base}", "https://api.stripe.com/v1");',
  ];
  assert.deepEqual(namesIn('src/links.ts', code.join('\n')), ['7 host:api.stripe.com']);
});

test('an address that a key calls an example or a placeholder is not called, whatever its path', () => {
  const code = [
    "const placeholder = 'https://hooks.slack.com/services/T000/B000/XXX';",
    "const field = { example: 'https://yours.atlassian.net', exampleUrl: 'https://api.mailgun.net/v3' };",
    "const url = 'https://hooks.zapier.com/hooks/catch/1';",
  ];
  assert.deepEqual(namesIn('src/field.ts', code.join('\n')), ['3 host:hooks.zapier.com']);
});

test('many hosts alone in one file are a list: what it names has low confidence, unless it is called too', () => {
  const list = ['emailer.hubspot.com', 'reply.ticketmaster.com', 'smtp.mailgun.org', 'smtp.sendgrid.net'];
  const scopesOf = (text: string) =>
    collectEvidence('lib/domains.rb', text).map(({ name, scope }) => `${name} ${scope}`);
  assert.deepEqual(
    scopesOf(list.map((host) => `"${host}",`).join('\n')),
    list.map((host) => `host:${host} development`),
  );
  const few = [...list.slice(0, 3), 'smtp.mailgun.org'].map((host) => `server: "${host}",`).join('\n');
  assert.equal(scopesOf(few)[2], 'host:smtp.mailgun.org runtime');
  const called = `${list.map((host) => `"${host}",`).join('\n')}\nget("https://smtp.sendgrid.net/v3/mail")`;
  assert.equal(scopesOf(called).at(-1), 'host:smtp.sendgrid.net runtime');
  const modules =
    '"django.contrib.auth", "django.contrib.admin", "a.b.forms", "c.d.views", "e.f.models",\nhost = "smtp.mailgun.org"';
  assert.equal(scopesOf(modules).at(-1), 'host:smtp.mailgun.org runtime');
});

test('what a file of configuration switches off has low confidence', () => {
  const scopesOf = (path: string, text: string) =>
    collectEvidence(path, text).map(({ name, scope }) => `${name} ${scope}`);
  const toml =
    '[auth.sms.twilio]\nauth_token = "env(TWILIO_AUTH_TOKEN)"\nenabled = false\n[auth.google]\nenabled = true\nsecret = "env(GOOGLE_CLIENT_SECRET)"\n';
  assert.deepEqual(scopesOf('supabase/config.toml', toml), [
    'env:TWILIO_AUTH_TOKEN development',
    'env:AUTH_SMS_TWILIO_AUTH_TOKEN development',
    'env:GOOGLE_CLIENT_SECRET runtime',
    'env:AUTH_GOOGLE_SECRET runtime',
  ]);
  const yaml =
    'slack:\n  enabled: false\n  apiToken: x\n  deep:\n    botToken: y\nstripe:\n  enabled: true\n  secretKey: z\n';
  assert.deepEqual(scopesOf('chart/values.yaml', yaml), [
    'env:SLACK_API_TOKEN development',
    'env:SLACK_DEEP_BOT_TOKEN development',
    'env:STRIPE_SECRET_KEY runtime',
  ]);
});

test('a comment that only mentions a variable says less than one that shows how it is set', () => {
  const text = '# Configures AWS_SECRET_ACCESS_KEY for the bucket\n# STRIPE_SECRET_KEY=\n';
  assert.deepEqual(
    collectEvidence('config.toml', text).map(({ name, scope }) => `${name} ${scope}`),
    ['env:AWS_SECRET_ACCESS_KEY development', 'env:STRIPE_SECRET_KEY runtime'],
  );
});

test('what a platform tells the programs that run at it is evidence, unless a program knows many platforms', () => {
  const code = 'const base = process.env.VERCEL_URL ?? process.env.RENDER_EXTERNAL_URL;\n';
  assert.deepEqual(namesIn('src/url.ts', code), ['1 env:VERCEL_URL', '1 env:RENDER_EXTERNAL_URL']);
  assert.deepEqual(namesIn('src/where.ts', `${code}is(env.FLY_APP_NAME);\n`), []);
});

test('names of places in a store are no credentials', () => {
  assert.deepEqual(namesIn('src/store.ts', 'const SEGMENT_PROMPT_STORAGE_KEY = 1, LINEAR_CACHE_KEYS = 2;\n'), []);
});

test("the interface of Google that is used stands in a scope, a path or a client's method", () => {
  const code = [
    'scopes = ["https://www.googleapis.com/auth/drive.file"]',
    'client = build("calendar", "v3", credentials=credentials)',
    'const mail = google.gmail({ version: "v1" });',
    'get("https://www.googleapis.com/oauth2/v1/userinfo")',
    '# see https://www.googleapis.com/auth/tasks',
  ].join('\n');
  assert.deepEqual(
    namesIn('google.go', 'import (\n\t"google.golang.org/api/option"\n\t"google.golang.org/api/youtube/v3"\n)\n'),
    ['3 host:youtube.googleapis.com'],
  );
  const names = namesIn('app/google.py', code);
  for (const name of [
    '1 host:drive.googleapis.com',
    '2 host:calendar.googleapis.com',
    '3 host:gmail.googleapis.com',
    '4 host:oauth2.googleapis.com',
  ])
    assert.ok(names.includes(name), name);
  assert.equal(names.includes('5 host:tasks.googleapis.com'), false);
});

test('the interface of Google that a program in PHP uses is the class of it', () => {
  const code = [
    '<?php',
    'use Google\\Service\\Sheets;',
    '$drive = new Google_Service_Drive($client);',
    '$file = new \\Google\\Service\\Drive\\DriveFile();',
    '$people = new \\Google\\Service\\PeopleService($client);',
    '// new Google_Service_Tasks($client);',
    'catch (Google_Service_Exception $e) {}',
  ].join('\n');
  assert.deepEqual(namesIn('app/Google.php', code), [
    '2 host:sheets.googleapis.com',
    '3 host:drive.googleapis.com',
    '5 host:people.googleapis.com',
  ]);
});

test('hosts that are keys are called where the program puts the keys into addresses', () => {
  const dictionary = ['const READERS = {', '  "api.stripe.com": readStripe,', '  "api.twilio.com": readTwilio,', '};'];
  const called = ['for (const host of Object.keys(READERS)) await fetch(`https://${host}/v1/status`);'];
  const looked = ['const read = READERS[new URL(url).host];', 'await fetch(`https://${own}/x`);'];
  const names = ['2 host:api.stripe.com', '3 host:api.twilio.com'];
  assert.deepEqual(namesIn('src/readers.ts', [...dictionary, ...called].join('\n')), names);
  assert.deepEqual(namesIn('src/readers.ts', [...dictionary, ...looked].join('\n')), []);
  const python = [
    'HOSTS = {',
    '    "api.stripe.com": 1,',
    '}',
    'for host, weight in HOSTS.items():',
    '    get(f"https://{host}/v1")',
  ];
  assert.deepEqual(namesIn('app/hosts.py', python.join('\n')), ['2 host:api.stripe.com']);
});

test('endpoints that somebody may call are not called', () => {
  for (const name of ['allowedEndpoints', 'ALLOWED_API_ENDPOINTS', 'whitelistedEndpoints'])
    assert.deepEqual(namesIn('src/proxy.ts', `const ${name} = [\n  'https://api.stripe.com/v1',\n];\n`), [], name);
});

test("an application's file for Heroku is told from Expo's of the same name, and a key may hold a host", () => {
  assert.deepEqual(namesIn('app.json', '{\n  "addons": ["heroku-postgresql"]\n}\n'), ['1 file:app.json']);
  const addOns =
    '{\n  "addons": [\n    "heroku-redis:mini", "papertrail",\n    { "plan": "sendgrid:starter", "as": "MAIL" }\n  ]\n}\n';
  assert.deepEqual(namesIn('app.json', addOns), ['1 file:app.json', '3 addon:papertrail', '4 addon:sendgrid']);
  assert.deepEqual(namesIn('app.json', '{ "addons": ["papertrail",'), ['1 file:app.json']);
  assert.deepEqual(namesIn('app.json', '{ "buildpacks": [], "scripts": { "dokku": {} } }\n'), []);
  assert.deepEqual(namesIn('app.json', '{ "expo": { "name": "shop" } }\n'), []);
  assert.deepEqual(namesIn('group_vars/all.yml', 'log_host: logs2.papertrailapp.com:12345\n'), [
    '1 host:logs2.papertrailapp.com',
  ]);
});

test('a host whose first label a program puts there is evidence', () => {
  const code = [
    'const base = `https://${shop}.zendesk.com/api/v2`;',
    "load('//' + name + '.disqus.com/embed.js');",
    'url = "https://%s.api.mailchimp.com/3.0" % centre',
    "if (host.endsWith('.vercel.app')) open('//' + host);",
  ].join('\n');
  assert.deepEqual(namesIn('src/http.ts', code), [
    '1 host:any.zendesk.com',
    '2 host:any.disqus.com',
    '3 host:any.api.mailchimp.com',
  ]);
});

test('a configuration that people copy is read as the one that it becomes', () => {
  assert.equal(mayHoldEvidence('config/application.yml.default'), true);
  assert.equal(mayHoldEvidence('data.csv.default'), false);
  assert.deepEqual(namesIn('config/application.yml.default', 'usps_ipp:\n  clientSecret: x\n'), [
    '2 env:USPS_IPP_CLIENT_SECRET',
  ]);
});

test('a program that looks for keys of others, a site of documentation and a script of developers say little', () => {
  const detector = 'rules = ["AKIA[0-9A-Z]{16}", "ghp_\\\\w+", "xoxb-\\\\d+"]\nenv = "AWS_SECRET_ACCESS_KEY"\n';
  const scopeOf = (path: string, text: string) => collectEvidence(path, text)[0]?.scope;
  assert.deepEqual(
    [
      scopeOf('src/scan.rs', detector),
      scopeOf('docs/index.html', '<script src="https://plausible.io/js/p.js"></script>'),
      scopeOf('scripts/setup.sh', 'curl https://api.github.com/repos/acme/pay'),
      scopeOf('google/docs/plugin.py', 'get("https://api.stripe.com/v1")'),
    ],
    ['development', 'development', 'build', 'runtime'],
  );
  assert.deepEqual(
    ['app/mirage/config.js', 'app/functional_tests_fixtures/__init__.py', 'app/load-tests/a.py'].filter(
      mayHoldEvidence,
    ),
    [],
  );
});

test('what a key calls a page for people, and a list of unwanted hosts, are not called', () => {
  const code = [
    "const LINKS = { BLOG: 'https://acme.substack.com', api: 'https://api.stripe.com/v1' };",
    "BLOCKED_DOMAINS = ('smtp.mailgun.org', 'mail.google.com')",
    "SMTP_HOSTS = ('smtp.mailgun.org', 'smtp.sendgrid.net')",
    "FEATURE_REQUESTS_URL = 'https://acme.canny.io/feature-requests'",
    "CORS_ALLOWED_ORIGINS += ['https://vault.bitwarden.com', 'https://vault.bitwarden.eu']",
    "DEFAULT_RESEARCH_SITES = ['pubmed.ncbi.nlm.nih.gov']",
  ].join('\n');
  assert.deepEqual(namesIn('src/links.py', code), [
    '1 host:api.stripe.com',
    '3 host:smtp.mailgun.org',
    '3 host:smtp.sendgrid.net',
  ]);
  const link = 'const netsuite = (id) => `https://${id}.app.netsuite.com/app/customer`;\n';
  assert.deepEqual(namesIn('src/customers.ts', link), ['1 host:any.app.netsuite.com']);
  for (const path of ['src/externalUrls.ts', 'src/utils/blocklist.ts', 'src/help-links.js'])
    assert.deepEqual(namesIn(path, link), []);
  assert.deepEqual(namesIn('api/rules.yaml', 'documentationUrl: https://opensource.zalando.com/guide/#110\n'), []);
});

test('an annotation that holds an example is weak evidence, and what follows it is not', () => {
  const code = [
    '@Example(',
    '  code = """',
    '    accessKeyId: "{{ secret(\'AWS_ACCESS_KEY_ID\') }}"',
    '  """',
    ')',
    'static final String KEY = System.getenv("STRIPE_SECRET_KEY");',
  ].join('\n');
  assert.deepEqual(
    collectEvidence('src/main/java/Task.java', code).map(({ name, scope }) => `${name} ${scope}`),
    ['env:AWS_ACCESS_KEY_ID development', 'env:STRIPE_SECRET_KEY runtime'],
  );
});

test('a list of unwanted hosts over several lines, a redirection and what an image is built from are not called by the program', () => {
  const code = [
    'const IGNORED_IMAGES = [',
    '  "https://img.shields.io",',
    '];',
    'get("https://api.stripe.com/v1")',
  ].join('\n');
  assert.deepEqual(namesIn('src/clean.js', code), ['4 host:api.stripe.com']);
  const called = 'function isBlocked(name) {\n  const blocked = await ask("https://api.stripe.com/v1");\n';
  assert.deepEqual(namesIn('src/ask.js', called), ['2 host:api.stripe.com']);
  assert.deepEqual(
    namesIn('config/nginx.conf', 'location /x {\n  return 301 http://pyxml.sourceforge.net/topics;\n}\n'),
    [],
  );
  const scopeOf = (path: string, text: string) =>
    collectEvidence(path, text).map(({ name, scope }) => `${name} ${scope}`);
  assert.deepEqual(
    scopeOf('docker/Dockerfile', 'RUN curl https://storage.googleapis.com/chrome.zip\nENV STRIPE_API_KEY=\n'),
    ['host:storage.googleapis.com build', 'env:STRIPE_API_KEY runtime'],
  );
  assert.deepEqual(scopeOf('.vscode/mcp.json', '{ "url": "https://api.githubcopilot.com/mcp/" }\n'), [
    'host:api.githubcopilot.com development',
  ]);
  assert.deepEqual(scopeOf('source/team.html.md.erb', 'Set STRIPE_API_KEY, see https://acme.service-now.com/api\n'), [
    'env:STRIPE_API_KEY development',
  ]);
});

test("a variable of PHP may stand before a vendor's host, and a configuration that flyctl wrote has any name", () => {
  assert.deepEqual(namesIn('src/Spam.php', '$url = "https://$apiKey.rest.akismet.com/1.1";\n'), [
    '1 host:any.rest.akismet.com',
  ]);
  assert.deepEqual(
    namesIn('deploy/fly/prod.toml', '# fly.toml app configuration file generated for acme\napp = "acme"\n'),
    ['1 file:fly.toml'],
  );
});

test('a file that calls the hosts of more than forty is a list of what its users may choose', () => {
  const list = (count: number) =>
    Array.from({ length: count }, (_, at) => `  { url: "https://api.provider-${at}.com/oembed" },\n`).join('');
  const scopesOf = (count: number) => new Set(collectEvidence('src/embed.ts', list(count)).map(({ scope }) => scope));
  assert.deepEqual([[...scopesOf(40)], [...scopesOf(41)]], [['runtime'], ['development']]);
});

test('a client of Yii for signing in names its provider', () => {
  assert.deepEqual(namesIn('src/GitHub.php', 'class GitHub extends \\yii\\authclient\\clients\\GitHub\n'), [
    '1 signin:GitHub',
  ]);
});

test('a page for downloads or articles is for people, and a path of an interface is not', () => {
  const code =
    '<Step url="https://code.visualstudio.com/download" />\nget("https://api.dropboxapi.com/2/files/download")\n';
  assert.deepEqual(namesIn('src/setup.svelte', code), ['2 host:api.dropboxapi.com']);
});

test('an address with the version of an API in its path is called, whatever the host is called', () => {
  const code =
    'get("https://www.mapquestapi.com/geocoding/v1/reverse?key=" + key);\nopen("https://youtu.be/v3AyrL0pHw0");\n';
  assert.deepEqual(namesIn('src/geocoder.java', code), ['1 host:www.mapquestapi.com']);
});

test('a host that is called like a site is called where a key says that it is the address of an API', () => {
  const code = [
    "const baseUrl = process.env.LANGFUSE_HOST ?? 'https://cloud.langfuse.com';",
    "const login = 'https://cloud.example.com';",
    "const apiHost = 'https://app.example.com/settings';",
  ];
  assert.deepEqual(namesIn('src/tracing.ts', code.join('\n')), ['1 host:cloud.langfuse.com']);
});

test('what a program opens for people is not called, but for the page where they sign in', () => {
  const code = [
    'window.open("https://6h6b.typeform.com/s", "_blank");',
    'const url = "https://survey.alchemer.com/s3/7088730/Relay";',
    "const WEBLATE_URL = 'https://hosted.weblate.org/engage/acme';",
    "slack_link: link_to(t('pages.contribute.slack'), 'https://acme.slack.com', target: 'blank'),",
    "script.src = 'https://www.youtube.com/iframe_api';",
    'link_to "Report", "https://ask.typeform.com/s", class: "hover"',
    '<Input placeholder="acme.platform.adobe.io" />',
    "launchUrl(Uri.parse('https://open.spotify.com/show/3'));",
    'window.open("https://slack.com/oauth/v2/authorize");',
  ];
  assert.deepEqual(namesIn('src/page.tsx', code.join('\n')), ['5 host:www.youtube-nocookie.com', '9 host:slack.com']);
});

test('hosts within comments of several lines and texts of documentation are not called', () => {
  const code = [
    '/*',
    '  see (http://api.acme.com/gift/1.0/) and fetch("https://api.acme.com/v1")',
    '*/',
    'fetch("https://api.stripe.com/v1");',
  ];
  assert.deepEqual(namesIn('src/pay.ts', code.join('\n')), ['4 host:api.stripe.com']);
  const python = [
    'QUERY = """',
    '  https://api.acme.com/v1',
    '"""',
    'def pay():',
    '    """',
    '    source: https://someone.medium.com/v1/pay',
    '    """',
    '    requests.get("https://api.stripe.com/v1")',
  ];
  assert.deepEqual(namesIn('src/pay.py', python.join('\n')), ['2 host:api.acme.com', '8 host:api.stripe.com']);
});

test('a link to a picture that is always the same says nothing of who keeps it', () => {
  const lines = [
    'icon: "https://i.acme.com/images/square.png",',
    'URL(string: "https://upload.acme.org/wiki/2c/Earth_%28large%29.gif")',
    'layer("https://tile.acme.net/{z}/{x}/{y}.png"),',
  ];
  assert.deepEqual(namesIn('src/icons.tsx', lines.join('\n')), ['3 host:tile.acme.net']);
});

test('what every program has that Laravel makes is used by none of them', () => {
  const mail = collectEvidence('config/mail.php', "'host' => env('MAIL_HOST', 'smtp.mailgun.org'),");
  assert.deepEqual(
    mail.map(({ scope }) => scope),
    ['development'],
  );
  const search = collectEvidence('config/scout.php', "'algolia' => ['id' => env('ALGOLIA_APP_ID', '')],");
  assert.deepEqual(
    search.map(({ scope }) => scope),
    ['development'],
  );
  const services = [
    "'mailgun' => ['secret' => env('MAILGUN_SECRET')],",
    "'sparkpost' => ['secret' => env('SPARKPOST_SECRET')],",
    "'github' => ['client_id' => env('GITHUB_CLIENT_ID')],",
  ];
  const scopes = collectEvidence('config/services.php', services.join('\n')).map(
    ({ name, scope }) => `${name} ${scope}`,
  );
  assert.deepEqual(scopes, [
    'env:MAILGUN_SECRET development',
    'env:SPARKPOST_SECRET development',
    'env:GITHUB_CLIENT_ID runtime',
  ]);
});

test('a comment behind a statement is one, and so is a name between two quotes of documentation', () => {
  const code =
    'endpoint = None  # such as https://sfo2.digitaloceanspaces.com\nfrom ``openai.blob.core.windows.net``\n';
  assert.deepEqual(namesIn('src/files.py', code), []);
});

test('a script without a scheme is loaded', () => {
  assert.deepEqual(namesIn('app/helper.rb', "w['_fs_script'] = 'edge.fullstory.com/s/fs.js'\n"), [
    '1 host:edge.fullstory.com',
  ]);
});

test('a policy of what a page may load is no list of choices, however long it is', () => {
  const policy = Array.from({ length: 60 }, (_, at) => `_src=\${_src} "https://cdn.vendor${at}.com"`).join('\n');
  const found = collectEvidence('conf/public.conf', `${policy}\n_src=\${_src} "bat.bing.com"\n`);
  assert.deepEqual([...new Set(found.map(({ scope }) => scope))], ['runtime']);
  assert.equal(found.length, 61);
});

test('adapters that a framework is told to send mail with are evidence', () => {
  const code = [
    'config :shop, Mailer, adapter: Swoosh.Adapters.AmazonSES',
    'adapter: Swoosh.Adapters.Local',
    'adapter: Bamboo.MailgunAdapter',
    'EMAIL_BACKEND = "anymail.backends.postmark.EmailBackend"',
    'config.action_mailer.delivery_method = :sendgrid_actionmailer',
    'config.action_mailer.delivery_method = :smtp',
  ];
  assert.deepEqual(namesIn('config/runtime.exs', code.join('\n')), [
    '1 signin:AmazonSES',
    '3 signin:Mailgun',
    '4 signin:postmark',
    '5 signin:sendgrid_actionmailer',
  ]);
});

test('clients of third parties in a program are looked at, and code of third parties is not', () => {
  const read = ['lib/shop/third_party/dify/client.ex', 'src/llms/claude.py', 'app/security_settings.rb'];
  const left = [
    'tests_cypress/cypress.config.js',
    'third_party/zlib/zlib.py',
    'src/third_party/chart.js',
    'HISTORY.md',
    'app/Language/ar.ini',
  ];
  assert.deepEqual([read.filter(mayHoldEvidence), left.filter(mayHoldEvidence)], [read, []]);
});

test('what a program gets an address of is called, however the host is called', () => {
  const code = [
    'const res = await fetch(`https://ipwhois.app/json/`);',
    'const next = await fetch(',
    '  `https://api-bdc.io/data/reverse?lat=${lat}`,',
    ');',
    "page = requests.get('https://www.kraken.io/files')",
    'see("https://quickchart.io/gallery");',
    'fetch("https://docs.stripe.com/search");',
    "http.get(Uri.parse('https://zen.example.com/x'));",
  ];
  assert.deepEqual(namesIn('src/where.ts', code.join('\n')), [
    '1 host:ipwhois.app',
    '3 host:api-bdc.io',
    '5 host:www.kraken.io',
    '8 host:zen.example.com',
  ]);
  const shared = 'const link = "https://api.whatsapp.com/send?text=" + text + "https://open.spotify.com/show/3";';
  assert.deepEqual(namesIn('src/share.ts', shared), []);
});

test('scripts and pages that are loaded into a page are evidence, however the host is called', () => {
  const code = [
    'l.async=1;t.src="https://www.clarity.ms/tag/"+i;',
    '<iframe width="9" src="https://kodadot.substack.com/embed">',
    '<img src="https://www.example.com/logo.png">',
    '<a href="x" title="https://research.facebook.com/">',
  ];
  assert.deepEqual(namesIn('app/page.html', code.join('\n')), ['1 host:www.clarity.ms', '2 host:kodadot.substack.com']);
});

test('identifiers of clients that are written short, and providers that a program adds, are evidence', () => {
  assert.deepEqual(namesIn('compose.yml', 'environment:\n  - AUTH_GITHUB_CID\n  - AUTH_GITHUB_CSEC\n'), [
    '2 env:AUTH_GITHUB_CID',
    '3 env:AUTH_GITHUB_CSEC',
  ]);
  assert.deepEqual(namesIn('server.go', 'authenticator.AddProvider("yandex", id, secret)\n'), ['1 signin:yandex']);
});

test('a bare domain is called where its key says that a program connects to it', () => {
  const code = [
    'gitlabHost = "https://gitlab.com"',
    'private const string DEFAULT_PUSH_URL = "https://ntfy.sh";',
    "server: 'writefreely.org',",
    'home = "https://acme.com"; origin = "https://acme.org"',
    'url = "https://www.omdbapi.com?apikey=" + key',
    'open("https://www.stripe.com?ref=acme")',
    'requestURL := "https://web.archive.org/save/" + entry',
    'const ApiUrl = "https://json.schedulesdirect.org/20141201"',
  ];
  assert.deepEqual(namesIn('src/http.go', code.join('\n')), [
    '1 host:gitlab.com',
    '2 host:ntfy.sh',
    '3 host:writefreely.org',
    '5 host:www.omdbapi.com',
    '7 host:web.archive.org',
    '8 host:json.schedulesdirect.org',
  ]);
  assert.deepEqual(namesIn('config/app.yml', 'smtp_host: mailgun.org\nhome: acme.com\n'), ['1 host:mailgun.org']);
});

test('an example in a sentence, the beginning of addresses and a search for people are not called', () => {
  const code = [
    'SMTPHost string `usage:"Host of the smtp server. Eg., \'smtp.eu.mailgun.org\'"`',
    'AVATAR_URL_PREFIX = "https://pbs.twimg.com/profile_images"',
    'open("https://search.naver.com/search.naver?query=" + text)',
    'Link => "https://cloud.notifiarr.com/start", website: "https://eu.acme.io", placeholder: "https://hooks.slack.com/x"',
    'Tags []*Tag `bun:"attached_tags"`                                                  // See https://bun.uptrace.dev/guide',
    'TWITTER_DOMAIN_MAPPING = { "x.com" => "twitter.com" }',
  ];
  assert.deepEqual(namesIn('src/links.rb', code.join('\n')), []);
});

test('what Supabase writes into every configuration has low confidence', () => {
  const [found] = collectEvidence('supabase/config.toml', '[studio]\nopenai_api_key = "env(OPENAI_API_KEY)"\n');
  assert.equal(found?.scope, 'development');
});

test('each host of a policy is loaded, and names of formats are no addresses', () => {
  const code = [
    "policy->addAllowedFrameDomain('https://vimeo.com');",
    'csp = "script-src https://plausible.io; report-uri https://acme.com/blog"',
    '<svg xmlns:sodipodi="http://sodipodi.sourceforge.net/DTD" xmlns="http://a.b.example.org/x">',
  ];
  assert.deepEqual(namesIn('lib/csp.php', code.join('\n')), ['1 host:vimeo.com', '2 host:plausible.io']);
  assert.deepEqual(namesIn('app/mail.py', 'from httpx_oauth.clients.google import GoogleOAuth2\n'), [
    '1 signin:google',
  ]);
  assert.equal(mayHoldEvidence('packages/campaign/story.jsx'), false);
});

test('wrappers and releases of a build are for the build, and servers that stand in for others are left out', () => {
  const scopeOf = (path: string) => collectEvidence(path, 'url = "https://api.github.com/repos/acme/pay"\n')[0]?.scope;
  const paths = [
    '.mvn/wrapper/maven-wrapper.properties',
    '.goreleaser.yml',
    'src/upload.sh',
    'docs/conf.py',
    'src/a.py',
  ];
  assert.deepEqual(paths.map(scopeOf), ['build', 'build', 'build', 'development', 'runtime']);
  assert.equal(mayHoldEvidence('services/sms-gateway-mock/server.ts'), false);
  assert.deepEqual(namesIn('src/x.py', 'SALESFORCE_ORGID = env("BRAINTREE_MERCHANT_ID")\n'), [
    '1 env:SALESFORCE_ORGID',
    '1 env:BRAINTREE_MERCHANT_ID',
  ]);
});

test('what only scripts of developers, seeds and a site of documentation name is not called by the program', () => {
  const code = 'get("https://api.github.com/repos/acme/pay")\n';
  const scopeOf = (path: string) => collectEvidence(path, code)[0]?.scope;
  assert.deepEqual(['scripts/contributors.py', 'mkdocs.yml', 'app/scripts/main.js'].map(scopeOf), [
    'build',
    'development',
    'runtime',
  ]);
  const started = collectEvidence('web/scripts/translate.js', `import fs from 'node:fs';\n${code}`);
  assert.equal(started[0]?.scope, 'build');
  assert.deepEqual(
    ['db/seeds.rb', 'lib/seeds_helper.rb', 'src/user.seed.ts', 'src/seedling.ts'].filter(mayHoldEvidence),
    ['src/seedling.ts'],
  );
});

test('a host of an example customer and a list of hosts that may be asked for are not called', () => {
  const code = [
    'open("https://company.slack.com/{{path}}")',
    'const base = "https://yourcompany.zendesk.com/api/v2";',
    'const shop = "https://my.api.mockbin.io/v1";',
    'export const internalAllowedWebDavEndpoints = [',
    '  "https://dav.box.com/dav/",',
    '];',
  ];
  assert.deepEqual(namesIn('src/hosts.ts', code.join('\n')), ['3 host:my.api.mockbin.io']);
});

test('fonts of a mail, a file of a version and a host with a region that the program puts there are called', () => {
  assert.deepEqual(
    namesIn('mail.mjml.twig', '<mj-font name="Inter" href="https://fonts.googleapis.com/css?family=Inter" />\n'),
    ['1 host:fonts.googleapis.com'],
  );
  assert.deepEqual(
    namesIn('page.html', '<link href="https://unpkg.com/tool@^2.0/dist/tool.min.css" rel="stylesheet">\n'),
    ['1 host:unpkg.com'],
  );
  assert.deepEqual(namesIn('src/model.rs', 'let host = format!("bedrock-runtime.{region}.amazonaws.com");\n'), [
    '1 host:bedrock-runtime.us-east-1.amazonaws.com',
  ]);
});

test('names of settings of a program are no credentials', () => {
  const code = 'KEY_FACEBOOK_PAGE_URL, KEY_TWITTER_HANDLE, KEY_GOOGLE_API_KEY, FACEBOOK_APP_ID\n';
  assert.deepEqual(namesIn('src/Constants.java', code), ['1 env:FACEBOOK_APP_ID']);
});

test('a file called after a vendor, where programs keep their adapters, is its client if it sends requests', () => {
  const send = 'response = requests.post(self.url, json=body)\n';
  const named = (path: string, text = send) => listClients(path, text).map(({ name }) => name);
  assert.deepEqual(
    [
      named('alerting/provider/slack/slack.py'),
      named('src/notifiers/discord.ts', 'await fetch(url, { body });'),
      named('src/notifiers/discord.ts', 'export const name = "Discord";'),
      named('Shop/Notifications/Slack/Proxy.cs', 'var answer = await _httpClient.PostAsync(url, body);'),
      named('src/models/linear.py'),
      named('docs/providers/slack.md'),
      named('providers/slack.yml'),
    ],
    [['client:slack'], ['client:discord'], [], ['client:Slack'], [], [], []],
  );
});

test('what people share, watch or are shown, and hosts that are looked up, are not called', () => {
  const code = [
    "'url' => 'https://publish.buffer.com/compose?url=~LINK~',",
    'window.open(',
    '  `https://outlook.live.com/mail?subject=${subject}`,',
    'LaunchUriAsync(new Uri("https://www.paypal.com/donate/?id=4"));',
    '"$schema": "https://unpkg.com/acme/schema.json",',
    'video: https://player.acme.io/1',
    '"logo": "https://avatars0.acmecontent.com/u/1?v=3&s=200",',
    'if "api.x.com" in url or "api.y.com" == host:',
    '"media.tenor.com": read,',
    'const logo = `https://logo.clearbit.com/${domain}`;',
    "const host = isEu ? 'api.eu.mailgun.net' : 'api.mailgun.net';",
    'get("https://mybusiness.googleapis.com/v4")',
  ];
  assert.deepEqual(namesIn('src/links.ts', code.join('\n')), [
    '10 host:logo.clearbit.com',
    '11 host:api.eu.mailgun.net',
    '11 host:api.mailgun.net',
    '12 host:mybusiness.googleapis.com',
  ]);
  for (const path of ['src/ShareButton.jsx', 'features/step_definitions/embed.rb', 'features/support/env.rb'])
    assert.equal(
      collectEvidence(path, 'get("https://api.stripe.com/v1")\n').length > 0 && mayHoldEvidence(path),
      false,
    );
});

test('what is embedded in a page, and an interface of Google that a client for Ruby names, are called', () => {
  const code = [
    '"https://www.youtube-nocookie.com/embed/#{id}"',
    "src = 'https://www.google.com/maps/embed?pb=1'",
    'require "google/apis/pagespeedonline_v5"',
  ];
  assert.deepEqual(namesIn('app/page.rb', code.join('\n')), [
    '1 host:www.youtube-nocookie.com',
    '2 host:maps.googleapis.com',
    '3 host:pagespeedonline.googleapis.com',
  ]);
});

test('variables of a product that a compose file runs itself have low confidence', () => {
  const compose = (image: string) =>
    `services:\n  web:\n    image: ${image}\n    environment:\n      LANGFUSE_SECRET_KEY: x\n      STRIPE_API_KEY: y\n`;
  const scopesOf = (image: string) =>
    collectEvidence('docker-compose.yml', compose(image))
      .filter(({ name }) => name.startsWith('env:'))
      .map(({ name, scope }) => `${name} ${scope}`);
  assert.deepEqual(scopesOf('docker.io/langfuse/langfuse:3'), [
    'env:LANGFUSE_SECRET_KEY development',
    'env:STRIPE_API_KEY runtime',
  ]);
  assert.deepEqual(scopesOf('stripe/stripe-cli'), ['env:LANGFUSE_SECRET_KEY runtime', 'env:STRIPE_API_KEY runtime']);
});

test('names of examples and of keys of a keyboard are no credentials', () => {
  assert.deepEqual(namesIn('src/form.ts', 'YOUR_STRIPE_SECRET_KEY, SHORTCUT_KEYS, STRIPE_SECRET_KEY\n'), [
    '1 env:STRIPE_SECRET_KEY',
  ]);
});

test('variables beside the hosts of a list are a list too, and elsewhere they count', () => {
  const entries = (count: number) =>
    Array.from({ length: count }, (_, at) => `{ "api.vendor-${at}.com",\n "VENDOR${at}_API_KEY" },\n`).join('');
  const scopesOf = (text: string) =>
    new Set(
      collectEvidence('internal/catalog.go', text)
        .filter(({ name }) => name.startsWith('env:'))
        .map(({ scope }) => scope),
    );
  assert.deepEqual([[...scopesOf(entries(3))], [...scopesOf(entries(5))]], [['runtime'], ['development']]);
  assert.deepEqual([...scopesOf(`${entries(5)}os.Getenv("VENDOR1_API_KEY")\n`)], ['development', 'runtime']);
});

test('tests at the end of a file of Rust, libraries in a folder of a page and links to a map are not the program', () => {
  const rust = 'call("https://api.stripe.com/v1");\n#[cfg(test)]\nmod tests {\n  let host = "imap.fastmail.com";\n}\n';
  assert.deepEqual(namesIn('src/mail.rs', rust), ['1 host:api.stripe.com']);
  assert.deepEqual(
    ['src/Web/wwwroot/libs/picker/index.html', 'upload/assets/codemirror/mode/x/index.html'].filter(mayHoldEvidence),
    [],
  );
  const code = [
    '"https://maps.google.com/maps?q=" + place',
    'get("https://maps.google.com/maps/api/geocode/json")',
    'get("https://download.maxmind.com/app/geoip_download")',
    'ZOOM_BUTTON_ENABLED_KEY',
  ];
  assert.deepEqual(namesIn('src/map.py', code.join('\n')), ['2 host:maps.google.com', '3 host:download.maxmind.com']);
});

test('what a program calls is called, wherever it stands and however its variable is named', () => {
  for (const path of ['src/features/support/client.ts', 'src/crypto/seed.ts', 'app/sharing.py', 'src/ShareLink.ts'])
    assert.deepEqual(
      namesIn(path, 'fetch("https://api.intercom.io/conversations")\n'),
      ['1 host:api.intercom.io'],
      path,
    );
  const code = [
    'const videoUrl = "https://api.mux.com/video/assets";',
    'const logoUrl = "https://logo.clearbit.com/" + domain;',
    'const photo = "https://images.unsplash.com/1294580";',
  ];
  assert.deepEqual(namesIn('src/media.ts', code.join('\n')), ['1 host:api.mux.com', '2 host:logo.clearbit.com']);
});

test('a library of a page that is checked in says which release it is, and is not the program', () => {
  const call = '$.getJSON("https://api.acme.com/v1/embed");\n';
  const heads = [
    '/*! Gallery - v1.4.0 - 2021-03-02 */\n',
    '(function (root) {\n/*\n * Chart 0.11.2\n * released under MIT\n */\n',
    '/**\n * Editor 3.2.1-beta\n **/\n',
  ];
  for (const head of heads) assert.deepEqual(namesIn('web/static/gallery.js', head + call), [], head);
  const own = [
    '/* Licensed under the Apache License, Version 2.0 */\n',
    '// since 1.4.0\n',
    '/* calls the service at 10.0.0.1 */\n',
    'const release = "1.4.0";\n',
  ];
  for (const head of own) assert.deepEqual(namesIn('web/static/app.js', head + call), ['2 host:api.acme.com'], head);
  assert.deepEqual(namesIn('src/Gallery.php', `/* Gallery 1.4.0 */\nfile_get_contents("https://api.acme.com/v1");\n`), [
    '2 host:api.acme.com',
  ]);
});

test('a file with addresses at more than sixty domains is a list, even if few of them look called', () => {
  const list = (count: number) =>
    Array.from({ length: count }, (_, at) => `  { start: "https://www.site-${at}.com/manual" },\n`).join('');
  const scopesOf = (count: number) =>
    collectEvidence('src/presets.ts', `${list(count)}get("https://api.acme.com/v1")\n`).map(({ scope }) => scope);
  assert.deepEqual([scopesOf(59), scopesOf(60)], [['runtime'], ['development']]);
  const remarks = list(60).replaceAll(/^/gm, '// ');
  assert.deepEqual(
    collectEvidence('src/notes.ts', `${remarks}\nget("https://api.acme.com/v1")\n`).map(({ scope }) => scope),
    ['runtime'],
  );
});

test('links of Markdown in texts of a program, invitations and tracking pages are for people', () => {
  const code = [
    'const about = "[![stars](https://img.acme.io/github/stars)](https://api.acme.io/v1)";',
    'join("https://discord.gg/abc", "https://t.me/abc");',
    'open("http://maps.apple.com/?q=" + place)',
    'return "https://tools.carrier.com/go/TrackConfirmAction?labels=" + number;',
    'load("https://img.acme.io/github/stars");',
    'static const String chatHost = "discord.gg";',
  ];
  assert.deepEqual(namesIn('src/about.ts', code.join('\n')), ['5 host:img.acme.io']);
});

test('data of a sample that an installer writes, and scripts that install, are not called by the program', () => {
  assert.equal(mayHoldEvidence('src/Shop.Installer/InstallDataProducts.cs'), false);
  assert.equal(mayHoldEvidence('src/main/java/shop/SampleDataLoader.java'), false);
  assert.equal(mayHoldEvidence('src/Shop/DatabaseSeeder.cs'), false);
  assert.equal(mayHoldEvidence('src/Shop/InstallService.cs'), true);
  const curl = 'curl -o- https://raw.acme.com/v1/install\n';
  for (const path of ['local_install.sh', 'web/uninstall.sh', 'server-install.ps1'])
    assert.deepEqual(
      collectEvidence(path, curl).map(({ scope }) => scope),
      ['build'],
      path,
    );
  assert.equal(collectEvidence('entrypoint.sh', curl)[0]?.scope, 'runtime');
});

test('a folder of adapters may have a longer name', () => {
  const text = 'Http::post($this->webhook, $message);\n';
  const clientsOf = (path: string) => listClients(path, text).map(({ name }) => name);
  assert.deepEqual(clientsOf('app/NotificationChannels/Slack.php'), ['client:Slack']);
  assert.deepEqual(clientsOf('src/sms_providers/twilio/send.py'), ['client:twilio']);
  assert.deepEqual(clientsOf('app/Subscribers/Slack.php'), []);
  assert.deepEqual(clientsOf('app/ChannelsList/Slack.php'), []);
});

test('the default of a variable that holds a host is called, and that of another variable is not', () => {
  const code = [
    'std::env::var("MODEL_DOWNLOAD_HOST").unwrap_or_else(|_| "huggingface.co".to_string())',
    "host = os.environ.get('PUSH_HOST', 'ntfy.sh')",
    "$host = env('GIT_SERVER') ?? 'codeberg.org';",
    "site = os.environ.get('HOME_PAGE', 'https://acme.org')",
    "title = getenv('SITE_NAME', 'acme.net')",
  ];
  assert.deepEqual(namesIn('src/settings.rs', code.join('\n')), [
    '1 host:huggingface.co',
    '2 host:ntfy.sh',
    '3 host:codeberg.org',
  ]);
});

test('what a program sends with a method and a context is called, however the host is called', () => {
  const lines = [
    'req, err := http.NewRequest("GET", "https://www.quiz.example/", nil)',
    'http.NewRequestWithContext(ctx, http.MethodPost, "https://www.acme.dev/send", body)',
    'var page = await client.GetStringAsync("https://www.bank.example/rates.xml");',
    'new HttpRequestMessage(HttpMethod.Get, "https://www.weather.example/now")',
    '$response = $this->http->request("GET", "https://www.dictionary.example/word");',
    'open("GET", "https://www.page.example/")',
    'fetch("https://media.example/oembed?url=" + url)',
    "const endpoint = 'https://video.example/oembed';",
    "const questions = 'https://trivia.example/api.php?amount=10';",
  ];
  assert.deepEqual(namesIn('src/send.go', lines.join('\n')), [
    '1 host:www.quiz.example',
    '2 host:www.acme.dev',
    '3 host:www.bank.example',
    '4 host:www.weather.example',
    '5 host:www.dictionary.example',
    '7 host:media.example',
    '8 host:video.example',
    '9 host:trivia.example',
  ]);
});

test('packages of a framework that a program in Go imports name its providers', () => {
  const code = [
    '  "github.com/markbates/goth/providers/gitlab"',
    '  "github.com/go-acme/lego/v4/providers/dns/cloudflare"',
    '  "github.com/tmc/langchaingo/llms/openai"',
  ];
  assert.deepEqual(namesIn('cmd/main.go', code.join('\n')), [
    '1 signin:gitlab',
    '2 signin:cloudflare',
    '3 signin:openai',
  ]);
});

test('a variable that a program looks for in the text of others is no credential of its own', () => {
  const code = [
    '  secrets: [/ACME_API_KEY\\s*[=:]\\s*["\']?[A-Za-z0-9_-]+/],',
    '  /HOOLI_TOKEN[=:]/,',
    '  names: [/MASSIVE_API_KEY/i, /SOYLENT_TOKEN.*/],',
    '  headers["X-Key"] = process.env.GLOBEX_API_KEY;',
  ];
  assert.deepEqual(
    collectEvidence('src/detector.ts', code.join('\n')).map(({ name, scope }) => `${name} ${scope}`),
    [
      'env:ACME_API_KEY development',
      'env:HOOLI_TOKEN development',
      'env:MASSIVE_API_KEY development',
      'env:SOYLENT_TOKEN development',
      'env:GLOBEX_API_KEY runtime',
    ],
  );
});

test('projects of tests, pages of a storybook, guides for users and what makes releases are not the program', () => {
  for (const path of [
    'src/Shop.Core.Test/ProxyFixture.cs',
    'src/Shop.UnitTests/Proxy.cs',
    'web/src/storybook/people.tsx',
    'src/detect/test-patterns.ts',
    'assets/reader/debug.html',
  ])
    assert.equal(mayHoldEvidence(path), false, path);
  for (const path of ['src/Shop.Contest/Proxy.cs', 'src/latest/proxy.ts', 'src/debugger.ts'])
    assert.equal(mayHoldEvidence(path), true, path);
  const scopeOf = (path: string) => collectEvidence(path, 'get("https://api.acme.com/v1")\n')[0]?.scope;
  assert.deepEqual(
    [
      'rel/make-github-release.exs',
      'bin/release.py',
      'bootstrap_fastlane.dart',
      'deploy/buildspec-arm.yml',
      'crowdin.yml',
    ].map(scopeOf),
    ['build', 'build', 'build', 'build', 'build'],
  );
  assert.equal(scopeOf('src/UserGuide/content/scanning.ts'), 'development');
  assert.equal(scopeOf('src/releases.ts'), 'runtime');
});

test('a host within an example that a form shows, and a list of hosts that a program allows, are not called', () => {
  const code = [
    'example: raw("https://log.acme.com"),',
    '"An example is <https://radio.acme.com/track>; "',
    'const HOOK_ALLOWED_HOSTS = ["hook.acme.com", "hook.initech.com"];',
    'hostPatterns: ["video.acme.com", "films.initech.com"],',
    'const REGISTRY = `https://registry.terraform.io/providers/acme/shop/latest`;',
    'get("https://registry.terraform.io/v1/providers/acme/shop/versions");',
    'const base = "https://ws.acme.com/2.0/?method=top";',
  ];
  assert.deepEqual(namesIn('src/form.ts', code.join('\n')), ['6 host:registry.terraform.io', '7 host:ws.acme.com']);
});

test('tags of HAML are no comments, and what they load is called', () => {
  const code = [
    "%iframe{ width: '560', allowfullscreen: 'true', src: \"//player.acme.com/video/#{id}\" }/",
    "%script{ :src => 'https://acme.dev/live' }",
    '%a{ href: "https://api.initech.com/v1" }',
    '% get("https://api.hooli.com/v1")',
    '%% get("https://api.hooli.com/v1")',
  ];
  assert.deepEqual(namesIn('app/views/media.html.haml', code.join('\n')), [
    '1 host:player.acme.com',
    '2 host:acme.dev',
  ]);
});

test('old sites of documentation, fixtures and scripts of developers say little, and so does a link to donate', () => {
  const page = '<script src="https://cdn.acme.com/app.js"></script>\n';
  const scopeOf = (path: string) => collectEvidence(path, page)[0]?.scope;
  assert.deepEqual(
    ['docs-old/index.html', 'old_docs/index.html', 'dev/wordpress/start.sh', 'web/index.html'].map(scopeOf),
    ['development', 'development', 'build', 'runtime'],
  );
  assert.equal(mayHoldEvidence('features/support/fixtures.js'), false);
  assert.deepEqual(
    namesIn('src/env.ts', "stripe: 'https://donate.stripe.com/3cs2',\nget('https://api.stripe.com/v1');\n"),
    ['2 host:api.stripe.com'],
  );
});

test('a picture behind a tag of a template is a picture, and many domains alone in quotes are a list', () => {
  const meta = '<meta property="og:image" content="{% block image %}https://raw.acme.com/a/logo.png{% endblock %}">\n';
  assert.deepEqual(namesIn('templates/base.html', meta), []);
  const list = Array.from({ length: 61 }, (_, at) => `  'mail-${at}.com',\n`).join('');
  const scopes = collectEvidence('src/mails.ts', `${list}  url: 'https://mail.acme.com/',\n`).map(({ scope }) => scope);
  assert.deepEqual(scopes, ['development']);
});

test('a file in a folder for signing in is called after its provider', () => {
  assert.deepEqual(
    listParts('pro/idp/azure/azure.go').map(({ name }) => name),
    ['signin:azure'],
  );
  assert.deepEqual(listClients('pro/idp/azure/azure.go', 'http.NewRequest("GET", url, nil)'), []);
  const namesOf = (path: string) => listParts(path).flatMap(({ name }) => (name.startsWith('signin:') ? name : []));
  assert.deepEqual(namesOf('app/OAuth/Schemas/GoogleSchema.php'), ['signin:Google']);
  assert.deepEqual(namesOf('server/src/oauth/github.rs'), ['signin:github']);
  assert.deepEqual(namesOf('web/sso_providers/gitlab-provider.ts'), ['signin:gitlab']);
  assert.deepEqual(namesOf('docs/oauth/github.md'), []);
  assert.deepEqual(namesOf('web/flow/github.ts'), []);
});

test('a host that a program gives as a part of an address is called, however it is called', () => {
  const dart = [
    "final uri = Uri(scheme: 'https', host: 'world.acme.org', path: '/cgi/search.pl');",
    "final other = Uri.https('www.acme.app', '/search', {'q': text});",
    'return Uri(',
    "  host: 'm.acme.net',",
  ];
  assert.deepEqual(namesIn('lib/search.dart', dart.join('\n')), [
    '1 host:world.acme.org',
    '2 host:www.acme.app',
    '4 host:m.acme.net',
  ]);
  assert.deepEqual(namesIn('src/Http.kt', 'val url = HttpUrl.Builder().scheme("https").host("www.acme.com")'), [
    '1 host:www.acme.com',
  ]);
  assert.deepEqual(namesIn('ios/Http.swift', 'components.host = "www.acme.com"'), ['1 host:www.acme.com']);
  assert.deepEqual(namesIn('src/http.py', 'c = http.client.HTTPSConnection("www.acme.com", timeout=3)'), [
    '1 host:www.acme.com',
  ]);
  // The program's own address.
  assert.deepEqual(namesIn('config/app.rb', "default_url_options = { host: 'www.acme.com' }"), []);
});

test('a picture that a page loads from another site is none of its vendors, unless customers keep their files there', () => {
  const lines = [
    '<img src="https://upload.wikimedia.org/wiki/2c/Earth.svg">',
    '<img src="https://avatars.githubusercontent.com/u/1.png" alt="x">',
    'logo: <img src="https://assets.stripe.com/logo.png" />',
    '<img src="https://our-shop.s3.amazonaws.com/a/b.png">',
    '<img src="https://res.cloudinary.com/acme/image/b.png">',
    '<img src="https://fly.storage.tigris.dev/shop/b.png">',
  ];
  assert.deepEqual(namesIn('src/page.html', lines.join('\n')), [
    '4 host:our-shop.s3.amazonaws.com',
    '5 host:res.cloudinary.com',
    '6 host:fly.storage.tigris.dev',
  ]);
});

test('hosts that a program gives to a function as a list are not called, and one host is', () => {
  const scopes = (line: string) => collectEvidence('src/links.ts', line).map(({ name, scope }) => `${name} ${scope}`);
  assert.deepEqual(scopes("if (isTrusted(url, ['api.acme.com', 'api.other.net'])) open(url);"), [
    'host:api.acme.com development',
    'host:api.other.net development',
  ]);
  assert.deepEqual(scopes("client.connect(['api.acme.com']);"), ['host:api.acme.com runtime']);
  assert.deepEqual(scopes("client.connect('smtp.acme.com', 'api.other.net');"), [
    'host:smtp.acme.com runtime',
    'host:api.other.net runtime',
  ]);
});

test("Azure's identifier of a client is for signing in where a file is about that, and for its cloud elsewhere", () => {
  const bundle = "knpu_oauth2_client:\n  clients:\n    azure:\n      client_secret: '%oauth_azure_secret%'\n";
  assert.deepEqual(namesIn('config/packages/knpu_oauth2_client.yaml', bundle), [
    '4 env:CLIENTS_AZURE_AD_CLIENT_SECRET',
  ]);
  const named = (path: string, text: string) => collectEvidence(path, text).map(({ name }) => name);
  const signIn = 'passport.use(new OAuth2({ clientID: env.AZURE_CLIENT_ID, tenant: env.AZURE_TENANT_ID }));';
  assert.deepEqual(named('src/auth.ts', signIn), ['env:AZURE_AD_CLIENT_ID', 'env:AZURE_AD_TENANT_ID']);
  const external = 'GITHUB_CLIENT_ID\nEXTERNAL_AZURE_CLIENT_ID\nEXTERNAL_AZURE_SECRET\n';
  assert.deepEqual(named('src/auth.ts', external), [
    'env:GITHUB_CLIENT_ID',
    'env:EXTERNAL_AZURE_AD_CLIENT_ID',
    'env:EXTERNAL_AZURE_AD_SECRET',
  ]);
  const cloud = 'new ClientSecretCredential(env.AZURE_TENANT_ID, env.AZURE_CLIENT_ID); // for OAuth';
  assert.deepEqual(named('src/files.ts', cloud), ['env:AZURE_TENANT_ID', 'env:AZURE_CLIENT_ID']);
});

test('an address that a variable holds is called where the program calls the variable soon after', () => {
  const suggest = [
    'const url = `https://acme.com/ac/?q=${encoded}&type=list`;',
    'const headers = { accept: "application/json" };',
    'const response = await fetch(url, { headers });',
  ];
  assert.deepEqual(namesIn('src/suggest.ts', suggest.join('\n')), ['1 host:acme.com']);
  const php = ['$address = "https://www.acme.org/lookup?q=" . $q;', '$body = file_get_contents($address);'];
  assert.deepEqual(namesIn('src/Lookup.php', php.join('\n')), ['1 host:www.acme.org']);
  const go = ['u := "https://acme.net/lookup"', 'req, err := http.NewRequest("GET", u, nil)'];
  assert.deepEqual(namesIn('lookup.go', go.join('\n')), ['1 host:acme.net']);
  const link = ['const url = "https://acme.com/pricing";', 'return <a href={url}>Prices</a>;'];
  assert.deepEqual(namesIn('src/prices.tsx', link.join('\n')), []);
  const other = ['const home = "https://acme.com/pricing";', 'const response = await fetch(url);'];
  assert.deepEqual(namesIn('src/prices.ts', other.join('\n')), []);
});

test('sound and video that are always the same say nothing of who keeps them', () => {
  const lines = ['url: "https://storage.acme.com/demo/audio/00.mp3",', '<video src="https://cdn.acme.com/intro.mp4">'];
  assert.deepEqual(namesIn('src/player.tsx', lines.join('\n')), []);
});

test('a program of pages in a folder of public files is one, and what is built into it is not', () => {
  const source = "import { render } from './render';\nfetch('https://api.acme.com/v1');\n";
  const built = '(function () {\n  fetch("https://api.acme.com/v1");\n})();\n';
  for (const path of ['public/js/extra.js', 'static/js/extra.js']) {
    assert.equal(mayHoldEvidence(path), true);
    assert.deepEqual(namesIn(path, source), ['2 host:api.acme.com']);
    assert.deepEqual(namesIn(path, built), []);
  }
  assert.equal(mayHoldEvidence('public/js/vendor/extra.js'), false);
});

test('agents that notify and programs that send by a function of their own are clients of whom they are called after', () => {
  const names = (path: string, text: string) => listClients(path, text).map(({ name }) => name);
  assert.deepEqual(
    names('server/lib/notifications/agents/discord.ts', 'await axios.post(settings.webhookUrl, body);'),
    ['client:discord'],
  );
  assert.deepEqual(names('notifiers/discord.go', '_, _, err := utils.HttpRequest(d.Host, "POST", body)'), [
    'client:discord',
  ]);
});

test('samples, badges, keys of a map and settings of a site of documentation are no use of anybody', () => {
  assert.equal(mayHoldEvidence('types/services/samples.go'), false);
  assert.deepEqual(namesIn('src/Help.vue', '<img src="https://img.shields.io/github/stars/acme/pay?style=flat">'), []);
  assert.deepEqual(namesIn('src/keys.kt', 'const val APPLE_FILE_ORIGINAL_CUSTOM_KEY = "x"'), []);
  assert.deepEqual(
    collectEvidence('config/tech-docs.yml', 'ga_tracking_id:\n').map(({ scope }) => scope),
    collectEvidence('docs/config.yml', 'ga_tracking_id:\n').map(({ scope }) => scope),
  );
  assert.deepEqual(namesIn('src/a.js', 'theme: dark,\t// https://api.acme.com/v1/reader.js'), []);
});

test('a host that only tells who asks which address he has is called', () => {
  assert.deepEqual(namesIn('config/speedtest.php', "'ip' => env('EXTERNAL_IP_URL', 'https://icanhazip.com'),"), [
    '1 host:icanhazip.com',
  ]);
});

test('a word that ends like a test is none', () => {
  const read = ['config/speedtest.php', 'src/latest.ts', 'app/contests.rb'];
  const left = ['src/PayTest.java', 'src/PayTests.cs', 'src/test.py', 'app/tests.py', 'src/test_pay.py'];
  assert.deepEqual([read.filter(mayHoldEvidence), left.filter(mayHoldEvidence)], [read, []]);
});

test('a list of hosts that a program only knows may begin on the line that names it', () => {
  const lines = [
    'const knownDomains = ["i.acme.com", "api.acme.com",',
    '  "api.other.com", "api.more.org"];',
    'fetch("https://api.pay.com/v1");',
  ];
  assert.deepEqual(namesIn('src/theme.ts', lines.join('\n')), ['3 host:api.pay.com']);
  assert.deepEqual(
    namesIn('src/theme.ts', ['const knownHosts = ["api.acme.com"];', 'fetch("https://api.pay.com/v1");'].join('\n')),
    ['2 host:api.pay.com'],
  );
});

test('what a key calls the base of addresses is called, however the host is called', () => {
  assert.deepEqual(namesIn('src/Reader.swift', 'let baseURL = URL(string: "https://www.acme.com/")!'), [
    '1 host:www.acme.com',
  ]);
  assert.deepEqual(namesIn('src/reader.ts', "const BASE_URL = 'https://www.acme.com';"), ['1 host:www.acme.com']);
  assert.deepEqual(namesIn('src/reader.ts', "const docsBaseUrl = 'https://docs.acme.com';"), []);
});

test('the key of cookies is no credential', () => {
  assert.deepEqual(namesIn('src/App.kt', 'getString(R.string.x, RECAPTCHA_COOKIES_KEY)'), []);
});

test('what a function that gives the host or the base of addresses returns is called', () => {
  const swift = [
    'public var host: String {',
    '  switch self {',
    '  case .acme:',
    '    return "https://www.acme.com"',
    '  case .other:',
    '    return "https://other.com"',
    '  }',
    '}',
    'var homepage: String {',
    '  return "https://www.third.com"',
    '}',
  ];
  assert.deepEqual(namesIn('src/Variant.swift', swift.join('\n')), ['4 host:www.acme.com', '6 host:other.com']);
  const ruby = ['def base_url', "  'https://www.acme.com'", 'end'];
  assert.deepEqual(namesIn('lib/client.rb', ruby.join('\n')), []);
  const kotlin = ['fun getBaseUrl(): String {', '  return "https://www.acme.com"', '}'];
  assert.deepEqual(namesIn('src/Client.kt', kotlin.join('\n')), ['2 host:www.acme.com']);
});

test('what a page embeds is loaded however its host is called and its tag is written, and so is a form that it posts', () => {
  const page = [
    '<iframe src="https://docs.google.com/gview?url={{ file }}&embedded=true"></iframe>',
    '<iframe',
    '   class="player"',
    '   src="https://bandcamp.com/EmbeddedPlayer/album=1"></iframe>',
    '<object data="https://www.slideshare.net/slideshow/embed_code/key/x"></object>',
    '<iframe :src="`https://play.example.net/${id}`"></iframe>',
    '<form action="https://shop.us1.list-manage.com/subscribe/post?u=x" method="post">',
    '<form action="https://duckduckgo.com/" method="get">',
    '<!-- <iframe src="https://www.mixcloud.com/widget/"></iframe> -->',
    '<iframe src="https://your-company.zendesk.com/x"></iframe>',
  ].join('\n');
  assert.deepEqual(namesIn('templates/talk.html', page), [
    '1 host:docs.google.com',
    '4 host:bandcamp.com',
    '5 host:www.slideshare.net',
    '6 host:play.example.net',
    '7 host:shop.us1.list-manage.com',
  ]);
  const code = [
    'iframe src="https://www.mixcloud.com/widget/iframe/?feed=x"',
    '= content_tag :iframe, "", src: "https://bandcamp.com/EmbeddedPlayer/x"',
    '= javascript_include_tag "https://js.example.org/dropin"',
  ].join('\n');
  assert.deepEqual(namesIn('app/views/talk.html.slim', code), [
    '1 host:www.mixcloud.com',
    '2 host:bandcamp.com',
    '3 host:js.example.org',
  ]);
  const script = [
    "s.setAttribute('src', 'https://widgets.sociablekit.com/x');",
    'const viewer = `https://docs.google.com/viewer?url=${file}`;',
    'const sheet = "https://docs.google.com/spreadsheets/d/1";',
  ].join('\n');
  assert.deepEqual(namesIn('src/show.ts', script), ['1 host:widgets.sociablekit.com', '2 host:docs.google.com']);
});

test('whom a list of channels or of providers for signing in names is evidence', () => {
  const code = [
    "const NOTIFICATION_CHANNELS = ['slack', 'discord'];",
    'oauth_providers = %w[google github]',
    'export const webhookKinds = [',
    "  'pagerduty',",
    "  { id: 'opsgenie', label: 'Opsgenie' },",
    '];',
    "const colors = ['telegram'];",
    "notification_types = ['linear']",
    '<Auth providers={["gitlab"]} socialProviders={["facebook"]} />',
    "const SOCIAL_PLATFORMS = ['tiktok', 'linkedin'];",
  ].join('\n');
  assert.deepEqual(namesIn('src/notify.tsx', code), [
    '1 client:slack',
    '1 client:discord',
    '2 signin:google',
    '2 signin:github',
    '4 client:pagerduty',
    '5 client:opsgenie',
    '9 signin:facebook',
  ]);
});

test('names of third parties in the files in which frameworks keep their credentials are evidence', () => {
  const services = [
    'return [',
    "    'mailgun' => ['domain' => env('X')],",
    "    'mollie' => [",
    "        'key' => env('PAY_ID'),",
    '    ],',
    "    'discord' => ['invite_url' => env('DISCORD_INVITE')],",
    "    'google' => [",
    "        'client_id' => env('G'),",
    "        'options' => ['github' => []],",
    '    ],',
    '];',
  ].join('\n');
  assert.deepEqual(namesIn('config/services.php', services), ['3 secret:mollie', '7 signin:google']);
  const credentials = 'stripe:\n  secret: hunter2\ncloudinary:\n  cloud: x\nsecret_key_base: x\n';
  assert.deepEqual(namesIn('config/credentials.example.yml', credentials), [
    '1 secret:stripe',
    '2 env:STRIPE_SECRET',
    '3 secret:cloudinary',
  ]);
  const secrets = 'development:\n  rollbar:\n    server: x\nproduction:\n  title: x\n';
  assert.deepEqual(namesIn('config/secrets.yml.example', secrets), ['2 secret:rollbar']);
});

test('of a description of an interface only its servers are called, and names of its keys are no credentials', () => {
  const yaml = [
    'openapi: 3.0.0',
    'info:',
    '  description: see https://api.example.net/v1/docs',
    'servers:',
    '  - url: https://app.asana.com/api/1.0',
    'components:',
    '  schemas:',
    '    channel:',
    '      account_sid: string',
  ].join('\n');
  assert.deepEqual(namesIn('plugins/asana/asana.spec.yaml', yaml), ['5 host:app.asana.com']);
  const json = '{\n  "swagger": "2.0",\n  "host": "api.front.example",\n  "basePath": "/v1"\n}\n';
  assert.deepEqual(namesIn('plugins/front/swagger.json', json), ['3 host:api.front.example']);
  assert.deepEqual(namesIn('application.yml', 'swagger:\n  enabled: true\nstripe:\n  secret-key: x\n'), [
    '4 env:STRIPE_SECRET_KEY',
  ]);
  const read = ['plugins/a.spec.json', 'api/openapi-v1.json', 'docs/swagger.yaml', 'skills/news/src/run.py'];
  const left = ['src/a.spec.ts', 'src/Menu.story.js', 'app/example_data.rb', 'skills/pdf/scripts/run.py'];
  assert.deepEqual([read.filter(mayHoldEvidence), left.filter(mayHoldEvidence)], [read, []]);
});

test('a statement that begins with a semicolon is no comment, an example of a command is, and so is a link in two quotes', () => {
  const code = [
    ';r.src="https://cdn.amplitude.com/libs/amplitude.js"',
    'GET: <code>curl -X GET https://api.example.net/posts/1</code>',
    `<p license-link="'https://raw.githubusercontent.com/acme/pay/LICENSE'">`,
    'requests.post(env.get("SLACK_HOOK"), data)',
    '<source srcset="https://imagedelivery.net/abc/public">',
  ].join('\n');
  assert.deepEqual(namesIn('app/page.erb', code), [
    '1 host:cdn.amplitude.com',
    '4 env:SLACK_HOOK',
    '5 host:imagedelivery.net',
  ]);
});

test('a base of addresses that a client is built with, and a host called like a site under a key of a host, are called', () => {
  const code = [
    '.baseUrl("https://f-droid.org")',
    'host = "app.terraform.io"',
    'auth_url = "https://accounts.google.com/o/oauth2/auth?access_type=offline"',
    'title = "app.example.org"',
  ].join('\n');
  assert.deepEqual(namesIn('src/updates.kt', code), [
    '1 host:f-droid.org',
    '2 host:app.terraform.io',
    '3 host:accounts.google.com',
  ]);
  const send = 'return fetch(webhookUrl, { body })';
  assert.deepEqual(
    listClients('packages/integrations/src/discord.ts', send).map(({ name }) => name),
    ['client:discord'],
  );
  assert.deepEqual(namesIn('tooling/publish/publish.ts', 'fetch("https://uploads.github.com/v1/x")'), [
    '1 host:uploads.github.com',
  ]);
  assert.equal(collectEvidence('tooling/publish/publish.ts', 'fetch("https://api.x.org/v1")')[0]?.scope, 'build');
});

test('what a client of any name requests is called', () => {
  const code = `$answer = $httpClient->request('GET', 'https://publicsuffix.org/list/public_suffix_list.dat');\n`;
  assert.deepEqual(namesIn('src/Validate.php', code), ['1 host:publicsuffix.org']);
  assert.deepEqual(namesIn('src/Tools.php', "$services = ['https://ifconfig.io/ip'];\n"), ['1 host:ifconfig.io']);
});

test('a page of a file is for people, whatever the path of the file is', () => {
  const page = '= link_to "Edit", "https://github.com/acme/pay/tree/main/app/views/api/v1/people.md"\n';
  assert.deepEqual(namesIn('app/views/help.html.haml', page), []);
  assert.deepEqual(namesIn('src/a.ts', 'const api = "https://github.com/api/v3";\n'), ['1 host:github.com']);
  assert.deepEqual(namesIn('src/Log.kt', 'val UPLOAD_URL = "https://nopaste.net/?f=json"\n'), ['1 host:nopaste.net']);
});

test('the group of an interface of Kubernetes is a name and no host', () => {
  const roles =
    'roleRef:\n  apiGroup: rbac.authorization.k8s.io\n  apiVersion: metrics.example.io\nhost: smtp.sendgrid.net\n';
  assert.deepEqual(namesIn('charts/app/templates/role.yaml', roles), ['4 host:smtp.sendgrid.net']);
});

test('settings of frameworks and of programs that many people run name whom they call', () => {
  const spring = [
    'management.datadog.metrics.export.step=1m',
    'management.dynatrace.metrics.export.enabled=false',
    'management.dynatrace.metrics.export.uri=x',
    'management.prometheus.metrics.export.step=1m',
    'spring.cloud.gcp.project=x',
    'spring.ai.openai.chat.options.model=x',
    'spring.security.oauth2.client.registration.github.scope=x',
  ].join('\n');
  assert.deepEqual(namesIn('src/main/resources/application.properties', spring), [
    '1 client:datadog',
    '5 client:google-cloud',
    '6 client:openai',
    '7 signin:github',
  ]);
  const yaml = 'management:\n  newrelic:\n    metrics:\n      export:\n        step: 1m\n';
  assert.deepEqual(namesIn('src/main/resources/application.yml', yaml), ['5 client:newrelic']);
  const off = 'management:\n  newrelic:\n    metrics:\n      export:\n        enabled: no\n        step: 1m\n';
  assert.deepEqual(namesIn('src/main/resources/application.yml', off), []);
  const alerts =
    'receivers:\n- name: ops\n  pagerduty_configs:\n  - x: y\n  sns_configs:\n  - x: y\n  webhook_configs: []\n';
  assert.deepEqual(namesIn('alertmanager.yml', alerts), ['3 client:pagerduty', '5 client:aws', '7 client:webhook']);
  const otel = 'receivers: {}\nexporters:\n  datadog/x:\n    a: b\n  awsxray: {}\n  otlp:\n    a: b\n';
  assert.deepEqual(namesIn('otel.yaml', otel), ['3 client:datadog', '5 client:aws']);
  assert.deepEqual(namesIn('vector.toml', '[sinks.a]\ntype = "aws_s3"\n'), ['2 client:aws']);
  const issuer = 'spec:\n  acme:\n    solvers:\n    - dns01:\n        cloudflare:\n          email: x\n';
  const store =
    'kind: ClusterSecretStore\nspec:\n  provider:\n    onepassword:\n      connectHost: http://connect:8080\n';
  assert.deepEqual(namesIn('store.yaml', store), ['4 client:1password']);
  assert.deepEqual(namesIn('deploy/issuer.yaml', issuer), ['5 client:cloudflare']);
  const own =
    'sms:\n  provider: twilio\nemail_provider: "sendgrid"\nstorage:\n  provider: aws\nnotifiers:\n  - slack\n  - type: discord\n';
  assert.deepEqual(namesIn('config.yaml', own), [
    '2 client:twilio',
    '3 client:sendgrid',
    '7 client:slack',
    '8 client:discord',
  ]);
  assert.deepEqual(namesIn('_config.yml', 'title: x\ngoogle_analytics: UA-1\ngithub: acme\n'), [
    '2 host:www.google-analytics.com',
  ]);
});

test('sections of settings and dictionaries that are called after whom they configure are evidence', () => {
  const settings =
    '{ // x\n  "Stripe": { "Mode": "a", "SecretKey": "" },\n  "Twilio": { "Enabled": false, "Sid": "" },\n  "AllowedHosts": "*"\n}\n';
  assert.deepEqual(namesIn('src/Web/appsettings.json', settings), [
    '2 env:STRIPE_SECRET_KEY',
    '2 secret:Stripe',
    '3 env:TWILIO_SID',
  ]);
  const django =
    'ROLLBAR = {\n    "environment": "x",\n}\nGS_BUCKET_NAME = "x"\nSOCIALACCOUNT_PROVIDERS = {\n    "github": {\n        "SCOPE": [],\n    },\n}\nTINYMCE_CONFIG = {}\n';
  assert.deepEqual(namesIn('app/settings/base.py', django), [
    '1 secret:rollbar',
    '4 client:google-cloud',
    '5 secret:socialaccount_providers',
    '6 signin:github',
  ]);
  assert.deepEqual(namesIn('app/models.py', django), []);
  assert.deepEqual(namesIn('config/skylight.yml', 'authentication: x\n'), ['1 secret:skylight']);
  assert.deepEqual(namesIn('config/storage.yml', 'x:\n  service: GCS\n'), ['2 client:google-cloud']);
  assert.deepEqual(namesIn('config/mail.php', "'x' => ['transport' => 'mailersend'],\n'transport' => 'ses',\n"), [
    '1 client:mailersend',
  ]);
  assert.deepEqual(namesIn('Caddyfile', 'tls {\n  dns cloudflare {env.X}\n}\n'), ['2 client:cloudflare']);
});

test('programs that are configuration nest their keys as files of configuration do', () => {
  const program =
    'export default {\n  mixpanel: { token: x, debug: true },\n  stripe: {\n    secretKey: y,\n  },\n};\n';
  assert.deepEqual(namesIn('src/config.ts', program), ['2 env:MIXPANEL_TOKEN', '4 env:STRIPE_SECRET_KEY']);
  assert.deepEqual(namesIn('core/settings.py', 'class Settings:\n    openai_api_key: str = ""\n'), [
    '2 env:OPENAI_API_KEY',
  ]);
  assert.deepEqual(namesIn('src/pay.ts', program), []);
  assert.deepEqual(namesIn('config/default.json', '{"mailgun":{"apiKey":"x"},"port":1}'), ['1 env:MAILGUN_API_KEY']);
});

test('what an app tells its system of itself holds keys of clients', () => {
  const android =
    '<meta-data android:name="com.google.android.geo.API_KEY" android:value="x"/>\n<meta-data android:name="com.acme.KEY"/>\n';
  assert.deepEqual(namesIn('app/src/main/AndroidManifest.xml', android), [
    '1 env:API_KEY',
    '1 host:maps.googleapis.com',
  ]);
  assert.deepEqual(namesIn('App/Info.plist', '<key>FacebookAppID</key>\n'), ['1 host:graph.facebook.com']);
});

test('files that a platform reads say whose it is by what stands in them', () => {
  assert.deepEqual(namesIn('template.yaml', "AWSTemplateFormatVersion: '2010-09-09'\n"), ['1 client:aws']);
  assert.deepEqual(namesIn('serverless.yml', 'provider:\n  name: google\n'), ['1 client:google-cloud']);
  assert.deepEqual(namesIn('app.yaml', 'runtime: python312\n'), ['1 client:google-cloud']);
  assert.deepEqual(namesIn('app.yaml', 'runtime: spin\n'), []);
});

test('a long table of links to many sites says little, and a client is called after whom it calls wherever it stands', () => {
  const table = Array.from({ length: 16 }, (_, place) => `  "A${place}-": "https://api.site${place}.net/x",`).join(
    '\n',
  );
  assert.deepEqual(
    new Set(collectEvidence('app/links.py', `URLS = {\n${table}\n}\n`).map(({ scope }) => scope)),
    new Set(['development']),
  );
  const clientsOf = (path: string): string[] => listClients(path, 'Tesla.post(url, body)').map(({ name }) => name);
  assert.deepEqual(clientsOf('lib/app/hooks/discord_client.ex'), ['client:discord']);
  assert.deepEqual(clientsOf('src/main/java/app/JiraApiClient.java'), ['client:Jira']);
  assert.deepEqual(clientsOf('lib/app/hooks/discord.ex'), []);
});

test('what a generator leaves empty, unit tests and pages of Grails', () => {
  assert.deepEqual(namesIn('src/config.ts', "slack: {\n  token: '',\n},\n"), []);
  assert.deepEqual(namesIn('config/backup.php', "'slack' => [\n  'webhook_url' => $x,\n],\n"), []);
  assert.equal(mayHoldEvidence('unittests/scans/a.yaml'), false);
  assert.deepEqual(namesIn('app/views/main.gsp', '<script src="//cdn.datatables.net/1/x.js">'), [
    '1 host:cdn.datatables.net',
  ]);
});

test('keys and addresses among the resources of an app are evidence, and texts for people are not', () => {
  const resources =
    '<string name="facebook_app_id">123456789012</string>\n<string name="slack_token">Your token</string>\n<string name="map">https://nominatim.openstreetmap.org/</string>\n';
  assert.deepEqual(namesIn('app/src/main/res/values/setup.xml', resources), [
    '1 env:FACEBOOK_APP_ID',
    '3 host:nominatim.openstreetmap.org',
  ]);
  assert.deepEqual(namesIn('app/src/main/res/values/strings.xml', resources), ['1 env:FACEBOOK_APP_ID']);
  assert.equal(mayHoldEvidence('ios/GoogleService-Info.plist'), false);
  const go = 'admin "google.golang.org/api/admin/directory/v1"\n';
  assert.deepEqual(namesIn('idp/google_workspace.go', go), ['1 host:admin.googleapis.com']);
});

test('an adapter that sends to an address of the operator is its chat', () => {
  const namesOf = (path: string): string[] => listClients(path, 'await fetch(this.url)').map(({ name }) => name);
  assert.deepEqual(namesOf('src/notifiers/googleChat.ts'), ['host:chat.googleapis.com']);
  assert.deepEqual(namesOf('app/notifications/teams_webhook.rb'), ['client:microsoft-teams']);
  assert.deepEqual(namesOf('internal/notification/discord.go'), ['client:discord']);
  assert.deepEqual(namesOf('sfe/zendesk/zendesk.go'), ['client:zendesk']);
  assert.deepEqual(namesOf('core/src/external/slack/index.ts'), ['client:slack']);
  // A team of people.
  assert.deepEqual(namesOf('src/providers/teams.ts'), ['client:teams']);
});

test('what Phoenix writes as a comment into every program says little', () => {
  const written =
    '  #       api_key: System.get_env("MAILGUN_API_KEY"),\nconfig :app, key: System.get_env("MAILGUN_API_KEY")\n';
  const scopes = collectEvidence('config/runtime.exs', written.split('\n')[0] ?? '').map(({ scope }) => scope);
  assert.deepEqual(scopes, ['development']);
  assert.deepEqual(
    collectEvidence('config/runtime.exs', written).map(({ name, scope }) => `${name} ${scope}`),
    ['env:MAILGUN_API_KEY runtime'],
  );
});

test('what a hostile file repeats takes a time that grows with its length', () => {
  const started = process.cpuUsage();
  for (const [path, text] of [
    ['config.json', '"\\\\'.repeat(60_000)],
    ['config.json', '/*'.repeat(60_000)],
    ['a.toml', `[${' '.repeat(2900)}\n`.repeat(60)],
  ] as const)
    collectEvidence(path, text);
  assert.ok(process.cpuUsage(started).user < 3_000_000);
});

test('a name that only measures or describes a credential is of nobody', () => {
  const named = (text: string) => collectEvidence('src/app.ts', text).map(({ name }) => name);
  for (const name of [
    'GITHUB_CLASSIC_TOKEN_LENGTH',
    'LINEAR_DOMAIN_PADDING_RATIO',
    'LAST_PASS_JSON',
    'SLACK_TOKEN_LABEL',
  ])
    assert.deepEqual(named(`const value = ${name};`), [], name);
  assert.deepEqual(named('const value = env.FIREBASE_KEY_PRODUCTION;'), ['env:FIREBASE_KEY_PRODUCTION']);
});

test('an adapter of a backend that sends requests is called after its vendor, and what a manifest of an app switches off counts not', () => {
  assert.deepEqual(
    listClients('alerts/service_backends/discord.py', 'requests.post(url, json=body)').map(({ name }) => name),
    ['client:discord'],
  );
  const manifest = (key: string) =>
    collectEvidence('app/src/main/AndroidManifest.xml', `<meta-data android:name="${key}" android:value="true" />`);
  assert.deepEqual(manifest('firebase_analytics_collection_deactivated'), []);
  assert.equal(manifest('firebase_crashlytics_collection_enabled').length, 1);
});

test('a comment of a template that is open over several lines names nobody', () => {
  const text =
    '{{! More is said at\n  http://templates.mailchimp.com/development/css/outlook }}\n<img src="https://api.mailchimp.com/3.0/open">\n';
  assert.deepEqual(
    collectEvidence('views/header.hbs', text).map(({ name }) => name),
    ['host:api.mailchimp.com'],
  );
});
