import type { Vendor } from './vendor.ts';

/** What of a vendor tells its names. */
export type NamedVendor = Pick<Vendor, 'slug' | 'hosts' | 'pageOf'> & Partial<Pick<Vendor, 'category'>>;

/** Categories of vendors that are many and little known: what is called after them is more often something else. */
const UNNAMED_CATEGORIES: ReadonlySet<string> = new Set(['devices', 'public-data', 'widgets']);

/** Names of vendors that are words of their own, as they stand in names of packages: they alone say nothing. */
export const COMMON_WORDS = new Set(
  'abstract acoustic adapter adjust affinity affirm agora akahu akamai alchemy alloy amity amplitude anchor anvil apimatic apple arcade argos argos-ci arkham arthur artillery assembla astra async atome atomic attention autumn availity avian axiom backlog backtrace badge bale bandwidth banked bark basin batch beam beamer benefit bento bevy bill billy bird blackboard bling blink blip bolt bonsai box branch bread breeze brex brick bring brite browser-use bubble buddy buffer buk bunny button bux cacher canto captions carbone caruso cascade castle census chalk chameleon checkbox checklist chip chorus cicero circle clarify classy clay clever click clickpay clio clip close clover cobalt coconut coda codegen codesandbox codex coiled column comet concord conductor confidence convex coordinadora copper cordial correos cortex cosmic courier crisp crossbeam crystallize currents cursor daily dana datalab debounce depot deputy device devin dialer dicebear digits dinero direct-data directdata discourse ditto dock docker domain drift drip dune duo dust economic elastic eligible elliptic elm emailjs embeddable embrace emma empower encore enigma envoy epsilon eraser event exact exist expel expo expose expresspay extend face factorial fellow felt file-io fileio finch fingerprint fireworks first fixer flare flashpoint float flock folk formio fountain framer fred freelancer front frontier fulcrum fulfil fusion futu gamma gemini genius ghost gleam glean glide golden gong google grab grafana grain granola graphite grayscale griffin grist groove guardian guru harmonic harness harvest hatchet healthchecks heap helpdesk here highlight hiro hive honeycomb hopin host hover html2pdf huddle humanity hume hund hunter immutable impact incode increase indent index indicative insider insights inspector instabot instrumental intervals intruder invoiced iterable jamie jellyfish jina job joker june jupiter karbon keen keep kernel ketch keygen kick kimi knock koala konnect kontur kook kora korba kraken kuna label lambda lark later latitude lattice lava leap legal lens letta level lever liftoff lightning limit line linear link linq lob loco looker loom loops lucid lulu luma lumos luna lunar lydia mackerel magalu magic magpie make mantle mapp marigold martian massive materialize maxim maya maze medium meest mega megaphone melissa membrane memset mend mention mercury merge mergent mesh metal metered meticulous microsoft middle middleware miso-ai mobile-message mobilemessage modal mode modo moka momento mono moonshot morning morph motion motive mouse mural mux nacelle namespace needle neon nest netcore network nile nimble noko nomic noon noticeable notifi nova novel novita novu octagon octopus odoo okra omnivore opal open oracle orb orbit ordinal oto paddle pancake pangle pantheon pantry parallel param particle passage patch pave payme payment percy perfecto persona phantom phase phonic photon phrase piano pika ping pinwheel pitch placid plain plane plausible plex pocket podium poka polar port posti postscript precisely prefix prelude preset primary primer prisma prive privy profound prompt propertydata proton provider prowl proxy push pushed pushy pylon qualia radar ragie railway raindrop ramp recharge record red-hat redhat redis redo redox refiner regula relace relativity remote render replay replay-io replayio replicate represent repro resemble resend ricardo rime roam roaring robin roblox roller rossum route rubygems rumble runway safe sage salad samco sapling sapo sare scalar scenario schematic seam secure sedna segment seismic semaphore sendo sense sensible serper seven shade shake shipit shortcut sieve sift simple simple-api simpleapi simplex singular skip slab sleeper sleuth slido smart smartid smarty snowplow soda soda-cloud solaris sonic spaceship spider spike splash split sprig spur squad square squid stability stack stack-exchange stackexchange stainless stamp stamped starken starling steady steam steel sterling stitch stone store strapi streak stream strike stuart submodel sumit superblocks surge swan switch symbol sympa syncro synthetic talana tally tambo tanda tango teamwork teleport tempo temporal terra tidal tigris tiki tilled timely tink toast tochka together token toman topk torii trace track transcend trax tray tree triage trigger trolley trophy trove trunk tulip tune twenty twist twisto two tyro unas uniform uniswap unit unity universe unleash unstructured upgates uphold upstage upwind valley valr value vectorize vend venice verb verse verve vibe vida vital voyage watershed wave web-scraper webpay webscraper widen windmill windsurf wing wise wiser wish woodpecker workable workday writer yuki zapper zepto zero zoko zone zoom'.split(
    ' ',
  ),
);
const WORD_LENGTH_MIN = 4;

/** Names that vendors go by, each of one vendor alone: their slugs and the names of their domains. */
export function collectWords(vendors: readonly NamedVendor[]): ReadonlyMap<string, string> {
  return new Map(
    [...claimWords(vendors)].flatMap(([word, slugs]) => {
      const owner = isTelling(word) ? findOwner(word, slugs) : undefined;
      return owner === undefined ? [] : [[word, owner] as const];
    }),
  );
}

/** The same, with all vendors that go by a word. */
export function claimWords(vendors: readonly NamedVendor[]): ReadonlyMap<string, ReadonlySet<string>> {
  const claimed = new Map<string, Set<string>>();
  for (const { slug, category, hosts, pageOf } of vendors) {
    if (pageOf !== undefined || UNNAMED_CATEGORIES.has(category ?? '')) continue;
    const joined = slug.replaceAll('-', '');
    const domains = hosts
      .map(({ host, suffix, hosting }) => (hosting === true ? '' : (host ?? suffix ?? '')))
      // Before the dear question for the domain: few hosts are called as the vendor.
      .filter((host) => host.includes(joined))
      .map((host) => domainOf(host).split('.')[0] ?? '')
      // Of a domain such as windows.net the name is a word of its own.
      .filter((label) => label.includes(joined));
    for (const word of [slug, joined, ...domains]) claimed.set(word, (claimed.get(word) ?? new Set()).add(slug));
  }
  return claimed;
}

/** Whose word it is: the vendor's whose slug it is, or the only one's who goes by it. */
export function findOwner(word: string, slugs: ReadonlySet<string>): string | undefined {
  return slugs.has(word) ? word : slugs.size === 1 ? [...slugs][0] : undefined;
}

/** Whether a word says by itself that a vendor is meant. */
export function isTelling(word: string): boolean {
  return word.length >= WORD_LENGTH_MIN && !COMMON_WORDS.has(word);
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
