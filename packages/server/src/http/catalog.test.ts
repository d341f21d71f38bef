// The catalog is searched and paged without reading all of it, and the answers are those of reading all of it.
import assert from 'node:assert/strict';
import { after, describe, it } from 'node:test';
import { createTestApp } from '../../../../test/support/app.ts';
import { createTestStores } from '../../../../test/support/stores.ts';

const vendor = (slug: string, name: string, rest: object) => ({
  slug,
  name,
  category: 'other' as const,
  statusPageUrl: `https://status.${slug}.example`,
  hosts: [{ host: `api.${slug}.example` }],
  packages: {},
  sources: ['known'] as const,
  ...rest,
});
const VENDORS = [
  vendor('alpha', 'Alpha', { hosts: [{ suffix: 'alpha.example' }] }),
  vendor('beta-pay', 'Beta Pay', { packages: { npm: [{ prefix: '@beta/' }, { name: 'beta_pay-sdk' }] } }),
  vendor('credit', 'Crédit "100 %"', { packages: { maven: [{ group: 'com.credit' }] } }),
  vendor('delta', 'Delta', { packages: { go: [{ module: 'github.com/delta/delta-go' }] } }),
  vendor('epsilon', 'epsilon 2', {}),
  vendor('epsilon-10', 'Epsilon 10', {}),
];
const SEARCHES = ['*.alpha', '.example', '@beta/*', 'BETA_PAY', 'crédit', '"100 %"', '%', '_', 'com.credit*'].concat([
  'github.com/delta/delta-go',
  'epsilon 1',
  'pay',
  '-',
  'added',
  'none of it',
]);

for (const store of createTestStores())
  describe(`the catalog, on ${store.name}`, { skip: store.skip }, () => {
    after(() => store.close());

    it('finds by a text those that hold it, also in what an organization added', async () => {
      await using api = await createTestApp({}, { database: await store.open(), vendors: VENDORS });
      const searchAll = async (): Promise<void> => {
        const all = (await api.get('/api/v1/catalog')).body.data;
        assert.equal(all.length, VENDORS.length);
        for (const text of SEARCHES) {
          const found = (await api.get(`/api/v1/catalog?query=${encodeURIComponent(text)}`)).body.data;
          assert.deepEqual(
            found,
            all.filter((entry: Entry) => holds(entry, text)),
            text,
          );
        }
      };
      await searchAll();
      const overlay = { hosts: { add: ['added.gamma.example'] } };
      assert.equal((await api.request('PATCH', '/api/v1/services/delta/overlay', { body: overlay })).status, 200);
      await searchAll();
    });

    it('shows an organization nothing of another, whatever is searched', async () => {
      await using api = await createTestApp({}, { database: await store.open(), vendors: VENDORS });
      const other = await api.request('POST', '/api/v1/organizations', { body: { name: 'Other', slug: 'other' } });
      const { token } = other.body.data;
      const hidden = { name: 'Hidden', hosts: ['api.hidden.example'], statusPageUrl: 'https://status.hidden.example' };
      assert.equal((await api.request('POST', '/api/v1/services', { body: hidden, token })).status, 201);
      const addition = { body: { hosts: { add: ['hidden.added.example'] } }, token };
      assert.equal((await api.request('PATCH', '/api/v1/services/delta/overlay', addition)).status, 200);
      const count = async (query: string, as?: string): Promise<number> =>
        (await api.request('GET', `/api/v1/catalog?${query}`, as === undefined ? {} : { token: as })).body.data.length;
      for (const query of ['query=hidden', 'query=api.hidden', 'query=hidden.added']) {
        assert.equal(await count(query), 0, query);
        assert.notEqual(await count(query, token), 0, query);
      }
      assert.deepEqual(
        [await count('limit=100'), await count('limit=100', token)],
        [VENDORS.length, VENDORS.length + 1],
      );
    });

    it('gives all by pages in the order of the whole list', async () => {
      await using api = await createTestApp({}, { database: await store.open(), vendors: VENDORS });
      const all = (await api.get('/api/v1/catalog')).body.data;
      const paged = [];
      for (let next: string | undefined = '/api/v1/catalog?limit=4'; next !== undefined;) {
        const { body, headers } = await api.get(next);
        paged.push(body.data);
        next = /<([^>]+)>/.exec(String(headers['link'] ?? ''))?.[1];
      }
      assert.deepEqual(paged, [all.slice(0, 4), all.slice(4)]);
    });
  });

interface Entry {
  readonly name: string;
  readonly slug: string;
  readonly hosts: readonly string[];
  readonly packages: Readonly<Record<string, readonly string[]>>;
}

function holds({ name, slug, hosts, packages }: Entry, text: string): boolean {
  return [name, slug, ...hosts, ...Object.values(packages).flat()].some((one) =>
    one.toLowerCase().includes(text.toLowerCase()),
  );
}
