// How fast manifests are read, by format: real ones where the folder of them lies beside the repository, and large ones made here.
import { existsSync, readFileSync } from 'node:fs';
import { decodeText, readManifests } from '@upriver/manifests';
import type { ManifestFile } from '@upriver/manifests';
import { bigFiles } from './big-files.ts';

const CORPUS = new URL('../../../shared/manifests/', import.meta.url);
const ROUND_MS = 300;
const BIG_KILOBYTES = 2000;

/** Prints files and megabytes a second of one thread, by format, best first. */
export async function measureFormats(): Promise<void> {
  const byFormat = new Map<string, ManifestFile[]>();
  for (const file of existsSync(CORPUS) ? readCorpus() : []) {
    const format = (await readManifests([file])).files[0]?.format;
    if (format !== undefined) byFormat.set(format, [...(byFormat.get(format) ?? []), file]);
  }
  console.log('| format | files | KB a file | files/s | MB/s |\n|---|---|---|---|---|');
  const rows = [];
  for (const [format, files] of byFormat) rows.push(await measure(format, files));
  for (const [name, { path, make }] of Object.entries(bigFiles))
    rows.push(await measure(`${name}, made`, [{ path, content: make(BIG_KILOBYTES) }]));
  for (const { text } of rows.sort((a, b) => b.megabytes - a.megabytes)) console.log(text);
}

async function measure(name: string, files: readonly ManifestFile[]) {
  const bytes = files.reduce((sum, { content }) => sum + content.length, 0);
  for (const file of files) await readManifests([file]);
  let rounds = 0;
  const startedAt = performance.now();
  do {
    for (const file of files) await readManifests([file]);
    rounds += 1;
  } while (performance.now() - startedAt < ROUND_MS);
  const seconds = (performance.now() - startedAt) / 1000;
  const megabytes = (bytes * rounds) / seconds / 1e6;
  const perFile = (bytes / files.length / 1000).toFixed(1);
  const perSecond = ((files.length * rounds) / seconds).toFixed(0);
  return { megabytes, text: `| ${name} | ${files.length} | ${perFile} | ${perSecond} | ${megabytes.toFixed(1)} |` };
}

function readCorpus(): ManifestFile[] {
  return readFileSync(new URL('INDEX.tsv', CORPUS), 'utf8')
    .trimEnd()
    .split('\n')
    .slice(1)
    .map((line) => line.split('\t')[0] ?? '')
    .map((file) => ({
      path: file.startsWith('github-actions/') ? `.github/workflows/${file.split('/').at(-1) ?? ''}` : file,
      content: decodeText(readFileSync(new URL(file, CORPUS))),
    }));
}

if (import.meta.main) await measureFormats();
