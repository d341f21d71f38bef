import {
  CHANGE_AHEAD_SECONDS_MAX,
  CHANGE_MARKERS_KEPT_DAYS,
  CHANGE_MARKER_KINDS,
  ChangeMarker,
  CreateChangeMarker,
} from '@upriver/contract';
import type { ChangeMarkerKind } from '@upriver/contract';
import { Type } from 'typebox';
import { AppError, notFound } from '../../domain/errors.ts';
import { deriveIdentifier } from '../../domain/identifiers.ts';
import { DAY_MS } from '../../domain/time.ts';
import { createIdentifier } from '../../process/random.ts';
import type { Queries } from '../../store/database.ts';
import { deleteChangeMarker, listChangeMarkers } from '../../store/evidence/change-markers.ts';
import type { ChangeMarkerFilter, StoredChangeMarker } from '../../store/evidence/change-markers.ts';
import { CHANGE_MARKERS_PER_DAY_MAX, recordChangeMarker } from '../../store/evidence/record-change-marker.ts';
import { listProjects } from '../../store/organizations/projects.ts';
import type { Project } from '../../store/organizations/projects.ts';
import { toChangeMarker } from '../change-marker-answer.ts';
import { MOMENT, invalid, momentParameter, readMoment } from '../moments.ts';
import { PAGE_LIMIT_MAX, nextLink, pageParameters, readPage } from '../paging.ts';
import { recordAtEnd } from '../audit.ts';
import { route } from '../route.ts';
import type { HandlerInput } from '../route.ts';
import { getProject } from './projects.ts';
import { readProjectFilter } from './services.ts';

const DEFAULT_DAYS = 30;
const KINDS = CHANGE_MARKER_KINDS.join('|');

const ProjectParameter = Type.Object({ id: Type.String({ description: 'Identifier or slug of the project.' }) });

const rangeParameters = {
  from: momentParameter(`Start of the range; ${DEFAULT_DAYS} days before its end by default.`),
  to: momentParameter(`End of the range (exclusive). Default: ${CHANGE_AHEAD_SECONDS_MAX / 60} minutes from now.`),
  kinds: Type.Optional(
    Type.String({
      pattern: `^(?:${KINDS})(?:,(?:${KINDS}))*$`,
      description: `Only these kinds of change, comma-separated: ${CHANGE_MARKER_KINDS.join(', ')}.`,
      examples: ['deployment,flag'],
    }),
  ),
  ...pageParameters,
};
const LIST_DESCRIPTION = `Telemetry, verdicts and the ledger accept the same range. A response contains up to ${PAGE_LIMIT_MAX} changes; the \`Link\` header contains the URL of the next page.`;

export const changeMarkerRoutes = [
  route({
    method: 'GET',
    path: '/api/v1/changes',
    access: 'read',
    tag: 'Changes',
    summary:
      'Lists the changes of the organization within a range: deployments, configuration, flags and keys, newest first.',
    description: LIST_DESCRIPTION,
    query: Type.Object({
      project: Type.Optional(
        Type.String({
          description: 'Identifier or slug of a project. The list contains its changes and those for all projects.',
        }),
      ),
      ...rangeParameters,
    }),
    status: 200,
    answer: Type.Array(ChangeMarker),
    errors: ['not_found'],
    async handle({ database }, input) {
      const projectId = await readProjectFilter(database.kysely, input.caller.organizationId, input.query.project);
      return answerList(database.kysely, input, projectId);
    },
  }),
  route({
    method: 'GET',
    path: '/api/v1/projects/:id/changes',
    access: 'read',
    tag: 'Changes',
    summary: 'Lists the changes of a project within a range, including those for all projects, newest first.',
    description: LIST_DESCRIPTION,
    params: ProjectParameter,
    query: Type.Object(rangeParameters),
    status: 200,
    answer: Type.Array(ChangeMarker),
    errors: ['not_found'],
    async handle({ database }, input) {
      const project = await getProject(database.kysely, input.caller.organizationId, input.params.id);
      return answerList(database.kysely, input, project.id);
    },
  }),
  route({
    method: 'POST',
    path: '/api/v1/projects/:id/changes',
    access: 'write',
    tag: 'Changes',
    summary: 'Reports a change of the project, as evidence if calls begin to fail.',
    description: `A second report with the same \`id\` records nothing and returns the first one. An organization can report 10,000 changes within 24 hours.`,
    params: ProjectParameter,
    body: CreateChangeMarker,
    bodyExample: { kind: 'deployment', name: 'web@4f2a91c', environment: 'production', id: 'deploy-8812' },
    status: 201,
    answer: ChangeMarker,
    errors: ['not_found', 'rate_limited'],
    async handle({ database, onChange }, { caller, params, body, now, record }) {
      const { organizationId } = caller;
      const project = await getProject(database.kysely, organizationId, params.id);
      const reported: StoredChangeMarker = {
        id:
          body.id === undefined
            ? createIdentifier('chg', now)
            : deriveIdentifier('chg', organizationId, project.id, 'api', body.id),
        organizationId,
        projectId: project.id,
        kind: body.kind,
        at: readAt(body.at, now),
        name: body.name?.trim() ?? null,
        environment: body.environment?.trim() ?? null,
        description: body.description?.trim() ?? null,
        actor: body.actor?.trim() ?? null,
        url: body.url ?? null,
        source: 'api',
        precision: 0,
        recordedAt: now,
      };
      const recorded = recordAtEnd(database, (db) =>
        record(db, 'change.report', { subject: reported, after: { project: project.slug, kind: reported.kind } }),
      );
      const marker = await recordChangeMarker(recorded, reported);
      if (marker === undefined) throw tooManyChanges();
      onChange();
      return toChangeMarker(marker, new Map([[project.id, project]]));
    },
  }),
  route({
    method: 'DELETE',
    path: '/api/v1/changes/:id',
    access: 'write',
    tag: 'Changes',
    summary: 'Deletes a change that was reported by mistake.',
    params: Type.Object({ id: Type.String({ description: 'Identifier of the change.' }) }),
    status: 204,
    answer: null,
    errors: ['not_found'],
    async handle({ database }, { caller, params, record }) {
      await database.transaction(async (db) => {
        if (!(await deleteChangeMarker(db, caller.organizationId, params.id))) throw notFound('change');
        await record(db, 'change.delete', { subject: params });
      });
    },
  }),
];

type ListQuery = {
  readonly from?: string;
  readonly to?: string;
  readonly kinds?: string;
  readonly limit?: string;
  readonly cursor?: string;
};

async function answerList(
  db: Queries,
  { caller, query, now, request, reply }: Omit<HandlerInput<unknown, ListQuery, unknown>, 'params' | 'body'>,
  projectId: string | undefined,
): Promise<ChangeMarker[]> {
  const { limit = PAGE_LIMIT_MAX, after } = readPage(query, ['integer', 'id']);
  const rows = await listChangeMarkers(
    db,
    caller.organizationId,
    { ...readRange(query, now), ...(projectId === undefined ? {} : { projectId }) },
    { after, limit: limit + 1 },
  );
  const shown = rows.slice(0, limit);
  const last = shown.at(-1);
  if (rows.length > limit && last !== undefined) reply.header('link', nextLink(request.url, [last.at, last.id]));
  const projects = new Map<string, Project>(
    (await listProjects(db, caller.organizationId)).map((project) => [project.id, project]),
  );
  return shown.map((row) => toChangeMarker(row, projects));
}

/** @throws invalid_request for a range that ends before it begins */
function readRange(query: ListQuery, now: number): Pick<ChangeMarkerFilter, 'from' | 'to' | 'kinds'> {
  const to = query.to === undefined ? now + CHANGE_AHEAD_SECONDS_MAX * 1000 + 1 : readMoment(query.to, 'query.to');
  const from = query.from === undefined ? to - DEFAULT_DAYS * DAY_MS : readMoment(query.from, 'query.from');
  if (from >= to) throw invalid('query.from', 'must be before query.to');
  return {
    from,
    to,
    // Safe: the pattern admits these words only.
    ...(query.kinds === undefined ? {} : { kinds: query.kinds.split(',') as ChangeMarkerKind[] }),
  };
}

/** @throws invalid_request for what is no moment, too long ago or in the future */
function readAt(given: string | undefined, now: number): number {
  if (given === undefined) return now;
  if (!MOMENT.test(given)) throw invalid('body.at', 'must be ISO 8601 with a zone, such as 2026-11-21T14:03:00Z');
  const at = readMoment(given, 'body.at');
  if (at > now + CHANGE_AHEAD_SECONDS_MAX * 1000)
    throw invalid(
      'body.at',
      `must be at most ${CHANGE_AHEAD_SECONDS_MAX / 60} minutes from now: report a change when it happens`,
    );
  if (at < now - CHANGE_MARKERS_KEPT_DAYS * DAY_MS)
    throw invalid('body.at', `must be at most ${CHANGE_MARKERS_KEPT_DAYS} days ago: older changes are not kept`);
  return at;
}

/** The organization has reported as many as it may. */
export function tooManyChanges(): AppError {
  return new AppError(
    'rate_limited',
    `The organization has reported ${CHANGE_MARKERS_PER_DAY_MAX.toLocaleString('en')} changes within 24 hours, which is the limit.`,
    { retryAfterSeconds: 3600 },
  );
}
