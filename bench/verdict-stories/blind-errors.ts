// What fails with errors of a server: releases of both sides, floods, leaks, pages.
import { blind, inBoth, inRegion, mark, mixed, one, ramping, shopRuns, two, young } from './blind-story.ts';
import type { BlindStory } from './blind-story.ts';
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
  within,
} from './story.ts';

export const BLIND_ERRORS: readonly BlindStory[] = [
  blind(
    'them',
    'a bad release of theirs: 30 % of one endpoint',
    60,
    't? t? t t',
    failing(both(ofVendor, at('/v1/charges')), 0.3, 'server'),
  ),
  blind('us', 'a library of ours in three projects within four minutes: 30 % of one endpoint', 60, 'u?hc u? u? u', {
    projects: [
      project('shop', { deployment: deploys('shop-9', 0) }),
      project('mail', { deployment: deploys('mail-4', 2) }),
      project('admin', { deployment: deploys('admin-7', 4) }),
    ],
    fails: (call) =>
      ofVendor(call) && call.deployment !== 'v1' && call.endpoint === '/v1/charges' ? [0.3, 'server'] : undefined,
  }),
  blind('them', 'four per cent fail, two projects', 600, 't?hc t? t? t', {
    projects: two,
    ...failing(ofVendor, 0.04, 'gateway'),
  }),
  blind('us', 'a canary on one of thirty instances fails', 600, 'u?hc u?h u? u', {
    projects: shopRuns((minute, instance) => (instance === 0 && minute >= 0 ? 'v2' : 'v1'), { instances: 30 }),
    ...failing(ofDeployment('v2'), 1, 'server'),
  }),
  blind('them', 'two calls a minute, all fail, page silent', 2, 'thc? t?hc t? t?', {
    projects: one,
    ...failing(ofVendor, 1, 'gateway'),
  }),
  blind('us', 'two calls a minute, all fail since a configuration was changed', 2, 'u?hc u?hc u? u?', {
    projects: one,
    changes: [mark(-1, 'configuration')],
    ...failing(ofVendor, 1, 'server'),
  }),
  blind('them', 'the page posts after three minutes, the only project', 8, 't?hc t?hc t t', {
    ...young,
    projects: one,
    page: postsAt(3),
    ...failing(ofVendor, 0.8, 'gateway'),
  }),
  blind('us', 'a bad version while the page has trouble of its dashboard for an hour', 8, 'u?hc u?hc u u', {
    ...young,
    projects: shopRuns(deploys('v2', 0)),
    page: (page, minute) => minute === -60 && page.trouble('Dashboard'),
    ...failing(ofDeployment('v2'), 0.8, 'server'),
  }),
  blind('them', 'three of four vendors on one cloud, a minute apart', 40, 't? t? t? t', {
    vendors: 4,
    projects: inBoth('shop', 'mail'),
    ...mixed((call) => call.vendor < 3 && call.minute >= call.vendor, 0.7, 'gateway', 'server', 'timeout'),
  }),
  blind('us', 'the NAT of one region is exhausted', 40, 'u? u? u u', {
    vendors: 4,
    projects: inBoth('shop', 'mail'),
    ...failing(both(everywhere, inRegion('eu-west-1')), 0.4, 'timeout'),
  }),
  blind('them', 'three minutes of failures, four of none, again and again', 40, 't? t? t? t?', {
    ...young,
    fails: (call) => (ofVendor(call) && call.minute % 7 < 3 ? [0.6, 'gateway'] : undefined),
  }),
  blind('us', 'one project of ours crashes and comes back, again and again', 40, 'u? u? u? u?', {
    ...young,
    fails: (call) => (ofVendor(call) && call.project === 'shop' && call.minute % 7 < 3 ? [0.6, 'cut'] : undefined),
  }),
  blind('them', 'down as all projects deploy, instance by instance', 25, 't?hc t? t t', {
    projects: [
      project('shop', { deployment: deploys('v2', -1, 2) }),
      project('mail', { deployment: deploys('m2', 0, 2) }),
    ],
    ...failing(ofVendor, 0.9, 'gateway'),
  }),
  blind('us', 'all projects deploy a bad version, instance by instance', 25, 'u?hc u? u u', {
    projects: [
      project('shop', { deployment: deploys('v2', 0, 2) }),
      project('mail', { deployment: deploys('m2', 0, 2) }),
    ],
    fails: (call) => (ofVendor(call) && call.deployment !== 'v1' ? [0.9, 'server'] : undefined),
  }),
  blind('them', 'grows to 60 % within a quarter of an hour, five projects', 12, 't?hc t?hc t? t', {
    projects: ['shop', 'mail', 'admin', 'jobs', 'app'].map((name) => project(name)),
    ...ramping(ofVendor, 0.6, 15, 'timeout'),
  }),
  blind('us', 'a leak of the version of half an hour ago grows to 60 %', 12, 'u?hc u?hc u?hc u?', {
    projects: shopRuns(deploys('v2', -30)),
    ...ramping(both(ofVendor, of('shop')), 0.6, 15, 'server'),
  }),
  blind('them', 'all calls, then a fifth from minute 6 on', 120, 't? t t t', {
    ...young,
    fails: (call) => (ofVendor(call) ? [call.minute < 6 ? 1 : 0.2, 'gateway'] : undefined),
  }),
  blind('them', 'one call a minute, a third fails', 1, 'hc?t hc?t hc?t hc?t', {
    projects: one,
    ...failing(ofVendor, 0.33, 'gateway'),
  }),
  blind('them', 'fifty seconds of nothing, then all is well', 120, 't? t?h t?h h', {
    ...failing(within(ofVendor, 0.83), 1, 'gateway'),
    endsAt: 1,
  }),
];
