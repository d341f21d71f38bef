// What people on call tell of: releases that do harm late or elsewhere, canaries and flags that grow, credentials that rotate, vendors that retire, block and flap.
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
import type { Failure, Story, StoryCall } from './story.ts';

const one = [project('shop')];
const HOUR_S = 3600;
const mark = (minute: number, kind: string, name?: string, who = 'shop'): Story['changes'][number] => ({
  minute,
  project: who,
  kind,
  ...(name === undefined ? {} : { name }),
});
const on = (deployment: (minute: number, instance: number) => string, given = {}) =>
  project('shop', { deployment, ...given });
const tell = (group: string, what: string, truth: Story['truth'], given: Parameters<typeof story>[3]): Story =>
  story(`field ${group}`, what, truth, { pastDays: 3, ...given });
/** What an SDK of years ago sends. */
const bare: Story['send'] = (event, call) => {
  if (call.project !== 'mail') return event;
  const { deployment_id: _deployment, region: _region, feature: _feature, tags: _tags, ...rest } = event;
  return rest;
};
/** A share of the calls has the feature `new`, which grows. */
const isRamped = (call: StoryCall, share: number): boolean => (call.minute * 7919.13) % 1 < share;
const rampShare = (minute: number): number =>
  minute < 0 ? 0 : minute < 4 ? 0.01 : minute < 8 ? 0.1 : minute < 12 ? 0.5 : 1;
const withRamp: Story['send'] = (event, call) =>
  call.project === 'shop' ? { ...event, feature: isRamped(call, rampShare(call.minute)) ? 'new' : 'old' } : event;
/** Most of what is asked for does not exist, as ever. */
const lookups = (call: StoryCall, share = 0.6): readonly [number, Failure] | undefined =>
  call.vendor === 0 && call.endpoint === '/v1/customers' ? [share, 'missing'] : undefined;
const finder = (name: string) => project(name, { endpoints: ['/v1/customers', '/v1/customers', '/v1/charges'] });
/** Everything that is imported is of the day before. */
const imported: Story['send'] = (event, call, random) =>
  call.project === 'import' ? { ...event, ts: Number(event['ts']) - Math.floor(random() * 26 * HOUR_S) } : event;
const importer = project('import', { weight: 3 });
const fromStart = ({ project: name, minute }: { readonly project: string; readonly minute: number }): number =>
  name === 'import' && (minute < 0 || minute > 10) ? 0 : 1;

const THEIRS: readonly Story[] = [
  tell('vendor', 'a shard behind one endpoint, two retries each', 'them', {
    retries: 2,
    ...failing(both(ofVendor, at('/v1/charges')), 0.2, 'server'),
  }),
  tell('vendor', 'its certificate expired, the only project', 'them', {
    projects: one,
    ...failing(ofVendor, 1, 'tls'),
  }),
  tell('vendor', 'its certificate expired on half of its edges', 'them', failing(ofVendor, 0.5, 'tls')),
  tell('vendor', 'half of its name servers are gone', 'them', failing(ofVendor, 0.5, 'dns')),
  tell('vendor', 'it retires an endpoint', 'them', failing(both(ofVendor, at('/v1/refunds')), 1, 'missing')),
  tell('vendor', 'it retires an endpoint, the only project', 'them', {
    projects: one,
    ...failing(both(ofVendor, at('/v1/refunds')), 1, 'missing'),
  }),
  tell('vendor', 'slow for six minutes, then it fails', 'them', {
    fails: (call) => (ofVendor(call) ? [0.8, call.minute < 6 ? 'slow' : 'gateway'] : undefined),
  }),
  tell('vendor', 'all calls of two minutes', 'them', { ...failing(within(ofVendor, 2), 1, 'gateway'), endsAt: 2 }),
  tell('vendor', 'all calls of two minutes, the only project', 'them', {
    projects: one,
    ...failing(within(ofVendor, 2), 1, 'gateway'),
    endsAt: 2,
  }),
  tell('vendor', 'all calls of forty seconds', 'them', { ...failing(within(ofVendor, 0.67), 1, 'refused'), endsAt: 1 }),
  tell('vendor', 'three times two minutes, ten minutes apart', 'them', {
    ...failing((call) => ofVendor(call) && call.minute % 10 < 2 && call.minute < 30, 0.9, 'gateway'),
  }),
  tell('vendor', 'on and off each minute', 'them', {
    ...failing((call) => ofVendor(call) && Math.floor(call.minute) % 2 === 0, 1, 'gateway'),
  }),
  tell('vendor', 'on and off each minute, the only project', 'them', {
    projects: one,
    ...failing((call) => ofVendor(call) && Math.floor(call.minute) % 2 === 0, 0.9, 'server'),
  }),
  tell('vendor', 'on and off every twenty seconds', 'them', {
    ...failing((call) => ofVendor(call) && Math.floor(call.minute * 3) % 2 === 0, 1, 'gateway'),
  }),
  tell('vendor', 'as a project makes its first call', 'them', {
    traffic: ({ project: name, minute }) => (name === 'shop' && minute < 0 ? 0 : 1),
    ...failing(ofVendor, 0.8, 'gateway'),
  }),
  tell('vendor', 'as we first call from another region', 'them', {
    projects: [project('shop', { regions: ['eu-west-1', 'us-east-1'] }), project('mail')],
    send: (event, call) => (call.region === 'us-east-1' && call.minute < 0 ? { ...event, region: 'eu-west-1' } : event),
    ...failing(ofVendor, 0.8, 'gateway'),
  }),
  tell('vendor', 'five minutes after a release train of all projects', 'them', {
    projects: ['shop', 'mail', 'admin'].map((name, index) =>
      project(name, { deployment: deploys(`${name}-9`, -5 + index) }),
    ),
    ...failing(ofVendor, 0.7, 'server'),
  }),
  tell('vendor', 'one minute after a release train of all projects, the same version', 'them', {
    projects: ['shop', 'mail', 'admin'].map((name) => project(name, { deployment: deploys('train-9', -1) })),
    ...failing(ofVendor, 0.7, 'server'),
  }),
  tell('vendor', 'while a canary of one per cent has run for an hour', 'them', {
    projects: [
      on((minute, instance) => (instance === 0 && minute >= -60 ? 'v2' : 'v1'), { instances: 100 }),
      project('mail'),
    ],
    ...failing(ofVendor, 0.6, 'gateway'),
  }),
  tell('vendor', 'its sandbox is down, and the only project calls both', 'them', {
    projects: [project('shop'), project('shop', { environment: 'staging', weight: 0.3 })],
    ...failing((call) => ofVendor(call) && call.environment === 'staging', 1, 'gateway'),
    truthOf: ({ environment }) => (environment === 'staging' ? 'them' : 'fine'),
  }),
  tell('vendor', 'one project is on an old SDK', 'them', { ...failing(ofVendor, 0.7, 'gateway'), send: bare }),
  tell('vendor', 'two vendors at once, as we deploy', 'them', {
    vendors: 4,
    projects: [on(deploys('v2', 0.2)), project('mail'), project('admin')],
    ...failing(({ vendor, minute }) => minute >= 0 && vendor < 2, 0.7, 'gateway'),
  }),
  tell('vendor', 'two vendors at once, as the only project deploys', 'them', {
    vendors: 4,
    projects: [on(deploys('v2', 0.2))],
    ...failing(({ vendor, minute }) => minute >= 0 && vendor < 2, 0.7, 'gateway'),
  }),
  tell(
    'vendor',
    'it validates one endpoint more strictly',
    'them',
    failing(both(ofVendor, at('/v1/charges')), 0.5, 'rejected'),
  ),
  tell('vendor', 'three per cent take thirty times as long, and we deploy', 'them', {
    projects: [on(deploys('v2', -2)), project('mail'), project('admin')],
    ...failing(ofVendor, 0.03, 'slow'),
  }),
  tell('vendor', 'its large requests time out', 'them', failing(both(ofVendor, at('/v1/charges')), 0.12, 'timeout')),
  tell('vendor', 'it comes back over ten minutes', 'them', {
    fails: (call) =>
      ofVendor(call) && call.minute < 15 ? [Math.min(1, (15 - call.minute) / 10), 'gateway'] : undefined,
    endsAt: 15,
  }),
  tell('vendor', 'its maintenance ends, and calls fail from then on', 'them', {
    ...failing(ofVendor, 0.7, 'server'),
    page: (page, minute) => {
      if (minute === -20) page.maintain();
      if (minute === 0) page.resolve();
    },
  }),
  tell('vendor', 'a harmless flag is switched two minutes before', 'them', {
    projects: ['shop', 'mail', 'admin', 'jobs', 'web'].map((name) => project(name)),
    ...failing(ofVendor, 0.3, 'gateway'),
    changes: [mark(-2, 'flag', 'checkout-v3')],
  }),
  tell('vendor', 'a harmless configuration is changed two minutes before, the only project', 'them', {
    projects: one,
    ...failing(ofVendor, 0.8, 'gateway'),
    changes: [mark(-2, 'configuration', 'timeouts')],
  }),
  tell('vendor', 'a harmless configuration of another project is changed in that minute', 'them', {
    ...failing(ofVendor, 0.6, 'gateway'),
    changes: [mark(0, 'configuration', 'timeouts', 'mail')],
  }),
  tell('vendor', 'every call hangs, and is told of half a minute later', 'them', {
    projects: ['shop', 'mail', 'admin'].map((name) =>
      project(name, { lateMinutes: (minute) => (minute >= 0 ? 0.5 : 0) }),
    ),
    ...failing(ofVendor, 1, 'hang'),
  }),
  tell('vendor', 'every call hangs for five minutes, the only project', 'them', {
    projects: [project('shop', { lateMinutes: (minute) => (minute >= 0 ? 5 : 0) })],
    ...failing(ofVendor, 1, 'hang'),
  }),
  tell('vendor', 'our workers die of it, and call no more', 'them', {
    traffic: ({ minute }) => (minute >= 3 ? 0 : 1),
    ...failing(ofVendor, 1, 'gateway'),
  }),
  tell('vendor', 'our workers die of it and come back after it', 'them', {
    traffic: ({ minute }) => (minute >= 3 && minute < 12 ? 0 : 1),
    ...failing(within(ofVendor, 10), 1, 'gateway'),
    endsAt: 12,
  }),
  tell('vendor', 'some accounts of two projects, which calls name', 'them', {
    ...failing((call) => ofVendor(call) && call.project !== 'admin' && call.account === 'a3', 1, 'server'),
    tags: ({ account }) => ({ account }),
    truthOf: ({ project: name }) => (name === 'admin' ? 'fine' : 'them'),
  }),
  tell('vendor', 'the sender of one project is an hour behind', 'them', {
    projects: [project('shop'), project('mail', { aheadMinutes: -60 }), project('admin')],
    ...failing(ofVendor, 0.8, 'gateway'),
  }),
  tell('vendor', 'the sender of the only project is an hour behind', 'them', {
    projects: [project('shop', { aheadMinutes: -60 })],
    ...failing(ofVendor, 0.8, 'gateway'),
  }),
  tell('vendor', 'while 26 hours are imported', 'them', {
    projects: [project('shop'), project('mail'), importer],
    traffic: fromStart,
    send: imported,
    ...failing((call) => ofVendor(call) && call.project !== 'import', 0.7, 'gateway'),
    truthOf: ({ project: name }) => (name === 'import' ? 'fine' : 'them'),
  }),
  tell('vendor', 'of a project whose lookups mostly find nothing', 'them', {
    projects: [finder('shop'), finder('mail')],
    fails: (call) => (ofVendor(call) ? [0.7, 'gateway'] : lookups(call)),
  }),
  tell('vendor', 'it sheds load of the only project, which has quota left', 'them', {
    projects: one,
    ...failing(ofVendor, 0.5, 'limited'),
    tags: (_call, how) => (how === 'limited' ? { quota: 'left' } : {}),
  }),
  tell('vendor', 'its 503 come through our proxy, which marks them as its own', 'them', {
    projects: [project('shop'), project('mail')],
    ...failing(ofVendor, 0.7, 'gateway'),
    tags: (_call, how) => (how === 'gateway' ? { answered_by: 'vendor' } : {}),
  }),
  tell('vendor', 'one region, then the other five minutes later', 'them', {
    projects: [
      project('shop', { regions: ['eu-west-1', 'us-east-1'] }),
      project('mail', { regions: ['eu-west-1', 'us-east-1'] }),
    ],
    ...failing((call) => ofVendor(call) && (call.region === 'eu-west-1' || call.minute >= 5), 0.8, 'gateway'),
  }),
  tell('vendor', 'a failed deployment is rolled back during its outage', 'them', {
    projects: [on((minute) => (minute >= 2 && minute < 9 ? 'v2' : 'v1')), project('mail'), project('admin')],
    ...failing(ofVendor, 0.8, 'gateway'),
  }),
  tell('vendor', 'the only project rolls back, which does not help', 'them', {
    projects: [on((minute) => (minute < -30 || minute >= 6 ? 'v1' : 'v2'))],
    ...failing(ofVendor, 0.8, 'gateway'),
  }),
  tell('vendor', 'it rejects all writes with 400 while the page tells of it', 'them', {
    ...failing(both(ofVendor, at('/v1/charges', '/v1/refunds')), 0.6, 'rejected'),
    page: postsAt(4),
  }),
  tell('vendor', 'a key is rotated in the middle of its outage, and works', 'them', {
    tags: ({ project: name, minute }) => ({ credential: name === 'shop' && minute >= 6 ? 'ffee0011' : '0a1b2c3d' }),
    changes: [mark(6, 'key', 'shop-key')],
    ...failing(ofVendor, 0.6, 'gateway'),
  }),
  tell('vendor', 'it refuses all keys two minutes after its outage was over', 'them', {
    tags: ({ project: name }) => ({ credential: `0a1b2c${name.length}d` }),
    fails: (call) =>
      call.vendor !== 0
        ? undefined
        : call.minute >= -8 && call.minute < -2
          ? [0.5, 'gateway']
          : call.minute >= 0
            ? [0.9, 'auth']
            : undefined,
  }),
  tell('vendor', 'it grows from a tenth to three quarters while a version takes over', 'them', {
    projects: [on(deploys('v2', 8)), project('mail'), project('admin', { weight: 0.4 })],
    fails: (call) => (ofVendor(call) ? [call.minute < 8 ? 0.12 : 0.75, 'gateway'] : undefined),
  }),
  tell('vendor', 'it grows while a version takes over, the only project', 'them', {
    projects: [on(deploys('v2', 8))],
    fails: (call) => (ofVendor(call) ? [call.minute < 8 ? 0.12 : 0.75, 'gateway'] : undefined),
  }),
  tell('vendor', 'it refuses large bodies at one endpoint, of which one project sends most', 'them', {
    fails: (call) =>
      both(ofVendor, at('/v1/charges'))(call) ? [call.project === 'mail' ? 0.9 : 0.12, 'rejected'] : undefined,
  }),
];

const OURS: readonly Story[] = [
  tell('deployment', 'it only slows, instance by instance', 'us', {
    projects: [on(deploys('v2', 0, 1)), project('mail'), project('admin')],
    ...failing(ofDeployment('v2'), 0.9, 'slow'),
  }),
  tell('deployment', 'it only slows, the only project, at once', 'us', {
    projects: [on(deploys('v2', 0))],
    ...failing(ofDeployment('v2'), 0.9, 'slow'),
    changes: [mark(0, 'deployment', 'v2')],
  }),
  tell('deployment', 'a harmless one, and a configuration eight minutes later', 'us', {
    projects: [on(deploys('v2', -8)), project('mail')],
    ...failing(both(ofVendor, of('shop')), 0.8, 'server'),
    changes: [mark(-8, 'deployment', 'v2'), mark(0, 'configuration', 'pool-size')],
  }),
  tell('deployment', 'a harmless one, and a configuration three minutes later, the only project', 'us', {
    projects: [on(deploys('v2', -3))],
    ...failing(ofVendor, 0.8, 'rejected'),
    changes: [mark(-3, 'deployment', 'v2'), mark(0, 'configuration', 'pool-size')],
  }),
  tell('deployment', 'blue and green take turns every two minutes, green is bad', 'us', {
    projects: [on((minute) => (minute >= 0 && Math.floor(minute / 2) % 2 === 0 ? 'green' : 'blue')), project('mail')],
    ...failing(ofDeployment('green'), 1, 'rejected'),
  }),
  tell('canary', 'one per cent, all of whose calls fail', 'us', {
    projects: [
      on((minute, instance) => (instance === 0 && minute >= 0 ? 'v2' : 'v1'), { instances: 100 }),
      project('mail'),
    ],
    ...failing(ofDeployment('v2'), 1, 'server'),
  }),
  tell('canary', 'one per cent for ten minutes, then everywhere', 'us', {
    projects: [
      on((minute, instance) => (minute >= 10 || (instance === 0 && minute >= 0) ? 'v2' : 'v1'), { instances: 100 }),
      project('mail'),
    ],
    ...failing(ofDeployment('v2'), 1, 'server'),
  }),
  tell('canary', 'ten per cent for an hour, a fifth of whose calls fail', 'us', {
    projects: [
      on((minute, instance) => (instance === 0 && minute >= 0 ? 'v2' : 'v1'), { instances: 10 }),
      project('mail'),
    ],
    ...failing(ofDeployment('v2'), 0.2, 'server'),
  }),
  tell('quota', 'a release that calls twice as often, and all keys are limited', 'us', {
    projects: [on(deploys('v2', -3)), project('mail'), project('admin')],
    traffic: ({ project: name, minute }) => (name === 'shop' && minute >= -3 ? 2 : 1),
    ...failing(both(ofVendor, of('shop')), 0.5, 'limited'),
    tags: (_call, how) => (how === 'limited' ? { quota: 'spent' } : {}),
  }),
  tell('quota', 'a release that calls twice as often, nothing said of quotas', 'us', {
    projects: [on(deploys('v2', -3)), project('mail'), project('admin')],
    traffic: ({ project: name, minute }) => (name === 'shop' && minute >= -3 ? 2 : 1),
    ...failing(both(ofVendor, of('shop')), 0.5, 'limited'),
  }),
  tell('quota', 'a release that calls twice as often, the only project', 'us', {
    projects: [on(deploys('v2', -1))],
    traffic: ({ minute }) => (minute >= -1 ? 2 : 1),
    ...failing(ofVendor, 0.5, 'limited'),
  }),
  tell('quota', 'of the month is used up, of all projects', 'us', {
    ...failing(ofVendor, 1, 'limited'),
    tags: (_call, how) => (how === 'limited' ? { quota: 'spent' } : {}),
  }),
  tell('quota', 'a batch at the full hour floods it', 'us', {
    projects: [project('shop'), project('mail'), project('batch', { weight: 0.05 })],
    traffic: ({ project: name, minute }) => (name === 'batch' && minute >= 0 && minute < 8 ? 60 : 1),
    ...failing((call) => ofVendor(call) && call.minute < 8, 0.4, 'limited'),
    endsAt: 8,
  }),
  tell('storm', 'a release retries eight times, and is refused', 'us', {
    projects: [on(deploys('v2', 0)), project('mail')],
    retries: 8,
    ...failing(ofDeployment('v2'), 0.5, 'limited'),
  }),
  tell('instance', 'one of four, which calls name', 'us', {
    ...failing(
      both(ofVendor, of('shop'), ({ instance }) => instance === 2),
      1,
      'timeout',
    ),
    tags: ({ instance, project: name }) => ({ instance: `${name}-${instance}` }),
  }),
  tell('instance', 'one of twenty, unnamed', 'us', {
    projects: [project('shop', { instances: 20 }), project('mail')],
    ...failing(
      both(ofVendor, of('shop'), ({ instance }) => instance === 2),
      1,
      'timeout',
    ),
  }),
  tell('project', 'a project on an old SDK sends wrong calls', 'us', {
    ...failing(both(ofVendor, of('mail')), 0.7, 'rejected'),
    send: bare,
    watched: 'mail',
  }),
  tell('project', 'staging calls a path that does not exist', 'us', {
    projects: [
      project('shop'),
      project('mail'),
      project('lab', { environment: 'staging', deployment: deploys('v2', 0) }),
    ],
    ...failing(both(ofVendor, of('lab')), 1, 'missing'),
    watched: 'lab',
  }),
  tell('train', 'three projects, of which one has a bad version', 'us', {
    projects: ['shop', 'mail', 'admin'].map((name, index) =>
      project(name, { deployment: deploys(`${name}-9`, index) }),
    ),
    ...failing(ofDeployment('shop-9'), 0.8, 'server'),
  }),
  tell('train', 'a library of five projects, whose versions have other names', 'us', {
    projects: ['shop', 'mail', 'admin', 'jobs', 'web'].map((name, index) =>
      project(name, { deployment: deploys(`${name}-9`, index * 4) }),
    ),
    ...failing((call) => ofVendor(call) && call.deployment.endsWith('-9'), 0.8, 'rejected'),
  }),
  tell('flag', 'one, ten, fifty, all, which calls name', 'us', {
    projects: [project('shop', { features: ['old'] }), project('mail')],
    send: withRamp,
    ...failing(
      (call) => ofVendor(call) && call.project === 'shop' && isRamped(call, rampShare(call.minute)),
      0.8,
      'server',
    ),
  }),
  tell('flag', 'one, ten, fifty, all, reported only', 'us', {
    ...failing(
      (call) => ofVendor(call) && call.project === 'shop' && isRamped(call, rampShare(call.minute)),
      0.8,
      'server',
    ),
    changes: [mark(0, 'flag', 'checkout-v3'), mark(4, 'flag', 'checkout-v3'), mark(8, 'flag', 'checkout-v3')],
  }),
  tell('deployment', 'its health checks fail, and nothing else', 'us', {
    projects: [on(deploys('v2', 0), { endpoints: ['/v1/charges', '/v1/refunds', '/ping'] }), project('mail')],
    ...failing(both(ofDeployment('v2'), at('/ping')), 1, 'missing'),
  }),
  tell('deployment', 'rolled back after two minutes', 'us', {
    projects: [on((minute) => (minute >= 0 && minute < 2 ? 'v2' : 'v1')), project('mail')],
    ...failing(ofDeployment('v2'), 1, 'server'),
    endsAt: 2,
  }),
  tell('deployment', 'rolled back after two minutes, the only project', 'us', {
    projects: [on((minute) => (minute >= 0 && minute < 2 ? 'v2' : 'v1'))],
    ...failing(ofDeployment('v2'), 1, 'server'),
    endsAt: 2,
    changes: [mark(0, 'deployment', 'v2'), mark(2, 'deployment', 'v1')],
  }),
  tell('deployment', 'half of it is bad for forty seconds', 'us', {
    projects: [on((minute, instance) => (minute >= 0 && minute < 0.67 && instance < 2 ? 'v2' : 'v1')), project('mail')],
    ...failing(ofDeployment('v2'), 1, 'server'),
    endsAt: 1,
  }),
  tell('new', 'another region goes live with a bad version', 'us', {
    projects: [
      project('shop', { regions: ['eu-west-1', 'us-east-1'], deployment: () => 'v1' }),
      project('mail', { regions: ['eu-west-1', 'us-east-1'] }),
    ],
    send: (event, call) =>
      call.project === 'shop' && call.region === 'us-east-1'
        ? call.minute < 0
          ? { ...event, region: 'eu-west-1' }
          : { ...event, deployment_id: 'v2' }
        : event,
    ...failing(
      both(ofVendor, of('shop'), ({ region }) => region === 'us-east-1'),
      0.9,
      'server',
    ),
    truthOf: ({ project: name, region }) => (name === 'shop' && region === 'us-east-1' ? 'us' : 'fine'),
  }),
  tell('new', 'a project whose key is wrong from its first call on', 'us', {
    projects: [project('shop'), project('mail'), project('fresh')],
    traffic: ({ project: name, minute }) => (name === 'fresh' && minute < 0 ? 0 : 1),
    ...failing(both(ofVendor, of('fresh')), 1, 'auth'),
    watched: 'fresh',
    truthOf: ({ project: name }) => (name === 'fresh' ? 'us' : 'fine'),
  }),
  tell('new', 'a project that calls wrong paths from its first call on', 'us', {
    projects: [project('shop'), project('mail'), project('fresh')],
    traffic: ({ project: name, minute }) => (name === 'fresh' && minute < 0 ? 0 : 1),
    ...failing(both(ofVendor, of('fresh')), 1, 'missing'),
    watched: 'fresh',
    truthOf: ({ project: name }) => (name === 'fresh' ? 'us' : 'fine'),
  }),
  tell('deployment', 'one region, ten minutes before the other', 'us', {
    projects: [
      project('shop', { regions: ['eu-west-1', 'us-east-1'] }),
      project('mail', { regions: ['eu-west-1', 'us-east-1'] }),
    ],
    send: (event, call) =>
      call.project === 'shop' && call.minute >= (call.region === 'eu-west-1' ? 0 : 10)
        ? { ...event, deployment_id: 'v2' }
        : event,
    ...failing(
      both(ofVendor, of('shop'), ({ region, minute }) => minute >= (region === 'eu-west-1' ? 0 : 10)),
      0.8,
      'server',
    ),
  }),
  tell('deployment', 'bad for one tenant, which calls name', 'us', {
    projects: [on(deploys('v2', 0)), project('mail')],
    ...failing(
      both(ofDeployment('v2'), ({ account }) => account === 'a2'),
      1,
      'server',
    ),
    tags: ({ account }) => ({ tenant: account }),
  }),
  tell('deployment', 'it leaks for forty minutes, then fails more and more', 'us', {
    projects: [on(deploys('v2', -40)), project('mail'), project('admin')],
    fails: (call) => (ofDeployment('v2')(call) ? [Math.min(0.8, call.minute * 0.06), 'timeout'] : undefined),
  }),
  tell('network', 'our resolver loses a tenth', 'us', { vendors: 4, ...failing(everywhere, 0.1, 'dns') }),
  tell('network', 'ports of the only project run out', 'us', {
    projects: one,
    vendors: 4,
    ...failing(everywhere, 0.25, 'timeout'),
  }),
  tell('network', 'our proxy restarts for two minutes', 'us', {
    vendors: 4,
    ...failing(within(everywhere, 2), 1, 'gateway'),
    endsAt: 2,
    tags: (_call, how) => (how === 'gateway' ? { answered_by: 'proxy' } : {}),
  }),
  tell('input', 'customers of the only project type nonsense at one endpoint', 'us', {
    projects: one,
    ...failing(both(ofVendor, at('/v1/charges')), 0.6, 'rejected'),
  }),
  tell('key', 'half of the instances have the new one, which is wrong', 'us', {
    projects: [project('shop'), project('mail')],
    ...failing(
      both(ofVendor, of('shop'), ({ instance }) => instance < 2),
      1,
      'auth',
    ),
    tags: (call) => ({
      credential: call.project !== 'shop' || call.minute < 0 || call.instance >= 2 ? '0a1b2c3d' : 'ffee0011',
    }),
  }),
  tell('key', 'it is replaced half a minute before, which is reported', 'us', {
    ...failing(both(ofVendor, of('shop')), 1, 'auth'),
    changes: [mark(-0.5, 'key')],
  }),
  tell('key', 'the firewall of the vendor blocks all of us', 'us', {
    ...failing(ofVendor, 1, 'forbidden'),
    tags: (_call, how) => (how === 'forbidden' ? { answered_by: 'vendor' } : {}),
  }),
  tell('key', 'the firewall of the vendor blocks one region of ours', 'us', {
    projects: [project('shop', { regions: ['eu-west-1', 'us-east-1'] }), project('mail', { regions: ['us-east-1'] })],
    ...failing(
      both(ofVendor, ({ region }) => region === 'eu-west-1'),
      1,
      'forbidden',
    ),
    truthOf: ({ region }) => (region === 'eu-west-1' ? 'us' : 'fine'),
  }),
  tell('deployment', 'to staging only', 'us', {
    projects: [
      project('shop'),
      project('shop', { environment: 'staging', weight: 0.3, deployment: deploys('v2', 0) }),
      project('mail'),
    ],
    ...failing((call) => ofDeployment('v2')(call) && call.environment === 'staging', 0.9, 'server'),
    truthOf: ({ project: name, environment }) => (name === 'shop' && environment === 'staging' ? 'us' : 'fine'),
  }),
  tell('deployment', 'the old version comes back and is the bad one', 'us', {
    projects: [on((minute) => (minute >= 0 || minute < -2 * 1440 ? 'v1' : 'v2')), project('mail')],
    ...failing(
      both(ofVendor, ({ deployment }) => deployment === 'v1', of('shop')),
      0.9,
      'server',
    ),
    changes: [mark(0, 'deployment', 'v1')],
  }),
  tell('deployment', 'it has the name of the one before', 'us', {
    projects: [on(() => 'latest'), project('mail')],
    ...failing(both(ofVendor, of('shop')), 0.9, 'server'),
    changes: [mark(0, 'deployment', 'latest')],
  }),
  tell('deployment', 'each instance has a name of its own', 'us', {
    projects: [
      on((minute, instance) => `${minute >= instance * 0.5 ? 'v2' : 'v1'}-pod${instance}`, { instances: 12 }),
      project('mail'),
    ],
    ...failing((call) => ofVendor(call) && call.deployment.startsWith('v2-'), 0.8, 'server'),
  }),
  tell('deployment', 'the last of four in an hour', 'us', {
    projects: [
      on((minute) => (minute < -50 ? 'v1' : minute < -30 ? 'v2' : minute < -12 ? 'v3' : minute < 0 ? 'v4' : 'v5')),
      project('mail'),
    ],
    ...failing(ofDeployment('v5'), 0.6, 'server'),
  }),
  tell('deployment', 'the third of four in an hour, and the fourth keeps it', 'us', {
    projects: [
      on((minute) => (minute < -50 ? 'v1' : minute < -30 ? 'v2' : minute < 0 ? 'v3' : minute < 8 ? 'v4' : 'v5')),
      project('mail'),
    ],
    ...failing((call) => ofDeployment('v4')(call) || ofDeployment('v5')(call), 0.6, 'server'),
  }),
  tell('deployment', 'bad at one endpoint, three retries', 'us', {
    projects: [on(deploys('v2', 0, 0.5)), project('mail')],
    retries: 3,
    ...failing(both(ofDeployment('v2'), at('/v1/charges')), 0.7, 'rejected'),
  }),
  tell('deployment', 'bad, of a project an hour behind', 'us', {
    projects: [on(deploys('v2', 0), { aheadMinutes: -60 }), project('mail')],
    ...failing(ofDeployment('v2'), 0.9, 'server'),
  }),
  tell('several', 'a bad version while two vendors fail', 'us', {
    vendors: 4,
    projects: [on(deploys('v2', 0)), project('mail'), project('admin')],
    ...rules([ofDeployment('v2'), 0.8, 'server'], [({ vendor, minute }) => minute >= 0 && vendor >= 2, 0.8, 'gateway']),
    truthOf: ({ vendor, project: name }) =>
      vendor === 0 ? (name === 'shop' ? 'us' : 'fine') : vendor >= 2 ? 'them' : 'fine',
  }),
  tell('several', 'a bad version, then the vendor fails eight minutes later', 'us', {
    projects: [on(deploys('v2', 0)), project('mail'), project('admin')],
    ...rules([ofDeployment('v2'), 0.5, 'server'], [(call) => ofVendor(call) && call.minute >= 8, 0.8, 'gateway']),
    truthOf: ({ project: name, minute }) =>
      minute < 8 ? (name === 'shop' ? 'us' : 'fine') : name === 'shop' ? 'us' : 'them',
  }),
  tell('key', 'rotated in the middle of an outage of the vendor that was over, and refused since', 'us', {
    tags: ({ project: name, minute }) => ({
      credential: name === 'shop' && minute >= 0 ? 'ffee0011' : `0a1b2c${name.length}d`,
    }),
    changes: [mark(0, 'key', 'shop-key')],
    fails: (call) =>
      call.vendor !== 0
        ? undefined
        : call.minute >= -8 && call.minute < -2
          ? [0.5, 'gateway']
          : call.minute >= 0 && call.project === 'shop'
            ? [1, 'auth']
            : undefined,
    truthOf: ({ project: name }) => (name === 'shop' ? 'us' : 'them'),
  }),
  tell('release', 'a bad version on an instance that is called every other minute', 'us', {
    projects: [
      on((minute, instance) => (instance === 0 && minute >= 0 ? 'v2' : 'v1'), { instances: 100 }),
      project('mail'),
    ],
    ...failing(ofDeployment('v2'), 1, 'server'),
  }),
  tell('proxy', 'its own cache of bad answers, for the largest project and one endpoint', 'us', {
    tags: (_call, how) => (how === undefined ? {} : { answered_by: 'proxy' }),
    ...failing(both(ofVendor, of('shop'), at('/v1/refunds')), 0.7, 'gateway'),
  }),
];

const FINE: readonly Story[] = [
  tell('fine', 'twenty times as many calls', 'fine', {
    expects: ['healthy'],
    projects: [project('shop', { weight: 0.3 }), project('mail', { weight: 0.3 })],
    traffic: ({ minute }) => (minute >= 0 && minute < 10 ? 20 : 1),
  }),
  tell('fine', 'a page that lies for twenty minutes', 'fine', {
    expects: ['not_affecting_you', 'cannot_say', 'healthy'],
    page: (page, minute) => {
      postsAt(0)(page, minute);
      if (minute === 18) page.resolve();
    },
  }),
  tell('fine', 'a page that cannot be read', 'fine', {
    expects: ['healthy', 'cannot_say'],
    page: (page, minute) => minute === -2 && page.fail(),
  }),
  tell('fine', 'an hourly batch, three per cent of which fail', 'fine', {
    expects: ['healthy', 'cannot_say'],
    pastStepHours: 0.25,
    traffic: ({ minute }) => (((minute % 60) + 60) % 60 < 5 ? 6 : 1),
    usual: ({ minute }) => (((minute % 60) + 60) % 60 < 5 ? 0.03 : 0.002),
  }),
  tell('fine', 'lookups that mostly find nothing', 'fine', {
    expects: ['healthy'],
    projects: [finder('shop'), finder('mail')],
    fails: (call) => lookups(call),
  }),
  tell('fine', 'lookups find more than they used to', 'fine', {
    expects: ['healthy'],
    projects: [finder('shop'), finder('mail')],
    fails: (call) => lookups(call, call.minute < 0 ? 0.6 : 0.2),
  }),
  tell('fine', '26 hours are imported, in which a tenth failed', 'fine', {
    expects: ['healthy', 'cannot_say'],
    projects: [project('shop'), project('mail'), importer],
    traffic: fromStart,
    send: imported,
    ...failing((call) => ofVendor(call) && call.project === 'import', 0.1, 'gateway'),
  }),
  tell('fine', 'an endpoint is called for the first time', 'fine', {
    expects: ['healthy'],
    send: (event, call) =>
      call.minute >= 0 && call.endpoint === '/v1/refunds' ? { ...event, endpoint: '/v2/refunds' } : event,
  }),
];

/** Every one of them. */
export const FIELD_STORIES: readonly Story[] = [...THEIRS, ...OURS, ...FINE];
