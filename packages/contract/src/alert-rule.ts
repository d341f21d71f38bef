import { Type } from 'typebox';
import type { Static } from 'typebox';
import { CAUSE_WORDS, IMPACTS, RULE_MODES, TROUBLE_STATUSES, VERDICTS } from './vocabulary.ts';
import { DisplayName, Timestamp, exactly, identifier, partly, words } from './words.ts';

const NAMES_MAX = 200;

const orNull = <const Words extends readonly string[]>(list: Words, description: string) =>
  Type.Union([words(list), Type.Null()], { description });
const names = (description: string) =>
  Type.Union([Type.Array(Type.String({ minLength: 1, maxLength: 200 }), { maxItems: NAMES_MAX }), Type.Null()], {
    description: `${description} Null: all of them.`,
  });
const TimeZone = Type.String({
  maxLength: 64,
  description: 'Time zone of the IANA database.',
  examples: ['Europe/Berlin'],
});
const TimeOfDay = Type.String({ pattern: '^(?:[01]\\d|2[0-3]):[0-5]\\d$', examples: ['22:00'] });
const Weekdays = Type.Array(Type.Integer({ minimum: 1, maximum: 7 }), {
  minItems: 1,
  maxItems: 7,
  description: 'Days of the week, from 1 (Monday) to 7 (Sunday).',
});

/** Hours in which a rule sends nothing. */
export const QuietHours = exactly({ from: TimeOfDay, to: TimeOfDay, timeZone: TimeZone, weekdays: Weekdays });
export type QuietHours = Static<typeof QuietHours>;

/** A time at which a rule sends one summary of everything. */
export const Digest = exactly({
  every: words(['day', 'week'] as const),
  at: TimeOfDay,
  timeZone: TimeZone,
  weekday: Type.Integer({ minimum: 1, maximum: 7, description: 'Day of a weekly digest, 1 is Monday.' }),
});
export type Digest = Static<typeof Digest>;

const definition = {
  mode: words(
    RULE_MODES,
    "`affects_my_calls`: statuses and incidents of a page count only for vendors without telemetry. For other vendors the calls decide. `everything`: a vendor's page counts also if its trouble does not affect your calls.",
  ),
  verdicts: Type.Array(words(VERDICTS), { maxItems: VERDICTS.length, description: 'Verdicts that the rule matches.' }),
  causes: Type.Union([Type.Array(words(CAUSE_WORDS), { maxItems: CAUSE_WORDS.length }), Type.Null()], {
    description: 'Most probable causes that the rule matches. Null: all of them.',
  }),
  statusAtLeast: orNull(TROUBLE_STATUSES, 'Mildest reported status that the rule matches. Null: none.'),
  incidentImpactAtLeast: orNull(IMPACTS, 'Mildest impact of an unresolved incident that the rule matches. Null: none.'),
  maintenanceAheadHours: Type.Union([Type.Integer({ minimum: 0, maximum: 24 * 30 }), Type.Null()], {
    description: 'Hours before a maintenance at which it is announced; 0: when it begins. Null: never.',
  }),
  pageUnreadableMinutes: Type.Union([Type.Integer({ minimum: 5, maximum: 7 * 24 * 60 }), Type.Null()], {
    description: 'Minutes after which a status page that cannot be read matches. Null: never.',
  }),
  newVendors: Type.Boolean({ description: 'Whether a message names vendors that a project begins to use.' }),
  unknownHosts: Type.Boolean({
    description: 'Whether a message names hosts that a project begins to call and that belong to no known vendor.',
  }),
  recovery: Type.Boolean({ description: 'Whether a message reports the end.' }),
  projects: names('Identifiers or slugs of projects.'),
  services: names('Identifiers or slugs of services.'),
  environments: names('Environments of the calls.'),
  regions: names('Regions of the calls.'),
  features: names('Features that the most probable cause is about.'),
  afterSeconds: Type.Integer({
    minimum: 0,
    maximum: 7 * 24 * 3600,
    description: 'Time for which the rule must match before a message is sent.',
  }),
  channels: Type.Union([Type.Array(identifier('chan'), { maxItems: 50 }), Type.Null()], {
    description: 'Channels that receive the messages. Null: every channel of the organization.',
  }),
  minimumSecondsBetween: Type.Integer({
    minimum: 0,
    maximum: 7 * 24 * 3600,
    description:
      'Minimum time between an update and the message before it of the same alert. The newest state is sent when the time is over.',
  }),
  exceptMaintenance: Type.Boolean({ description: 'Whether nothing is sent about a vendor that is in maintenance.' }),
  quietHours: Type.Union([QuietHours, Type.Null()], {
    description: 'Hours in which nothing is sent. What still holds is sent when they end.',
  }),
  digest: Type.Union([Digest, Type.Null()], {
    description: 'Sends one summary at this time instead of a message for each alert.',
  }),
};

/** What a rule matches, and when and where it sends messages. */
export const AlertRuleDefinition = exactly(definition);
export type AlertRuleDefinition = Static<typeof AlertRuleDefinition>;

/** A stored rule. */
export const AlertRule = exactly({
  id: identifier('rule'),
  name: DisplayName,
  enabled: Type.Boolean(),
  hash: Type.String({
    pattern: '^[0-9a-f]{64}$',
    description: 'SHA-256 of the definition. Alerts keep the definition that triggered them under this hash.',
  }),
  definition: AlertRuleDefinition,
  createdAt: Timestamp,
});
export type AlertRule = Static<typeof AlertRule>;

/** Body that creates or changes a rule. Fields of the definition that are absent get the value of the default rule. */
export const CreateAlertRule = exactly({
  name: DisplayName,
  enabled: Type.Optional(Type.Boolean()),
  definition: Type.Optional(Type.Unsafe<Partial<AlertRuleDefinition>>(partly(definition))),
});
export const UpdateAlertRule = Type.Partial(CreateAlertRule, { additionalProperties: false });

/** The rule of a new organization. It reports trouble of its calls, and major outages of linked vendors without telemetry. */
export const DEFAULT_RULE: AlertRuleDefinition = {
  mode: 'affects_my_calls',
  verdicts: ['them', 'us', 'undecided'],
  causes: null,
  statusAtLeast: 'major_outage',
  incidentImpactAtLeast: null,
  maintenanceAheadHours: null,
  pageUnreadableMinutes: null,
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
  minimumSecondsBetween: 300,
  exceptMaintenance: false,
  quietHours: null,
  digest: null,
};

/** Body of a backtest: a stored rule, or the definition of one that need not be stored. */
export const BacktestBody = exactly({
  ruleId: Type.Optional(identifier('rule')),
  definition: Type.Optional(Type.Unsafe<Partial<AlertRuleDefinition>>(partly(definition))),
  days: Type.Optional(Type.Integer({ minimum: 1, maximum: 365, description: 'Days of history. Default: 90.' })),
});
