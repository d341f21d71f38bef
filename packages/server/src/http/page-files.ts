// The page for people: the files that `packages/dashboard` was built into. Its assets have hashes in their names, so they never change.
import { existsSync, readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { createStaticFile } from './static-file.ts';

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
  // Read before anybody asks: whoever builds the page again while this server runs takes the files of this build away.
  const readNow = (path: string): (() => Buffer) => {
    const bytes = readFileSync(join(directory, path));
    return () => bytes;
  };
  const sendDocument = createStaticFile({
    type: 'text/html; charset=utf-8',
    policy: POLICY,
    cacheControl: 'private, no-cache',
    read: readNow('index.html'),
  });
  app.get('/', sendDocument);
  for (const name of readdirSync(join(directory, 'assets')))
    app.get(
      `/assets/${name}`,
      createStaticFile({
        type: TYPES[name.split('.').at(-1) ?? ''] ?? 'application/octet-stream',
        policy: POLICY,
        cacheControl: 'public, max-age=31536000, immutable',
        read: readNow(join('assets', name)),
      }),
    );
  return {
    isAskedFor: ({ method, url, headers }) =>
      (method === 'GET' || method === 'HEAD') &&
      String(headers.accept).includes('text/html') &&
      !NOT_PAGES.test(url.split('?', 1)[0] ?? ''),
    send: (request, reply) => {
      sendDocument(request, reply).catch((error: unknown) => reply.send(error));
    },
  };
}
