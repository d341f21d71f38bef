import { closeSync, fstatSync, openSync, readFileSync, readdirSync } from 'node:fs';
import type { Dirent } from 'node:fs';
import { join } from 'node:path';
import { setImmediate } from 'node:timers/promises';
import {
  collectEvidence,
  decodeText,
  detectFormat,
  isApiDescription,
  isCandidate,
  listClients,
  listParts,
  mayHoldEvidence,
} from '@upriver/manifests';
import type { FileEvidence, ManifestFile, Problem } from '@upriver/manifests';
import ignoreRules from 'ignore';
import { UsageError } from './command.ts';
import { listOwnNames, listOwners, listProgramNames } from './own-names.ts';
import { FILE_BYTES_MAX, readPlainFile } from './read-plain-file.ts';

/** What a walk found. */
export interface Walk {
  /** What the program and its owner are called: see {@link listOwnNames}. */
  readonly ownNames: ReadonlySet<string>;
  /** What its owner is called: see {@link listOwners}. */
  readonly owners: ReadonlySet<string>;
  /** What the program calls itself: see {@link listProgramNames}. */
  readonly programNames: ReadonlySet<string>;
  readonly files: readonly ManifestFile[];
  /** Files and directories that could not be read; of those that only mention somebody, once these were read. */
  readonly listUnreadable: () => readonly UnreadableFile[];
  /**
   * Reads what files of the program, of its configuration and of its documentation mention. Most of a walk's work is in this: threads
   * that read manifests meanwhile are served in between.
   */
  readonly readMentions: () => Promise<readonly FileEvidence[]>;
  /** Reads files of other names that the manifests turn out to need: those of the tree that git would see. */
  readonly readOthers: (paths: readonly string[]) => readonly ManifestFile[];
}

/** A file or a directory that could not be read, and why. */
export interface UnreadableFile {
  readonly path: string;
  readonly problem: Problem;
}

/** Never a project's own manifests, whatever .gitignore says. */
const SKIPPED_DIRECTORIES = new Set([
  '.git',
  '.hg',
  '.svn',
  'node_modules',
  'vendor',
  '.venv',
  'venv',
  '__pycache__',
  '.tox',
  'Pods',
]);
/** People commit it although `.env*` stands in .gitignore. */
const EXAMPLE_OF_ENVIRONMENT = /^\.env(?:\.[\w-]+)*\.(?:example|sample|template|dist)$/;
type Ignorer = ReturnType<typeof ignoreRules>;

/** Files that are looked at for what they mention before threads are served: a few milliseconds. */
const MENTIONING_PER_TURN = 50;

/**
 * Walks a directory for manifests, lockfiles and SBOMs, as git would see it: .gitignore files are respected, links are not
 * followed, and folders of installed packages are left out. A command has nothing else to do meanwhile, and reading a small
 * file at once takes a fraction of what handing it to Node's threads takes.
 */
export function walk(root: string, onFile: (count: number) => void = () => undefined): Walk {
  const files: ManifestFile[] = [];
  /** By the place in the walk at which each was met. */
  const unreadable: (UnreadableFile & { readonly place: number })[] = [];
  const others = new Set<string>();
  const mentioning: { readonly path: string; readonly content: string | undefined; readonly place: number }[] = [];
  let place = 0;
  const visit = (directory: string, rules: readonly { base: string; ignorer: Ignorer }[]): void => {
    const entries = readDirectory(root, directory);
    if ('problem' in entries) {
      unreadable.push({ path: directory, problem: entries.problem, place });
      return;
    }
    const here = addRules(root, directory, entries, rules);
    for (const entry of entries) {
      place += 1;
      const path = directory === '' ? entry.name : `${directory}/${entry.name}`;
      if (entry.isDirectory()) {
        if (!SKIPPED_DIRECTORIES.has(entry.name) && !isIgnored(`${path}/`, here)) visit(path, here);
      } else if (entry.isFile() && (!isIgnored(path, here) || EXAMPLE_OF_ENVIRONMENT.test(entry.name))) {
        const mayMention = mayHoldEvidence(path);
        if (!isCandidate(path)) {
          others.add(path);
          if (mayMention) mentioning.push({ path, content: undefined, place });
          continue;
        }
        const read = readCandidate(root, path);
        if ('problem' in read) {
          unreadable.push({ path, problem: read.problem, place });
          continue;
        }
        const format = detectFormat(path, read.content);
        if (mayMention && (format === undefined || CONFIGURING.includes(format.ecosystem)))
          mentioning.push({ path, content: read.content, place });
        if (format === undefined) others.add(path);
        else {
          files.push({ path, content: read.content });
          onFile(files.length);
        }
      }
    }
  };
  visit('', []);
  return {
    ownNames: listOwnNames(root),
    owners: listOwners(root),
    programNames: listProgramNames(root),
    files,
    listUnreadable: () =>
      unreadable.toSorted((a, b) => a.place - b.place).map(({ path, problem }) => ({ path, problem })),
    async readMentions() {
      const mentions: FileEvidence[] = [];
      const parts = new Set<string>();
      for (const [index, { path, content, place: met }] of mentioning.entries()) {
        if (index % MENTIONING_PER_TURN === MENTIONING_PER_TURN - 1) await setImmediate();
        const read = content === undefined ? readCandidate(root, path) : { content };
        if ('content' in read) mentions.push(...readMentions(path, read.content, parts));
        else {
          others.delete(path);
          unreadable.push({ path, problem: read.problem, place: met });
        }
      }
      return mentions;
    },
    readOthers(paths) {
      const found: ManifestFile[] = [];
      for (const path of paths.filter((one) => others.has(one))) {
        const read = readCandidate(root, path);
        if ('content' in read) found.push({ path, content: read.content });
      }
      return found;
    },
  };
}

/** Ecosystems of formats whose files also configure programs: manifests of packages do not. */
const CONFIGURING: readonly string[] = ['docker', 'generic', 'githubactions', 'many', 'terraform'];
/** Programs that are longer were generated, unless people broke their lines. */
const PROGRAM_LENGTH_MAX = 512 * 1024;
const WRITTEN_LENGTH_MAX = 2 * 1024 * 1024;
/** Characters of a line on average, in what people write. */
const LINE_LENGTH_MAX = 120;
const PROGRAM = /\.(?:[cm]?[jt]sx?|py|rb|php|go|java|kt|cs|exs?|rs|swift|vue|svelte)$/;
const GENERATED = /generated|do not edit|autogenerated|prettier-ignore/i;
const HEAD_LENGTH = 2000;

/** What one file mentions, and the parts of the program that its path names for the first time. */
function readMentions(path: string, content: string, parts: Set<string>): FileEvidence[] {
  const named = listParts(path).filter(({ name }) => !parts.has(name));
  for (const { name } of named) parts.add(name);
  const mentioned =
    content.length > PROGRAM_LENGTH_MAX && !isApiDescription(path, content) && !isWritten(path, content)
      ? []
      : [...listClients(path, content), ...collectEvidence(path, content)];
  return named.length + mentioned.length === 0 ? [] : [{ path, evidence: [...named, ...mentioned] }];
}

/** Whether people wrote a long program: it has lines as theirs, and does not say that it was generated. */
function isWritten(path: string, content: string): boolean {
  if (content.length > WRITTEN_LENGTH_MAX || !PROGRAM.test(path)) return false;
  if (GENERATED.test(content.slice(0, HEAD_LENGTH))) return false;
  return content.split('\n').length * LINE_LENGTH_MAX > content.length;
}

/** Its entries by name. Below the root a directory that cannot be read is a problem of its own: what else there is counts. @throws UsageError */
function readDirectory(root: string, directory: string): Dirent[] | { readonly problem: Problem } {
  try {
    return readdirSync(join(root, directory), { withFileTypes: true }).sort((a, b) => (a.name < b.name ? -1 : 1));
  } catch (error) {
    const message = error instanceof Error ? error.message : String(error);
    if (directory === '') throw new UsageError(`${root} cannot be read: ${message}`);
    return { problem: { message, fatal: true } };
  }
}

function addRules(
  root: string,
  directory: string,
  entries: readonly Dirent[],
  rules: readonly { base: string; ignorer: Ignorer }[],
): readonly { base: string; ignorer: Ignorer }[] {
  if (!entries.some(({ name }) => name === '.gitignore')) return rules;
  const text = readPlainFile(join(root, directory, '.gitignore'));
  if (text === undefined) return rules;
  return [...rules, { base: directory === '' ? '' : `${directory}/`, ignorer: ignoreRules().add(text) }];
}

function isIgnored(path: string, rules: readonly { base: string; ignorer: Ignorer }[]): boolean {
  let isOut = false;
  // The deepest file that says anything decides, as for git.
  for (const { base, ignorer } of rules) {
    const { ignored, unignored } = ignorer.test(path.slice(base.length));
    if (ignored || unignored) isOut = ignored;
  }
  return isOut;
}

function readCandidate(root: string, path: string): { content: string } | { problem: Problem } {
  let file: number | undefined;
  try {
    file = openSync(join(root, path), 'r');
    if (fstatSync(file).size > FILE_BYTES_MAX) {
      // A large file that is no manifest is nobody's business.
      const isManifest = detectFormat(path, '') !== undefined;
      return isManifest
        ? { problem: { message: `is larger than ${FILE_BYTES_MAX / 1024 / 1024} MB`, fatal: true } }
        : { content: '' };
    }
    return { content: decodeText(readFileSync(file)) };
  } catch (error) {
    return { problem: { message: error instanceof Error ? error.message : String(error), fatal: true } };
  } finally {
    if (file !== undefined) closeSync(file);
  }
}
