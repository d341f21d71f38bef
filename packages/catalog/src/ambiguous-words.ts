/**
 * Names of vendors that programs also use for something of their own: in the name of a variable or a part they alone say nothing. What
 * is ambiguous even in the name of a package stands in `vendor-words.ts`.
 */
export const AMBIGUOUS_WORDS: ReadonlySet<string> = new Set(
  'abstract discourse adapter affinity allium alma altitude anaconda aspect assembla astra attentive avatar avian awin badge bandit base batch bauplan beam bill billing bird bland bling blink bolt bouncer bread bria broker canva carbone carto cascade castle chalk chameleon checklist claid classlink clever cloud clover cockroach cockroachdb coiled column copper credo crossbeam crystal custify dandelion data8 databox datalab delighted demio device dialpad didit discourse distributed dock doctrine domo doppel draft drift drip dune earthly empower encharge epost estuary etsy event exact extend fairing fauna fellow fern filestack finch finix firebolt fixer flare flink folk formsite forte fortis founder fulfil fulfillment fusion galadriel genius gist glean golden guardian hail harmonic harvest hashnode hatchet headway hibachi highlight hologram honcho horizon host hostaway hunter indeed instantly intruder invoiced ironclad iterate jasper job jobber junction juro keep keeper kernel ketch knack lambda landbot lark later launchable leap legal level lightning limit link linkup liveagent livechat logfire luna lunar mambu manatal maya medium megaphone melio melissa membrane mercury merge mesh metal middle middleware mobilepay modern monday mono motion mouse namely network nexus nifty nightfall ninety nova novel nutrient opay open openlayer optimole orbit ordway otter oura outreach overloop pagertree paragon param passage passio patch paygate payment pec phrase pinboard pitch planful pluto podia portable postman prefix prelude preset primer profound prom prompt provider proxy push quay quora radar readwise record rede relace remote render resemble resy reverb revolt rewardful ringover riverty roam robin routable runa safe sage salad sanity sardine scalar schematic seam searchapi secure sequence shake shortcut sigma signable simple singular skip sleeper smart speakeasy spike sprig squad stack stainless stairwell stamp station stax steady steam stima stitch stone store stores stream submodel swell swish switch symbol synthetic tabby tally tango teller tempo terra thunes tilled timely tisane toast token toman topk torii trace track tray tree treez triage trigger twist uis uniform unit unity updown userback userflow userfront userlist uservoice value vanta vantage verb vero verse virtuous vital widen windsurf wing wistia wonder workable workpath worldnet zapper zero zoom'.split(
    ' ',
  ),
);

/** First words of a variable that make a vendor's name with the next one only by chance: `USER_LIST_KEY` is not Userlist's. */
export const CHANCE_STARTS: ReadonlySet<string> = new Set(
  'currency via test live user send check data form host link log mail mobile push pipe quick secure simple work time sign shop sales page on up web bulk http group file event get plan post gift key code device auto two new high my all in out one big site smart job tax talk tap wave search news weather name flight sms api app pay cash ship book face id ip pdf doc docs text voice video chat call map maps team open free fast full help hot cloud net home bank card card coin crypto tick token trade air sky sun blue red green black white'.split(
    ' ',
  ),
);

/** Names that these words begin and that everybody writes in two: `PAY_PAL`, `PayPal`. */
export const SPLIT_NAMES: ReadonlySet<string> = new Set(
  'currencylayer currencybeacon currencyfreaks paypal mailchimp mailgun mailjet newrelic linkedin posthog postmark postman sendgrid sendbird pushover datadog workos taxjar shopify onesignal logrocket openai openrouter opencage openweather openfigi facebook coinbase coingecko cloudinary airtable redis helpscout hotjar homeassistant checkout fastly mapbox maptiler tapfiliate freshdesk netlify netsuite teamviewer blueskyweb openrouteservice'.split(
    ' ',
  ),
);

/** Of the names that are words, those that no program gives to keys of its own: `VOYAGE_API_KEY`, but not `EVENT_API_KEY`. */
export const KEYED_WORDS: ReadonlySet<string> = new Set(
  'acoustic affinity affirm agora akamai alchemy amity amplitude anaconda anvil apimatic argos assembla attentive autumn availity bandwidth basin bauplan beamer bento blackboard bland brex bria bunny canto canva carbone carto castle cicero claid classlink clever clio cobalt coconut codegen codesandbox concord convex cordial cortex cosmic courier crisp crossbeam crystallize dandelion databox datalab debounce dialpad dicebear discourse ditto domo dune emailjs embrace emma encharge enigma envoy epsilon etsy fauna filestack fingerprint finix firebolt fireworks fixer flagsmith formio formsite fortis fountain galadriel gamma genius gleam glean gong grafana granola graphite grist groove harmonic harness harvest hashnode hatchet helicone honcho honeycomb hopin hostaway html2pdf hume hunter indeed instabot ironclad iterable jasper jellyfish jina juro ketch keygen kimi knock koala landbot latitude letta linkup liveagent livechat lob logfire looker loops lulu luma lumos mambu manatal marigold melio melissa mercury meticulous modal moonshot morph mural mux neon nightfall nomic novita novu octagon odoo openlayer oura outreach overloop paddle pagertree pantheon percy persona pinboard pinwheel placid planful plausible podia postman postscript privy productboard profound pylon qualia quay quora ragie readwise refiner relace replicate resemble resend rime roblox runway sanity sardine searchapi serper sleuth smarty snowplow sprig stability stuart tally teleport tigris together topk torii trophy uniswap unstructured upstage userback userflow userlist uservoice vanta vectorize venice vero voyage watershed webscraper windmill windsurf wistia woodpecker workable workday writer zoom'.split(
    ' ',
  ),
);
