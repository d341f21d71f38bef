import {
  Channel,
  ChannelKindInfo,
  CreateChannel,
  CreatedChannel,
  DELIVERY_STATES,
  Delivery,
  UpdateChannel,
  exactly,
  identifier,
  words,
} from '@upriver/contract';
import { Type } from 'typebox';
import type { ChannelDefinition } from '../../channels/channel.ts';
import { CHANNELS, channelOf } from '../../channels/list.ts';
import { AppError, notFound } from '../../domain/errors.ts';
import { toNullableTimestamp, toTimestamp } from '../../domain/clock.ts';
import { noticeFor } from '../../domain/notice.ts';
import { createIdentifier, createSigningSecret } from '../../process/random.ts';
import { deleteChannel, findChannel, insertChannel, listChannels, updateChannel } from '../../store/alerts/channels.ts';
import type { StoredChannel } from '../../store/alerts/channels.ts';
import { insertDeliveries, redeliver } from '../../store/alerts/deliveries.ts';
import type { Database } from '../../store/database.ts';
import { lockOrganization } from '../../store/organizations/organizations.ts';
import { readDeliveries, toDelivery } from '../deliveries.ts';
import type { HttpDependencies } from '../dependencies.ts';
import { invalid, momentParameter, readMoment } from '../moments.ts';
import { pageParameters } from '../paging.ts';
import { route } from '../route.ts';
import { compileCheck } from '../validate.ts';

const IdParameter = Type.Object({ id: Type.String({ description: 'Identifier of the channel.' }) });
const CHANNELS_MAX = 100;
const PREVIOUS_SECRET_HOURS = 24;
const HOUR_MS = 3_600_000;
/** Settings that name where secrets are sent. */
const DESTINATIONS = ['url', 'server', 'host', 'port', 'tls'];

type Secrets = Readonly<Record<string, string>>;

export const channelRoutes = [
  route({
    method: 'GET',
    path: '/api/v1/channel-kinds',
    access: 'read',
    tag: 'Alerts',
    summary: 'Lists the kinds of channels with the schemas of their settings and secrets.',
    status: 200,
    answer: Type.Array(ChannelKindInfo),
    handle: () =>
      Promise.resolve(CHANNELS.map(({ kind, title, settings, secrets }) => ({ kind, title, settings, secrets }))),
  }),
  route({
    method: 'GET',
    path: '/api/v1/channels',
    access: 'read',
    tag: 'Alerts',
    summary: 'Lists the channels of the organization, without their secrets.',
    status: 200,
    answer: Type.Array(Channel),
    async handle({ database }, { caller }) {
      return (await listChannels(database.kysely, caller.organizationId)).map(toChannel);
    },
  }),
  route({
    method: 'POST',
    path: '/api/v1/channels',
    access: 'write',
    tag: 'Alerts',
    summary: 'Creates a channel. Every rule that names no channels sends to it.',
    description:
      'Secrets are encrypted in the store and are never returned. The signing secret of a webhook is generated if it is not given; only this response contains it.',
    body: CreateChannel,
    bodyExample: { name: 'Deploy bot', kind: 'webhook', settings: { url: 'https://hooks.acme.com/upriver' } },
    status: 201,
    answer: CreatedChannel,
    errors: ['conflict'],
    async handle({ database, sealSecrets }, { caller, body, now, record }) {
      const { organizationId } = caller;
      const definition = channelOf(body.kind);
      const settings = body.settings ?? {};
      const { generates } = definition;
      const generated = generates !== undefined && body.secrets?.[generates] === undefined;
      const created: Secrets = generated ? { [generates]: createSigningSecret() } : {};
      const secrets: Secrets = { ...body.secrets, ...created };
      checkParts(definition, settings, secrets, Object.keys(secrets));
      const id = createIdentifier('chan', now);
      const channel: StoredChannel = {
        id,
        organizationId,
        name: body.name.trim(),
        kind: body.kind,
        settings,
        secrets: await seal(sealSecrets, id, secrets),
        secretNames: Object.keys(secrets).sort(),
        enabled: body.enabled ?? true,
        failingSince: null,
        disabledReason: null,
        createdAt: now,
      };
      await database.transaction(async (db) => {
        await lockOrganization(db, database, organizationId);
        if ((await listChannels(db, organizationId)).length >= CHANNELS_MAX)
          throw new AppError('conflict', `An organization has at most ${CHANNELS_MAX} channels.`);
        await insertChannel(db, channel);
        await record(db, 'channel.create', { subject: channel, after: toChannel(channel) });
      });
      return { ...toChannel(channel), signingSecret: Object.values(created)[0] ?? null };
    },
  }),
  route({
    method: 'GET',
    path: '/api/v1/channels/:id',
    access: 'read',
    tag: 'Alerts',
    summary: 'Returns one channel, without its secrets.',
    params: IdParameter,
    status: 200,
    answer: Channel,
    errors: ['not_found'],
    async handle({ database }, { caller, params }) {
      return toChannel(await getChannel(database, caller.organizationId, params.id));
    },
  }),
  route({
    method: 'PATCH',
    path: '/api/v1/channels/:id',
    access: 'write',
    tag: 'Alerts',
    summary: 'Changes a channel, switches it off or on, or replaces its secrets.',
    description:
      'If secrets are given, all secrets of the channel must be given. They must be given if the settings change where they are sent.',
    params: IdParameter,
    body: UpdateChannel,
    bodyExample: { enabled: false },
    status: 200,
    answer: Channel,
    errors: ['not_found'],
    async handle({ database, sealSecrets, onAlerting }, { caller, params, body, record }) {
      const before = await getChannel(database, caller.organizationId, params.id);
      const definition = channelOf(before.kind);
      const settings = body.settings ?? before.settings;
      const secretNames = body.secrets === undefined ? before.secretNames : Object.keys(body.secrets);
      checkParts(definition, settings, body.secrets, secretNames);
      // Whoever could send them elsewhere could read them.
      const isMoved = DESTINATIONS.some((name) => settings[name] !== before.settings[name]);
      if (isMoved && body.secrets === undefined && before.secrets !== '' && definition.generates === undefined)
        throw invalid('body.secrets', 'must be given again, because the settings change where they are sent');
      const enabled = body.enabled ?? before.enabled;
      const changed: StoredChannel = {
        ...before,
        name: body.name?.trim() ?? before.name,
        settings,
        enabled,
        ...(enabled && !before.enabled ? { failingSince: null, disabledReason: null } : {}),
        ...(body.secrets === undefined
          ? {}
          : {
              secrets: await seal(sealSecrets, before.id, body.secrets),
              secretNames: Object.keys(body.secrets).sort(),
            }),
      };
      await database.transaction(async (db) => {
        if (!(await updateChannel(db, changed))) throw notFound('channel');
        const after = { ...toChannel(changed), ...(body.secrets === undefined ? {} : { areSecretsReplaced: true }) };
        await record(db, 'channel.update', { subject: changed, before: toChannel(before), after });
      });
      onAlerting();
      return toChannel(changed);
    },
  }),
  route({
    method: 'POST',
    path: '/api/v1/channels/:id/rotate-secret',
    access: 'write',
    tag: 'Alerts',
    summary: 'Replaces the signing secret of a webhook. Only this response contains a generated one.',
    description: `For ${PREVIOUS_SECRET_HOURS} hours \`webhook-signature\` contains a signature with the previous secret too. \`X-Webhook-Signature\` is made with the new one at once: a receiver that checks only this header must accept both before, so generate the secret yourself and give it to the receiver first.`,
    params: IdParameter,
    body: exactly({ signingSecret: Type.Optional(Type.String({ maxLength: 4096 })) }),
    bodyExample: {},
    status: 201,
    answer: CreatedChannel,
    errors: ['not_found', 'conflict'],
    async handle({ database, sealSecrets, openSecrets }, { caller, params, body, now, record }) {
      const before = await getChannel(database, caller.organizationId, params.id);
      const { generates, secrets: schema } = channelOf(before.kind);
      if (generates === undefined) throw new AppError('conflict', 'Only a webhook has a signing secret.');
      const secret = body.signingSecret ?? createSigningSecret();
      const known = JSON.parse(await openSecrets(before.secrets, before.id)) as Secrets;
      const previous = known[generates];
      const until = toTimestamp(now + PREVIOUS_SECRET_HOURS * HOUR_MS);
      const secrets: Secrets = {
        [generates]: secret,
        ...(previous === undefined ? {} : { previousSigningSecret: previous, previousSigningSecretUntil: until }),
      };
      compileCheck(schema, 'body')(secrets);
      const changed: StoredChannel = {
        ...before,
        secrets: await seal(sealSecrets, before.id, secrets),
        secretNames: Object.keys(secrets).sort(),
      };
      await database.transaction(async (db) => {
        if (!(await updateChannel(db, changed))) throw notFound('channel');
        await record(db, 'channel.rotate-secret', { subject: changed });
      });
      return { ...toChannel(changed), signingSecret: body.signingSecret === undefined ? secret : null };
    },
  }),
  route({
    method: 'DELETE',
    path: '/api/v1/channels/:id',
    access: 'write',
    tag: 'Alerts',
    summary: 'Deletes a channel with its deliveries. What waits for it is not sent.',
    params: IdParameter,
    status: 204,
    answer: null,
    errors: ['not_found'],
    async handle({ database }, { caller, params, record }) {
      const channel = await getChannel(database, caller.organizationId, params.id);
      await database.transaction(async (db) => {
        if (!(await deleteChannel(db, caller.organizationId, channel.id))) throw notFound('channel');
        await record(db, 'channel.delete', { subject: channel, before: toChannel(channel) });
      });
    },
  }),
  route({
    method: 'POST',
    path: '/api/v1/channels/:id/test',
    access: 'write',
    tag: 'Alerts',
    summary: 'Sends a test message.',
    description:
      'The response is the delivery as it was created; `GET /api/v1/channels/{id}/deliveries` shows its attempts.',
    params: IdParameter,
    status: 202,
    answer: Delivery,
    errors: ['not_found', 'conflict'],
    async handle({ database, onAlerting }, { caller, params, now, record }) {
      const channel = await getChannel(database, caller.organizationId, params.id);
      if (!channel.enabled) throw new AppError('conflict', 'The channel is switched off. Switch it on first.');
      const notes = [`If you read this, messages of Upriver arrive at the channel ${channel.name}.`];
      const notice = noticeFor(channel.id, caller.organizationId, 'Test message of Upriver', notes, now);
      await database.transaction(async (db) => {
        await insertDeliveries(db, [notice]);
        await record(db, 'channel.test', { subject: channel });
      });
      onAlerting();
      return toDelivery({ ...notice, position: 0, state: 'pending', attempts: 0, nextAt: now, deliveredAt: null }, []);
    },
  }),
  route({
    method: 'GET',
    path: '/api/v1/channels/:id/deliveries',
    access: 'read',
    tag: 'Alerts',
    summary: 'Lists the deliveries of a channel with request, response and error of each attempt, newest first.',
    params: IdParameter,
    query: Type.Object({ state: Type.Optional(words(DELIVERY_STATES)), ...pageParameters }),
    status: 200,
    answer: Type.Array(Delivery),
    errors: ['not_found'],
    async handle({ database }, { caller, params, query, request, reply }) {
      const channel = await getChannel(database, caller.organizationId, params.id);
      const which = { organizationId: caller.organizationId, channelId: channel.id, state: query.state };
      return readDeliveries(database.kysely, which, { query, request, reply });
    },
  }),
  route({
    method: 'POST',
    path: '/api/v1/channels/:id/redeliver',
    access: 'write',
    tag: 'Alerts',
    summary: 'Sends deliveries again, with the same identifiers: those that are named, or those of a range of time.',
    params: IdParameter,
    body: exactly({
      ids: Type.Optional(Type.Array(identifier('dlv'), { minItems: 1, maxItems: 100 })),
      from: momentParameter('Start of the range in which they were created.'),
      to: momentParameter('End of the range (exclusive).'),
    }),
    bodyExample: { from: '2026-11-21T14:00:00Z', to: '2026-11-21T15:00:00Z' },
    status: 202,
    answer: exactly({ deliveries: Type.Integer({ description: 'Number of deliveries that are sent again.' }) }),
    errors: ['not_found'],
    async handle({ database, onAlerting }, { caller, params, body, now, record }) {
      const channel = await getChannel(database, caller.organizationId, params.id);
      if (body.ids === undefined && body.from === undefined)
        throw invalid('body', 'must name deliveries in `ids`, or the start of a range in `from`');
      const which = {
        ids: body.ids,
        from: body.from === undefined ? undefined : readMoment(body.from, 'body.from'),
        to: body.to === undefined ? undefined : readMoment(body.to, 'body.to'),
        now,
      };
      const deliveries = await database.transaction(async (db) => {
        const count = await redeliver(db, caller.organizationId, channel.id, which);
        await record(db, 'channel.redeliver', { subject: channel, after: { deliveries: count } });
        return count;
      });
      onAlerting();
      return { deliveries };
    },
  }),
];

/** @param secrets undefined for those that are stored */
function checkParts(
  definition: ChannelDefinition,
  settings: Readonly<Record<string, unknown>>,
  secrets: Secrets | undefined,
  secretNames: readonly string[],
): void {
  compileCheck(definition.settings, 'body.settings')(settings);
  if (secrets !== undefined) compileCheck(definition.secrets, 'body.secrets')(secrets);
  const missing = definition.missingSetting?.(settings, secretNames);
  if (missing !== undefined) throw invalid(`body.settings.${missing}`, `must be given with ${secretNames.join(', ')}`);
}

function seal(sealSecrets: HttpDependencies['sealSecrets'], id: string, secrets: Secrets): Promise<string> {
  return Object.keys(secrets).length === 0 ? Promise.resolve('') : sealSecrets(JSON.stringify(secrets), id);
}

/** @throws not_found, also for another organization's */
export async function getChannel(database: Database, organizationId: string, id: string): Promise<StoredChannel> {
  const channel = await findChannel(database.kysely, organizationId, id);
  if (channel === undefined) throw notFound('channel');
  return channel;
}

function toChannel(channel: StoredChannel): Channel {
  const { id, name, kind, settings, secretNames, enabled, disabledReason } = channel;
  return {
    id,
    name,
    kind,
    settings,
    secretNames: [...secretNames],
    enabled,
    failingSince: toNullableTimestamp(channel.failingSince),
    disabledReason,
    createdAt: toTimestamp(channel.createdAt),
  };
}
