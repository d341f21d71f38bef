// Stories of a tester who wants a confident wrong answer: two things at once, faults that move, callers and clocks that mislead. Each has a twin of the other side.
import {
  at,
  both,
  credentialOf,
  deploys,
  everywhere,
  failing,
  of,
  ofDeployment,
  ofVendor,
  project,
  story,
  within,
} from './story.ts';
import type { Failure, Story, StoryCall, StoryProject } from './story.ts';

const tell = (name: string, truth: Story['truth'], given: Parameters<typeof story>[3]): Story =>
  story(truth === 'them' ? 'tester vendor' : truth === 'us' ? 'tester ours' : 'tester fine', name, truth, given);
const on = (deployment: StoryProject['deployment'], given: Partial<StoryProject> = {}): StoryProject =>
  project('shop', { deployment, ...given });
const one = [project('shop')];
const TWO_REGIONS = ['eu-west-1', 'us-east-1'];
/** An outage of the vendor until two minutes before the onset, and what comes then. */
const afterOutage =
  (next: (call: StoryCall) => readonly [number, Failure] | undefined): Story['fails'] =>
  (call) =>
    call.vendor !== 0
      ? undefined
      : call.minute >= -9 && call.minute < -2
        ? [0.6, 'gateway']
        : call.minute >= 0
          ? next(call)
          : undefined;

const THEIRS: readonly Story[] = [
  tell('an outage, and two minutes later it refuses the keys of the only project', 'them', {
    projects: one,
    fails: afterOutage(() => [0.9, 'auth']),
  }),
  tell('an outage, and two minutes later it rejects one endpoint of all', 'them', {
    fails: afterOutage((call) => (at('/v1/charges')(call) ? [0.8, 'rejected'] : undefined)),
  }),
  tell('an outage, and it limits everybody while it comes back', 'them', {
    tags: (_call, how) => (how === 'limited' ? { answered_by: 'vendor', quota: 'left' } : {}),
    fails: afterOutage((call) => (call.minute < 10 ? [0.7, 'limited'] : undefined)),
    endsAt: 10,
  }),
  tell('one of its zones is down: a third of the calls of all, in both regions', 'them', {
    projects: ['shop', 'mail'].map((name) => project(name, { regions: TWO_REGIONS })),
    ...failing(ofVendor, 0.33, 'timeout'),
  }),
  tell('its bad release reaches region after region, of projects that deploy as it does', 'them', {
    projects: [
      project('shop', { regions: TWO_REGIONS, deployment: deploys('v2', 0) }),
      project('mail', { regions: TWO_REGIONS }),
    ],
    fails: (call) =>
      ofVendor(call) && (call.region === 'eu-west-1' || call.minute >= 6) ? [0.7, 'server'] : undefined,
  }),
  tell('its certificate expires at midnight, and ours is rotated then', 'them', {
    ...failing(ofVendor, 1, 'tls'),
    changes: [{ minute: 0, project: 'shop', kind: 'configuration', name: 'certificates' }],
  }),
  tell('its IPv6 is broken: a fifth of the calls of all projects time out', 'them', {
    ...failing(ofVendor, 0.2, 'timeout'),
  }),
  tell('its daily quotas are reset wrongly, and all accounts are limited with quota left', 'them', {
    ...failing(ofVendor, 0.9, 'limited'),
    tags: (_call, how) => (how === 'limited' ? { answered_by: 'vendor', quota: 'left' } : {}),
  }),
  tell('it answers 200 with errors, and 422 since ten minutes', 'them', {
    fails: (call) => (ofVendor(call) && at('/v1/charges')(call) ? [0.6, 'rejected'] : undefined),
  }),
  tell('it is down while our batch calls ten times as often', 'them', {
    projects: [project('shop'), project('mail'), project('batch', { weight: 2 })],
    traffic: ({ project: name, minute }) => (name === 'batch' && minute < -1 ? 0.1 : 1),
    ...failing(ofVendor, 0.8, 'gateway'),
  }),
  tell('a fault that moves: one endpoint for four minutes, then another', 'them', {
    fails: (call) =>
      ofVendor(call) && at(call.minute % 8 < 4 ? '/v1/charges' : '/v1/refunds')(call) ? [0.9, 'server'] : undefined,
  }),
  tell('its page tells of another component as its API fails, and we deploy', 'them', {
    projects: [on(deploys('v2', -3)), project('mail'), project('admin')],
    ...failing(ofVendor, 0.5, 'server'),
    page: (page, minute) => minute === 1 && page.trouble('Dashboard'),
  }),
  tell('it is down for one account of four, the only project, named by calls', 'them', {
    projects: one,
    ...failing(
      both(ofVendor, ({ account }) => account === 'a2'),
      1,
      'server',
    ),
    tags: ({ account }) => ({ account }),
  }),
  tell('it fails while the clock of the busiest project is nine minutes ahead', 'them', {
    projects: [project('shop', { aheadMinutes: 9, weight: 3 }), project('mail'), project('admin')],
    ...failing(ofVendor, 0.8, 'gateway'),
  }),
  tell('it fails for the first project at once and for the others five minutes later', 'them', {
    fails: (call) => (ofVendor(call) && (call.project === 'shop' || call.minute >= 5) ? [0.8, 'gateway'] : undefined),
  }),
  tell('a tenth fails from the first call of a new version of all projects on', 'them', {
    projects: ['shop', 'mail', 'admin'].map((name, index) =>
      project(name, { deployment: deploys(`${name}-2`, -12 + 3 * index) }),
    ),
    ...failing(ofVendor, 0.1, 'server'),
  }),
  tell('calls hang, two retries each, and a breaker is obeyed', 'them', {
    retries: 2,
    hasBreaker: true,
    ...failing(within(ofVendor, 12), 0.8, 'timeout'),
    endsAt: 12,
  }),
];

const OURS: readonly Story[] = [
  tell('an outage of the vendor, and two minutes later the key of the only project is wrong, which is reported', 'us', {
    projects: one,
    fails: afterOutage(() => [1, 'auth']),
    changes: [{ minute: 0, project: 'shop', kind: 'key', name: 'shop-key' }],
    truthOf: () => 'us',
  }),
  tell('an outage of the vendor, and two minutes later a workaround is rejected at one endpoint', 'us', {
    projects: [on(deploys('v2', 0)), project('mail'), project('admin')],
    fails: afterOutage((call) =>
      call.project === 'shop' && call.deployment === 'v2' && at('/v1/charges')(call) ? [0.8, 'rejected'] : undefined,
    ),
    truthOf: ({ project: name }) => (name === 'shop' ? 'us' : 'them'),
  }),
  tell('an outage of the vendor, and our retries afterwards use up the quota of all', 'us', {
    tags: (_call, how) => (how === 'limited' ? { answered_by: 'vendor', quota: 'spent' } : {}),
    fails: afterOutage((call) => (call.minute < 10 ? [0.7, 'limited'] : undefined)),
    endsAt: 10,
  }),
  tell('one zone of ours is bad: a third of the calls of all to all vendors', 'us', {
    vendors: 4,
    projects: ['shop', 'mail'].map((name) => project(name, { regions: TWO_REGIONS })),
    ...failing(everywhere, 0.33, 'timeout'),
  }),
  tell('our bad release reaches region after region', 'us', {
    projects: [
      project('shop', {
        regions: TWO_REGIONS,
        instances: 2,
        deployment: (minute, instance) => (minute >= 6 * instance ? 'v2' : 'v1'),
      }),
      project('mail', { regions: TWO_REGIONS }),
    ],
    ...failing(ofDeployment('v2'), 0.7, 'server'),
  }),
  tell('our store of certificates is empty since midnight: no vendor is trusted', 'us', {
    vendors: 4,
    ...failing(everywhere, 1, 'tls'),
    changes: [{ minute: 0, project: 'shop', kind: 'configuration', name: 'certificates' }],
  }),
  tell('our IPv6 is broken: a fifth of the calls of one project to all vendors', 'us', {
    vendors: 4,
    ...failing(both(everywhere, of('shop')), 0.2, 'timeout'),
    truthOf: ({ project: name }) => (name === 'shop' ? 'us' : 'fine'),
  }),
  tell('a daily quota of one project is used up before midnight', 'us', {
    ...failing(both(ofVendor, of('shop')), 0.95, 'limited'),
    tags: (_call, how) => (how === 'limited' ? { answered_by: 'vendor', quota: 'spent' } : {}),
    truthOf: ({ project: name }) => (name === 'shop' ? 'us' : 'fine'),
  }),
  tell('our new schema is answered with 422 by one endpoint', 'us', {
    projects: [on(deploys('v2', 0, 1)), project('mail'), project('admin')],
    ...failing(both(ofDeployment('v2'), at('/v1/charges')), 0.9, 'rejected'),
    truthOf: ({ project: name }) => (name === 'shop' ? 'us' : 'fine'),
  }),
  tell('our batch calls ten times as often, and its connections run out', 'us', {
    vendors: 4,
    projects: [project('shop'), project('mail'), project('batch', { weight: 2 })],
    traffic: ({ project: name, minute }) => (name === 'batch' && minute < -1 ? 0.1 : 1),
    ...failing(both(everywhere, of('batch')), 0.5, 'refused'),
    truthOf: ({ project: name }) => (name === 'batch' ? 'us' : 'fine'),
  }),
  tell('a flag that moves: one feature for four minutes, then another', 'us', {
    projects: [project('shop', { features: ['', 'red', 'blue'] }), project('mail')],
    fails: (call) =>
      ofVendor(call) && call.project === 'shop' && call.feature === (call.minute % 8 < 4 ? 'red' : 'blue')
        ? [0.9, 'server']
        : undefined,
    truthOf: ({ project: name }) => (name === 'shop' ? 'us' : 'fine'),
  }),
  tell('a bad version while the page tells of another component', 'us', {
    projects: [on(deploys('v2', 0)), project('mail'), project('admin')],
    ...failing(ofDeployment('v2'), 0.5, 'server'),
    page: (page, minute) => minute === 1 && page.trouble('Dashboard'),
    truthOf: ({ project: name }) => (name === 'shop' ? 'us' : 'fine'),
  }),
  tell('one tenant of ours sends what is rejected, the only project, named by calls', 'us', {
    projects: one,
    ...failing(
      both(ofVendor, ({ account }) => account === 'a2'),
      1,
      'rejected',
    ),
    tags: ({ account }) => ({ account }),
  }),
  tell('a bad version of the project whose clock is nine minutes ahead', 'us', {
    projects: [on(deploys('v2', 0), { aheadMinutes: 9, weight: 3 }), project('mail'), project('admin')],
    ...failing(ofDeployment('v2'), 0.8, 'gateway'),
    truthOf: ({ project: name }) => (name === 'shop' ? 'us' : 'fine'),
  }),
  tell('one bad version for the first project at once, for the others five minutes later', 'us', {
    projects: ['shop', 'mail', 'admin'].map((name, index) =>
      project(name, { deployment: deploys('v2', index === 0 ? 0 : 5) }),
    ),
    ...failing(ofDeployment('v2'), 0.8, 'gateway'),
  }),
  tell('each of three projects has a bad version of its own within ten minutes, a tenth fails', 'us', {
    projects: ['shop', 'mail', 'admin'].map((name, index) =>
      project(name, { deployment: deploys(`${name}-2`, 4 * index) }),
    ),
    fails: (call) => (ofVendor(call) && call.deployment.endsWith('-2') ? [0.1, 'server'] : undefined),
  }),
  tell('keys of one project are rotated, half of its instances keep the old one', 'us', {
    ...failing(
      both(ofVendor, of('shop'), ({ instance }) => instance % 2 === 0),
      1,
      'forbidden',
    ),
    tags: (call) => ({ ...credentialOf(call), instance: `i${call.instance}` }),
    truthOf: ({ project: name }) => (name === 'shop' ? 'us' : 'fine'),
  }),
];

const FINE: readonly Story[] = [
  tell('a batch of imported calls of yesterday, all failed, beside calls that are well', 'fine', {
    expects: ['healthy', 'cannot_say'],
    projects: [project('shop'), project('mail', { aheadMinutes: -1500 })],
    fails: ({ project: name, vendor, minute }) =>
      name === 'mail' && vendor === 0 && minute >= 0 ? [1, 'server'] : undefined,
  }),
  tell('a page that tells of trouble of another component while traffic falls to a tenth', 'fine', {
    expects: ['not_affecting_you', 'healthy', 'cannot_say'],
    traffic: ({ minute }) => (minute >= 0 ? 0.1 : 1),
    page: (page, minute) => minute === 0 && page.trouble('Dashboard'),
  }),
  tell('three of four regions stop calling', 'fine', {
    expects: ['healthy', 'cannot_say'],
    projects: [project('shop', { regions: [...TWO_REGIONS, 'ap-south-1', 'sa-east-1'] }), project('mail')],
    send: (event, call) =>
      call.project === 'shop' && call.minute >= 0 && call.region !== 'eu-west-1' ? undefined : event,
  }),
];

/** Every one of them. */
export const TESTER_STORIES: readonly Story[] = [...THEIRS, ...OURS, ...FINE];
