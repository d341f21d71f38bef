import assert from 'node:assert/strict';
import type { LookupAddress, LookupOptions } from 'node:dns';
import { test } from 'node:test';
import { array, assert as check, constantFrom, integer, ipV4, ipV6, oneof, property } from 'fast-check';
import { classifyAddress, createAddressList, parseCidrList } from '../domain/address.ts';
import { FetchError } from './failure.ts';
import { createGuardedLookup, permitAddresses } from './permit-addresses.ts';
import type { Destination, Lookup } from './permit-addresses.ts';

const HOSTNAME = 'status.acme.test';

function destination(port: number, allow = ''): Destination {
  return { hostname: HOSTNAME, port, allowed: createAddressList(parseCidrList(allow)) };
}

/** The addresses that a socket would get. */
function ask(lookup: Lookup, options: LookupOptions): Promise<string | LookupAddress[]> {
  const { promise, resolve, reject } = Promise.withResolvers<string | LookupAddress[]>();
  createGuardedLookup(lookup, destination(443))(HOSTNAME, options, (error, found) => {
    if (error === null) resolve(found);
    else reject(error);
  });
  return promise;
}

function hasReason(reason: string): (error: unknown) => boolean {
  return (error) => error instanceof FetchError && error.reason === reason;
}

test('whatever a name answers, only public addresses at a standard port and allowed ones are connected to', () => {
  const near = constantFrom('127.0.0.1', '10.9.9.9', '10.0.0.1', '169.254.169.254', '::1', '8.8.8.8', '2a00::1');
  const addresses = array(oneof(near, ipV4(), ipV6()), { minLength: 1, maxLength: 6 });
  check(
    property(addresses, oneof(constantFrom(80, 443), integer({ min: 1, max: 65_535 })), (answered, port) => {
      const to = destination(port, '10.0.0.0/24');
      const isFine = (address: string): boolean =>
        to.allowed.has(address) || ((port === 80 || port === 443) && classifyAddress(address) === 'public');
      const expected = answered.filter(isFine);
      if (expected.length > 0) assert.deepEqual(permitAddresses(answered, to), expected);
      else assert.throws(() => permitAddresses(answered, to), FetchError);
    }),
  );
});

test('a socket gets the permitted addresses, all or one, as it asks', async () => {
  const lookup: Lookup = () => Promise.resolve(['10.0.0.1', '1.1.1.1', '2606:4700::1111']);
  assert.deepEqual(await ask(lookup, { all: true }), [
    { address: '1.1.1.1', family: 4 },
    { address: '2606:4700::1111', family: 6 },
  ]);
  assert.equal(await ask(lookup, {}), '1.1.1.1');
});

test('a name without an address, or with none that is permitted, ends the look-up with the reason', async () => {
  await assert.rejects(
    ask(() => Promise.resolve([]), { all: true }),
    hasReason('dns'),
  );
  await assert.rejects(
    ask(() => Promise.reject(new Error('SERVFAIL')), { all: true }),
    hasReason('dns'),
  );
  await assert.rejects(
    ask(() => Promise.resolve(['127.0.0.1', 'fe80::1%eth0', 'nonsense']), {}),
    hasReason('refused_address'),
  );
});
