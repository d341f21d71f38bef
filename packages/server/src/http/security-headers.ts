import type { FastifyReply, FastifyRequest } from 'fastify';
import { isBehindTls } from '../config.ts';

/** Nothing in an answer may load, run or be framed; a route that needs more says so itself. */
const POLICY = "default-src 'none'; frame-ancestors 'none'; base-uri 'none'; form-action 'none'";
const ALWAYS: Readonly<Record<string, string>> = {
  'content-security-policy': POLICY,
  'referrer-policy': 'no-referrer',
  'x-content-type-options': 'nosniff',
};
/** A year. Subdomains are not ours to speak for. */
const TRANSPORT_SECURITY = { 'strict-transport-security': 'max-age=31536000' };

export interface SecurityHeaders {
  /** For an answer that Fastify did not make; it is known to be behind TLS only where the public URL says so. */
  readonly always: Readonly<Record<string, string>>;
  /** For one that goes out by TLS, as a trusted proxy says. */
  readonly withTls: Readonly<Record<string, string>>;
  set(request: FastifyRequest, reply: FastifyReply): void;
}

/** Headers of every answer. HSTS only behind TLS: by the public URL, or by a trusted proxy's `X-Forwarded-Proto`. */
export function createSecurityHeaders(publicUrl: string | undefined, hasTrustedProxy: boolean): SecurityHeaders {
  const isTls = isBehindTls({ publicUrl });
  const withTls = { ...ALWAYS, ...TRANSPORT_SECURITY };
  const always = isTls ? withTls : ALWAYS;
  return {
    always,
    withTls,
    set(request, reply) {
      reply.headers(hasTrustedProxy && request.protocol === 'https' ? withTls : always);
    },
  };
}
