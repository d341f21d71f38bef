import { Type } from 'typebox';
import { Health } from '@upriver/contract';
import { AppError } from '../../domain/errors.ts';
import { findStoreFailure, describeStoreFailure } from '../../store/failure.ts';
import { route } from '../route.ts';

const RETRY_AFTER_SECONDS = 5;
/** A commit takes milliseconds, and on a disk that is very busy a few seconds. */
const COMMIT_MS_MAX = 10_000;

export const operationRoutes = [
  route({
    method: 'GET',
    path: '/healthz',
    access: 'public',
    tag: 'Operations',
    summary: 'Reports that the process is running.',
    status: 200,
    answer: Health,
    bare: true,
    isProbe: true,
    async handle({ version }) {
      return { ok: true, version };
    },
  }),
  route({
    method: 'GET',
    path: '/readyz',
    access: 'public',
    tag: 'Operations',
    summary:
      'Reports whether the server can process requests: the store commits writes and the server is not shutting down.',
    description:
      'Commits a small write at most four times a second. If the write fails, the response is 503 with the reason, for example `storage_full`, until a later write succeeds.',
    status: 200,
    answer: Health,
    bare: true,
    isProbe: true,
    errors: ['storage_full', 'unavailable'],
    async handle({ version, probe, ingest, isDraining, describeLimits }) {
      if (isDraining()) throw unavailable('The server is shutting down.');
      try {
        await probe();
      } catch (error) {
        throw notReady(error, describeLimits());
      }
      if (ingest.waitedMs() > COMMIT_MS_MAX) throw unavailable('Events wait for the store, which does not take them.');
      return { ok: true, version };
    },
  }),
  route({
    method: 'GET',
    path: '/metrics',
    access: 'public',
    tag: 'Operations',
    summary: 'Returns metrics of the server in Prometheus text format.',
    status: 200,
    answer: Type.String(),
    contentType: 'text/plain; version=0.0.4; charset=utf-8',
    handle: ({ reportMetrics }) => reportMetrics(),
  }),
];

/** Why the probe failed, and what that means for limits. */
function notReady(cause: unknown, limits: string | undefined): AppError {
  const failure = findStoreFailure(cause);
  const details = limits === undefined ? {} : { details: [{ limits }] };
  if (failure === undefined) return unavailable('The store cannot be written to.', { cause, ...details });
  const { code, message, retryAfterSeconds } = describeStoreFailure(failure);
  return new AppError(code, message, { retryAfterSeconds, cause, ...details });
}

function unavailable(message: string, options: { cause?: unknown; details?: readonly unknown[] } = {}): AppError {
  return new AppError('unavailable', message, { retryAfterSeconds: RETRY_AFTER_SECONDS, ...options });
}
