import { createHash } from 'node:crypto';
import { DEFAULT_RULE } from '@upriver/contract';
import type { AlertItem, AlertKind, AlertRuleDefinition, MessageKind, Severity, WebhookEvent } from '@upriver/contract';
import { deriveIdentifier } from './identifiers.ts';

/** A rule that decides who is told what. */
export interface StoredRule {
  readonly id: string;
  readonly organizationId: string;
  readonly name: string;
  readonly enabled: boolean;
  /** Of the definition, see `hashDefinition`. */
  readonly hash: string;
  readonly definition: AlertRuleDefinition;
  readonly createdAt: number;
}

/** The alert of one rule about one subject. */
export interface RuleAlert {
  readonly ruleId: string;
  readonly hash: string;
  readonly matchedAt: number;
  /** When it was told; null while the time for which the rule must match is not over. */
  readonly triggeredAt: number | null;
  readonly closedAt: number | null;
  /** What the rule matched last. */
  readonly items: readonly AlertItem[];
}

/** What one channel was told of a subject. */
export interface ThreadState {
  readonly channelId: string;
  /** Messages so far; the next one has this number. */
  readonly count: number;
  readonly toldAt: number;
  /** What was told last, as a text that is another when it is to be told again. */
  readonly told: string;
  readonly isOpen: boolean;
  /** Told of every update until the end, because somebody asked for it. */
  readonly isFollowing: boolean;
}

/** What is remembered of a subject between two reviews. */
export interface SubjectState {
  readonly alerts: readonly RuleAlert[];
  /** How often it came and went besides `alerts`, which are bounded. */
  readonly forgotten?: number;
  readonly threads: readonly ThreadState[];
}

/** One thing that people are told of: an impairment, an incident, or both; or a maintenance. */
export interface Subject {
  readonly id: string;
  readonly organizationId: string;
  readonly kind: AlertKind;
  readonly openedAt: number;
  readonly closedAt: number | null;
  readonly dueAt: number | null;
  readonly acknowledgedAt: number | null;
  readonly acknowledgedBy: string | null;
  readonly snoozedUntil: number | null;
  readonly version: number;
  /** Services of a trouble, or the maintenance. */
  readonly parts: readonly string[];
  readonly state: SubjectState;
}

/** The services that rules matched, each once. */
export function servicesOf({ state }: Subject): AlertItem['service'][] {
  const items = state.alerts.flatMap((alert) => alert.items);
  return [...new Map(items.map(({ service }) => [service.id, service])).values()];
}

/** A message as every channel can show it, in its own form. */
export interface AlertMessage {
  readonly kind: MessageKind;
  readonly alertId: string;
  readonly title: string;
  readonly severity: Severity;
  readonly openedAt: number;
  readonly at: number;
  readonly items: readonly AlertItem[];
  /** Whether somebody deals with it. */
  readonly isAcknowledged: boolean;
  /** Of a message at the end: whether the trouble is known to be over. The end of what is told is not always the end of the trouble. */
  readonly isOver: boolean;
  /** What is said beside the items, one sentence each. */
  readonly notes: readonly string[];
  readonly rules: readonly { readonly id: string; readonly name: string; readonly hash: string }[];
  /** Of this server, where people read more; null when it has no public URL. */
  readonly url: string | null;
}

/** An event for programs. */
export interface WebhookContent {
  readonly event: WebhookEvent;
  readonly at: number;
  readonly data: Readonly<Record<string, unknown>>;
}

/** What a delivery brings: a message for people, or an event for programs. */
export type DeliveryContent =
  | { readonly type: 'message'; readonly message: AlertMessage }
  | { readonly type: 'event'; readonly event: WebhookContent };

/** A delivery before it is stored. */
export interface NewDelivery {
  readonly id: string;
  readonly organizationId: string;
  readonly channelId: string;
  readonly subjectKey: string;
  readonly content: DeliveryContent;
  readonly createdAt: number;
  /** When it is sent first; at once unless given. */
  readonly dueAt?: number;
}

/** SHA-256 of a definition, as hexadecimal. Fields count in the order of their names, so that the same definition has one hash. */
export function hashDefinition(definition: AlertRuleDefinition): string {
  const sorted = Object.entries(definition).sort(([a], [b]) => (a < b ? -1 : 1));
  return createHash('sha256').update(JSON.stringify(sorted)).digest('hex');
}

/** The rule that a new organization has. */
export function defaultRule(organizationId: string, createdAt: number): StoredRule {
  return {
    id: deriveIdentifier('rule', organizationId),
    organizationId,
    name: 'Default',
    enabled: true,
    hash: hashDefinition(DEFAULT_RULE),
    definition: DEFAULT_RULE,
    createdAt,
  };
}
