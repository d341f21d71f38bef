// Limits, keys, requests that are rejected, endpoints that are gone.
import { blind, hash, mark, mixed, one, sdk, shopRuns, two, young } from './blind-story.ts';
import type { BlindStory } from './blind-story.ts';
import { at, both, deploys, failing, of, ofDeployment, ofVendor, project } from './story.ts';

export const BLIND_REFUSALS: readonly BlindStory[] = [
  blind('them', 'half the rate limit for everybody, without a word', 40, '?t ?t ?t ?t', {
    projects: [project('shop'), project('mail'), project('lab', { environment: 'staging', weight: 0.03 })],
    ...failing(ofVendor, 0.4, 'limited'),
  }),
  blind('us', 'a batch of ours uses up the minute quota of a key that all share', 40, 'u? u? u? u?', {
    projects: [project('shop', { key: 'k' }), project('jobs', { key: 'k' })],
    traffic: ({ project: name, minute }) => (name === 'jobs' && minute >= 0 ? 8 : 1),
    tags: (call, how) => ({ ...sdk(call), ...(how === 'limited' ? { quota: 'spent' } : {}) }),
    ...failing(ofVendor, 0.6, 'limited'),
  }),
  blind('us', 'the quota of the day is spent, the only project', 12, 'u?hc u? u u', {
    ...young,
    projects: one,
    tags: (call, how) => ({ ...sdk(call), ...(how === 'limited' ? { quota: 'spent' } : {}) }),
    ...failing(ofVendor, 1, 'limited'),
  }),
  blind('them', 'its limiter is broken and says that the quota is not spent', 12, 't?hc t? t? t?', {
    ...young,
    projects: one,
    tags: (call, how) => ({ ...sdk(call), ...(how === 'limited' ? { quota: 'left' } : {}) }),
    ...failing(ofVendor, 1, 'limited'),
  }),
  blind('us', 'half of the instances still have the key that was revoked', 60, 'u? u u u', {
    projects: two,
    tags: (call) => ({
      ...sdk(call),
      credential: hash(call.minute >= -3 && call.project === 'shop' && call.instance > 1 ? 'new' : call.key),
    }),
    fails: (call) => (ofVendor(call) && call.project === 'shop' && call.instance < 2 ? [1, 'auth'] : undefined),
  }),
  blind('them', 'its log-in rejects half of the calls of all keys', 60, 't? t? t? t?', {
    projects: two,
    tags: sdk,
    ...mixed(ofVendor, 0.5, 'auth', 'auth', 'forbidden', 'server'),
  }),
  blind('us', 'a key expires, one of two projects', 10, 'u?hc u? u u', {
    ...young,
    projects: two,
    ...failing(both(ofVendor, of('shop')), 1, 'auth'),
  }),
  blind('us', 'the invoice is not paid, all projects get 403', 30, 'u? u? u? u?', {
    projects: two,
    ...failing(ofVendor, 1, 'forbidden'),
  }),
  blind('them', 'it refuses the keys of all four projects', 30, 't? t? t? t?', {
    projects: ['shop', 'mail', 'admin', 'jobs'].map((name) => project(name)),
    tags: sdk,
    ...failing(ofVendor, 1, 'auth'),
  }),
  blind('us', 'a key is rotated, told, and wrong: one instance after another', 30, 'u?hc u? u u', {
    projects: two,
    changes: [mark(0, 'key')],
    tags: (call) => ({
      ...sdk(call),
      credential: hash(call.project === 'shop' && call.minute >= call.instance * 0.7 ? 'new' : call.key),
    }),
    fails: (call) =>
      ofVendor(call) && call.project === 'shop' && call.minute >= call.instance * 0.7 ? [1, 'auth'] : undefined,
  }),
  blind('us', 'a load test in staging spends the quota of a key that production has, too', 40, 'u?hc u? u? u?', {
    projects: [
      project('shop', { key: 'k' }),
      project('shop', { environment: 'staging', weight: 0.05, key: 'k' }),
      project('mail'),
    ],
    traffic: ({ minute }) => (minute >= 0 ? 1.3 : 1),
    tags: (call, how) => ({ ...sdk(call), ...(how === 'limited' ? { quota: 'spent' } : {}) }),
    fails: (call) =>
      ofVendor(call) && call.project === 'shop' ? [call.environment === 'staging' ? 0.9 : 0.3, 'limited'] : undefined,
  }),
  blind(
    'them',
    'a sunset: one endpoint answers 410 to all projects',
    20,
    't?hc t? t t',
    failing(both(ofVendor, at('/v1/refunds')), 1, 'missing'),
  ),
  blind('us', 'a release calls a path that is not there', 20, 'u?hc u? u u', {
    projects: shopRuns(deploys('v2', 0)),
    send: (event, call) =>
      call.deployment === 'v2' && call.endpoint === '/v1/refunds' ? { ...event, endpoint: '/v1/refunds/bulk' } : event,
    ...failing(both(ofDeployment('v2'), at('/v1/refunds')), 1, 'missing'),
  }),
  blind('them', 'it validates more strictly: a quarter of all is rejected, four projects', 40, 't? t? t? t', {
    projects: ['shop', 'mail', 'admin', 'jobs'].map((name) => project(name)),
    ...failing(ofVendor, 0.25, 'rejected'),
  }),
  blind('us', 'our gateway rewrites what all projects send, which is told of each', 40, 'u? u? u? u?', {
    projects: two,
    changes: [mark(0, 'configuration'), mark(0, 'configuration', 'mail')],
    ...failing(both(ofVendor, of('shop', 'mail')), 0.25, 'rejected'),
  }),
  blind('them', 'a brown-out before a sunset: five minutes of 410, five of none', 40, 't? t? t?h t?h', {
    fails: (call) =>
      ofVendor(call) && call.endpoint === '/v1/customers' && call.minute % 10 < 5 ? [1, 'missing'] : undefined,
  }),
  blind('us', 'a job every ten minutes sends what is rejected', 40, 'u?h u?h u?hc u?hc', {
    projects: [project('shop'), project('jobs', { deployment: deploys('v2', 0) })],
    traffic: ({ project: name, minute }) => (name === 'jobs' ? (((minute % 10) + 10) % 10 < 1 ? 2 : 0.001) : 1),
    watched: 'jobs',
    ...failing(both(ofVendor, of('jobs')), 1, 'rejected'),
  }),
];
