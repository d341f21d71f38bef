// What life adds to the stories of `stories.ts`: little past, odd clocks, retries, breakers, faults that follow one another.
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
import type { PageStory, Story, StoryProject } from './story.ts';

const one = [project('shop')];
const three = (given: Partial<StoryProject>): StoryProject[] =>
  ['shop', 'mail', 'admin'].map((name) => project(name, given));

/** A page that tells of trouble, and says later that it is over. */
function postsAndResolves(at: number, resolvedAt: number) {
  return (page: PageStory, minute: number): void => {
    postsAt(at)(page, minute);
    if (minute === resolvedAt) page.resolve();
  };
}

const THEIRS: readonly Story[] = [
  story('little past', 'a new organization, vendor-wide', 'them', {
    pastDays: 0.05,
    ...failing(ofVendor, 0.8, 'gateway'),
  }),
  story('little past', 'a new organization that begins during the outage', 'them', {
    pastDays: 0.02,
    traffic: ({ minute }) => (minute < 2 ? 0 : 1),
    ...failing(ofVendor, 0.8, 'gateway'),
  }),
  story('little past', 'a project that begins during the outage', 'them', {
    traffic: ({ project: name, minute }) => (name === 'shop' && minute < 3 ? 0 : 1),
    ...failing(ofVendor, 0.8, 'gateway'),
  }),
  story('little past', 'ten minutes after its first call, and it recovers to a fifth', 'them', {
    pastDays: 0.007,
    fails: (call) => (ofVendor(call) ? [call.minute < 10 ? 0.9 : 0.2, 'gateway'] : undefined),
  }),
  story('odd clocks', 'all clocks are seven minutes ahead', 'them', {
    projects: three({ aheadMinutes: 7 }),
    ...failing(ofVendor, 0.8, 'gateway'),
  }),
  story('odd clocks', 'one clock is half an hour behind', 'them', {
    projects: [project('shop'), project('mail', { aheadMinutes: -30 }), project('admin')],
    ...failing(ofVendor, 0.8, 'gateway'),
  }),
  story('late calls', 'all calls arrive three minutes late', 'them', {
    projects: three({ lateMinutes: 3 }),
    ...failing(ofVendor, 0.8, 'gateway'),
  }),
  story('late calls', 'those of one project arrive eight minutes late', 'them', {
    projects: [project('shop'), project('mail', { lateMinutes: 8 }), project('admin')],
    ...failing(ofVendor, 0.8, 'gateway'),
  }),
  story('retries', 'a vendor-wide outage, three retries', 'them', { retries: 3, ...failing(ofVendor, 0.7, 'gateway') }),
  story('retries', 'of the only project', 'them', { projects: one, retries: 3, ...failing(ofVendor, 0.7, 'gateway') }),
  story('breaker', 'a vendor-wide outage of fifteen minutes, obeyed', 'them', {
    hasBreaker: true,
    ...failing(within(ofVendor, 15), 1, 'gateway'),
    endsAt: 15,
  }),
  story('breaker', 'half of the calls fail for fifteen minutes, obeyed by the only project', 'them', {
    projects: one,
    hasBreaker: true,
    ...failing(within(ofVendor, 15), 0.5, 'gateway'),
    endsAt: 15,
  }),
  story('vendor in time', 'it ramps up over fifteen minutes', 'them', {
    fails: (call) => (ofVendor(call) ? [Math.min(0.8, 0.05 * call.minute), 'gateway'] : undefined),
  }),
  story('vendor in time', 'it recovers to a fifth of the depth', 'them', {
    fails: (call) => (ofVendor(call) ? [call.minute < 10 ? 0.9 : 0.18, 'gateway'] : undefined),
  }),
  story('vendor in time', 'the page says that it is over, and it is not', 'them', {
    ...failing(ofVendor, 0.7, 'gateway'),
    page: postsAndResolves(3, 9),
  }),
  story('vendor in time', 'it is over, and the page goes on', 'them', {
    ...failing(within(ofVendor, 10), 0.8, 'gateway'),
    page: postsAt(3),
    endsAt: 10,
  }),
  story('vendor in time', 'of the only project, without a word, over after ten minutes', 'them', {
    projects: one,
    ...failing(within(ofVendor, 10), 0.8, 'gateway'),
    endsAt: 10,
  }),
  story('vendor in time', 'two outages, twelve minutes apart', 'them', {
    ...failing((call) => ofVendor(call) && (call.minute < 8 || call.minute >= 20), 0.8, 'gateway'),
  }),
  story('vendor in time', 'after our bad deployment was rolled back', 'them', {
    projects: [
      project('shop', { deployment: (minute) => (minute >= -35 && minute < -25 ? 'v2' : 'v1') }),
      project('mail'),
      project('admin'),
    ],
    fails: (call) => (ofVendor(call) || (call.vendor === 0 && call.deployment === 'v2') ? [0.8, 'gateway'] : undefined),
  }),
  story('single project', 'a region of the vendor, beside one that is fine', 'them', {
    projects: [project('shop', { regions: ['eu-west-1', 'us-east-1'] })],
    ...failing((call) => ofVendor(call) && call.region === 'eu-west-1', 0.9, 'gateway'),
  }),
  story('single project', 'slow only', 'them', { projects: one, ...failing(ofVendor, 0.8, 'slow') }),
  story('single project', 'two of four vendors, one cloud', 'them', {
    projects: one,
    vendors: 4,
    ...failing(({ vendor, minute }) => minute >= 0 && vendor < 2, 0.8, 'gateway'),
  }),
  story('single project', 'a harmless deployment in the very minute', 'them', {
    projects: [project('shop', { deployment: deploys('v2', 0) })],
    ...failing(ofVendor, 0.8, 'gateway'),
  }),
  story('single project', 'it ends as we deploy', 'them', {
    projects: [project('shop', { deployment: deploys('v2', 8) })],
    ...failing(within(ofVendor, 8), 0.8, 'gateway'),
    endsAt: 8,
  }),
  story('single project', 'only one vendor is called at all', 'them', {
    projects: one,
    vendors: 1,
    ...failing(ofVendor, 0.9, 'gateway'),
  }),
  story('single project', 'a fifth fails, the page posts on another component', 'them', {
    projects: one,
    ...failing(ofVendor, 0.2, 'server'),
    page: (page, minute) => minute === 4 && page.trouble('Dashboard'),
  }),
  story('keys', 'the vendor refuses keys of several projects that differ', 'them', {
    ...failing(ofVendor, 0.9, 'auth'),
    tags: credentialOf,
  }),
];

const OURS: readonly Story[] = [
  story('little change', 'a canary of a tenth', 'us', {
    projects: [
      project('shop', {
        instances: 10,
        deployment: (minute, instance) => (instance === 0 && minute >= 0 ? 'v2' : 'v1'),
      }),
      project('mail'),
    ],
    ...failing(ofDeployment('v2'), 0.95, 'server'),
  }),
  story('little change', 'a canary of a tenth, one project', 'us', {
    projects: [
      project('shop', {
        instances: 10,
        deployment: (minute, instance) => (instance === 0 && minute >= 0 ? 'v2' : 'v1'),
      }),
    ],
    ...failing(ofDeployment('v2'), 0.95, 'gateway'),
  }),
  story('little change', 'a flag for a tenth of the calls', 'us', {
    projects: [project('shop', { features: ['new', ...Array.from({ length: 9 }, () => 'old')] }), project('mail')],
    ...failing((call) => ofVendor(call) && call.project === 'shop' && call.feature === 'new', 0.9, 'server'),
  }),
  story('deployment in time', 'bad, and rolled forward', 'us', {
    projects: [
      project('shop', { deployment: (minute) => (minute < 0 ? 'v1' : minute < 12 ? 'v2' : 'v3') }),
      project('mail'),
    ],
    ...failing(ofDeployment('v2'), 0.9, 'server'),
    endsAt: 12,
  }),
  story('deployment in time', 'bad, ten minutes after an outage of the vendor that was resolved', 'us', {
    projects: [project('shop', { deployment: deploys('v2', 0, 1) }), project('mail'), project('admin')],
    fails: (call) =>
      ofDeployment('v2')(call) || (call.vendor === 0 && call.minute >= -25 && call.minute < -10)
        ? [0.8, 'server']
        : undefined,
    page: postsAndResolves(-22, -9),
  }),
  story('deployment in time', 'only reported, one project', 'us', {
    projects: [project('shop', { deployment: () => '' })],
    ...failing(ofVendor, 0.9, 'server'),
    changes: [{ minute: 0, project: 'shop', kind: 'deployment', name: 'v2' }],
  }),
  story('deployment in time', 'bad, three retries', 'us', {
    projects: [project('shop', { deployment: deploys('v2', 0, 1) }), project('mail')],
    retries: 3,
    ...failing(ofDeployment('v2'), 0.9, 'server'),
  }),
  story('deployment in time', 'bad, and the breaker is obeyed', 'us', {
    projects: [
      project('shop', { deployment: (minute, instance) => (minute >= instance && minute < 15 ? 'v2' : 'v1') }),
      project('mail'),
    ],
    hasBreaker: true,
    ...failing(ofDeployment('v2'), 0.9, 'server'),
    endsAt: 15,
  }),
  story('deployment in time', 'bad while the page tells of trouble of what it calls', 'us', {
    projects: [project('shop', { deployment: deploys('v2', 0, 2) }), project('mail'), project('admin')],
    ...failing(ofDeployment('v2'), 0.9, 'server'),
    page: postsAt(-5),
  }),
  story('our network', 'a third of the calls to all vendors are lost', 'us', {
    vendors: 4,
    ...failing(everywhere, 0.3, 'timeout'),
  }),
  story('our network', 'certificates are no longer trusted, one project, all vendors', 'us', {
    vendors: 4,
    ...failing((call) => everywhere(call) && call.project === 'shop', 1, 'tls'),
  }),
  story('our network', 'DNS of the only project, only one vendor', 'us', {
    projects: one,
    vendors: 1,
    ...failing(everywhere, 1, 'dns'),
  }),
  story('our network', 'our proxy answers 503, one vendor, one project', 'us', {
    projects: one,
    vendors: 1,
    ...failing(everywhere, 0.8, 'gateway'),
  }),
  story('keys', 'expired, one project, named by calls', 'us', {
    projects: one,
    ...failing(ofVendor, 1, 'auth'),
    tags: credentialOf,
  }),
  story('keys', 'replaced by a wrong one, which is reported', 'us', {
    projects: one,
    ...failing(ofVendor, 1, 'auth'),
    changes: [{ minute: 0, project: 'shop', kind: 'key' }],
  }),
  story('quota', 'of the only project is used up', 'us', {
    projects: one,
    ...failing(ofVendor, 0.6, 'limited'),
    tags: (_call, how) => (how === 'limited' ? { quota: 'spent' } : {}),
  }),
  story('quota', 'a batch of ours calls ten times as often and is limited', 'us', {
    traffic: ({ project: name, minute }) => (name === 'shop' && minute >= 0 ? 10 : 1),
    ...failing((call) => ofVendor(call) && call.project === 'shop', 0.6, 'limited'),
  }),
];

const FINE: readonly Story[] = [
  story('fine', 'the page tells of an outage for half an hour, and of its end', 'fine', {
    expects: ['not_affecting_you', 'cannot_say', 'healthy'],
    page: postsAndResolves(2, 15),
  }),
  story('fine', 'a maintenance that calls do not feel', 'fine', {
    expects: ['not_affecting_you', 'cannot_say'],
    page: (page, minute) => minute === 0 && page.maintain(),
  }),
  story('fine', 'ten times as many calls', 'fine', {
    expects: ['healthy'],
    traffic: ({ minute }) => (minute >= 0 ? 10 : 1),
  }),
  story('fine', 'a cron that calls every five minutes', 'fine', {
    expects: ['healthy', 'cannot_say'],
    projects: [project('shop')],
    traffic: ({ minute }) => (Math.floor(minute) % 5 === 0 ? 1 : 0),
  }),
  story('fine', 'six calls share a broken connection', 'fine', {
    expects: ['healthy'],
    ...failing(
      ({ vendor, minute, project: name }) => vendor === 0 && name === 'shop' && minute >= 0 && minute < 0.05,
      1,
      'refused',
    ),
  }),
  story('fine', 'answers of 200 that tell of errors, which nothing shows', 'fine', {
    expects: ['not_affecting_you', 'cannot_say'],
    page: postsAt(0),
  }),
  story('fine', 'a clock seven minutes ahead', 'fine', { expects: ['healthy'], projects: three({ aheadMinutes: 7 }) }),
  story('fine', 'a new organization', 'fine', { expects: ['healthy', 'cannot_say'], pastDays: 0.02 }),
  story('fine', 'half of the callers stop', 'fine', {
    expects: ['healthy'],
    traffic: ({ minute }) => (minute >= 0 ? 0.5 : 1),
  }),
];

/** Every one of them. */
export const ODD_STORIES: readonly Story[] = [...THEIRS, ...OURS, ...FINE];
