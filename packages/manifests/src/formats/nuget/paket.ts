import { declare, matchLines } from '../../declare.ts';
import type { Dependency, Extraction, Format } from '../../format.ts';

/** Paket's manifest. https://fsprojects.github.io/Paket/dependencies-file.html */
export const paketDependencies: Format = {
  name: 'nuget-paket-dependencies',
  ecosystem: 'nuget',
  kind: 'manifest',
  files: /(?:^|\/)paket\.dependencies$/,
  extract: extractManifest,
};

/** Paket's lockfile. */
export const paketLock: Format = {
  name: 'nuget-paket-lock',
  ecosystem: 'nuget',
  kind: 'lockfile',
  files: /(?:^|\/)paket\.lock$/,
  extract: extractLock,
};

/** `nuget Stripe.net ~> 43.0 framework: net8.0`, `github owner/repo:tag file.fs`. */
const DECLARED = /^[ \t]*(nuget|github|git)[ \t]+([^\s#/][^\s#]{0,300})[ \t]*([^#]{0,300})/;

function extractManifest(text: string): Extraction {
  let group = '';
  const dependencies = matchLines(text, /^[ \t]*group[ \t]+(\w+)|^[ \t]*(?:nuget|github|git)[ \t]/).flatMap(
    ({ parts, line }): Dependency[] => {
      if (parts[1] !== undefined) {
        group = parts[1];
        return [];
      }
      const [, kind, name = '', rest = ''] = DECLARED.exec(parts.input) ?? [];
      if (kind === undefined) return [];
      const scope = /^(?:build|test|tests|dev|docs)$/i.test(group) ? 'development' : 'runtime';
      if (kind === 'nuget') return [declare('nuget', name, requirementOf(rest), { line, scope })];
      const [repository = '', reference = ''] = kind === 'github' ? name.split(':') : [name];
      const locator = kind === 'github' ? `https://github.com/${repository}` : repository;
      return [declare('generic', `git/${repository}`, reference, { line, scope, locator })];
    },
  );
  return { dependencies, problems: [] };
}

/** The version stands before settings such as `framework: net8.0`. */
function requirementOf(rest: string): string {
  return rest.replace(/[\w]{1,40}:.*$/, '').trim();
}

/** `    Stripe.net (43.0.0)` below `NUGET`; what a package needs is indented further. */
function extractLock(text: string): Extraction {
  let section = '';
  const dependencies = matchLines(text, /^(?:([A-Z]+)[ \t]*$| {4}(?=\S)([^\s(]{1,300}) \(([^)\s]{1,100})\))/).flatMap(
    ({ parts: [, header, name, resolved], line }): Dependency[] => {
      if (header !== undefined) section = header;
      if (name === undefined || section !== 'NUGET') return [];
      return [declare('nuget', name, '', { resolved, line, scope: 'unknown', direct: undefined })];
    },
  );
  return { dependencies, problems: [] };
}
