// Whatever is asked of the written claims has the answer that the vendors themselves give.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { ECOSYSTEMS } from '@upriver/contract/vocabulary';
import { readClaims, writeClaims } from './claims-text.ts';
import { indexCatalog, listVendors } from './index.ts';

const vendors = listVendors();
const parts = writeClaims(vendors);
const expected = indexCatalog();
const written = readClaims((part) => parts.get(part));
/** What stands around a name in others: a boundary, no boundary, and characters that divide entries. */
const AROUND = ['', 'x', '-client', '/v2', '/sub', '.net', ':api', '\t', '\n', 'é'];

test('packages of all patterns, and names like them, belong to the same vendors', () => {
  let count = 0;
  for (const { packages } of vendors)
    for (const ecosystem of ECOSYSTEMS)
      for (const { name, prefix, group, module, except = [] } of packages[ecosystem] ?? [])
        for (const text of [name ?? prefix ?? group ?? module ?? '', ...except].flatMap((one) => variants(one))) {
          count += 1;
          const [answer, right] = [written, expected].map(({ packages: of }) =>
            JSON.stringify([of().find(ecosystem, text), of().hint(ecosystem, text), of().isKnown(ecosystem, text)]),
          );
          assert.equal(answer, right, `${ecosystem} ${text}`);
        }
  assert.ok(count > 100_000, `${count}`);
});

test('hosts of all patterns, and hosts like them, belong to the same vendors', () => {
  const isRemoved = { isHostRemoved: (id: string) => id === 'aws', isPackageRemoved: () => false };
  for (const { hosts } of vendors)
    for (const { host, suffix } of hosts) {
      const text = (host ?? suffix ?? '').toLowerCase();
      for (const region of ['eu', 'us-east-1', 's3', 'tenant']) {
        const one = text.replaceAll('*', region);
        for (const asked of [one, `a.${one}`, `a.b.${one}`, one.slice(one.indexOf('.') + 1), `x${one}`]) {
          assert.deepEqual(written.hosts().find(asked), expected.hosts().find(asked), asked);
          assert.deepEqual(written.hosts().find(asked, isRemoved), expected.hosts().find(asked, isRemoved), asked);
        }
        if (one === text) break;
      }
    }
  for (const asked of ['', 'com', 'localhost', '.', '..']) assert.equal(written.hosts().find(asked), undefined);
});

test('names of all vendors are found in variables, parts and packages as the vendors themselves say', () => {
  for (const { slug } of vendors) {
    const upper = slug.replaceAll('-', '_').toUpperCase();
    const names = [
      `env:${upper}_API_KEY`,
      `env:APP_${upper}_SECRET`,
      `env:${upper}_DATABASE_DSN`,
      `part:${slug}_client`,
      `signin:${slug}`,
    ];
    for (const name of [...names, `host:api.${slug}.com`, `client:${slug}`])
      assert.deepEqual(written.names()?.find(name), expected.names()?.find(name), name);
    for (const name of [`passport-${slug}`, `node-${slug}-api`, slug])
      for (const ecosystem of ['npm', 'gem', 'composer'] as const)
        assert.deepEqual(
          written.names()?.findAdapter(ecosystem, name),
          expected.names()?.findAdapter(ecosystem, name),
          `${ecosystem} ${name}`,
        );
    assert.equal(written.isHosted(slug), expected.isHosted(slug));
  }
});

function variants(text: string): string[] {
  return [...AROUND.map((end) => text + end), `x${text}`, text.slice(0, -1), text.toUpperCase()];
}
