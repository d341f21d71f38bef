import { ManifestsAnswer, PutManifests } from '@upriver/contract';
import { Type } from 'typebox';
import { route } from '../route.ts';
import { getProject } from './projects.ts';

export const manifestRoutes = [
  route({
    method: 'PUT',
    path: '/api/v1/projects/:id/manifests',
    access: 'write',
    tag: 'Projects',
    summary: 'Replaces the manifests, lockfiles and SBOMs of a project, and the links derived from them.',
    description:
      'A file that cannot be parsed is listed in `problems` and does not affect the others. An empty list removes all dependencies. All changes are made in one transaction. For more files than one request can hold, send an upload in parts.',
    params: Type.Object({ id: Type.String({ description: 'Identifier or slug of the project.' }) }),
    body: PutManifests,
    bodyExample: { manifests: [{ path: 'package.json', content: '{"dependencies":{"stripe":"^14.0.0"}}' }] },
    freeFields: ['content'],
    bodyBytesMax: (config) => config.limits.manifestBytes,
    // Bodies are large and reading takes turns: what waits stands in memory.
    requestsMax: (config) => config.limits.manifestUploads,
    requestsPerOrganizationMax: (config) => config.limits.manifestUploadsPerOrganization,
    status: 200,
    answer: ManifestsAnswer,
    errors: ['not_found', 'too_large', 'unavailable'],
    async handle({ database, linking, onOrganizationChanged }, { caller, params, body, record }) {
      const project = await getProject(database.kysely, caller.organizationId, params.id);
      const paths = body.manifests.map(({ path }) => path);
      const files = takeOut(body.manifests);
      const answer = await linking.putManifests(caller.organizationId, project.id, files, (db) =>
        record(db, 'manifests.replace', { subject: project, after: { paths } }),
      );
      onOrganizationChanged(caller.organizationId);
      return answer;
    },
  }),
];

/** Empties the list while its items are taken: their texts would otherwise stay until the answer. */
export function* takeOut<Item>(items: Item[]): Generator<Item> {
  for (let item = items.shift(); item !== undefined; item = items.shift()) yield item;
}
