// One subject at one time: which rules match it, and which channels are told what. Pure: the same input gives the same messages.
import type { AlertItem, AlertRuleDefinition } from '@upriver/contract';
import type { AlertMessage, NewDelivery, RuleAlert, StoredRule, Subject, ThreadState } from '../domain/alert.ts';
import { hashDefinition } from '../domain/alert.ts';
import { deriveIdentifier } from '../domain/identifiers.ts';
import { findNextDigest, findQuietEnd } from './calm-hours.ts';
import { composeMessage, fingerprint } from './compose-message.ts';
import { STEADY_MS, findReturn, forgetReturns, tellReturn } from './returned.ts';
import type { Returned } from './returned.ts';
import type { MessageEnd } from './compose-message.ts';
import { describeOverride, isKnownOver } from './match-rule.ts';
import type { HashedDefinition } from './match-rule.ts';
import { IMPAIRED, isMeasured } from './situation.ts';
import type { Situation } from './situation.ts';

/** A channel as far as rules decide about it. */
export interface ReviewedChannel {
  readonly id: string;
  /** Is told only of beginnings: what it is told for programs has events of its own for the rest. */
  readonly isTold: 'everything' | 'beginnings';
}

/** What reviews of one organization have in common. */
export interface ReviewContext {
  readonly now: number;
  readonly rules: readonly StoredRule[];
  readonly channels: readonly ReviewedChannel[];
  readonly publicUrl: string | null;
}

export interface SubjectReview {
  readonly subject: Subject;
  readonly deliveries: readonly NewDelivery[];
  /** Messages that go out together with those of other subjects, by rule and channel. */
  readonly digested: readonly DigestedMessage[];
}

export interface DigestedMessage {
  readonly channelId: string;
  readonly message: AlertMessage;
}

export interface SubjectInputs {
  readonly subject: Subject;
  readonly situations: readonly Situation[];
  /** Why a definition matches now, one item a service. */
  readonly match: (rule: HashedDefinition) => readonly AlertItem[];
  /** Whether nothing is wrong with any part any more. */
  readonly isOver: boolean;
  /** About how many calls were lost, once it is over; null when nobody knows. */
  readonly countLost: () => number | null;
}

/** Reviews a subject. It is unchanged, with no deliveries, when everybody knows already. */
export function reviewSubject(inputs: SubjectInputs, context: ReviewContext): SubjectReview {
  const { subject } = inputs;
  const { now } = context;
  const due: number[] = [];
  const alerts = reviewAlerts(inputs, context, due);
  const told = context.channels.map((channel) => reviewThread(channel, alerts, inputs, context, due));
  const kept = subject.state.threads.filter(({ channelId }) => !context.channels.some(({ id }) => id === channelId));
  const isFollowed = told.some(({ thread }) => thread?.isFollowing === true);
  const isClosed = alerts.every(({ closedAt }) => closedAt !== null) && (inputs.isOver || !isFollowed);
  return {
    subject: {
      ...subject,
      closedAt: isClosed ? (subject.closedAt ?? now) : null,
      dueAt: due.length === 0 ? null : Math.min(...due),
      snoozedUntil: subject.snoozedUntil !== null && subject.snoozedUntil <= now ? null : subject.snoozedUntil,
      state: {
        ...forgetReturns(alerts, subject.state.forgotten),
        threads: [...kept, ...told.flatMap(({ thread }) => thread ?? [])],
      },
    },
    deliveries: told.flatMap(({ delivery }) => delivery ?? []),
    digested: told.flatMap(({ digested }) => digested ?? []),
  };
}

function reviewAlerts(
  { subject, situations, match }: SubjectInputs,
  context: ReviewContext,
  due: number[],
): RuleAlert[] {
  const { now, rules } = context;
  const byId = new Map(situations.map((situation) => [situation.service.id, situation]));
  const isStill = (item: AlertItem): boolean => {
    const situation = byId.get(item.service.id);
    return situation === undefined || !isKnownOver(item, situation);
  };
  const over = subject.state.alerts.filter(({ closedAt }) => closedAt !== null);
  const open = new Map(
    subject.state.alerts.filter(({ closedAt }) => closedAt === null).map((alert) => [alert.ruleId, alert]),
  );
  const reviewed = rules
    .filter(({ enabled }) => enabled)
    .flatMap((rule): RuleAlert[] => {
      const before = open.get(rule.id);
      open.delete(rule.id);
      const items = match(rule);
      const matched = new Set(items.map(({ service }) => service.id));
      const unclear = (before?.items ?? []).filter((item) => !matched.has(item.service.id) && isStill(item));
      const all = [...items, ...unclear];
      if (all.length === 0)
        return before === undefined || before.triggeredAt === null ? [] : [{ ...before, closedAt: now }];
      const matchedAt = before?.matchedAt ?? now;
      const triggersAt = matchedAt + rule.definition.afterSeconds * 1000;
      const triggeredAt = before?.triggeredAt ?? (now >= triggersAt ? now : null);
      if (triggeredAt === null) due.push(triggersAt);
      const hash = before === undefined || before.triggeredAt === null ? rule.hash : before.hash;
      return [{ ruleId: rule.id, hash, matchedAt, triggeredAt, closedAt: null, items: all }];
    });
  // Rules that were switched off or deleted meanwhile.
  const ended = [...open.values()].filter(({ triggeredAt }) => triggeredAt !== null);
  return [...over, ...reviewed, ...ended.map((alert) => ({ ...alert, closedAt: now }))];
}

interface ToldThread {
  readonly thread?: ThreadState;
  readonly delivery?: NewDelivery;
  readonly digested?: DigestedMessage;
}

function reviewThread(
  channel: ReviewedChannel,
  alerts: readonly RuleAlert[],
  inputs: SubjectInputs,
  context: ReviewContext,
  due: number[],
): ToldThread {
  const { subject } = inputs;
  const { now } = context;
  const thread = subject.state.threads.find(({ channelId }) => channelId === channel.id);
  const keep: ToldThread = thread === undefined ? {} : { thread };
  const mine = alerts.flatMap((alert) => {
    const rule = context.rules.find(({ id }) => id === alert.ruleId);
    const isMine = rule !== undefined && (rule.definition.channels?.includes(channel.id) ?? true);
    return alert.triggeredAt !== null && isMine ? [{ alert, rule, triggeredAt: alert.triggeredAt }] : [];
  });
  const open = mine.filter(({ alert }) => alert.closedAt === null);
  const isUntold = ({ rule, triggeredAt }: (typeof mine)[number]): boolean =>
    rule.definition.digest !== null && triggeredAt > (thread?.toldAt ?? Number.NEGATIVE_INFINITY);
  const followed = thread?.isFollowing === true ? inputs.match(EVERYTHING) : [];
  const items = mergeItems([...open.flatMap(({ alert }) => alert.items), ...followed]);
  const isEnd = items.length === 0;
  const relevant = isEnd ? mine.filter((one) => thread?.isOpen === true || isUntold(one)) : open;
  if (isEnd && relevant.length === 0 && thread?.isOpen !== true) return keep;
  const mineAlone = mine.map(({ alert }) => alert);
  const back = findReturn(mineAlone, subject.state.forgotten);
  const told = isEnd ? '' : subject.acknowledgedAt === null ? textOf(items, thread, back, now, due) : 'acknowledged';
  if (!isEnd && thread?.isOpen === true && thread.told === told) return keep;
  const heldUntil =
    thread?.isFollowing === true
      ? now
      : Math.min(
          ...relevant.map(({ rule, triggeredAt }) =>
            holdUntil(rule.definition, { subject, thread, triggeredAt, isEnd, now }),
          ),
        );
  const steadyFrom = isEnd && thread?.isFollowing !== true ? findSteadyTime(mineAlone) : now;
  const sentFrom = Number.isFinite(heldUntil) ? Math.max(heldUntil, steadyFrom) : now;
  if (sentFrom > now) {
    due.push(sentFrom);
    return keep;
  }
  const kind = isEnd ? 'closed' : thread?.isOpen === true ? 'updated' : 'opened';
  const next = { channelId: channel.id, count: (thread?.count ?? 0) + 1, toldAt: now, told, isOpen: !isEnd };
  const nextThread: ThreadState = { ...next, isFollowing: thread?.isFollowing === true && !isEnd };
  const isWanted = kind === 'opened' || (channel.isTold === 'everything' && (!isEnd || wantsEnd(relevant, thread)));
  if (!isWanted) return { thread: { ...nextThread, count: thread?.count ?? 0 } };
  // Whoever follows without a rule is told of the end of what the others were told of.
  const over = relevant.length > 0 ? relevant.map(({ alert }) => alert) : alerts;
  const last = over.map(({ closedAt }) => closedAt ?? 0).reduce((a, b) => Math.max(a, b), 0);
  const ended = mergeItems(over.filter(({ closedAt }) => closedAt === last).flatMap((alert) => alert.items));
  const message = composeMessage(
    {
      kind,
      subject,
      items: isEnd ? ended : items,
      rules: relevant.map(({ rule }) => rule),
      callsLost: isEnd ? inputs.countLost() : null,
      publicUrl: context.publicUrl,
      endedAt: last === 0 ? now : last,
      times: back === undefined || followed.length > 0 ? 1 : back.times,
      isLasting: back !== undefined && now >= back.lastingFrom,
      end: isEnd ? endOf(ended, inputs) : { kind: 'over' },
    },
    now,
  );
  const isDigest = relevant.length > 0 && relevant.every(({ rule }) => rule.definition.digest !== null);
  if (isDigest) return { thread: nextThread, digested: { channelId: channel.id, message } };
  return { thread: nextThread, delivery: deliveryOf(subject, next, message, now) };
}

/** What is told, as a text that is another when it is to be told again. @param due when to look again, if nothing changes before */
function textOf(
  items: readonly AlertItem[],
  thread: ThreadState | undefined,
  back: Returned | undefined,
  now: number,
  due: number[],
): string {
  if (back === undefined || thread?.isFollowing === true) return fingerprint(items);
  const { told, lookAgainAt } = tellReturn(items, thread, back, now);
  if (lookAgainAt !== null) due.push(lookAgainAt);
  return told;
}

/** When an end may be told: what came back before is only over when it has stayed away for a while. */
function findSteadyTime(alerts: readonly RuleAlert[]): number {
  const ends = alerts.flatMap(({ closedAt }) => closedAt ?? []);
  return new Set(ends).size > 1 ? Math.max(...ends) + STEADY_MS : Number.NEGATIVE_INFINITY;
}

/** Everything that can be wrong, for whoever follows a subject without a rule. */
const EVERYTHING: HashedDefinition = asRule({
  mode: 'everything',
  verdicts: ['them', 'us', 'undecided', 'not_affecting_you'],
  causes: null,
  statusAtLeast: 'degraded',
  incidentImpactAtLeast: 'none',
  maintenanceAheadHours: 0,
  pageUnreadableMinutes: 5,
  newVendors: false,
  unknownHosts: false,
  recovery: true,
  projects: null,
  services: null,
  environments: null,
  regions: null,
  features: null,
  afterSeconds: 0,
  channels: null,
  minimumSecondsBetween: 0,
  exceptMaintenance: false,
  quietHours: null,
  digest: null,
});

function asRule(definition: AlertRuleDefinition): HashedDefinition {
  return { hash: hashDefinition(definition), definition };
}

interface Held {
  readonly subject: Subject;
  readonly thread: ThreadState | undefined;
  readonly triggeredAt: number;
  readonly isEnd: boolean;
  readonly now: number;
}

/** The time before which a rule sends nothing about a subject. */
function holdUntil(rule: AlertRuleDefinition, { subject, thread, triggeredAt, isEnd, now }: Held): number {
  const holds = [now];
  if (rule.digest !== null) holds.push(findNextDigest(rule.digest, Math.max(thread?.toldAt ?? 0, triggeredAt)));
  if (rule.quietHours !== null) holds.push(findQuietEnd(rule.quietHours, now) ?? now);
  // An end is told in any case: whoever was woken may sleep again.
  if (subject.snoozedUntil !== null && !isEnd) holds.push(subject.snoozedUntil);
  const isAcknowledgement =
    subject.acknowledgedAt !== null && thread !== undefined && thread.toldAt <= subject.acknowledgedAt;
  if (thread !== undefined && !isEnd && !isAcknowledgement)
    holds.push(thread.toldAt + rule.minimumSecondsBetween * 1000);
  return Math.max(...holds);
}

function wantsEnd(ended: readonly { readonly rule: StoredRule }[], thread: ThreadState | undefined): boolean {
  return thread?.isFollowing === true || ended.some(({ rule }) => rule.definition.recovery);
}

/** Why nothing more is told of what a rule matched last. */
function endOf(ended: readonly AlertItem[], { situations, match }: SubjectInputs): MessageEnd {
  const hasStopped = ended.some(({ service, word }) => {
    const situation = situations.find((one) => one.service.id === service.id);
    return natureOf(word) === 'calls' && situation !== undefined && !isMeasured(situation);
  });
  if (hasStopped) return { kind: 'stopped' };
  const silenced = ended.flatMap(({ service, word }) => {
    const override = situations.find((one) => one.service.id === service.id)?.override ?? null;
    return override !== null && natureOf(word) === 'page' ? [override] : [];
  });
  // Where calls are as usual again, what the page still reports does not affect them.
  const remaining = match(EVERYTHING).filter(({ service, word }) =>
    ended.some((item) => item.service.id === service.id && natureOf(item.word) === natureOf(word)),
  );
  if (remaining.length > 0) return { kind: 'unmatched', remaining };
  const [override] = silenced;
  return override === undefined ? { kind: 'over' } : { kind: 'overridden', how: describeOverride(override) };
}

/** What a word is about: only what is about the same thing goes on. */
function natureOf(word: string): string {
  if (IMPAIRED.some((verdict) => verdict === word)) return 'calls';
  return word === 'page_unreadable' || word === 'maintenance' ? word : 'page';
}

/** One item a service, by name: of two rules that match it the first. */
function mergeItems(items: readonly AlertItem[]): AlertItem[] {
  const byService = new Map<string, AlertItem>();
  for (const item of items) if (!byService.has(item.service.id)) byService.set(item.service.id, item);
  return [...byService.values()].sort((a, b) => (a.service.name < b.service.name ? -1 : 1));
}

function deliveryOf(
  subject: Subject,
  { channelId, count }: Pick<ThreadState, 'channelId' | 'count'>,
  message: AlertMessage,
  now: number,
): NewDelivery {
  return {
    id: deriveIdentifier('dlv', channelId, subject.id, String(count)),
    organizationId: subject.organizationId,
    channelId,
    subjectKey: subject.id,
    content: { type: 'message', message },
    createdAt: now,
  };
}
