// Storylines of causes that the first three sets do not have, each with one of the other side that looks like it; written before they were played.
import {
  blind,
  inBoth,
  inRegion,
  mark,
  mixed,
  one,
  ofVendors,
  sdk,
  shopRuns,
  since,
  two,
  young,
} from './blind-story.ts';
import type { BlindStory } from './blind-story.ts';
import { at, both, deploys, everywhere, failing, of, ofDeployment, ofVendor, project, rules, within } from './story.ts';

const three = ['shop', 'mail', 'app'].map((name) => project(name));

export const BLIND_FOURTH: readonly BlindStory[] = [
  // A certificate: one edge in three serves the old one; a client certificate of two projects that share it.
  blind('them', 'one edge in three still serves a certificate that ran out', 40, 't?hc t? t t', {
    projects: three,
    ...failing(ofVendor, 0.33, 'tls'),
  }),
  blind(
    'us',
    'a proxy of ours reads along since now: no project takes its certificate for any vendor',
    40,
    'u? u? u u',
    {
      projects: three,
      ...failing(everywhere, 1, 'tls'),
    },
  ),
  // Calls that hang in a network that lets nothing through: other vendors have longer time-outs.
  blind('us', 'the network is cut off, and calls to the other vendors hang for two minutes', 40, '? ?u u? u?', {
    projects: three,
    ...failing(everywhere, 1, 'refused'),
    send: (event, call) => (call.vendor > 0 && call.minute >= 0 && call.minute < 2 ? undefined : event),
  }),
  blind('them', 'it refuses seven of ten connections, and others are called seldom', 40, 't? t? t t', {
    projects: three,
    ...failing(ofVendor, 0.7, 'refused'),
    send: (event, call, random) => (call.vendor > 0 && random() > 0.1 ? undefined : event),
  }),
  // A failover to another region of theirs is slow for five minutes; a failover of ours.
  blind('them', 'its failover: five minutes of errors in one region, then slow', 60, 't? t? t t', {
    projects: inBoth('shop', 'mail'),
    ...rules(
      [both(within(ofVendor, 5), inRegion('eu-west-1')), 0.8, 'gateway'],
      [both(since(ofVendor, 5), inRegion('eu-west-1')), 0.7, 'slow'],
    ),
  }),
  blind('us', 'our failover: one region calls all vendors through a narrow way out, and is slow', 60, 'u? u? u u', {
    projects: inBoth('shop', 'mail'),
    vendors: 4,
    ...failing(both(everywhere, inRegion('eu-west-1')), 0.7, 'slow'),
  }),
  // Idempotency and duplicates: conflicts.
  blind(
    'us',
    'a release of one project sends the same key of idempotency for all, a third is rejected',
    60,
    'u?hc u? u u',
    {
      projects: shopRuns(deploys('v2', 0)),
      ...failing(both(ofDeployment('v2'), at('/v1/charges')), 0.9, 'rejected'),
    },
  ),
  blind(
    'them',
    'its store of idempotency fails: a third of what is written is 500 for three projects',
    60,
    't?hc t? t t',
    {
      projects: three,
      ...failing(both(ofVendor, at('/v1/charges')), 0.9, 'server'),
    },
  ),
  // Answers that break off.
  blind('them', 'its answers break off at a third of the calls', 30, 't?hc t? t? t', {
    projects: three,
    ...failing(ofVendor, 0.33, 'cut'),
  }),
  blind('us', 'a proxy of ours cuts long answers of all vendors off, one project', 30, 'u?hc u? u u', {
    projects: three,
    ...failing(both(everywhere, of('shop')), 0.33, 'cut'),
  }),
  // Accounts that the vendor closes, and one whose owner we closed.
  blind(
    'them',
    'it suspends two of our three projects by mistake: all is 403, and says that it was the vendor',
    30,
    '?t ?t ?t ?t',
    {
      projects: three,
      tags: (call, how) => ({ ...sdk(call), ...(how === 'forbidden' ? { answered_by: 'vendor' } : {}) }),
      ...failing(both(ofVendor, of('shop', 'mail')), 1, 'forbidden'),
    },
  ),
  blind('us', 'a new policy of ours takes the right to one endpoint from one project, which is told', 30, 'u? u? u u', {
    projects: two,
    tags: sdk,
    changes: [mark(-1, 'configuration', 'shop')],
    ...failing(both(ofVendor, of('shop'), at('/v1/refunds')), 1, 'forbidden'),
  }),
  // A series whose usual latency is not known.
  blind('fine', 'two calls a minute since an hour, some take three seconds as ever', 2, 'hc hc hc hc', {
    ...young,
    expects: ['healthy', 'cannot_say'],
    projects: one,
    fails: (call) => (call.vendor === 0 ? [0.2, 'slow'] : undefined),
  }),
  blind(
    'them',
    'few calls an hour old become slow for three projects, of whose latency little is known',
    12,
    'thc? thc? thc? t?',
    {
      ...young,
      projects: three,
      ...failing(ofVendor, 0.9, 'slow'),
    },
  ),
  // Retry storms: what is tried again is limited.
  blind('them', 'it fails in part, is asked again three times, and limits what is asked again', 60, 't? t? t t', {
    projects: three,
    retries: 3,
    ...mixed(ofVendor, 0.6, 'server', 'gateway', 'limited'),
  }),
  blind('us', 'a loop of one project asks four times as much, and is limited', 60, 'u? u? u? u?', {
    projects: three,
    traffic: ({ project: name, minute }) => (name === 'shop' && minute >= 0 ? 4 : 1),
    ...failing(both(ofVendor, of('shop')), 0.7, 'limited'),
  }),
  // A vendor of two services that share their log-in; two keys that expire on one day.
  blind('them', 'its log-in is down: it refuses the keys of all projects, with errors beside', 40, 't? t? t? t', {
    projects: three,
    ...rules([(call) => ofVendor(call) && call.instance === 0, 0.8, 'server'], [ofVendor, 0.8, 'auth']),
  }),
  blind('us', 'the store of secrets is empty: the keys of two projects for all vendors are refused', 40, 'u? u? u u', {
    projects: three,
    ...failing(both(everywhere, of('shop', 'mail')), 1, 'auth'),
  }),
  // Two vendors that one of them runs on; one of ours that both are called through.
  blind('them', 'it and another vendor run on one cloud, of four', 60, 't? t? t? t?', {
    vendors: 4,
    projects: three,
    ...failing(ofVendors(0, 2), 0.6, 'gateway'),
  }),
  blind('us', 'one of our projects calls all vendors through a queue that stands still: time-outs', 60, 'u? u? u u', {
    vendors: 4,
    projects: three,
    ...failing(both(everywhere, of('shop')), 0.6, 'timeout'),
  }),
  // A version that is rolled out while the vendor flaps.
  blind('them', 'it comes and goes every other minute while one project rolls out', 60, 't?h t?h t? t?', {
    projects: shopRuns(deploys('v2', 2, 1)),
    fails: (call) => (ofVendor(call) && Math.floor(call.minute) % 2 === 0 ? [0.6, 'gateway'] : undefined),
  }),
  blind(
    'us',
    'a version of one project fails in its first minute on each instance, and is rolled out for ten',
    200,
    'u?hc u? u? uh?c',
    {
      projects: shopRuns(deploys('v2', 0, 1), { instances: 10 }),
      fails: (call) =>
        ofDeployment('v2')(call) && call.minute >= call.instance && call.minute < call.instance + 1
          ? [0.9, 'server']
          : undefined,
    },
  ),
];
