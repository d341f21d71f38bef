import assert from 'node:assert/strict';
import { createServer } from 'node:http';
import { test } from 'node:test';
import type { Vendor } from '@upriver/catalog';
import { createVendorPages } from '../../../../test/support/vendor-pages.ts';
import { parseCidrList } from '../domain/address.ts';
import { systemClock } from '../process/system-clock.ts';
import { createHttpClient } from '../outbound/http-client.ts';
import { probeVendors } from './probe.ts';

test('pages are compared with what the catalog says of them, and what differs is proposed', async () => {
  await using pages = createVendorPages();
  const right = await pages.add({ provider: 'statuspage', components: ['API', 'Dashboard'] });
  const wrong = await pages.add({ provider: 'instatus', components: ['API'] });
  const unnamed = await pages.add({ provider: 'statuspage', components: ['API'] });
  const silent = await pages.add({ provider: 'statuspage' });
  silent.fail(503);
  await using client = createTestClient();
  const done: string[] = [];
  const probes = await probeVendors(
    [
      vendor('right', right.url, 'statuspage'),
      vendor('wrong', wrong.url, 'betterstack'),
      vendor('unnamed', unnamed.url),
      vendor('silent', silent.url, 'statuspage'),
      vendor('none', null),
      vendor('nonsense', right.url, 'no-such-adapter'),
    ],
    { client, clock: systemClock, concurrency: 3, onDone: ({ slug }) => done.push(slug) },
  );
  assert.deepEqual(
    probes.map(({ slug, outcome, found, status, components, proposal }) => [
      slug,
      outcome,
      found,
      status,
      components,
      proposal?.adapter ?? null,
    ]),
    [
      ['right', 'readable', 'statuspage', 'operational', 2, null],
      ['wrong', 'readable', 'instatus', 'operational', 1, 'instatus'],
      ['unnamed', 'readable', 'statuspage', 'operational', 1, 'statuspage'],
      ['silent', 'unreadable', null, null, null, null],
      ['none', 'no_page', null, null, null, null],
      ['nonsense', 'readable', 'statuspage', 'operational', 2, 'statuspage'],
    ],
  );
  assert.match(probes[1]?.reason ?? '', /\S/);
  assert.match(probes[3]?.reason ?? '', /503/);
  assert.equal(done.length, 6);
});

test('one host is asked for one thing at a time, however many vendors stand on it', async () => {
  let underWay = 0;
  let most = 0;
  const server = createServer((_request, response) => {
    underWay += 1;
    most = Math.max(most, underWay);
    setImmediate(() => {
      underWay -= 1;
      response.writeHead(404).end();
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  const url = `http://127.0.0.1:${typeof address === 'object' ? address?.port : ''}`;
  await using client = createTestClient();
  const vendors = Array.from({ length: 6 }, (_, index) => vendor(`v${index}`, `${url}/page${index}`, 'statuspage'));
  const probes = await probeVendors(vendors, { client, clock: systemClock, concurrency: 6 });
  await new Promise((resolve) => server.close(resolve));
  assert.equal(most, 1);
  assert.deepEqual(new Set(probes.map(({ outcome }) => outcome)), new Set(['unreadable']));
});

function createTestClient() {
  const client = createHttpClient({ allow: parseCidrList('127.0.0.0/8'), userAgent: 'test' });
  return { ...client, [Symbol.asyncDispose]: () => client.close() };
}

function vendor(slug: string, statusPageUrl: string | null, adapter?: string): Vendor {
  return {
    slug,
    name: slug,
    category: 'test',
    statusPageUrl,
    ...(adapter === undefined ? {} : { statusPage: { adapter } }),
    hosts: [],
    packages: {},
    sources: ['known'],
  };
}
