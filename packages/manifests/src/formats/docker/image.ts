import type { DependencyScope } from '@upriver/contract';
import type { Dependency } from '../../format.ts';

/**
 * `[registry/]name[:tag][@digest]` as a dependency; nothing for an empty text or for a name that only an environment knows.
 * https://github.com/distribution/reference
 */
export function readImage(written: string, scope: DependencyScope, line?: number): Dependency[] {
  const [, name, tag, digest] =
    /^([a-zA-Z0-9][\w.-]*(?::\d+(?=\/))?(?:\/[\w.-]+)*)(?::([\w][\w.-]*))?(?:@([\w+.:-]+))?$/.exec(written.trim()) ??
    [];
  if (name === undefined) return [];
  // A digest pins what the tag names; the tag is what people ask for.
  const requirement = tag ?? digest ?? '';
  return [
    {
      ecosystem: 'docker',
      name: name.toLowerCase(),
      requirement,
      scope,
      direct: true,
      ...(tag !== undefined && digest !== undefined && { locator: digest }),
      ...(line !== undefined && { line }),
    },
  ];
}

/** `${NAME:-default}` and `${NAME}` with what is known; undefined when something stays open. */
export function fillInVariables(text: string, known: ReadonlyMap<string, string>): string | undefined {
  const filled = fillInKnown(text, known);
  return filled.includes('$') ? undefined : filled;
}

/** What stands before the first part that only an environment knows: the image, where that is its tag. */
export function knownPart(text: string, known: ReadonlyMap<string, string>): string {
  return fillInKnown(text, known).replace(/[:@]?\$.*$/, '');
}

function fillInKnown(text: string, known: ReadonlyMap<string, string>): string {
  return text.replaceAll(
    /\$\{(\w+)(?::?([-?+])([^}]*))?\}|\$(\w+)/g,
    (written, braced?: string, operator?: string, fallback?: string, bare?: string) =>
      // After `?` stands a message, and after `+` what replaces a value that is there.
      known.get(braced ?? bare ?? '') ?? (operator === '-' ? fallback : undefined) ?? written,
  );
}
