import { Type } from 'typebox';
import { exactly } from '@upriver/contract';
import { sql } from 'kysely';
import { AppError } from '../../domain/errors.ts';
import { route } from '../route.ts';

const Health = exactly({ ok: Type.Boolean(), version: Type.String() });
const RETRY_AFTER_SECONDS = 5;

export const operationRoutes = [
  route({
    method: 'GET',
    path: '/healthz',
    access: 'public',
    tag: 'Operations',
    summary: 'The process runs.',
    status: 200,
    answer: Health,
    bare: true,
    async handle({ version }) {
      return { ok: true, version };
    },
  }),
  route({
    method: 'GET',
    path: '/readyz',
    access: 'public',
    tag: 'Operations',
    summary: 'The process takes requests: its store answers and it is not shutting down.',
    status: 200,
    answer: Health,
    bare: true,
    errors: ['unavailable'],
    async handle({ version, database, isDraining }) {
      if (isDraining()) throw unavailable('The server is shutting down.');
      try {
        await sql`select 1`.execute(database.kysely);
      } catch (error) {
        throw unavailable('The store does not answer.', error);
      }
      return { ok: true, version };
    },
  }),
  route({
    method: 'GET',
    path: '/metrics',
    access: 'public',
    tag: 'Operations',
    summary: 'What the server counts about itself, as Prometheus text.',
    status: 200,
    answer: Type.String(),
    contentType: 'text/plain; version=0.0.4; charset=utf-8',
    handle: ({ tellMetrics }) => tellMetrics(),
  }),
];

function unavailable(message: string, cause?: unknown): AppError {
  return new AppError('unavailable', message, { retryAfterSeconds: RETRY_AFTER_SECONDS, cause });
}
