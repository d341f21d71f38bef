// The thread in which uploads of a server are read and merged, so that the thread that serves requests does not. It has no formats of
// its own: files are read in threads below it (`read-safely.ts`), which may be ended at any moment.
import { parentPort } from 'node:worker_threads';
import { mergeUpload, type FileSummary, type MergedUpload } from '../merged-upload.ts';
import type { MergedDependency } from '../merge.ts';
import { createManifestReader, isLarge } from './read-safely.ts';
import type { SharedFile } from './shared-file.ts';
import { yieldToServing } from './yield-to-serving.ts';

/** What the thread is asked: the files of an upload one by one, then to read them, then what was merged in slices. */
export type UploadRequest =
  | { readonly kind: 'file'; readonly id: number; readonly file: SharedFile }
  | { readonly kind: 'read'; readonly id: number; readonly owner: string }
  | { readonly kind: 'next'; readonly id: number };

/** Its answers to `read` and to `next`. An empty slice is the last one. */
export type UploadAnswer =
  | { readonly kind: 'summary'; readonly id: number; readonly files: readonly FileSummary[] }
  | { readonly kind: 'slice'; readonly id: number; readonly dependencies: readonly MergedDependency[] };

/** Received within a few milliseconds. */
const SLICE_DEPENDENCIES = 1000;

const reader = createManifestReader();
const arriving = new Map<number, SharedFile[]>();
const merged = new Map<number, { readonly dependencies: MergedUpload['dependencies']; at: number }>();

parentPort?.on('message', (request: UploadRequest) => {
  if (request.kind === 'file') collect(request.id, request.file);
  else if (request.kind === 'read') void read(request.id, request.owner);
  else sendSlice(request.id);
});

function collect(id: number, file: SharedFile): void {
  const files = arriving.get(id);
  if (files === undefined) arriving.set(id, [file]);
  else files.push(file);
}

async function read(id: number, owner: string): Promise<void> {
  const files = arriving.get(id) ?? [];
  arriving.delete(id);
  if (isLarge(files)) yieldToServing();
  const upload = mergeUpload(await reader.read(files, owner));
  merged.set(id, { dependencies: upload.dependencies, at: 0 });
  send({ kind: 'summary', id, files: upload.files });
}

function sendSlice(id: number): void {
  const upload = merged.get(id);
  const dependencies = upload?.dependencies.slice(upload.at, upload.at + SLICE_DEPENDENCIES) ?? [];
  if (upload !== undefined) upload.at += dependencies.length;
  if (dependencies.length === 0) merged.delete(id);
  send({ kind: 'slice', id, dependencies });
}

function send(answer: UploadAnswer): void {
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a thread, not a window
  parentPort?.postMessage(answer);
}
