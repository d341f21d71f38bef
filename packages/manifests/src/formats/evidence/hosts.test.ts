import assert from 'node:assert/strict';
import { test } from 'node:test';
import { collectEvidence, mayHoldEvidence } from '../../index.ts';

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
  for (const path of ['config/blazer.example.yml', 'config/blazer.yml.dist', 'config/blazer.template.yml'])
    assert.deepEqual(namesIn(path, text), ['env:SLACK_WEBHOOK_URL', 'env:MAPBOX_ACCESS_TOKEN'], path);
});

test('a host that is called like an interface is called whatever its path, but for pages to read there', () => {
  for (const path of ['messages', 'forms', 'to/12'])
    assert.deepEqual(
      namesIn('sms.py', `url = "https://rest.messagebird.com/${path}"`),
      ['host:rest.messagebird.com'],
      path,
    );
  for (const path of ['docs/messages', 'legal'])
    assert.deepEqual(namesIn('sms.py', `url = "https://rest.messagebird.com/${path}"`), [], path);
});

test('an address that a key says is notified, or that a request is built with, is called however its host is called', () => {
  assert.deepEqual(namesIn('sms.py', 'notify_url = "https://platform.clickatell.com/messages/http/send"'), [
    'host:platform.clickatell.com',
  ]);
  assert.deepEqual(namesIn('Doh.kt', '.url("https://www.quad9.net/query".toHttpUrl())'), ['host:www.quad9.net']);
  assert.deepEqual(namesIn('Doh.kt', 'resolve("https://dns.google/dns-query")'), ['host:dns.google']);
  assert.deepEqual(namesIn('captcha.go', '"https://hcaptcha.com/siteverify"'), ['host:hcaptcha.com']);
  assert.deepEqual(namesIn('sms.py', 'title_url = "https://platform.clickatell.com/messages/http/send"'), []);
});

test('a link over several lines and the description of a format are not called', () => {
  const link = ['link_to t("links.analytics"),', '  "https://clickgems.clickhouse.com/dashboard/1",'];
  assert.deepEqual(namesIn('app/helpers/links.rb', link.join('\n')), []);
  assert.deepEqual(namesIn('app/helpers/links.rb', ['load t("links.analytics"),', link[1]].join('\n')), [
    'host:clickgems.clickhouse.com',
  ]);
  assert.deepEqual(namesIn('ajv.ts', 'const REF = "https://raw.githubusercontent.com/a/b/main/data.json#"'), []);
  assert.deepEqual(namesIn('add.ts', 'const ADD_ON = "https://chromewebstore.google.com/detail/x"'), []);
  assert.deepEqual(namesIn('custom_xml.py', 'XSD = "https://raw.githubusercontent.com/acme/app/main/body.xsd"'), []);
});

test('a variable that a description of an interface speaks of is not one of the program', () => {
  const line = '    "description": "The `HASURA_GRAPHQL_AUTH_HOOK` of the server.",';
  assert.deepEqual(
    namesIn('src/authn.openapi.json', `{ "paths": {\n${line}\n} }`).includes('env:HASURA_GRAPHQL_AUTH_HOOK'),
    false,
  );
  assert.deepEqual(namesIn('config/settings.json', '{ "auth": "HASURA_GRAPHQL_AUTH_HOOK" }'), [
    'env:HASURA_GRAPHQL_AUTH_HOOK',
  ]);
});

test('what a function fetches is called, and so is whoever signs people in by the name of its address', () => {
  assert.deepEqual(namesIn('detect.py', 'lambda: fetch_url("https://ipinfo.io/ip")'), ['host:ipinfo.io']);
  assert.deepEqual(namesIn('detect.php', '$r = wp_remote_get("https://ipinfo.io/ip");'), ['host:ipinfo.io']);
  assert.deepEqual(namesIn('detect.py', 'lambda: show_url("https://ipinfo.io/ip")'), []);
  assert.deepEqual(namesIn('oidc.py', "'google': 'https://accounts.google.com',"), ['host:accounts.google.com']);
  assert.deepEqual(namesIn('oidc.py', "'google': 'https://accounts.google.com/AccountChooser',"), []);
});

test('hosts of a list of those that may be asked are not called, and what GitHub tells its machines is no credential', () => {
  const list = [
    'const longTimeoutWhitelist = [',
    '  "https://api.openai.com",',
    '  "https://channel.orimon.ai",',
    '];',
  ];
  assert.deepEqual(namesIn('src/request.ts', list.join('\n')), []);
  assert.deepEqual(namesIn('src/request.ts', list.join('\n').replace('Whitelist', 'Sources')).length, 2);
  assert.deepEqual(namesIn('vite.config.js', 'process.env.GITHUB_CODESPACES_PORT_FORWARDING_DOMAIN'), []);
});

test('pages of Handlebars and defaults of a configuration are read, and what a library is made into is not', () => {
  const page = '<script>fetch("https://nominatim.openstreetmap.org/search")</script>';
  assert.deepEqual(namesIn('views/default.handlebars', page), ['host:nominatim.openstreetmap.org']);
  assert.deepEqual(
    ['views/default.handlebars', 'shared/config/defaults.json', 'group_vars/all', 'public/scripts/ol-min.js'].map(
      mayHoldEvidence,
    ),
    [true, true, true, false],
  );
});

test('an address that counts who follows it, and a page of a help centre, are for people', () => {
  const link = 'sponsor_url = "https://start.acme.io/c/shop?utm_source=shop&utm_medium=cpm"';
  assert.deepEqual(namesIn('app/mail.rb', link), []);
  assert.deepEqual(namesIn('app/mail.rb', 'sponsor_url = "https://start.acme.io/c/shop"'), ['host:start.acme.io']);
  assert.deepEqual(namesIn('app/csv.py', 'a = "https://shop.zendesk.com/hc/en-us/articles/36"'), []);
});

test('an address in a property of an object is called wherever the object calls it', () => {
  const between = '\n'.repeat(20);
  const php = `$this->url = "https://packagist.org/packages/{$name}";${between}Http::get($this->url . '.json');`;
  assert.deepEqual(namesIn('app/Remote.php', php), ['host:packagist.org']);
  const script = `this.page = 'https://acme.org/list';${between}const found = await fetch(this.page);`;
  assert.deepEqual(namesIn('src/remote.ts', script), ['host:acme.org']);
  assert.deepEqual(namesIn('src/remote.ts', `this.page = 'https://acme.org/list';${between}open(this.page);`), []);
});

test('an address that a call begins with is called, whether it stands there or a constant does', () => {
  assert.deepEqual(namesIn('app/elm.rb', 'get("http://package.elm-lang.org/all-packages")'), [
    'host:package.elm-lang.org',
  ]);
  assert.deepEqual(namesIn('app/pypi.rb', 'index = parse(get_raw("https://pypi.org/simple/"))'), ['host:pypi.org']);
  assert.deepEqual(namesIn('app/list.rb', 'forget("https://pypi.org/simple/")'), []);
  const constant = 'BASE = "https://acme.org/list"';
  assert.deepEqual(namesIn('app/a.rb', `${constant}\ndef all\n  HTTParty.get("#{BASE}/all")\n`), ['host:acme.org']);
  assert.deepEqual(namesIn('app/a.py', `${constant}\nrequests.get(f"{BASE}/all")\n`), ['host:acme.org']);
  assert.deepEqual(namesIn('app/a.rb', `${constant}\ndef all\n  link_to("#{BASE}/all")\n`), []);
});

test('a comment that is the value of a key says nothing of whom is called', () => {
  const text =
    '{\n  "comment": "Another service such as https://api.acme.io/v1 may be set.",\n  "url": "https://api.acme.org/v1"\n}';
  assert.deepEqual(namesIn('config.json', text), ['host:api.acme.org']);
});

test('services that a page asks its readers about before it loads them are loaded', () => {
  const page = "<script>\n(tarteaucitron.job = tarteaucitron.job || []).push('hotjar');\n</script>";
  assert.deepEqual(namesIn('app/templates/base.html', page), ['client:hotjar']);
});

test('names of schemas, pages of a repository and what a page shows as text are not called', () => {
  const names = '  "cc": "http://canvas.instructure.com/xsd/cccv1p0",\n  "lom": "http://ltsc.ieee.org/xsd/lom/LOM",';
  assert.deepEqual(namesIn('app/etl.py', `NAMESPACES = {\n${names}\n}`), []);
  assert.deepEqual(namesIn('src/Docs.java', 'docs.url("https://github.com/acme/shop"))'), []);
  assert.deepEqual(namesIn('src/Docs.java', 'request.url("https://github.com/acme/shop/archive/main.zip"))'), [
    'host:github.com',
  ]);
  const page =
    '<pre>\n  avatar_url:"https://1.gravatar.com/avatar/a",\n</pre>\n<img src="https://1.gravatar.com/avatar/b">';
  assert.deepEqual(
    collectEvidence('app/api.html.erb', page).map(({ line }) => line),
    [4],
  );
  const schema =
    'properties:\n  id:\n    description: |\n      It looks like\n      https://api.acme.io/v1/96,\n    url: https://api.acme.org/v1\n';
  assert.deepEqual(namesIn('schema.yaml', schema), ['host:api.acme.org']);
  const remark = 'admins:\n- google|1177   #Chad of https://api.acme.io/tickets/1279\n';
  assert.deepEqual(namesIn('values.yaml', remark), []);
});

test('a script is loaded by the scheme of its page, and a module from where it stands', () => {
  const script = "ss.src=('https:'==d.location.protocol?'https://':'http://')+'www.acme.co.uk/s/embed/2909/js/';";
  assert.deepEqual(namesIn('app/feedback.html', script), ['host:www.acme.co.uk']);
  const module = "import { marked } from 'https://cdnjs.cloudflare.com/ajax/libs/marked/15.0.7/marked.esm.js';";
  assert.deepEqual(namesIn('static/js/copy.js', module), ['host:cdnjs.cloudflare.com']);
});

test('a variable that is set to a word or to a machine without a domain names nobody who runs it', () => {
  assert.deepEqual(namesIn('app/models.py', 'FACEBOOK_DOMAIN = "facebook"\nSITES = {FACEBOOK_DOMAIN: 1}'), [
    'env:FACEBOOK_DOMAIN development',
  ]);
  assert.deepEqual(namesIn('app/models.py', 'MAILGUN_DOMAIN = "acme.org"'), ['env:MAILGUN_DOMAIN']);
  assert.deepEqual(namesIn('values.yaml', 'REDISCLOUD_URL: redis://redis:6379'), ['env:REDISCLOUD_URL development']);
  assert.deepEqual(namesIn('values.yaml', 'REDISCLOUD_URL: redis://${HOST}:6379'), ['env:REDISCLOUD_URL']);
});

test('a host alone in quotes has low confidence unless something says that the program connects to it', () => {
  for (const line of [
    `smtp_server = "smtp.sendgrid.net"`,
    `host: 'nyc3.digitaloceanspaces.com',`,
    `props["mail.smtp.host"] = "smtp.sendgrid.net"`,
    `client = SMTP("smtp.sendgrid.net", 587)`,
    `add("smtp.sendgrid.net:587")`,
    `flags.String("server", "s", "time.apple.com", "where the time is asked for")`,
    `link.replace('.i.posthog.com', 'us-assets.i.posthog.com')`,
    `getenv("DATADOG_HOST", "api.datadoghq.com")`,
    `domain: "shop-one.us.auth0.com",`,
  ])
    assert.equal(namesIn('src/mail.py', line).filter((name) => !name.includes(' ')).length, 1, line);
  for (const line of [
    `val strict: List<String> = listOf("home.nest.com", provider.host)`,
    `rules.add("smtp.sendgrid.net")`,
    `    "smtp.sendgrid.net",`,
  ])
    assert.deepEqual(
      namesIn('src/mail.kt', line).filter((name) => !name.endsWith(' development')),
      [],
      line,
    );
});

test('hosts of a policy that is open over several lines are loaded', () => {
  const policy = `connectSrc: [\n  self,\n  'maps.googleapis.com',\n  '*.g.doubleclick.net',\n],\nnames: [\n  'smtp.sendgrid.net',\n]`;
  assert.deepEqual(namesIn('api/src/routing.js', policy), [
    'host:maps.googleapis.com',
    'host:g.doubleclick.net',
    'host:smtp.sendgrid.net development',
  ]);
  const pictures = `images: {\n  domains: [\n    'raw.githubusercontent.com',\n  ],\n}`;
  assert.deepEqual(namesIn('next.config.js', pictures), ['host:raw.githubusercontent.com']);
});

test('a place within a page, a page of vocabulary and a picture under its key are not called', () => {
  for (const line of [
    `Url = "https://mail.google.com/mail/ca/u/0/#apps/{q}",`,
    `return "https://access.redhat.com/containers/#/registry/" + path`,
    `"https://purl.archive.org/miscellany",`,
    `Profile(name: "jb", banner: "https://pbs.twimg.com/profile_banners/9918032")`,
    `link_to match, "https://govuk.zendesk.com/tickets/#{ticket}"`,
    `static let baseURL = "https://github.com/acme/rules/blob/master/"`,
    `"tidal": 'https://listen.tidal.com/search/tracks?q=',`,
  ])
    assert.deepEqual(namesIn('src/links.rb', line), [], line);
  assert.deepEqual(namesIn('src/links.rb', `get("https://fonts.example-cdn.net/a.woff?#iefix")`), [
    'host:fonts.example-cdn.net',
  ]);
});

test('a host beside the site of its owner is one by which the owner is recognised', () => {
  assert.deepEqual(namesIn('src/presets.ts', `  hosts: ["api.github.com", "github.com"],\n`), []);
  assert.deepEqual(namesIn('src/presets.ts', `  apiHost: "api.github.com",\n`), ['host:api.github.com']);
  assert.deepEqual(namesIn('src/csp.ts', `  connectSrc: ["api.github.com", "github.com"],\n`), ['host:api.github.com']);
});

test('the machine itself, credentials of anybody and ends of addresses of people are no hosts that a program calls', () => {
  for (const line of [
    `queue = "http://sqs.us-east-1.localhost.localstack.cloud:4566/0/main"`,
    `hint = "postgres://username:password@abc.tsdb.cloud.timescale.com:35646/db"`,
    `const dsn = 'smtp://<user>:<password>@smtp.mailgun.org:587'`,
    `emailDomain: 'open.data.gov.sg',`,
  ])
    assert.deepEqual(namesIn('src/setup.ts', line), [], line);
  assert.deepEqual(namesIn('src/setup.ts', `const dsn = 'smtp://ops:x1@smtp.mailgun.org:587'`), [
    'host:smtp.mailgun.org',
  ]);
  assert.deepEqual(
    namesIn('api/events.yml', `  $ref: https://raw.githubusercontent.com/acme/events/main/schema.json\n`),
    [],
  );
});

test('an item of Rust that only tests have is no part of the program, and what follows it is', () => {
  const lines = [
    '#[cfg(any(test, feature = "integration-tests"))]',
    'impl Default for Config {',
    '    fn default() -> Self {',
    '        Self { endpoint: "https://prometheus-eu.grafana.net/api/prom/push".into() }',
    '    }',
    '}',
    '#[cfg(test)]',
    'const MAIL: &str = "https://api.mailgun.net/v3";',
    'const URL: &str = "https://api.github.com/repos";',
  ];
  const found = collectEvidence('src/config.rs', lines.join('\n'));
  assert.deepEqual(
    found.map(({ name, line }) => [name, line]),
    [['host:api.github.com', 9]],
  );
});

test('addresses in code of Markdown, of who brings customers, of shared documents and of examples are for people', () => {
  const lines = [
    'const help = `Use it like this:',
    'API: \\`https://pokeapi.co/api/v2/pokemon/charizard\\`',
    '`',
    `purchase: 'https://shop.lemonsqueezy.com/checkout/a36140d8?aff=J0Emk',`,
    `guide: "https://city.sharepoint.com/:b:/s/docs/ER2vUlgzH"`,
    `hint = "jdbc:postgresql://abc.example.tsdb.cloud.timescale.com:35646/db"`,
    `{/* taken from https://icon-sets.iconify.design/fluent/table-24/ */}`,
    String.raw`event = "[\"image\",\"https://station.us-iad-1.linodeobjects.com/art/lup.jpg\"]"`,
    `hosts: ["api.hubapi.com", "hubspot.com"],`,
  ];
  assert.deepEqual(namesIn('src/help.ts', lines.join('\n')), []);
  assert.deepEqual(namesIn('src/help.ts', 'await fetch(`https://pokeapi.co/api/v2/pokemon/charizard`)'), [
    'host:pokeapi.co',
  ]);
});

test('data with addresses of many sites only shows them, and data with few may call them', () => {
  const entries = (count: number): string =>
    Array.from({ length: count }, (_, at) => `  - name: Shop ${at}\n    url: https://shop.site${at}.com/\n`).join('');
  const jet = '  - name: Jets\n    url: https://jpl.nasa.gov/\n';
  assert.deepEqual(
    namesIn('content/showcase.yml', entries(20) + jet).filter((name) => !name.endsWith(' development')),
    [],
  );
  assert.deepEqual(namesIn('content/showcase.yml', jet), ['host:jpl.nasa.gov']);
});

test('lists of sites and lists of keys take a time that grows with their length', () => {
  for (const piece of [
    'hosts: ["',
    '"a.com", ',
    '//user:password@',
    '#[cfg(any(test',
    ')] ',
    'emailDomain: ',
    'url: https://',
  ])
    for (const path of ['src/a.rs', 'src/a.ts', 'a.yml']) {
      const text = Array.from({ length: 100 }, () => piece.repeat(Math.ceil(2000 / piece.length))).join('\n');
      assert.ok(collectEvidence(path, text).length >= 0);
    }
});
