import type { Dependency } from '@upriver/contract';

/** One manifest with how many dependencies it names. */
export interface ManifestCount {
  readonly path: string;
  readonly all: number;
  /** Declared by the project itself. */
  readonly direct: number;
}

/** Manifests by path, counted from the dependencies that they name. */
export function countManifests(dependencies: readonly Pick<Dependency, 'manifest' | 'direct'>[]): ManifestCount[] {
  return [...Map.groupBy(dependencies, ({ manifest }) => manifest)]
    .map(([path, all]) => ({ path, all: all.length, direct: all.filter(({ direct }) => direct !== false).length }))
    .toSorted((a, b) => a.path.localeCompare(b.path));
}
