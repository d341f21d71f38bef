// `upriver scan` as a process over a generated monorepo of 500 projects with 40 MB of lockfiles.
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { finish, runCommand, temporaryDirectory } from '../../test/support/process.ts';
import { bigFiles, names } from './big-files.ts';

const PROJECTS = 500;
const LOCKFILE_KILOBYTES = 82;
/** Of ten projects, this many have each kind of lockfile. */
const KINDS = [
  ...Array.from({ length: 4 }, () => 'package-lock v3'),
  ...Array.from({ length: 2 }, () => 'pnpm-lock 9'),
  'yarn.lock classic',
  ...Array.from({ length: 3 }, () => 'poetry.lock'),
];

/** Scans some times and prints what each took. */
export async function measureScan(rounds: number): Promise<void> {
  using tree = temporaryDirectory();
  const bytes = writeMonorepo(tree.path);
  const seconds: number[] = [];
  let summary = '';
  for (let round = 0; round < rounds; round += 1) {
    const startedAt = performance.now();
    const { code, output } = await finish(runCommand(['scan', tree.path, '--markdown'], {}));
    if (code !== 0) throw new Error(output);
    seconds.push((performance.now() - startedAt) / 1000);
    summary = /\d+ files, \d+ dependencies/.exec(output)?.[0] ?? '';
  }
  seconds.sort((a, b) => a - b);
  console.log(`| projects | lockfiles MB | read | seconds, median | seconds, worst |\n|---|---|---|---|---|`);
  console.log(
    `| ${PROJECTS} | ${(bytes / 1e6).toFixed(1)} | ${summary} | ${seconds[rounds >> 1]?.toFixed(1) ?? ''} | ${seconds.at(-1)?.toFixed(1) ?? ''} |`,
  );
}

/** @returns bytes of all lockfiles */
function writeMonorepo(root: string): number {
  let bytes = 0;
  for (let project = 0; project < PROJECTS; project += 1) {
    const directory = join(root, `team-${project % 25}`, `project-${project}`);
    mkdirSync(join(directory, 'src'), { recursive: true });
    const kind = KINDS[project % KINDS.length] ?? '';
    const lock = bigFiles[kind]?.make(LOCKFILE_KILOBYTES, project) ?? '';
    bytes += lock.length;
    writeFileSync(join(directory, bigFiles[kind]?.path ?? ''), lock);
    if (kind === 'poetry.lock') writeFileSync(join(directory, 'pyproject.toml'), pyproject(project));
    else writeFileSync(join(directory, 'package.json'), packageJson(project));
    for (let file = 0; file < 20; file += 1) writeFileSync(join(directory, 'src', `module-${file}.ts`), 'export {};\n');
  }
  return bytes;
}

function packageJson(project: number): string {
  const dependencies = Object.fromEntries(names('npm', 30).map((name) => [name, '^1.0.0']));
  return JSON.stringify({ name: `project-${project}`, dependencies }, null, 2);
}

function pyproject(project: number): string {
  const list = names('pypi', 30).map((name) => `  "${name}>=1",`);
  return `[project]\nname = "project-${project}"\nversion = "1"\ndependencies = [\n${list.join('\n')}\n]\n`;
}

if (import.meta.main) await measureScan(Number(process.argv[2] ?? 3));
