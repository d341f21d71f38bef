import { CHANGE_MARKERS_KEPT_DAYS, OrganizationLimits } from '@upriver/contract';
import { DAY_MS } from '../../domain/time.ts';
import { CHANGES_KEPT_MS } from '../../store/changes/change-log.ts';
import { listProjects } from '../../store/organizations/projects.ts';
import { listSdkKeys } from '../../store/organizations/sdk-keys.ts';
import { countCalledServices } from '../../store/telemetry/called-services.ts';
import { route } from '../route.ts';

export const limitRoutes = [
  route({
    method: 'GET',
    path: '/api/v1/limits',
    access: 'read',
    tag: 'Organizations',
    summary: 'Returns the limits of this server, what the organization uses of them, and for how long data is kept.',
    status: 200,
    answer: OrganizationLimits,
    async handle({ database, config }, { caller: { organizationId } }) {
      const db = database.kysely;
      const { eventsPerMinute, requestsPerMinute, servicesPerProject, serviceEventsPerMinute } = config.limits;
      const { manifestBytes, streamsPerOrganization } = config.limits;
      const projects = await listProjects(db, organizationId);
      return {
        limits: {
          eventsPerMinute,
          requestsPerMinute,
          servicesPerProject,
          serviceEventsPerMinute,
          manifestBytes,
          streamsPerOrganization,
        },
        usage: {
          projects: await Promise.all(
            projects.map(async ({ id, name, slug }) => ({
              id,
              name,
              slug,
              sdkKeys: (await listSdkKeys(db, organizationId, id)).filter(({ revokedAt }) => revokedAt === null).length,
              services: await countCalledServices(db, organizationId, id),
            })),
          ),
        },
        retention: {
          eventsDays: config.retentionEventsDays,
          auditDays: config.retentionAuditDays,
          changesDays: CHANGE_MARKERS_KEPT_DAYS,
          streamDays: CHANGES_KEPT_MS / DAY_MS,
        },
      };
    },
  }),
];
