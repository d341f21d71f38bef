import type { Reading } from '../observation.ts';
import type { Adapter, PageDocument, PageTarget } from '../adapter.ts';
import { parsePageJson } from './json-value.ts';
import { unreadable } from './observed.ts';
import { documentUrl } from './target-url.ts';

/** Reads one document of a provider, whichever of its documents it is. */
export type ReadDocument = (document: PageDocument, target: PageTarget, now: number) => Reading;

/** A provider whose check is one document. */
export interface SingleDocumentProvider extends Omit<Adapter, 'read' | 'requests'> {
  /** Name of the document; `page` when absent. */
  readonly key?: string;
  /** Where the document is: below the page, or by a rule of the provider's own. */
  readonly path: string | ((target: PageTarget) => string);
  readonly readDocument: ReadDocument;
}

/** An adapter for a provider whose check is one document. */
export function createSingleDocumentAdapter(provider: SingleDocumentProvider): Adapter {
  const { key = 'page', path, readDocument, ...rest } = provider;
  return {
    ...rest,
    requests: (target) => [{ key, url: typeof path === 'string' ? documentUrl(target, path) : path(target) }],
    read: (documents, target, now) => readFirst(documents, target, now, readDocument),
  };
}

/** Reads the first of the documents; there is nothing to read when there is none. */
export function readFirst(
  documents: ReadonlyMap<string, PageDocument>,
  target: PageTarget,
  now: number,
  readDocument: ReadDocument,
): Reading {
  const [document] = documents.values();
  return document === undefined ? unreadable('No document came.') : readDocument(document, target, now);
}

/** What a reader of a JSON value is told besides the value. */
export interface ReadContext {
  readonly target: PageTarget;
  readonly now: number;
  /** Address of the document. */
  readonly url: string;
}

/** A reader of documents from a reader of JSON values. `matches` tells this provider's documents by their shape. */
export function jsonReader<T>(
  title: string,
  matches: (value: unknown) => value is T,
  read: (value: T, context: ReadContext) => Reading,
): ReadDocument {
  return (document, target, now) => {
    const parsed = parsePageJson(document.text);
    if (parsed.kind === 'unreadable') return parsed;
    if (!matches(parsed.value)) return unreadable(`The JSON is not a document of ${title}.`);
    return read(parsed.value, { target, now, url: document.url });
  };
}

/** True when the document is JSON of this shape. */
export function jsonMatches(document: PageDocument, matches: (value: unknown) => boolean): boolean {
  const parsed = parsePageJson(document.text);
  return parsed.kind === 'json' && matches(parsed.value);
}
