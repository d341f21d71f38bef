// Uploads whose files come in several requests. Their parts are kept as they came and change nothing until the upload is finished.
import { promisify } from 'node:util';
import { zstdCompress, zstdDecompress } from 'node:zlib';
import type { Database, Queries, Writing } from '../database.ts';
import type { ProjectKey } from './package-links.ts';
import { lockOrganization } from '../organizations/organizations.ts';

/** An upload that is not finished. */
export interface Upload extends ProjectKey {
  readonly id: string;
  readonly expiresAt: number;
  /** Counts the parts that were put, also those that took the place of another. */
  readonly revision: number;
}

/** Files of one part or of several, and the bytes of their bodies as they came. */
export interface UploadSize {
  readonly files: number;
  readonly bytes: number;
}

/** A part of an upload, which has a number from 1. */
export interface UploadPart extends UploadSize {
  readonly part: number;
}

/** What is kept of an upload, and bytes of all unfinished uploads of its organization. */
export interface KeptUpload extends UploadSize {
  readonly organizationBytes: number;
}

const compress = promisify(zstdCompress);
const decompress = promisify(zstdDecompress);

/**
 * Begins an upload, if its organization has not as many as it may have that are neither finished nor expired.
 * @returns false if it has
 */
export async function beginUpload(database: Database, upload: Upload, most: number, now: number): Promise<boolean> {
  const { id, organizationId, projectId, expiresAt } = upload;
  return database.transaction(async (db) => {
    await lockOrganization(db, database, organizationId);
    if ((await unfinished(db, organizationId, now).execute()).length >= most) return false;
    await db
      .insertInto('uploads')
      .values({ id, organization_id: organizationId, project_id: projectId, revision: 0, expires_at: expiresAt })
      .execute();
    return true;
  });
}

/** An upload of a project that has not expired. */
export async function findUpload(db: Queries, key: ProjectKey, id: string, now: number): Promise<Upload | undefined> {
  const row = await unfinished(db, key.organizationId, now)
    .select(['revision', 'expires_at'])
    .where('project_id', '=', key.projectId)
    .where('id', '=', id)
    .executeTakeFirst();
  return row && { ...key, id, revision: row.revision, expiresAt: row.expires_at };
}

/**
 * Keeps a part of an upload, in the place of one with the same number.
 * @param body the request as it came
 * @param check throws when what is kept with the part is too much: then the part is not kept
 * @returns undefined when there is no such upload any more
 */
export async function putUploadPart(
  database: Database,
  { id, organizationId }: Upload,
  { part, files }: { readonly part: number; readonly files: number },
  body: Uint8Array,
  now: number,
  check: (kept: KeptUpload) => void,
): Promise<KeptUpload | undefined> {
  const row = { files, bytes: body.byteLength, content: await compress(body) };
  return database.transaction(async (db) => {
    const uploads = unfinished(db, organizationId, now).orderBy('id');
    // Uploads of one organization wait for each other, so that their bytes are counted together.
    const ids = await (database.dialect === 'postgres' ? uploads.forUpdate() : uploads).execute();
    if (!ids.some((one) => one.id === id)) return undefined;
    await db
      .updateTable('uploads')
      .set((value) => ({ revision: value('revision', '+', 1) }))
      .where('id', '=', id)
      .execute();
    await db
      .insertInto('upload_parts')
      .values({ upload_id: id, part, ...row })
      .onConflict((conflict) => conflict.columns(['upload_id', 'part']).doUpdateSet(row))
      .execute();
    const parts = await db
      .selectFrom('upload_parts')
      .select(['upload_id', 'files', 'bytes'])
      .where(
        'upload_id',
        'in',
        ids.map((one) => one.id),
      )
      .execute();
    const own = parts.filter((one) => one.upload_id === id);
    const kept = { ...sizeOf(own), organizationBytes: sizeOf(parts).bytes };
    check(kept);
    return kept;
  });
}

/** Parts of an upload, by their numbers. */
export async function listUploadParts(db: Queries, uploadId: string): Promise<UploadPart[]> {
  return db
    .selectFrom('upload_parts')
    .select(['part', 'files', 'bytes'])
    .where('upload_id', '=', uploadId)
    .orderBy('part')
    .execute();
}

/** The body of a part as it came; undefined when its upload is over. */
export async function readUploadPart(db: Queries, uploadId: string, part: number): Promise<Buffer | undefined> {
  const row = await db
    .selectFrom('upload_parts')
    .select('content')
    .where('upload_id', '=', uploadId)
    .where('part', '=', part)
    .executeTakeFirst();
  return row && decompress(row.content);
}

/**
 * Ends an upload, in the transaction in which its files become the project's. Its parts are deleted later: they may be large.
 * @returns false when it is over already, or when another part was put since it was found
 */
export async function endUpload(db: Writing, { id, organizationId, revision }: Upload): Promise<boolean> {
  const { numDeletedRows } = await db
    .deleteFrom('uploads')
    .where('id', '=', id)
    .where('organization_id', '=', organizationId)
    .where('revision', '=', revision)
    .executeTakeFirst();
  return numDeletedRows > 0n;
}

/** Deletes uploads that have expired, and one part whose upload is over. @returns how many rows */
export async function expireUploads(db: Queries, now: number): Promise<number> {
  const { numDeletedRows: expired } = await db.deleteFrom('uploads').where('expires_at', '<=', now).executeTakeFirst();
  const past = await db
    .selectFrom('upload_parts')
    .select(['upload_id', 'part'])
    .where('upload_id', 'not in', db.selectFrom('uploads').select('id'))
    .limit(1)
    .executeTakeFirst();
  if (past === undefined) return Number(expired);
  await db.deleteFrom('upload_parts').where('upload_id', '=', past.upload_id).where('part', '=', past.part).execute();
  return Number(expired) + 1;
}

function unfinished(db: Queries, organizationId: string, now: number) {
  return db
    .selectFrom('uploads')
    .select('id')
    .where('organization_id', '=', organizationId)
    .where('expires_at', '>', now);
}

function sizeOf(parts: readonly UploadSize[]): UploadSize {
  return {
    files: parts.reduce((sum, { files }) => sum + files, 0),
    bytes: parts.reduce((sum, { bytes }) => sum + bytes, 0),
  };
}
