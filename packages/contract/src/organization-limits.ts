import { Type } from 'typebox';
import type { Static } from 'typebox';
import { ProjectName, exactly } from './words.ts';

const bound = Type.Integer();
const days = Type.Integer({ description: 'Days.' });

/** Bounds of the server, what the organization uses of them, and for how long data is kept. */
export const OrganizationLimits = exactly({
  limits: exactly({
    eventsPerMinute: bound,
    requestsPerMinute: bound,
    servicesPerProject: bound,
    serviceEventsPerMinute: bound,
    manifestBytes: bound,
    streamsPerOrganization: bound,
  }),
  usage: exactly({
    projects: Type.Array(
      exactly({
        ...ProjectName.properties,
        sdkKeys: Type.Integer({ description: 'SDK keys that are not revoked.' }),
        services: Type.Integer({ description: 'Services that calls were reported to.' }),
      }),
    ),
  }),
  retention: exactly({ eventsDays: days, auditDays: days, changesDays: days, streamDays: days }),
});
export type OrganizationLimits = Static<typeof OrganizationLimits>;
