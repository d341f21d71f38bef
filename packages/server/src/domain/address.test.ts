import assert from 'node:assert/strict';
import { test } from 'node:test';
import { array, assert as check, integer, ipV4, property } from 'fast-check';
import { CidrError, classifyAddress, createAddressList, parseCidrList } from './address.ts';

test('every address of special use is distinguished from the public ones', () => {
  const cases: Record<string, readonly string[]> = {
    public: ['1.1.1.1', '8.8.8.8', '11.0.0.0', '9.255.255.255', '172.15.255.255', '172.32.0.0', '100.63.255.255'],
    loopback: ['127.0.0.1', '127.255.255.255', '::1'],
    private: ['10.0.0.1', '172.16.0.1', '172.31.255.255', '192.168.1.1', 'fc00::1', 'fdff:ffff::1', 'fec0::1'],
    shared: ['100.64.0.1', '100.127.255.255'],
    link_local: ['169.254.0.1', 'fe80::1', 'febf::1', 'fe80::1%eth0'],
    metadata: ['169.254.169.254', 'fd00:ec2::254', '168.63.129.16', '100.100.100.200', '192.0.0.192'],
    multicast: ['224.0.0.1', '239.255.255.255', 'ff02::1'],
    broadcast: ['255.255.255.255'],
    unspecified: ['0.0.0.0', '0.1.2.3', '::'],
    documentation: ['192.0.2.1', '198.51.100.1', '203.0.113.1', '2001:db8::1', '3fff::1'],
    benchmarking: ['198.18.0.1', '198.19.255.255', '2001:2::1'],
    translated: ['::ffff:8.8.8.8', '::8.8.8.8', '64:ff9b::7f00:1', '64:ff9b:1::1', '2002:7f00:1::', '2001:0:1::1'],
    reserved: ['240.0.0.1', '192.0.0.1', '192.88.99.1', '100::1', '4000::1', '2001:10::1', '5f00::1'],
    invalid: ['', 'localhost', '127.1', '0x7f000001', '1.2.3.4.5', '[::1]', '1.2'],
  };
  for (const [kind, addresses] of Object.entries(cases))
    for (const address of addresses) assert.equal(classifyAddress(address), kind, address);
  for (const address of ['2606:4700::1111', '2a00:1450::1', '2001:4860:4860::8888', '2620:fe::fe'])
    assert.equal(classifyAddress(address), 'public', address);
});

test('an IPv4 address that is not public stays refused in every IPv6 form that carries it', () => {
  check(
    property(ipV4(), (address) => {
      const [a = 0, b = 0, c = 0, d = 0] = address.split('.').map(Number);
      const hex = `${((a << 8) | b).toString(16)}:${((c << 8) | d).toString(16)}`;
      for (const form of [`::ffff:${address}`, `::${hex}`, `64:ff9b::${hex}`, `2002:${hex}::1`, `2001:0:${hex}::1`])
        assert.notEqual(classifyAddress(form), 'public', form);
    }),
  );
});

test('an IPv6 address has one kind, however it is written', () => {
  check(
    property(array(integer({ min: 0, max: 0xffff }), { minLength: 8, maxLength: 8 }), (groups) => {
      const full = groups.map((group) => group.toString(16).padStart(4, '0').toUpperCase()).join(':');
      const short = new URL(`http://[${full}]/`).hostname.slice(1, -1);
      assert.equal(classifyAddress(full), classifyAddress(short));
      const isGlobal = ((groups[0] ?? 0) & 0xe000) === 0x2000;
      if (classifyAddress(full) === 'public') assert.ok(isGlobal);
    }),
  );
});

test('a range holds exactly the addresses whose leading bits are its own', () => {
  const toNumber = (address: string): number => address.split('.').reduce((sum, part) => sum * 256 + Number(part), 0);
  check(
    property(ipV4(), ipV4(), integer({ min: 0, max: 32 }), (range, address, prefix) => {
      const list = createAddressList(parseCidrList(`${range}/${prefix}`));
      const size = 2 ** (32 - prefix);
      const isInside = Math.floor(toNumber(range) / size) === Math.floor(toNumber(address) / size);
      assert.equal(list.has(address), isInside);
      assert.equal(list.has(`::ffff:${address}`), false);
    }),
  );
});

test('a list of ranges is read with commas, spaces and single addresses', () => {
  assert.deepEqual(parseCidrList(' 127.0.0.0/8, ::1\n10.1.2.3 '), [
    { address: '127.0.0.0', prefix: 8, family: 'ipv4' },
    { address: '::1', prefix: 128, family: 'ipv6' },
    { address: '10.1.2.3', prefix: 32, family: 'ipv4' },
  ]);
  assert.deepEqual(parseCidrList(''), []);
});

test('a bad entry of a list is named with an example of a good one', () => {
  for (const entry of [
    'localhost',
    '10.0.0.0/33',
    '10.0.0.0/',
    '::/129',
    '10.0.0.0/8/8',
    '10.0.0',
    'fe80::1%eth0/64',
    '1.1.1.1/-1',
  ])
    assert.throws(
      () => parseCidrList(`127.0.0.1, ${entry}`),
      (error) =>
        error instanceof CidrError && error.message.includes(`"${entry}"`) && error.message.includes('Example:'),
      entry,
    );
});
