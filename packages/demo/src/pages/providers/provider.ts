import { createHash } from 'node:crypto';
import type { PageModel } from '../page-model.ts';

/** A document as its provider serves it. */
export interface RenderedDocument {
  readonly contentType: string;
  readonly body: string;
}

/** How one provider of page puts the model in its own words. Pure. */
export interface PageProvider {
  readonly name: string;
  /** What an adapter needs besides the page's URL; the URL itself where that is a document's. */
  readonly target: (pageUrl: string) => { readonly url: string; readonly options: Readonly<Record<string, string>> };
  /** Path below the page (without a query) → document, or undefined where this provider has none. */
  readonly render: (path: string, model: PageModel, pageUrl: string) => RenderedDocument | undefined;
}

export function json(value: unknown): RenderedDocument {
  return { contentType: 'application/json; charset=utf-8', body: JSON.stringify(value) };
}

/** The page itself as its target. */
export function plainTarget(pageUrl: string): ReturnType<PageProvider['target']> {
  return { url: pageUrl, options: {} };
}

/** `2026-10-07T12:00:00.000Z` */
export function iso(at: number): string {
  return new Date(at).toISOString();
}

/** `2026-10-07T12:00:00Z` */
export function isoSeconds(at: number): string {
  return iso(at).replace(/\.\d{3}Z$/, 'Z');
}

/** `2026-10-07 12:00:00`, without a word on the zone. */
export function naive(at: number): string {
  return iso(at).slice(0, 19).replace('T', ' ');
}

/** An identifier of 26 characters as incident.io has them, always the same for the same one of the model. */
export function ulid(id: string): string {
  const digits = '0123456789ABCDEFGHJKMNPQRSTVWXYZ';
  const bytes = createHash('sha256').update(id).digest().subarray(0, 24);
  return `01${[...bytes].map((byte) => digits[byte % 32]).join('')}`;
}

/** A number as older providers have them, always the same for the same one of the model. */
export function numericId(id: string): number {
  return createHash('sha256').update(id).digest().readUInt32BE(0);
}

export function escapeXml(text: string): string {
  const entities: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };
  return text.replace(/[&<>"]/g, (character) => entities[character] ?? character);
}
