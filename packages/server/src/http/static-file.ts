import { createHash } from 'node:crypto';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { COMPRESS_FILE, chooseCoding } from './content-coding.ts';
import type { Coding } from './content-coding.ts';

export interface StaticFileOptions {
  readonly type: string;
  readonly policy: string;
  readonly cacheControl: string;
  readonly read: () => Buffer | Promise<Buffer>;
}

/**
 * A file whose content stays the same while the server runs. It is read when it is first asked for, and compressed when a client that
 * takes the coding asks for it, each once.
 * @returns what answers a request with it
 */
export function createStaticFile({ type, policy, cacheControl, read }: StaticFileOptions) {
  const codings = new Map<Coding, Promise<Buffer>>();
  let kept: Promise<{ plain: Buffer; etag: string }> | undefined;

  async function readOnce(): Promise<{ plain: Buffer; etag: string }> {
    const plain = await read();
    return { plain, etag: `"${createHash('sha1').update(plain).digest('base64url')}"` };
  }

  return async (request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> => {
    kept ??= readOnce();
    const { plain, etag } = await kept;
    reply
      .header('content-security-policy', policy)
      .header('cache-control', cacheControl)
      .header('etag', etag)
      .header('vary', 'accept-encoding');
    if (request.headers['if-none-match'] === etag) return reply.code(304).send();
    const coding = chooseCoding(request.headers['accept-encoding'], ['br', 'gzip']);
    const coded = codings.get(coding) ?? COMPRESS_FILE[coding](plain);
    codings.set(coding, coded);
    if (coding !== 'identity') reply.header('content-encoding', coding);
    return reply.type(type).send(await coded);
  };
}
