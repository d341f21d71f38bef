import { CreateSdkKey, CreatedSdkKey, SdkKey, UpdateSdkKey } from '@upriver/contract';
import { Type } from 'typebox';
import { toNullableTimestamp, toTimestamp } from '../../domain/clock.ts';
import { SDK_KEY_PREFIX, credentialStart, hashCredential } from '../../domain/credentials.ts';
import { AppError, notFound } from '../../domain/errors.ts';
import { createCredential, createIdentifier } from '../../process/random.ts';
import type { Queries } from '../../store/database.ts';
import { findSdkKey, insertSdkKey, listSdkKeys, updateSdkKey } from '../../store/organizations/sdk-keys.ts';
import type { SdkKeyRecord } from '../../store/organizations/sdk-keys.ts';
import { route } from '../route.ts';
import { getProject } from './projects.ts';

const ProjectParameter = Type.Object({ id: Type.String({ description: 'Identifier or slug of the project.' }) });
const KeyParameters = Type.Object({ id: Type.String(), keyId: Type.String() });

export const sdkKeyRoutes = [
  route({
    method: 'GET',
    path: '/api/v1/projects/:id/sdk-keys',
    access: 'read',
    tag: 'SDK keys',
    summary: 'Lists the SDK keys of a project, newest first, without their secrets.',
    params: ProjectParameter,
    status: 200,
    answer: Type.Array(SdkKey),
    errors: ['not_found'],
    async handle({ database }, { caller, params }) {
      const project = await getProject(database.kysely, caller.organizationId, params.id);
      return (await listSdkKeys(database.kysely, caller.organizationId, project.id)).map(toSdkKey);
    },
  }),
  route({
    method: 'POST',
    path: '/api/v1/projects/:id/sdk-keys',
    access: 'write',
    tag: 'SDK keys',
    summary: 'Creates an SDK key. Only this response contains the key.',
    params: ProjectParameter,
    body: CreateSdkKey,
    bodyExample: { name: 'web', allowedOrigins: ['https://app.acme.com'] },
    status: 201,
    answer: CreatedSdkKey,
    errors: ['not_found'],
    async handle({ database }, { caller, params, body, now, record }) {
      const project = await getProject(database.kysely, caller.organizationId, params.id);
      const secret = createCredential(SDK_KEY_PREFIX);
      const key: SdkKeyRecord = {
        id: createIdentifier('key', now),
        organizationId: caller.organizationId,
        projectId: project.id,
        name: body.name.trim(),
        prefix: credentialStart(secret),
        hash: hashCredential(secret),
        enabled: true,
        allowedOrigins: readOrigins(body.allowedOrigins ?? []),
        createdAt: now,
        revokedAt: null,
      };
      await database.transaction(async (db) => {
        await insertSdkKey(db, key);
        await record(db, 'sdk-key.create', { subject: key, after: { ...toSdkKey(key), project: project.slug } });
      });
      return { ...toSdkKey(key), key: secret };
    },
  }),
  route({
    method: 'PATCH',
    path: '/api/v1/projects/:id/sdk-keys/:keyId',
    access: 'write',
    tag: 'SDK keys',
    summary: 'Renames, disables or enables a key, or changes its allowed origins.',
    description:
      'For a disabled key, responses ask senders to stop (`disabled: true`). Requests with a revoked key are refused.',
    params: KeyParameters,
    body: UpdateSdkKey,
    bodyExample: { enabled: false },
    status: 200,
    answer: SdkKey,
    errors: ['not_found'],
    async handle({ database, onOrganizationChanged }, { caller, params, body, record }) {
      const key = await getSdkKey(database.kysely, caller.organizationId, params.id, params.keyId);
      const change = {
        ...(body.name === undefined ? {} : { name: body.name.trim() }),
        ...(body.enabled === undefined ? {} : { enabled: body.enabled }),
        ...(body.allowedOrigins === undefined ? {} : { allowedOrigins: readOrigins(body.allowedOrigins) }),
      };
      await database.transaction(async (db) => {
        await updateSdkKey(db, key.id, change);
        const after = toSdkKey({ ...key, ...change });
        await record(db, 'sdk-key.update', { subject: key, before: toSdkKey(key), after });
      });
      onOrganizationChanged(caller.organizationId);
      return toSdkKey(await getSdkKey(database.kysely, caller.organizationId, params.id, params.keyId));
    },
  }),
  route({
    method: 'DELETE',
    path: '/api/v1/projects/:id/sdk-keys/:keyId',
    access: 'write',
    tag: 'SDK keys',
    summary: 'Revokes a key immediately.',
    params: KeyParameters,
    status: 204,
    answer: null,
    errors: ['not_found'],
    async handle({ database, onOrganizationChanged }, { caller, params, now, record }) {
      const key = await getSdkKey(database.kysely, caller.organizationId, params.id, params.keyId);
      if (key.revokedAt === null)
        await database.transaction(async (db) => {
          await updateSdkKey(db, key.id, { revokedAt: now });
          await record(db, 'sdk-key.revoke', { subject: key, before: toSdkKey(key) });
        });
      onOrganizationChanged(caller.organizationId);
    },
  }),
];

async function getSdkKey(db: Queries, organizationId: string, project: string, keyId: string): Promise<SdkKeyRecord> {
  const { id } = await getProject(db, organizationId, project);
  const key = await findSdkKey(db, organizationId, id, keyId);
  if (key === undefined) throw notFound('SDK key');
  return key;
}

/** Origins as browsers send them: scheme, host and port, nothing after. */
function readOrigins(given: readonly string[]): string[] {
  return given.map((origin, index) => {
    const url = URL.canParse(origin) ? new URL(origin) : undefined;
    if (
      url !== undefined &&
      (url.protocol === 'https:' || url.protocol === 'http:') &&
      url.pathname === '/' &&
      url.search === ''
    )
      return url.origin;
    const message = 'must be an origin such as https://app.acme.com';
    throw new AppError('invalid_request', `body.allowedOrigins.${index} ${message}.`, {
      details: [{ field: `body.allowedOrigins.${index}`, message }],
    });
  });
}

function toSdkKey(record: SdkKeyRecord): SdkKey {
  return {
    id: record.id,
    name: record.name,
    prefix: record.prefix,
    enabled: record.enabled,
    allowedOrigins: [...record.allowedOrigins],
    createdAt: toTimestamp(record.createdAt),
    revokedAt: toNullableTimestamp(record.revokedAt),
  };
}
