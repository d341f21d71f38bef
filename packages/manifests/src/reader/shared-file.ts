import type { ManifestFile } from '../format.ts';

/** A file whose text stands in memory once, however many threads have it. */
export interface SharedFile {
  readonly path: string;
  readonly text: SharedArrayBuffer;
  readonly encoding: 'utf8' | 'utf16le';
  /** Bytes of the text in UTF-8. */
  readonly bytes: number;
}

/** Copies the text of a file to where all threads can read it. Sending the result to a thread copies nothing. */
export function shareFile({ path, content }: ManifestFile): SharedFile {
  const bytes = Buffer.byteLength(content);
  // UTF-8 has no halves of characters, which a reader has to see.
  const encoding = content.isWellFormed() ? 'utf8' : 'utf16le';
  const text = new SharedArrayBuffer(encoding === 'utf8' ? bytes : 2 * content.length);
  Buffer.from(text).write(content, encoding);
  return { path, text, encoding, bytes };
}

/** The file, whose text is made each time that it is asked for. */
export function openShared({ path, text, encoding }: SharedFile): ManifestFile {
  return {
    path,
    get content() {
      return Buffer.from(text).toString(encoding);
    },
  };
}
