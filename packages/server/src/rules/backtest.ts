// What a rule would have told over stored history: the same reviews, with the time of the history.
import type { AlertRuleDefinition } from '@upriver/contract';
import { hashDefinition } from '../domain/alert.ts';
import type { AlertMessage, Subject } from '../domain/alert.ts';
import { REOPENED_WITHIN_MS, isConcerned, reviewOrganization, servicesOf } from './review-organization.ts';
import type { Situation } from './situation.ts';

/** A service as it was from a time on. */
export interface HistoryPoint {
  readonly at: number;
  readonly situation: Situation;
}

const CHANNEL = 'backtest';
const MESSAGES_MAX = 10_000;

/** Messages that one channel would have been sent, oldest first. @param history oldest first */
export function playRule(given: AlertRuleDefinition, history: readonly HistoryPoint[], until: number): AlertMessage[] {
  const definition = { ...given, channels: null };
  const rule = {
    id: CHANNEL,
    organizationId: CHANNEL,
    name: 'Backtest',
    enabled: true,
    hash: hashDefinition(definition),
    definition,
    createdAt: 0,
  };
  const current = new Map<string, Situation>();
  const messages: AlertMessage[] = [];
  let subjects: Subject[] = [];
  let next = 0;
  while (messages.length < MESSAGES_MAX) {
    const dueAt = Math.min(...subjects.map((subject) => subject.dueAt ?? Number.POSITIVE_INFINITY));
    const now = Math.min(history[next]?.at ?? Number.POSITIVE_INFINITY, dueAt);
    if (now > until) break;
    const touched = new Set(subjects.filter((subject) => (subject.dueAt ?? until + 1) <= now).flatMap(servicesOf));
    for (let point = history[next]; point !== undefined && point.at <= now; point = history[(next += 1)]) {
      current.set(point.situation.service.id, point.situation);
      touched.add(point.situation.service.id);
    }
    const concerned = subjects.filter((subject) => isConcerned(subject, touched, now));
    const review = reviewOrganization(
      {
        organizationId: CHANNEL,
        subjects: concerned,
        situations: [...new Set([...touched, ...concerned.flatMap(servicesOf)])].flatMap((id) => current.get(id) ?? []),
        callsLost: () => null,
      },
      { now, rules: [rule], channels: [{ id: CHANNEL, isTold: 'everything' }], publicUrl: null },
    );
    for (const { content } of review.deliveries) if (content.type === 'message') messages.push(content.message);
    subjects = settle(subjects, review.subjects, now);
  }
  return messages;
}

/** Whether an alert about a service was open at some time of a range. @param until null while it goes on */
export function wasTold(
  messages: readonly AlertMessage[],
  what: { readonly service: { readonly id: string }; readonly from: number; readonly until: number | null },
  now: number,
): boolean {
  const names = ({ items }: AlertMessage): boolean => items.some(({ service }) => service.id === what.service.id);
  return messages.some((message, index) => {
    if (message.kind === 'closed' || !names(message) || message.at > (what.until ?? now)) return false;
    const end = messages.slice(index).find(({ kind, alertId }) => kind === 'closed' && alertId === message.alertId);
    return (end?.at ?? now) >= what.from;
  });
}

/** Subjects as they are after a review, without those that nothing can reopen any more. */
function settle(before: readonly Subject[], changed: readonly Subject[], now: number): Subject[] {
  const byId = new Map(before.map((subject) => [subject.id, subject]));
  for (const subject of changed) byId.set(subject.id, { ...subject, version: 1 });
  return [...byId.values()]
    .filter(({ closedAt, dueAt }) => closedAt === null || dueAt !== null || closedAt > now - REOPENED_WITHIN_MS)
    .map((subject) => (subject.dueAt !== null && subject.dueAt <= now ? { ...subject, dueAt: null } : subject));
}
