import type { Ecosystem } from '@upriver/contract';

/**
 * A package's name in the one form that is compared, by the rules of its registry. Written the same on both sides, so that a
 * manifest's spelling does not matter.
 */
export function normalizePackageName(ecosystem: Ecosystem, name: string): string {
  const trimmed = name.trim();
  switch (ecosystem) {
    case 'pypi':
      // PEP 503.
      return trimmed.toLowerCase().replaceAll(/[-_.]+/g, '-');
    case 'cargo':
      // The registry refuses two crates that differ only in these.
      return trimmed.toLowerCase().replaceAll('_', '-');
    case 'golang':
      return trimmed.replace(/\/v(?:[2-9]|[1-9]\d+)$/, '').replace(/^(gopkg\.in\/[^.]+)\.v\d+(?=\/|$)/, '$1');
    case 'npm':
    case 'composer':
    case 'nuget':
    case 'pub':
      return trimmed.toLowerCase();
    case 'githubactions':
      // An action in a folder of its repository belongs to the repository's owner all the same.
      return trimmed.toLowerCase().replace(/^([^/]+\/[^/]+)\/.*$/, '$1');
    case 'terraform':
      return normalizeProvider(trimmed.toLowerCase());
    case 'cocoapods':
      // `Firebase/Auth` is a part of the pod `Firebase`.
      return trimmed.replace(/\/.*$/, '');
    case 'docker':
      return normalizeImage(trimmed);
    case 'swift':
      return normalizeRepository(trimmed);
    case 'gem':
    case 'maven':
    case 'hex':
    case 'generic':
      return trimmed;
    default:
      return trimmed;
  }
}

/** `redis` is `docker.io/library/redis`, `grafana/grafana` is `docker.io/grafana/grafana`. */
function normalizeImage(name: string): string {
  const parts = name.toLowerCase().split('/');
  const [first = ''] = parts;
  const hasRegistry = parts.length > 1 && (first.includes('.') || first.includes(':') || first === 'localhost');
  if (hasRegistry) return parts.join('/');
  return parts.length === 1 ? `docker.io/library/${first}` : `docker.io/${parts.join('/')}`;
}

/** `aws` and `registry.terraform.io/hashicorp/aws` are `hashicorp/aws`; other registries keep their name. */
function normalizeProvider(name: string): string {
  const local = name.replace(/^registry\.(?:terraform\.io|opentofu\.org)\//, '');
  return local.includes('/') || local === '' ? local : `hashicorp/${local}`;
}

/** A repository's URL without scheme, user and ending, its host in lower case. */
function normalizeRepository(name: string): string {
  const bare = name
    .replace(/^[a-z][a-z0-9+.-]*:\/\//i, '')
    .replace(/^[^@/]+@/, '')
    .replace(/^([^/:]+):(?!\d)/, '$1/')
    .replace(/\/+$/, '')
    .replace(/\.git$/, '');
  return bare.toLowerCase();
}
