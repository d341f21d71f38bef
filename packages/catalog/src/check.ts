import type { Ecosystem } from '@upriver/contract';
import { normalizePackageName } from './package-name.ts';
import type { HostPattern, PackagePattern, Vendor } from './vendor.ts';

/** Something about the catalog that a person should look at. */
export interface Finding {
  readonly slug: string;
  readonly message: string;
}

/** Suffixes under which anybody has a name: a pattern as wide as these would claim other people's calls. */
const PUBLIC_SUFFIXES = new Set(
  'ac.uk ai app biz ca cc cloud co co.in co.jp co.kr co.nz co.uk co.za com com.au com.br com.cn com.mx com.sg com.tr de dev eu fr gg gov.uk host in info io jp me net nl online org org.uk pro run sh site so space tech to tv uk us xyz'.split(
    ' ',
  ),
);
/** Suffixes whose first label is a customer's own name or program. */
const SHARED_SUFFIXES = new Set(
  'akamai.net akamaihd.net akamaized.net b-cdn.net cloudfront.net edgecompute.app fastly.net fly.dev github.io herokuapp.com netlify.app hf.space ngrok.io ondigitalocean.app onrender.com pages.dev r2.dev run.app vercel.app web.app workers.dev azurewebsites.net firebaseapp.com'.split(
    ' ',
  ),
);

/** How a name of each ecosystem looks; what is not here is not checked. */
const NAME_SHAPES: Partial<Record<Ecosystem, RegExp>> = {
  npm: /^(?:@[a-z0-9-~][\w.~-]*\/)?[a-z0-9-~][\w.~-]*$/i,
  pypi: /^[a-z0-9](?:[\w.-]*[a-z0-9])?$/i,
  gem: /^[a-z0-9][\w.-]*$/i,
  golang: /^[\w.-]+\.[a-z]+(?:\/[\w.~-]+)*$/i,
  cargo: /^[a-z][\w-]*$/i,
  composer: /^[a-z0-9][\w.-]*\/[a-z0-9][\w.-]*$/,
  maven: /^[\w.-]+:[\w.-]+$/,
  nuget: /^[\w.-]+$/,
  hex: /^[a-z]\w*$/,
  pub: /^[a-z]\w*$/,
  githubactions: /^[\w.-]+\/[\w./-]+$/,
  terraform: /^[\w-]+\/[\w-]+$/,
};

/** Everything doubtful about a catalog, vendor by vendor; empty when all is well. */
export function checkCatalog(vendors: readonly Vendor[]): Finding[] {
  return [
    ...vendors.flatMap(checkVendor),
    ...checkUnique(vendors, (vendor) => [vendor.slug], 'slug'),
    ...checkUnique(vendors, hostKeys, 'host pattern'),
    ...checkUnique(vendors, packageKeys, 'package pattern'),
  ];
}

function checkVendor(vendor: Vendor): Finding[] {
  const problems = [
    ...(/^[a-z0-9]+(?:-[a-z0-9]+)*$/.test(vendor.slug) ? [] : ['slug is not lower-case words with hyphens']),
    ...(vendor.name.trim() === '' ? ['has no name'] : []),
    ...(vendor.sources.length === 0 ? ['cites no source'] : []),
    ...checkPage(vendor),
    ...vendor.hosts.flatMap(checkHost),
    ...Object.entries(vendor.packages).flatMap(([ecosystem, patterns]) =>
      patterns.flatMap((pattern) => checkPackage(ecosystem as Ecosystem, pattern, vendor)),
    ),
    ...checkProducts(vendor),
    ...checkProbe(vendor),
  ];
  return problems.map((message) => ({ slug: vendor.slug, message }));
}

function checkPage({ statusPageUrl, statusPage }: Vendor): string[] {
  const urls = [statusPageUrl, statusPage?.url].filter((url) => url !== null && url !== undefined);
  return [
    ...urls.filter((url) => !/^https:\/\/[^/\s]+/.test(url)).map((url) => `${url} is not an https address`),
    ...(statusPage !== undefined && statusPageUrl === null ? ['has an adapter but no status page'] : []),
  ];
}

/** Below which names of many companies are: whoever claims all of it claims calls to others. */
export function isSharedPattern({ suffix }: HostPattern): boolean {
  return suffix !== undefined && (isPublicSuffix(suffix) || SHARED_SUFFIXES.has(suffix));
}

function isPublicSuffix(suffix: string): boolean {
  return PUBLIC_SUFFIXES.has(suffix) || !suffix.includes('.');
}

function checkHost(pattern: HostPattern): string[] {
  const text = pattern.host ?? pattern.suffix;
  if (text === undefined || (pattern.host !== undefined && pattern.suffix !== undefined))
    return ['a host pattern needs exactly one of host and suffix'];
  const isWide = pattern.suffix !== undefined && isPublicSuffix(text);
  const isShared = pattern.suffix !== undefined && SHARED_SUFFIXES.has(text) && pattern.hosting !== true;
  const isShaped = text
    .split('.')
    .every((label) => label === '*' || /^[a-z0-9_](?:[a-z0-9_-]*[a-z0-9_])?$/.test(label));
  return [
    ...(isWide ? [`${text} is a public suffix`] : []),
    ...(isShared ? [`${text} carries other people's services: mark it as hosting`] : []),
    ...(isShaped ? [] : [`${text} is not a host pattern in lower case`]),
  ];
}

function checkPackage(ecosystem: Ecosystem, pattern: PackagePattern, vendor: Vendor): string[] {
  const kinds = [pattern.name, pattern.prefix, pattern.group, pattern.module].filter((kind) => kind !== undefined);
  if (kinds.length !== 1)
    return [`${ecosystem}: a package pattern needs exactly one of name, prefix, group and module`];
  const shape = NAME_SHAPES[ecosystem];
  const exact = pattern.name ?? pattern.module;
  const isShaped = exact === undefined || shape === undefined || shape.test(exact);
  // Names of Hex, of pub.dev and of environment variables are divided by underscores.
  const boundary = ecosystem === 'hex' || ecosystem === 'pub' ? /_$/ : /[/.-]$|^env:[A-Z0-9_]+_$/;
  const isBounded = pattern.prefix === undefined || boundary.test(pattern.prefix);
  const hasProduct =
    pattern.product === undefined || vendor.products?.some(({ key }) => key === pattern.product) === true;
  return [
    ...(isShaped ? [] : [`${ecosystem}: ${exact ?? ''} does not look like a name of that ecosystem`]),
    ...(isBounded ? [] : [`${ecosystem}: the prefix ${pattern.prefix ?? ''} does not end at a boundary`]),
    ...(hasProduct ? [] : [`${ecosystem}: there is no product ${pattern.product ?? ''}`]),
  ];
}

/** A host that is asked while calls fail must be one that this vendor alone answers for. */
function checkProbe({ probe, hosts }: Vendor): string[] {
  if (probe === undefined) return [];
  return [
    ...(hosts.some(({ host }) => host === probe.host)
      ? []
      : [`probes ${probe.host}, which is none of its exact hosts`]),
    ...(/^\/[\w./-]*$/.test(probe.path) ? [] : [`probes a path that is none: ${probe.path}`]),
  ];
}

function checkProducts({ hosts, products = [] }: Vendor): string[] {
  return hosts
    .filter(({ product }) => product !== undefined && !products.some(({ key }) => key === product))
    .map(({ product }) => `there is no product ${product ?? ''}`);
}

function checkUnique(
  vendors: readonly Vendor[],
  keysOf: (vendor: Vendor) => readonly string[],
  what: string,
): Finding[] {
  const owners = new Map<string, string>();
  return vendors.flatMap((vendor) =>
    keysOf(vendor).flatMap((key) => {
      const owner = owners.get(key);
      owners.set(key, vendor.slug);
      return owner === undefined
        ? []
        : [{ slug: vendor.slug, message: `the ${what} ${key} is also listed by ${owner}` }];
    }),
  );
}

function hostKeys({ hosts }: Vendor): string[] {
  return hosts.map((pattern) => (pattern.host === undefined ? `*.${pattern.suffix ?? ''}` : pattern.host));
}

function packageKeys({ packages }: Vendor): string[] {
  return Object.entries(packages).flatMap(([ecosystem, patterns]) =>
    patterns.map((pattern) => {
      const exact = pattern.name ?? pattern.module ?? pattern.group;
      return exact === undefined
        ? `${ecosystem} ${pattern.prefix ?? ''}*`
        : `${ecosystem} ${normalizePackageName(ecosystem as Ecosystem, exact)}`;
    }),
  );
}
