import type { FastifyInstance } from 'fastify';
import { DOCS_POLICY, renderDocs } from './docs.ts';
import { buildOpenApi } from './openapi.ts';
import type { Route } from './route.ts';

const MAX_AGE_SECONDS = 60;

/** `/openapi.json` and `/docs`, made once from the routes. */
export function registerDocuments(app: FastifyInstance, routes: readonly Route[], version: string): void {
  const document = buildOpenApi(routes, version);
  const json = JSON.stringify(document);
  const page = renderDocs(document);
  app.get('/openapi.json', async (_request, reply) =>
    reply
      .header('cache-control', `public, max-age=${MAX_AGE_SECONDS}`)
      .type('application/json; charset=utf-8')
      .send(json),
  );
  app.get('/docs', async (_request, reply) =>
    reply.header('content-security-policy', DOCS_POLICY).type('text/html; charset=utf-8').send(page),
  );
}
