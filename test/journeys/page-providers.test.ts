// One story, told by every provider of page that can be simulated, as the API answers it.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { createTestApp } from '../support/app.ts';
import { PAGE_PROVIDERS } from '../../packages/demo/src/pages/providers/index.ts';
import { createVendorPages } from '../support/vendor-pages.ts';
import type { PageProviderName } from '../support/vendor-pages.ts';

/** Feeds report incidents; that all is well they cannot. */
const FEEDS: readonly PageProviderName[] = ['atom', 'rss'];

/** What a person would paste, where it is not the address that the adapter is given. */
const ADDRESSES: Partial<Record<PageProviderName, (url: string) => string>> = {
  statuspal: (url) => `${url}/api/v2/status_pages/page/summary`,
  uptimekuma: (url) => `${url}/status/main`,
};

test('calm, an outage, a silence amid it and its end are reported alike, whatever the provider of the page', async () => {
  await using api = await createTestApp({ UPRIVER_OUTBOUND_ALLOW: '127.0.0.0/8' });
  await using pages = createVendorPages({ now: () => api.clock.now() });
  for (const provider of Object.keys(PAGE_PROVIDERS) as PageProviderName[]) {
    const page = await pages.add({ provider, components: ['API', 'Dashboard'] });
    const { url: statusPageUrl } = page.target();
    // These are known by their host, or have a slug or an identifier in their address; the others are found by asking.
    const adapter = ['slack', 'statusio'].includes(provider) ? { adapter: provider } : {};
    const address = ADDRESSES[provider]?.(page.url) ?? statusPageUrl;
    const body = { name: `Vendor with ${provider}`, statusPageUrl: address, ...adapter };
    const { id } = (await api.request('POST', '/api/v1/services', { body })).body.data;
    await api.request('PUT', `/api/v1/services/${id}/links/default`);
    const check = async () => {
      api.clock.advance(60_000);
      await api.app.check(id);
      return (await api.get(`/api/v1/services/${id}`)).body.data;
    };
    const calm = FEEDS.includes(provider) ? 'unknown' : 'operational';
    // A provider whose page is empty of incidents may contain too little to be distinguished from others; one that is over helps.
    page.resolveIncident(page.openIncident({ title: 'Long over', impact: 'minor' }));
    const before = await check();
    assert.deepEqual([before.currentStatus, before.activeIncidents], [calm, []], provider);

    page.setComponent('API', 'major_outage');
    const incident = page.openIncident({ title: 'API is down', impact: 'critical', componentIds: ['API'] });
    const down = await check();
    assert.ok(!['operational', 'unknown'].includes(down.currentStatus), `${provider}: ${down.currentStatus}`);
    const titles = (list: { title: string }[]) => list.map(({ title }) => title);
    assert.deepEqual(titles(down.activeIncidents), ['API is down'], provider);

    page.answerWith('<html>All systems operational</html>', 'text/html');
    const silent = await check();
    assert.deepEqual(
      [silent.currentStatus, silent.lastCheckedAt, titles(silent.activeIncidents)],
      [down.currentStatus, down.lastCheckedAt, ['API is down']],
      provider,
    );

    page.recover();
    page.setComponent('API', 'operational');
    page.resolveIncident(incident, 'Repaired.');
    const over = await check();
    assert.deepEqual([over.currentStatus, over.activeIncidents], [calm, []], provider);
    const ended = (await api.get(`/api/v1/incidents/${down.activeIncidents[0].id}`)).body.data;
    assert.ok(ended.status === 'resolved' && ended.resolvedAt !== null, provider);
  }
});
