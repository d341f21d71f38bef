/** A file of a drop with where it lay. */
export interface DropEntry {
  readonly path: string;
  readonly bytes: number;
  readonly file: File;
}

/** Files that one drop can have; a monorepo beyond it is for `upriver scan`. */
const FILES_MAX = 20_000;

/** Files and folders of a drop, folders with all that is in them. */
export async function readDrop(transfer: DataTransfer): Promise<DropEntry[]> {
  // Both are only to be had before the event is over. What does not come from a file system has no entry.
  const items = [...transfer.items].map((item) => ({ entry: item.webkitGetAsEntry(), file: item.getAsFile() }));
  const waiting = items.map(({ entry }) => entry).filter((entry) => entry !== null);
  const found = items.flatMap(({ entry, file }) => (entry === null && file !== null ? [toEntry(file, file.name)] : []));
  for (let entry = waiting.shift(); entry !== undefined && found.length < FILES_MAX; entry = waiting.shift()) {
    if (isFile(entry)) found.push(toEntry(await fileOf(entry), entry.fullPath));
    else if (isDirectory(entry)) waiting.push(...(await childrenOf(entry)));
  }
  return found;
}

/** Files that were chosen in a dialog. */
export function readChosen(files: FileList): DropEntry[] {
  return [...files].map((file) => toEntry(file, file.webkitRelativePath || file.name));
}

function toEntry(file: File, path: string): DropEntry {
  return { file, path: path.replace(/^\/+/, ''), bytes: file.size };
}

function isFile(entry: FileSystemEntry): entry is FileSystemFileEntry {
  return entry.isFile;
}

function isDirectory(entry: FileSystemEntry): entry is FileSystemDirectoryEntry {
  return entry.isDirectory;
}

function fileOf(entry: FileSystemFileEntry): Promise<File> {
  const { promise, resolve, reject } = Promise.withResolvers<File>();
  entry.file(resolve, reject);
  return promise;
}

/** Browsers hand out a folder in parts. */
async function childrenOf(directory: FileSystemDirectoryEntry): Promise<FileSystemEntry[]> {
  const reader = directory.createReader();
  const children: FileSystemEntry[] = [];
  for (;;) {
    const { promise, resolve, reject } = Promise.withResolvers<FileSystemEntry[]>();
    reader.readEntries(resolve, reject);
    const part = await promise;
    if (part.length === 0) return children;
    children.push(...part);
  }
}
