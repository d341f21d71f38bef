import assert from 'node:assert/strict';
import { test } from 'node:test';
import { channelBody, channelFields } from './channel-form.ts';

const WEBHOOK = {
  settings: {
    type: 'object',
    required: ['url'],
    properties: {
      url: { type: 'string', examples: ['https://hooks.acme.com'] },
      events: { type: 'array' },
    },
  },
  secrets: {
    type: 'object',
    properties: { signingSecret: { type: 'string' }, webhookUrl: { type: 'string', description: 'Of the app.' } },
  },
};

test('a form has a field for each text that the kind needs, and none for what the server makes itself', () => {
  assert.deepEqual(
    channelFields(WEBHOOK).map(({ name, label, isSecret, isRequired }) => [name, label, isSecret, isRequired]),
    [
      ['url', 'URL', false, true],
      ['webhookUrl', 'Webhook URL', true, false],
    ],
  );
});

test('what was not entered is not sent', () => {
  const fields = channelFields(WEBHOOK);
  assert.deepEqual(channelBody('webhook', 'ops', fields, { url: 'https://x.example', webhookUrl: '' }), {
    kind: 'webhook',
    name: 'ops',
    settings: { url: 'https://x.example' },
  });
});
