import { withoutCredentials } from '../../locator.ts';

/** What one entry `"key": "requirement"` of an npm map means. */
export interface NpmRequirement {
  readonly name: string;
  readonly requirement: string;
  readonly alias?: string;
  readonly locator?: string;
  readonly local?: boolean;
  /** Name of the catalog that holds the range. */
  readonly catalog?: string;
}

/** Reads the requirement kinds of npm, yarn, pnpm and bun. An alias reports the real package. */
export function readRequirement(key: string, written: string): NpmRequirement {
  const requirement = withoutCredentials(written.trim());
  if (/^(workspace|file|link|portal|exec):/.test(requirement) || isPath(requirement)) {
    return { name: key, requirement, local: true };
  }
  if (requirement.startsWith('npm:')) return readAlias(key, requirement.slice('npm:'.length));
  if (requirement.startsWith('jsr:')) return readJsr(key, requirement);
  if (requirement.startsWith('patch:')) return readPatch(key, requirement);
  if (requirement.startsWith('catalog:')) {
    return { name: key, requirement, catalog: requirement.slice('catalog:'.length).trim() || 'default' };
  }
  const locator = locatorOf(requirement);
  return { name: key, requirement, ...(locator !== undefined && { locator }) };
}

/** Splits `name@rest`; the scope's own `@` does not count. */
export function splitNameAt(text: string): { readonly name: string; readonly rest: string | undefined } {
  const at = text.indexOf('@', 1);
  return at < 0 ? { name: text, rest: undefined } : { name: text.slice(0, at), rest: text.slice(at + 1) };
}

/** Where a git, hosted or tarball requirement points; undefined for a range or a tag. */
export function locatorOf(requirement: string): string | undefined {
  const hosted = /^(github|gitlab|bitbucket|gist):(?!\/\/)(.+)$/.exec(requirement);
  if (hosted) return `${hosted[1]}:${withoutRef(hosted[2] as string)}`;
  if (/^[\w.-]+\/[\w.-]+(#.*)?$/.test(requirement)) return `github:${withoutRef(requirement)}`;
  const github = /^(?:git\+)?(?:(?:ssh|https?|git):\/\/)?(?:[^@/\s]+@)?github\.com[/:]([\w.-]+\/[\w.-]+)/.exec(
    requirement,
  );
  if (github) return `github:${withoutRef(github[1] as string)}`;
  const archive = /^(?:https:\/\/)?codeload\.github\.com\/([\w.-]+\/[\w.-]+)\//.exec(requirement);
  if (archive) return `github:${archive[1]}`;
  if (/^(git\+|git:|ssh:|https?:|jsr:|git@)/.test(requirement)) return requirement;
  return undefined;
}

/** True for a name that the npm registry could hold; old files have others. */
export function isPackageName(name: string): boolean {
  return /^(?:@[^\s/@%]+\/)?[^\s/@%:]+$/.test(name) && name.length <= 214;
}

function readAlias(key: string, target: string): NpmRequirement {
  const { name, rest } = splitNameAt(target);
  // yarn berry also writes a plain range as `npm:^1.0.0`.
  if (rest === undefined && (name === '' || /^([~^<>=*]|v?\d+(\.|$|\s)|[xX](\.|$))/.test(name))) {
    return { name: key, requirement: target };
  }
  return { name, requirement: rest ?? '', ...(name !== key && { alias: key }) };
}

/** `jsr:^1` keeps its key, `jsr:@scope/name@^1` names the real package; the key alone could be a stranger on npm. */
function readJsr(key: string, requirement: string): NpmRequirement {
  const target = requirement.slice('jsr:'.length);
  const name = target.startsWith('@') ? splitNameAt(target).name : key;
  return { name, requirement, locator: requirement, ...(name !== key && { alias: key }) };
}

function readPatch(key: string, requirement: string): NpmRequirement {
  const source = decode(requirement.slice('patch:'.length).split('#')[0] ?? '');
  const { name, rest } = splitNameAt(source);
  if (name === '') return { name: key, requirement };
  const inner = readRequirement(name, rest ?? '');
  return inner.name === key ? inner : { ...inner, alias: key };
}

function isPath(requirement: string): boolean {
  return /^(\.{1,2}(\/|\\|$)|\/|~\/|[A-Za-z]:[\\/])/.test(requirement);
}

function withoutRef(repository: string): string {
  return (repository.split('#')[0] ?? '').replace(/\.git$/, '');
}

function decode(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}
