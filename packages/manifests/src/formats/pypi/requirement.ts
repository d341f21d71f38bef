import { withoutCredentials } from '../../locator.ts';

/** What one PEP 508 requirement says. */
export interface PythonRequirement {
  /** Normalised by PEP 503. */
  readonly name: string;
  /** Version specifiers as written, or the URL. */
  readonly requirement: string;
  /** Normalised by PEP 685. */
  readonly extras: readonly string[];
  readonly marker?: string;
  readonly locator?: string;
  readonly local?: boolean;
}

/** PEP 503: lower case, and every run of `-`, `_` and `.` becomes one `-`. */
export function normalizePythonName(name: string): string {
  return name.toLowerCase().replace(/[-_.]+/g, '-');
}

/** Reads one PEP 508 requirement, a bare URL with `#egg=`, or a path; undefined when the text is none of them. */
export function parsePythonRequirement(written: string): PythonRequirement | undefined {
  const text = withoutCredentials(written.trim());
  if (text.length > REQUIREMENT_LENGTH_MAX) return undefined;
  const url = parseUrlRequirement(text);
  if (url) return url;
  const head = /^([A-Za-z0-9](?:[A-Za-z0-9._-]*[A-Za-z0-9])?)\s*(?:\[([^\]]*)\])?\s*(.*)$/s.exec(text);
  if (!head) return undefined;
  const name = normalizePythonName(head[1] as string);
  const extras = (head[2] ?? '')
    .split(',')
    .map((extra) => normalizePythonName(extra.trim()))
    .filter((extra) => extra !== '');
  const rest = head[3] as string;
  if (rest.startsWith('@')) return readDirectReference(name, extras, rest.slice(1).trim());
  const [versions = '', ...markers] = rest.split(';');
  const requirement = versions
    .trim()
    .replace(/\s+/g, ' ')
    .replace(/^\(\s*(.*?)\s*\)$/s, '$1');
  if (!isSpecifier(requirement)) return undefined;
  const marker = markers.join(';').trim();
  return { name, requirement, extras, ...(marker !== '' && { marker }) };
}

/** Where a git or archive URL points: `github:owner/repo` for GitHub, else the URL without credentials. */
export function pythonLocator(url: string): string {
  const bare = (url.split('#')[0] ?? '').replace(/^(git|hg|svn|bzr)\+/, '').replace(/\/\/[^@/]*@/, '//');
  const github = /^(?:[a-z]+:\/\/)?(?:git@)?github\.com[/:]([\w.-]+\/[\w.-]+?)(?:\.git|@|\/|$)/.exec(bare);
  return github ? `github:${github[1]}` : bare;
}

/** Longer than any requirement, and short enough that no pattern here can take long. */
const REQUIREMENT_LENGTH_MAX = 10_000;

function parseUrlRequirement(text: string): PythonRequirement | undefined {
  const isUrl =
    /^(?:(?:git|hg|svn|bzr)\+)?[a-z][a-z0-9+.-]*:\/\//i.test(text) || /^(?:git|hg|svn|bzr)\+|^file:/.test(text);
  const isPath =
    /^(?:\.{1,2}(?:[/\\[]|$)|\/|~\/|[A-Za-z]:[\\/])/.test(text) ||
    /^[^\s@=<>;]+\.(?:whl|zip|tar\.gz)(?:\s|;|\[|$)/.test(text);
  if (!isUrl && !isPath) return undefined;
  const url = text.split(/\s/, 1)[0] as string;
  const egg = /[#&]egg=([A-Za-z0-9._-]+)/.exec(text)?.[1];
  const normalized = normalizePythonName(egg ?? nameOfArtifact(url));
  // `.` is the project itself and has no name here.
  const name = /^[a-z0-9]/.test(normalized) ? normalized : url;
  if ((isPath && !isUrl) || /^(?:[a-z]+\+)?file:/i.test(text))
    return { name, requirement: url, extras: [], local: true };
  return { name, requirement: url, extras: [], locator: pythonLocator(url) };
}

/** A wheel or archive is named after its package, a repository usually too. */
function nameOfArtifact(url: string): string {
  const path = (url.split(/[#?]/, 1)[0] ?? '').replace(/\/+$/, '');
  const last = path.slice(path.lastIndexOf('/') + 1).replace(/(?<=.)@.*$/, '');
  const bare = last.replace(/\.(git|whl|zip|tgz|tar\.(gz|bz2|xz))$/, '');
  return bare.replace(/-v?\d.*$/, '') || bare || url;
}

function readDirectReference(name: string, extras: readonly string[], reference: string): PythonRequirement {
  const [url = '', ...markers] = reference.split(/\s+;/);
  const marker = markers.join(';').trim();
  const requirement = url.trim();
  const isLocal = /^(?:file:|\.{0,2}\/)/.test(requirement);
  return {
    name,
    requirement,
    extras,
    ...(marker !== '' && { marker }),
    ...(isLocal ? { local: true } : { locator: pythonLocator(requirement) }),
  };
}

function isSpecifier(requirement: string): boolean {
  return (
    requirement === '' ||
    requirement
      .split(',')
      .every((part) => part.trim() === '' || /^\s*(===|==|~=|!=|<=|>=|<|>)\s*[^\s=<>!~]\S*\s*$/.test(part))
  );
}
