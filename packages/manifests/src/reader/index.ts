export { createManifestReader, type ManifestReader } from './read-safely.ts';
export { shareFile, type SharedFile } from './shared-file.ts';
