// What the demo is about: invented vendors, and an invented company whose programs call them. Hosts are of the reserved domain `.example`
// (RFC 2606), so that nothing here is said of anybody who exists.
import type { PageProviderName } from './pages/vendor-pages.ts';

export const ORGANIZATION = 'Harbor Goods (demo)';

/** A vendor with the page that it has, and what leads from a program to it. */
export interface DemoVendor {
  readonly slug: string;
  readonly name: string;
  readonly host: string;
  readonly provider: PageProviderName;
  readonly components: readonly string[];
  readonly packages: Readonly<Record<string, readonly string[]>>;
}

/** One kind of call that a program makes all the time. */
export interface DemoCall {
  /** Slug. */
  readonly vendor: string;
  readonly method: 'GET' | 'POST';
  readonly path: string;
  readonly feature: string;
  readonly perMinute: number;
  /** Long beside what a busy machine adds to a call, which would otherwise be told as a slow vendor. */
  readonly medianMs: number;
}

/** One project with the manifest that was uploaded for it, and its program. */
export interface DemoProject {
  readonly slug: string;
  readonly environment: string;
  readonly region: string;
  readonly deployment: string;
  readonly manifest: { readonly path: string; readonly content: string };
  readonly calls: readonly DemoCall[];
}

export const VENDORS: readonly DemoVendor[] = [
  {
    slug: 'northpay',
    name: 'Northpay',
    host: 'api.northpay.example',
    provider: 'statuspage',
    components: ['Payments API', 'Webhooks', 'Dashboard'],
    packages: { npm: ['@northpay/node'], pypi: ['northpay'] },
  },
  {
    slug: 'quickfind',
    name: 'Quickfind',
    host: 'api.quickfind.example',
    provider: 'instatus',
    components: ['Search', 'Indexing'],
    packages: { npm: ['@quickfind/client'] },
  },
  {
    slug: 'vectora',
    name: 'Vectora AI',
    host: 'api.vectora.example',
    provider: 'statuspage',
    components: ['Completions', 'Embeddings', 'Playground'],
    packages: { npm: ['vectora'] },
  },
  {
    slug: 'mapforge',
    name: 'Mapforge',
    host: 'api.mapforge.example',
    provider: 'incidentio',
    components: ['Tiles', 'Geocoding', 'Studio'],
    packages: { npm: ['@mapforge/sdk'] },
  },
  {
    slug: 'mailrush',
    name: 'Mailrush',
    host: 'api.mailrush.example',
    provider: 'statuspage',
    components: ['Sending API', 'Inbound', 'Event webhooks'],
    packages: { npm: ['mailrush'], pypi: ['mailrush'] },
  },
  {
    slug: 'signhub',
    name: 'Signhub',
    host: 'login.signhub.example',
    provider: 'cachet',
    components: ['Sign-in', 'Admin console'],
    packages: { npm: ['@signhub/server'] },
  },
  {
    slug: 'parcelio',
    name: 'Parcelio',
    host: 'api.parcelio.example',
    provider: 'instatus',
    components: ['Labels', 'Tracking'],
    packages: { pypi: ['parcelio'] },
  },
  {
    slug: 'labelwright',
    name: 'Labelwright',
    host: 'api.labelwright.example',
    provider: 'statuspage',
    components: ['Orders', 'Proofs'],
    packages: { npm: ['@labelwright/client'] },
  },
];

export const PROJECTS: readonly DemoProject[] = [
  {
    slug: 'storefront',
    environment: 'production',
    region: 'eu-central-1',
    deployment: 'storefront 118',
    manifest: {
      path: 'package.json',
      content: packageJson('storefront', {
        '@harbor/ui': '^4.2.0',
        '@mapforge/sdk': '^2.4.1',
        '@northpay/node': '^14.0.0',
        '@labelwright/client': '^1.0.3',
        '@quickfind/client': '^5.9.0',
        '@signhub/server': '^3.1.0',
        mailrush: '^7.7.0',
        'tidewater-rates': '^0.4.0',
      }),
    },
    calls: [
      call('northpay', 'POST', '/v1/charges', 'checkout', 60, 520),
      call('northpay', 'GET', '/v1/customers', 'checkout', 20, 380),
      call('quickfind', 'POST', '/v1/indexes/products/query', 'search', 60, 340),
      call('mapforge', 'GET', '/v1/geocode', 'delivery', 40, 420),
      call('signhub', 'POST', '/oauth/token', 'sign-in', 40, 400),
      call('mailrush', 'POST', '/v3/messages', 'order-mail', 30, 450),
    ],
  },
  {
    slug: 'billing-jobs',
    environment: 'production',
    region: 'eu-central-1',
    deployment: 'billing 41',
    manifest: {
      path: 'requirements.txt',
      content: 'northpay==9.1.0\nmailrush>=4.0\nparcelio==1.3.2\npython-dateutil\n',
    },
    calls: [
      call('northpay', 'POST', '/v1/charges', 'invoices', 40, 540),
      call('mailrush', 'POST', '/v3/messages', 'invoices', 20, 450),
      call('parcelio', 'GET', '/labels', 'returns', 0.2, 600),
    ],
  },
  {
    slug: 'assistant',
    environment: 'production',
    region: 'us-east-1',
    deployment: 'assistant 7',
    manifest: { path: 'package.json', content: packageJson('assistant', { vectora: '^2.0.0' }) },
    calls: [
      call('vectora', 'POST', '/v1/completions', 'answers', 50, 1200),
      call('vectora', 'POST', '/v1/embeddings', 'answers', 25, 600),
    ],
  },
];

/** Who can sign in. The first one's password, and the others', are made at each start. */
export const PEOPLE = [
  { name: 'Ines Moreau', email: 'ines@harbor.example', role: 'owner' },
  { name: 'Vic Adeyemi', email: 'vic@harbor.example', role: 'viewer' },
] as const;

/** @throws for a vendor that the demo does not have */
export function vendorOf(slug: string): DemoVendor {
  const found = VENDORS.find((vendor) => vendor.slug === slug);
  if (found === undefined) throw new Error(`the demo has no vendor ${slug}`);
  return found;
}

/** A program says its version to vendors as `User-Agent`: `storefront/118`. */
export function userAgentOf(version: string): string {
  return version.replace(' ', '/');
}

/** The version that a `User-Agent` says. */
export function versionOf(userAgent: string): string {
  return userAgent.replace('/', ' ');
}

function packageJson(name: string, dependencies: Readonly<Record<string, string>>): string {
  return `${JSON.stringify({ name, version: '1.0.0', dependencies }, null, 2)}\n`;
}

function call(
  vendor: string,
  method: DemoCall['method'],
  path: string,
  feature: string,
  perMinute: number,
  medianMs: number,
): DemoCall {
  return { vendor, method, path, feature, perMinute, medianMs };
}
