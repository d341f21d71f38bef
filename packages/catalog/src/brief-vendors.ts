import { BRIEF_ROWS } from './brief/index.ts';
import { parsePackageList } from './package-list.ts';
import { parseHostPattern } from './pattern-text.ts';
import type { Vendor } from './vendor.ts';

/** Public programs in which a host was read: each calls it for the vendor that the row names. */
const SOURCES: Readonly<Record<string, string>> = {
  acmesh: 'https://github.com/acmesh-official/acme.sh',
  activemerchant: 'https://github.com/activemerchant/active_merchant',
  allauth: 'https://github.com/pennersr/django-allauth',
  apprise: 'https://github.com/caronc/apprise',
  breezy: 'https://github.com/breezy-weather/breezy-weather',
  catwalk: 'https://github.com/charmbracelet/catwalk',
  ccxt: 'https://github.com/ccxt/ccxt',
  companiesdb: 'https://github.com/AdguardTeam/companiesdb',
  cortex: 'https://github.com/TheHive-Project/Cortex-Analyzers',
  csp: 'https://github.com/spatie/laravel-csp',
  ddclient: 'https://github.com/ddclient/ddclient',
  ddnsupdater: 'https://github.com/qdm12/ddns-updater',
  dify: 'https://github.com/langgenius/dify-official-plugins',
  dlt: 'https://github.com/dlt-hub/verified-sources',
  dnscontrol: 'https://github.com/StackExchange/dnscontrol',
  easysms: 'https://github.com/overtrue/easy-sms',
  evcc: 'https://github.com/evcc-io/evcc',
  exchanger: 'https://github.com/florianv/exchanger',
  fastlane: 'https://github.com/fastlane/fastlane',
  geocoder: 'https://github.com/alexreisner/geocoder',
  geocoderphp: 'https://github.com/geocoder-php/Geocoder',
  goth: 'https://github.com/markbates/goth',
  grant: 'https://github.com/simov/grant',
  homepage: 'https://github.com/gethomepage/homepage',
  huginn: 'https://github.com/huginn/huginn',
  hummingbot: 'https://github.com/hummingbot/hummingbot',
  hyperswitch: 'https://github.com/juspay/hyperswitch',
  ingestr: 'https://github.com/bruin-data/ingestr',
  intelowl: 'https://github.com/intelowlproject/IntelOwl',
  jentic: 'https://github.com/jentic/jentic-public-apis',
  justauth: 'https://github.com/justauth/JustAuth',
  karrio: 'https://github.com/karrioapi/karrio',
  kingfisher: 'https://github.com/mongodb/kingfisher',
  kuma: 'https://github.com/louislam/uptime-kuma',
  leafletproviders: 'https://github.com/leaflet-extras/leaflet-providers',
  lego: 'https://github.com/go-acme/lego',
  libcloud: 'https://github.com/apache/libcloud',
  litellm: 'https://github.com/BerriAI/litellm',
  logto: 'https://github.com/logto-io/logto',
  mastra: 'https://github.com/mastra-ai/mastra',
  mcp: 'https://github.com/jaw9c/awesome-remote-mcp-servers',
  meltano: 'https://github.com/meltano/hub',
  misp: 'https://github.com/MISP/misp-modules',
  multipay: 'https://github.com/shetabit/multipay',
  n8n: 'https://github.com/n8n-io/n8n',
  nango: 'https://github.com/NangoHQ/nango',
  nodemailer: 'https://github.com/nodemailer/nodemailer',
  novu: 'https://github.com/novuhq/novu',
  oneapi: 'https://github.com/songquanpeng/one-api',
  openapis: 'https://github.com/APIs-guru/openapi-directory',
  opencti: 'https://github.com/OpenCTI-Platform/connectors',
  openstatus: 'https://github.com/openstatusHQ/openstatus',
  pocketbase: 'https://github.com/pocketbase/pocketbase',
  portkey: 'https://github.com/Portkey-AI/gateway',
  power: 'https://github.com/microsoft/PowerPlatformConnectors',
  publicapis: 'https://github.com/public-apis/public-apis',
  rudder: 'https://github.com/rudderlabs/rudder-transformer',
  scribejava: 'https://github.com/scribejava/scribejava',
  searxng: 'https://github.com/searxng/searxng',
  segment: 'https://github.com/segmentio/action-destinations',
  sim: 'https://github.com/simstudioai/sim',
  socialite: 'https://github.com/SocialiteProviders/Providers',
  spiderfoot: 'https://github.com/smicallef/spiderfoot',
  statusphere: 'https://github.com/metoro-io/statusphere',
  statussy: 'https://github.com/SmartScaleAI/statussy',
  stts: 'https://github.com/inket/stts',
  subfinder: 'https://github.com/projectdiscovery/subfinder',
  symfony: 'https://github.com/symfony/symfony',
  thirdparty: 'https://github.com/patrickhulce/third-party-web',
  tracecat: 'https://github.com/TracecatHQ/tracecat',
  trufflehog: 'https://github.com/trufflesecurity/trufflehog',
  vector: 'https://github.com/vectordotdev/vector',
  vercelai: 'https://github.com/vercel/ai',
  w6w: 'https://github.com/segevsh/w6w-apps',
  webappanalyzer: 'https://github.com/enthec/webappanalyzer',
  wtf: 'https://github.com/wtfutil/wtf',
};

/** Vendors of which little more than hosts is known, one line each in `brief/`. */
export function readBriefVendors(): readonly Vendor[] {
  return Object.entries(BRIEF_ROWS).flatMap(([category, rows]) =>
    rows
      .trim()
      .split('\n')
      .map((row) => readRow(category, row)),
  );
}

/**
 * A vendor from its line, `name | hosts | packages | page | sources`: hosts and packages as people write them, divided by
 * spaces; a package as `ecosystem:name` (of Maven, without an artifact, everything of a group), and `#` with its class
 * after it; sources as addresses or by their keys in `SOURCES`, none for general knowledge. The slug is made from the name.
 * @throws {Error} if a host or a package is none
 */
export function readRow(category: string, row: string): Vendor {
  const [name = '', hosts = '', packages = '', page = '', sources = ''] = row.split('|').map((cell) => cell.trim());
  const where = `brief/${category}.ts, ${name}`;
  return {
    slug: slugOf(name),
    name,
    category,
    statusPageUrl: page === '' ? null : page,
    hosts: words(hosts).map((text) => {
      const pattern = parseHostPattern(text);
      if (pattern === undefined)
        throw new Error(`${where}: ${text} is not a host: write api.x.example, or *.x.example`);
      return pattern;
    }),
    packages: parsePackageList(packages, where),
    sources: sources === '' ? ['known'] : words(sources).map((key) => SOURCES[key] ?? key),
  };
}

function words(text: string): string[] {
  return text === '' ? [] : text.split(/\s+/);
}

/** Such as `gebruder-weiss` for `Gebrüder Weiss`. */
function slugOf(name: string): string {
  return name
    .normalize('NFKD')
    .toLowerCase()
    .replaceAll(/[^a-z0-9 .+&/-]/g, '')
    .replaceAll(/[^a-z0-9]+/g, '-')
    .replaceAll(/^-|-$/g, '');
}
