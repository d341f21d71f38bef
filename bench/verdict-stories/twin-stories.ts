// Incidents as postmortems tell them, each beside one of the other side that looks like it.
import {
  both,
  deploys,
  everywhere,
  failing,
  ofDeployment,
  ofVendor,
  postsAt,
  project,
  story,
  within,
} from './story.ts';
import type { Failure, Hit, Story } from './story.ts';

const one = [project('shop')];
const half: Hit = ({ instance }) => instance < 2;
const ofShop: Hit = ({ project: name }) => name === 'shop';

/** So many of the hit calls fail as time goes on: none at first, `most` after `minutes`. */
function growing(hit: Hit, most: number, minutes: number, how: Failure): Pick<Story, 'fails'> {
  return { fails: (call) => (hit(call) ? [Math.min(most, (most * call.minute) / minutes), how] : undefined) };
}

const accounts: Story['tags'] = ({ account }) => ({ account });
const lab = project('lab', { environment: 'staging', endpoints: ['/v1/charges'] });
/** Accounts, or features of ours, that have the new release by then. */
const rolledOut = (name: string, minute: number): boolean => Number(name.slice(1)) <= 1 + minute / 6;

const THEIRS: readonly Story[] = [
  story('twins: one cause', 'two vendors go down three minutes apart', 'them', {
    vendors: 4,
    ...failing(({ vendor, minute }) => (vendor === 0 && minute >= 0) || (vendor === 1 && minute >= 3), 0.8, 'gateway'),
  }),
  story('twins: canary', 'five per cent of the vendor have its bad release', 'them', failing(ofVendor, 0.05, 'server')),
  story('twins: rollout', 'the bad release of the vendor reaches account after account', 'them', {
    ...failing((call) => ofVendor(call) && rolledOut(call.account, call.minute), 0.9, 'server'),
    tags: accounts,
  }),
  story('twins: storm', 'an outage, five retries of all, and 429 once it is back', 'them', {
    retries: 5,
    fails: (call) =>
      ofVendor(call) ? [call.minute < 8 ? 0.9 : 0.3, call.minute < 8 ? 'gateway' : 'limited'] : undefined,
  }),
  story('twins: DNS', 'the vendor moved, and half of our instances still ask the old address', 'them', {
    ...failing(both(ofVendor, half), 1, 'timeout'),
    tags: ({ instance }) => ({ instance: `i${instance}` }),
  }),
  story(
    'twins: drain',
    'the pool of the vendor runs dry over twenty minutes',
    'them',
    growing(ofVendor, 0.4, 20, 'gateway'),
  ),
  story('twins: sandbox', 'the sandbox of the vendor is down, production is fine', 'them', {
    projects: [project('shop'), project('mail'), lab],
    ...failing(
      both(ofVendor, ({ environment }) => environment === 'staging'),
      1,
      'gateway',
    ),
    watched: 'lab',
  }),
  story('twins: queue', 'calls that were queued go out six times as often after it is back, and are slow', 'them', {
    traffic: ({ minute }) => (minute >= 8 && minute < 14 ? 6 : 1),
    fails: (call) => (ofVendor(call) && call.minute < 14 ? [0.8, call.minute < 8 ? 'gateway' : 'slow'] : undefined),
    endsAt: 14,
  }),
  story(
    'twins: clock',
    'the clock of the vendor is wrong, and it refuses all signatures',
    'them',
    failing(ofVendor, 1, 'auth'),
  ),
  story('twins: certificate', 'that of the vendor expired', 'them', failing(ofVendor, 1, 'tls')),
  story('twins: IPv6', 'the vendor answers on IPv4 only', 'them', failing(both(ofVendor, half), 1, 'timeout')),
  story(
    'twins: routes',
    'the gateway of the vendor answers 404 to everything',
    'them',
    failing(ofVendor, 1, 'missing'),
  ),
  story('twins: 429', 'the vendor sheds load, one project, nothing said of quotas', 'them', {
    projects: one,
    ...failing(ofVendor, 0.5, 'limited'),
  }),
  story('twins: cut-over', 'its maintenance takes calls down as we deploy', 'them', {
    projects: [project('shop', { deployment: deploys('v2', 0) }), project('mail'), project('admin')],
    ...failing(ofVendor, 0.9, 'gateway'),
    page: (page, minute) => minute === -5 && page.maintain(),
  }),
  story('twins: edge', 'an edge of the vendor fails in one region, of two projects', 'them', {
    projects: [
      project('shop', { regions: ['eu-west-1', 'us-east-1'] }),
      project('mail', { regions: ['eu-west-1', 'us-east-1'] }),
    ],
    ...failing(
      both(ofVendor, ({ region }) => region === 'eu-west-1'),
      0.6,
      'timeout',
    ),
  }),
];

const OURS: readonly Story[] = [
  story('twins: one cause', 'two vendors that only one project of ours cannot reach', 'us', {
    vendors: 4,
    ...failing(
      both(ofShop, ({ vendor, minute }) => vendor < 2 && minute >= 0),
      0.9,
      'refused',
    ),
  }),
  story('twins: canary', 'one of twenty instances has our bad release', 'us', {
    projects: [
      project('shop', {
        instances: 20,
        deployment: (minute, instance) => (instance === 0 && minute >= 0 ? 'v2' : 'v1'),
      }),
      project('mail'),
    ],
    ...failing(ofDeployment('v2'), 1, 'server'),
  }),
  story('twins: rollout', 'our flag reaches one feature after another', 'us', {
    projects: [project('shop', { features: ['f1', 'f2', 'f3', 'f4'] }), project('mail')],
    ...failing((call) => both(ofVendor, ofShop)(call) && rolledOut(call.feature, call.minute), 0.9, 'rejected'),
  }),
  story('twins: storm', 'a loop of ours calls eight times as often, and is limited', 'us', {
    traffic: ({ project: name, minute }) => (name === 'shop' && minute >= 0 ? 8 : 1),
    ...failing(both(ofVendor, ofShop), 0.7, 'limited'),
  }),
  story('twins: DNS', 'half of the instances of one project resolve no vendor', 'us', {
    ...failing(both(everywhere, ofShop, half), 1, 'dns'),
    tags: ({ instance }) => ({ instance: `i${instance}` }),
  }),
  story(
    'twins: drain',
    'the event loop of one project gets slower over twenty minutes',
    'us',
    growing(both(everywhere, ofShop), 0.8, 20, 'stood'),
  ),
  story('twins: sandbox', 'the key of our staging is wrong', 'us', {
    projects: [project('shop'), project('mail'), lab],
    ...failing(
      both(ofVendor, ({ environment }) => environment === 'staging'),
      1,
      'auth',
    ),
    watched: 'lab',
  }),
  story('twins: clock', 'the clock of one project is half an hour ahead, and its signatures are refused', 'us', {
    vendors: 4,
    projects: [project('shop', { aheadMinutes: 30 }), project('mail'), project('admin')],
    ...failing(both(everywhere, ofShop), 1, 'auth'),
  }),
  story(
    'twins: certificate',
    'the client certificate of one project expired',
    'us',
    failing(both(ofVendor, ofShop), 1, 'tls'),
  ),
  story('twins: IPv6', 'we reach nobody over IPv6', 'us', {
    vendors: 4,
    ...failing(both(everywhere, half), 1, 'timeout'),
  }),
  story('twins: routes', 'a new release of one project calls paths that do not exist', 'us', {
    projects: [project('shop', { deployment: deploys('v2', 0) }), project('mail'), project('admin')],
    ...failing(ofDeployment('v2'), 1, 'missing'),
  }),
  story(
    'twins: 429',
    'one project is over its quota, and nothing says so',
    'us',
    failing(both(ofVendor, ofShop), 0.5, 'limited'),
  ),
  story('twins: SDK', 'a release whose client retries five times is limited', 'us', {
    projects: [project('shop', { deployment: deploys('v2', 0, 1) }), project('mail'), project('admin')],
    retries: 5,
    ...failing(ofDeployment('v2'), 0.6, 'limited'),
  }),
  story('twins: cut-over', 'we cut over without a secret while the vendor maintains something', 'us', {
    projects: [project('shop', { deployment: deploys('green', 0) }), project('mail'), project('admin')],
    ...failing(ofDeployment('green'), 1, 'auth'),
    page: (page, minute) => minute === -5 && page.maintain(),
  }),
  story('twins: edge', 'our nodes of one region lose calls to all vendors', 'us', {
    vendors: 4,
    projects: [
      project('shop', { regions: ['eu-west-1', 'us-east-1'] }),
      project('mail', { regions: ['eu-west-1', 'us-east-1'] }),
    ],
    ...failing(
      both(everywhere, ({ region }) => region === 'eu-west-1'),
      0.6,
      'timeout',
    ),
  }),
];

const FINE: readonly Story[] = [
  story('twins: fine', 'a queue that was held back goes out six times as often', 'fine', {
    expects: ['healthy'],
    traffic: ({ minute }) => (minute >= 0 && minute < 6 ? 6 : 1),
  }),
  story('twins: fine', 'an outage of three minutes, ten minutes before we deploy, and the page goes on', 'fine', {
    expects: ['not_affecting_you', 'cannot_say'],
    projects: [project('shop', { deployment: deploys('v2', 0) }), project('mail'), project('admin')],
    ...failing(
      within((call) => call.vendor === 0 && call.minute >= -13, -10),
      0.9,
      'gateway',
    ),
    page: postsAt(-12),
  }),
];

/** Every one of them. Three days of past are enough for what is usual to be trusted. */
export const TWIN_STORIES: readonly Story[] = [...THEIRS, ...OURS, ...FINE].map((one) => ({ ...one, pastDays: 3 }));
