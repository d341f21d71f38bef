import type { ChannelKind } from '@upriver/contract';

/** A kind of channel as somebody would enter it. */
export interface ChannelExample {
  readonly settings: Readonly<Record<string, unknown>>;
  readonly secrets: Readonly<Record<string, string>>;
  /** What a receiver answers to what it took, and what it calls the thread then. */
  readonly taken?: string;
  readonly reference?: string;
}

/** One of each kind. */
export const CHANNEL_EXAMPLES: Readonly<Record<ChannelKind, ChannelExample>> = {
  alertmanager: { settings: { url: 'https://alertmanager.acme.com/' }, secrets: {} },
  discord: {
    settings: {},
    secrets: { webhookUrl: 'https://discord.com/api/webhooks/1/topsecret' },
    taken: '{"id":"77"}',
    reference: '77',
  },
  email: {
    settings: { host: 'smtp.acme.com', from: 'upriver@acme.com', to: ['ops@acme.com'], user: 'upriver' },
    secrets: { password: 'topsecret' },
  },
  github_issue: {
    settings: { repository: 'acme/ops' },
    secrets: { token: 'github_pat_topsecret_topsecret' },
    taken: '{"number":12}',
    reference: '12',
  },
  google_chat: {
    settings: {},
    secrets: { webhookUrl: 'https://chat.googleapis.com/v1/spaces/A/messages?key=k&token=topsecret' },
  },
  gotify: { settings: { url: 'https://gotify.acme.com' }, secrets: { appToken: 'topsecret1' } },
  grafana_oncall: {
    settings: {},
    secrets: { integrationUrl: 'https://oncall.acme.com/integrations/v1/formatted_webhook/topsecret/' },
  },
  incident_io: { settings: { alertSourceId: '01GW2G3V0S59R238FAHPDS1R66' }, secrets: { token: 'topsecret1' } },
  mattermost: { settings: {}, secrets: { webhookUrl: 'https://chat.acme.com/hooks/topsecret' } },
  ntfy: { settings: { topic: 'acme' }, secrets: {} },
  opsgenie: { settings: { region: 'eu' }, secrets: { apiKey: 'topsecret-topsecret' } },
  pagerduty: { settings: {}, secrets: { routingKey: 'R'.repeat(32) } },
  pushover: { settings: {}, secrets: { token: 'a'.repeat(30), user: 'u'.repeat(30) } },
  slack: {
    settings: { channel: 'C1' },
    secrets: { botToken: 'xoxb-topsecret' },
    taken: '{"ok":true,"ts":"1.2","channel":"C1"}',
    reference: 'C1 1.2',
  },
  splunk_oncall: { settings: { routingKey: 'ops' }, secrets: { apiKey: 'topsecret1' } },
  teams: { settings: {}, secrets: { webhookUrl: 'https://prod.logic.azure.com/workflows/topsecret' } },
  telegram: {
    settings: { chatId: '-100' },
    secrets: { botToken: '1:topsecret' },
    taken: '{"ok":true,"result":{"message_id":5}}',
    reference: '5',
  },
  twilio: {
    settings: { accountSid: `AC${'0'.repeat(32)}`, from: '+15005550006', to: '+4915112345678' },
    secrets: { authToken: 'topsecret-topsecret' },
  },
  webhook: { settings: { url: 'https://hooks.acme.com' }, secrets: { signingSecret: `whsec_${'A'.repeat(44)}` } },
};
