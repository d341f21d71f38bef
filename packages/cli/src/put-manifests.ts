import { setTimeout as delay } from 'node:timers/promises';
import { MANIFEST_FILES_MAX, UPLOAD_BYTES_MAX, UPLOAD_FILES_MAX } from '@upriver/contract/limits';
import type { ManifestsAnswer, Upload, UploadPart } from '@upriver/contract';
import type { ManifestFile } from '@upriver/manifests';
import { ApiError, connect } from './api.ts';
import type { Api } from './api.ts';
import type { CommandContext } from './command.ts';

/** Bytes of one request, unless a single file is larger. A server takes 64 MB unless it is set otherwise. */
const PART_BYTES_MAX = 16 * 1024 * 1024;
/** The server reads the largest upload within four minutes. */
const TIMEOUT_MS = 300_000;
/** A server that reads other uploads is asked again for five minutes. */
const ATTEMPTS_MAX = 60;
const PAUSE_SECONDS = 5;

/**
 * Replaces the manifests of a project, in one request or in parts that replace them together. An upload is all or nothing: one that the
 * server would not read whole is not sent.
 * @throws ApiError when it is too large, or when there is no such project, with what to do
 */
export async function putManifests(
  context: CommandContext,
  project: string,
  manifests: readonly ManifestFile[],
): Promise<ManifestsAnswer> {
  const parts = splitIntoParts(manifests);
  checkSize(parts);
  const api = connect(context);
  const path = `/api/v1/projects/${encodeURIComponent(project)}`;
  const [only, ...others] = parts;
  if (others.length > 0) return putInParts(context, api, project, path, parts);
  return inProject(project, askPatiently(api, 'PUT', `${path}/manifests`, { manifests: only?.manifests ?? [] }));
}

/** @param answer of a request that is refused with `not_found` only where there is no such project */
async function inProject<Data>(project: string, answer: Promise<Data>): Promise<Data> {
  try {
    return await answer;
  } catch (error) {
    if (!(error instanceof ApiError) || error.code !== 'not_found') throw error;
    throw new ApiError(`there is no project "${project}"; create it with: upriver project create ${project}`, {
      cause: error,
      isFinal: true,
    });
  }
}

interface Part {
  readonly manifests: ManifestFile[];
  /** As JSON. */
  bytes: number;
}

function splitIntoParts(manifests: readonly ManifestFile[]): Part[] {
  const parts: Part[] = [];
  for (const file of manifests) {
    const bytes = Buffer.byteLength(JSON.stringify(file)) + 1;
    const last = parts.at(-1);
    if (last !== undefined && last.manifests.length < MANIFEST_FILES_MAX && last.bytes + bytes <= PART_BYTES_MAX) {
      last.manifests.push(file);
      last.bytes += bytes;
    } else parts.push({ manifests: [file], bytes });
  }
  return parts;
}

/** @throws ApiError */
function checkSize(parts: readonly Part[]): void {
  const files = parts.reduce((sum, part) => sum + part.manifests.length, 0);
  const bytes = parts.reduce((sum, part) => sum + part.bytes, 0);
  if (files <= UPLOAD_FILES_MAX && bytes <= UPLOAD_BYTES_MAX) return;
  const megabytes = (count: number): string => `${Math.ceil(count / 1024 / 1024)} MB`;
  throw new ApiError(
    `not uploaded: ${files} files of ${megabytes(bytes)} are more than one upload holds (${UPLOAD_FILES_MAX} files, ${megabytes(UPLOAD_BYTES_MAX)}); scan and upload parts of the repository as projects of their own`,
    { isFinal: true },
  );
}

/** Nothing changes before the last request. An upload that is not finished is dropped by the server. */
async function putInParts(
  context: CommandContext,
  api: Api,
  project: string,
  path: string,
  parts: readonly Part[],
): Promise<ManifestsAnswer> {
  const { id } = await inProject(project, api.request<Upload>('POST', `${path}/uploads`));
  for (const [index, { manifests }] of parts.entries()) {
    const part = index + 1;
    const kept = await askPatiently<UploadPart>(api, 'PUT', `${path}/uploads/${id}/parts/${part}`, { manifests });
    context.error(`Sent part ${part} of ${parts.length}: ${kept.files} files so far.\n`);
  }
  return askPatiently(api, 'POST', `${path}/uploads/${id}/finish`, { parts: parts.length });
}

/** Asks again while the server says that it has too much to do, for which it has changed nothing. */
async function askPatiently<Data>(api: Api, method: string, path: string, body: unknown): Promise<Data> {
  for (let attempt = 1; ; attempt += 1)
    try {
      return await api.request<Data>(method, path, body, { timeoutMs: TIMEOUT_MS });
    } catch (error) {
      if (!(error instanceof ApiError) || error.code !== 'unavailable' || attempt === ATTEMPTS_MAX) throw error;
      await delay((error.retryAfterSeconds ?? PAUSE_SECONDS) * 1000);
    }
}
