// Deliveries as the API shows them, by channel and by what they are about.
import type { Delivery, DeliveryState } from '@upriver/contract';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { toNullableTimestamp, toTimestamp } from '../domain/clock.ts';
import { listAttempts, listDeliveries } from '../store/alerts/deliveries.ts';
import type { StoredAttempt, StoredDelivery } from '../store/alerts/deliveries.ts';
import type { Queries } from '../store/database.ts';
import { nextLink, readPage } from './paging.ts';

const DELIVERIES_DEFAULT = 50;

/** One page of deliveries with their attempts, newest first; the header `Link` names the next page. */
export async function readDeliveries(
  db: Queries,
  { organizationId, ...which }: DeliveriesQuery,
  {
    query,
    request,
    reply,
  }: { query: { limit?: string; cursor?: string }; request: FastifyRequest; reply: FastifyReply },
): Promise<Delivery[]> {
  const { limit = DELIVERIES_DEFAULT, after } = readPage(query, ['integer']);
  const rows = await listDeliveries(db, organizationId, { ...which, before: after?.[0], limit: limit + 1 });
  const shown = rows.slice(0, limit);
  const last = shown.at(-1);
  if (rows.length > limit && last !== undefined) reply.header('link', nextLink(request.url, [last.position]));
  const ids = shown.map(({ id }) => id);
  const attempts = Map.groupBy(await listAttempts(db, ids), ({ deliveryId }) => deliveryId);
  return shown.map((row) => toDelivery(row, attempts.get(row.id) ?? []));
}

interface DeliveriesQuery {
  readonly organizationId: string;
  readonly channelId?: string;
  /** Identifier of an alert. */
  readonly subjectKey?: string;
  readonly state?: DeliveryState | undefined;
}

export function toDelivery(delivery: StoredDelivery, attempts: readonly StoredAttempt[]): Delivery {
  const { id, channelId, content, state } = delivery;
  const { title, kind, alertId } =
    content.type === 'message'
      ? { ...content.message, alertId: content.message.kind === 'notice' ? null : content.message.alertId }
      : { title: content.event.event, kind: content.event.event, alertId: null };
  return {
    id,
    channelId,
    alertId,
    title,
    kind,
    state,
    createdAt: toTimestamp(delivery.createdAt),
    nextAttemptAt: state === 'pending' ? toTimestamp(delivery.nextAt) : null,
    deliveredAt: toNullableTimestamp(delivery.deliveredAt),
    attempts: attempts.map(({ at, tookMs, request, status, answer, error }) => ({
      at: toTimestamp(at),
      tookMs,
      request,
      status,
      answer,
      error,
    })),
  };
}
