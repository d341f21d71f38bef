// What was once answered wrongly, as it was told, in eleven points; the table of README.md says what is answered now.
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
  postsAt,
  project,
  story,
  within,
} from './story.ts';
import type { Story, StoryProject } from './story.ts';

const only = [project('shop')];
/** So many calls a minute of a project at 40 calls a minute, as of a quiet one. */
const QUIET = 1.5 / 40;
const three = (given: Partial<StoryProject>): StoryProject[] => [
  project('shop', given),
  project('mail'),
  project('admin'),
];

/** Faults of the vendor of which we accused ourselves. */
const OF_THEIRS: readonly Story[] = [
  story('seen, point 1', 'a region of the vendor is down, from which only one project calls', 'them', {
    projects: [
      project('shop', { regions: ['eu-west-1'] }),
      ...['mail', 'admin'].map((name) => project(name, { regions: ['us-east-1'] })),
    ],
    ...failing(both(ofVendor, of('shop')), 0.9, 'gateway'),
  }),
  story('seen, point 1', 'an endpoint is down that only one project uses, and it uses no other', 'them', {
    projects: three({ endpoints: ['/v1/payouts'] }),
    ...failing(both(ofVendor, at('/v1/payouts')), 0.9, 'server'),
  }),
  story('seen, point 1', 'some accounts are hit, which nothing names', 'them', {
    projects: [
      project('shop', { accounts: ['a1', 'a2'] }),
      project('mail', { accounts: ['b1', 'b2'] }),
      project('admin'),
    ],
    ...failing((call) => ofVendor(call) && ['a1', 'b1'].includes(call.account), 0.95, 'server'),
  }),
  story('seen, point 1', 'staging with one to two calls a minute happens to be fine', 'them', {
    projects: [project('shop'), project('mail'), project('lab', { environment: 'staging', weight: QUIET })],
    ...failing((call) => ofVendor(call) && call.project !== 'lab', 0.7, 'gateway'),
  }),
  story('seen, point 1', 'a cron of one to two calls a minute happens to be fine', 'them', {
    projects: [project('shop'), project('cron', { weight: QUIET })],
    ...failing(both(ofVendor, of('shop')), 0.7, 'gateway'),
  }),
  story('seen, point 1', 'five failures were to be expected of the project that is fine', 'them', {
    projects: [project('shop'), project('cron', { weight: QUIET })],
    ...failing(both(ofVendor, of('shop')), 0.2, 'gateway'),
  }),
  story('seen, point 1', 'proven theirs, then only one project goes on failing, by a version of ours', 'them', {
    projects: three({ deployment: deploys('v2', 8) }),
    ...failing((call) => within(ofVendor, 8)(call) || ofDeployment('v2')(call), 0.8, 'gateway'),
    truthOf: ({ project: name, minute }) => (minute < 8 ? 'them' : name === 'shop' ? 'us' : 'fine'),
  }),
  story('seen, point 2', 'an outage of the vendor that ends as we deploy', 'them', {
    projects: three({ deployment: deploys('v2', 8) }),
    ...failing(within(ofVendor, 8), 0.8, 'gateway'),
    endsAt: 8,
  }),
  story('seen, point 2', 'an outage of the vendor that ends as the only project deploys', 'them', {
    projects: [project('shop', { deployment: deploys('v2', 8) })],
    ...failing(within(ofVendor, 8), 0.8, 'gateway'),
    endsAt: 8,
  }),
  story('seen, point 2', 'an outage of the vendor, half an hour after a bad version was rolled back', 'them', {
    projects: three({ deployment: (minute) => (minute >= -40 && minute < -30 ? 'v2' : 'v1') }),
    fails: (call) =>
      call.vendor === 0 && call.deployment === 'v2' ? [0.9, 'server'] : ofVendor(call) ? [0.8, 'gateway'] : undefined,
  }),
  story('seen, point 7', 'the page resolves five minutes after all calls are well', 'them', {
    projects: only,
    ...failing(within(ofVendor, 12), 0.8, 'gateway'),
    page: (page, minute) => {
      postsAt(3)(page, minute);
      if (minute === 17) page.resolve();
    },
    endsAt: 12,
  }),
  story('seen, point 7', 'a circuit breaker that does as it is advised', 'them', {
    projects: only,
    ...failing(within(ofVendor, 12), 1, 'gateway'),
    hasBreaker: true,
    endsAt: 12,
  }),
  story('seen, point 9', 'every call hangs until it is aborted', 'them', failing(ofVendor, 1, 'hang')),
  story('seen, point 9', 'every call of the only project hangs until it is aborted', 'them', {
    projects: only,
    ...failing(ofVendor, 1, 'hang'),
  }),
  story('seen, point 9', '3 % of the calls take thirty times as long', 'them', failing(ofVendor, 0.03, 'slow')),
  story('seen, point 9', '60 % of the calls of all answer 400', 'them', failing(ofVendor, 0.6, 'rejected')),
];

/** Faults of ours of which the vendor was accused, or which were called healthy. */
const OF_OURS: readonly Story[] = [
  story('seen, point 2', 'a bad version for ten minutes', 'us', {
    projects: three({ deployment: (minute) => (minute >= 0 && minute < 10 ? 'v2' : 'v1') }),
    ...failing(ofDeployment('v2'), 0.9, 'server'),
    endsAt: 10,
  }),
  story('seen, point 2', 'a bad version that stays, of the only project, half of its instances', 'us', {
    projects: [project('shop', { deployment: (minute, instance) => (minute >= 0 && instance < 2 ? 'v2' : 'v1') })],
    ...failing(ofDeployment('v2'), 0.9, 'server'),
  }),
  story('seen, point 2', 'a bad version, half an hour after an outage of the vendor', 'us', {
    projects: three({ deployment: deploys('v2', 0) }),
    fails: (call) =>
      call.vendor === 0 && call.minute >= -40 && call.minute < -30
        ? [0.8, 'gateway']
        : ofDeployment('v2')(call)
          ? [0.9, 'server']
          : undefined,
  }),
  story('seen, point 3', 'all four vendors fail at once', 'us', { vendors: 4, ...failing(everywhere, 0.8, 'timeout') }),
  story('seen, point 3', 'a key that two projects share expires', 'us', {
    projects: [project('shop'), project('mail')],
    ...failing(ofVendor, 1, 'auth'),
  }),
  story('seen, point 3', 'a key that two projects share expires, whose fingerprint calls have', 'us', {
    projects: [project('shop', { key: 'k1' }), project('mail', { key: 'k1' }), project('admin', { key: 'k2' })],
    ...failing((call) => ofVendor(call) && call.key === 'k1', 1, 'auth'),
    tags: credentialOf,
  }),
  story('seen, point 3', 'a quota is used up in two projects', 'us', {
    projects: [project('shop'), project('mail')],
    ...failing(ofVendor, 0.7, 'limited'),
  }),
  story('seen, point 3', 'a quota is used up in two projects, which answers tell of', 'us', {
    projects: [project('shop'), project('mail')],
    ...failing(ofVendor, 0.7, 'limited'),
    tags: (_call, how) => (how === 'limited' ? { quota: 'spent' } : {}),
  }),
  story('seen, point 4', 'v2 takes over at once, in one of three projects', 'us', {
    projects: three({ deployment: deploys('v2', 0) }),
    ...failing(ofDeployment('v2'), 0.8, 'server'),
  }),
  story('seen, point 4', 'v2 takes over at once, in the only project', 'us', {
    projects: [project('shop', { deployment: deploys('v2', 0) })],
    ...failing(ofDeployment('v2'), 0.8, 'server'),
  }),
  story('seen, point 4', 'a feature flag, in the only project', 'us', {
    projects: [project('shop', { features: ['old', 'new'] })],
    ...failing((call) => ofVendor(call) && call.feature === 'new', 0.8, 'server'),
  }),
  ...[0.35, 1].map((share) =>
    story('seen, point 5', `${share * 100} % of the calls of one project fail by its version`, 'us', {
      projects: three({ deployment: deploys('v2', 0) }),
      ...failing(ofDeployment('v2'), share, 'server'),
    }),
  ),
  story('seen, point 5', 'proven ours, then the page tells of trouble', 'us', {
    projects: three({ deployment: deploys('v2', 0, 1) }),
    ...failing(ofDeployment('v2'), 0.9, 'server'),
    page: postsAt(6),
  }),
  story('seen, point 6', 'a bad version is told to whoever listens', 'us', {
    projects: three({ deployment: deploys('v2', 0, 1) }),
    ...failing(ofDeployment('v2'), 0.9, 'server'),
  }),
  ...(['rejected', 'missing'] as const).map((how) =>
    story(
      'seen, point 9',
      `60 % of the calls of one project answer ${how === 'missing' ? 404 : 400}`,
      'us',
      failing(both(ofVendor, of('shop')), 0.6, how),
    ),
  ),
];

const AS_THEY_ARE: readonly Story[] = [
  story('seen, point 5', 'the page tells of an outage while a fifth of the calls fail', 'them', {
    projects: only,
    ...failing(ofVendor, 0.2, 'gateway'),
    page: postsAt(0),
  }),
  story('seen, point 9', 'traffic stops', 'fine', {
    expects: ['cannot_say', 'healthy'],
    traffic: ({ minute }) => (minute >= 0 ? 0 : 1),
  }),
];

/** Every point that stories can tell; the ledger, false alarms and late calls have tests of their own. */
export const POINT_STORIES: readonly Story[] = [...OF_THEIRS, ...OF_OURS, ...AS_THEY_ARE];
