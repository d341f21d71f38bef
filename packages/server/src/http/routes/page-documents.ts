import { PageDocument } from '@upriver/contract';
import { Type } from 'typebox';
import { toTimestamp } from '../../domain/clock.ts';
import { notFound } from '../../domain/errors.ts';
import { findDocument, listDocuments, listDocumentsAt } from '../../store/documents/page-documents.ts';
import type { StoredDocument } from '../../store/documents/page-documents.ts';
import { invalid, momentParameter, readMoment } from '../moments.ts';
import { PAGE_LIMIT_MAX, nextLink, pageParameters, readPage } from '../paging.ts';
import { route } from '../route.ts';
import { getService } from './services.ts';

/** Not even a browser that takes it for something else may run it. */
const TEXT_POLICY = "default-src 'none'; frame-ancestors 'none'; sandbox";

export const pageDocumentRoutes = [
  route({
    method: 'GET',
    path: '/api/v1/services/:id/documents',
    access: 'read',
    tag: 'Services',
    summary:
      'Lists the stored documents of a status page, newest first, or with `at`, those of the reported status at one time.',
    description:
      'The server stores the documents of checks that found an unresolved incident, of the check that found it resolved, and of checks that could not read the page. It keeps them while the incident is open and for 90 days after, up to a limit for each service.',
    params: Type.Object({ id: Type.String({ description: 'Identifier or slug.' }) }),
    query: Type.Object({
      ...pageParameters,
      at: momentParameter('A time: limits the list to the documents of the status that was reported then.'),
    }),
    status: 200,
    answer: Type.Array(PageDocument),
    errors: ['not_found'],
    async handle({ database }, { caller, params, query, request, reply }) {
      const db = database.kysely;
      const service = await getService(db, caller.organizationId, params.id);
      const { limit = PAGE_LIMIT_MAX, after } = readPage(query, ['integer', 'id']);
      if (query.at !== undefined) {
        if (query.cursor !== undefined) throw invalid('query.cursor', 'cannot be used together with at');
        const rows = await listDocumentsAt(db, service.id, readMoment(query.at, 'query.at'));
        return rows.slice(0, limit).map(toPageDocument);
      }
      const rows = await listDocuments(db, service.id, {
        after: after === undefined ? undefined : { firstAt: after[0], id: after[1] },
        limit: limit + 1,
      });
      const page = rows.slice(0, limit);
      const last = page.at(-1);
      if (rows.length > page.length && last !== undefined)
        reply.header('link', nextLink(request.url, [last.firstAt, last.id]));
      return page.map(toPageDocument);
    },
  }),
  route({
    method: 'GET',
    path: '/api/v1/services/:id/documents/:documentId',
    access: 'read',
    tag: 'Services',
    summary: 'Returns one stored document as plain text.',
    params: Type.Object({ id: Type.String({ description: 'Identifier or slug.' }), documentId: Type.String() }),
    status: 200,
    answer: Type.String(),
    contentType: 'text/plain; charset=utf-8',
    errors: ['not_found'],
    async handle({ database }, { caller, params, reply }) {
      const service = await getService(database.kysely, caller.organizationId, params.id);
      const document = await findDocument(database.kysely, service.id, params.documentId);
      if (document === undefined) throw notFound('document');
      reply.header('content-security-policy', TEXT_POLICY).header('cache-control', 'private, no-cache');
      return document.text;
    },
  }),
];

function toPageDocument(row: StoredDocument): PageDocument {
  return {
    id: row.id,
    document: row.document,
    url: row.url,
    contentType: row.contentType,
    bytes: row.textBytes,
    firstSeenAt: toTimestamp(row.firstAt),
    lastSeenAt: toTimestamp(row.lastAt),
    outcome: row.reading === null ? 'unreadable' : 'observed',
    reason: row.reason,
  };
}
