// Regions, environments, flags, tenants, faults that move, and calls that are well.
import {
  blind,
  inBoth,
  inEnvironment,
  inRegion,
  ofVendors,
  one,
  places,
  shopRuns,
  since,
  tenantOf,
  two,
  young,
} from './blind-story.ts';
import type { BlindStory } from './blind-story.ts';
import { both, deploys, failing, ofDeployment, ofVendor, postsAt, project, rules, within } from './story.ts';

export const BLIND_PLACES: readonly BlindStory[] = [
  blind('them', 'its sandbox is down, in which two projects test a little', 30, 't?hc t?hc t? t?', {
    projects: [
      project('shop'),
      project('shop', { environment: 'staging', weight: 0.1 }),
      project('mail', { environment: 'staging', weight: 0.1 }),
    ],
    watched: 'mail',
    ...failing(both(ofVendor, inEnvironment('staging')), 1, 'gateway'),
  }),
  blind('us', 'the key of one staging expired', 30, 'u?hc u?hc u? u', {
    projects: [project('shop'), project('mail'), project('lab', { environment: 'staging', weight: 0.1 })],
    watched: 'lab',
    ...failing(both(ofVendor, inEnvironment('staging')), 1, 'auth'),
  }),
  blind('them', 'its European region is down for three projects', 1500, 't? t t t', {
    projects: inBoth('shop', 'mail', 'admin'),
    ...failing(both(ofVendor, inRegion('eu-west-1')), 0.7, 'gateway'),
    truthOf: ({ region, vendor, minute }) => (region === 'eu-west-1' && vendor === 0 && minute >= 0 ? 'them' : 'fine'),
  }),
  blind('us', 'a release goes to Europe first and fails there', 300, 'u? u u u', {
    projects: [
      project('shop', { regions: ['eu-west-1'], deployment: deploys('v2', 0) }),
      project('shop', { regions: ['us-east-1'] }),
      project('mail', { regions: places }),
    ],
    ...failing(both(ofDeployment('v2'), inRegion('eu-west-1')), 0.7, 'server'),
  }),
  blind('us', 'a flag goes from 1 to 5, 25 and 100 % and breaks what it reaches', 100, 'u?hc u?hc u? u', {
    ...young,
    send: (event, call) => {
      const share = call.minute < 0 ? 0 : call.minute < 2 ? 0.01 : call.minute < 4 ? 0.05 : call.minute < 8 ? 0.25 : 1;
      return call.project === 'shop'
        ? { ...event, feature: (call.minute * 7919.13) % 1 < share ? 'new-checkout' : 'old-checkout' }
        : event;
    },
    fails: (call) => {
      const share = call.minute < 2 ? 0.01 : call.minute < 4 ? 0.05 : call.minute < 8 ? 0.25 : 1;
      return ofVendor(call) && call.project === 'shop' && (call.minute * 7919.13) % 1 < share
        ? [0.9, 'rejected']
        : undefined;
    },
  }),
  blind('them', 'fifteen per cent fail while a harmless flag grows', 100, 't? t? t t', {
    ...young,
    send: (event, call) => {
      const share = call.minute < 0 ? 0 : call.minute < 4 ? 0.05 : 0.5;
      return call.project === 'shop'
        ? { ...event, feature: (call.minute * 7919.13) % 1 < share ? 'new-checkout' : 'old-checkout' }
        : event;
    },
    ...failing(ofVendor, 0.15, 'server'),
  }),
  blind('us', 'bad for eight minutes, then rolled back', 40, 'u? u u h', {
    projects: shopRuns((minute) => (minute >= 0 && minute < 8 ? 'v2' : 'v1')),
    endsAt: 8,
    ...failing(ofDeployment('v2'), 0.8, 'server'),
  }),
  blind('them', 'down for eight minutes, and we roll back in vain after four', 40, 't? t? t? h', {
    projects: shopRuns((minute) => (minute >= -10 && minute < 4 ? 'v2' : 'v1')),
    endsAt: 8,
    ...failing(within(ofVendor, 8), 0.8, 'gateway'),
  }),
  blind('them', 'a shard of theirs: two of eight tenants, all projects', 80, 't? t? t t', {
    tags: (call) => ({ tenant: `t${tenantOf(call)}` }),
    ...failing((call) => ofVendor(call) && tenantOf(call) < 2, 0.9, 'server'),
  }),
  blind('us', 'the data of one tenant is wrong in one project', 80, 'u? u? u? u', {
    tags: (call) => ({ tenant: `t${tenantOf(call)}` }),
    ...failing((call) => ofVendor(call) && call.project === 'shop' && tenantOf(call) === 3, 1, 'rejected'),
  }),
  blind('fine', 'the page tells of a major outage that we do not feel', 200, 'nc n n n', {
    expects: ['not_affecting_you', 'cannot_say'],
    page: postsAt(0),
  }),
  blind('fine', 'the same at two calls a minute', 2, 'nc nc nc nc', {
    ...young,
    expects: ['not_affecting_you', 'cannot_say'],
    page: postsAt(0),
  }),
  blind('fine', 'nobody calls at night', 20, 'hc hc c c', {
    expects: ['healthy', 'cannot_say'],
    traffic: ({ minute }) => (minute >= 0 ? 0 : 1),
  }),
  blind('fine', 'three failures within eight seconds', 10, 'hc hc h h', {
    expects: ['healthy', 'cannot_say'],
    ...failing((call) => ofVendor(call) && call.minute < 0.14, 1, 'cut'),
  }),
  blind(
    'us',
    'their region is down, and after six minutes a version of ours is rejected everywhere',
    60,
    'hc hc hc u',
    {
      expects: ['healthy'],
      projects: [
        project('shop', { regions: ['us-east-1'], deployment: deploys('v2', 6) }),
        project('mail', { regions: ['eu-west-1'] }),
        project('jobs', { regions: places }),
      ],
      ...rules([ofDeployment('v2'), 0.9, 'rejected'], [both(ofVendor, inRegion('eu-west-1')), 0.8, 'gateway']),
      truthOf: ({ project: name, region, minute, vendor }) =>
        vendor !== 0 || minute < 0
          ? 'fine'
          : name === 'shop'
            ? minute >= 6
              ? 'us'
              : 'fine'
            : region === 'eu-west-1'
              ? 'them'
              : 'fine',
    },
  ),
  blind('us', 'ours for eight minutes, theirs from the twelfth on', 40, 'u? u u t?', {
    projects: shopRuns((minute) => (minute >= 0 && minute < 8 ? 'v2' : 'v1')),
    ...rules([within(ofDeployment('v2'), 8), 0.8, 'server'], [since(ofVendor, 12), 0.7, 'gateway']),
    truthOf: ({ minute }) => (minute > 12 ? 'them' : 'us'),
  }),
  blind('them', 'theirs for eight minutes, ours from the twelfth on', 40, 't? t t u?', {
    projects: shopRuns(deploys('v2', 12)),
    ...rules([within(ofVendor, 8), 0.8, 'gateway'], [since(ofDeployment('v2'), 12), 0.7, 'server']),
    truthOf: ({ minute, project: name }) => (minute > 12 && name === 'shop' ? 'us' : 'them'),
  }),
  blind('them', 'fourteen minutes behind breakers that do as they are told', 60, 't? t t htn', {
    hasBreaker: true,
    endsAt: 14,
    ...failing(within(ofVendor, 14), 0.9, 'gateway'),
  }),
  blind('fine', 'a worker imports yesterday, in which half failed', 30, 'h h h h', {
    expects: ['healthy'],
    projects: [project('shop'), project('import')],
    traffic: ({ project: name, minute }) => (name === 'import' && minute < 0 ? 0 : 1),
    send: (event, call, random) =>
      call.project === 'import'
        ? { ...event, ts: Number(event['ts']) - Math.floor((2 + random() * 24) * 3600) }
        : event,
    fails: (call) => (call.project === 'import' && call.vendor === 0 ? [0.5, 'gateway'] : undefined),
  }),
  blind('fine', 'a sampler keeps all failures and a tenth of what went well', 100, 'h?c h?c h?c h?c', {
    expects: ['healthy', 'cannot_say', 'undecided'],
    send: (event, call, random) => (call.minute >= 0 && event['status'] === 200 && random() > 0.1 ? undefined : event),
  }),
  blind('them', 'the page is late by a quarter of an hour, 3 calls a minute', 3, 't?hc t?hc t?hc t', {
    projects: two,
    page: postsAt(15),
    ...failing(ofVendor, 0.7, 'gateway'),
  }),
  blind('them', 'the page says that it is over, and it is not', 40, 't? t t t', {
    page: (page, minute) => {
      postsAt(1)(page, minute);
      if (minute === 4) page.resolve();
    },
    ...failing(ofVendor, 0.5, 'timeout'),
  }),
  blind('them', 'a common outage of two of four vendors that the only project calls', 30, 't? t? t? t?', {
    vendors: 4,
    projects: one,
    ...failing(ofVendors(0, 1), 0.8, 'gateway'),
  }),
  blind('us', 'a proxy of the only project answers for two of four vendors', 30, 'u? u? u? u?', {
    vendors: 4,
    projects: one,
    tags: (_call, how) => (how === undefined ? {} : { answered_by: 'proxy' }),
    ...failing(ofVendors(0, 1), 0.8, 'gateway'),
  }),
];
