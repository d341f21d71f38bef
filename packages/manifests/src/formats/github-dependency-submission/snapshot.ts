import type { DependencyScope } from '@upriver/contract';
import type { Dependency, Extraction, Format, Problem } from '../../format.ts';
import { nothingBut, parseJson } from '../../parse.ts';
import { toSbomDependency } from '../../sbom.ts';
import { entriesOf, fieldOf, isMap, textOf } from '../../tree.ts';

/** A snapshot as tools submit it to GitHub's dependency graph. */
export const dependencySnapshot: Format = {
  name: 'github-dependency-snapshot',
  ecosystem: 'many',
  kind: 'sbom',
  files: /\.json$/i,
  recognizes: (head) => /"detector"\s*:\s*\{/.test(head) && /"(?:job|manifests|scanned)"\s*:/.test(head),
  extract: extractSnapshot,
};

/** What a snapshot says; it marks direct packages and development ones. */
function extractSnapshot(text: string): Extraction {
  const parsed = parseJson(text);
  if ('problem' in parsed) return nothingBut(parsed.problem);
  const manifests = fieldOf(parsed.value, 'manifests');
  if (!isMap(manifests)) {
    return nothingBut({ message: 'this dependency snapshot has no "manifests"', fatal: true });
  }
  const dependencies: Dependency[] = [];
  const problems: Problem[] = [];
  for (const [, manifest] of entriesOf(manifests)) {
    for (const [key, entry] of entriesOf(fieldOf(manifest, 'resolved'))) {
      const { dependency, problem } = toSbomDependency({
        purl: textOf(fieldOf(entry, 'package_url')),
        name: key,
        version: undefined,
        scope: SCOPES[textOf(fieldOf(entry, 'scope')) ?? ''] ?? 'unknown',
        direct: DIRECT[textOf(fieldOf(entry, 'relationship')) ?? ''],
      });
      if (dependency) dependencies.push(dependency);
      if (problem !== undefined) problems.push({ message: problem });
    }
  }
  return { dependencies, problems };
}

const SCOPES: Readonly<Record<string, DependencyScope>> = { runtime: 'runtime', development: 'development' };
const DIRECT: Readonly<Record<string, boolean>> = { direct: true, indirect: false };
