// What somebody would play who has seen none of the other lists: two faults at once, pages that err, callers that hide what happens, rhythms.
import {
  at,
  both,
  deploys,
  everywhere,
  failing,
  of,
  ofDeployment,
  ofVendor,
  postsAt,
  project,
  rules,
  story,
  within,
} from './story.ts';
import type { PageStory, Story } from './story.ts';

const one = [project('shop')];
const HOUR = 60;
const DAY = 24 * HOUR;
/** What happens to the page at which minute. */
function pageAt(turns: Readonly<Record<number, (page: PageStory) => void>>): Story['page'] {
  return (page, minute) => turns[minute]?.(page);
}
const trouble = (page: PageStory): void => {
  page.trouble('API');
  page.post('Elevated errors');
};
/** Minutes of the hour, of calls before the onset as well. */
const pastHour = (minute: number): number => ((minute % HOUR) + HOUR) % HOUR;
const hourOfDay = (minute: number): number => Math.floor(((((minute + 12 * HOUR) % DAY) + DAY) % DAY) / HOUR);
const name = (group: string, what: string, truth: Story['truth'], given: Parameters<typeof story>[3]): Story =>
  story(`hostile ${group}`, what, truth, { pastDays: 3, ...given });

const THEIRS: readonly Story[] = [
  name('vendor', 'one endpoint is slow, another fails at once', 'them', {
    ...rules([both(ofVendor, at('/v1/charges')), 0.9, 'slow'], [both(ofVendor, at('/v1/refunds')), 0.9, 'gateway']),
  }),
  name('vendor', 'it fails as traffic grows eight times at nine', 'them', {
    traffic: ({ minute }) => (minute < -10 ? 0.5 : Math.min(4, 0.5 + (minute + 10) * 0.15)),
    ...failing(ofVendor, 0.6, 'gateway'),
  }),
  name('vendor', 'answers of 200 whose bodies break off', 'them', { ...failing(ofVendor, 0.5, 'cut') }),
  name('vendor', 'answers of 200 with slow bodies, the only project', 'them', {
    projects: one,
    ...failing(ofVendor, 0.6, 'slow'),
  }),
  name('vendor', 'callers give up after one second', 'them', { ...failing(ofVendor, 0.8, 'hasty') }),
  name('vendor', 'callers give up after one second, the only project', 'them', {
    projects: one,
    ...failing(ofVendor, 0.8, 'hasty'),
  }),
  name('vendor', 'errors with a name that nobody knows', 'them', { ...failing(ofVendor, 0.8, 'nameless') }),
  name('vendor', 'two of three endpoints, those that write', 'them', {
    ...failing(both(ofVendor, at('/v1/charges', '/v1/refunds')), 0.8, 'server'),
  }),
  name('vendor', 'DNS of this vendor only', 'them', { ...failing(ofVendor, 1, 'dns') }),
  name('vendor', 'DNS of this vendor only, the only project', 'them', {
    projects: one,
    ...failing(ofVendor, 1, 'dns'),
  }),
  name('vendor', 'every other minute', 'them', {
    ...failing((call) => ofVendor(call) && Math.floor(call.minute) % 2 === 0, 0.9, 'gateway'),
  }),
  name('vendor', 'all calls of ten seconds, every five minutes', 'them', {
    ...failing((call) => ofVendor(call) && call.minute % 5 < 0.17, 1, 'refused'),
  }),
  name('vendor', 'it deepens: 5 %, 30 %, all', 'them', {
    fails: (call) => (ofVendor(call) ? [call.minute < 8 ? 0.05 : call.minute < 14 ? 0.3 : 1, 'server'] : undefined),
  }),
  name('vendor', 'all, then a fifth, of two projects', 'them', {
    projects: [project('shop'), project('mail')],
    fails: (call) => (ofVendor(call) ? [call.minute < 7 ? 1 : 0.2, 'gateway'] : undefined),
  }),
  name('vendor', 'regions that each project names differently', 'them', {
    projects: [
      project('shop', { regions: ['eu-west-1'] }),
      project('mail', { regions: ['Ireland'] }),
      project('admin', { regions: [''], weight: 0.4 }),
    ],
    ...failing(ofVendor, 0.7, 'gateway'),
  }),
  name('vendor', 'a region that only the mail project calls, which names it in capitals', 'them', {
    projects: [
      project('shop', { regions: ['eu-west-1'] }),
      project('mail', { regions: ['US-EAST-1'] }),
      project('admin', { regions: ['eu-west-1'] }),
    ],
    ...failing(both(ofVendor, of('mail')), 0.8, 'gateway'),
    watched: 'mail',
    truthOf: ({ project: who }) => (who === 'mail' ? 'them' : 'fine'),
  }),
  name('vendor', 'seen through our proxy, which says so', 'them', {
    ...failing(ofVendor, 0.8, 'gateway'),
    tags: (_call, how) => (how === 'gateway' ? { answered_by: 'proxy' } : {}),
  }),
  name('vendor', 'most users leave when it fails', 'them', {
    traffic: ({ minute }) => (minute > 1 ? 0.12 : 1),
    ...failing(ofVendor, 0.7, 'gateway'),
  }),
  name('vendor', 'the next step is no longer reached, and calls to it stop', 'them', {
    ...failing(ofVendor, 1, 'server'),
    send: (event, call) => (ofVendor(call) && call.project === 'mail' && call.minute > 1 ? undefined : event),
  }),
  name('vendor', 'of a series that always fails 4 %', 'them', {
    usual: () => 0.04,
    ...failing(ofVendor, 0.2, 'server'),
  }),
  name('vendor', 'two versions have run side by side for days', 'them', {
    projects: [project('shop', { deployment: (_minute, instance) => (instance < 2 ? 'v1' : 'v2') }), project('mail')],
    ...failing(ofVendor, 0.7, 'gateway'),
  }),
  name('vendor', 'two versions have run side by side for days, the only project', 'them', {
    projects: [project('shop', { deployment: (_minute, instance) => (instance < 2 ? 'v1' : 'v2') })],
    ...failing(ofVendor, 0.7, 'gateway'),
  }),
  name('vendor', 'our workaround avoids the endpoint that fails, instance by instance', 'them', {
    projects: [project('shop', { deployment: deploys('v2', 6, 3) }), project('mail')],
    ...failing(
      both(ofVendor, at('/v1/charges'), ({ deployment, project: who }) => who === 'mail' || deployment === 'v1'),
      0.9,
      'server',
    ),
  }),
  name('vendor', 'our workaround avoids the endpoint that fails, the only project', 'them', {
    projects: [project('shop', { deployment: deploys('v2', 6, 3) })],
    ...failing(
      both(ofVendor, at('/v1/charges'), ({ deployment }) => deployment === 'v1'),
      0.9,
      'server',
    ),
  }),
  name('vendor', 'blue and green take turns through its outage', 'them', {
    projects: [
      project('shop', {
        deployment: (minute) => (minute < 0 ? 'blue' : Math.floor(minute / 4) % 2 === 0 ? 'green' : 'blue'),
      }),
      project('mail'),
    ],
    ...failing(ofVendor, 0.7, 'gateway'),
  }),
  name('vendor', 'blue and green take turns through its outage, the only project', 'them', {
    projects: [
      project('shop', {
        deployment: (minute) => (minute < 2 ? 'blue' : Math.floor((minute + 2) / 4) % 2 === 1 ? 'green' : 'blue'),
      }),
    ],
    ...failing(ofVendor, 0.7, 'gateway'),
  }),
  name('vendor', 'its region fails where our canary runs, ten minutes later', 'them', {
    projects: [
      project('shop', { regions: ['us-east-1'], deployment: deploys('v2', -10) }),
      project('mail', { regions: ['eu-west-1'] }),
    ],
    ...failing((call) => ofVendor(call) && call.region === 'us-east-1', 0.8, 'gateway'),
    truthOf: ({ region }) => (region === 'us-east-1' ? 'them' : 'fine'),
  }),
  name('vendor', 'the endpoint that only the new feature calls is down', 'them', {
    projects: [
      project('shop', { features: ['old', 'old', 'new'] }),
      project('mail', { endpoints: ['/v1/charges', '/v2/intents'] }),
    ],
    send: (event, call) => (call.feature === 'new' ? { ...event, endpoint: '/v2/intents' } : event),
    ...failing((call) => ofVendor(call) && (call.feature === 'new' || call.endpoint === '/v2/intents'), 0.9, 'server'),
  }),
  name('vendor', 'one of its addresses is unreachable for half of the instances', 'them', {
    ...failing(
      both(ofVendor, ({ instance }) => instance < 2),
      1,
      'timeout',
    ),
    tags: ({ instance, project: who }) => ({ instance: `${who}-${instance}` }),
  }),
  name('callers', 'two retries each, of which only the last is reported', 'them', {
    ...failing(ofVendor, 0.55, 'gateway'),
    send: (event, call, random) => {
      if (event['status'] !== 503 || !ofVendor(call)) return event;
      return random() < 0.55 * 0.55 ? { ...event, latency_ms: 700 } : { ...event, status: 200, latency_ms: 500 };
    },
  }),
  name('callers', 'their breaker opens after half a minute, and nothing more is sent', 'them', {
    ...failing(ofVendor, 0.9, 'gateway'),
    send: (event, call) => (ofVendor(call) && call.minute > 0.5 && call.minute % 1 > 0.03 ? undefined : event),
  }),
  name('callers', 'their breaker opens after half a minute, and tells of calls held back', 'them', {
    ...failing(ofVendor, 0.9, 'gateway'),
    send: (event, call) =>
      ofVendor(call) && call.minute > 0.5 && call.minute % 1 > 0.03
        ? { ...event, status: 0, error_class: 'client_limit', latency_ms: 0 }
        : event,
  }),
  name('callers', 'one project sends an hour of calls late, during the outage', 'them', {
    projects: [
      project('shop'),
      project('mail', { lateMinutes: (minute) => (minute < 6 ? 6 - minute : 0) }),
      project('admin'),
    ],
    ...failing(ofVendor, 0.8, 'gateway'),
  }),
  name('callers', 'our server heard nothing for twenty minutes of it', 'them', {
    projects: ['shop', 'mail'].map((who) =>
      project(who, { lateMinutes: (minute) => (minute > 2 && minute < 22 ? 22 - minute : 0) }),
    ),
    ...failing(within(ofVendor, 26), 0.8, 'gateway'),
    endsAt: 26,
  }),
  name('callers', 'all clocks are ten minutes behind', 'them', {
    projects: ['shop', 'mail'].map((who) => project(who, { aheadMinutes: -10 })),
    ...failing(ofVendor, 0.8, 'gateway'),
  }),
  name('callers', 'one project calls 1,500 times as often as the other', 'them', {
    projects: [project('shop', { weight: 0.01 }), project('mail', { weight: 1 })],
    ...failing(ofVendor, 0.7, 'gateway'),
  }),
  name('callers', 'a cron of three calls at each full hour, all of which fail', 'them', {
    projects: one,
    traffic: ({ minute }) => (minute % HOUR < 1 && minute % HOUR >= 0 ? 1 : minute < 0 && pastHour(minute) < 1 ? 1 : 0),
    pastStepHours: 1 / 60,
    pastDays: 0.5,
    ...failing(ofVendor, 1, 'gateway'),
    endsAt: 100,
  }),
  name('past', 'it was down before the first call that we saw', 'them', {
    pastDays: 0.01,
    ...failing(({ vendor }) => vendor === 0, 0.9, 'gateway'),
  }),
  name('past', 'it was down before the first call that we saw, and the page says so', 'them', {
    pastDays: 0.01,
    ...failing(({ vendor }) => vendor === 0, 0.9, 'gateway'),
    page: postsAt(-12),
  }),
  name('past', 'it was down before the first call that we saw, and recovers', 'them', {
    pastDays: 0.01,
    ...failing(({ vendor, minute }) => vendor === 0 && minute < 10, 0.9, 'gateway'),
    endsAt: 10,
  }),
  name('past', 'on the first day, a fifth of the calls', 'them', {
    pastDays: 0.6,
    ...failing(ofVendor, 0.2, 'server'),
  }),
  name('page', 'it says monitoring, and calls go on failing', 'them', {
    ...failing(ofVendor, 0.7, 'gateway'),
    page: pageAt({ 3: trouble, 7: (page) => page.update('monitoring', 'A fix was made.') }),
  }),
  name('page', 'it resolves too early, and opens again', 'them', {
    ...failing(within(ofVendor, 18), 0.7, 'gateway'),
    page: pageAt({
      3: trouble,
      8: (page) => page.resolve(),
      14: (page) => page.update('investigating', 'It is back.'),
      19: (page) => page.resolve(),
    }),
    endsAt: 18,
  }),
  name('page', 'it cannot be read in the midst, then tells', 'them', {
    ...failing(ofVendor, 0.6, 'gateway'),
    page: pageAt({ 2: (page) => page.fail(), 12: (page) => (page.recover(), trouble(page)) }),
  }),
  name('page', 'it cannot be read, the only project', 'them', {
    projects: one,
    ...failing(ofVendor, 0.6, 'server'),
    page: pageAt({ [-30]: (page) => page.fail() }),
  }),
  name('page', 'it tells of the wrong component', 'them', {
    ...failing(ofVendor, 0.8, 'gateway'),
    page: pageAt({ 2: (page) => page.trouble('Dashboard') }),
  }),
  name('several', 'two vendors, one after the other, that overlap', 'them', {
    vendors: 4,
    ...rules(
      [({ vendor, minute }) => vendor === 0 && minute >= 0 && minute < 15, 0.8, 'gateway'],
      [({ vendor, minute }) => vendor === 1 && minute >= 6 && minute < 20, 0.7, 'timeout'],
    ),
    endsAt: 20,
  }),
  name('several', 'all vendors within four minutes, the only project, one cloud', 'them', {
    projects: one,
    vendors: 4,
    ...failing(({ vendor, minute }) => minute >= vendor, 0.8, 'gateway'),
  }),
  name('several', 'it fails right after our bad version was rolled back', 'them', {
    projects: [
      project('shop', { deployment: (minute) => (minute >= -9 && minute < -3 ? 'v2' : 'v1') }),
      project('mail'),
    ],
    fails: (call) => (ofVendor(call) || ofDeployment('v2')({ ...call, minute: 0 }) ? [0.8, 'server'] : undefined),
  }),
];

const OURS: readonly Story[] = [
  name('several', 'our bad version in the minute in which its region fails for another project', 'us', {
    projects: [
      project('shop', { deployment: deploys('v2', 0), regions: ['eu-west-1'] }),
      project('mail', { regions: ['us-east-1'] }),
      project('admin', { regions: ['eu-west-1'] }),
    ],
    ...rules(
      [ofDeployment('v2'), 0.8, 'server'],
      [(call) => ofVendor(call) && call.region === 'us-east-1', 0.8, 'gateway'],
    ),
    truthOf: ({ project: who }) => (who === 'shop' ? 'us' : who === 'mail' ? 'them' : 'fine'),
  }),
  name('several', 'our bad version ten minutes after an outage of three', 'us', {
    projects: [project('shop', { deployment: deploys('v2', 0) }), project('mail')],
    fails: (call) =>
      ofDeployment('v2')(call) || (call.vendor === 0 && call.minute >= -13 && call.minute < -10)
        ? [0.8, 'server']
        : undefined,
  }),
  name('deployment', 'blue and green take turns, green is bad', 'us', {
    projects: [
      project('shop', { deployment: (minute) => (minute >= 0 && Math.floor(minute / 4) % 2 === 0 ? 'green' : 'blue') }),
      project('mail'),
    ],
    ...failing(ofDeployment('green'), 0.9, 'server'),
  }),
  name('deployment', 'blue and green take turns, green is bad, the only project', 'us', {
    projects: [
      project('shop', { deployment: (minute) => (minute >= 0 && Math.floor(minute / 4) % 2 === 0 ? 'green' : 'blue') }),
    ],
    ...failing(ofDeployment('green'), 0.9, 'server'),
  }),
  name('deployment', 'half of it is rolled back', 'us', {
    projects: [
      project('shop', {
        deployment: (minute, instance) => (minute >= 0 && (minute < 7 || instance === 0) ? 'v2' : 'v1'),
      }),
      project('mail'),
    ],
    ...failing(ofDeployment('v2'), 0.9, 'server'),
  }),
  name('deployment', 'all projects deploy the same bad version at once', 'us', {
    projects: ['shop', 'mail', 'admin'].map((who) => project(who, { deployment: deploys('v2', 0) })),
    ...failing(ofDeployment('v2'), 0.8, 'rejected'),
  }),
  name('deployment', 'all projects deploy the same bad version, instance by instance', 'us', {
    projects: ['shop', 'mail', 'admin'].map((who) => project(who, { deployment: deploys('v2', 0, 2) })),
    ...failing(ofDeployment('v2'), 0.8, 'server'),
  }),
  name('deployment', 'its TLS trusts no vendor', 'us', {
    projects: [project('shop', { deployment: deploys('v2', 0, 1) }), project('mail')],
    ...failing((call) => everywhere(call) && call.deployment === 'v2', 1, 'tls'),
  }),
  name('deployment', 'errors with a name that nobody knows', 'us', {
    projects: [project('shop', { deployment: deploys('v2', 0, 1) }), project('mail')],
    ...failing(ofDeployment('v2'), 0.8, 'nameless'),
  }),
  name('deployment', '404 at one endpoint while the page tells of maintenance of another component', 'us', {
    projects: [project('shop', { deployment: deploys('v2', 0) }), project('mail')],
    ...failing(both(ofDeployment('v2'), at('/v1/refunds')), 1, 'missing'),
    page: pageAt({ [-10]: (page) => page.maintain('Dashboard') }),
  }),
  name('deployment', 'bad as a maintenance of the vendor ends', 'us', {
    projects: [project('shop', { deployment: deploys('v2', 0) }), project('mail'), project('admin')],
    ...failing(ofDeployment('v2'), 0.9, 'server'),
    page: pageAt({ [-30]: (page) => page.maintain(), 0: (page) => page.resolve() }),
  }),
  name('deployment', 'bad, of a quiet project beside one that calls a hundred times as often', 'us', {
    projects: [project('shop', { weight: 0.01, deployment: deploys('v2', 0) }), project('mail')],
    ...failing(ofDeployment('v2'), 0.9, 'server'),
  }),
  name('deployment', 'a new endpoint that does not exist, a tenth of the calls', 'us', {
    projects: [project('shop', { deployment: deploys('v2', 0) }), project('mail')],
    fails: (call, random) => (ofDeployment('v2')(call) && random() < 0.1 ? [1, 'missing'] : undefined),
    send: (event) => (event['status'] === 404 ? { ...event, endpoint: '/v2/charges' } : event),
  }),
  name('key', 'rotated in staging only, of the same project', 'us', {
    projects: [project('shop'), project('shop', { environment: 'staging', weight: 0.3 }), project('mail')],
    ...failing(
      both(ofVendor, ({ environment }) => environment === 'staging'),
      1,
      'auth',
    ),
    truthOf: ({ environment }) => (environment === 'staging' ? 'us' : 'fine'),
  }),
  name('key', 'a new project begins with a wrong one', 'us', {
    projects: [project('shop'), project('mail')],
    traffic: ({ project: who, minute }) => (who === 'shop' && minute < 0 ? 0 : 1),
    ...failing(both(ofVendor, of('shop')), 1, 'auth'),
  }),
  name('limits', 'a load test of ours is refused, and breaks a part', 'us', {
    traffic: ({ project: who, minute }) => (who === 'shop' && minute >= 0 ? 12 : 1),
    fails: (call, random) =>
      both(ofVendor, of('shop'))(call) ? [0.7, random() < 0.8 ? 'limited' : 'gateway'] : undefined,
  }),
  name('limits', 'ports of the busiest project run out, to all vendors', 'us', {
    vendors: 4,
    ...failing(both(everywhere, of('shop')), 0.3, 'timeout'),
  }),
  name('callers', 'our bad version, and the clock of its project is ten minutes ahead', 'us', {
    projects: [project('shop', { aheadMinutes: 10, deployment: deploys('v2', 0) }), project('mail')],
    ...failing(ofDeployment('v2'), 0.9, 'server'),
  }),
  name('callers', 'our bad version, two retries of which only the last is reported', 'us', {
    projects: [project('shop', { deployment: deploys('v2', 0, 1) }), project('mail')],
    ...failing(ofDeployment('v2'), 0.7, 'server'),
    send: (event, call, random) => {
      if (event['status'] !== 500 || !ofDeployment('v2')(call)) return event;
      return random() < 0.49 ? { ...event, latency_ms: 700 } : { ...event, status: 200, latency_ms: 500 };
    },
  }),
];

const FINE: readonly Story[] = [
  name('fine', 'rate limiting for five minutes at each full hour', 'fine', {
    expects: ['healthy', 'cannot_say', 'us', 'undecided'],
    pastDays: 3,
    pastStepHours: 1 / 12,
    ...failing(
      both((call) => call.vendor === 0 && pastHour(call.minute) < 5, of('shop')),
      0.4,
      'limited',
    ),
    endsAt: 130,
  }),
  name('fine', 'a weekend with three times as many failures and a third of the calls', 'fine', {
    expects: ['healthy', 'cannot_say'],
    pastDays: 13,
    pastStepHours: 1,
    // The first moment of every play is a Saturday.
    usual: ({ minute }) => ([0, 1].includes(Math.floor(((((minute + 12 * HOUR) / DAY) % 7) + 7) % 7)) ? 0.012 : 0.004),
    traffic: ({ minute }) => ([0, 1].includes(Math.floor(((((minute + 12 * HOUR) / DAY) % 7) + 7) % 7)) ? 0.33 : 1),
  }),
  name('fine', 'a batch that comes an hour earlier since the clocks were changed', 'fine', {
    expects: ['healthy', 'cannot_say'],
    pastDays: 6,
    pastStepHours: 0.5,
    traffic: ({ minute }) => (hourOfDay(minute) === (minute < -60 ? 13 : 12) ? 5 : 1),
    usual: ({ minute }) => (hourOfDay(minute) === (minute < -60 ? 13 : 12) ? 0.02 : 0.003),
  }),
  name('fine', 'users close the page at any time', 'fine', {
    expects: ['healthy'],
    send: (event, call, random) =>
      call.minute >= 0 && random() < 0.3
        ? { ...event, status: 0, error_class: 'aborted', latency_ms: Math.round(random() * 200) }
        : event,
  }),
  name('fine', 'the page opens and closes an incident four times', 'fine', {
    expects: ['healthy', 'not_affecting_you', 'cannot_say'],
    page: pageAt({
      1: trouble,
      4: (page) => page.resolve(),
      8: (page) => page.update('investigating', 'Again.'),
      11: (page) => page.resolve(),
      14: (page) => page.update('investigating', 'Again.'),
      17: (page) => page.resolve(),
    }),
  }),
  name('fine', 'a deployment that calls half as often', 'fine', {
    expects: ['healthy'],
    projects: [project('shop', { deployment: deploys('v2', 0) }), project('mail')],
    traffic: ({ project: who, minute }) => (who === 'shop' && minute >= 0 ? 0.5 : 1),
  }),
];

/** Every one of them. */
export const HOSTILE_STORIES: readonly Story[] = [...THEIRS, ...OURS, ...FINE];
