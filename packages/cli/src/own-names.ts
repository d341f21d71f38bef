import { readFileSync } from 'node:fs';
import { basename, join, resolve } from 'node:path';

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
/** What people put behind a name that somebody has taken already. */
const TAIL = /[-_.](?:dev|inc|hq|io|app|labs?|org|com|co|team|ai|oss|tech|cloud|server|api|web|platform)$/;

/** What the program of a folder and its owner are called, in lower-case letters and digits: the folder, its manifests and its clone tell. */
export function listOwnNames(root: string): ReadonlySet<string> {
  const names = [
    basename(resolve(root)),
    ...NAMING.flatMap(([file, name]) => (name.exec(read(join(root, file))) ?? []).slice(1)),
  ];
  return new Set(
    names
      .filter((name) => name !== undefined)
      .flatMap((name) => [toLetters(name), toLetters(name.toLowerCase().replace(TAIL, ''))]),
  );
}

/** Whether a vendor of this slug is the program itself or its owner. */
export function isOwn(slug: string, ownNames: ReadonlySet<string>): boolean {
  return ownNames.has(toLetters(slug)) || ownNames.has(toLetters(slug.replace(TAIL, '')));
}

function toLetters(name: string): string {
  return name.toLowerCase().replaceAll(/[^a-z0-9]/g, '');
}

function read(path: string): string {
  try {
    return readFileSync(path, 'utf8').slice(0, 100_000);
  } catch {
    return '';
  }
}
