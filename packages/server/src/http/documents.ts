import type { FastifyInstance } from 'fastify';
import { registerDocs } from './docs.ts';
import { buildOpenApi } from './openapi.ts';
import type { OpenApi } from './openapi.ts';
import type { Route } from './route.ts';

const MAX_AGE_SECONDS = 60;

/** `/openapi.json` and `/docs`, made from the routes when they are first asked for. */
export function registerDocuments(app: FastifyInstance, routes: readonly Route[], version: string): void {
  let document: OpenApi | undefined;
  let json: Buffer | undefined;
  const findDocument = (): OpenApi => (document ??= buildOpenApi(routes, version));
  app.get('/openapi.json', async (_request, reply) => {
    // Bytes, and not texts, of which every answer that is read slowly would hold a copy.
    json ??= Buffer.from(JSON.stringify(findDocument()));
    return reply
      .header('cache-control', `public, max-age=${MAX_AGE_SECONDS}`)
      .type('application/json; charset=utf-8')
      .send(json);
  });
  registerDocs(app, findDocument);
}
