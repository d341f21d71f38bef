export { createManifestReader, type ManifestReader } from './read-safely.ts';
export { createUploadReader, readUploadSafely, type UploadReader } from './upload-reader.ts';
