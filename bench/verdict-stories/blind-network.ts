// Time, connections, names, certificates, pools and proxies.
import { blind, inBoth, inRegion, sdk, shopRuns, two, young } from './blind-story.ts';
import type { BlindStory } from './blind-story.ts';
import { both, deploys, everywhere, failing, of, ofDeployment, ofVendor } from './story.ts';

export const BLIND_NETWORK: readonly BlindStory[] = [
  blind('them', 'slow for six minutes, then it times out, two regions', 60, 't? t? t? t', {
    projects: inBoth('shop', 'mail'),
    fails: (call) => (ofVendor(call) ? [call.minute < 6 ? 0.8 : 0.5, call.minute < 6 ? 'slow' : 'timeout'] : undefined),
  }),
  blind('us', 'a busy host of ours: all vendors are slow to one project', 60, 'u? u? u? u', {
    vendors: 4,
    projects: two,
    ...failing(both(everywhere, of('shop')), 0.9, 'slow'),
  }),
  blind('them', 'an edge of theirs loses a quarter of the calls of one region', 60, 't? t? t t', {
    projects: inBoth('shop', 'mail'),
    ...failing(both(ofVendor, inRegion('us-east-1')), 0.25, 'timeout'),
  }),
  blind('us', 'a firewall of ours in one region lets nothing through to one vendor', 60, '? ? ? ?', {
    projects: inBoth('shop', 'mail'),
    ...failing(both(ofVendor, inRegion('us-east-1')), 1, 'timeout'),
  }),
  blind('them', 'its zone is gone', 30, 't? t? t? t?', failing(ofVendor, 1, 'dns')),
  blind('us', 'our resolver loses half of the questions of one project', 30, 'u? u? u u', {
    projects: two,
    ...failing(both(everywhere, of('shop')), 0.5, 'dns'),
  }),
  blind('them', 'its certificate ran out', 15, 't?hc t? t? t', failing(ofVendor, 1, 'tls')),
  blind(
    'us',
    'an old image of ours does not know the authority of its new certificate',
    15,
    'u?hc u? u? u?',
    failing(both(ofVendor, of('shop')), 1, 'tls'),
  ),
  blind('us', 'the clock of one project is off, no certificate is valid', 15, 'u?hc u? u u', {
    ...failing(both(everywhere, of('shop')), 1, 'tls'),
  }),
  blind('them', 'its balancer resets a fifth of the connections', 100, 't? t? t t', {
    ...young,
    ...failing(ofVendor, 0.2, 'cut'),
  }),
  blind('us', 'our gateway drops idle connections: a fifth of the calls to all vendors', 100, 'u? u? u? u', {
    ...young,
    ...failing(everywhere, 0.2, 'refused'),
  }),
  blind('them', 'six of ten calls hang until they are given up', 20, 't?hc t? t t', {
    projects: two,
    ...failing(ofVendor, 0.6, 'hang'),
  }),
  blind('us', 'a release gives up after a second', 20, 'u?hc u?hc u?hc u?hc', {
    projects: shopRuns(deploys('v2', 0)),
    ...failing(ofDeployment('v2'), 0.4, 'hasty'),
  }),
  blind('fine', 'people leave the page: calls are cancelled at any time', 60, 'h h h h', {
    expects: ['healthy'],
    send: (event, call, random) =>
      ofVendor(call) && random() < 0.3
        ? { ...event, status: 0, error_class: 'aborted', latency_ms: Math.round(20 + random() * 300) }
        : event,
  }),
  blind('them', 'only slow, page silent', 40, 't? t? t t', { ...young, ...failing(ofVendor, 0.7, 'slow') }),
  blind('us', 'half of the instances run a version that asks for more than it needs, and is slow', 40, 'u? u? u u', {
    projects: shopRuns((minute, instance) => (instance < 2 && minute >= 0 ? 'v2' : 'v1')),
    ...failing(ofDeployment('v2'), 0.7, 'slow'),
  }),
  blind('us', 'the pool of one project is used up', 80, 'u? u? u? u', {
    ...young,
    ...failing(both(ofVendor, of('shop')), 0.4, 'pooled'),
  }),
  blind('them', 'slow answers fill our pools', 80, 't? t? t? t?', {
    fails: (call, random) => (ofVendor(call) ? [0.8, random() < 0.6 ? 'slow' : 'pooled'] : undefined),
  }),
  blind('us', 'our proxy answers for one vendor, and says that it was the proxy', 30, 'u? u? u? u', {
    projects: two,
    tags: (call, how) => ({ ...sdk(call), ...(how === 'gateway' ? { answered_by: 'proxy' } : {}) }),
    ...failing(ofVendor, 0.6, 'gateway'),
  }),
  blind('them', 'its gateway answers, and says that it was the vendor', 30, 't? t t t', {
    projects: two,
    tags: (call, how) => ({ ...sdk(call), ...(how === 'gateway' ? { answered_by: 'vendor' } : {}) }),
    ...failing(ofVendor, 0.6, 'gateway'),
  }),
  blind('us', 'half of our instances reach no vendor that has IPv6', 60, 'u? u? u? u', {
    vendors: 4,
    projects: two,
    tags: sdk,
    ...failing(
      (call) => call.minute >= 0 && call.vendor < 2 && call.project === 'shop' && call.instance < 2,
      1,
      'timeout',
    ),
  }),
  blind('them', 'its IPv6 addresses are wrong, 30 % of all', 60, 't? t? t t', failing(ofVendor, 0.3, 'refused')),
  blind(
    'us',
    'we do not let the new address of the vendor out, one project',
    25,
    'u? u? u? u?',
    failing(both(ofVendor, of('shop')), 1, 'refused'),
  ),
];
