import { readFile, readdir, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { decodeText, detectFormat, isCandidate } from '@upriver/manifests';
import type { ManifestFile, Problem } from '@upriver/manifests';
import ignoreRules from 'ignore';

/** What a walk found. */
export interface Walk {
  readonly files: readonly ManifestFile[];
  /** Files that could not be read. */
  readonly unreadable: readonly { readonly path: string; readonly problem: Problem }[];
  /** Reads files of other names that the manifests turn out to need: those of the tree that git would see. */
  readonly readOthers: (paths: readonly string[]) => Promise<readonly ManifestFile[]>;
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
const FILE_BYTES_MAX = 10 * 1024 * 1024;
type Ignorer = ReturnType<typeof ignoreRules>;

/**
 * Walks a directory for manifests, lockfiles and SBOMs, as git would see it: .gitignore files are respected, links are not
 * followed, and folders of installed packages are left out.
 */
export async function walk(root: string, onFile: (count: number) => void = () => undefined): Promise<Walk> {
  const files: ManifestFile[] = [];
  const unreadable: { path: string; problem: Problem }[] = [];
  const others = new Set<string>();
  const visit = async (directory: string, rules: readonly { base: string; ignorer: Ignorer }[]): Promise<void> => {
    const here = await addRules(root, directory, rules);
    const entries = (await readdir(join(root, directory), { withFileTypes: true })).sort((a, b) =>
      a.name < b.name ? -1 : 1,
    );
    for (const entry of entries) {
      const path = directory === '' ? entry.name : `${directory}/${entry.name}`;
      if (entry.isDirectory()) {
        if (!SKIPPED_DIRECTORIES.has(entry.name) && !isIgnored(`${path}/`, here)) await visit(path, here);
      } else if (entry.isFile() && !isIgnored(path, here)) {
        const read = isCandidate(path) ? await readCandidate(root, path) : { content: '' };
        if ('problem' in read) unreadable.push({ path, problem: read.problem });
        else if (detectFormat(path, read.content) !== undefined) {
          files.push({ path, content: read.content });
          onFile(files.length);
        } else others.add(path);
      }
    }
  };
  await visit('', []);
  return {
    files,
    unreadable,
    async readOthers(paths) {
      const found: ManifestFile[] = [];
      for (const path of paths.filter((one) => others.has(one))) {
        const read = await readCandidate(root, path);
        if ('content' in read) found.push({ path, content: read.content });
      }
      return found;
    },
  };
}

async function addRules(
  root: string,
  directory: string,
  rules: readonly { base: string; ignorer: Ignorer }[],
): Promise<readonly { base: string; ignorer: Ignorer }[]> {
  try {
    const text = await readFile(join(root, directory, '.gitignore'), 'utf8');
    return [...rules, { base: directory === '' ? '' : `${directory}/`, ignorer: ignoreRules().add(text) }];
  } catch {
    return rules;
  }
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

async function readCandidate(root: string, path: string): Promise<{ content: string } | { problem: Problem }> {
  try {
    const file = join(root, path);
    const { size } = await stat(file);
    if (size > FILE_BYTES_MAX) {
      // A large file that is no manifest is nobody's business.
      const isManifest = detectFormat(path, '') !== undefined;
      return isManifest
        ? { problem: { message: `is larger than ${FILE_BYTES_MAX / 1024 / 1024} MB`, fatal: true } }
        : { content: '' };
    }
    return { content: decodeText(await readFile(file)) };
  } catch (error) {
    return { problem: { message: error instanceof Error ? error.message : String(error), fatal: true } };
  }
}
