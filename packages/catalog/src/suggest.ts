import type { Ecosystem } from '@upriver/contract';
import { normalizePackageName } from './package-name.ts';
import { plainnessOf } from './plain-packages.ts';
import type { PackageClass, PackagePattern, Vendor } from './vendor.ts';

/** A vendor that something unknown may belong to, and why. A suggestion never links; a person accepts it. */
export interface Suggestion {
  readonly slug: string;
  readonly reason: string;
}

/** What is unknown: a package, or a host; `isHosted` for somebody's own application under a hosting vendor's domain. */
export type Unknown =
  | { readonly ecosystem: Ecosystem; readonly name: string }
  | { readonly host: string; readonly isHosted?: boolean };

const SUGGESTIONS_MAX = 3;

/** Vendors that unknown things may belong to. */
export type Suggester = (unknown: Unknown) => Suggestion[];

/**
 * Vendors with the same npm scope, Maven group, NuGet prefix, Go or action owner, or domain as something unknown. Offline, from
 * these vendors alone.
 */
export function suggestVendors(unknown: Unknown, vendors: readonly SuggestedVendor[]): Suggestion[] {
  return createSuggester(vendors)(unknown);
}

/** What suggestions are made from. */
export type SuggestedVendor = Pick<Vendor, 'slug' | 'hosts' | 'packages' | 'pageOf'>;

/** The same for many: looks at every vendor once. */
export function createSuggester(vendors: readonly SuggestedVendor[]): Suggester {
  const domains = new Map<string, Suggestion[]>();
  const owners = new Map<string, Suggestion[]>();
  const words = collectWords(vendors);
  for (const vendor of vendors) {
    // What is unknown may belong to a vendor, whichever of its pages reports it.
    const slug = vendor.pageOf ?? vendor.slug;
    for (const { host, suffix, hosting } of vendor.hosts) {
      const text = host ?? suffix ?? '';
      const domain = domainOf(text);
      if (hosting !== true) note(domains, domain, slug, `its host ${text} is in the same domain, ${domain}`);
    }
    for (const [ecosystem, patterns] of Object.entries(vendor.packages) as [Ecosystem, readonly PackagePattern[]][])
      for (const pattern of patterns) {
        const text = patternText(ecosystem, pattern);
        const owner = ownerOf(ecosystem, text);
        if (owner !== undefined && OWN_CLASSES.includes(pattern.class ?? 'A'))
          note(owners, `${ecosystem}:${owner}`, slug, `its package ${text} has the same owner, ${owner}`);
      }
  }
  // What packages of many vendors share is a framework or a hoster, and says nothing.
  const few = (found: Suggestion[]): Suggestion[] => (found.length > SUGGESTIONS_MAX ? [] : found);
  return (unknown) => {
    if ('host' in unknown) return few(domains.get(domainOf(unknown.host)) ?? []);
    const { ecosystem, name } = unknown;
    const plainness = plainnessOf(ecosystem, name);
    if (plainness === 'plain' || ecosystem === 'docker') return [];
    const named = few(findNamed(ecosystem, name, words));
    if (named.length > 0 || plainness !== undefined || isAccountOfMany(ecosystem, name)) return named;
    return few(owners.get(`${ecosystem}:${packageOwner(ecosystem, name) ?? ''}`) ?? []);
  };
}

/** Accounts of code hosts, and PHP's vendor names, carry libraries of all kinds: there a name must hold the vendor's. */
function isAccountOfMany(ecosystem: Ecosystem, name: string): boolean {
  if (['composer', 'githubactions', 'golang', 'swift'].includes(ecosystem)) return true;
  return ecosystem === 'maven' && /^(?:com|io|org)\.(?:github|gitlab|google|apache)\b/.test(name);
}

/** Names of vendors that are words of their own, as they stand in names of packages: they alone say nothing. */
const COMMON_WORDS = new Set(
  'acoustic adjust affirm agora akamai alchemy alloy amity amplitude anvil apimatic apple arcade argos argos-ci async atomic attention availity axiom backlog bandwidth bark basin beamer bento blackboard bolt bonsai box branch brex bring browser-use bubble buddy buffer bunny cacher canto captions census chorus cicero circle clarify classy clay clio close cobalt coconut coda codegen codesandbox comet concord convex cordial cortex cosmic courier crisp crystallize currents cursor daily debounce depot deputy devin dialer dicebear digits discourse ditto docker dune duo economic elastic elliptic emailjs embrace emma encore enigma envoy epsilon eraser exist expel expo expose face factorial fellow file-io fileio fingerprint fireworks first float flock formio fred front frontier fulcrum gamma gemini genius ghost gleam glean glide gong google grafana grain granola graphite grayscale griffin grist groove guru harness heap here hive honeycomb hopin hover html2pdf huddle humanity hume hund impact increase indent index indicative insider insights inspector instabot intervals iterable jamie jellyfish jina june jupiter keen kernel ketch keygen kick kimi knock koala kook kraken later latitude lattice letta lever line linear lob loco looker loom loops lucid lulu luma lumos magic make mantle marigold martian massive maxim maze mend mention mercury merge metal metered meticulous microsoft middleware modal mode momento moonshot morph motive mural mux nacelle namespace needle neon nest nile nimble noko nomic novita novu octagon odoo opal oracle orb ordinal paddle pantheon pantry parallel particle passage patch pave percy persona phase phonic photon piano pika pinwheel plain plausible plex pocket podium poka polar port preset prisma prive privy proton prowl pushed pushy pylon qualia ragie railway ramp recharge red-hat redhat redis redo redox refiner render replicate resend rime roam robin roblox roller rossum route rubygems rumble runway sage salad sapling scenario schematic sedna segment seismic semaphore sense sensible serper seven shade sieve sift simplex slab sleuth smarty snowplow solaris sonic spaceship spider split spur square squid stability stamped starling steel strapi streak stream strike stuart surge swan teamwork teleport tempo temporal tidal tigris tink together torii transcend trophy tulip tune twenty twist uniswap unit unity universe unleash unstructured uphold upstage valley vectorize vend venice vibe voyage watershed wave web-scraper webscraper windmill wise wiser woodpecker workday writer zoom'.split(
    ' ',
  ),
);
const WORD_LENGTH_MIN = 4;

/** Names that vendors go by, each of one vendor alone: their slugs and the names of their domains. */
function collectWords(vendors: readonly SuggestedVendor[]): ReadonlyMap<string, string> {
  const claimed = new Map<string, Set<string>>();
  for (const { slug, hosts, pageOf } of vendors) {
    if (pageOf !== undefined) continue;
    const joined = slug.replaceAll('-', '');
    const domains = hosts
      .flatMap(({ host, suffix, hosting }) => (hosting === true ? [] : domainOf(host ?? suffix ?? '').split('.')[0]))
      // Of a domain such as windows.net the name is a word of its own.
      .filter((label) => label !== undefined)
      .filter((label) => label.includes(joined));
    for (const word of [slug, joined, ...domains]) claimed.set(word, (claimed.get(word) ?? new Set()).add(slug));
  }
  return new Map(
    [...claimed].flatMap(([word, slugs]) => {
      const owner = slugs.has(word) ? word : slugs.size === 1 ? [...slugs][0] : undefined;
      const isTelling = word.length >= WORD_LENGTH_MIN && !COMMON_WORDS.has(word);
      return isTelling && owner !== undefined ? [[word, owner] as const] : [];
    }),
  );
}

/** The most words that a vendor's name has. */
const WORDS_MAX = 3;

/** Vendors whose name stands in the name of a package as whole words. */
function findNamed(ecosystem: Ecosystem, name: string, words: ReadonlyMap<string, string>): Suggestion[] {
  // A module's source is an address, and no provider's name.
  if (ecosystem === 'terraform' && !/^[^/.]+\/[^/.]+$/.test(name)) return [];
  const tokens = withoutHost(ecosystem, normalizePackageName(ecosystem, name).toLowerCase())
    .split(/[^a-z0-9]+/)
    .filter((token) => token !== '');
  const found = new Map<string, string>();
  for (const from of tokens.keys())
    for (let length = 1; length <= WORDS_MAX; length += 1) {
      const word = tokens.slice(from, from + length).join('-');
      const slug = words.get(word);
      if (slug !== undefined) found.set(slug, word);
    }
  return [...found].map(([slug, word]) => ({ slug, reason: `its name contains "${word}"` }));
}

/** The name without where its code is hosted. */
function withoutHost(ecosystem: Ecosystem, name: string): string {
  if (ecosystem === 'golang' || ecosystem === 'swift') return name.replace(/^[^/]+\/(?:[^/]+\/(?=.))?/, '');
  if (ecosystem === 'maven') return name.replace(/^(?:com|io)\.(?:github|gitlab)\./, '');
  return name;
}

/** Classes of packages that a vendor publishes itself: only these show whose a scope or group is. */
const OWN_CLASSES: readonly PackageClass[] = ['A', 'B', 'E'];

function note(known: Map<string, Suggestion[]>, key: string, slug: string, reason: string): void {
  const list = known.get(key) ?? [];
  known.set(key, list);
  if (list.every((one) => one.slug !== slug)) list.push({ slug, reason });
}

/** Who publishes a package, as far as its name shows: an npm scope, a Maven group, an account; undefined where it says nothing. */
export function packageOwner(ecosystem: Ecosystem, name: string): string | undefined {
  return ownerOf(ecosystem, normalizePackageName(ecosystem, name));
}

function patternText(ecosystem: Ecosystem, pattern: PackagePattern): string {
  return normalizePackageName(ecosystem, pattern.name ?? pattern.module ?? pattern.group ?? `${pattern.prefix ?? ''}x`);
}

function ownerOf(ecosystem: Ecosystem, name: string): string | undefined {
  switch (ecosystem) {
    case 'npm':
      return /^(@[^/]+)\//.exec(name)?.[1];
    case 'maven':
      return /^((?:io|com)\.(?:github|gitlab)\.[^.:]+|[^.:]+\.[^.:]+)/.exec(name)?.[1];
    case 'nuget':
      return /^([^.]+)\./.exec(name)?.[1];
    case 'golang':
    case 'swift':
      // At a hoster of many, the part after it is the owner.
      return /^((?:bitbucket\.org|github\.com|gitlab\.com|gopkg\.in)\/[^/]+|[^/]+)\//.exec(name)?.[1];
    case 'composer':
    case 'githubactions':
    case 'terraform':
      return /^([^/]+)\//.exec(name)?.[1];
    default:
      return undefined;
  }
}

/** Labels under which the registries of countries put names. */
const SECOND_LEVEL = ['ac', 'co', 'com', 'edu', 'go', 'gob', 'gov', 'ne', 'net', 'nom', 'or', 'org'];

/** The last two labels, or three under a country's second level such as `co.uk`. Only for suggestions, never to match. */
export function domainOf(host: string): string {
  const labels = host.replace(/^\*\./, '').split('.');
  const isSecondLevel =
    labels.length > 2 && SECOND_LEVEL.includes(labels.at(-2) ?? '') && (labels.at(-1)?.length ?? 0) === 2;
  return labels.slice(isSecondLevel ? -3 : -2).join('.');
}
