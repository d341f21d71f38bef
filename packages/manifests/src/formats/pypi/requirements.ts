import type { DependencyScope } from '@upriver/contract';
import type { Dependency, Extraction, Format, FormatContext, Problem } from '../../format.ts';
import { baseName, parentOf } from '../../upload.ts';
import { parsePythonRequirement } from './requirement.ts';
import { DEVELOPMENT_WORDS, isDevelopmentWord } from './scope.ts';
import { createViaNote, type ViaNote } from './via.ts';

/** pip's requirement files; what they include with `-r` is read as one too, whatever its name. */
export const requirements: Format = {
  name: 'pypi-requirements',
  ecosystem: 'pypi',
  kind: 'manifest',
  // A folder of this name in capitals holds prose.
  files:
    /^(?!.*[Cc]onstraint[^/]*$)(?:(?:.*[-_./])?(?:[Rr]equirements?|REQUIREMENTS?|[Rr]eqs)(?:[-_.][^/]*)?|(?:.*\/)?requirements\/[^/]+)\.(?:txt|TXT|in|pip)$/,
  extract: extractRequirements,
};

/** pip's constraint files: they pin what others ask for. */
export const constraints: Format = {
  name: 'pypi-constraints',
  ecosystem: 'pypi',
  kind: 'manifest',
  definesOnly: true,
  files: /(?:^|\/)constraints?[\w.-]*\.(?:txt|in)$|[-_.]constraints\.(?:txt|in)$/i,
  extract: (text, context) => {
    const { dependencies, problems } = extractRequirements(text, context);
    return {
      problems,
      dependencies: dependencies.map(({ direct: _direct, ...one }) => ({ ...one, definition: true, scope: 'unknown' })),
    };
  },
};

/** What one requirements file declares. */
function extractRequirements(text: string, context: FormatContext): Extraction {
  const scope = scopeOf(context);
  const pins: { readonly dependency: Dependency; readonly via: ViaNote }[] = [];
  const problems: Problem[] = [];
  const includes = new Set<string>();
  let via = createViaNote();
  for (const { line, content } of joinLines(text)) {
    const read = readLine(content, context);
    // What stands below a comment of a pin and is none ends it.
    if (read !== undefined || content.trim() === '') via = createViaNote();
    if (read?.problem !== undefined) problems.push({ line, message: read.problem });
    if (read?.include !== undefined) includes.add(read.include);
    if (read?.dependency) pins.push({ dependency: { ...read.dependency, scope, direct: true, line }, via });
    const comment = /(?:^|\s)#(.*)$/s.exec(content)?.[1];
    if (comment !== undefined) via.add(comment);
  }
  const names = new Set(pins.map(({ dependency }) => dependency.name));
  const dependencies = pins.map((pin) =>
    pin.via.isTransitive(names) ? { ...pin.dependency, direct: false } : pin.dependency,
  );
  return { dependencies, problems, includes: [...includes] };
}

/** A package with hundreds of hashes takes tens of thousands of characters. */
const LINE_LENGTH_MAX = 200_000;

type LineReading = {
  readonly dependency?: Omit<Dependency, 'scope'>;
  readonly problem?: string;
  readonly include?: string;
};

function readLine(content: string, context: FormatContext): LineReading | undefined {
  const text = content.replace(/(^|\s)#.*$/s, '').trim();
  if (text === '') return undefined;
  if (text.length > LINE_LENGTH_MAX) return { problem: `the line is longer than ${LINE_LENGTH_MAX} characters` };
  if (text.includes('\0'))
    return { problem: 'the line contains NUL characters; is the file UTF-16 without a byte order mark?' };
  const include = /^(?:-r\s*|--requirement(?:\s+|=))(\S+)/.exec(text)?.[1];
  if (include !== undefined) return readInclude(include, context);
  const editable = /^(?:-e\s*|--editable(?:\s+|=))(.+)$/.exec(text)?.[1];
  if (editable === undefined && text.startsWith('-')) return undefined;
  const withoutOptions = (editable ?? text).replace(/\s--?[a-z][a-z-]*(?:[=\s].*)?$/s, '');
  const read = parsePythonRequirement(withoutOptions.replace(/^["'](.*)["']$/, '$1'));
  if (!read)
    return { problem: `"${text.slice(0, 120)}" is no requirement that pip reads; expected a name, a URL or an option` };
  return { dependency: toDependency(read, editable !== undefined) };
}

function toDependency(
  { name, requirement, extras, locator, local }: NonNullable<ReturnType<typeof parsePythonRequirement>>,
  isEditable: boolean,
): Omit<Dependency, 'scope'> {
  // `-e name` without a URL is a directory of that name.
  const isLocal = local === true || (isEditable && locator === undefined);
  return {
    ecosystem: 'pypi',
    name,
    requirement,
    ...(extras.length > 0 && { extras }),
    ...(locator !== undefined && { locator }),
    ...(isLocal && { local: true }),
  };
}

function readInclude(written: string, context: FormatContext): LineReading {
  if (/^https?:/.test(written)) return { problem: `${written} is included from the network and is not read` };
  const path = context.resolve(written);
  if (path === undefined) return { problem: `${written} lies outside the upload and is not read` };
  if (!context.has(path)) return { problem: `${written} is included but is not in the upload` };
  return { include: path };
}

/** Joins lines that end in a backslash, as pip does; comments never continue. */
function joinLines(text: string): readonly { readonly line: number; readonly content: string }[] {
  const joined: { line: number; content: string }[] = [];
  let parts: string[] = [];
  let start = 1;
  for (const [index, raw] of text.split('\n').entries()) {
    if (parts.length === 0) start = index + 1;
    const isComment = /^\s*#/.test(raw);
    if (raw.endsWith('\\') && !isComment) {
      parts.push(raw.slice(0, -1));
      continue;
    }
    joined.push({ line: start, content: [...parts, isComment && parts.length > 0 ? '' : raw].join('') });
    parts = [];
  }
  if (parts.length > 0) joined.push({ line: start, content: parts.join('') });
  return joined;
}

/** The name of the file is the only hint that pip's format gives; a file that only development files include is one too. */
function scopeOf({ path, includedBy }: FormatContext): DependencyScope {
  const judged = includedBy && !isDevelopmentPath(path) ? includedBy : [path];
  return judged.every(isDevelopmentPath) ? 'development' : 'runtime';
}

function isDevelopmentPath(path: string): boolean {
  return (
    isDevelopmentWord(baseName(path).replace(/\.(txt|in|pip)$/i, '')) ||
    DEVELOPMENT_WORDS.includes(baseName(parentOf(path)).toLowerCase())
  );
}
