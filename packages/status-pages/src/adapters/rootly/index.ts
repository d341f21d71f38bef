import type { Reading } from '../../observation.ts';
import { isListOfRecords, isRecord, recordAt, recordsAt, textAt, type JsonRecord } from '../../reading/json-value.ts';
import { observed } from '../../reading/observed.ts';
import { readStatus } from '../../reading/reported-status.ts';
import {
  createSingleDocumentAdapter,
  jsonMatches,
  jsonReader,
  type ReadContext,
} from '../../reading/single-document.ts';
import { resolvePath } from '../../reading/target-url.ts';
import { INDICATORS } from '../statuspage/read-document.ts';
import { readIncident } from '../statuspage/read-incident.ts';
import { isRootlyShape } from '../statuspage/shape.ts';

/** Characters of a page that are searched for its name, or for that of one of its parts. */
const HTML_LENGTH_MAX = 200_000;

/**
 * Rootly: the state of the page and its incidents, in the words of Statuspage but at an address of its own. Its services are only in
 * HTML, and are not read. Some of its pages are behind a challenge for browsers, which answers 403.
 */
export const rootly = createSingleDocumentAdapter({
  name: 'rootly',
  title: 'Rootly',
  isHostedByProvider: true,
  path: '/api/v1/status.json',
  readDocument: jsonReader('Rootly', isDocument, read),
  recognises: (document) => jsonMatches(document, isDocument),
  findDocuments: (html, pageUrl) =>
    /rootly|status-pages--v2--/i.test(html.slice(0, HTML_LENGTH_MAX))
      ? [resolvePath(pageUrl, '/api/v1/status.json')]
      : [],
});

function isDocument(value: unknown): value is JsonRecord {
  return isRecord(value) && isRootlyShape(value) && isListOfRecords(value['incidents']);
}

function read(value: JsonRecord, { now }: ReadContext): Reading {
  const unknownStatuses = new Set<string>();
  const status = recordAt(value, 'status') ?? {};
  return observed(
    {
      status: readStatus(INDICATORS, textAt(status, 'indicator'), unknownStatuses),
      rawStatus: textAt(status, 'description', 'indicator'),
      incidents: recordsAt(value, 'incidents').map((row) => readIncident(row, now, unknownStatuses)),
      listsAllUnresolved: true,
      pageName: textAt(recordAt(value, 'page') ?? {}, 'name'),
    },
    unknownStatuses,
  );
}
