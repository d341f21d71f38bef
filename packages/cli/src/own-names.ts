import { basename, join, resolve } from 'node:path';
import { readPlainFile } from './read-plain-file.ts';

/** Files at the root of a program that name it, and where in them. */
const NAMING: readonly (readonly [file: string, name: RegExp])[] = [
  ['package.json', /"name"\s*:\s*"(?:@([\w.-]{1,100})\/)?([\w.-]{1,100})"/],
  ['composer.json', /"name"\s*:\s*"([\w.-]{1,100})\/([\w.-]{1,100})"/],
  ['go.mod', /^module\s+[\w.-]+\/([\w.-]{1,100})\/([\w.-]{1,100})/m],
  ['Cargo.toml', /^name\s*=\s*"([\w-]{1,100})"/m],
  ['pyproject.toml', /^name\s*=\s*"([\w.-]{1,100})"/m],
  ['mix.exs', /\bapp:\s*:(\w{1,100})/],
  // A clone says whose it is.
  ['.git/config', /^\s*url\s*=\s*\S*[/:]([\w.-]{1,100})\/([\w.-]{1,100}?)(?:\.git)?\s*$/m],
];
/** Names stand at the beginning. */
const NAMING_LENGTH_MAX = 100_000;
/** What people put behind a name that somebody has taken already. */
const TAIL =
  /[-_.](?:dev|inc|hq|io|app|labs?|org|com|co|team|ai|oss|tech|cloud|server|api|web|platform|sh|android|ios)$/;

/** What the program of a folder and its owner are called, in lower-case letters and digits: the folder, its manifests and its clone tell. */
export function listOwnNames(root: string): ReadonlySet<string> {
  const named = readNames(root);
  return lettersOf([basename(resolve(root)), ...named.flat(), ...named.flatMap(listOwnerWords)]);
}

/** What its manifests and its clone call the program of a folder, and not what the folder is called, in the same letters. */
export function listProgramNames(root: string): ReadonlySet<string> {
  return lettersOf(readNames(root).flat());
}

function lettersOf(names: readonly string[]): ReadonlySet<string> {
  return new Set(names.flatMap((name) => [toLetters(name), toLetters(name.toLowerCase().replace(TAIL, ''))]));
}

/**
 * What the owner of a program is called, in the same letters: that of its clone, or of its packages. Unlike a folder, which may be called after the
 * vendor that it connects to, an owner with the name of a vendor is this vendor.
 */
export function listOwners(root: string): ReadonlySet<string> {
  return new Set(readNames(root).flatMap(listOwnerWords).map(toLetters));
}

/** The names that stand in each of the files, the owner's first where it has one. */
function readNames(root: string): readonly (readonly string[])[] {
  return NAMING.map(([file, name]) =>
    (name.exec((readPlainFile(join(root, file)) ?? '').slice(0, NAMING_LENGTH_MAX)) ?? [])
      .slice(1)
      .filter((one) => one !== undefined),
  );
}

const OWNER_WORD_LENGTH_MIN = 5;

/** What organizations put behind their names. Others are called after whom they make something for: `discord-tickets`. */
const ORGANIZATION =
  /^(?:[\w.]+?)(?:[-_.](?:ai|app|apps|archive|cloud|community|contrib|corp|data|dev|developers?|docs|education|engineering|examples?|experimental|foundation|global|go|group|hq|inc|io|js|labs?|mobile|network|official|open-?source|org|oss|payments?|php|platform|plugins|project|public|python|research|ruby|samples|sdks?|security|social|software|solutions|studio|systems|team|tech|technologies|tools|web))+$/i;

/** An owner, and the first word of its name: `bluesky-social`, `bluesky`. */
function listOwnerWords(names: readonly string[]): string[] {
  const [owner] = names.length > 1 ? names : [];
  if (owner === undefined) return [];
  const [word = ''] = owner.split(/[-_.]/);
  return word.length >= OWNER_WORD_LENGTH_MIN && ORGANIZATION.test(owner) ? [owner, word] : [owner];
}

/** The same, written in one word: `supermemoryai` owns what `supermemory` is called. */
const TAILS = ['ai', 'app', 'dev', 'hq', 'inc', 'io', 'labs', 'mail', 'oss'];
const TAILED_LENGTH_MIN = 5;

/** Whether a vendor of this slug is the program itself or its owner. */
export function isOwn(slug: string, ownNames: ReadonlySet<string>): boolean {
  const letters = toLetters(slug);
  if (ownNames.has(letters) || ownNames.has(toLetters(slug.replace(TAIL, '')))) return true;
  return letters.length >= TAILED_LENGTH_MIN && TAILS.some((tail) => ownNames.has(letters + tail));
}

/** Whether a package is of the owner's own scope, as `@acme/client` of `acme` is, or lies in a repository of the owner's. */
export function isOfOwner(packageName: string, owners: ReadonlySet<string>): boolean {
  const owner =
    /^@([\w.-]{2,100})\//.exec(packageName)?.[1] ?? /^github\.com\/([\w.-]{2,100})\//.exec(packageName)?.[1];
  return owner !== undefined && owners.has(toLetters(owner));
}

/** Whether a host belongs to the program or its owner: it is called so, or its domain is, as `tile.openstreetmap.org` of `openstreetmap`. */
export function isOwnHost(host: string, ownNames: ReadonlySet<string>): boolean {
  const domain = toLetters(host.split('.').at(-2) ?? '');
  return isOwn(host, ownNames) || (domain.length >= TAILED_LENGTH_MIN && ownNames.has(domain));
}

function toLetters(name: string): string {
  return name.toLowerCase().replaceAll(/[^a-z0-9]/g, '');
}
