import { detectFormat, findFormat } from './detect.ts';
import type { DeclaredHost, Dependency, Extraction, Format, ManifestFile, Problem } from './format.ts';
import { mayHoldCredentials, withoutCredentials } from './locator.ts';
import { checkNesting } from './nesting.ts';
import { createContext, createUpload, type Upload } from './upload.ts';

/** What one file of an upload says. */
export interface FileReading {
  readonly path: string;
  /** Name of the file's format; undefined when it is none of ours or was not looked at. */
  readonly format: string | undefined;
  readonly kind: Format['kind'] | undefined;
  readonly dependencies: readonly Dependency[];
  readonly problems: readonly Problem[];
  readonly hosts: readonly DeclaredHost[];
}

/** What all files of an upload say, sorted by path. */
export interface ProjectReading {
  readonly files: readonly FileReading[];
  /** Paths that files of the upload name and that it lacks, sorted: some exist, others are only tried. */
  readonly missing: readonly string[];
}

/** One file to read: its path and, when another file includes it, the format that this gives it. */
export interface ReadingTask {
  readonly path: string;
  readonly format?: string;
  readonly includedBy?: readonly string[];
}

/** A reading, and the files it asks to be read after it. */
export interface TaskResult {
  readonly reading: FileReading;
  readonly includes: readonly string[];
  /** Other files that it needed, there or not. */
  readonly asked: readonly string[];
  /** The file is of no format of ours. */
  readonly isOther?: boolean;
}

/**
 * Reads the files of one upload in this thread. Never throws; what cannot be read is a problem of its file.
 * Text from outside should go through `readManifestsSafely`, which bounds time and memory.
 */
export async function readManifests(files: readonly ManifestFile[]): Promise<ProjectReading> {
  const upload = createUpload(files);
  return await readUpload(upload, async (tasks) => {
    const results: TaskResult[] = [];
    for (const task of tasks) results.push(await readTask(upload, task));
    return results;
  });
}

/**
 * Reads every file of an upload through `run`, then the files that these include, level by level.
 * Includes come last so that the order of files cannot matter.
 */
export async function readUpload(
  upload: Upload,
  run: (tasks: readonly ReadingTask[]) => Promise<readonly TaskResult[]>,
): Promise<ProjectReading> {
  const readings = new Map<string, FileReading>();
  const asked = new Set<string>();
  const others = new Set<string>();
  let tasks: readonly ReadingTask[] = upload.paths.map((path) => ({ path }));
  while (tasks.length > 0) {
    const results = await run(tasks);
    for (const { reading, includes, isOther, ...result } of results) {
      readings.set(reading.path, reading);
      if (isOther === true) others.add(reading.path);
      for (const path of [...includes, ...result.asked]) asked.add(path);
    }
    tasks = listIncludes(upload, results, readings);
  }
  const rejected = upload.rejected.map(({ path, message }) => unreadable(path, message));
  // A file of no format that another one needs is no mistake: properties that a build file applies.
  const files = [...readings.values()].map((reading) =>
    others.has(reading.path) && asked.has(reading.path) && reading.format === undefined
      ? { ...reading, problems: [] }
      : reading,
  );
  return {
    files: [...files, ...rejected].sort((a, b) => (a.path < b.path ? -1 : a.path > b.path ? 1 : 0)),
    missing: [...asked].filter((path) => !upload.files.has(path)).sort(),
  };
}

/** Reads one file; a format that throws or a text that nests too deep is a problem, not an exception. */
export async function readTask(upload: Upload, task: ReadingTask): Promise<TaskResult> {
  const text = upload.files.get(task.path) ?? '';
  const format = task.format === undefined ? detectFormat(task.path, text) : findFormat(task.format);
  if (!format) {
    const message = 'this is no manifest, lockfile or SBOM of a known format';
    return { reading: unreadable(task.path, message), includes: [], asked: [], isOther: true };
  }
  const asked = new Set<string>();
  const extraction = await extractSafely(format, text, upload, task, asked);
  return {
    reading: {
      path: task.path,
      format: format.name,
      kind: format.kind,
      ...boundReading(extraction),
      hosts: (extraction.hosts ?? []).filter(({ host }) => isStorable(host)).slice(0, HOSTS_MAX),
    },
    includes: extraction.includes ?? [],
    asked: [...asked].slice(0, ASKED_MAX),
  };
}

/** A file that nothing is known of but why. */
export function unreadable(path: string, message: string, format?: Format): FileReading {
  return {
    path,
    format: format?.name,
    kind: format?.kind,
    dependencies: [],
    problems: [{ message, fatal: true }],
    hosts: [],
  };
}

async function extractSafely(
  format: Format,
  text: string,
  upload: Upload,
  task: ReadingTask,
  asked: Set<string>,
): Promise<Extraction> {
  const unreadableBecause = describeOtherFile(text) ?? checkNesting(task.path, text);
  if (unreadableBecause !== undefined)
    return { dependencies: [], problems: [{ message: unreadableBecause, fatal: true }] };
  try {
    return await format.extract(text, createContext(upload, task.path, asked, task.includedBy));
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    return { dependencies: [], problems: [{ message: `cannot be read as ${format.name}: ${reason}`, fatal: true }] };
  }
}

/** What a download leaves behind when the file was not there: a web page, or the words of a server. */
function describeOtherFile(text: string): string | undefined {
  const head = text.slice(0, 200).trimStart();
  if (/^<!doctype html\b|^<html\b/i.test(head)) return 'this is a web page';
  return /^(?:404: )?not found\s*$/i.test(head)
    ? 'this is the answer of a server that did not have the file'
    : undefined;
}

/** Nothing real comes near; the answer to an upload has to stay bounded too. */
const DEPENDENCIES_MAX = 100_000;
const HOSTS_MAX = 1000;
const ASKED_MAX = 1000;
const NAME_LENGTH_MAX = 500;
const REQUIREMENT_LENGTH_MAX = 1000;
const PROBLEMS_MAX = 200;
const MESSAGE_LENGTH_MAX = 500;

function boundReading({ dependencies, problems }: Extraction): Pick<FileReading, 'dependencies' | 'problems'> {
  const kept = dependencies.slice(0, DEPENDENCIES_MAX).map(cleanDependency).filter(isKept);
  const bounded: Problem[] = problems
    .slice(0, PROBLEMS_MAX)
    .map((problem) => ({ ...problem, message: withoutCredentials(problem.message).slice(0, MESSAGE_LENGTH_MAX) }));
  if (problems.length > PROBLEMS_MAX) bounded.push({ message: `and ${problems.length - PROBLEMS_MAX} more problems` });
  const lost = dependencies.length - kept.length;
  if (lost > 0) {
    bounded.push({
      message: `${lost} entries are not kept: the file has too many, or their names or versions hold characters that none has`,
    });
  }
  return { dependencies: kept.map(boundDependency), problems: bounded };
}

/** The one place where what files say loses its passwords: whatever format wrote it, none is stored. */
function cleanDependency(dependency: Dependency): Dependency {
  const { name, requirement, resolved, alias, locator } = dependency;
  // Only an address holds any, and hardly an entry of a lockfile has one. No list is made of the fields, nor below: entries are many.
  const mayHold =
    mayHoldCredentials(name) ||
    mayHoldCredentials(requirement) ||
    (resolved !== undefined && mayHoldCredentials(resolved)) ||
    (alias !== undefined && mayHoldCredentials(alias)) ||
    (locator !== undefined && mayHoldCredentials(locator));
  if (!mayHold) return dependency;
  return {
    ...dependency,
    name: withoutCredentials(name),
    requirement: withoutCredentials(requirement),
    ...(resolved !== undefined && { resolved: withoutCredentials(resolved) }),
    ...(alias !== undefined && { alias: withoutCredentials(alias) }),
    ...(locator !== undefined && { locator: withoutCredentials(locator) }),
  };
}

function boundDependency(dependency: Dependency): Dependency {
  const { requirement, resolved } = dependency;
  const isBounded = requirement.length <= REQUIREMENT_LENGTH_MAX && (resolved ?? 'x').length <= REQUIREMENT_LENGTH_MAX;
  if (isBounded && resolved !== '') return dependency;
  const { resolved: _resolved, ...rest } = dependency;
  return {
    ...rest,
    // A cut can halve a character.
    requirement: requirement.slice(0, REQUIREMENT_LENGTH_MAX).toWellFormed().trim(),
    // An empty version is none.
    ...(resolved && { resolved: resolved.slice(0, REQUIREMENT_LENGTH_MAX).toWellFormed() }),
  };
}

function isKept({ name, requirement, resolved, alias, locator, extras }: Dependency): boolean {
  return (
    isName(name) &&
    isStorable(name) &&
    isStorable(requirement) &&
    (resolved === undefined || isStorable(resolved)) &&
    (alias === undefined || isStorable(alias)) &&
    (locator === undefined || isStorable(locator)) &&
    (extras === undefined || extras.every(isStorable))
  );
}

/** NUL characters and halves of characters are text that not every store can keep. */
function isStorable(text: string): boolean {
  return !text.includes('\0') && text.isWellFormed();
}

/** No ecosystem has names with control characters; somebody's log or page would have to bear them. */
function isName(name: string): boolean {
  return name !== '' && name.length <= NAME_LENGTH_MAX && !/\p{Cc}/u.test(name);
}

/** Files that were included and are not of a format by their own name. */
function listIncludes(
  upload: Upload,
  results: readonly TaskResult[],
  readings: ReadonlyMap<string, FileReading>,
): readonly ReadingTask[] {
  const wanted = new Map<string, { format: string; includedBy: string[] }>();
  for (const { reading, includes } of results) {
    if (reading.format === undefined) continue;
    for (const path of includes) {
      if (!upload.files.has(path) || readings.get(path)?.format !== undefined) continue;
      const entry = wanted.get(path) ?? { format: reading.format, includedBy: [] };
      entry.includedBy.push(reading.path);
      wanted.set(path, entry);
    }
  }
  return [...wanted].map(([path, entry]) => ({ path, ...entry }));
}
