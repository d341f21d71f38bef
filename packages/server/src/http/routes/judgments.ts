import { Judgment, PutJudgment } from '@upriver/contract';
import { judgedFault } from '@upriver/detection';
import type { Episode, Judged } from '@upriver/detection';
import { Type } from 'typebox';
import { findEpisode } from '../../detection/read-ledger.ts';
import { notFound } from '../../domain/errors.ts';
import type { Queries } from '../../store/database.ts';
import { findImpairment } from '../../store/detection/detectors.ts';
import type { StoredImpairment } from '../../store/detection/detectors.ts';
import { deleteJudgments, listJudgments, putJudgment } from '../../store/detection/judgments.ts';
import type { StoredJudgment } from '../../store/detection/judgments.ts';
import { listProjects } from '../../store/organizations/projects.ts';
import { listVisibleSummaries } from '../../store/services/services.ts';
import { toJudgment } from '../judgment-answer.ts';
import { invalid } from '../moments.ts';
import { PAGE_LIMIT_MAX, nextLink, pageParameters, readPage } from '../paging.ts';
import { callerName, route } from '../route.ts';
import { getService } from './services.ts';

const EpisodeParameter = Type.Object({
  id: Type.String({ description: 'Identifier of an episode in the ledger.' }),
});

export const judgmentRoutes = [
  route({
    method: 'GET',
    path: '/api/v1/judgments',
    access: 'read',
    tag: 'Verdicts',
    summary: 'Lists what people said of answers, newest first.',
    description: `A response contains up to ${PAGE_LIMIT_MAX} judgments; the \`Link\` header contains the URL of the next page.`,
    query: Type.Object({
      service: Type.Optional(Type.String({ description: 'Identifier or slug of a service.' })),
      ...pageParameters,
    }),
    status: 200,
    answer: Type.Array(Judgment),
    errors: ['not_found'],
    async handle({ database }, { caller, query, request, reply }) {
      const db = database.kysely;
      const { organizationId } = caller;
      const { limit = PAGE_LIMIT_MAX, after } = readPage(query, ['integer', 'id']);
      const serviceId =
        query.service === undefined ? undefined : (await getService(db, organizationId, query.service)).id;
      const rows = await listJudgments(db, organizationId, { serviceId, after, limit: limit + 1 });
      const shown = rows.slice(0, limit);
      const last = shown.at(-1);
      if (rows.length > limit && last !== undefined)
        reply.header('link', nextLink(request.url, [last.at, last.impairmentId]));
      return toAnswers(db, organizationId, shown);
    },
  }),
  route({
    method: 'POST',
    path: '/api/v1/episodes/:id/judgment',
    access: 'write',
    tag: 'Verdicts',
    summary:
      'Records whether the answer to an episode was right, and what the cause was. Replaces an earlier judgment.',
    description:
      'The ledger counts the episode by the judgment. The server learns from judgments how frequent each cause is in this organization.',
    params: EpisodeParameter,
    body: PutJudgment,
    bodyExample: { was: 'wrong', cause: 'network', by: 'jo@acme.com', note: 'The proxy had no file descriptors left' },
    status: 200,
    answer: Judgment,
    errors: ['not_found'],
    async handle({ database }, { caller, params, body, now, record }) {
      const db = database.kysely;
      const { organizationId } = caller;
      const { impairment, episode } = await getEpisode(db, organizationId, params.id, now);
      const said: Judged = {
        was: body.was,
        judged: { fault: episode.fault, cause: episode.answer?.cause?.cause ?? null },
        cause: body.cause ?? null,
        by: body.by?.trim() ?? callerName(caller),
        at: now,
        note: body.note?.trim() ?? null,
      };
      refuseContradiction(said);
      const { projectId, serviceId } = impairment;
      const judgment: StoredJudgment = { ...said, impairmentId: episode.id, organizationId, projectId, serviceId };
      await database.transaction(async (writing) => {
        await putJudgment(writing, judgment);
        await record(writing, 'judgment.put', { subject: episode, after: toJudgment(judgment) });
      });
      const [answer] = await toAnswers(db, organizationId, [judgment]);
      // Deleted since it was found.
      if (answer === undefined) throw notFound('episode');
      return answer;
    },
  }),
  route({
    method: 'DELETE',
    path: '/api/v1/episodes/:id/judgment',
    access: 'write',
    tag: 'Verdicts',
    summary: 'Deletes the judgment of an episode.',
    params: EpisodeParameter,
    status: 204,
    answer: null,
    errors: ['not_found'],
    async handle({ database }, { caller, params, now, record }) {
      const { organizationId } = caller;
      const { episode } = await getEpisode(database.kysely, organizationId, params.id, now);
      await database.transaction(async (db) => {
        if (!(await deleteJudgments(db, organizationId, episode.impairmentIds))) throw notFound('judgment');
        await record(db, 'judgment.delete', { subject: episode });
      });
    },
  }),
];

/** @throws not_found */
async function getEpisode(
  db: Queries,
  organizationId: string,
  id: string,
  now: number,
): Promise<{ readonly impairment: StoredImpairment; readonly episode: Episode }> {
  const impairment = await findImpairment(db, organizationId, id);
  const episode = impairment && (await findEpisode(db, impairment, now));
  if (impairment === undefined || episode === undefined) throw notFound('episode');
  return { impairment, episode };
}

/** @throws invalid_request for a cause that says the opposite of `was` */
function refuseContradiction({ was, judged, cause }: Judged): void {
  if (cause === null || judged.fault === 'undecided') return;
  if (was === 'wrong' && cause === judged.cause)
    throw invalid('body.cause', `must be another cause: the answer was already \`${cause}\`, so it was right`);
  if (was === 'right' && judgedFault({ was, judged, cause }) !== judged.fault)
    throw invalid(
      'body.cause',
      `must be a cause on the side that the answer named (\`${judged.fault}\`); if it was \`${cause}\`, the answer was wrong`,
    );
}

/** Judgments of what still exists. */
async function toAnswers(
  db: Queries,
  organizationId: string,
  judgments: readonly StoredJudgment[],
): Promise<Judgment[]> {
  const projects = new Map((await listProjects(db, organizationId)).map((project) => [project.id, project]));
  const judged = await listVisibleSummaries(
    db,
    organizationId,
    judgments.map(({ serviceId }) => serviceId),
  );
  const services = new Map(judged.map((service) => [service.id, service]));
  return judgments.flatMap((judgment) => {
    const project = projects.get(judgment.projectId);
    const service = services.get(judgment.serviceId);
    if (project === undefined || service === undefined) return [];
    return {
      episode: judgment.impairmentId,
      service: { id: service.id, name: service.name, slug: service.slug },
      project: { id: project.id, name: project.name, slug: project.slug },
      ...toJudgment(judgment),
    };
  });
}
