// The page for people: the files that `packages/dashboard` was built into. Its assets have hashes in their names, so they never change.
import { createHash } from 'node:crypto';
import { existsSync, readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { brotliCompressSync, constants, gzipSync } from 'node:zlib';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';

const BUILT = fileURLToPath(new URL('../../../dashboard/dist', import.meta.url));
/** Everything comes from this server. Icons of the document are made of `data:` images. */
const POLICY =
  "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self' data:; connect-src 'self'; manifest-src 'self'; frame-ancestors 'none'; base-uri 'none'; form-action 'self'; require-trusted-types-for 'script'; trusted-types 'none'";
const TYPES: Readonly<Record<string, string>> = {
  css: 'text/css; charset=utf-8',
  js: 'text/javascript; charset=utf-8',
  svg: 'image/svg+xml',
};
/** Paths below which only programs ask. */
const NOT_PAGES = /^\/(?:api|v1|docs|assets)(?:\/|$)/;

interface PageFile {
  readonly type: string;
  readonly etag: string;
  readonly bytes: Readonly<Record<'br' | 'gzip' | 'identity', Buffer>>;
}

/** The page, once it is built. */
export interface Page {
  /** Whether a browser asks for a place of the page by its address. */
  readonly isAskedFor: (request: FastifyRequest) => boolean;
  /** Answers with the document that shows whichever place the address names. */
  readonly send: (request: FastifyRequest, reply: FastifyReply) => void;
}

/** Serves `/` and `/assets/…`. @returns undefined when the page was not built, as in a checkout that serves only the API */
export function registerPage(app: FastifyInstance, directory = BUILT): Page | undefined {
  if (!existsSync(join(directory, 'index.html'))) return undefined;
  const document = readPageFile(join(directory, 'index.html'), 'text/html; charset=utf-8');
  const assets = new Map(
    readdirSync(join(directory, 'assets')).map((name) => [
      name,
      readPageFile(join(directory, 'assets', name), TYPES[name.split('.').at(-1) ?? ''] ?? 'application/octet-stream'),
    ]),
  );
  const send = (request: FastifyRequest, reply: FastifyReply): void =>
    sendFile(document, 'private, no-cache', request, reply);
  app.get('/', send);
  for (const [name, file] of assets)
    app.get(`/assets/${name}`, (request, reply) =>
      sendFile(file, 'public, max-age=31536000, immutable', request, reply),
    );
  return {
    isAskedFor: ({ method, url, headers }) =>
      (method === 'GET' || method === 'HEAD') &&
      String(headers.accept).includes('text/html') &&
      !NOT_PAGES.test(url.split('?', 1)[0] ?? ''),
    send,
  };
}

/** Read and compressed once, when the server starts. */
function readPageFile(path: string, type: string): PageFile {
  const plain = readFileSync(path);
  return {
    type,
    etag: `"${createHash('sha1').update(plain).digest('base64url')}"`,
    bytes: {
      identity: plain,
      gzip: gzipSync(plain, { level: 9 }),
      br: brotliCompressSync(plain, { params: { [constants.BROTLI_PARAM_QUALITY]: 9 } }),
    },
  };
}

function sendFile(file: PageFile, cacheControl: string, request: FastifyRequest, reply: FastifyReply): void {
  const taken = String(request.headers['accept-encoding']);
  const coding = /\bbr\b/.test(taken) ? 'br' : /\bgzip\b/.test(taken) ? 'gzip' : 'identity';
  reply
    .header('content-security-policy', POLICY)
    .header('cache-control', cacheControl)
    .header('etag', file.etag)
    .header('vary', 'accept-encoding');
  if (request.headers['if-none-match'] === file.etag) {
    void reply.code(304).send();
    return;
  }
  if (coding !== 'identity') reply.header('content-encoding', coding);
  void reply.type(file.type).send(file.bytes[coding]);
}
