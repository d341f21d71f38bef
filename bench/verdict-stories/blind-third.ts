// Storylines that were written after the model was mended, and played before anything was mended by them.
import {
  blind,
  inBoth,
  inRegion,
  mark,
  mixed,
  one,
  places,
  ramping,
  sdk,
  shopRuns,
  two,
  young,
} from './blind-story.ts';
import type { BlindStory } from './blind-story.ts';
import { at, both, deploys, everywhere, failing, of, ofDeployment, ofVendor, postsAt, project } from './story.ts';

const three = ['shop', 'mail', 'app'].map((name) => project(name));

export const BLIND_THIRD: readonly BlindStory[] = [
  blind('them', 'one endpoint times out at its gateway in one region, two projects', 120, 't? t? t t', {
    projects: inBoth('shop', 'mail'),
    ...failing(both(ofVendor, inRegion('eu-west-1'), at('/v1/charges')), 0.6, 'gateway'),
  }),
  blind('us', 'a rule of our proxy refuses what two projects send to one endpoint', 30, 'u?hc u? u? u?', {
    projects: two,
    tags: (call, how) => ({ ...sdk(call), ...(how === 'forbidden' ? { answered_by: 'proxy' } : {}) }),
    ...failing(both(ofVendor, at('/v1/refunds')), 1, 'forbidden'),
  }),
  blind('them', 'its firewall takes a tenth of all calls for an attack', 100, 't? t? t? t?', {
    tags: (call, how) => ({ ...sdk(call), ...(how === 'forbidden' ? { answered_by: 'vendor' } : {}) }),
    ...failing(ofVendor, 0.1, 'forbidden'),
  }),
  blind('us', 'three of ten instances were started without a key', 60, 'u?hc u? u u', {
    projects: [project('shop', { instances: 10 }), project('mail')],
    tags: sdk,
    ...failing((call) => ofVendor(call) && call.project === 'shop' && call.instance < 3, 1, 'auth'),
  }),
  blind('us', 'what all projects share signs with the wrong date since midnight', 30, 'u? u? u? u?', {
    projects: three.map((own) => ({ ...own, deployment: deploys('lib-8', -180) })),
    ...failing(ofVendor, 1, 'forbidden'),
  }),
  blind('them', 'one in a hundred fails, the only project, 40 minutes after a version', 1200, 't?hc t?hc t? t?', {
    projects: [project('shop', { deployment: deploys('v2', -40) })],
    ...failing(ofVendor, 0.01, 'gateway'),
  }),
  blind('us', 'a feature that a fifth of few calls have fails', 5, 'hcu? hcu? u?hc u', {
    ...young,
    projects: [project('shop', { features: ['old', 'old', 'old', 'old', 'beta'] }), project('mail')],
    ...failing((call) => ofVendor(call) && call.feature === 'beta', 1, 'server'),
  }),
  blind('them', 'few calls of three projects fail, the page posts after ten minutes', 5, 't?hc t? t t', {
    ...young,
    projects: three,
    page: postsAt(10),
    ...failing(ofVendor, 1, 'timeout'),
  }),
  blind('us', 'our way out is slow to all vendors, two projects', 60, 'u? u? u? u?', {
    projects: two,
    vendors: 4,
    ...failing(everywhere, 0.8, 'slow'),
  }),
  blind('them', 'it is slow in one region', 60, 't? t? t? t', {
    projects: inBoth('shop', 'mail'),
    ...failing(both(ofVendor, inRegion('eu-west-1')), 0.8, 'slow'),
  }),
  blind('us', 'our resolver of one region has no answer for one vendor', 40, '?u ?u ?u ?u', {
    projects: inBoth('shop', 'mail'),
    ...failing(both(ofVendor, inRegion('us-east-1')), 1, 'dns'),
  }),
  blind('fine', 'all projects deploy, and its dashboard is maintained', 40, 'hn hn hn hn', {
    expects: ['healthy', 'not_affecting_you'],
    projects: three.map((own) => ({ ...own, deployment: deploys(`${own.name}-2`, 0, 0.5) })),
    page: (page, minute) => minute === 0 && page.maintain('Dashboard'),
  }),
  blind('them', 'it comes back step by step', 60, 't? t t tn', {
    endsAt: 15,
    fails: (call) =>
      !ofVendor(call) || call.minute > 15 ? undefined : [call.minute < 6 ? 1 : call.minute < 10 ? 0.5 : 0.2, 'gateway'],
  }),
  blind('us', 'a bad version reaches one of ten instances after the other in two regions', 200, 'u?hc u? u u', {
    projects: [
      project('shop', { regions: places, instances: 10, deployment: deploys('v2', 0, 2) }),
      project('mail', { regions: places }),
    ],
    ...failing(ofDeployment('v2'), 0.6, 'server'),
  }),
  blind('them', 'it limits half of the calls of two projects, and says that the quota is left', 40, 't? t? t? t', {
    projects: two,
    tags: (call, how) => ({ ...sdk(call), ...(how === 'limited' ? { quota: 'left' } : {}) }),
    ...failing(ofVendor, 0.5, 'limited'),
  }),
  blind('us', 'the quota of one endpoint is spent in one project', 40, 'u?hc u? u u', {
    projects: two,
    tags: (call, how) => ({ ...sdk(call), ...(how === 'limited' ? { quota: 'spent' } : {}) }),
    ...failing(both(ofVendor, of('shop'), at('/v1/customers')), 0.9, 'limited'),
  }),
  blind('us', 'one of eight instances is slow to all vendors', 80, 'u?hc u?hc u? u', {
    projects: [project('shop', { instances: 8 }), project('mail')],
    tags: sdk,
    ...failing((call) => everywhere(call) && call.project === 'shop' && call.instance === 5, 1, 'slow'),
  }),
  blind('them', 'a quarter of the calls of the only project hang, and the page cannot be read', 50, 't? t? t? t?', {
    projects: one,
    page: (page, minute) => minute === -60 && page.fail(),
    ...failing(ofVendor, 0.25, 'hang'),
  }),
  blind('us', 'three times as many calls wait for the pool of the only project', 40, 'u? u? u? u?', {
    ...young,
    projects: one,
    traffic: ({ minute }) => (minute >= 0 ? 3 : 1),
    ...failing(ofVendor, 0.3, 'held'),
  }),
  blind('fine', 'eight per cent fail as ever, and the page tells of trouble', 60, 'nch nc nc nc', {
    expects: ['not_affecting_you', 'cannot_say', 'healthy'],
    usual: () => 0.08,
    page: postsAt(0),
  }),
  blind('them', 'thirty per cent fail instead of eight', 60, 't?hc t? t t', {
    usual: () => 0.08,
    ...failing(ofVendor, 0.25, 'server'),
  }),
  blind('us', 'a canary of one in twenty, of which two in five are rejected', 1500, 'u?hc u? u u', {
    projects: shopRuns((minute, instance) => (instance === 0 && minute >= 0 ? 'v2' : 'v1'), { instances: 20 }),
    ...failing(ofDeployment('v2'), 0.4, 'rejected'),
  }),
  blind('them', 'down two minutes after another project reported a flag', 20, 't?hc t? t t', {
    changes: [mark(-2, 'flag', 'mail', 'new-receipts')],
    ...failing(ofVendor, 0.7, 'server'),
  }),
  blind('us', 'more and more calls of one project do not know a certificate', 30, 'u?hc u?hc u?hc u?', {
    projects: three,
    ...ramping(both(ofVendor, of('shop')), 0.4, 15, 'tls'),
  }),
  blind('them', 'it fails in many ways, and says nothing', 30, 't? t? t t', {
    ...young,
    ...mixed(ofVendor, 0.6, 'gateway', 'server', 'timeout', 'slow', 'refused'),
  }),
];
