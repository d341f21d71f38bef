/** Folders that hold what others wrote, or what was built. */
const SKIPPED_FOLDERS = /(?:^|\/)(?:\.git|node_modules|\.venv|venv|__pycache__|dist|build|target|\.next|Pods)\//;

/**
 * Names that are taken out of a folder. The server reads more: a file that is dropped by itself is always sent, and `upriver scan` knows every
 * format.
 */
const USUAL_NAMES = new RegExp(
  [
    String.raw`package(?:-lock)?\.json|npm-shrinkwrap\.json|yarn\.lock|pnpm-lock\.yaml|bun\.lock|deno\.jsonc?|deno\.lock`,
    String.raw`requirements[\w.-]*\.(?:txt|in)|pyproject\.toml|Pipfile(?:\.lock)?|poetry\.lock|uv\.lock|pdm\.lock|setup\.(?:py|cfg)`,
    String.raw`go\.(?:mod|work)|Cargo\.(?:toml|lock)|Gemfile(?:\.lock)?|composer\.(?:json|lock)`,
    String.raw`pom\.xml|build\.gradle(?:\.kts)?|libs\.versions\.toml|gradle\.lockfile|build\.sbt|deps\.edn|project\.clj`,
    String.raw`[\w.-]+\.(?:cs|fs|vb)proj|packages\.(?:config|lock\.json)|Directory\.Packages\.props`,
    String.raw`mix\.(?:exs|lock)|pubspec\.(?:yaml|lock)|Package\.(?:swift|resolved)|Podfile(?:\.lock)?`,
    String.raw`Dockerfile|(?:docker-)?compose\.ya?ml|[\w.-]+\.tf|Chart\.yaml`,
    String.raw`[\w.-]*bom\.(?:json|xml)|[\w.-]+\.(?:cdx|spdx)\.json|[\w.-]+\.spdx`,
  ]
    .map((names) => `(?:${names})`)
    .join('|')
    .replace(/^/, String.raw`(?:^|\/)(?:`)
    .replace(/$/, ')$'),
);

/** One file of a drop, before it is read. */
export interface DroppedFile {
  /** Relative to what was dropped, with forward slashes. */
  readonly path: string;
  readonly bytes: number;
}

/** Which files of a drop are sent, and why others are not. */
export interface Selection<File extends DroppedFile> {
  readonly chosen: readonly File[];
  readonly tooLarge: readonly File[];
  readonly skipped: number;
}

/** Lockfiles of the largest monorepos have 30 MB. */
const FILE_BYTES_MAX = 32 * 1024 * 1024;

/** Chooses what of a drop can be a manifest. A file that was dropped by itself always is one, as its owner says so. */
export function selectManifests<File extends DroppedFile>(files: readonly File[]): Selection<File> {
  const candidates = files.filter(
    ({ path }) => !path.includes('/') || (!SKIPPED_FOLDERS.test(path) && USUAL_NAMES.test(path)),
  );
  return {
    chosen: candidates.filter(({ bytes }) => bytes <= FILE_BYTES_MAX),
    tooLarge: candidates.filter(({ bytes }) => bytes > FILE_BYTES_MAX),
    skipped: files.length - candidates.length,
  };
}
