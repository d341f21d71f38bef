import type { Ecosystem } from '@upriver/contract';
import { normalizePythonName } from './formats/pypi/requirement.ts';
import { withoutCredentials } from './locator.ts';

/** A package URL, as far as a dependency needs it. */
export interface PackageUrl {
  readonly type: string;
  /** `generic` for types that no ecosystem here has, such as those of operating systems. */
  readonly ecosystem: Ecosystem;
  /** Namespace and name as the ecosystem writes them: `@scope/name`, `group:artifact`, a whole module path. */
  readonly name: string;
  readonly version?: string;
}

/** Types whose ecosystem has another name here, or has one at all. */
const ECOSYSTEMS: Readonly<Record<string, Ecosystem>> = {
  cargo: 'cargo',
  cocoapods: 'cocoapods',
  composer: 'composer',
  docker: 'docker',
  gem: 'gem',
  github: 'githubactions',
  githubactions: 'githubactions',
  golang: 'golang',
  hex: 'hex',
  maven: 'maven',
  npm: 'npm',
  nuget: 'nuget',
  oci: 'docker',
  pub: 'pub',
  pypi: 'pypi',
  swift: 'swift',
  terraform: 'terraform',
};

/**
 * Reads a package URL by the parsing rules of its specification; undefined when it is broken. Lenient where real SBOMs
 * are: `pkg://`, an unencoded `@scope`, versions that are not semantic.
 */
export function parsePackageUrl(text: string): PackageUrl | undefined {
  const trimmed = text.trim();
  if (!/^pkg:/i.test(trimmed) || /\s/.test(trimmed) || trimmed.length > LENGTH_MAX) return undefined;
  const [withoutSubpath = ''] = trimmed.slice('pkg:'.length).split('#');
  const [path = '', query = ''] = withoutSubpath.split('?');
  const [, type = '', written = ''] = /^\/*([A-Za-z][A-Za-z0-9.+-]*)\/(.*)$/.exec(path) ?? [];
  // Some SBOMs encode the `@` before the version too. Within a name, one stands at the start of a part only.
  const rest = written.replace(/(?<=[^/@])%40(?=[^/@]*$)/i, '@');
  const at = rest.lastIndexOf('@');
  // An `@` at the start of a part is an npm scope that should have been encoded.
  const hasVersion = at > 0 && rest[at - 1] !== '/';
  const parts = (hasVersion ? rest.slice(0, at) : rest)
    .split('/')
    .filter((part) => part !== '')
    .map(decode);
  const version = hasVersion ? decode(rest.slice(at + 1)) : undefined;
  if (type === '' || parts.length === 0 || parts.includes(undefined)) return undefined;
  const kind = type.toLowerCase();
  return {
    type: kind,
    ecosystem: ECOSYSTEMS[kind] ?? 'generic',
    name: joinName(kind, parts as readonly string[], new URLSearchParams(query)),
    ...(version !== undefined && version !== '' && { version }),
  };
}

/** Nobody writes a longer one, and no pattern here can take long on it. */
const LENGTH_MAX = 4000;

function joinName(type: string, parts: readonly string[], qualifiers: URLSearchParams): string {
  const name = parts.at(-1) as string;
  const whole = parts.join('/');
  switch (type) {
    case 'pypi':
      return normalizePythonName(name);
    case 'maven':
      return parts.length > 1 ? `${parts.slice(0, -1).join('.')}:${name}` : name;
    case 'composer':
    case 'github':
    case 'githubactions':
    case 'hex':
    case 'pub':
      return whole.toLowerCase();
    case 'cocoapods':
      return parts[0] as string;
    case 'docker':
      return imageName(qualifiers.get('repository_url'), parts);
    case 'oci':
      return qualifiers.get('repository_url')?.toLowerCase() ?? name;
    case 'cargo':
    case 'gem':
    case 'golang':
    case 'npm':
    case 'nuget':
    case 'swift':
    case 'terraform':
      return whole;
    default:
      // The type belongs to the name of a package that no ecosystem here knows.
      return `${type}/${whole}`;
  }
}

function imageName(registry: string | null, parts: readonly string[]): string {
  const host = withoutCredentials(registry ?? 'docker.io')
    .replace(/^https?:\/\//, '')
    .replace(/\/+$/, '');
  return [host, ...(parts.length === 1 && host === 'docker.io' ? ['library'] : []), ...parts].join('/');
}

function decode(part: string): string | undefined {
  try {
    return decodeURIComponent(part);
  } catch {
    return undefined;
  }
}
