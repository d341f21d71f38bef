import { isIPv4, isIPv6 } from 'node:net';

/**
 * The key under which requests of a client address are counted. One person commands a whole IPv6 /64, so it counts as one; an
 * IPv4 address in IPv6 clothes counts as itself.
 */
export function addressKey(address: string): string {
  const bare = address.replace(/^::ffff:(?=\d+\.\d+\.\d+\.\d+$)/i, '').split('%', 1)[0] ?? '';
  if (isIPv4(bare) || !isIPv6(bare)) return bare;
  return `${expand(bare).slice(0, 4).join(':')}::/64`;
}

/** The eight groups of an IPv6 address, without leading zeros. */
function expand(address: string): string[] {
  const [head = '', tail] = address.toLowerCase().split('::');
  const before = groups(head);
  if (tail === undefined) return before;
  const after = groups(tail);
  const zeros = Array.from({ length: 8 - before.length - after.length }, () => '0');
  return [...before, ...zeros, ...after];
}

/** A dotted end counts as two groups; it lies outside the /64, so its value does not matter. */
function groups(text: string): string[] {
  if (text === '') return [];
  return text.split(':').flatMap((group) => (group.includes('.') ? ['0', '0'] : [group.replace(/^0+(?=.)/, '')]));
}
