import { parsePageJson } from '../../reading/json-value.ts';
import { unreadable } from '../../reading/observed.ts';
import type { ReadDocument } from '../../reading/single-document.ts';
import { readStatuspageDocument } from '../statuspage/read-document.ts';
import { isPageData, readPageData } from './page-data.ts';
import { isWidget, readWidget } from './widget.ts';

/** Reads any document of an incident.io page, distinguished by shape. */
export const readIncidentIoDocument: ReadDocument = (document, target, now) => {
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
