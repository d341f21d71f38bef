import type { DependencyScope, Ecosystem } from '@upriver/contract';

/** One declaration or lock entry of one file, as written. */
export interface Dependency {
  readonly ecosystem: Ecosystem;
  /** The real package's name, normalised for its ecosystem (PEP 503, lower case …); never an alias. */
  readonly name: string;
  /** The requirement exactly as written, trimmed; `""` when the file gives none. */
  readonly requirement: string;
  /** Exact version that a lockfile or SBOM gives. */
  readonly resolved?: string;
  readonly scope: DependencyScope;
  /** Declared by the project itself; false for transitive; undefined when the file does not say. */
  readonly direct?: boolean;
  /** One-based line of the declaration, where known. */
  readonly line?: number;
  /** The file that it stands in, where that is not the file that tells of it. */
  readonly path?: string;
  /** The name it goes by in the project, when that is not its real one. */
  readonly alias?: string;
  /** Extras of a Python package that are asked for, normalised: `langchain[openai]`. */
  readonly extras?: readonly string[];
  /** Where it comes from when that is not the default registry: git URL, `github:owner/repo`, tarball. */
  readonly locator?: string;
  /** Stays inside the project (path, workspace, link): not a vendor dependency and not counted. */
  readonly local?: boolean;
  /** Defines a version without being used here (version catalog, central package versions, dependencyManagement). */
  readonly definition?: boolean;
}

/** Something about a file that could not be read or told; the rest of the file stands. */
export interface Problem {
  readonly line?: number;
  /** What is wrong, where, and what would be right. */
  readonly message: string;
  /** True when nothing of the file could be read. */
  readonly fatal?: boolean;
}

/** A host that an SBOM or a configuration names directly. */
export interface DeclaredHost {
  readonly host: string;
  readonly line?: number;
  /** The site of whoever runs a service whose endpoints are named too: it may tell the vendor, and is not itself called. */
  readonly isProvider?: boolean;
}

/** What one file says. */
export interface Extraction {
  readonly dependencies: readonly Dependency[];
  readonly problems: readonly Problem[];
  /** SaaS endpoints named by an SBOM's `services`. */
  readonly hosts?: readonly DeclaredHost[];
  /** Paths (from `context.resolve`) of files that this one includes and that are of the same format, whatever their name. */
  readonly includes?: readonly string[];
}

/** One file of an upload. `path` uses `/`, is relative, and never leaves the upload. */
export interface ManifestFile {
  readonly path: string;
  readonly content: string;
}

/** What a format may look at besides its own text: other files of the same upload, by normalised path. */
export interface FormatContext {
  readonly path: string;
  /**
   * Text of another file of the upload, by its path from the top of the upload; undefined when it is not there. A file that is
   * asked for belongs to the project whatever its name.
   */
  readonly sibling: (path: string) => string | undefined;
  /** Whether another file of the upload is there, which does not make its text; as one that is asked for, it belongs to the project. */
  readonly has: (path: string) => boolean;
  /** A path written in this file (`../gradle/libs.versions.toml`), from the top of the upload; undefined when it leaves the upload. */
  readonly resolve: (relative: string) => string | undefined;
  /** The nearest file of this name (or `dir/name`) beside this file or in a parent directory; `accept` may refuse a candidate. */
  readonly findUp: (name: string, accept?: (file: ManifestFile) => boolean) => ManifestFile | undefined;
  /** What `compute` gives, worked out once for each upload: for what several files of it need (workspace members, catalogues). */
  readonly memo: <T>(key: string, compute: () => T) => T;
  /** Every path of the upload, sorted. */
  readonly paths: readonly string[];
  /** Files that include this one, when it is read only because of them. */
  readonly includedBy?: readonly string[];
}

/** A manifest, lockfile or SBOM format: one folder, one line in `formats/index.ts`. */
export interface Format {
  /** Stable name, for example `npm-package-json`. */
  readonly name: string;
  readonly ecosystem: Ecosystem | 'many';
  readonly kind: 'manifest' | 'lockfile' | 'sbom';
  /** True for a file that only defines versions for others (version catalog, central package versions): its definitions are what it declares. */
  readonly definesOnly?: boolean;
  /** Names of the files that it reads, as the end of a path or all of it. What no format names is not read from a disk. */
  readonly files: RegExp;
  /** Whether a file of such a name is of this format, by its first 4 KiB; absent where the name says enough. */
  readonly recognizes?: (head: string, path: string) => boolean;
  /** Pure; must not throw on any text, never evaluates, never fetches. Text has no BOM, and lines end in LF. */
  readonly extract: (text: string, context: FormatContext) => Extraction | Promise<Extraction>;
}
