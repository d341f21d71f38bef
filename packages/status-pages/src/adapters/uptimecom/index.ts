import type { Reading } from '../../observation.ts';
import type { PageDocument } from '../../adapter.ts';
import { observed, unreadable } from '../../reading/observed.ts';
import { createSingleDocumentAdapter } from '../../reading/single-document.ts';

/** The one thing that the page says of itself in a form for programs. Written once, in a script of the page; of two the worse counts. */
const FLAG = /"global_is_operational"\s*:\s*(true|false)\b/g;
const HTML_LENGTH_MAX = 2_000_000;

/** Uptime.com: a page in HTML that carries whether all is well. What is wrong it tells people only, so that is `degraded`. */
export const uptimecom = createSingleDocumentAdapter({
  name: 'uptimecom',
  title: 'Uptime.com',
  isHostedByProvider: true,
  path: '',
  readDocument,
  recognises: (document) => flagOf(document) !== undefined,
});

/** Undefined where there is no such flag, or where a page that was cut short could hold another. */
function flagOf({ text }: PageDocument): boolean | undefined {
  const page = text.slice(0, HTML_LENGTH_MAX);
  if (!/<\/html>\s*$/i.test(page)) return undefined;
  const flags = [...page.matchAll(FLAG)].map(([, value]) => value === 'true');
  return flags.length === 0 ? undefined : flags.every(Boolean);
}

function readDocument(document: PageDocument): Reading {
  const isOperational = flagOf(document);
  if (isOperational === undefined) return unreadable('The page is not one of Uptime.com, or it was cut short.');
  return observed({
    status: isOperational ? 'operational' : 'degraded',
    rawStatus: `global_is_operational: ${String(isOperational)}`,
    incidents: [],
    listsAllUnresolved: false,
  });
}
