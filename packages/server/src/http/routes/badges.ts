import { OrganizationSettings, UpdateOrganizationSettings } from '@upriver/contract';
import type { FastifyReply } from 'fastify';
import { Type } from 'typebox';
import { organizationBadge, renderBadge, serviceBadge } from '../../domain/badge.ts';
import type { Badge, BadgeService } from '../../domain/badge.ts';
import { notFound } from '../../domain/errors.ts';
import { wordValidMs } from '../../domain/uptime.ts';
import type { Queries } from '../../store/database.ts';
import { isPublic, putPublic } from '../../store/organizations/public-views.ts';
import { listLinkedServices } from '../../store/services/services.ts';
import { putSharesCounts, sharesCounts } from '../../store/organizations/shared-counts.ts';
import type { ServiceSummary } from '../../store/services/services.ts';
import { getPublicOrganization, organizationParameter, readShownServices } from '../public-views.ts';
import { route } from '../route.ts';

const SVG = 'image/svg+xml; charset=utf-8';
/** Pages that show a badge are read more often than a status changes. */
const CACHE_SECONDS = 60;

export const badgeRoutes = [
  route({
    method: 'GET',
    path: '/api/v1/settings',
    access: 'read',
    tag: 'Organizations',
    summary: 'Returns the settings of the organization.',
    status: 200,
    answer: OrganizationSettings,
    async handle({ database }, { caller }) {
      return readSettings(database.kysely, caller.organizationId);
    },
  }),
  route({
    method: 'PATCH',
    path: '/api/v1/settings',
    access: 'admin',
    tag: 'Organizations',
    summary:
      'Changes the settings of the organization. Badges and the embeddable status are public while they are enabled.',
    body: UpdateOrganizationSettings,
    bodyExample: { badges: true },
    status: 200,
    answer: OrganizationSettings,
    async handle({ database }, { caller, body, record }) {
      const { organizationId } = caller;
      return database.transaction(async (db) => {
        const before = await readSettings(db, organizationId);
        for (const view of ['badges', 'embed'] as const)
          if (body[view] !== undefined) await putPublic(db, organizationId, view, body[view]);
        if (body.sharesCounts !== undefined) await putSharesCounts(db, organizationId, body.sharesCounts);
        const after = await readSettings(db, organizationId);
        await record(db, 'settings.update', { subject: { id: organizationId }, before, after });
        return after;
      });
    },
  }),
  route({
    method: 'GET',
    path: '/api/v1/badge/:organization.svg',
    access: 'public',
    tag: 'Badges',
    summary: 'Returns a badge (SVG) with the status of the services that an organization uses.',
    description:
      'Returns 404 unless the organization has enabled badges. A reported status that is too old is shown as unknown.',
    params: Type.Object({ organization: organizationParameter }),
    status: 200,
    answer: Type.String(),
    contentType: SVG,
    errors: ['not_found'],
    async handle({ database, config, linking }, { params, now, reply }) {
      const db = database.kysely;
      const owner = await getPublicOrganization(db, params.organization, 'badges');
      const services = (await readShownServices(db, linking, owner.id)).map(toBadgeService);
      return answer(
        organizationBadge(owner.name, services, wordValidMs(config.pollIntervalSeconds * 1000), now),
        reply,
      );
    },
  }),
  route({
    method: 'GET',
    path: '/api/v1/badge/:organization/:service.svg',
    access: 'public',
    tag: 'Badges',
    summary: 'Returns a badge (SVG) with the reported status of one service.',
    description:
      'Returns 404 unless the organization has enabled badges and one of its projects is linked to the service.',
    params: Type.Object({
      organization: organizationParameter,
      service: Type.String({ maxLength: 64, description: 'Slug of the service.', examples: ['stripe'] }),
    }),
    status: 200,
    answer: Type.String(),
    contentType: SVG,
    errors: ['not_found'],
    async handle({ database, config }, { params, now, reply }) {
      const db = database.kysely;
      const owner = await getPublicOrganization(db, params.organization, 'badges');
      const service = (await listLinkedServices(db, owner.id)).find(({ slug }) => slug === params.service);
      if (service === undefined) throw notFound('badge');
      return answer(serviceBadge(toBadgeService(service), wordValidMs(config.pollIntervalSeconds * 1000), now), reply);
    },
  }),
];

async function readSettings(db: Queries, organizationId: string): Promise<OrganizationSettings> {
  return {
    badges: await isPublic(db, organizationId, 'badges'),
    embed: await isPublic(db, organizationId, 'embed'),
    sharesCounts: await sharesCounts(db, organizationId),
  };
}

function toBadgeService({ name, currentStatus: status, lastCheckedAt: observedAt }: ServiceSummary): BadgeService {
  return { name, status, observedAt };
}

/** Nothing in the picture may load or run, wherever it is opened; any page may show it. */
function answer(badge: Badge, reply: FastifyReply): string {
  reply.header('cache-control', `public, max-age=${CACHE_SECONDS}`);
  reply.header('content-security-policy', "default-src 'none'; frame-ancestors *");
  return renderBadge(badge);
}
