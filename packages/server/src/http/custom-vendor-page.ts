// The status page of a custom vendor, or of an overlay, as people describe it and as it is stored.
import type { Service } from '../store/services/services.ts';
import { invalidField } from './custom-vendor-patterns.ts';
import type { PageKnowledge } from './dependencies.ts';

/** How a page is read must be known before it is polled. */
export function checkReading(pages: PageKnowledge, body: { adapter?: string | null; declarative?: unknown }): void {
  if (body.adapter !== undefined && body.adapter !== null && !pages.adapterNames.includes(body.adapter))
    throw invalidField('adapter', `must be one of ${pages.adapterNames.join(', ')}`);
  const problems = body.declarative === undefined ? [] : pages.describeProblems(body.declarative);
  if (problems.length > 0)
    throw invalidField('declarative', problems.map((problem) => problem.replace(/\.$/, '')).join('; '));
}

export function readPageUrl(given: string | null): string | null {
  if (given === null) return null;
  const url = URL.canParse(given) ? new URL(given) : undefined;
  if (url === undefined || (url.protocol !== 'https:' && url.protocol !== 'http:') || url.username !== '')
    throw invalidField(
      'statusPageUrl',
      'must be an http or https URL without a user, for example https://status.acme.com',
    );
  // As parsed: other readers would make something else of odd ways to write it. Without a path nobody writes a slash.
  const isBare = url.pathname === '/' && url.search === '' && url.hash === '' && !given.endsWith('/');
  return isBare ? url.origin : url.href;
}

export function toPage(url: string | null, declarative: unknown): Service['page'] {
  return { target: { url: url ?? '', options: {} }, ...(declarative === undefined ? {} : { declarative }) };
}
