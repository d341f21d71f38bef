import { Type } from 'typebox';
import type { Static } from 'typebox';
import { AlertRuleDefinition } from './alert-rule.ts';
import {
  ALERT_KINDS,
  CAUSE_WORDS,
  CHANNEL_KINDS,
  DELIVERY_STATES,
  IMPACTS,
  MESSAGE_KINDS,
  PAGE_WORDS,
  SEVERITIES,
} from './vocabulary.ts';
import { DisplayName, NullableTimestamp, ServiceName, Timestamp, exactly, identifier, words } from './words.ts';

const NullableText = Type.Union([Type.String(), Type.Null()]);

/** Trouble of one service as an alert reports it. */
export const AlertItem = exactly({
  service: ServiceName,
  word: Type.String({
    description: 'Verdict, reported status, `incident`, `page_unreadable` or `maintenance`: why the rule matches.',
    examples: ['them'],
  }),
  severity: words(SEVERITIES),
  sentence: Type.String({ description: 'Summary in one sentence.' }),
  since: NullableTimestamp,
  projects: Type.Array(Type.String(), { description: 'Names of the projects whose calls are affected.' }),
  cause: Type.Union([words(CAUSE_WORDS), Type.Null()]),
  probability: Type.Union([Type.Number(), Type.Null()], { description: 'Probability of the side that is named.' }),
  page: Type.Union([words(PAGE_WORDS), Type.Null()]),
  incidents: Type.Array(exactly({ id: identifier('inc'), title: Type.String(), impact: words(IMPACTS) })),
  statusPageUrl: NullableText,
  clears: Type.String({ description: 'What would end the alert.' }),
});
export type AlertItem = Static<typeof AlertItem>;

/** An alert of one rule, with the rule as it was. */
export const TriggeredRule = exactly({
  ruleId: identifier('rule'),
  hash: Type.String(),
  definition: AlertRuleDefinition,
  triggeredAt: NullableTimestamp,
  closedAt: NullableTimestamp,
  evidence: Type.Array(AlertItem, { description: 'What the rule matched, as it was told last.' }),
});

/** One impairment or incident that rules reported: everything about it belongs to one thread. */
export const Alert = exactly({
  id: identifier('alt'),
  kind: words(ALERT_KINDS),
  openedAt: Timestamp,
  closedAt: NullableTimestamp,
  services: Type.Array(ServiceName),
  acknowledgedAt: NullableTimestamp,
  acknowledgedBy: NullableText,
  snoozedUntil: NullableTimestamp,
  followingChannels: Type.Array(identifier('chan'), {
    description: 'Channels that receive every update of the alert until it ends, because somebody asked for it.',
  }),
  rules: Type.Array(TriggeredRule),
});
export type Alert = Static<typeof Alert>;

const Settings = Type.Record(Type.String({ maxLength: 64 }), Type.Unknown(), {
  description: 'Settings of the kind, see `GET /api/v1/channel-kinds`.',
});

/** Where messages are sent. Its secrets are encrypted in the store and are never returned. */
export const Channel = exactly({
  id: identifier('chan'),
  name: DisplayName,
  kind: words(CHANNEL_KINDS),
  settings: Settings,
  secretNames: Type.Array(Type.String(), { description: 'Names of the secrets that are stored.' }),
  enabled: Type.Boolean(),
  failingSince: NullableTimestamp,
  disabledReason: NullableText,
  createdAt: Timestamp,
});
export type Channel = Static<typeof Channel>;

/** A channel with the secret that the server generated for it, which is shown once. */
export const CreatedChannel = exactly({
  ...Channel.properties,
  signingSecret: Type.Union([Type.String(), Type.Null()], {
    description: 'Secret that signs webhooks. It is not shown again.',
  }),
});
export type CreatedChannel = Static<typeof CreatedChannel>;

/** Body that creates a channel. */
export const CreateChannel = exactly({
  name: DisplayName,
  kind: words(CHANNEL_KINDS),
  enabled: Type.Optional(Type.Boolean({ default: true })),
  settings: Type.Optional(Settings),
  secrets: Type.Optional(Type.Record(Type.String({ maxLength: 64 }), Type.String({ minLength: 1, maxLength: 4096 }))),
});
/** Body that changes a channel; secrets that are given replace those of the same name. */
export const UpdateChannel = Type.Partial(
  exactly({
    name: DisplayName,
    enabled: Type.Boolean(),
    settings: Settings,
    secrets: Type.Record(Type.String({ maxLength: 64 }), Type.String({ minLength: 1, maxLength: 4096 })),
  }),
  { additionalProperties: false },
);

/** One attempt of a delivery. */
export const DeliveryAttempt = exactly({
  at: Timestamp,
  tookMs: Type.Integer(),
  request: Type.String({ description: 'The request without its secrets.' }),
  status: Type.Union([Type.Integer(), Type.Null()], { description: 'HTTP status of the response.' }),
  answer: NullableText,
  error: NullableText,
});

/** A message on its way to a channel. */
export const Delivery = exactly({
  id: identifier('dlv'),
  channelId: identifier('chan'),
  alertId: Type.Union([identifier('alt'), Type.Null()]),
  title: Type.String(),
  kind: Type.String({ description: `${MESSAGE_KINDS.join(', ')}, or the event of a webhook.` }),
  state: words(DELIVERY_STATES),
  createdAt: Timestamp,
  nextAttemptAt: NullableTimestamp,
  deliveredAt: NullableTimestamp,
  attempts: Type.Array(DeliveryAttempt),
});
export type Delivery = Static<typeof Delivery>;

/** A kind of channel with the schemas of its settings and secrets. */
export const ChannelKindInfo = exactly({
  kind: words(CHANNEL_KINDS),
  title: Type.String(),
  settings: Type.Unknown({ description: 'JSON Schema of the settings.' }),
  secrets: Type.Unknown({ description: 'JSON Schema of the secrets.' }),
});
export type ChannelKindInfo = Static<typeof ChannelKindInfo>;

/** Who acknowledges an alert. */
export const AcknowledgeAlert = exactly({
  by: Type.Optional(
    Type.String({ minLength: 1, maxLength: 200, description: 'Default: the person or API token that calls.' }),
  ),
});
/** Until when an alert sends nothing. */
export const SnoozeAlert = exactly({ until: Timestamp });
/** Which channel receives every update of an alert until it ends. */
export const FollowAlert = exactly({ channelId: identifier('chan') });
