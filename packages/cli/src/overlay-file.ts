import { readFile } from 'node:fs/promises';
import type { UpdateOverlay } from '@upriver/contract';
import { UsageError } from './command.ts';

/** An overlay as `upriver overlay export` writes it. */
export interface OverlayFile extends UpdateOverlay {
  /** Of the vendor in the catalog. */
  readonly slug: string;
}

/** Reads an overlay from a file. @throws UsageError when it is not one */
export async function readOverlayFile(path: string): Promise<OverlayFile> {
  let overlay: unknown;
  try {
    overlay = JSON.parse(await readFile(path, 'utf8'));
  } catch (error) {
    throw new UsageError(`${path} cannot be read as JSON: ${error instanceof Error ? error.message : String(error)}`);
  }
  if (typeof overlay !== 'object' || overlay === null || typeof (overlay as OverlayFile).slug !== 'string')
    throw new UsageError(`${path} is not an overlay: it has no "slug". "upriver overlay export <vendor>" writes one`);
  const { slug, hosts, packages, page, pages } = overlay as OverlayFile;
  return {
    slug,
    ...(hosts === undefined ? {} : { hosts }),
    ...(packages === undefined ? {} : { packages }),
    ...(page === undefined ? {} : { page }),
    ...(pages === undefined ? {} : { pages }),
  };
}
