// Storylines that were written with the others and played only after the model was mended.
import { blind, mark, mixed, ofVendors, one, ramping, sdk, shopRuns, two, young } from './blind-story.ts';
import type { BlindStory } from './blind-story.ts';
import { at, both, deploys, everywhere, failing, of, ofDeployment, ofVendor, project, rules, within } from './story.ts';

export const BLIND_LATER: readonly BlindStory[] = [
  blind(
    'them',
    'a vendor of models is overloaded: 529 and 429, three projects',
    20,
    't?hc t? t? t',
    mixed(ofVendor, 0.35, 'server', 'server', 'limited'),
  ),
  blind('us', 'a flag makes prompts too long, a third is rejected, the only project', 20, 'u?hc u?hc u? u?', {
    projects: one,
    changes: [mark(-1, 'flag', 'shop', 'long-prompts')],
    ...failing(ofVendor, 0.35, 'rejected'),
  }),
  blind('us', 'somebody tries stolen cards in one project: 60 % are rejected instead of 8', 30, 'u? u? u? u', {
    projects: two,
    fails: (call) =>
      call.vendor === 0 && call.project === 'shop' && call.endpoint === '/v1/charges'
        ? [call.minute >= 0 ? 0.6 : 0.08, 'rejected']
        : undefined,
    traffic: ({ project: name, minute }) => (name === 'shop' && minute >= 0 ? 3 : 1),
  }),
  blind(
    'them',
    'one of its endpoints answers 503 to 15 % of all',
    300,
    't? t? t t',
    failing(both(ofVendor, at('/v1/customers')), 0.15, 'gateway'),
  ),
  blind(
    'them',
    'two projects whose accounts are on a shard that is down, the third is not',
    60,
    't? t? t? t?',
    failing(both(ofVendor, of('shop', 'mail')), 0.9, 'gateway'),
  ),
  blind('us', 'a quarter of the instances run another Node, half of whose calls break', 48, 'u?hc u? u u', {
    projects: shopRuns((minute, instance) => (instance < 2 && minute >= 0 ? 'v2' : 'v1'), { instances: 8 }),
    ...failing(ofDeployment('v2'), 0.5, 'nameless'),
  }),
  blind('them', 'three calls a minute fail, 25 minutes after a version', 3, 't?hc t?hc t? t?', {
    ...young,
    projects: [project('shop', { deployment: deploys('v2', -25) })],
    ...failing(ofVendor, 0.9, 'gateway'),
  }),
  blind('them', 'two vendors have outages of their own at once', 40, 't? t? t? t?', {
    vendors: 4,
    ...rules([ofVendors(0), 0.5, 'gateway'], [both(ofVendors(1), at('/v1/refunds')), 0.9, 'timeout']),
  }),
  blind('us', 'we move to a region far away: all is slow to one vendor, which is told', 40, 'u? u? u? u?', {
    projects: one,
    changes: [mark(0, 'configuration')],
    ...failing(ofVendor, 0.9, 'slow'),
  }),
  blind('us', 'a lock of ours: one project is slow and times out to all vendors', 40, 'u? u? u u', {
    ...young,
    vendors: 3,
    ...mixed(both(everywhere, of('shop')), 0.6, 'slow', 'timeout', 'stood'),
  }),
  blind('them', 'two per cent fail, three retries', 600, 't?hc t?hc t? t', {
    projects: two,
    retries: 3,
    ...failing(ofVendor, 0.02, 'server'),
  }),
  blind(
    'us',
    'a version of ours tries again and again and is limited, as all are that have its key',
    60,
    'u? u? u? u',
    {
      projects: [
        project('shop', { key: 'k', deployment: deploys('v2', 0) }),
        project('mail', { key: 'k' }),
        project('admin', { key: 'other' }),
      ],
      traffic: ({ project: name, minute }) => (name === 'shop' && minute >= 0 ? 5 : 1),
      tags: sdk,
      fails: (call) => (ofVendor(call) && call.key === 'k' ? [0.5, 'limited'] : undefined),
    },
  ),
  blind('fine', 'three times as many calls on a day of sales', 60, 'h h h h', {
    expects: ['healthy'],
    traffic: ({ minute }) => (minute >= 0 ? 3 : 1),
  }),
  blind('fine', 'a new version asks for results that are not there yet', 30, 'hcu? hcu? hcu? hcu?', {
    expects: ['healthy', 'cannot_say', 'undecided', 'us'],
    projects: shopRuns(deploys('v2', 0)),
    send: (event, call) =>
      call.deployment === 'v2' && call.endpoint === '/v1/refunds' ? { ...event, endpoint: '/v1/results' } : event,
    ...failing(both(ofDeployment('v2'), at('/v1/refunds')), 0.5, 'missing'),
  }),
  blind('them', 'a maintenance that was announced takes calls down', 25, 't?hc t? t t', {
    page: (page, minute) => minute === 0 && page.maintain(),
    ...failing(ofVendor, 0.8, 'gateway'),
  }),
  blind(
    'them',
    'a third of its addresses refuse, five calls a minute',
    5,
    't?hc t?hc t?hc t',
    failing(ofVendor, 0.33, 'refused'),
  ),
  blind('us', 'old instances of one project ask an address that is gone', 48, 'u? u? u? u', {
    projects: two,
    tags: sdk,
    ...failing((call) => ofVendor(call) && call.project === 'shop' && call.instance < 2, 1, 'timeout'),
  }),
  blind('us', 'the certificate of our mesh ran out, one project', 20, 'u?hc u? u u', {
    ...young,
    ...failing(both(everywhere, of('mail')), 1, 'tls'),
    watched: 'mail',
  }),
  blind('them', 'heavy reports end in 504, which one project asks for', 12, 't?hc t?hc t?hc t?', {
    projects: [project('shop'), project('reports', { endpoints: ['/v1/reports', '/v1/charges'] })],
    watched: 'reports',
    ...failing(both(ofVendor, at('/v1/reports')), 0.9, 'gateway'),
  }),
  blind('us', 'tokens are not renewed, more and more calls of all projects are refused', 30, 'u?hc u?hc u? u?', {
    projects: two,
    ...ramping(ofVendor, 1, 20, 'auth'),
  }),
  blind(
    'us',
    'the plan of the month is spent in two of three projects, and nothing says so',
    20,
    'u?hc u? u? u?',
    failing(both(ofVendor, of('shop', 'mail')), 1, 'limited'),
  ),
  blind('them', 'two of four accounts fail, which calls name', 50, 't? t? t t', {
    ...young,
    tags: ({ account }) => ({ account }),
    ...failing((call) => ofVendor(call) && (call.account === 'a1' || call.account === 'a3'), 0.8, 'server'),
  }),
  blind('us', 'the only project deploys, which it reports and calls do not name', 15, 'u?hc u? u? u?', {
    projects: [project('shop', { deployment: () => '' })],
    send: (event) => {
      const { deployment_id: _deployment, ...rest } = event;
      return rest;
    },
    changes: [mark(0, 'deployment', 'shop', '2026.11.3')],
    ...mixed(ofVendor, 0.9, 'server', 'rejected'),
  }),
  blind('them', 'down a minute after another project of ours reported a deployment', 15, 't?hc t? t t', {
    changes: [mark(-1, 'deployment', 'mail', '7')],
    ...failing(ofVendor, 0.9, 'gateway'),
  }),
  blind('them', 'down for all, while one project has been refused for its key since an hour', 40, 't? t? t t', {
    pastStepHours: 0.5,
    fails: (call) =>
      call.vendor !== 0
        ? undefined
        : call.project === 'mail' && call.minute > -60
          ? [1, 'auth']
          : call.minute >= 0
            ? [0.7, 'gateway']
            : undefined,
  }),
  blind('us', 'our key expires while the vendor is down, and stays so when it is back', 40, 't?u t?u t?u u?', {
    projects: two,
    ...rules(
      [both(of('shop'), (call) => call.vendor === 0 && call.minute >= 4), 1, 'auth'],
      [within(ofVendor, 10), 0.7, 'gateway'],
    ),
    truthOf: ({ project: name, minute }) => (name === 'shop' && minute > 4 ? 'us' : 'them'),
  }),
];
