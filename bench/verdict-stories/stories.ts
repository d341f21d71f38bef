import { BUSY_STORIES } from './busy-stories.ts';
import { COINCIDENCE_STORIES } from './coincidence-stories.ts';
import { END_STORIES } from './end-stories.ts';
import { FIELD_STORIES } from './field-stories.ts';
import { HOSTILE_STORIES } from './hostile-stories.ts';
import { ODD_STORIES } from './odd-stories.ts';
import { POINT_STORIES } from './point-stories.ts';
import {
  credentialOf,
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
import type { Story } from './story.ts';
import { TESTER_STORIES } from './tester-stories.ts';
import { TWIN_STORIES } from './twin-stories.ts';

const one = [project('shop')];
const shopDeploys = (to: string, at: number, every = 0) => [
  project('shop', { deployment: deploys(to, at, every) }),
  project('mail'),
  project('admin', { weight: 0.4 }),
];
const twoRegions = [
  project('shop', { regions: ['eu-west-1', 'us-east-1'] }),
  project('mail', { regions: ['us-east-1'] }),
  project('admin', { regions: ['us-east-1'] }),
];

/** Faults of the vendor. */
const THEIRS: readonly Story[] = [
  story('vendor-wide', 'gateway errors in all projects, page silent', 'them', failing(ofVendor, 0.8, 'gateway')),
  story('vendor-wide', 'all calls fail with 500', 'them', failing(ofVendor, 1, 'server')),
  story('vendor-wide', 'a shallow one, 15 %', 'them', failing(ofVendor, 0.15, 'gateway')),
  story('vendor-wide', 'the page posts after six minutes', 'them', {
    ...failing(ofVendor, 0.6, 'gateway'),
    page: postsAt(6),
  }),
  story('vendor-wide', 'the page cannot be read', 'them', {
    ...failing(ofVendor, 0.6, 'server'),
    page: (page, minute) => minute === -40 && page.fail(),
  }),
  story('vendor-wide', 'one project, page silent', 'them', { projects: one, ...failing(ofVendor, 0.9, 'gateway') }),
  story('vendor-wide', 'one project, the page posts', 'them', {
    projects: one,
    ...failing(ofVendor, 0.9, 'gateway'),
    page: postsAt(4),
  }),
  story('vendor-wide', 'time-outs, other vendors are fine', 'them', failing(ofVendor, 0.7, 'timeout')),
  story('vendor-wide', 'connections are refused', 'them', failing(ofVendor, 1, 'refused')),
  story('vendor-wide', 'calls are slow', 'them', failing(ofVendor, 0.8, 'slow')),
  story('vendor-wide', 'three per cent take thirty times as long', 'them', failing(ofVendor, 0.03, 'slow')),
  story('vendor-wide', 'every call hangs until it is aborted', 'them', failing(ofVendor, 1, 'hang')),
  story(
    'vendor-wide',
    'it flaps',
    'them',
    failing((call) => ofVendor(call) && call.minute % 4 < 2, 0.9, 'gateway'),
  ),
  story('vendor-wide', 'calls are rejected with 400 in all projects', 'them', failing(ofVendor, 0.6, 'rejected')),
  story('vendor-wide', 'it refuses all keys', 'them', failing(ofVendor, 0.9, 'auth')),
  story('vendor-wide', 'it sheds load with 429', 'them', {
    ...failing(ofVendor, 0.5, 'limited'),
    tags: (_call, how) => (how === 'limited' ? { quota: 'left' } : {}),
  }),
  story('vendor holds our connections', 'slow answers use up the pools of all projects', 'them', {
    fails: (call, random) => (ofVendor(call) ? [0.9, random() < 0.6 ? 'slow' : 'held'] : undefined),
  }),
  story('vendor holds our connections', 'time-outs use up the pool of the only project', 'them', {
    projects: one,
    fails: (call, random) => (ofVendor(call) ? [1, random() < 0.4 ? 'timeout' : 'held'] : undefined),
  }),
  story('vendor holds our connections', 'no call of the only project ever comes back', 'them', {
    projects: one,
    ...failing(ofVendor, 1, 'held'),
  }),
  story('vendor-wide', 'maintenance that was announced', 'them', {
    ...failing(ofVendor, 0.7, 'gateway'),
    page: (page, minute) => minute === 0 && page.maintain(),
  }),
  story('vendor part', 'a region that only one project calls from', 'them', {
    projects: twoRegions,
    ...failing((call) => ofVendor(call) && call.region === 'eu-west-1', 0.9, 'gateway'),
  }),
  story('vendor part', 'a region that two projects call from', 'them', {
    projects: [
      project('shop', { regions: ['eu-west-1', 'us-east-1'] }),
      project('mail', { regions: ['eu-west-1'] }),
      project('admin', { regions: ['us-east-1'] }),
    ],
    ...failing((call) => ofVendor(call) && call.region === 'eu-west-1', 0.9, 'gateway'),
  }),
  story('vendor part', 'an endpoint that only one project uses', 'them', {
    projects: [project('shop', { endpoints: ['/v1/charges', '/v1/payouts'] }), project('mail'), project('admin')],
    ...failing((call) => ofVendor(call) && call.endpoint === '/v1/payouts', 0.9, 'server'),
  }),
  story(
    'vendor part',
    'an endpoint that all use',
    'them',
    failing((call) => ofVendor(call) && call.endpoint === '/v1/refunds', 0.9, 'server'),
  ),
  story('vendor part', 'some accounts, which calls name', 'them', {
    ...failing((call) => ofVendor(call) && (call.account === 'a1' || call.account === 'a2'), 0.95, 'server'),
    tags: ({ account }) => ({ account }),
  }),
  story('vendor part', 'some accounts, one project, unnamed', 'them', {
    projects: one,
    ...failing((call) => ofVendor(call) && call.account === 'a1', 0.95, 'server'),
  }),
  story('vendor part', 'production, while its sandbox is fine', 'them', {
    projects: [project('shop'), project('mail'), project('lab', { environment: 'staging', weight: 0.3 })],
    ...failing((call) => ofVendor(call) && call.environment === 'production', 0.8, 'gateway'),
  }),
  story('vendor with bystanders', 'a quiet staging project happens to be fine', 'them', {
    projects: [project('shop'), project('mail'), project('lab', { environment: 'staging', weight: 0.05 })],
    ...failing((call) => ofVendor(call) && call.project !== 'lab', 0.7, 'gateway'),
  }),
  story('vendor with bystanders', 'a cron that calls once or twice a minute happens to be fine', 'them', {
    projects: [project('shop'), project('mail'), project('cron', { weight: 0.04, regions: ['us-east-1'] })],
    ...failing((call) => ofVendor(call) && call.project !== 'cron', 0.5, 'gateway'),
  }),
  story('vendor and deployments', 'it ends as we deploy', 'them', {
    projects: shopDeploys('v2', 8),
    ...failing(within(ofVendor, 8), 0.8, 'gateway'),
    endsAt: 8,
  }),
  story('vendor and deployments', 'we deploy while it lasts', 'them', {
    projects: shopDeploys('v2', 3, 1),
    ...failing(ofVendor, 0.7, 'gateway'),
  }),
  story('vendor and deployments', 'a harmless canary runs', 'them', {
    projects: [
      project('shop', { deployment: (_minute, instance) => (instance === 0 && _minute >= -20 ? 'v2' : 'v1') }),
      project('mail'),
    ],
    ...failing(ofVendor, 0.7, 'gateway'),
  }),
  story('vendor and deployments', 'another project deployed in that very minute', 'them', {
    projects: [project('shop'), project('mail', { deployment: deploys('v2', 0) }), project('admin')],
    ...failing(ofVendor, 0.7, 'server'),
  }),
  story('shared cloud', 'two of four vendors fail everywhere', 'them', {
    vendors: 4,
    ...failing(({ vendor, minute }) => minute >= 0 && vendor < 2, 0.8, 'gateway'),
  }),
  story('vendor recovers', 'it resolves, and calls are well', 'them', {
    ...failing(within(ofVendor, 10), 0.8, 'gateway'),
    page: (page, minute) => {
      postsAt(3)(page, minute);
      if (minute === 11) page.resolve();
    },
    endsAt: 10,
  }),
];

/** Faults of our own; each has a twin above or the other way round. */
const OURS: readonly Story[] = [
  story('deployment', 'bad from instance to instance', 'us', {
    projects: shopDeploys('v2', 0, 2),
    ...failing(ofDeployment('v2'), 0.9, 'server'),
  }),
  story('deployment', 'bad at once, other projects are fine', 'us', {
    projects: shopDeploys('v2', 0),
    ...failing(ofDeployment('v2'), 0.8, 'server'),
  }),
  story('deployment', 'bad at once, one project', 'us', {
    projects: [project('shop', { deployment: deploys('v2', 0) })],
    ...failing(ofDeployment('v2'), 0.8, 'rejected'),
  }),
  story('deployment', 'a bad canary', 'us', {
    projects: [
      project('shop', { deployment: (minute, instance) => (instance === 0 && minute >= 0 ? 'v2' : 'v1') }),
      project('mail'),
    ],
    ...failing(ofDeployment('v2'), 0.9, 'server'),
  }),
  story('deployment', 'bad at one endpoint', 'us', {
    projects: shopDeploys('v2', 0, 1),
    ...failing((call) => ofDeployment('v2')(call) && call.endpoint === '/v1/charges', 1, 'server'),
  }),
  story('deployment', 'bad while the page reports other trouble', 'us', {
    projects: shopDeploys('v2', 0, 2),
    ...failing(ofDeployment('v2'), 0.9, 'server'),
    page: (page, minute) => minute === -5 && page.trouble('Dashboard'),
  }),
  story('deployment', 'bad while the page cannot be read', 'us', {
    projects: shopDeploys('v2', 0, 2),
    ...failing(ofDeployment('v2'), 0.9, 'server'),
    page: (page, minute) => minute === -40 && page.fail(),
  }),
  story('deployment', 'bad, and rolled back', 'us', {
    projects: [
      project('shop', { deployment: (minute) => (minute >= 0 && minute < 10 ? 'v2' : 'v1') }),
      project('mail'),
    ],
    ...failing(ofDeployment('v2'), 0.9, 'server'),
    endsAt: 10,
  }),
  story('deployment', '60 % answer 404', 'us', {
    projects: shopDeploys('v2', 0, 1),
    ...failing(ofDeployment('v2'), 0.6, 'missing'),
  }),
  story('deployment', 'its calls hang until they are aborted', 'us', {
    projects: shopDeploys('v2', 0, 2),
    ...failing(ofDeployment('v2'), 0.9, 'hang'),
  }),
  story('deployment', 'its calls are slow', 'us', {
    projects: shopDeploys('v2', 0, 2),
    ...failing(ofDeployment('v2'), 0.9, 'slow'),
  }),
  story('deployment', 'bad while another vendor is down', 'us', {
    projects: shopDeploys('v2', 0, 2),
    ...failing((call) => ofDeployment('v2')(call) || (call.vendor === 2 && call.minute >= 0), 0.9, 'server'),
  }),
  story('flag', 'the new feature fails', 'us', {
    projects: [project('shop', { features: ['old', 'new'] }), project('mail')],
    ...failing((call) => ofVendor(call) && call.feature === 'new', 0.8, 'server'),
  }),
  story('flag', 'reported, in one project', 'us', {
    projects: [project('shop', { features: ['old', 'new'] })],
    ...failing((call) => ofVendor(call) && call.feature === 'new', 0.8, 'rejected'),
    changes: [{ minute: 0, project: 'shop', kind: 'flag', name: 'new' }],
  }),
  story('configuration', 'reported', 'us', {
    ...failing((call) => ofVendor(call) && call.project === 'shop', 0.9, 'server'),
    changes: [
      { minute: -300, project: 'shop', kind: 'configuration' },
      { minute: -200, project: 'shop', kind: 'configuration' },
      { minute: 0, project: 'shop', kind: 'configuration' },
    ],
  }),
  story(
    'one project',
    'an unreported change, others call the same',
    'us',
    failing((call) => ofVendor(call) && call.project === 'shop', 0.7, 'server'),
  ),
  story(
    'one project',
    'what it sends is rejected',
    'us',
    failing((call) => ofVendor(call) && call.project === 'shop', 0.6, 'rejected'),
  ),
  story(
    'one project',
    'what it sends to one endpoint is rejected',
    'us',
    failing((call) => ofVendor(call) && call.project === 'shop' && call.endpoint === '/v1/charges', 0.8, 'rejected'),
  ),
  story('one project', 'one bad instance, which calls name', 'us', {
    ...failing((call) => ofVendor(call) && call.project === 'shop' && call.instance === 2, 0.95, 'timeout'),
    tags: ({ project: name, instance }) => ({ instance: `${name}-${instance}` }),
  }),
  story('one project', 'staging alone has a bad deployment', 'us', {
    projects: [
      project('shop'),
      project('mail'),
      project('lab', { environment: 'staging', deployment: deploys('v2', 0) }),
    ],
    ...failing(ofDeployment('v2'), 0.9, 'server'),
    watched: 'lab',
  }),
  story('our network', 'DNS fails for all vendors', 'us', { vendors: 4, ...failing(everywhere, 0.9, 'dns') }),
  story('our network', 'all vendors time out', 'us', { vendors: 4, ...failing(everywhere, 0.8, 'timeout') }),
  story('our network', 'connections to all vendors are refused', 'us', {
    vendors: 4,
    ...failing(everywhere, 1, 'refused'),
  }),
  story('our network', 'one region of ours', 'us', {
    vendors: 4,
    projects: twoRegions,
    ...failing((call) => everywhere(call) && call.region === 'eu-west-1', 0.9, 'timeout'),
  }),
  story('our network', 'one project, all vendors', 'us', {
    vendors: 4,
    projects: one,
    ...failing(everywhere, 0.8, 'timeout'),
  }),
  story('our network', 'our proxy answers 503 for all vendors', 'us', {
    vendors: 4,
    ...failing(everywhere, 0.7, 'gateway'),
    tags: (_call, how) => (how === undefined ? {} : { answered_by: 'proxy' }),
  }),
  story(
    'key',
    'of one project expires',
    'us',
    failing((call) => ofVendor(call) && call.project === 'shop', 1, 'auth'),
  ),
  story('key', 'shared by two of three projects expires', 'us', {
    projects: [project('shop', { key: 'k1' }), project('mail', { key: 'k1' }), project('admin', { key: 'k2' })],
    ...failing((call) => ofVendor(call) && call.key === 'k1', 1, 'auth'),
    tags: credentialOf,
  }),
  story('key', 'of one project, alone', 'us', { projects: one, ...failing(ofVendor, 1, 'auth') }),
  story('quota', 'of one project is used up', 'us', {
    ...failing((call) => ofVendor(call) && call.project === 'shop', 0.7, 'limited'),
    tags: (_call, how) => (how === 'limited' ? { quota: 'spent' } : {}),
  }),
  story('quota', 'shared by all is used up', 'us', {
    ...failing(ofVendor, 0.7, 'limited'),
    tags: (_call, how) => (how === 'limited' ? { quota: 'spent' } : {}),
  }),
  story(
    'our waiting',
    'the pool of one project is used up',
    'us',
    failing((call) => ofVendor(call) && call.project === 'shop', 0.6, 'pooled'),
  ),
  story('our waiting', 'half of the calls of the only project never leave its pool', 'us', {
    projects: one,
    ...failing(ofVendor, 0.5, 'held'),
  }),
  story('our waiting', 'the event loop of one project stands still', 'us', {
    ...failing(({ minute, project: name }) => minute >= 0 && name === 'shop', 0.5, 'stood'),
  }),
];

/** Nothing is wrong with the calls. */
const FINE: readonly Story[] = [
  story('fine', 'the page reports an outage that calls do not feel', 'fine', {
    expects: ['not_affecting_you', 'cannot_say'],
    page: postsAt(0),
  }),
  story('fine', 'the page cannot be read', 'fine', {
    expects: ['healthy'],
    page: (page, minute) => minute === 0 && page.fail(),
  }),
  story('fine', 'traffic stops', 'fine', {
    expects: ['cannot_say', 'healthy'],
    traffic: ({ minute }) => (minute >= 0 ? 0 : 1),
  }),
  story('fine', 'a steady third of 404', 'fine', {
    expects: ['healthy'],
    fails: ({ vendor }) => (vendor === 0 ? [0.3, 'missing'] : undefined),
  }),
  story('fine', 'short waits for a pool that are usual', 'fine', {
    expects: ['healthy'],
    fails: ({ vendor }) => (vendor === 0 ? [0.4, 'brief'] : undefined),
  }),
  story('fine', 'long waits for a pool that are usual', 'fine', {
    expects: ['healthy'],
    fails: ({ vendor }) => (vendor === 0 ? [0.15, 'pooled'] : undefined),
  }),
  story('fine', 'a harmless deployment', 'fine', { expects: ['healthy'], projects: shopDeploys('v2', 0, 1) }),
  story('fine', 'another vendor is down', 'fine', {
    expects: ['healthy'],
    ...failing(({ vendor, minute }) => minute >= 0 && vendor === 1, 0.9, 'gateway'),
  }),
];

/** Every story. */
export const STORIES: readonly Story[] = [
  ...THEIRS,
  ...OURS,
  ...FINE,
  ...ODD_STORIES,
  ...TWIN_STORIES,
  ...COINCIDENCE_STORIES,
  ...HOSTILE_STORIES,
  ...FIELD_STORIES,
  ...END_STORIES,
  ...TESTER_STORIES,
  ...POINT_STORIES,
  ...BUSY_STORIES,
];
