// Text that a store cannot keep as it is: PostgreSQL refuses NUL characters, and half of a surrogate pair has no UTF-8.
import type { FastifyRequest } from 'fastify';
import { invalid } from './moments.ts';

const PROBLEM = 'must not contain NUL characters or half a surrogate pair';
/** No shape of the contract is nested half as deep. */
const DEPTH_MAX = 64;

export function isStorable(text: string): boolean {
  return !text.includes('\0') && text.isWellFormed();
}

/** @throws invalid_request for a URL with a NUL character. Half a character cannot be written in one. */
export function checkUrlText({ url, params, query, is404 }: FastifyRequest): void {
  if (!url.includes('%00')) return;
  throw invalid((is404 ? undefined : findName(params, 'path')) ?? findName(query, 'query') ?? 'path', PROBLEM);
}

/**
 * Looks at every text of a parsed body, keys too.
 * @param freeFields names of fields that hold whole files, whose text is not stored and is judged by whoever reads it
 * @throws invalid_request saying where
 */
export function checkBodyText(body: unknown, freeFields: readonly string[] = []): void {
  const waiting: { value: unknown; path: string; depth: number }[] = [{ value: body, path: 'body', depth: 0 }];
  for (let next = waiting.pop(); next !== undefined; next = waiting.pop()) {
    const { value, path, depth } = next;
    if (typeof value === 'string' && !isStorable(value)) throw invalid(path, PROBLEM);
    if (typeof value !== 'object' || value === null) continue;
    if (depth === DEPTH_MAX) throw invalid('body', `must be nested at most ${DEPTH_MAX} deep`);
    for (const [key, inner] of Object.entries(value)) {
      if (!isStorable(key)) throw invalid(path, PROBLEM);
      // Numbers and the like need no look.
      if (typeof inner === 'string' ? !freeFields.includes(key) : typeof inner === 'object')
        waiting.push({ value: inner, path: `${path}.${key}`, depth: depth + 1 });
    }
  }
}

function findName(values: unknown, part: string): string | undefined {
  for (const [name, value] of Object.entries(Object(values) as Record<string, unknown>)) {
    if (!isStorable(name)) return part;
    if ([value].flat().some((text) => typeof text === 'string' && !isStorable(text))) return `${part}.${name}`;
  }
  return undefined;
}
