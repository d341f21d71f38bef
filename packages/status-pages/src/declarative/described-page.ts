import type { Adapter } from '../adapter.ts';
import { createDeclarativeAdapter } from './adapter.ts';
import { parseDeclarativePage } from './description.ts';

/** The adapter that an organization's own description makes; undefined when it cannot be used. */
export function describedAdapter(declarative: unknown, url: string): Adapter | undefined {
  const { page } = parseDeclarativePage(withUrl(declarative, url));
  return page === undefined ? undefined : createDeclarativeAdapter(page);
}

/** What is wrong with an organization's own description of a page, a sentence each. */
export function describeProblems(declarative: unknown): string[] {
  const { problems = [] } = parseDeclarativePage(withUrl(declarative, 'https://status.invalid'));
  return problems.map(({ field, message }) => (field === '' ? message : `${field}: ${message}`));
}

/** A description without an address is about the page's own URL. */
function withUrl(declarative: unknown, url: string): unknown {
  return typeof declarative === 'object' && declarative !== null && !Array.isArray(declarative)
    ? { url, ...declarative }
    : declarative;
}
