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
      return trimmed.replace(/\/v[1-9]\d*$/, '').replace(/^(gopkg\.in\/.+)\.v\d+$/, '$1');
    case 'npm':
    case 'composer':
    case 'nuget':
    case 'pub':
    case 'githubactions':
    case 'terraform':
      return trimmed.toLowerCase();
    case 'docker':
      return normalizeImage(trimmed);
    case 'swift':
      return normalizeRepository(trimmed);
    case 'gem':
    case 'maven':
    case 'hex':
    case 'cocoapods':
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
