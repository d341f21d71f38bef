import assert from 'node:assert/strict';
import { test } from 'node:test';
import { collectEvidence, listParts, mayHoldEvidence } from '../../index.ts';

function hostsIn(path: string, text: string): string[] {
  return collectEvidence(path, text).map(({ name, scope }) => (scope === 'runtime' ? name : `${name} ${scope}`));
}

test('an address under a key that says that it is there to be read is not called', () => {
  const lines = [
    `field :purpose, refer_to: "https://rules.thomsonreuters.com/purpose-codes"`,
    `    "hint": "https://prometheus-us-central1.grafana.net/api/prom",`,
    `site_url: 'https://data.propublica.org/nonprofits',`,
    `learnMore = "https://connect.us.hsbc.com/codes"`,
  ];
  assert.deepEqual(hostsIn('app/models/wire.rb', lines.join('\n')), []);
  assert.deepEqual(hostsIn('app/models/wire.rb', `api_url: "https://rules.thomsonreuters.com/purpose-codes"\n`), [
    'host:rules.thomsonreuters.com',
  ]);
});

test('an address in a sentence, or between the brackets of one, is not called', () => {
  const lines = [
    `help = "The fee is computed as described in https://specs.optimism.io/protocol/exec-engine.html"`,
    `reply: Please file a bug report at <http://bugs.sourceforge.net/tracker>.`,
    `raise "No key: sign up at https://account.postmarkapp.com/servers/v1"`,
  ];
  assert.deepEqual(hostsIn('lib/fees.rb', lines.join('\n')), []);
  assert.deepEqual(hostsIn('lib/fees.rb', `client.get "https://specs.optimism.io/protocol/exec-engine.html"`), [
    'host:specs.optimism.io',
  ]);
});

test('a page on which people write a mail is opened and not called', () => {
  const line = 'compose = "https://outlook.office.com/mail/deeplink/compose?#{params}"';
  assert.deepEqual(hostsIn('app/controllers/invites.rb', line), []);
});

test('texts of documentation in Elixir are no program', () => {
  const lines = [
    '  @doc """',
    '    The fee, by https://specs.optimism.io/protocol/isthmus',
    '  """',
    '  def fee, do: get("https://api.coingecko.com/api/v3/ping")',
    '  @moduledoc ~S"""',
    '  https://api.etherscan.io/v2/api',
    '  """',
  ];
  assert.deepEqual(hostsIn('lib/fee.ex', lines.join('\n')), ['host:api.coingecko.com']);
});

test('sites at which an organization tells search engines that it is known are not called', () => {
  const line = '"sameAs": ["https://acme.com", "https://projects.propublica.org/nonprofits/organizations/1"]';
  assert.deepEqual(hostsIn('app/views/funders.html.erb', line), []);
  assert.deepEqual(hostsIn('app/views/funders.html.erb', line.replace('sameAs', 'sources')), [
    'host:projects.propublica.org',
  ]);
});

test('a sentence in a text of several lines, such as a prompt, calls nobody, and what a text loads or runs does', () => {
  const lines = [
    'PROMPT = """',
    'Answer as the pages at https://data.nasa.gov/index do.',
    '1. http://functions.wolfram.com/Constants',
    '<script src="https://js.stripe.com/v3/"></script>',
    'curl -s https://api.mailgun.net/v3/x',
    '"""',
    'url = "https://api.resend.com/emails"',
  ];
  assert.deepEqual(hostsIn('app/prompts.py', lines.join('\n')), [
    'host:js.stripe.com',
    'host:api.mailgun.net',
    'host:api.resend.com',
  ]);
});

test('where the page of what a class or a recipe is about stands is not called', () => {
  const lexer = [
    'class SolidityLexer(RegexLexer):',
    '    name = "Solidity"',
    '    mimetypes = []',
    '    url = "https://api.soliditylang.org/v1/"',
  ];
  assert.deepEqual(hostsIn('lexers/solidity.py', lexer.join('\n')), []);
  const recipe = [
    'class Zlib(Package):',
    '    homepage = "https://zlib.net"',
    '    url = "https://api.zlib.net/v1/z.tar"',
  ];
  assert.deepEqual(hostsIn('packages/zlib/package.py', recipe.join('\n')), []);
  assert.deepEqual(hostsIn('sources/zlib.py', [recipe[0], '    name = "zlib"', recipe[2]].join('\n')), [
    'host:api.zlib.net',
  ]);
});

test('names of services of AWS in a list are no hosts, and those that have no region are', () => {
  const list = ['TRUSTED = [', '    "ec2.amazonaws.com",', '    "lambda.amazonaws.com",', ']'];
  assert.deepEqual(hostsIn('policies.py', list.join('\n')), []);
  assert.deepEqual(hostsIn('policies.py', 'client = connect("sts.amazonaws.com")'), ['host:sts.amazonaws.com']);
});

test('a link whose first label a page makes is followed and not called', () => {
  assert.deepEqual(hostsIn('receipt.ts', 'window.open(`https://${chain}.etherscan.io/tx/${hash}`)'), []);
  assert.deepEqual(hostsIn('receipt.ts', 'const explorerLink = `https://${chain}.etherscan.io/tx/${hash}`'), []);
  assert.deepEqual(hostsIn('receipt.ts', 'await fetch(`https://${chain}.etherscan.io/tx/${hash}`)'), [
    'host:any.etherscan.io',
  ]);
});

test('a constant with an address is called wherever its file calls it', () => {
  const program = ['BASE_URL = "https://pypi.org/pypi/{package}"', ...Array.from({ length: 30 }, () => 'x = 1'), ''];
  const called = [...program, 'async with self.http_session.get(BASE_URL.format(package=x)) as response:'];
  assert.deepEqual(hostsIn('bot/pypi.py', called.join('\n')), ['host:pypi.org']);
  const shown = [...program, 'embed.add_field(name="Link", value=BASE_URL)'];
  assert.deepEqual(hostsIn('bot/pypi.py', shown.join('\n').replace('BASE_URL =', 'PYPI =')), []);
  const hidden = ['await self._fetch_response(', '    f"https://bitbucket.org/{repo}/raw/{path}",'];
  assert.deepEqual(hostsIn('bot/snippets.py', hidden.join('\n')), ['host:bitbucket.org']);
});

test('an address that is the name of a code, or under which something is kept, is not called', () => {
  const codes = [
    'systems.set("https://codes.nlm.nih.gov/v1/rxnorm", rxnorm);',
    '  "https://codes.nlm.nih.gov/v1/rxnorm": rxnorm,',
    'const system = "http://fdasis.nlm.nih.gov";',
  ];
  assert.deepEqual(hostsIn('src/codes.ts', codes.join('\n')), []);
  assert.deepEqual(hostsIn('src/codes.ts', 'endpoint.set("https://codes.nlm.nih.gov/v1/rxnorm");'), [
    'host:codes.nlm.nih.gov',
  ]);
});

test('a message that names where a reference stands calls nobody, and neither do factories of samples', () => {
  assert.deepEqual(
    hostsIn('routes/api.php', `'message' => 'Check the API reference at https://acme.readme.io/x',`),
    [],
  );
  assert.equal(mayHoldEvidence('database/factories/MakerFactory.php'), false);
});

test('what a script loads that installs the machine of a program is for the build', () => {
  const script = ['apt-get update && wget https://ppa.sury.org/apt.gpg', 'sudo apt-get -y install php', ''];
  assert.deepEqual(hostsIn('setup.sh', script.join('\n')), ['host:ppa.sury.org build']);
  assert.deepEqual(hostsIn('setup.sh', script[0] ?? ''), ['host:ppa.sury.org']);
});

test('the repositories that a chart comes from are not called', () => {
  assert.deepEqual(hostsIn('deploy/Chart.yaml', '    repository: https://charts.acme.com'), []);
  assert.deepEqual(hostsIn('deploy/values.yaml', '    url: https://api.acme.com'), ['host:api.acme.com']);
});

test('links of a catalog of components and pieces of programs for others to copy are no calls', () => {
  assert.deepEqual(hostsIn('catalog-info.yaml', '    - url: https://acme.slack.com/app_redirect?channel=pay'), []);
  const piece = 'const text = `new Cohere({ token: process.env.COHERE_API_KEY })`';
  assert.deepEqual(hostsIn('src/onboarding-snippets.ts', piece), ['env:COHERE_API_KEY development']);
  assert.deepEqual(hostsIn('src/onboarding.ts', piece), ['env:COHERE_API_KEY']);
});

test('the default of a variable for an address is called, unless it is a page of the program', () => {
  assert.deepEqual(hostsIn('bot.py', 'url = os.environ.get("HASTE_URL", "https://hastebin.cc")'), ['host:hastebin.cc']);
  assert.deepEqual(hostsIn('bot.py', 'url = os.environ.get("HOMEPAGE_URL", "https://hastebin.cc")'), []);
});

test('what was put away and what draws the mark of somebody says nothing, and drivers of a framework of Go name their cloud', () => {
  assert.equal(mayHoldEvidence('.archive/2026/vector.yml'), false);
  const signInOf = (path: string): string[] =>
    listParts(path).flatMap(({ name }) => (name.startsWith('signin:') ? name : []));
  assert.deepEqual(signInOf('src/components/icons/social/facebook.tsx'), []);
  assert.deepEqual(signInOf('src/social/facebook.ts'), ['signin:facebook']);
  assert.deepEqual(hostsIn('upload.go', '_ "gocloud.dev/blob/gcsblob"'), ['client:google-cloud']);
});

test('links that a page shows, lists of resources and what a translation is given to link to are no calls', () => {
  const lines = [
    '<a href="https://clickpy.clickhouse.com/">https://clickpy.clickhouse.com/</a>',
    "{% trans api_href='https://libraries.io/api', text='More' %}",
    'resources: [',
    "  'https://whois.domaintools.com/',",
    '],',
  ];
  assert.deepEqual(hostsIn('templates/stats.html', lines.join('\n')), []);
});

test('programs of Perl are read without their documentation', () => {
  const program = [
    '=head1 NAME',
    'See https://api.os.uk/docs',
    '=cut',
    'my $r = $ua->get("https://maps.googleapis.com/x");',
  ];
  assert.deepEqual(hostsIn('lib/Geocode.pm', program.join('\n')), ['host:maps.googleapis.com']);
  assert.equal(mayHoldEvidence('lib/Geocode.pm'), true);
  assert.equal(mayHoldEvidence('conf/general.yml-example'), true);
});

test('an address on the line below its variable, or that an entry of a list makes, is called', () => {
  const below = [
    'const cdx =',
    '  `https://web.archive.org/cdx?url=${url}` +',
    '  `&output=json`;',
    'await httpGet(cdx);',
  ];
  assert.deepEqual(hostsIn('api/archives.js', below.join('\n')), ['host:web.archive.org']);
  assert.deepEqual(hostsIn('api/archives.js', below.slice(0, 3).join('\n')), []);
  assert.deepEqual(hostsIn('api/where.js', 'url: (ip) => `https://ipwho.is/${ip}`,'), ['host:ipwho.is']);
  assert.deepEqual(hostsIn('page.html', '<script src=https://feedback.acme-or-not.com/v1/x></script>'), [
    'host:feedback.acme-or-not.com',
  ]);
});

test('an address behind the words of a text is part of a sentence, and behind those of a command it is called', () => {
  for (const line of [
    `message = "Use the new framework instead, https://app.asana.com/0/120/f",`,
    `message = "Not used anymore after the migration - https://app.asana.com/0/117/f",`,
    `readMoreUrl: new URL('https://twemoji.twitter.com/')`,
    `<string name="changelogUrl" translatable="false">https://raw.githubusercontent.com/acme/app/CHANGELOG.md</string>`,
  ])
    assert.deepEqual(hostsIn('src/flags.ts', line), [], line);
  // What separates words and what is in them are never the same, or this would be tried in more ways than there is time for.
  const dashes = `message = "Aa ${'- '.repeat(145)}https://api.github.com/repos"`;
  assert.deepEqual(hostsIn('src/flags.ts', dashes), ['host:api.github.com']);
  for (const line of [
    `run("curl --silent --location https://api.github.com/repos/acme/app")`,
    `exec('docker run --rm registry https://api.github.com/repos')`,
    `policy = "default-src 'self' https://api.github.com"`,
    `url = "https://api.github.com/repos"`,
  ])
    assert.deepEqual(hostsIn('src/flags.ts', line), ['host:api.github.com'], line);
});
