import { CreateFeed, CreatedFeed, Feed } from '@upriver/contract';
import { Type } from 'typebox';
import { toNullableTimestamp, toTimestamp } from '../../domain/clock.ts';
import { FEED_SECRET_PREFIX, credentialStart, hashCredential } from '../../domain/credentials.ts';
import { AppError, notFound } from '../../domain/errors.ts';
import { createCredential, createIdentifier } from '../../process/random.ts';
import type { Queries } from '../../store/database.ts';
import { countFeeds, deleteFeed, insertFeed, listFeeds } from '../../store/organizations/feeds.ts';
import type { StoredFeed } from '../../store/organizations/feeds.ts';
import { findProject } from '../../store/organizations/projects.ts';
import { findService } from '../../store/services/services.ts';
import { lockOrganization } from '../../store/organizations/organizations.ts';
import { feedPath } from '../feeds/feed-address.ts';
import { route } from '../route.ts';
import { getService, readProjectFilter } from './services.ts';

const FEEDS_MAX = 200;

export const feedRoutes = [
  route({
    method: 'GET',
    path: '/api/v1/feeds',
    access: 'read',
    tag: 'Feeds',
    summary: 'Lists the feeds of the organization, newest first, without their addresses.',
    status: 200,
    answer: Type.Array(Feed),
    async handle({ database }, { caller }) {
      const feeds = await listFeeds(database.kysely, caller.organizationId);
      return Promise.all(feeds.map(async (feed) => toFeed(database.kysely, feed)));
    },
  }),
  route({
    method: 'POST',
    path: '/api/v1/feeds',
    access: 'write',
    tag: 'Feeds',
    summary: 'Creates a feed at a secret address. Only this response contains the address.',
    description: `A feed is of everything that the organization uses, of one project, of one service, or of the calls of one project to one service. An organization can have ${FEEDS_MAX} feeds. \`docs/feeds.md\` describes the formats.`,
    body: CreateFeed,
    bodyExample: { name: 'Team calendar', format: 'calendar', project: 'default' },
    status: 201,
    answer: CreatedFeed,
    errors: ['not_found', 'unprocessable'],
    async handle({ database }, { caller, body, now, record }) {
      const db = database.kysely;
      const { organizationId } = caller;
      const projectId = await readProjectFilter(db, organizationId, body.project ?? undefined);
      const service = body.service ? await getService(db, organizationId, body.service) : undefined;
      const secret = createCredential(FEED_SECRET_PREFIX);
      const feed: StoredFeed = {
        id: createIdentifier('feed', now),
        organizationId,
        name: body.name.trim(),
        format: body.format,
        projectId: projectId ?? null,
        serviceId: service?.id ?? null,
        prefix: credentialStart(secret),
        hash: hashCredential(secret),
        createdAt: now,
        lastReadAt: null,
      };
      const answer = await toFeed(db, feed);
      await database.transaction(async (writing) => {
        await lockOrganization(writing, database, organizationId);
        if ((await countFeeds(writing, organizationId)) >= FEEDS_MAX)
          throw new AppError('unprocessable', `The organization has ${FEEDS_MAX} feeds, which is the limit.`);
        await insertFeed(writing, feed);
        await record(writing, 'feed.create', { subject: feed, after: answer });
      });
      return { ...answer, path: feedPath(secret, feed.format) };
    },
  }),
  route({
    method: 'DELETE',
    path: '/api/v1/feeds/:id',
    access: 'write',
    tag: 'Feeds',
    summary: 'Revokes a feed: its address stops working immediately.',
    params: Type.Object({ id: Type.String({ description: 'Identifier of the feed.' }) }),
    status: 204,
    answer: null,
    errors: ['not_found'],
    async handle({ database }, { caller, params, record }) {
      await database.transaction(async (db) => {
        const feed = (await listFeeds(db, caller.organizationId)).find(({ id }) => id === params.id);
        if (feed === undefined || !(await deleteFeed(db, caller.organizationId, feed.id))) throw notFound('feed');
        await record(db, 'feed.revoke', { subject: { id: feed.id, name: feed.name } });
      });
    },
  }),
];

async function toFeed(db: Queries, feed: StoredFeed): Promise<Feed> {
  const { id, organizationId, name, format, projectId, serviceId, prefix, createdAt, lastReadAt } = feed;
  const project = projectId === null ? undefined : await findProject(db, organizationId, projectId);
  const service = serviceId === null ? undefined : await findService(db, organizationId, serviceId);
  return {
    id,
    name,
    format,
    // What is deleted meanwhile keeps its identifier: a feed of it is never one of everything.
    project:
      projectId === null ? null : { id: projectId, name: project?.name ?? 'deleted', slug: project?.slug ?? 'deleted' },
    service:
      serviceId === null ? null : { id: serviceId, name: service?.name ?? 'deleted', slug: service?.slug ?? 'deleted' },
    prefix,
    createdAt: toTimestamp(createdAt),
    lastReadAt: toNullableTimestamp(lastReadAt),
  };
}
