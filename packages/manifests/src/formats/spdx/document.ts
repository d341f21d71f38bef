import type { DependencyScope } from '@upriver/contract';
import type { Dependency, Extraction, Problem } from '../../format.ts';
import { toSbomDependency } from '../../sbom.ts';

/** An SPDX document of version 2, from whichever of its syntaxes. */
export interface SpdxDocument {
  readonly packages: readonly SpdxPackage[];
  readonly relationships: readonly SpdxRelationship[];
  /** Elements that the document is about. */
  readonly describes: readonly string[];
}

/** A package of a document. */
export interface SpdxPackage {
  readonly id: string | undefined;
  readonly name: string | undefined;
  readonly version: string | undefined;
  readonly purls: readonly string[];
}

/** `from TYPE to`, as the document writes it. */
export interface SpdxRelationship {
  readonly from: string;
  readonly type: string;
  readonly to: string;
}

/** What a document says. The one package that it is about is part of the project itself. */
export function readDocument(document: SpdxDocument): Extraction {
  const root = findRoot(document);
  const direct = findDirect(document, root);
  const scopes = findScopes(document);
  const dependencies: Dependency[] = [];
  const problems: Problem[] = [];
  for (const found of document.packages) {
    const isRoot = found.id !== undefined && found.id === root;
    for (const purl of found.purls.length === 0 ? [undefined] : found.purls) {
      const { dependency, problem } = toSbomDependency({
        purl,
        name: found.name,
        version: ['NOASSERTION', 'NONE'].includes(found.version ?? '') ? undefined : found.version,
        scope: scopes.get(found.id ?? '') ?? 'unknown',
        direct: direct.size === 0 || found.id === undefined ? undefined : direct.has(found.id),
      });
      if (dependency) dependencies.push(isRoot ? { ...dependency, local: true } : dependency);
      if (problem !== undefined) problems.push({ message: problem });
    }
  }
  return { dependencies, problems };
}

/** A document about several packages is a list of them, and none of them is the project. */
function findRoot({ describes, relationships }: SpdxDocument): string | undefined {
  const described = new Set(describes);
  for (const { from, type, to } of relationships) {
    if (type === 'DESCRIBES') described.add(to);
    if (type === 'DESCRIBED_BY') described.add(from);
  }
  return described.size === 1 ? [...described][0] : undefined;
}

function findDirect({ relationships }: SpdxDocument, root: string | undefined): ReadonlySet<string> {
  const direct = new Set<string>();
  if (root === undefined) return direct;
  for (const { from, type, to } of relationships) {
    if (from === root && type === 'DEPENDS_ON') direct.add(to);
    if (to === root && type.endsWith('DEPENDENCY_OF')) direct.add(from);
  }
  return direct;
}

/** Relationships whose type says what a package is for. One that is needed for more than one thing has no scope of its own. */
const SCOPES: ReadonlyMap<string, DependencyScope> = new Map([
  ['BUILD_DEPENDENCY_OF', 'build'],
  ['DEV_DEPENDENCY_OF', 'development'],
  ['OPTIONAL_DEPENDENCY_OF', 'optional'],
  ['PROVIDED_DEPENDENCY_OF', 'peer'],
  ['RUNTIME_DEPENDENCY_OF', 'runtime'],
  ['TEST_DEPENDENCY_OF', 'development'],
]);

function findScopes({ relationships }: SpdxDocument): ReadonlyMap<string, DependencyScope> {
  const scopes = new Map<string, DependencyScope>();
  for (const { from, type, to } of relationships) {
    const isNeed = type === 'DEPENDS_ON' || type.endsWith('DEPENDENCY_OF');
    if (!isNeed) continue;
    const needed = type === 'DEPENDS_ON' ? to : from;
    const scope = SCOPES.get(type) ?? 'unknown';
    scopes.set(needed, scopes.has(needed) && scopes.get(needed) !== scope ? 'unknown' : scope);
  }
  return scopes;
}
