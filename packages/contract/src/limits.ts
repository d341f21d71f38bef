/** Files of one upload: the largest monorepos have some thousands of manifests. */
export const MANIFEST_FILES_MAX = 5000;
