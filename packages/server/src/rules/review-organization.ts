// All that concerns one organization at one time: which services form which subject, and the review of each subject. Pure.
import type { AlertItem, AlertKind } from '@upriver/contract';
import type { AlertMessage, NewDelivery, Subject } from '../domain/alert.ts';
import { deriveIdentifier } from '../domain/identifiers.ts';
import { isSame } from '../domain/same-json.ts';
import { listNames } from './compose-message.ts';
import { matchAgain, matchMaintenance, matchTrouble, worstSeverity } from './match-rule.ts';
import type { HashedDefinition } from './match-rule.ts';
import { reviewSubject } from './review-subject.ts';
import type { DigestedMessage, ReviewContext, SubjectReview } from './review-subject.ts';
import { isTroubled } from './situation.ts';
import type { Situation } from './situation.ts';

/** Vendors that fail within this time of each other are one subject: they probably share what failed. */
const TOGETHER_MS = 5 * 60_000;
/** What comes back within this time is the same subject. */
export const REOPENED_WITHIN_MS = 30 * 60_000;

export interface OrganizationInputs {
  readonly organizationId: string;
  /** Open subjects, those that were closed within `REOPENED_WITHIN_MS`, and those that have something to tell yet. */
  readonly subjects: readonly Subject[];
  /** Of the services to review, and of all others that the subjects are about. */
  readonly situations: readonly Situation[];
  /** About how many calls a trouble has cost so far; null when nobody knows. */
  readonly callsLost: (trouble: Subject) => number | null;
}

export interface OrganizationReview {
  /** Those that changed. */
  readonly subjects: readonly Subject[];
  readonly deliveries: readonly NewDelivery[];
}

/** Reviews all subjects that the situations are about, and opens those that rules ask for. */
export function reviewOrganization(inputs: OrganizationInputs, context: ReviewContext): OrganizationReview {
  const subjects = assignParts(inputs, context);
  const situations = new Map(inputs.situations.map((situation) => [situation.service.id, situation]));
  const reviews = subjects.flatMap((subject) => {
    const mine = servicesOf(subject).flatMap((id) => situations.get(id) ?? []);
    return [mine.length === 0 ? forget(subject, context.now) : review(subject, mine, inputs, context)];
  });
  const stored = new Map(inputs.subjects.map((subject) => [subject.id, subject]));
  return {
    subjects: reviews
      .map(({ subject }) => subject)
      .filter((subject) => isWorthStoring(subject) && !isSame(stored.get(subject.id), subject)),
    deliveries: [
      ...reviews.flatMap(({ deliveries }) => deliveries),
      ...combineDigests(
        inputs.organizationId,
        reviews.flatMap(({ digested }) => digested),
        context,
      ),
    ],
  };
}

/** Nobody uses what it was about any more: there is nothing to tell. */
function forget(subject: Subject, now: number): SubjectReview {
  const alerts = subject.state.alerts.map((alert) => ({ ...alert, closedAt: alert.closedAt ?? now }));
  const state = { ...subject.state, alerts };
  return {
    subject: { ...subject, closedAt: subject.closedAt ?? now, dueAt: null, state },
    deliveries: [],
    digested: [],
  };
}

/** Services that a subject is about. */
export function servicesOf(subject: Subject): readonly string[] {
  return subject.kind === 'trouble' ? subject.parts : subject.parts.slice(1);
}

/** Whether a change of some services can matter to a subject: it is about one of them, or one may still join it. */
export function isConcerned(subject: Subject, touched: ReadonlySet<string>, now: number): boolean {
  const isYoung = subject.closedAt === null && now - subject.openedAt <= TOGETHER_MS;
  return isYoung || servicesOf(subject).some((id) => touched.has(id));
}

function isWorthStoring({ version, state }: Subject): boolean {
  return version > 0 || state.alerts.length > 0;
}

function review(
  subject: Subject,
  situations: readonly Situation[],
  { callsLost }: OrganizationInputs,
  context: ReviewContext,
): SubjectReview {
  const { now } = context;
  const isTrouble = subject.kind === 'trouble';
  const maintenanceOf = (situation: Situation) => situation.maintenances.find(({ id }) => id === subject.parts[0]);
  const match = (rule: HashedDefinition): AlertItem[] =>
    situations.flatMap((situation) => {
      if (isTrouble) return matchAgain(rule, situation, now) ?? [];
      const maintenance = maintenanceOf(situation);
      return maintenance === undefined ? [] : (matchMaintenance(rule.definition, situation, maintenance, now) ?? []);
    });
  const isOver = isTrouble
    ? !situations.some(isTroubled)
    : situations.every((situation) => maintenanceOf(situation) === undefined);
  const countLost = () => (isTrouble ? callsLost(subject) : null);
  return reviewSubject({ subject, situations, match, isOver, countLost }, context);
}

/** Every trouble and maintenance that a rule matches gets its subject: the one it has, one that it belongs to, or a new one. */
function assignParts({ organizationId, subjects, situations }: OrganizationInputs, context: ReviewContext): Subject[] {
  const { now } = context;
  const result = [...subjects];
  const added: Added = new Map();
  const troubled = new Set<string>();
  for (const subject of result)
    if (isOpen(subject) && subject.kind === 'trouble') for (const part of subject.parts) troubled.add(part);
  const rules = context.rules.filter(({ enabled }) => enabled).map(({ definition }) => definition);
  for (const situation of situations) {
    const { id } = situation.service;
    // Of a large subject, nearly all are its parts already.
    const items = troubled.has(id) ? [] : rules.flatMap((rule) => matchTrouble(rule, situation, now) ?? []);
    if (items.length > 0)
      for (const part of place(result, added, { organizationId, items, parts: [id], kind: 'trouble', now }))
        troubled.add(part);
    for (const maintenance of situation.maintenances) {
      const announced = rules.flatMap((rule) => matchMaintenance(rule, situation, maintenance, now) ?? []);
      if (announced.length > 0 && !result.some((subject) => isOpen(subject) && subject.parts[0] === maintenance.id))
        place(result, added, {
          organizationId,
          items: announced,
          parts: [maintenance.id, id],
          kind: 'maintenance',
          now,
        });
    }
  }
  return result;
}

/** By subject what this review adds to it. */
type Added = Map<string, AddedParts>;

interface AddedParts {
  /** All parts of the subject: a list of this review's own, which grows as services join. */
  readonly parts: string[];
  /** The first item with a named side, which is in no alert of the subject yet. */
  named: AlertItem | undefined;
}

interface Placed {
  readonly organizationId: string;
  readonly items: readonly AlertItem[];
  readonly parts: readonly string[];
  readonly kind: AlertKind;
  readonly now: number;
}

/** @returns parts that are of an open subject now */
function place(
  subjects: Subject[],
  added: Added,
  { organizationId, items, parts, kind, now }: Placed,
): readonly string[] {
  const [part = ''] = parts;
  const past = subjects.findLastIndex(
    (subject) => !isOpen(subject) && subject.kind === kind && subject.parts.includes(part),
  );
  const reopened = subjects[past];
  if (reopened !== undefined) {
    // Whoever was not told of the end is still dealing with it.
    const isGoingOn = reopened.state.threads.some((thread) => thread.isOpen);
    const handling = isGoingOn ? {} : { acknowledgedAt: null, acknowledgedBy: null };
    subjects[past] = { ...reopened, closedAt: null, ...handling };
    return reopened.parts;
  }
  const near = subjects.findLastIndex((subject) => kind === 'trouble' && isJoinable(subject, added, items, now));
  const joined = subjects[near];
  if (joined !== undefined) {
    const all = noteAdded(added, joined, items);
    all.push(part);
    if (joined.parts !== all) subjects[near] = { ...joined, parts: all };
    return [part];
  }
  const id = deriveIdentifier('alt', organizationId, part, String(now));
  const all = noteAdded(added, { id, parts }, items);
  subjects.push({
    id,
    organizationId,
    kind,
    openedAt: now,
    closedAt: null,
    dueAt: null,
    acknowledgedAt: null,
    acknowledgedBy: null,
    snoozedUntil: null,
    version: 0,
    parts: all,
    state: { alerts: [], threads: [] },
  });
  return parts;
}

/** @returns the parts of the subject, to which others can be added */
function noteAdded(added: Added, { id, parts }: Pick<Subject, 'id' | 'parts'>, items: readonly AlertItem[]): string[] {
  let own = added.get(id);
  // Copied once, however many services of a large subject join it.
  if (own === undefined) added.set(id, (own = { parts: [...parts], named: undefined }));
  own.named ??= items.find(isNamed);
  return own.parts;
}

function isOpen({ closedAt }: Subject): boolean {
  return closedAt === null;
}

/** Troubles that began at nearly the same time belong together, unless one is known to be ours and the other one is not. */
function isJoinable(subject: Subject, added: Added, items: readonly AlertItem[], now: number): boolean {
  if (subject.kind !== 'trouble' || !isOpen(subject) || now - subject.openedAt > TOGETHER_MS) return false;
  const told = subject.state.alerts.flatMap((alert) => alert.items.find(isNamed) ?? []);
  const there = [...told, added.get(subject.id)?.named ?? []].flat();
  return sideOf(there) === undefined || sideOf(items) === undefined || sideOf(there) === sideOf(items);
}

function isNamed({ word }: AlertItem): boolean {
  return word !== 'undecided';
}

/** Whose fault it is, with its cause where it is ours; undefined while nobody knows. */
function sideOf(items: readonly AlertItem[]): string | undefined {
  const named = items.find(isNamed);
  return named === undefined ? undefined : named.word === 'us' ? `us ${named.cause}` : 'them';
}

/** One message for each channel, with what every subject has to tell. */
function combineDigests(
  organizationId: string,
  digested: readonly DigestedMessage[],
  { now, publicUrl }: ReviewContext,
): NewDelivery[] {
  return [...Map.groupBy(digested, ({ channelId }) => channelId)].map(([channelId, list]) => {
    const messages = list.map(({ message }) => message);
    return {
      id: deriveIdentifier('dlv', channelId, 'digest', String(now)),
      organizationId,
      channelId,
      subjectKey: `digest ${now}`,
      content: { type: 'message', message: combine(messages, now, publicUrl) },
      createdAt: now,
    };
  });
}

function combine(messages: readonly AlertMessage[], now: number, publicUrl: string | null): AlertMessage {
  const [first] = messages;
  const items = messages.flatMap((message) =>
    message.items.map((item) => ({
      ...item,
      sentence:
        message.kind === 'closed'
          ? `${endWord(message)}: ${item.sentence} ${message.notes.join(' ')}`.trim()
          : item.sentence,
    })),
  );
  return {
    kind: 'opened',
    alertId: first?.alertId ?? '',
    title: titleOf(messages, items),
    // What is over by now asks nobody to hurry.
    severity: worstSeverity(messages.flatMap((message) => (message.kind === 'closed' ? [] : message.items))),
    openedAt: Math.min(...messages.map(({ openedAt }) => openedAt)),
    at: now,
    items,
    isAcknowledged: false,
    isOver: false,
    notes: [],
    rules: [...new Map(messages.flatMap(({ rules }) => rules).map((rule) => [rule.id, rule])).values()],
    url: publicUrl === null || messages.length === 1 ? (first?.url ?? null) : `${publicUrl}/`,
  };
}

function titleOf(messages: readonly AlertMessage[], items: readonly AlertItem[]): string {
  if (messages.length === 1) return `Summary: ${messages[0]?.title ?? ''}`;
  return `Summary of ${messages.length} alerts: ${listNames([...new Set(items.map(({ service }) => service.name))])}`;
}

function endWord({ isOver }: AlertMessage): string {
  return isOver ? 'Over' : 'No longer told';
}
