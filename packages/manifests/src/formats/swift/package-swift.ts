import type { Dependency, Extraction, Format } from '../../format.ts';
import { createLineCounter } from '../../lines.ts';
import { nothingBut, parseJson } from '../../parse.ts';
import { fieldOf, listOf, textOf } from '../../tree.ts';

/** Swift's manifest, which is a program. */
export const packageSwift: Format = {
  name: 'swift-package',
  ecosystem: 'swift',
  kind: 'manifest',
  files: /(?:^|\/)Package(?:@swift-[\d.]+)?\.swift$/,
  extract: extractPackageSwift,
};

/** Swift's lockfile, versions 1 to 3. */
export const packageResolved: Format = {
  name: 'swift-package-resolved',
  ecosystem: 'swift',
  kind: 'lockfile',
  files: /(?:^|\/)Package\.resolved$/,
  extract: extractPackageResolved,
};

const CALL = /\.\s*package\s*\(/g;
/** A call is longer than this only where a bracket is missing. */
const CALL_LENGTH_MAX = 4000;

/** Every `.package(…)` of a `Package.swift`, in all the ways to say a version; nothing is run. */
function extractPackageSwift(text: string): Extraction {
  const code = withoutComments(text);
  const dependencies: Dependency[] = [];
  const problems: { line: number; message: string }[] = [];
  const lineAt = createLineCounter(code);
  for (const match of code.matchAll(CALL)) {
    const start = match.index + match[0].length;
    const call = code.slice(start, endOfCall(code, start));
    const line = lineAt(match.index);
    const path = textArgument(call, 'path');
    const url = textArgument(call, 'url');
    const id = textArgument(call, 'id');
    if (url === undefined && id === undefined && path === undefined) {
      problems.push({ line, message: 'this package has no url, id or path that is a plain text' });
      continue;
    }
    dependencies.push({
      ecosystem: 'swift',
      name: url === undefined ? (id ?? path ?? '') : repositoryName(url),
      requirement: url === undefined && id === undefined ? '' : requirementOf(call),
      scope: 'runtime',
      direct: true,
      line,
      ...(url !== undefined && { locator: url }),
      ...(url === undefined && id === undefined && { local: true }),
    });
  }
  if (!/\bPackage\s*\(/.test(code)) problems.push({ line: 1, message: 'no Package(…) is in this file' });
  return { dependencies, problems };
}

function extractPackageResolved(text: string): Extraction {
  const parsed = parseJson(text);
  if ('problem' in parsed) return nothingBut(parsed.problem);
  const pins = fieldOf(parsed.value, 'pins') ?? fieldOf(parsed.value, 'object', 'pins');
  if (!Array.isArray(pins)) return nothingBut({ message: 'there is no list of pins', fatal: true });
  const dependencies = listOf(pins).flatMap((pin): Dependency[] => {
    const url = textOf(fieldOf(pin, 'location')) ?? textOf(fieldOf(pin, 'repositoryURL'));
    const identity = textOf(fieldOf(pin, 'identity'));
    const name = url === undefined || url === '' ? identity : repositoryName(url);
    if (!name) return [];
    const state = fieldOf(pin, 'state');
    const resolved =
      textOf(fieldOf(state, 'version')) ?? textOf(fieldOf(state, 'branch')) ?? textOf(fieldOf(state, 'revision'));
    const isLocal = /^local/i.test(textOf(fieldOf(pin, 'kind')) ?? '') || /^(?:file:|[/.~])/.test(url ?? '');
    return [
      {
        ecosystem: 'swift',
        name,
        requirement: '',
        scope: 'unknown',
        ...(resolved !== undefined && { resolved }),
        ...(isLocal && { local: true }),
      },
    ];
  });
  return { dependencies, problems: [] };
}

/** The words of the manifest in one order: `from 1.2.0`, `exact 1.2.1`, `branch main`, `1.0.0..<2.0.0`. */
function requirementOf(call: string): string {
  const range = /"([^"\n]*)"\s*(\.\.[.<])\s*"([^"\n]*)"/.exec(call);
  if (range !== null) return `${range[1] ?? ''}${range[2] ?? ''}${range[3] ?? ''}`;
  const named =
    /\b(from|exact|branch|revision|upToNextMajor|upToNextMinor)\b\s*(?::|\()\s*(?:from\s*:\s*)?"([^"\n]*)"/.exec(call);
  if (named !== null) return `${named[1] ?? ''} ${named[2] ?? ''}`;
  const open = /"([^"\n]*)"\s*\.\.\./.exec(call);
  if (open !== null) return `${open[1] ?? ''}...`;
  // A bare text after the url is a version too.
  return /\burl\s*:\s*"[^"\n]*"\s*,\s*"([^"\n]*)"/.exec(call)?.[1] ?? '';
}

function textArgument(call: string, label: string): string | undefined {
  return new RegExp(`\\b${label}\\s*:\\s*"([^"\\n]*)"`).exec(call)?.[1];
}

/** A repository's address without scheme, user and ending; its host in lower case. */
export function repositoryName(url: string): string {
  const bare = url
    .trim()
    .replace(/^[a-z][a-z0-9+.-]*:\/\//i, '')
    .replace(/^[^@/]+@/, '')
    .replace(/^([^/:]+):(?!\d+\/)/, '$1/')
    .replace(/\/+$/, '')
    .replace(/\.git$/, '');
  const slash = bare.indexOf('/');
  return slash < 0 ? bare : bare.slice(0, slash).toLowerCase() + bare.slice(slash);
}

/** Comments as blanks, so that places stay; what looks like one inside of a text is none. */
function withoutComments(text: string): string {
  return text.replaceAll(/"(?:\\.|[^"\\\n])*"|\/\/[^\n]*|\/\*[\s\S]*?(?:\*\/|$)/g, (part) =>
    part.startsWith('"') ? part : part.replaceAll(/[^\n]/g, ' '),
  );
}

function endOfCall(code: string, start: number): number {
  let open = 1;
  let isText = false;
  const last = Math.min(code.length, start + CALL_LENGTH_MAX);
  for (let at = start; at < last; at += 1) {
    const char = code.charAt(at);
    if (char === '"' && code.charAt(at - 1) !== '\\') isText = !isText;
    if (isText) continue;
    if (char === '(') open += 1;
    if (char === ')') open -= 1;
    if (open === 0) return at;
  }
  return last;
}
