import type { IncomingHttpHeaders } from 'node:http';
import { SocketAddress, isIP } from 'node:net';
import type { FastifyRequest } from 'fastify';

/** Who called, past trusted proxies. A proxy that writes no address speaks for itself. */
export function callerAddress({ ip, raw }: FastifyRequest): string {
  return plainAddress(ip) ?? plainAddress(raw.socket.remoteAddress ?? '') ?? '';
}

/** What a trusted proxy says of a request. */
export interface Forwarded {
  /** Undefined when the proxy speaks for itself. */
  readonly address: string | undefined;
  readonly isTls: boolean;
}

/** Reads what one proxy writes of one client. Undefined for anything that has to be looked at more closely: lists, ports, other forms. */
export function readPlainForwarded(headers: IncomingHttpHeaders): Forwarded | undefined {
  const address = headers['x-forwarded-for'];
  const protocol = headers['x-forwarded-proto'];
  if (address !== undefined && (typeof address !== 'string' || plainAddress(address) !== address)) return undefined;
  if (protocol !== undefined && protocol !== 'https' && protocol !== 'http') return undefined;
  return { address, isTls: protocol === 'https' };
}

/**
 * An address in the one form that it is counted under: without port and brackets, as some proxies write it, IPv4 in its own form,
 * IPv6 at its shortest. Undefined for what is no address.
 */
export function plainAddress(text: string): string | undefined {
  if (isIP(text) === 4) return text;
  const mapped = /^::ffff:(?=[\d.]+$)/i;
  const bare = text.startsWith('[') || isIP(text) === 0 ? text : `[${text}]`;
  const address = SocketAddress.parse(bare)?.address ?? (isIP(text) === 0 ? undefined : text);
  return address?.replace(mapped, '');
}
