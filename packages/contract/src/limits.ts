/** Files of one request: the largest monorepos have some thousands of manifests. */
export const MANIFEST_FILES_MAX = 5000;
/** Files of an upload in parts. */
export const UPLOAD_FILES_MAX = 50_000;
/** Bytes of the parts of an upload, as JSON. */
export const UPLOAD_BYTES_MAX = 256 * 1024 * 1024;
