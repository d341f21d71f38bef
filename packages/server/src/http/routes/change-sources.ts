import {
  ChangeSource,
  CreateChangeSource,
  CreatedChangeSource,
  PREVIOUS_SECRET_HOURS,
  UpdateChangeSource,
} from '@upriver/contract';
import { Type } from 'typebox';
import { toNullableTimestamp, toTimestamp } from '../../domain/clock.ts';
import { HOOK_SECRET_PREFIX } from '../../domain/credentials.ts';
import { AppError, notFound } from '../../domain/errors.ts';
import { createCredential, createIdentifier } from '../../process/random.ts';
import type { Queries } from '../../store/database.ts';
import {
  countChangeSources,
  deleteChangeSource,
  findChangeSource,
  insertChangeSource,
  listChangeSources,
  rotateSecret,
  updateChangeSource,
} from '../../store/evidence/change-sources.ts';
import type { ChangeRule, StoredChangeSource } from '../../store/evidence/change-sources.ts';
import { findProject, listProjects } from '../../store/organizations/projects.ts';
import type { Project } from '../../store/organizations/projects.ts';
import { lockOrganization } from '../../store/organizations/organizations.ts';
import { invalid } from '../moments.ts';
import { route } from '../route.ts';

const SOURCES_MAX = 100;
const HOUR_MS = 3_600_000;
const SourceParameter = Type.Object({ source: Type.String({ description: 'Identifier of the change source.' }) });
const RULES_EXAMPLE = [
  { origin: 'acme/web', environment: 'Production', project: 'default', callsEnvironment: 'production' },
];

export const changeSourceRoutes = [
  route({
    method: 'GET',
    path: '/api/v1/change-sources',
    access: 'read',
    tag: 'Changes',
    summary: 'Lists the webhooks that report changes, newest first, without their secrets.',
    status: 200,
    answer: Type.Array(ChangeSource),
    async handle({ database }, { caller, now }) {
      const projects = await readProjects(database.kysely, caller.organizationId);
      const sources = await listChangeSources(database.kysely, caller.organizationId);
      return sources.map((source) => toChangeSource(source, projects, now));
    },
  }),
  route({
    method: 'POST',
    path: '/api/v1/change-sources',
    access: 'write',
    tag: 'Changes',
    summary: 'Creates a webhook that reports changes. Only this response contains its secret.',
    description: `An organization can have ${SOURCES_MAX} of them. \`docs/changes.md\` describes the settings of the senders.`,
    body: CreateChangeSource,
    bodyExample: { kind: 'github', name: 'GitHub', rules: RULES_EXAMPLE },
    status: 201,
    answer: CreatedChangeSource,
    errors: ['unprocessable'],
    async handle({ database, sealSecrets }, { caller, body, now, record }) {
      const db = database.kysely;
      const { organizationId } = caller;
      const secret = createCredential(HOOK_SECRET_PREFIX);
      const id = createIdentifier('src', now);
      const source: StoredChangeSource = {
        id,
        organizationId,
        kind: body.kind,
        name: body.name.trim(),
        secret: await sealSecrets(secret, id),
        previousSecret: null,
        previousUntil: null,
        rules: await readRules(db, organizationId, body.rules),
        createdAt: now,
        deliveredAt: null,
        result: null,
      };
      const answer = toChangeSource(source, await readProjects(db, organizationId), now);
      await database.transaction(async (writing) => {
        await lockOrganization(writing, database, organizationId);
        if ((await countChangeSources(writing, organizationId)) >= SOURCES_MAX)
          throw new AppError(
            'unprocessable',
            `The organization has ${SOURCES_MAX} change sources, which is the limit.`,
          );
        await insertChangeSource(writing, source);
        await record(writing, 'change-source.create', { subject: source, after: answer });
      });
      return { ...answer, secret };
    },
  }),
  route({
    method: 'PATCH',
    path: '/api/v1/change-sources/:source',
    access: 'write',
    tag: 'Changes',
    summary: 'Renames a change source, or replaces its rules.',
    params: SourceParameter,
    body: UpdateChangeSource,
    bodyExample: { rules: RULES_EXAMPLE },
    status: 200,
    answer: ChangeSource,
    errors: ['not_found'],
    async handle({ database }, { caller, params, body, now, record }) {
      const db = database.kysely;
      const before = await getChangeSource(db, caller.organizationId, params.source);
      const { id, organizationId } = before;
      const change = {
        ...(body.name === undefined ? {} : { name: body.name.trim() }),
        ...(body.rules === undefined ? {} : { rules: await readRules(db, organizationId, body.rules) }),
      };
      const projects = await readProjects(db, organizationId);
      await database.transaction(async (writing) => {
        await updateChangeSource(writing, organizationId, id, change);
        await record(writing, 'change-source.update', {
          subject: before,
          before: toChangeSource(before, projects, now),
          after: toChangeSource({ ...before, ...change }, projects, now),
        });
      });
      return toChangeSource(await getChangeSource(db, organizationId, id), projects, now);
    },
  }),
  route({
    method: 'POST',
    path: '/api/v1/change-sources/:source/secret',
    access: 'write',
    tag: 'Changes',
    summary: 'Creates a new secret. Only this response contains it.',
    description: `The previous secret remains valid for ${PREVIOUS_SECRET_HOURS} hours. To end its validity immediately, create a new secret twice.`,
    params: SourceParameter,
    status: 201,
    answer: CreatedChangeSource,
    errors: ['not_found'],
    async handle({ database, sealSecrets }, { caller, params, now, record }) {
      const db = database.kysely;
      const { id, name, organizationId } = await getChangeSource(db, caller.organizationId, params.source);
      const secret = createCredential(HOOK_SECRET_PREFIX);
      const sealed = await sealSecrets(secret, id);
      await database.transaction(async (writing) => {
        await rotateSecret(writing, organizationId, id, sealed, now + PREVIOUS_SECRET_HOURS * HOUR_MS);
        await record(writing, 'change-source.rotate-secret', { subject: { id, name } });
      });
      const source = await getChangeSource(db, organizationId, id);
      return { ...toChangeSource(source, await readProjects(db, organizationId), now), secret };
    },
  }),
  route({
    method: 'DELETE',
    path: '/api/v1/change-sources/:source',
    access: 'write',
    tag: 'Changes',
    summary: 'Deletes a change source. The changes that it reported remain.',
    params: SourceParameter,
    status: 204,
    answer: null,
    errors: ['not_found'],
    async handle({ database }, { caller, params, record }) {
      const { id, name } = await getChangeSource(database.kysely, caller.organizationId, params.source);
      await database.transaction(async (db) => {
        if (!(await deleteChangeSource(db, caller.organizationId, id))) throw notFound('change source');
        await record(db, 'change-source.delete', { subject: { id, name } });
      });
    },
  }),
];

/** @throws not_found, also for another organization's */
async function getChangeSource(db: Queries, organizationId: string, id: string): Promise<StoredChangeSource> {
  const source = await findChangeSource(db, id);
  if (source?.organizationId !== organizationId) throw notFound('change source');
  return source;
}

/** @throws invalid_request for a project that does not exist */
async function readRules(
  db: Queries,
  organizationId: string,
  rules: CreateChangeSource['rules'],
): Promise<ChangeRule[]> {
  const read: ChangeRule[] = [];
  for (const [index, { origin, environment, project: idOrSlug, callsEnvironment }] of rules.entries()) {
    const project = await findProject(db, organizationId, idOrSlug);
    if (project === undefined) throw invalid(`body.rules.${index}.project`, 'is not a project of the organization');
    read.push({
      origin: origin?.trim() ?? null,
      environment: environment?.trim() ?? null,
      projectId: project.id,
      callsEnvironment: callsEnvironment?.trim() ?? null,
    });
  }
  return read;
}

async function readProjects(db: Queries, organizationId: string): Promise<ReadonlyMap<string, Project>> {
  return new Map((await listProjects(db, organizationId)).map((project) => [project.id, project]));
}

/** Rules of projects that were deleted are gone with them. */
function toChangeSource(source: StoredChangeSource, projects: ReadonlyMap<string, Project>, now: number): ChangeSource {
  const { id, kind, name, rules, createdAt, previousUntil, deliveredAt, result } = source;
  return {
    id,
    kind,
    name,
    path: `/api/v1/change-hooks/${id}`,
    rules: rules.flatMap(({ projectId, origin, environment, callsEnvironment }) => {
      const project = projects.get(projectId);
      if (project === undefined) return [];
      const named = { id: project.id, name: project.name, slug: project.slug };
      return { origin, environment, project: named, callsEnvironment };
    }),
    createdAt: toTimestamp(createdAt),
    previousSecretUntil: previousUntil !== null && now < previousUntil ? toTimestamp(previousUntil) : null,
    lastDeliveryAt: toNullableTimestamp(deliveredAt),
    lastResult: result,
  };
}
