import { Overview, exactly } from '@upriver/contract';
import { Type } from 'typebox';
import { readVerdicts } from '../../detection/read-verdicts.ts';
import { readDetectionSettings } from '../../detection/settings.ts';
import { readOverview } from '../overview.ts';
import { readQuietPages } from '../quiet-pages.ts';
import { route } from '../route.ts';
import { readProjectFilter } from './services.ts';

export const overviewRoutes = [
  route({
    method: 'GET',
    path: '/api/v1/overview',
    access: 'read',
    isShared: true,
    tag: 'Verdicts',
    summary:
      'Returns everything that a first look needs: verdicts of all services, and those that need attention with their last hour.',
    description:
      'One request for a dashboard. Services that need attention are impaired, report trouble that calls do not feel or cannot tell of, or cannot be told any more although calls or their page usually tell.',
    query: exactly({
      project: Type.Optional(Type.String({ description: 'Identifier or slug of a project.' })),
      environment: Type.Optional(Type.String({ examples: ['production'] })),
      region: Type.Optional(Type.String({ examples: ['eu-west-1'] })),
    }),
    status: 200,
    answer: Overview,
    errors: ['not_found'],
    async handle({ database, config, linking }, { caller, query, now }) {
      const { organizationId } = caller;
      const projectId = await readProjectFilter(database.kysely, organizationId, query.project);
      // All of them, whatever is filtered: the filters are chosen from what there is.
      const verdicts = await readVerdicts(database, { organizationId, now, settings: readDetectionSettings(config) });
      const ids = [...new Set(verdicts.map(({ service }) => service.id))];
      const quiet = await readQuietPages(database.kysely, linking, ids, organizationId, projectId);
      const filter = { projectId, environment: query.environment, region: query.region };
      return readOverview(database.kysely, { organizationId, now, verdicts, quiet, filter });
    },
  }),
];
