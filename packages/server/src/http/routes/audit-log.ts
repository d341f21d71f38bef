import { AuditEntry } from '@upriver/contract';
import { Type } from 'typebox';
import { toTimestamp } from '../../domain/clock.ts';
import { listAuditEntries } from '../../store/people/audit-log.ts';
import type { ListedAuditEntry } from '../../store/people/audit-log.ts';
import { nextLink, pageParameters, readPage } from '../paging.ts';
import { route } from '../route.ts';

const ENTRIES_DEFAULT = 100;

const filter = (description: string) => Type.Optional(Type.String({ maxLength: 100, description }));

export const auditLogRoutes = [
  route({
    method: 'GET',
    path: '/api/v1/audit-log',
    access: 'admin',
    tag: 'People',
    summary: 'Lists who changed what in the organization, newest first.',
    description:
      'Every request that changes something leaves an entry, in the same transaction as the change. Entries contain no secrets. `UPRIVER_RETENTION_AUDIT_DAYS` says for how long they are kept.',
    query: Type.Object({
      actor: filter('Only changes by this person or token (identifier).'),
      action: filter('Only this action, for example `token.create`.'),
      subject: filter('Only changes of this (identifier).'),
      ...pageParameters,
    }),
    status: 200,
    answer: Type.Array(AuditEntry),
    async handle({ database }, { caller, query, request, reply }) {
      const { limit = ENTRIES_DEFAULT, after } = readPage(query, ['integer']);
      const entries = await listAuditEntries(database.kysely, caller.organizationId, {
        actorId: query.actor,
        action: query.action,
        subjectId: query.subject,
        before: after?.[0],
        limit: limit + 1,
      });
      const shown = entries.slice(0, limit);
      const last = shown.at(-1);
      if (entries.length > limit && last !== undefined) reply.header('link', nextLink(request.url, [last.position]));
      return shown.map(toAnswer);
    },
  }),
];

function toAnswer({ organizationId: _own, position: _place, at, ...entry }: ListedAuditEntry): AuditEntry {
  return { ...entry, at: toTimestamp(at) };
}
