import type { FastifyInstance } from 'fastify';
import { registerDocs } from './docs.ts';
import { buildOpenApi } from './openapi.ts';
import type { Route } from './route.ts';

const MAX_AGE_SECONDS = 60;

/** `/openapi.json` and `/docs`, made once from the routes. */
export function registerDocuments(app: FastifyInstance, routes: readonly Route[], version: string): void {
  const document = buildOpenApi(routes, version);
  // Bytes, and not texts, of which every answer that is read slowly would hold a copy.
  const json = Buffer.from(JSON.stringify(document));
  app.get('/openapi.json', async (_request, reply) =>
    reply
      .header('cache-control', `public, max-age=${MAX_AGE_SECONDS}`)
      .type('application/json; charset=utf-8')
      .send(json),
  );
  registerDocs(app, document);
}
