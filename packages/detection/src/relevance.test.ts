import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { relevanceOf, touchesOf } from './relevance.ts';
import type { ComponentFacts, ComponentPreference, ServiceUsage } from './relevance.ts';

const NOTHING: ServiceUsage = { hosts: [], endpoints: [], callerRegions: [], products: [] };

interface Case {
  readonly is: string;
  readonly component: ComponentFacts;
  readonly usage?: Partial<ServiceUsage>;
  readonly preference?: ComponentPreference;
  readonly relevance: string;
  readonly because: string;
}

const S3_EU = ['bucket.s3.eu-west-1.amazonaws.com'];

const CASES: readonly Case[] = [
  { is: 'nothing known is unknown', component: { name: 'API' }, relevance: 'unknown', because: 'nothing_known' },
  {
    is: 'a pin goes before a region elsewhere',
    component: { name: 'S3', region: 'us-east-1' },
    usage: { hosts: S3_EU },
    preference: 'pinned',
    relevance: 'relevant',
    because: 'pinned',
  },
  {
    is: 'a mute goes before a host that matches',
    component: { name: 'API' },
    usage: { hosts: ['api.acmepay.com'] },
    preference: 'muted',
    relevance: 'irrelevant',
    because: 'muted',
  },
  {
    is: 'a region that a host names',
    component: { name: 'S3', region: 'eu-west-1' },
    usage: { hosts: S3_EU },
    relevance: 'relevant',
    because: 'region',
  },
  {
    is: 'the same region as a place',
    component: { name: 'Storage', region: 'Europe (Ireland)' },
    usage: { hosts: S3_EU },
    relevance: 'relevant',
    because: 'region',
  },
  {
    is: 'another region of the same scheme',
    component: { name: 'S3', region: 'eu-central-1' },
    usage: { hosts: S3_EU },
    relevance: 'irrelevant',
    because: 'region',
  },
  {
    is: 'a code in the name',
    component: { name: 'Compute (us-east-1)' },
    usage: { hosts: S3_EU },
    relevance: 'irrelevant',
    because: 'region',
  },
  {
    is: 'a group that is a region',
    component: { name: 'Login', groupName: 'US region' },
    usage: { hosts: ['acme.eu.auth0.com'] },
    relevance: 'irrelevant',
    because: 'region',
  },
  {
    is: 'a region in front of the part',
    component: { name: 'US Region – API' },
    usage: { hosts: ['api.eu.acmepay.com'] },
    relevance: 'irrelevant',
    because: 'region',
  },
  {
    is: 'a region in brackets',
    component: { name: 'Events API (US)' },
    usage: { hosts: ['events.eu.pagerduty.com'] },
    relevance: 'irrelevant',
    because: 'region',
  },
  {
    is: 'a country may be where calls lead to',
    component: { name: 'SMS', groupName: 'United Kingdom' },
    usage: { hosts: ['api.us1.acmetel.com'] },
    relevance: 'unknown',
    because: 'nothing_known',
  },
  {
    is: 'a cell of the same part of the world may be ours',
    component: { name: 'EU-2', region: 'EU-2' },
    usage: { hosts: ['acme.eu.auth0.com'] },
    relevance: 'unknown',
    because: 'nothing_known',
  },
  {
    is: 'a host without a region keeps every region possible',
    component: { name: 'Compute', region: 'us-east-1' },
    usage: { hosts: [...S3_EU, 's3.amazonaws.com'] },
    relevance: 'unknown',
    because: 'nothing_known',
  },
  {
    is: 'where callers run speaks for a region',
    component: { name: 'API', region: 'EU' },
    usage: { hosts: ['api.acmepay.com'], callerRegions: ['eu'] },
    relevance: 'relevant',
    because: 'region',
  },
  {
    is: 'where callers run never speaks against one',
    component: { name: 'Database', region: 'us-east-1' },
    usage: { callerRegions: ['eu-west-1'] },
    relevance: 'unknown',
    because: 'nothing_known',
  },
  {
    is: 'codes of two schemes may be one place',
    component: { name: 'Compute', region: 'europe-west1' },
    usage: { hosts: S3_EU },
    relevance: 'unknown',
    because: 'nothing_known',
  },
  {
    is: 'a name that merely has the letters of a region is none',
    component: { name: 'Contact us' },
    usage: { hosts: S3_EU },
    relevance: 'unknown',
    because: 'nothing_known',
  },
  {
    is: 'a label of a host',
    component: { name: 'Uploads API' },
    usage: { hosts: ['api.acmepay.com'] },
    relevance: 'relevant',
    because: 'host',
  },
  {
    is: 'an endpoint, in the plural',
    component: { name: 'Charge processing' },
    usage: { endpoints: ['/v1/charges/{id}'] },
    relevance: 'relevant',
    because: 'endpoint',
  },
  {
    is: 'a product',
    component: { name: 'Amazon S3' },
    usage: { products: ['s3'] },
    relevance: 'relevant',
    because: 'product',
  },
  {
    is: 'a version is no name',
    component: { name: 'v1' },
    usage: { endpoints: ['/v1/{id}'] },
    relevance: 'unknown',
    because: 'nothing_known',
  },
  {
    is: 'another part of the same host is not called irrelevant',
    component: { name: 'Dashboard' },
    usage: { hosts: ['api.acmepay.com'], endpoints: ['/v1/charges'] },
    relevance: 'unknown',
    because: 'nothing_known',
  },
];

describe('what matters', () => {
  for (const { is, component, usage, preference, relevance, because } of CASES)
    test(is, () => {
      const found = relevanceOf(component, { ...NOTHING, ...usage }, preference);
      assert.deepEqual([found.relevance, found.because], [relevance, because]);
    });

  test('what is not known to be irrelevant touches, or may', () => {
    const found = (preference?: ComponentPreference) => touchesOf(relevanceOf({ name: 'x' }, NOTHING, preference));
    assert.deepEqual([found('pinned'), found('muted'), found()], [true, false, null]);
  });
});
