import { BlockList, isIP } from 'node:net';

/** What an IP address is for. Only `public` is reached without an operator's word. */
export type AddressKind =
  | 'public'
  | 'benchmarking'
  | 'broadcast'
  | 'documentation'
  | 'invalid'
  | 'link_local'
  | 'loopback'
  | 'metadata'
  | 'multicast'
  | 'private'
  | 'reserved'
  | 'shared'
  /** An IPv6 form that carries an IPv4 address (mapped, compatible, NAT64, 6to4, Teredo): who reaches it depends on the network. */
  | 'translated'
  | 'unspecified';

/** A range of addresses. */
export interface Cidr {
  readonly address: string;
  readonly prefix: number;
  readonly family: 'ipv4' | 'ipv6';
}

/** An entry of a list of ranges that is none; the message names it and shows one that is right. */
export class CidrError extends Error {
  readonly entry: string;

  constructor(entry: string, problem: string) {
    super(`"${entry}" ${problem}. Example: 10.0.0.0/8, 127.0.0.1, fd00::/8`);
    this.name = 'CidrError';
    this.entry = entry;
  }
}

/**
 * Ranges of special use by kind (IANA registries for IPv4 and IPv6), the first that matches wins. Addresses at which clouds serve
 * credentials stand first, because some lie in ranges that look harmless.
 */
const SPECIAL: readonly (readonly [AddressKind, readonly string[]])[] = [
  [
    'metadata',
    [
      '100.100.100.200',
      '168.63.129.16',
      '169.254.169.254',
      '169.254.170.2',
      '169.254.170.23',
      '192.0.0.192',
      'fd00:ec2::23',
      'fd00:ec2::254',
      'fd20:ce::254',
    ],
  ],
  ['unspecified', ['0.0.0.0/8', '::']],
  ['loopback', ['127.0.0.0/8', '::1']],
  ['private', ['10.0.0.0/8', '172.16.0.0/12', '192.168.0.0/16', 'fc00::/7', 'fec0::/10']],
  ['shared', ['100.64.0.0/10']],
  ['link_local', ['169.254.0.0/16', 'fe80::/10']],
  ['documentation', ['192.0.2.0/24', '198.51.100.0/24', '203.0.113.0/24', '2001:db8::/32', '3fff::/20']],
  ['benchmarking', ['198.18.0.0/15', '2001:2::/48']],
  ['multicast', ['224.0.0.0/4', 'ff00::/8']],
  ['broadcast', ['255.255.255.255']],
  [
    'translated',
    ['::ffff:0:0/96', '::ffff:0:0:0/96', '::/96', '64:ff9b::/96', '64:ff9b:1::/48', '2001::/32', '2002::/16'],
  ],
  ['reserved', ['192.0.0.0/24', '192.88.99.0/24', '240.0.0.0/4', '2001::/23']],
];

const SPECIAL_LISTS = SPECIAL.map(([kind, ranges]) => ({ kind, list: createAddressList(ranges.map(parseCidr)) }));
/** All that is handed out for the public IPv6 internet; the rest is reserved. */
const GLOBAL_UNICAST = createAddressList([parseCidr('2000::/3')]);

/** What this address is for. Text that is no address is `invalid`; a zone (`fe80::1%eth0`) is looked through. */
export function classifyAddress(address: string): AddressKind {
  const [bare = ''] = address.split('%');
  const family = isIP(bare);
  if (family === 0) return 'invalid';
  const special = SPECIAL_LISTS.find(({ list }) => list.has(bare));
  if (special !== undefined) return special.kind;
  return family === 4 || GLOBAL_UNICAST.has(bare) ? 'public' : 'reserved';
}

/**
 * Addresses and ranges in CIDR notation, separated by commas or spaces.
 * @throws CidrError naming the entry, what is wrong, and an example.
 */
export function parseCidrList(text: string): readonly Cidr[] {
  return text
    .split(/[,\s]+/)
    .filter((entry) => entry !== '')
    .map(parseCidr);
}

/** A set of ranges to ask. */
export interface AddressList {
  readonly isEmpty: boolean;
  /** True when the address is in one of the ranges. Only ranges of its own family are asked. */
  has(address: string): boolean;
}

export function createAddressList(ranges: readonly Cidr[]): AddressList {
  // One list for each family: a BlockList matches an IPv4-mapped address against IPv4 ranges, which would make
  // `::ffff:127.0.0.1` loopback here and something else at the next reader.
  const lists = { ipv4: new BlockList(), ipv6: new BlockList() };
  for (const { address, prefix, family } of ranges) lists[family].addSubnet(address, prefix, family);
  return {
    isEmpty: ranges.length === 0,
    has(address) {
      const family = isIP(address);
      if (family === 0 || address.includes('%')) return false;
      return family === 4 ? lists.ipv4.check(address, 'ipv4') : lists.ipv6.check(address, 'ipv6');
    },
  };
}

function parseCidr(entry: string): Cidr {
  const [address = '', bits, rest] = entry.split('/');
  const family = address.includes('%') ? 0 : isIP(address);
  if (family === 0 || rest !== undefined) throw new CidrError(entry, 'is neither an IP address nor a range of them');
  const widest = family === 4 ? 32 : 128;
  if (bits !== undefined && (!/^\d{1,3}$/.test(bits) || Number(bits) > widest))
    throw new CidrError(entry, `needs a whole number from 0 to ${widest} behind the slash`);
  return { address, prefix: bits === undefined ? widest : Number(bits), family: family === 4 ? 'ipv4' : 'ipv6' };
}
