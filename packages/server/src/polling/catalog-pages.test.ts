// Every vendor's page as the catalog describes it, against the providers that can be read.
import assert from 'node:assert/strict';
import { existsSync, readFileSync } from 'node:fs';
import { describe, test } from 'node:test';
import { findVendor, listVendors } from '@upriver/catalog';
import type { Vendor } from '@upriver/catalog';
import { createTestApp } from '../../../../test/support/app.ts';
import { openMemoryStore } from '../../../../test/support/memory-store.ts';
import { catalogServiceId } from '../linking/vendors.ts';
import { listVisibleServices } from '../store/services/services.ts';
import { ADAPTER_NAMES, findAdapter } from '@upriver/status-pages';

const FACTS = new URL('../../../../../shared/vendor-facts.tsv', import.meta.url);
/** Pages that have moved since the facts were gathered. */
const MOVED_TO: Readonly<Record<string, string>> = {
  braze: 'https://status.braze.com',
  bugsnag: 'https://bugsnag.status.smartbear.com',
  codecov: 'https://status.codecov.com',
  convertkit: 'https://status.kit.com',
  descope: 'https://descopestatus.com',
  front: 'https://www.frontstatus.com',
  gocardless: 'https://www.gocardless-status.com',
  'google-gemini': 'https://aistudio.google.com/status',
  intercom: 'https://www.finstatus.com',
  linkedin: 'https://www.linkedin-status.com',
  messagebird: 'https://status.bird.com',
  mixpanel: 'https://www.mixpanelstatus.com',
  rubygems: 'https://status.rubygems.org',
  runpod: 'https://uptime.runpod.io',
  semaphore: 'https://status.semaphore.io',
  sonarcloud: 'https://status.sonarqube.com',
  spotify: 'https://spotify.statuspage.io',
  teleport: 'https://status.goteleport.com',
  twitch: 'https://status.twitch.com',
};

describe('pages of the catalog', () => {
  test('are read by adapters that there are, at addresses that these can ask', () => {
    for (const vendor of listVendors()) {
      const { slug, statusPage } = vendor;
      if (statusPage === undefined) continue;
      assert.ok(ADAPTER_NAMES.includes(statusPage.adapter), `${slug}: there is no adapter ${statusPage.adapter}`);
      const urls = requestsOf(vendor);
      assert.ok(urls.length > 0, `${slug}: nothing is asked for`);
      for (const url of urls) assert.match(url, /^https:\/\/[^/\s]+/, slug);
    }
  });

  test('of vendors that publish nothing machine-readable show unknown, never green', async () => {
    const vendors = listVendors();
    const silent = vendors.filter(({ statusPage }) => statusPage === undefined);
    assert.ok(silent.length > 0 && silent.length < vendors.length);
    const database = await openMemoryStore();
    await using api = await createTestApp({ UPRIVER_POLL: 'off' }, { vendors: silent, database });
    const ids = silent.map(({ slug }) => catalogServiceId(slug));
    const stored = await listVisibleServices(database.kysely, '', ids);
    assert.equal(stored.length, silent.length);
    const pageOf = new Map(silent.map(({ slug, statusPageUrl }) => [slug, statusPageUrl]));
    for (const { slug, currentStatus, lastCheckedAt, statusPageUrl } of stored)
      assert.deepEqual([currentStatus, lastCheckedAt, statusPageUrl], ['unknown', null, pageOf.get(slug)], slug);
    // They are thousands, of which each request takes milliseconds.
    for (const { slug, statusPageUrl } of silent.filter((_, place) => place % 40 === 0)) {
      const { data } = (await api.get(`/api/v1/services/${slug}`)).body;
      assert.deepEqual(
        [data.currentStatus, data.lastCheckedAt, data.statusPageUrl],
        ['unknown', null, statusPageUrl],
        slug,
      );
    }
  });

  test('are asked for the documents that are known of them', (t) => {
    if (!existsSync(FACTS)) {
      t.skip('needs ../shared/vendor-facts.tsv');
      return;
    }
    for (const row of readFileSync(FACTS, 'utf8').trim().split('\n').slice(1)) {
      const [slug = '', , page = '', provider = '', endpoint = '-'] = row.split('\t');
      const vendor = findVendor(slug);
      // Parts of the big clouds are products of one vendor here.
      if (vendor?.statusPage === undefined) continue;
      const address = MOVED_TO[slug] ?? page;
      assert.equal(vendor.statusPageUrl?.replace(/\/$/, ''), address.replace(/\/$/, ''), slug);
      const documents = requestsOf(vendor).map(withoutQuery);
      const document = withoutQuery(endpoint).replace(page, address);
      if (endpoint !== '-') assert.ok(documents.includes(document), `${slug}: ${documents.join(' ')}`);
      if (findAdapter(provider) !== undefined) assert.equal(vendor.statusPage.adapter, provider, slug);
    }
  });
});

function requestsOf({ statusPage, statusPageUrl }: Vendor): string[] {
  const adapter = findAdapter(statusPage?.adapter ?? '');
  const url = statusPage?.url ?? statusPageUrl ?? '';
  return adapter?.requests({ url, options: statusPage?.options ?? {} }).map((request) => request.url) ?? [];
}

function withoutQuery(url: string): string {
  return url.replace(/\?.*$/, '');
}
