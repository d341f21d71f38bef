import {
  FinishUpload,
  ManifestsAnswer,
  PutUploadPart,
  UPLOAD_BYTES_MAX,
  UPLOAD_FILES_MAX,
  Upload,
  UploadPart,
} from '@upriver/contract';
import type { PutManifests } from '@upriver/contract';
import { Type } from 'typebox';
import { toTimestamp } from '../../domain/clock.ts';
import { AppError, notFound } from '../../domain/errors.ts';
import { doInSteps } from '../../process/loop-turns.ts';
import type { LoopTurns } from '../../process/loop-turns.ts';
import { createIdentifier } from '../../process/random.ts';
import type { Queries } from '../../store/database.ts';
import {
  beginUpload,
  endUpload,
  findUpload,
  listUploadParts,
  putUploadPart,
  readUploadPart,
} from '../../store/dependencies/uploads.ts';
import type { KeptUpload, Upload as StoredUpload, UploadPart as StoredPart } from '../../store/dependencies/uploads.ts';
import { parseJson } from '../parse-json.ts';
import { route } from '../route.ts';
import { takeOut } from './manifests.ts';
import { getProject } from './projects.ts';

/** The largest upload takes half of it at a megabit per second. */
const KEPT_MINUTES = 60;
const UPLOADS_PER_ORGANIZATION = 50;
/** Two of the largest. */
const ORGANIZATION_BYTES_MAX = 2 * UPLOAD_BYTES_MAX;
/** Uploads that are finished at one moment: the texts of each stand in memory. */
const FINISHING_MAX = 2;
const MEGABYTE = 1024 * 1024;

const UploadParameters = Type.Object({
  id: Type.String({ description: 'Identifier or slug of the project.' }),
  upload: Type.String({ description: 'Identifier of the upload.' }),
});

export const uploadRoutes = [
  route({
    method: 'POST',
    path: '/api/v1/projects/:id/uploads',
    access: 'write',
    tag: 'Projects',
    summary: 'Begins an upload of manifests whose files come in parts.',
    description: `For more files than one request can hold. Send the parts, then finish the upload; until then the project does not change. An upload holds at most ${UPLOAD_FILES_MAX} files and ${UPLOAD_BYTES_MAX / MEGABYTE} MiB. It is dropped if it is not finished after ${KEPT_MINUTES} minutes. An organization can have ${UPLOADS_PER_ORGANIZATION} unfinished uploads, which hold at most ${ORGANIZATION_BYTES_MAX / MEGABYTE} MiB together.`,
    params: Type.Object({ id: Type.String({ description: 'Identifier or slug of the project.' }) }),
    status: 201,
    answer: Upload,
    errors: ['not_found', 'unprocessable'],
    async handle({ database }, { caller: { organizationId }, params, now }) {
      const { id: projectId } = await getProject(database.kysely, organizationId, params.id);
      const expiresAt = now + KEPT_MINUTES * 60_000;
      const upload = { id: createIdentifier('upl', now), organizationId, projectId, expiresAt, revision: 0 };
      if (!(await beginUpload(database, upload, UPLOADS_PER_ORGANIZATION, now)))
        throw new AppError(
          'unprocessable',
          `The organization has ${UPLOADS_PER_ORGANIZATION} unfinished uploads, which is the limit. Finish them, or wait until they are dropped.`,
        );
      return { id: upload.id, expiresAt: toTimestamp(expiresAt) };
    },
  }),
  route({
    method: 'PUT',
    path: '/api/v1/projects/:id/uploads/:upload/parts/:part',
    access: 'write',
    tag: 'Projects',
    summary: 'Sends one part of an upload.',
    description: 'A part that is sent again replaces the earlier one. Parts can be sent in any order.',
    params: Type.Object({
      ...UploadParameters.properties,
      part: Type.String({ pattern: '^[1-9][0-9]{0,2}$', description: 'Number of the part, from 1 to 999.' }),
    }),
    body: PutUploadPart,
    bodyExample: { manifests: [{ path: 'package.json', content: '{"dependencies":{"stripe":"^14.0.0"}}' }] },
    freeFields: ['content'],
    keepsBytes: true,
    bodyBytesMax: (config) => config.limits.manifestBytes,
    requestsMax: (config) => config.limits.manifestUploads,
    requestsPerOrganizationMax: (config) => config.limits.manifestUploadsPerOrganization,
    status: 200,
    answer: UploadPart,
    errors: ['not_found', 'too_large', 'unprocessable', 'unavailable'],
    async handle({ database }, { caller: { organizationId }, params, body, request, now }) {
      const project = await getProject(database.kysely, organizationId, params.id);
      const upload = await getUpload(database.kysely, organizationId, project.id, params.upload, now);
      const part = { part: Number(params.part), files: body.manifests.length };
      const bytes = request.bytes ?? new Uint8Array();
      const kept = await putUploadPart(database, upload, part, bytes, now, checkSize);
      if (kept === undefined) throw notFound('upload');
      return { files: kept.files, bytes: kept.bytes };
    },
  }),
  route({
    method: 'POST',
    path: '/api/v1/projects/:id/uploads/:upload/finish',
    access: 'write',
    tag: 'Projects',
    summary: 'Replaces the manifests of the project by those of an upload, and the links derived from them.',
    description:
      'All changes are made in one transaction. If two uploads of a project are finished, the one that was finished last applies. The upload is then over: finishing it again is answered with 404.',
    params: UploadParameters,
    body: FinishUpload,
    bodyExample: { parts: 2 },
    requestsMax: () => FINISHING_MAX,
    requestsPerOrganizationMax: () => 1,
    status: 200,
    answer: ManifestsAnswer,
    errors: ['not_found', 'conflict', 'unavailable'],
    async handle({ database, ingest, linking, onOrganizationChanged }, { caller, params, body, now, record }) {
      const { organizationId } = caller;
      const project = await getProject(database.kysely, organizationId, params.id);
      const upload = await getUpload(database.kysely, organizationId, project.id, params.upload, now);
      const parts = await listUploadParts(database.kysely, upload.id);
      checkWhole(parts, body.parts);
      const files = parts.reduce((sum, part) => sum + part.files, 0);
      const manifests = readFiles(database.kysely, upload, parts, ingest.turns);
      const answer = await linking.putManifests(organizationId, project.id, manifests, async (db) => {
        if (!(await endUpload(db, upload))) throw changedMeanwhile();
        await record(db, 'manifests.replace', {
          subject: project,
          after: { upload: upload.id, parts: parts.length, files },
        });
      });
      onOrganizationChanged(organizationId);
      return answer;
    },
  }),
];

async function getUpload(
  db: Queries,
  organizationId: string,
  projectId: string,
  id: string,
  now: number,
): Promise<StoredUpload> {
  const upload = await findUpload(db, { organizationId, projectId }, id, now);
  if (upload === undefined) throw notFound('upload');
  return upload;
}

/** @throws too_large, unprocessable */
function checkSize({ files, bytes, organizationBytes }: KeptUpload): void {
  if (files > UPLOAD_FILES_MAX || bytes > UPLOAD_BYTES_MAX)
    throw new AppError(
      'too_large',
      `An upload holds at most ${UPLOAD_FILES_MAX} files and ${UPLOAD_BYTES_MAX / MEGABYTE} MiB; this part was not kept.`,
    );
  if (organizationBytes > ORGANIZATION_BYTES_MAX)
    throw new AppError(
      'unprocessable',
      `Unfinished uploads of an organization hold at most ${ORGANIZATION_BYTES_MAX / MEGABYTE} MiB together; this part was not kept. Finish them, or wait until they are dropped.`,
    );
}

/** @throws conflict */
function checkWhole(parts: readonly StoredPart[], expected: number): void {
  const isWhole = parts.length === expected && parts.every(({ part }, index) => part === index + 1);
  if (isWhole) return;
  throw new AppError(
    'conflict',
    `The upload has ${parts.length} parts, and not the parts 1 to ${expected}; nothing was changed. Send the missing parts, and finish it again.`,
  );
}

function changedMeanwhile(): AppError {
  return new AppError(
    'conflict',
    'A part of the upload changed, or it was finished twice at once; nothing was changed.',
  );
}

/** Files of one part after the other. Bodies were checked when they came. */
async function* readFiles(
  db: Queries,
  { id, organizationId }: StoredUpload,
  parts: readonly StoredPart[],
  turns: LoopTurns,
): AsyncGenerator<PutManifests['manifests'][number]> {
  for (const { part } of parts) {
    const body = await readUploadPart(db, id, part);
    if (body === undefined) throw changedMeanwhile();
    await turns.next(organizationId);
    const { manifests } = (await doInSteps(parseJson(body), turns, organizationId)) as PutManifests;
    yield* takeOut(manifests);
  }
}
