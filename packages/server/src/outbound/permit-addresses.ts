import type { LookupAddress } from 'node:dns';
import { isIP } from 'node:net';
import type { LookupFunction } from 'node:net';
import { callbackify } from 'node:util';
import { classifyAddress } from '../domain/address.ts';
import type { AddressKind, AddressList } from '../domain/address.ts';
import { FetchError } from './failure.ts';

/** A host name → its addresses. Rejects when there are none. */
export type Lookup = (hostname: string) => Promise<readonly string[]>;

/** Where a request goes, and which addresses beyond the public ones it may go to. */
export interface Destination {
  readonly hostname: string;
  readonly port: number;
  readonly allowed: AddressList;
  /** Ports of public addresses that may be connected to; those of the web unless given. */
  readonly ports?: readonly number[];
}

/** Where web servers listen. Other ports are how a fetcher is made to talk to what is none. */
const STANDARD_PORTS = [80, 443];

/**
 * Of these addresses, those that may be connected to: public ones at a standard port, and what the operator allows at any.
 * @throws FetchError when none may be.
 */
export function permitAddresses(addresses: readonly string[], destination: Destination): readonly string[] {
  const { hostname, port, allowed, ports = STANDARD_PORTS } = destination;
  const isStandardPort = ports.includes(port);
  const kinds = addresses.map((address) => ({ address, kind: classifyAddress(address) }));
  const permitted = kinds.filter(({ address, kind }) => (isStandardPort && kind === 'public') || allowed.has(address));
  if (permitted.length > 0) return permitted.map(({ address }) => address);
  if (kinds.some(({ kind }) => kind === 'public'))
    throw new FetchError(
      'port',
      `Port ${port} of ${hostname} is not connected to; ${ports.join(', ').replace(/, (?=\d+$)/, ' and ')} are.`,
    );
  const [first] = kinds;
  if (isIP(hostname.replace(/^\[|\]$/g, '')) !== 0)
    throw new FetchError('refused_address', `${hostname} is ${describeKind(first?.kind ?? 'invalid')}.`);
  throw new FetchError('refused_address', notReached(hostname));
}

/**
 * The name resolution that a socket does as it connects: what it answers has been permitted, and nothing asks again afterwards, so a name
 * that changes between check and connect changes nothing.
 */
export function createGuardedLookup(lookup: Lookup, destination: Destination): LookupFunction {
  return (hostname, options, callback) =>
    findWithCallback(hostname, lookup, destination, (error, found) => {
      const [first] = found ?? [];
      if (error !== null || first === undefined) callback(error, '');
      else if (options.all === true) callback(null, found);
      else callback(null, first.address, first.family);
    });
}

const findWithCallback = callbackify(findPermitted);

/** @throws FetchError when the name has no address, or none that may be connected to. */
async function findPermitted(hostname: string, lookup: Lookup, destination: Destination): Promise<LookupAddress[]> {
  const addresses = await lookup(hostname).catch((cause: unknown) => {
    throw new FetchError('dns', notReached(hostname), { cause });
  });
  if (addresses.length === 0) throw new FetchError('dns', notReached(hostname));
  return permitAddresses(addresses, destination).map((address) => ({ address, family: isIP(address) }));
}

/** The same in every case: whether an internal name exists is nobody's business who asks for its page. */
function notReached(hostname: string): string {
  return `The name ${hostname} was not found, or leads only to addresses that are not fetched from unless an operator allows them.`;
}

function describeKind(kind: AddressKind): string {
  const article = /^[aeiou]/.test(kind) ? 'an' : 'a';
  return `${article} ${kind.replace('_', '-')} address, which is not fetched from unless an operator allows it`;
}
