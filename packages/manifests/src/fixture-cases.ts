// For tests: the small uploads under `formats/*/fixtures/<case>/`, and dependencies as one line each.
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { decodeText } from './decode.ts';
import type { Dependency, ManifestFile } from './format.ts';
import { readManifests } from './read.ts';

/** One upload of a format's fixtures. */
export interface FixtureCase {
  /** `npm/workspace` */
  readonly name: string;
  readonly files: readonly ManifestFile[];
}

/** Every case of every format. */
export function listFixtureCases(): readonly FixtureCase[] {
  return listFolders(FORMATS).flatMap((format) => {
    const fixtures = new URL(`${format}/fixtures/`, FORMATS);
    return existsSync(fixtures) ? listFolders(fixtures).map((one) => readFixtureCase(`${format}/${one}`)) : [];
  });
}

/** The upload of one case, for example `npm/workspace`. */
export function readFixtureCase(name: string): FixtureCase {
  const [format, folder] = name.split('/');
  const root = new URL(`${format}/fixtures/${folder}/`, FORMATS);
  const files = readdirSync(root, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => {
      const path = `${entry.parentPath}/${entry.name}`.replaceAll('//', '/').slice(root.pathname.length);
      return { path, content: decodeText(readFileSync(new URL(path, root))) };
    });
  return { name, files };
}

/** Dependencies of every file of a case, one line each. */
export async function describeCase(name: string): Promise<Record<string, readonly string[]>> {
  const { files } = await readManifests(readFixtureCase(name).files);
  return Object.fromEntries(files.map(({ path, dependencies }) => [path, dependencies.map(describeDependency)]));
}

/** Problems of every file of a case as `line: message`. */
export async function listProblems(name: string): Promise<readonly string[]> {
  const { files } = await readManifests(readFixtureCase(name).files);
  return files.flatMap(({ problems }) => problems.map(({ line, message }) => `${line ?? '-'}: ${message}`));
}

/** `name@requirement =resolved scope direct …`, short enough to be read in a list. */
function describeDependency(one: Dependency): string {
  return [
    `${one.name}@${one.requirement}`,
    one.resolved === undefined ? '' : `=${one.resolved}`,
    one.scope,
    one.direct === undefined ? '' : one.direct ? 'direct' : 'transitive',
    one.local ? 'local' : '',
    one.definition ? 'definition' : '',
    one.alias === undefined ? '' : `alias:${one.alias}`,
    one.locator === undefined || one.locator === one.requirement ? '' : `from:${one.locator}`,
  ]
    .filter((part) => part !== '')
    .join(' ');
}

const FORMATS = new URL('formats/', import.meta.url);

function listFolders(root: URL): readonly string[] {
  return readdirSync(root, { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .map(({ name }) => name)
    .sort();
}
