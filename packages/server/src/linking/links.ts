import type { PackageMatch } from '@upriver/catalog';
import { COUNTING_SCOPES } from '@upriver/contract';
import type { Confidence, Ecosystem } from '@upriver/contract';
import type { NewDependency, NewPackageLink } from '../store/dependencies.ts';

/** Finds the services that a package says are used. */
export type FindServices = (ecosystem: Ecosystem, name: string) => readonly PackageMatch[];

export interface DependencyFacts {
  readonly ecosystem: string;
  readonly scope: string;
  /** Null when no file tells. */
  readonly direct: boolean | null;
}

/**
 * Whether each dependency counts: direct ones in a scope that runs. Where nothing of an ecosystem is known to be direct (a
 * lockfile or an SBOM alone), the file stands for the manifest, and what it does not mark as transitive counts.
 */
export function judgeCounting(dependencies: readonly DependencyFacts[]): boolean[] {
  const declared = new Set(dependencies.filter(({ direct }) => direct === true).map(({ ecosystem }) => ecosystem));
  return dependencies.map(
    ({ ecosystem, scope, direct }) =>
      (COUNTING_SCOPES as readonly string[]).includes(scope) && (direct ?? !declared.has(ecosystem)),
  );
}

/** The links that a project's dependencies give; `dependency` is an index into the list. */
export function linkDependencies(dependencies: readonly NewDependency[], find: FindServices): NewPackageLink[] {
  return dependencies.flatMap((dependency, index) =>
    find(dependency.ecosystem as Ecosystem, dependency.name).map((match) => ({
      organization_id: dependency.organization_id,
      service_id: match.id,
      project_id: dependency.project_id,
      dependency: index,
      ecosystem: dependency.ecosystem,
      name: dependency.name,
      requirement: dependency.requirement,
      counts: dependency.counts,
      class: dependency.direct === 0 ? 'H' : match.class,
      confidence: linkConfidence(match.confidence, dependency),
      product: match.product ?? null,
    })),
  );
}

/** The services that a project counts as depending on because of these links, each once. */
export function countingServices(links: readonly NewPackageLink[]): string[] {
  return [...new Set(links.filter(({ counts }) => counts === 1).map(({ service_id }) => service_id))];
}

/** What is not direct or does not run says little about calls. */
function linkConfidence(confidence: Confidence, dependency: NewDependency): Confidence {
  return dependency.counts === 1 ? confidence : 'low';
}
