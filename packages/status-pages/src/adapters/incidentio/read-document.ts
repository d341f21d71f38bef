import type { Adapter, PageDocument } from '../../adapter.ts';
import { isRecord, parsePageJson, recordsAt } from '../../reading/json-value.ts';
import { observed, unreadable } from '../../reading/observed.ts';
import { readFirst } from '../../reading/single-document.ts';
import type { ReadDocument } from '../../reading/single-document.ts';
import { readStatuspageDocument } from '../statuspage/read-document.ts';
import { isPageData, readPageData } from './page-data.ts';
import { isWidget, readWidget } from './widget.ts';

/** A summary holds no more components, measured on a page of 62 (2026-08-18). `components.json` holds all. */
const SUMMARY_COMPONENTS_MAX = 25;

/** Whether a document is a summary that may lack components. */
export function isCutSummary({ url, text }: PageDocument): boolean {
  if (!new URL(url).pathname.endsWith('/summary.json')) return false;
  const parsed = parsePageJson(text);
  if (parsed.kind === 'unreadable' || !isRecord(parsed.value)) return false;
  return recordsAt(parsed.value, 'components').length === SUMMARY_COMPONENTS_MAX;
}

/** Reads a page, with all of its components where their list came too. */
export const readIncidentIo: Adapter['read'] = (documents, target, now) => {
  const page = readFirst(documents, target, now, readIncidentIoDocument);
  const list = documents.get('components');
  if (page.kind === 'unreadable' || list === undefined || documents.size === 1) return page;
  const whole = readIncidentIoDocument(list, target, now);
  if (whole.kind === 'unreadable' || whole.observation.components === undefined) return page;
  const { components, unknownStatuses = [] } = whole.observation;
  return observed(
    { ...page.observation, components },
    new Set([...(page.observation.unknownStatuses ?? []), ...unknownStatuses]),
  );
};

/** Reads any document of an incident.io page, distinguished by shape. */
const readIncidentIoDocument: ReadDocument = (document, target, now) => {
  const parsed = parsePageJson(document.text);
  if (parsed.kind === 'unreadable') {
    const isFeed = /^\s*<\?xml|^\s*<feed|^\s*<rss/.test(document.text);
    return isFeed ? readStatuspageDocument(document, target, now) : parsed;
  }
  if (isWidget(parsed.value)) return readWidget(parsed.value, document.url, now);
  if (isPageData(parsed.value)) return readPageData(parsed.value, document.url, now);
  const reading = readStatuspageDocument(document, target, now);
  return reading.kind === 'unreadable' ? unreadable('The JSON is not a document of incident.io.') : reading;
};
