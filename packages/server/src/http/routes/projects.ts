import { CreateProject, Dependency, Project, UpdateProject } from '@upriver/contract';
import { Type } from 'typebox';
import { toTimestamp } from '../../domain/clock.ts';
import { AppError, notFound } from '../../domain/errors.ts';
import { createIdentifier } from '../../process/random.ts';
import { freeSlug, toSlug } from '../../domain/slug.ts';
import type { Queries } from '../../store/database.ts';
import { listDependencies } from '../../store/dependencies/dependencies.ts';
import { listPackageLinksOfProject } from '../../store/dependencies/package-links.ts';
import {
  deleteProject,
  findProject,
  insertProject,
  listProjects,
  renameProject,
} from '../../store/organizations/projects.ts';
import type { Project as StoredProject } from '../../store/organizations/projects.ts';
import { listVisibleSummaries } from '../../store/services/services.ts';
import { nextLink, pageOf, pageParameters, readPage } from '../paging.ts';
import { recordAtEnd } from '../audit.ts';
import { route } from '../route.ts';

const IdParameter = Type.Object({ id: Type.String({ description: 'Identifier or slug.' }) });

/** Others who create a project of the same name at the same moment may take the slug that was free. */
const ATTEMPTS_MAX = 50;

export const projectRoutes = [
  route({
    method: 'GET',
    path: '/api/v1/projects',
    access: 'read',
    isKept: true,
    tag: 'Projects',
    summary: 'Lists the projects of the organization, oldest first.',
    query: Type.Object(pageParameters),
    status: 200,
    answer: Type.Array(Project),
    async handle({ database }, { caller, query, request, reply }) {
      const rows = await listProjects(database.kysely, caller.organizationId);
      const page = pageOf(rows, readPage(query, ['integer', 'id']), (row, [createdAt, id]) =>
        row.createdAt === createdAt ? row.id > id : row.createdAt > createdAt,
      );
      const last = page.items.at(-1);
      if (page.hasMore && last !== undefined) reply.header('link', nextLink(request.url, [last.createdAt, last.id]));
      return page.items.map(toProject);
    },
  }),
  route({
    method: 'POST',
    path: '/api/v1/projects',
    access: 'write',
    tag: 'Projects',
    summary: 'Creates a project.',
    body: CreateProject,
    bodyExample: { name: 'Checkout' },
    status: 201,
    answer: Project,
    errors: ['conflict'],
    async handle({ database }, { caller, body, now, record }) {
      const row = { id: createIdentifier('proj', now), organizationId: caller.organizationId, createdAt: now };
      const name = body.name.trim();
      for (let attempt = 0; attempt < ATTEMPTS_MAX; attempt += 1) {
        const taken = new Set((await listProjects(database.kysely, caller.organizationId)).map(({ slug }) => slug));
        if (body.slug !== undefined && taken.has(body.slug))
          throw new AppError('conflict', `A project with the slug "${body.slug}" already exists.`);
        const slug = body.slug ?? freeSlug(toSlug(name) || 'project', (candidate) => taken.has(candidate));
        const project = { ...row, name, slug };
        const isCreated = await database.transaction(async (db) => {
          if (!(await insertProject(db, project))) return false;
          await record(db, 'project.create', { subject: project, after: toProject(project) });
          return true;
        });
        if (isCreated) return toProject(project);
      }
      throw new AppError('conflict', 'Too many projects of this name are being created; try again.');
    },
  }),
  route({
    method: 'GET',
    path: '/api/v1/projects/:id',
    access: 'read',
    isKept: true,
    tag: 'Projects',
    summary: 'Returns one project.',
    params: IdParameter,
    status: 200,
    answer: Project,
    errors: ['not_found'],
    async handle({ database }, { caller, params }) {
      return toProject(await getProject(database.kysely, caller.organizationId, params.id));
    },
  }),
  route({
    method: 'PATCH',
    path: '/api/v1/projects/:id',
    access: 'write',
    tag: 'Projects',
    summary: 'Renames a project. Its slug does not change.',
    params: IdParameter,
    body: UpdateProject,
    bodyExample: { name: 'Checkout EU' },
    status: 200,
    answer: Project,
    errors: ['not_found'],
    async handle({ database }, { caller, params, body, record }) {
      const row = await getProject(database.kysely, caller.organizationId, params.id);
      const name = body.name.trim();
      const renamed = toProject({ ...row, name });
      await database.transaction(async (db) => {
        await renameProject(db, caller.organizationId, row.id, name);
        await record(db, 'project.update', { subject: row, before: toProject(row), after: renamed });
      });
      return renamed;
    },
  }),
  route({
    method: 'DELETE',
    path: '/api/v1/projects/:id',
    access: 'write',
    tag: 'Projects',
    summary: 'Deletes a project with its dependencies, links and SDK keys.',
    params: IdParameter,
    status: 204,
    answer: null,
    errors: ['not_found'],
    async handle({ database, onOrganizationChanged }, { caller, params, record }) {
      const row = await getProject(database.kysely, caller.organizationId, params.id);
      const recorded = recordAtEnd(database, (db) =>
        record(db, 'project.delete', { subject: row, before: toProject(row) }),
      );
      await deleteProject(recorded, caller.organizationId, row.id);
      onOrganizationChanged(caller.organizationId);
    },
  }),
  route({
    method: 'GET',
    path: '/api/v1/projects/:id/dependencies',
    access: 'read',
    isKept: true,
    tag: 'Projects',
    summary: 'Lists the dependencies of a project and the services that they belong to.',
    params: IdParameter,
    query: Type.Object(pageParameters),
    status: 200,
    answer: Type.Array(Dependency),
    errors: ['not_found'],
    async handle({ database }, { caller, params, query, request, reply }) {
      const project = await getProject(database.kysely, caller.organizationId, params.id);
      const dependencies = await listDependencies(database.kysely, caller.organizationId, project.id);
      const links = await listPackageLinksOfProject(database.kysely, caller.organizationId, project.id);
      const services = await listVisibleSummaries(
        database.kysely,
        caller.organizationId,
        links.map(({ serviceId }) => serviceId),
      );
      const slugs = new Map(services.map(({ id, slug }) => [id, slug]));
      const page = pageOf(dependencies, readPage(query, ['integer']), (row, [id]) => row.id > id);
      const last = page.items.at(-1);
      if (page.hasMore && last !== undefined) reply.header('link', nextLink(request.url, [last.id]));
      const servicesOf = groupBy(links, ({ dependencyId }) => dependencyId);
      return page.items.map((row) => ({
        name: row.name,
        version: row.requirement,
        ecosystem: row.ecosystem,
        scope: row.scope,
        direct: row.direct,
        manifest: row.manifest,
        services: [
          ...new Set((servicesOf.get(row.id) ?? []).flatMap(({ serviceId }) => slugs.get(serviceId) ?? [])),
        ].sort(),
      }));
    },
  }),
];

/** @throws not_found, also for another organization's */
export async function getProject(db: Queries, organizationId: string, idOrSlug: string): Promise<StoredProject> {
  const row = await findProject(db, organizationId, idOrSlug);
  if (row === undefined) throw notFound('project');
  return row;
}

function toProject(row: StoredProject): Project {
  return { id: row.id, name: row.name, slug: row.slug, createdAt: toTimestamp(row.createdAt) };
}

export function groupBy<Item, Key>(items: readonly Item[], keyOf: (item: Item) => Key): Map<Key, Item[]> {
  const groups = new Map<Key, Item[]>();
  for (const item of items) {
    const group = groups.get(keyOf(item));
    if (group === undefined) groups.set(keyOf(item), [item]);
    else group.push(item);
  }
  return groups;
}
