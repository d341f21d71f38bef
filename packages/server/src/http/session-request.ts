import type { FastifyRequest } from 'fastify';
import type { SessionRequest } from '../people/auth-request.ts';
import { callerAddress } from './caller-address.ts';

/** What of a request a session is found by. */
export function sessionRequest(request: FastifyRequest): SessionRequest {
  const { cookie, 'user-agent': userAgent, origin } = request.headers;
  return { cookie, address: callerAddress(request), userAgent, origin };
}
