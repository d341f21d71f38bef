import type { DependencyScope } from '@upriver/contract';
import type { Dependency } from './format.ts';
import { parsePackageUrl } from './package-url.ts';

/** What an SBOM of any kind says about one package. */
export interface SbomPackage {
  readonly purl: string | undefined;
  /** Used only where there is no package URL. */
  readonly name: string | undefined;
  readonly version: string | undefined;
  readonly scope: DependencyScope;
  readonly direct: boolean | undefined;
}

/** A dependency from an SBOM's package; a broken package URL costs the ecosystem, not the package. */
export function toSbomDependency(found: SbomPackage): { readonly dependency?: Dependency; readonly problem?: string } {
  const url = found.purl === undefined ? undefined : parsePackageUrl(found.purl);
  const name = url?.name ?? found.name;
  const problem =
    found.purl !== undefined && !url
      ? `"${found.purl.slice(0, 200)}" is no package URL; expected pkg:type/name@version`
      : undefined;
  if (name === undefined || name === '')
    return { problem: problem ?? 'a package has neither a name nor a package URL' };
  const resolved = url?.version ?? found.version;
  const dependency: Dependency = {
    ecosystem: url?.ecosystem ?? 'generic',
    name,
    requirement: '',
    ...(resolved !== undefined && resolved !== '' && { resolved }),
    scope: found.scope,
    ...(found.direct !== undefined && { direct: found.direct }),
    ...(url && found.purl !== undefined && { locator: found.purl }),
  };
  return problem === undefined ? { dependency } : { dependency, problem };
}
