import { MANIFEST_FILES_MAX } from '@upriver/contract/limits';
import type { ManifestsAnswer } from '@upriver/contract';
import { READING_LIMITS } from '@upriver/manifests';
import type { ManifestFile } from '@upriver/manifests';
import { ApiError, connect } from './api.ts';
import type { CommandContext } from './command.ts';

/**
 * Replaces the manifests of a project. An upload is all or nothing: one that the server would not read whole is not sent.
 * @throws ApiError when it is too large, or when there is no such project, with what to do
 */
export async function putManifests(
  context: CommandContext,
  project: string,
  manifests: readonly ManifestFile[],
): Promise<ManifestsAnswer> {
  checkSize(manifests);
  try {
    return await connect(context).request<ManifestsAnswer>(
      'PUT',
      `/api/v1/projects/${encodeURIComponent(project)}/manifests`,
      { manifests },
    );
  } catch (error) {
    if (!(error instanceof ApiError) || error.code !== 'not_found') throw error;
    throw new ApiError(`there is no project "${project}"; create it with: upriver project create ${project}`, {
      cause: error,
      isFinal: true,
    });
  }
}

function checkSize(manifests: readonly ManifestFile[]): void {
  const bytes = manifests.reduce((sum, { content }) => sum + Buffer.byteLength(content), 0);
  if (manifests.length <= MANIFEST_FILES_MAX && bytes <= READING_LIMITS.totalBytesMax) return;
  const megabytes = (count: number): string => `${Math.ceil(count / 1024 / 1024)} MB`;
  throw new ApiError(
    `not uploaded: ${manifests.length} files of ${megabytes(bytes)} are more than one upload holds (${MANIFEST_FILES_MAX} files, ${megabytes(READING_LIMITS.totalBytesMax)}); scan and upload parts of the repository as projects of their own`,
    { isFinal: true },
  );
}
