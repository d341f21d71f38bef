import type { Ecosystem } from '@upriver/contract';

/** Words behind the name of a vendor that say what kind of adapter it is. */
const KIND =
  '(?:[-_.](?:oauth2?|oidc|openid[-_]connect|transport|adapter|provider|plugin|driver|backend|storage|sdk|client|api|payments?|gateway|mailer|notifier|spring-boot-starter|store))*';
/** How frameworks call adapters by third parties: what stands in the place of `*` has to be all of a vendor's name. */
const FAMILIES: Partial<Record<Ecosystem, string>> = {
  composer:
    'payum/* craftcms/* socialiteproviders/* laravel-notification-channels/* league/oauth2-* league/flysystem-* omnipay/* symfony/*-mailer symfony/*-notifier symfony/ai-*-platform geocoder-php/*-provider /oauth2-* /omnipay-* /flysystem-* /laravel-* /magento2-* /module-* /sylius-* /filament-* drupal/*',
  docker: 'airbyte/source-* airbyte/destination-* certbot/dns-* mcp/*',
  gem: 'griddler-* omniauth-* fluent-plugin-* logstash-input-* logstash-output-* spree_* solidus_* carrierwave-* shrine-* jekyll-* *-ruby ruby-*',
  golang: 'github.com/libdns/* github.com/caddy-dns/* github.com/nikoksr/notify/service/*',
  hex: 'ueberauth_* swoosh_* bamboo_* ex_* *_ex *_elixir',
  maven:
    ':spring-ai-* :spring-ai-starter-model-* :spring-ai-starter-vector-store-* :langchain4j-* :quarkus-langchain4j-* :camel-quarkus-* :camel-*-starter :camel-* :micrometer-registry-* :micronaut-micrometer-registry-*',
  npm: 'remix-auth-* botbuilder-adapter-* ghost-storage-adapter-* sanity-plugin-* @cubejs-backend/*-driver @auth/*-adapter @next-auth/*-adapter @ai-sdk/* @langchain/* @mastra/* @llamaindex/* passport-* @superfaceai/passport-* gatsby-source-* strapi-provider-email-* strapi-provider-upload-* @strapi/provider-email-* @strapi/provider-upload-* @payloadcms/storage-* @payloadcms/email-* medusa-payment-* medusa-file-* medusa-fulfillment-* medusa-plugin-* @medusajs/payment-* @medusajs/file-* @medusajs/notification-* @medusajs/auth-* @medusajs/analytics-* n8n-nodes-* node-red-contrib-* nodemailer-* winston-* pino-* @keyv/* @livekit/agents-plugin-* @redwoodjs/auth-* @pipedream/* @activepieces/piece-* hubot-* @analytics/* @capacitor-community/* cordova-plugin-* *-ai-provider @adaline/* @agentic/* @aigne/* @awesome-cordova-plugins/* @backstage-community/plugin-* @chroma-core/* @commercetools-frontend/* @computesdk/* @distube/* @elizaos/plugin-* @evidence-dev/* @gridsome/plugin-* @grouparoo/* @iobroker/plugin-* @ionic-native/* @log4js-node/* @loglayer/transport-* @logto/connector-* @metorial/* @microfox/* @nlux/* @openfeature/*-client-provider @openfeature/*-provider @opensdks/sdk-* @payloadcms/plugin-* @redux-beacon/* @refinedev/* @trigger.dev/* @uppy/* @web3-onboard/*',
  nuget:
    'FluentEmail.* FluentStorage.* tryAGI.* Volo.Abp.BlobStoring.* Umbraco.StorageProviders.* Microsoft.SemanticKernel.Connectors.* Serilog.Sinks.* NLog.Targets.* AspNet.Security.OAuth.* Microsoft.AspNetCore.Authentication.* OpenTelemetry.Exporter.* MassTransit.* *.Net *.AspNetCore',
  pub: 'langchain_*',
  pypi: 'certbot-dns-* pydantic-ai-* langchain-* llama-index-llms-* llama-index-embeddings-* llama-index-readers-* llama-index-tools-* llama-index-vector-stores-* llama-index-postprocessor-* livekit-plugins-* *-haystack apache-airflow-providers-* dagster-* prefect-* tap-* target-* airbyte-source-* opentelemetry-exporter-* llm-* social-auth-*',
  terraform: '/*',
};

/**
 * What in the name of a package is all of a vendor's name, if it is one's adapter for a framework; undefined where no framework calls its adapters so.
 * Families whose names also say what a package looks like or replaces (`react-trello`, `django-imagekit`) are not among these.
 */
export function adapterName(ecosystem: Ecosystem, name: string): string | undefined {
  const families = familiesOf(ecosystem);
  const lower = name.toLowerCase();
  // Most packages are of no family: comparing their ends takes a fraction of what the patterns take, which need not be made for them.
  if (!families.ends.some(([start, end]) => lower.startsWith(start) && lower.endsWith(end))) return undefined;
  const [before, behind] = (families.patterns ??= toPatterns(families.names));
  const found = before?.exec(lower)?.[1] ?? behind?.exec(lower)?.[1];
  return found?.replaceAll(/[^a-z0-9]/g, '');
}

/** Words beside a vendor's name that say that a package is a client of its interface, or that a framework calls it by one. */
const CLIENT_WORDS = new Set(
  'aio android angular api apis aspnetcore async capacitor client cordova dart django dotnet elixir ex expo express fastapi fastify flask flutter go golang ios ionic java js kotlin laravel native nest nestjs netstandard node nodejs nuxt oauth oauth2 passport php py python rails rb rest rs ruby rust scala sdk sharp strategy swift symfony ts typescript vue webhook webhooks wrapper'.split(
    ' ',
  ),
);
/** Words that stand there as well, and say nothing alone. */
const SIDE_WORDS = new Set(
  'lib library login module ng official plugin react sign signin simple unofficial v1 v2 v3 v4 v5 web'.split(' '),
);
/** The most words that a vendor's name has. */
const NAME_WORDS_MAX = 3;
const NAME_LENGTH_MIN = 5;
/** Names of vendors that other things are called by as well: `nodejs-snowflake` makes identifiers. */
const SHARED_WORDS = new Set(
  'aikido airship allegro alpaca appaloosa argyle astronomer banana beget bencher billie blacksmith blueshift browseruse bullhorn calliper campaigner camunda canny chaster chromatic chutes cloze countrystatecity covalent cresta doppler duffel economic fathom featherless feathery fireboard fireflies flint fontawesome forethought fossa freelancer freestyle gelato globus glyphic googlesearch gravatar gusto hamming headhunter highspot hospitable huntress hyperbolic iconify kickbox laminar lightspeed lindy lithic lovable maximizer meltwater mendable metronome micropayment minimax noticeable oneflow openhands peloton perigon pinata plasmic pliant plunk posnet postscript ravelin replicon retell rownd scrutinizer semble semgrep shorebird sitecore skylight skyway smithery snowflake squidex stellate sunrisesunset superhuman taiga talkable tamara teletype tenable tenderly tenor toolhouse turnkey unbound vellum videosdk wahoo wasabi wavefront'.split(
    ' ',
  ),
);

/** What of a package's name may be a vendor's, where all the rest says that it is a client: `acme` of `node-acme-api`. */
export interface ClientName {
  /** Divided by hyphens. */
  readonly name: string;
  /** Words of who publishes it; empty if its name does not say. */
  readonly owners: readonly string[];
}

/** Undefined for a package that is not called as clients of somebody's interface are. */
export function clientName(ecosystem: Ecosystem, packageName: string): ClientName | undefined {
  if (UNNAMED_ECOSYSTEMS.has(ecosystem)) return undefined;
  const whole = packageName.replace(MAJOR_VERSION, '');
  const at = whole.lastIndexOf(ecosystem === 'maven' ? ':' : '/');
  const words = splitWords(whole.slice(at + 1));
  if (!BARE_ECOSYSTEMS.has(ecosystem) && !words.some((word) => CLIENT_WORDS.has(word))) return undefined;
  const owner = whole.slice(0, Math.max(at, 0)).replace(CODE_HOST, '');
  const isOther = (word: string): boolean => !CLIENT_WORDS.has(word) && !SIDE_WORDS.has(word);
  if (!words.some(isOther)) return words.some((word) => OWN_WORDS.has(word)) ? ownClientName(owner) : undefined;
  const span = words.slice(words.findIndex(isOther), words.findLastIndex(isOther) + 1);
  return isName(span) ? { name: span.join('-'), owners: splitWords(owner) } : undefined;
}

/** Behind the path of a Go module. */
const MAJOR_VERSION = /\/v\d+$/;
/** Words of which one says that a package is a client of whoever publishes it, where it says nothing else: `@acme/web-sdk`. */
const OWN_WORDS = new Set(['api', 'apis', 'client', 'sdk']);
/** What stands before an owner's name where packages are called after domains. */
const OF_DOMAIN = /^(?:ai|app|co|com|dev|io|net|org)\./;

/** Of a client that names nobody but its owner: of `com.acme.sdk`, `@acme` and `acme-labs`, `acme`. */
function ownClientName(owner: string): ClientName | undefined {
  const [first = ''] = owner.replace(/^@/, '').replace(OF_DOMAIN, '').toLowerCase().split(/[/.]/);
  const words = splitWords(first.replace(OF_ORGANIZATION, ''));
  return isName(words) ? { name: words.join('-'), owners: [] } : undefined;
}

/** Whether words may be a vendor's name, and are nothing else. */
function isName(words: readonly string[]): boolean {
  const joined = words.join('');
  return words.length <= NAME_WORDS_MAX && joined.length >= NAME_LENGTH_MIN && !SHARED_WORDS.has(joined);
}

/** What is behind the name of a vendor in that of its organization: `twilio-labs`, `netbirdio`. */
const OF_ORGANIZATION = /-(?:com|dev|hq|inc|io|labs|oss|public)$/;
const JOINED_TO_ORGANIZATION = /(?:hq|inc|io|labs)$/;

/** Words of what an action does with a vendor. */
const ACTION_WORDS = new Set(
  'a action actions alert alerts annotations app artifact artifacts auto build cd check ci cli client comment create deploy deployer deployment deployments deploys for from gh ghaction git github install integration integrations job login message messages messenger metrics notice notification notifications notifier notify orb pages pipe post publish publisher push release releaser releases report reporter run scan send sender setup status step storage sync to trigger update upload uploader v1 v2 v3 via wait webhook webhooks with workflow'.split(
    ' ',
  ),
);

/** What stands behind the name of a vendor in that of its pod: `AcmeSDK`. */
const OF_POD = /(?:[-_]?(?:ios|sdk|swift|xcframework|framework))+$/;

/** A part of a package's name that says that it is for tests and builds, or for what another vendor's cloud has of this one. */
const NOT_OWN =
  /\.(?:analyzers?|fakes?|mocks?|templates?|tests?|testing|types|aws|azure|bedrock|foundry|googlecloud|vertex)(?:\.|$)/;

/** A module that a vendor publishes for a shop, and that vendor: `acme/magento2-reviews`. */
const OF_SHOP = /^([\w-]+)\/(?:module-|(?:magento2?|m2|shopware6?|prestashop|sylius)(?:-|$))/;

/** An orb of CircleCI or a pipe of Bitbucket. Whose it is says nothing: companies publish what they build with, too. */
const OF_PIPELINE = /^(?:circleci|bitbucket)\/[\w-]+\/([\w-]+)$/;

/** An image, with its owner. */
const OF_IMAGE = /^(?:(?:docker\.io|ghcr\.io|quay\.io|public\.ecr\.aws)\/)?([\w-]+)\/([\w./-]+)$/;
/** Words in the name of an image that runs beside programs and reports to whoever publishes it. Software that anybody hosts is called otherwise. */
const AGENT_WORDS =
  /(?:^|[-_/])(?:agents?|broker|ccm|cli|cloud-controller-manager|collector|connector|csi|forwarder|launcher|relay|runner|sensor|tunnel)(?:$|[-_])/;

/**
 * The vendors that a package may be called after by the place of their name, without hyphens and the likeliest first: what stands first
 * in one of NuGet, all of a pod, and the owner of a module for a shop or of an agent's image; of the action `twilio-labs/notify-slack` its
 * owner, `twiliolabs` and `twilio`, and what its name says beside what it does, `slack`, as of an orb and a pipe.
 */
export function placedNames(ecosystem: Ecosystem, packageName: string): string[] {
  const lower = packageName.toLowerCase();
  return listPlaced(ecosystem, lower)
    .filter(isName)
    .map((words) => words.join(''));
}

function listPlaced(ecosystem: Ecosystem, name: string): readonly (readonly string[])[] {
  if (ecosystem === 'nuget') return NOT_OWN.test(name) ? [] : [splitWords(name.replace(/\..*$/, ''))];
  if (ecosystem === 'cocoapods') return [splitWords(name.replace(/\/.*$/, '').replace(OF_POD, ''))];
  if (ecosystem === 'composer') return [splitWords(OF_SHOP.exec(name)?.[1] ?? '')];
  if (ecosystem === 'docker') {
    const [, owner = '', image = ''] = OF_IMAGE.exec(name) ?? [];
    return AGENT_WORDS.test(image) ? listOrganizations(owner) : [];
  }
  if (ecosystem === 'generic') return [withoutActions(splitWords(OF_PIPELINE.exec(name)?.[1] ?? ''))];
  if (ecosystem !== 'githubactions') return [];
  const [, owner = '', repository = ''] = /^([\w-]+)\/([\w.-]+)/.exec(name) ?? [];
  const words = splitWords(repository);
  const others = withoutActions(words);
  return [...listOrganizations(owner), others.length < words.length ? others : []];
}

function withoutActions(words: readonly string[]): string[] {
  return words.filter((word) => !ACTION_WORDS.has(word));
}

/** What the organization of a vendor may be called after: as it is, and without what only says that it is one. */
function listOrganizations(owner: string): string[][] {
  return [owner, owner.replace(OF_ORGANIZATION, ''), owner.replace(JOINED_TO_ORGANIZATION, '')].map(splitWords);
}

/** Of a provider of Terraform that has its owner's name, that name: of `splitio/split`, `split`. It may be a word that alone says nothing. */
export function doubledName(ecosystem: Ecosystem, name: string): string | undefined {
  const [, owner = '', provider = ''] =
    (ecosystem === 'terraform' && /^([\w-]+)\/([\w-]+)$/.exec(name.toLowerCase())) || [];
  const isSame = listOrganizations(owner).some((words) => words.join('') === splitWords(provider).join(''));
  return isSame && provider !== '' ? provider : undefined;
}

/** Of these, names are addresses, accounts, or words written as one. */
const UNNAMED_ECOSYSTEMS: ReadonlySet<Ecosystem> = new Set([
  'cocoapods',
  'docker',
  'generic',
  'githubactions',
  'terraform',
]);
/** Of these, a package with a vendor's name and no other word is a client, too: programs are published elsewhere. */
const BARE_ECOSYSTEMS: ReadonlySet<Ecosystem> = new Set(['cargo', 'gem', 'hex', 'pub']);
/** Where code is hosted, before its owner. */
const CODE_HOST = /^(?:(?:bitbucket\.org|git(?:hub|lab)\.com|gopkg\.in)\/|(?:com|io)\.(?:github|gitlab)\.)/;

function splitWords(name: string): string[] {
  return name
    .toLowerCase()
    .split(/[^a-z0-9]+/)
    .filter((word) => word !== '');
}

type Patterns = readonly [before: RegExp | undefined, behind: RegExp | undefined];

/** Families of an ecosystem. */
interface Families {
  readonly names: readonly string[];
  /** How a name of each begins and ends; a beginning that leaves open whose it is, is any. */
  readonly ends: readonly (readonly [start: string, end: string])[];
  patterns?: Patterns;
}

const known = new Map<Ecosystem, Families>();

/** Made when the first package of an ecosystem is asked for. */
function familiesOf(ecosystem: Ecosystem): Families {
  const found = known.get(ecosystem);
  if (found !== undefined) return found;
  const names = (FAMILIES[ecosystem] ?? '').split(' ').filter((family) => family !== '');
  const ends = names.map((family) => {
    const [start = '', end = ''] = family.toLowerCase().split('*');
    return [isOpen(family) ? '' : start, end] as const;
  });
  const made = { names, ends };
  known.set(ecosystem, made);
  return made;
}

/** `/oauth2-*` and `:camel-*` leave open whose it is. */
function isOpen(family: string): boolean {
  return /^[/:]/.test(family);
}

function toPatterns(families: readonly string[]): Patterns {
  return [
    toPattern(families.filter((family) => !family.startsWith('*'))),
    toPattern(families.filter((family) => family.startsWith('*'))),
  ];
}

/** The longest first: `langchain4j-*` would take all of another framework's family. */
function toPattern(families: readonly string[]): RegExp | undefined {
  if (families.length === 0) return undefined;
  const parts = families
    .toSorted((a, b) => b.length - a.length)
    .map((family) => {
      const [before = '', after = ''] = family.toLowerCase().split('*').map(escape);
      const owner = isOpen(family) ? '[^/:]{1,100}' : '';
      return `(?:${owner}${before}(?=[a-z0-9_.-]+${after}$))`;
    });
  const ends = families.map((family) => escape(family.toLowerCase().split('*')[1] ?? ''));
  return new RegExp(`^(?:${parts.join('|')})([a-z0-9][a-z0-9_.-]{1,60}?)${KIND}(?:${[...new Set(ends)].join('|')})$`);
}

function escape(text: string): string {
  return text.replaceAll(/[.*+?^${}()|[\]\\/]/g, '\\$&');
}
