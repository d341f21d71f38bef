import { COUNTING_SCOPES } from '@upriver/contract/vocabulary';
import type { MergedDependency } from '@upriver/manifests';

/** A dependency of a project, and whether it counts as used. */
export interface ProjectDependency extends MergedDependency {
  readonly counts: boolean;
}

/**
 * Decides which dependencies count: direct ones in a scope that runs. Where nothing of an ecosystem is known to be direct (a
 * lockfile or an SBOM alone), the file stands for the manifest, and what it does not mark as transitive counts.
 * @returns what decides about any one of them
 */
export function createCounting(
  dependencies: readonly MergedDependency[],
): (dependency: MergedDependency) => ProjectDependency {
  const declared = new Set(dependencies.filter(({ direct }) => direct === true).map(({ ecosystem }) => ecosystem));
  return (dependency) => {
    const { ecosystem, scope, direct } = dependency;
    return { ...dependency, counts: COUNTING_SCOPES.includes(scope) && (direct ?? !declared.has(ecosystem)) };
  };
}
