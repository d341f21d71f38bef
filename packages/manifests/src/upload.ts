import type { FormatContext, ManifestFile } from './format.ts';
import { normalizeText } from './decode.ts';

/** The files of one upload, by normalised path. */
export interface Upload {
  readonly files: Texts;
  /** Sorted, so that the order of an upload changes nothing. */
  readonly paths: readonly string[];
  readonly rejected: readonly RejectedPath[];
  /** What formats worked out for the whole upload. */
  readonly memo: Map<string, unknown>;
}

/** Texts by normalised path. */
export interface Texts {
  has(path: string): boolean;
  get(path: string): string | undefined;
}

/** A file that is not read because of its path. */
export interface RejectedPath {
  readonly path: string;
  readonly message: string;
}

/** Collects files by normalised path and sets aside those whose path leaves the upload. */
export function createUpload(files: readonly ManifestFile[]): Upload {
  const byPath = new Map<string, ManifestFile>();
  const rejected: RejectedPath[] = [];
  for (const file of files) {
    const checked = checkPath(file.path);
    if ('message' in checked) rejected.push({ path: file.path, message: checked.message });
    else if (byPath.has(checked.path)) {
      rejected.push({ path: file.path, message: `${checked.path} is given twice; only the first one is read` });
    } else byPath.set(checked.path, file);
  }
  return { files: createTexts(byPath), paths: [...byPath.keys()].sort(), rejected, memo: new Map() };
}

/** Two of the largest files. */
const KEPT_CHARACTERS_MAX = 20 * 1024 * 1024;

/** Makes texts when they are asked for, and keeps those that were asked for last: many files may look at the same one. */
function createTexts(files: ReadonlyMap<string, ManifestFile>): Texts {
  /** In the order in which they were asked for. */
  const kept = new Map<string, string>();
  let characters = 0;
  return {
    has: (path) => files.has(path),
    get(path) {
      const known = kept.get(path);
      const text = known ?? makeText(files.get(path));
      if (text === undefined) return undefined;
      kept.delete(path);
      kept.set(path, text);
      if (known === undefined) characters += text.length;
      for (const [oldest, { length }] of kept) {
        if (characters <= KEPT_CHARACTERS_MAX) break;
        kept.delete(oldest);
        characters -= length;
      }
      return text;
    },
  };
}

function makeText(file: ManifestFile | undefined): string | undefined {
  return file && normalizeText(file.content);
}

/** What a format reading `path` may use; other files that it asks for are noted in `asked`. */
export function createContext(
  upload: Upload,
  path: string,
  asked: Set<string>,
  includedBy?: readonly string[],
): FormatContext {
  const directory = parentOf(path);
  return {
    path,
    paths: upload.paths,
    sibling(other) {
      asked.add(other);
      return upload.files.get(other);
    },
    has(other) {
      asked.add(other);
      return upload.files.has(other);
    },
    resolve: (relative) => resolvePath(directory, relative),
    findUp: (name, accept) => findUp(upload, directory, name, accept),
    memo: (key, compute) => findOrCompute(upload.memo, key, compute),
    ...(includedBy && { includedBy }),
  };
}

/** Directory part of a path of the upload; `''` at the top. */
export function parentOf(path: string): string {
  return path.slice(0, Math.max(0, path.lastIndexOf('/')));
}

/** Last part of a path. */
export function baseName(path: string): string {
  return path.slice(path.lastIndexOf('/') + 1);
}

/** Joins a directory of the upload and a relative path; undefined when the result lies outside the upload. */
export function resolvePath(directory: string, relative: string): string | undefined {
  if (relative.startsWith('/') || relative.includes('\0') || relative.includes('\\') || /^[A-Za-z]:/.test(relative)) {
    return undefined;
  }
  const parts = directory === '' ? [] : directory.split('/');
  for (const part of relative.split('/')) {
    if (part === '' || part === '.') continue;
    if (part !== '..') parts.push(part);
    else if (parts.pop() === undefined) return undefined;
  }
  return parts.join('/');
}

function checkPath(path: string): { path: string } | { message: string } {
  if (path.includes('\0')) return { message: 'the path contains a NUL character' };
  if (path.includes('\\')) return { message: 'the path contains a backslash; write directories with /' };
  if (path.startsWith('/') || /^[A-Za-z]:/.test(path)) {
    return { message: 'the path is absolute; give it relative to the project, for example services/api/package.json' };
  }
  if (path.split('/').includes('..')) return { message: 'the path contains ..; give it relative to the project' };
  if (path.length > 1000) return { message: 'the path is longer than 1000 characters' };
  const normalized = resolvePath('', path);
  return normalized ? { path: normalized } : { message: 'the path is empty' };
}

/** The cast is safe because a key belongs to one format, which always asks for it with the same function. */
function findOrCompute<T>(memo: Map<string, unknown>, key: string, compute: () => T): T {
  if (!memo.has(key)) memo.set(key, compute());
  return memo.get(key) as T;
}

function findUp(
  upload: Upload,
  directory: string,
  name: string,
  accept?: (file: ManifestFile) => boolean,
): ManifestFile | undefined {
  for (let at = directory; ; at = parentOf(at)) {
    const path = at === '' ? name : `${at}/${name}`;
    const content = upload.files.get(path);
    if (content !== undefined && (!accept || accept({ path, content }))) return { path, content };
    if (at === '') return undefined;
  }
}
