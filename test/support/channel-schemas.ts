// What receivers document of the requests that they take: fields, words and lengths. Written by hand from their references, which are
// named at each; unknown fields are refused, so that a misspelt one is found.
import { Type } from 'typebox';
import type { TSchema } from 'typebox';
import type { ChannelKind } from '@upriver/contract';

const object = (fields: Record<string, TSchema>): TSchema => Type.Object(fields, { additionalProperties: false });
const text = (maxLength: number, minLength = 1): TSchema => Type.String({ minLength, maxLength });
const word = (...words: readonly string[]): TSchema => Type.Union(words.map((one) => Type.Literal(one)));
const optional = (schema: TSchema): TSchema => Type.Optional(schema);
const url = (maxLength = 2048): TSchema => Type.String({ pattern: '^https?://', maxLength });
const time = Type.String({ pattern: '^\\d{4}-\\d\\d-\\d\\dT\\d\\d:\\d\\d:\\d\\d(?:\\.\\d+)?Z$' });

/** Block Kit: https://docs.slack.dev/reference/block-kit/blocks (header 150, section 3000, 50 blocks, 10 elements of a context). */
const mrkdwn = object({ type: Type.Literal('mrkdwn'), text: text(3000), verbatim: optional(Type.Boolean()) });
const slackBlocks = Type.Array(
  Type.Union([
    object({
      type: Type.Literal('header'),
      text: object({ type: Type.Literal('plain_text'), text: text(150), emoji: Type.Boolean() }),
    }),
    object({ type: Type.Literal('section'), text: mrkdwn }),
    object({
      type: Type.Literal('context'),
      elements: Type.Array(mrkdwn, { minItems: 1, maxItems: 10 }),
    }),
  ]),
  { minItems: 1, maxItems: 50 },
);
/** https://docs.slack.dev/reference/methods/chat.postMessage: `text` should have at most 4,000 characters. */
const slackMessage = { text: text(4000), blocks: slackBlocks };

/** https://discord.com/developers/docs/resources/message#embed-object-embed-limits (6,000 characters in all are checked apart). */
const discord = object({
  embeds: Type.Array(
    object({
      title: text(256),
      description: text(4096),
      color: Type.Integer({ minimum: 0, maximum: 0xffffff }),
      timestamp: time,
      fields: Type.Array(object({ name: text(256), value: text(1024), inline: Type.Boolean() }), { maxItems: 25 }),
    }),
    { minItems: 1, maxItems: 10 },
  ),
  allowed_mentions: object({ parse: Type.Array(word('roles', 'users', 'everyone'), { maxItems: 0 }) }),
});

/** Adaptive Cards 1.4: https://adaptivecards.io/explorer/. Teams shows at most six actions, and takes 28 KB in all (checked apart). */
const adaptiveCard = object({
  $schema: Type.Literal('http://adaptivecards.io/schemas/adaptive-card.json'),
  type: Type.Literal('AdaptiveCard'),
  version: Type.Literal('1.4'),
  body: Type.Array(
    Type.Union([
      object({
        type: Type.Literal('TextBlock'),
        text: Type.String(),
        wrap: optional(Type.Boolean()),
        weight: optional(word('Default', 'Lighter', 'Bolder')),
        size: optional(word('Default', 'Small', 'Medium', 'Large', 'ExtraLarge')),
        color: optional(word('Default', 'Dark', 'Light', 'Accent', 'Good', 'Warning', 'Attention')),
      }),
      object({
        type: Type.Literal('FactSet'),
        facts: Type.Array(object({ title: Type.String(), value: Type.String() })),
      }),
    ]),
  ),
  // https://learn.microsoft.com/en-us/microsoftteams/platform/task-modules-and-cards/cards/cards-format (full width).
  msteams: optional(object({ width: Type.Literal('Full') })),
  actions: Type.Array(object({ type: Type.Literal('Action.OpenUrl'), title: Type.String(), url: url() }), {
    maxItems: 6,
  }),
});

/** https://developer.pagerduty.com/docs/events-api-v2-overview: 512 KB in all (checked apart). */
const pagerduty = object({
  routing_key: Type.String({ pattern: '^[0-9a-zA-Z]{32}$' }),
  event_action: word('trigger', 'acknowledge', 'resolve'),
  dedup_key: text(255),
  client: Type.String(),
  client_url: optional(url()),
  links: Type.Array(object({ href: url(), text: Type.String() })),
  payload: object({
    summary: text(1024),
    source: text(1024),
    severity: word('critical', 'error', 'warning', 'info'),
    timestamp: time,
    custom_details: Type.Record(Type.String(), Type.String()),
  }),
});

/** https://docs.opsgenie.com/docs/alert-api: the values of `details` have 8,000 characters in all (checked apart). */
const opsgenieAlert = object({
  message: text(130),
  alias: text(512),
  description: text(15_000),
  priority: word('P1', 'P2', 'P3', 'P4', 'P5'),
  source: text(100),
  details: Type.Record(Type.String(), Type.String()),
});
const opsgenieAction = object({ source: text(100), note: text(25_000) });

/** https://docs.github.com/en/rest/issues/issues (titles have 256 characters and bodies 65,536). */
const issue = { title: text(256), body: text(65_536) };

/** https://core.telegram.org/bots/api#sendmessage: 4,096 characters after entities are parsed. */
const telegram = {
  chat_id: Type.String({ pattern: '^(?:-?\\d+|@\\w+)$' }),
  text: Type.String({ minLength: 1 }),
  parse_mode: Type.Literal('HTML'),
  link_preview_options: object({ is_disabled: Type.Boolean() }),
};

/** https://github.com/prometheus/alertmanager/blob/main/api/v2/openapi.yaml (`postableAlerts`). */
const alertmanager = Type.Array(
  object({
    labels: Type.Record(Type.String({ pattern: '^[a-zA-Z_][a-zA-Z0-9_]*$' }), Type.String({ minLength: 1 })),
    annotations: Type.Record(Type.String({ pattern: '^[a-zA-Z_][a-zA-Z0-9_]*$' }), Type.String()),
    startsAt: time,
    endsAt: time,
    generatorURL: optional(url()),
  }),
  { minItems: 1 },
);

/** Of each kind of channel whose receiver takes JSON or a form: what fits the end of the request's path. */
export const CHANNEL_SCHEMAS: Readonly<
  Partial<Record<ChannelKind, readonly (readonly [method: string, path: RegExp, schema: TSchema])[]>>
> = {
  alertmanager: [['POST', /\/api\/v2\/alerts$/, alertmanager]],
  discord: [
    ['POST', /\/webhooks\/\d+\/\w+$/, discord],
    ['PATCH', /\/webhooks\/\d+\/\w+\/messages\/\d+$/, discord],
  ],
  github_issue: [
    ['POST', /\/issues$/, object({ ...issue, labels: Type.Array(Type.String()) })],
    [
      'PATCH',
      /\/issues\/\d+$/,
      object({
        ...issue,
        state: word('open', 'closed'),
        state_reason: optional(word('completed', 'not_planned', 'duplicate', 'reopened')),
      }),
    ],
  ],
  // https://developers.google.com/workspace/chat/api/reference/rest/v1/spaces.messages: 4,096 characters of text.
  google_chat: [['POST', /\/messages$/, object({ text: text(4096), thread: object({ threadKey: text(4000) }) })]],
  // https://gotify.net/api-docs (`MessageExternal`).
  gotify: [
    [
      'POST',
      /\/message$/,
      object({
        title: text(1000),
        message: text(100_000),
        priority: Type.Integer({ minimum: 0, maximum: 10 }),
        // https://gotify.net/docs/msgextras#clientnotification
        extras: optional(object({ 'client::notification': object({ click: object({ url: url() }) }) })),
      }),
    ],
  ],
  // https://grafana.com/docs/oncall/latest/configure/integrations/references/webhook/ (formatted webhook).
  grafana_oncall: [
    [
      'POST',
      /\/formatted_webhook\/\w+\/$/,
      object({
        alert_uid: text(255),
        title: text(1000),
        message: text(100_000),
        state: word('alerting', 'ok'),
        link_to_upstream_details: optional(url()),
      }),
    ],
  ],
  // https://api-docs.incident.io/tag/Alert-Events-V2 (`CreateHTTP`).
  incident_io: [
    [
      'POST',
      /\/v2\/alert_events\/http\/\w+$/,
      object({
        title: text(1000),
        description: text(100_000),
        deduplication_key: text(255),
        status: word('firing', 'resolved'),
        metadata: Type.Record(Type.String(), Type.Unknown()),
        source_url: optional(url()),
      }),
    ],
  ],
  // https://developers.mattermost.com/integrate/reference/message-attachments/ (a post has at most 16,383 characters).
  mattermost: [
    [
      'POST',
      /\/hooks\/\w+$/,
      object({
        attachments: Type.Array(
          object({
            fallback: text(1000),
            color: Type.String({ pattern: '^#[0-9a-f]{6}$' }),
            title: text(1000),
            text: text(16_383, 0),
            fields: Type.Array(object({ title: Type.String(), value: Type.String(), short: Type.Boolean() })),
          }),
          { minItems: 1, maxItems: 1 },
        ),
      }),
    ],
  ],
  // https://docs.ntfy.sh/publish/#publish-as-json (4,096 bytes of message, checked apart; longer ones become attachments).
  ntfy: [
    [
      'POST',
      /\/$/,
      object({
        topic: Type.String({ pattern: '^[\\w-]{1,64}$' }),
        title: text(250),
        message: text(4096),
        priority: Type.Integer({ minimum: 1, maximum: 5 }),
        tags: Type.Array(Type.String()),
        click: optional(url()),
      }),
    ],
  ],
  opsgenie: [
    ['POST', /\/v2\/alerts$/, opsgenieAlert],
    ['POST', /\/v2\/alerts\/[\w-]+\/(?:close|acknowledge)$/, opsgenieAction],
  ],
  pagerduty: [['POST', /\/v2\/enqueue$/, pagerduty]],
  // https://pushover.net/api
  pushover: [
    [
      'POST',
      /\/1\/messages\.json$/,
      object({
        token: Type.String({ pattern: '^[0-9a-zA-Z]{30}$' }),
        user: Type.String({ pattern: '^[0-9a-zA-Z]{30}$' }),
        title: text(250),
        message: text(1024),
        priority: Type.Integer({ minimum: -2, maximum: 1 }),
        timestamp: Type.Integer({ minimum: 1 }),
        url: optional(url(512)),
        url_title: optional(text(100)),
      }),
    ],
  ],
  slack: [
    ['POST', /\/chat\.postMessage$/, object({ channel: text(80), unfurl_links: Type.Boolean(), ...slackMessage })],
    ['POST', /\/chat\.update$/, object({ channel: text(80), ts: text(80), ...slackMessage })],
  ],
  // https://help.splunk.com/en/splunk-on-call/integrations/rest-endpoint-integration-guide (20,480 characters of state message).
  splunk_oncall: [
    [
      'POST',
      /\/alert\/[\w-]+\/[\w-]+$/,
      object({
        message_type: word('CRITICAL', 'WARNING', 'ACKNOWLEDGEMENT', 'INFO', 'RECOVERY'),
        entity_id: text(512),
        entity_display_name: text(1000),
        state_message: text(20_480),
        state_start_time: Type.Integer({ minimum: 1 }),
        monitoring_tool: text(100),
      }),
    ],
  ],
  // https://learn.microsoft.com/en-us/microsoftteams/platform/webhooks-and-connectors/how-to/connectors-using
  teams: [
    [
      'POST',
      /./,
      object({
        type: Type.Literal('message'),
        attachments: Type.Array(
          object({
            contentType: Type.Literal('application/vnd.microsoft.card.adaptive'),
            contentUrl: Type.Null(),
            content: adaptiveCard,
          }),
          { minItems: 1, maxItems: 1 },
        ),
      }),
    ],
  ],
  telegram: [
    ['POST', /\/sendMessage$/, object(telegram)],
    ['POST', /\/editMessageText$/, object({ ...telegram, message_id: Type.Integer({ minimum: 1 }) })],
  ],
  // https://www.twilio.com/docs/messaging/api/message-resource#create-a-message-resource
  twilio: [
    [
      'POST',
      /\/2010-04-01\/Accounts\/AC[0-9a-f]{32}\/Messages\.json$/,
      object({ To: Type.String({ pattern: '^\\+' }), From: Type.String({ pattern: '^\\+' }), Body: text(1600) }),
    ],
  ],
};

/** Bytes that a receiver takes in one request. */
export const CHANNEL_BYTES: Readonly<Partial<Record<ChannelKind, number>>> = {
  discord: 8 * 1024 * 1024,
  pagerduty: 512 * 1024,
  teams: 28 * 1024,
  google_chat: 32_000,
};
