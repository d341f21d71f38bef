import { hash } from 'node:crypto';
import { promisify } from 'node:util';
import { zstdCompress, zstdCompressSync, zstdDecompress } from 'node:zlib';
import { deriveIdentifier } from '../../domain/identifiers.ts';
import type { Database, Queries, Writing } from '../database.ts';
import type { PageDocumentTable } from '../schema/history.ts';
import type { Tables } from '../schema/tables.ts';
import { findObservationPoint } from '../history/observation-log.ts';
import { prepare } from '../prepared.ts';
import { DAY_MS } from '../../domain/time.ts';

/**
 * What is kept of one service at most; the oldest go first. A busy incident leaves some hundred kilobytes in some ten documents; the
 * number is for pages that fail in another way at every check.
 */
const DOCUMENT_BOUNDS: DocumentBounds = { bytes: 8 * 1024 * 1024, documents: 2000 };
/** The bytes of a service's documents are added up after so many new ones: it takes milliseconds where many are kept. */
const ADDED_UP_EVERY = 32;
/** They are added up at once for one that is larger than this share of the bound, which small ones can exceed by a sixteenth in between. */
const LARGE_SHARE = 1 / 512;
/** What goes below a bound that is exceeded, so that it is not exceeded again by the next document. */
const ROOM_SHARE = 1 / 32;
/** Documents are kept while an incident is open that they report, and for so long after. */
export const DOCUMENTS_KEPT_MS = 90 * DAY_MS;

const compressElsewhere = promisify(zstdCompress);
const decompress = promisify(zstdDecompress);

/** Shorter texts are compressed at once, within a millisecond: handing one to another thread takes four times as long as compressing it. */
const COMPRESSED_AT_ONCE_MAX = 100_000;

async function compress(text: string): Promise<Buffer> {
  return text.length <= COMPRESSED_AT_ONCE_MAX ? zstdCompressSync(text) : compressElsewhere(text);
}

export interface DocumentBounds {
  /** Compressed. */
  readonly bytes: number;
  readonly documents: number;
}

export interface FetchedDocument {
  readonly key: string;
  readonly url: string;
  readonly contentType: string;
  readonly text: string;
}

/** What was read from documents. */
export interface DocumentReading {
  /** Since when the page reads like this: a document that was kept before that stood behind another report. */
  readonly since: number;
  /** Of the observation; null when nothing could be read. */
  readonly digest: string | null;
  /** Why nothing could be read. */
  readonly reason: string | null;
}

/** Keeps the documents of one check; without any, because nothing has changed, what was kept is seen once more. */
export async function keepEvidence(
  db: Writing,
  serviceId: string,
  documents: readonly FetchedDocument[],
  reading: DocumentReading,
  at: number,
): Promise<void> {
  if (documents.length === 0) await seeDocumentsAgain(db, serviceId, at);
  else await keepDocuments(db, serviceId, documents, reading, at);
}

/**
 * Keeps the documents of one check. One whose reading is that of the check before costs nothing: the same bytes are only seen
 * again, and bytes that changed without saying anything else are not kept.
 */
export async function keepDocuments(
  db: Writing,
  serviceId: string,
  documents: readonly FetchedDocument[],
  reading: DocumentReading,
  at: number,
  bounds = DOCUMENT_BOUNDS,
): Promise<void> {
  const { since, reason } = reading;
  for (const document of documents) {
    const digest = hash('sha256', document.text, 'base64url');
    const [last] = await selectLast(db, { serviceId, document: document.key });
    const isSameReading =
      last !== undefined && last.last_at >= since && last.reading === reading.digest && last.reason === reason;
    if (isSameReading) {
      if (last.digest === digest && last.last_at < at)
        await db.updateTable('page_documents').set({ last_at: at }).where('id', '=', last.id).execute();
      continue;
    }
    const content = await compress(document.text);
    if (content.byteLength > bounds.bytes) continue;
    const row = {
      id: deriveIdentifier('doc', serviceId, document.key, String(at)),
      service_id: serviceId,
      document: document.key,
      url: document.url,
      content_type: document.contentType,
      digest,
      reading: reading.digest,
      reason,
      first_at: at,
      last_at: at,
    };
    await insertDocument(db, row, content, Buffer.byteLength(document.text));
    await dropOldest(db, serviceId, bounds, content.byteLength);
  }
}

/** A check was answered that nothing has changed: what was kept of the page's present report was seen once more. */
export async function seeDocumentsAgain(db: Queries, serviceId: string, at: number): Promise<void> {
  const present = db
    .selectFrom('observations')
    .where('observations.service_id', '=', serviceId)
    .where('observations.at', '<=', at)
    .orderBy('observations.at', 'desc')
    .limit(1);
  await db
    .updateTable('page_documents')
    .set({ last_at: at })
    .where('service_id', '=', serviceId)
    .where('reading', '=', present.select('observations.digest'))
    .where('last_at', '>=', present.select('observations.at'))
    .where('last_at', '<', at)
    .execute();
}

/** A document as the page served it, from the first to the last check that found it so. */
export interface StoredDocument {
  readonly id: string;
  /** The adapter's name for it. */
  readonly document: string;
  readonly url: string;
  readonly contentType: string;
  readonly textBytes: number;
  readonly firstAt: number;
  readonly lastAt: number;
  /** Digest of the observation that was read from it; null where it could not be read. */
  readonly reading: string | null;
  /** Why it could not be read. */
  readonly reason: string | null;
}

/** Documents that were kept of a service, newest first. */
export async function listDocuments(
  db: Queries,
  serviceId: string,
  page: { readonly after?: { readonly firstAt: number; readonly id: string } | undefined; readonly limit: number },
): Promise<StoredDocument[]> {
  const { after } = page;
  let query = selectDocuments(db, serviceId)
    .orderBy('page_documents.first_at', 'desc')
    .orderBy('page_documents.id')
    .limit(page.limit);
  if (after !== undefined)
    query = query.where((where) =>
      where.or([
        where('page_documents.first_at', '<', after.firstAt),
        where.and([where('page_documents.first_at', '=', after.firstAt), where('page_documents.id', '>', after.id)]),
      ]),
    );
  return query.execute();
}

/** What stood behind what the page reported at a moment: of each document the last one until then, where any was kept for it. */
export async function listDocumentsAt(db: Queries, serviceId: string, at: number): Promise<StoredDocument[]> {
  const point = await findObservationPoint(db, serviceId, at);
  const rows = await selectDocuments(db, serviceId)
    .where('page_documents.first_at', '<=', at)
    // Older ones report what the page had stopped saying by then.
    .where('page_documents.last_at', '>=', point?.at ?? 0)
    .orderBy('page_documents.first_at', 'desc')
    .orderBy('page_documents.id')
    .execute();
  const names = new Set<string>();
  return rows.filter(({ document }) => !names.has(document) && names.add(document));
}

/** One kept document with its text. */
export async function findDocument(
  db: Queries,
  serviceId: string,
  id: string,
): Promise<{ readonly text: string } | undefined> {
  const row = await db
    .selectFrom('page_documents')
    .innerJoin('document_contents', 'document_contents.digest', 'page_documents.digest')
    .select('document_contents.content')
    .where('page_documents.service_id', '=', serviceId)
    .where('page_documents.id', '=', id)
    .executeTakeFirst();
  return row === undefined ? undefined : { text: (await decompress(row.content)).toString() };
}

/** Forgets documents whose time is over, at most `limit` of them; returns how many went. */
export async function expireDocuments(database: Database, now: number, limit: number): Promise<number> {
  const cutoff = now - DOCUMENTS_KEPT_MS;
  const rows = await database.kysely
    .selectFrom('page_documents as document')
    .select('document.id')
    .where('document.last_at', '<', cutoff)
    .where((where) =>
      where.not(
        where.exists(
          where
            .selectFrom('incidents')
            .select('incidents.id')
            .whereRef('incidents.service_id', '=', 'document.service_id')
            .where('incidents.kind', '=', 'incident')
            .whereRef('incidents.first_seen_at', '<=', 'document.last_at')
            .where((open) =>
              open.or([open('incidents.resolved_at', 'is', null), open('incidents.resolved_at', '>=', cutoff)]),
            ),
        ),
      ),
    )
    .orderBy('document.last_at')
    .limit(limit)
    .execute();
  if (rows.length > 0)
    await database.transaction((db) =>
      deleteDocuments(
        db,
        rows.map(({ id }) => id),
      ),
    );
  return rows.length;
}

/** Forgets all documents of a service. */
export async function deleteDocumentsOf(db: Writing, serviceId: string): Promise<void> {
  const rows = await db.selectFrom('page_documents').select('id').where('service_id', '=', serviceId).execute();
  await deleteDocuments(
    db,
    rows.map(({ id }) => id),
  );
}

const selectLast = prepare((db, { serviceId, document }: { readonly serviceId: string; readonly document: string }) =>
  db
    .selectFrom('page_documents')
    .select(['id', 'digest', 'reading', 'reason', 'last_at'])
    .where('service_id', '=', serviceId)
    .where('document', '=', document)
    .orderBy('first_at', 'desc')
    .limit(1),
);

async function insertDocument(db: Writing, row: PageDocumentTable, content: Buffer, textBytes: number): Promise<void> {
  await insertContent(db, { digest: row.digest, content, text_bytes: textBytes, kept_bytes: content.byteLength });
  await insertRow(db, row);
}

const insertContent = prepare((db, row: Tables['document_contents']) =>
  db
    .insertInto('document_contents')
    .values(row)
    .onConflict((conflict) => conflict.column('digest').doNothing()),
);

const insertRow = prepare((db, row: PageDocumentTable) =>
  db
    .insertInto('page_documents')
    .values(row)
    .onConflict((conflict) => conflict.column('id').doNothing()),
);

/** @param added bytes of the newest document */
async function dropOldest(db: Writing, serviceId: string, bounds: DocumentBounds, added: number): Promise<void> {
  const documents = (await countDocuments(db, { serviceId }))[0]?.documents ?? 0;
  const isOver = documents > bounds.documents;
  const isAddedUp = documents % ADDED_UP_EVERY === 0 || added > bounds.bytes * LARGE_SHARE;
  // Documents with the same bytes count for each here, and once below.
  if (!isOver && !(isAddedUp && Number((await sumBytes(db, { serviceId }))[0]?.bytes ?? 0) > bounds.bytes)) return;
  const documentsMax = bounds.documents - Math.floor(bounds.documents * ROOM_SHARE);
  const bytesMax = bounds.bytes * (1 - ROOM_SHARE);
  const rows = await db
    .selectFrom('page_documents')
    .innerJoin('document_contents', 'document_contents.digest', 'page_documents.digest')
    .select(['page_documents.id', 'page_documents.digest', 'document_contents.kept_bytes'])
    .where('page_documents.service_id', '=', serviceId)
    .orderBy('page_documents.first_at', 'desc')
    .orderBy('page_documents.id')
    .execute();
  const counted = new Set<string>();
  let bytes = 0;
  const dropped = rows.filter((row, index) => {
    if (!counted.has(row.digest)) bytes += row.kept_bytes;
    counted.add(row.digest);
    return bytes > bytesMax || index >= documentsMax;
  });
  await deleteDocuments(
    db,
    dropped.map(({ id }) => id),
  );
}

const countDocuments = prepare((db, { serviceId }: { readonly serviceId: string }) =>
  db
    .selectFrom('page_documents')
    .select(({ fn }) => fn.countAll<number>().as('documents'))
    .where('service_id', '=', serviceId),
);

const sumBytes = prepare((db, { serviceId }: { readonly serviceId: string }) =>
  db
    .selectFrom('page_documents')
    .innerJoin('document_contents', 'document_contents.digest', 'page_documents.digest')
    .select(({ fn }) => fn.sum<number | string | null>('document_contents.kept_bytes').as('bytes'))
    .where('page_documents.service_id', '=', serviceId),
);

async function deleteDocuments(db: Writing, ids: readonly string[]): Promise<void> {
  for (const id of ids) {
    const gone = await db.deleteFrom('page_documents').where('id', '=', id).returning('digest').executeTakeFirst();
    if (gone === undefined) continue;
    await db
      .deleteFrom('document_contents')
      .where('digest', '=', gone.digest)
      .where((where) =>
        where.not(where.exists(db.selectFrom('page_documents').select('id').where('digest', '=', gone.digest))),
      )
      .execute();
  }
}

function selectDocuments(db: Queries, serviceId: string) {
  return db
    .selectFrom('page_documents')
    .innerJoin('document_contents', 'document_contents.digest', 'page_documents.digest')
    .select([
      'page_documents.id',
      'page_documents.document',
      'page_documents.url',
      'page_documents.content_type as contentType',
      'document_contents.text_bytes as textBytes',
      'page_documents.first_at as firstAt',
      'page_documents.last_at as lastAt',
      'page_documents.reading',
      'page_documents.reason',
    ])
    .where('page_documents.service_id', '=', serviceId);
}
