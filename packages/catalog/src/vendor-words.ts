import type { Vendor } from './vendor.ts';

/** What of a vendor tells its names. */
export type NamedVendor = Pick<Vendor, 'slug' | 'hosts' | 'pageOf'>;

/** Names of vendors that are words of their own, as they stand in names of packages: they alone say nothing. */
export const COMMON_WORDS = new Set(
  'acoustic adjust affirm agora akamai alchemy alloy amity amplitude anvil apimatic apple arcade argos argos-ci async atomic attention availity axiom backlog bale bandwidth bark basin beamer bento blackboard bolt bonsai box branch brex bring browser-use bubble buddy buffer bunny cacher canto captions census chorus cicero circle clarify classy clay clio close cobalt coconut coda codegen codesandbox comet concord convex cordial cortex cosmic courier crisp crystallize currents cursor daily debounce depot deputy devin dialer dicebear digits discourse ditto docker dune duo economic elastic elliptic emailjs embrace emma encore enigma envoy epsilon eraser exist expel expo expose face factorial fellow file-io fileio fingerprint fireworks first float flock formio fred front frontier fulcrum gamma gemini genius ghost gleam glean glide gong google grafana grain granola graphite grayscale griffin grist groove guru harness heap here hive honeycomb hopin hover html2pdf huddle humanity hume hund impact increase indent index indicative insider insights inspector instabot intervals iterable jamie jellyfish jina joker june jupiter keen kernel ketch keygen kick kimi knock koala kook kraken later latitude lattice letta lever line linear lob loco looker loom loops lucid lulu luma lumos magic make mantle marigold martian massive maxim maze mega memset mend mention mercury merge metal metered meticulous microsoft middleware modal mode momento moonshot morph motive mural mux nacelle namespace needle neon nest nile nimble noko nomic novita novu octagon odoo opal oracle orb ordinal paddle pantheon pantry parallel particle passage patch pave percy persona phase phonic photon piano pika ping pinwheel plain plausible plex pocket podium poka polar port preset prisma prive privy proton prowl pushed pushy pylon qualia ragie railway ramp recharge red-hat redhat redis redo redox refiner render replicate resend rime roam robin roblox roller rossum route rubygems rumble runway sage salad sapling scenario schematic sedna segment seismic semaphore sense sensible serper seven shade sieve sift simplex slab sleuth smarty snowplow solaris sonic spaceship spider split spur square squid stability stamped starling steel strapi streak stream strike stuart surge swan teamwork teleport tempo temporal tidal tigris tink together torii transcend trophy tulip tune twenty twist uniswap unit unity universe unleash unstructured uphold upstage valley vectorize vend venice vibe voyage watershed wave web-scraper webscraper windmill wise wiser woodpecker workday writer zone zoom'.split(
    ' ',
  ),
);
const WORD_LENGTH_MIN = 4;

/** Names that vendors go by, each of one vendor alone: their slugs and the names of their domains. */
export function collectWords(vendors: readonly NamedVendor[]): ReadonlyMap<string, string> {
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

/** Labels under which the registries of countries put names. */
const SECOND_LEVEL = ['ac', 'co', 'com', 'edu', 'go', 'gob', 'gov', 'ne', 'net', 'nom', 'or', 'org'];

/** The last two labels, or three under a country's second level such as `co.uk`. Only for suggestions, never to match. */
export function domainOf(host: string): string {
  const labels = host.replace(/^\*\./, '').split('.');
  const isSecondLevel =
    labels.length > 2 && SECOND_LEVEL.includes(labels.at(-2) ?? '') && (labels.at(-1)?.length ?? 0) === 2;
  return labels.slice(isSecondLevel ? -3 : -2).join('.');
}
