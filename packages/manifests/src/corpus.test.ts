import assert from 'node:assert/strict';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { test } from 'node:test';
import { countDirectAll, countDirectRuntime, countPackages, decodeText, detectFormat, readManifests } from './index.ts';
import type { Dependency, FileReading, ManifestFile } from './index.ts';
import { processorMs } from '../../../test/support/processor-time.ts';

/*
 * Real manifests with expectations that were made by other readers. The folder lies beside the repository, because its
 * licences do not allow it inside; its README defines what is counted, and count.ts follows it.
 */
const CORPUS = new URL('../../../../shared/manifests/', import.meta.url);
const ERROR_TIME_MS_MAX = 2000;

/** Where the files of a case lie in their repositories, where the corpus has flattened that. */
const CASE_PATHS: Readonly<Record<string, string>> = {
  'github-actions/': '.github/workflows/',
};
/** A build file whose catalog is a case of its own. */
const NEIGHBOURS: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  'gradle/nowinandroid-app': { 'gradle/libs.versions.toml': 'gradle/nowinandroid/libs.versions.toml' },
};

if (!existsSync(CORPUS)) {
  test('corpus of real manifests', (t) => t.skip('needs ../shared/manifests beside the repository'));
} else {
  for (const row of readRows()) {
    test(`${row.file} is read as other readers read it`, async (t) => {
      const path = pathInCase(row.file);
      if (!detectFormat(path, readCorpusFile(row.file))) {
        t.todo('no format reads this file yet');
        return;
      }
      const startedAt = processorMs();
      const reading = await readCase(row.file);
      if ([row.directRuntime, row.directAll, row.packages].includes('error')) {
        assert.ok(reading.problems.length > 0, 'a broken file has a problem');
        assert.ok(processorMs() - startedAt < ERROR_TIME_MS_MAX, 'a broken file is answered in time');
        return;
      }
      assertCount('direct_runtime', row.directRuntime, countDirectRuntime(reading));
      assertCount('direct_all', row.directAll, countDirectAll(reading));
      assertCount('packages', row.packages, countPackages(reading));
      const missing = row.spotChecks.filter((spot) => !reading.dependencies.some((one) => isSpot(one, spot)));
      assert.deepEqual(missing, [], 'every spot check is found');
    });
  }
}

interface Row {
  readonly file: string;
  readonly directRuntime: string;
  readonly directAll: string;
  readonly packages: string;
  readonly spotChecks: readonly string[];
}

function readRows(): readonly Row[] {
  const lines = readFileSync(new URL('INDEX.tsv', CORPUS), 'utf8').trimEnd().split('\n').slice(1);
  return lines.map((line) => {
    const columns = line.split('\t');
    const [file = '', , , , directRuntime = '-', directAll = '-', packages = '-', , spots = ''] = columns;
    return { file, directRuntime, directAll, packages, spotChecks: spots.split(' ; ').filter((spot) => spot !== '') };
  });
}

async function readCase(file: string): Promise<FileReading> {
  const folder = file.slice(0, file.lastIndexOf('/'));
  const files: ManifestFile[] = readdirSync(new URL(`${folder}/`, CORPUS)).map((name) => ({
    path: pathInCase(`${folder}/${name}`),
    content: readCorpusFile(`${folder}/${name}`),
  }));
  for (const [path, source] of Object.entries(NEIGHBOURS[folder] ?? {})) {
    files.push({ path, content: readCorpusFile(source) });
  }
  const reading = (await readManifests(files)).files.find(({ path }) => path === pathInCase(file));
  assert.ok(reading, 'the file is in the reading');
  return reading;
}

function readCorpusFile(file: string): string {
  return decodeText(readFileSync(new URL(file, CORPUS)));
}

function pathInCase(file: string): string {
  const prefix = Object.entries(CASE_PATHS).find(([group]) => file.startsWith(group))?.[1] ?? '';
  return prefix + file.slice(file.lastIndexOf('/') + 1);
}

function assertCount(what: string, expected: string, actual: number): void {
  if (expected !== '-') assert.equal(actual, Number(expected), what);
}

/** `name@requirement` as the corpus writes it; remarks in brackets and rich versions are compared by name alone. */
function isSpot(dependency: Dependency, spot: string): boolean {
  if (spot.startsWith('pkg:')) return dependency.locator === spot;
  const at = spot.indexOf('@', 1);
  const name = at < 0 ? spot : spot.slice(0, at);
  const requirement = at < 0 ? '' : spot.slice(at + 1).replace(/ \(.*\)$/, '');
  if (!isSameName(dependency, name)) return false;
  if (/^[({]/.test(requirement) || spot.includes('${') || spot.startsWith('docker://')) return true;
  return [dependency.requirement, dependency.resolved, dependency.locator].some(
    (written) => written !== undefined && comparable(written) === comparable(requirement),
  );
}

function isSameName({ name, alias }: Dependency, expected: string): boolean {
  const wanted = plainName(expected);
  return [name, alias].some(
    (own) => own !== undefined && (plainName(own) === wanted || plainName(own).endsWith(`/${wanted}`)),
  );
}

function plainName(name: string): string {
  return name
    .toLowerCase()
    .replace(/^(docker|https?):\/\//, '')
    .replace(/[@:][^/]*$/, '')
    .replace(/\/$|\.git$/g, '');
}

/** Python's packaging sorts specifiers; blanks never matter. */
function comparable(requirement: string): string {
  return requirement.replace(/["\s]/g, '').split(',').sort().join(',');
}
