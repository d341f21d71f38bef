// What a release says about the packages of others that it carries: a CycloneDX bill of materials and a file of notices, both in dist/.
import { execFileSync } from 'node:child_process';
import { mkdirSync, readFileSync, readdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

const ROOT = fileURLToPath(new URL('..', import.meta.url));
const SBOM_BYTES_MAX = 64 * 1024 * 1024;

/** Licences that ask for no more than their text and notices to be passed on. Another one is a decision for docs/decisions.md. */
export const ALLOWED_LICENCES: ReadonlySet<string> = new Set([
  '0BSD',
  'Apache-2.0',
  'BSD-2-Clause',
  'BSD-3-Clause',
  'ISC',
  'MIT',
  'MIT-0',
  // Of its own files only, which are used as they are: lightningcss, with which Vite builds the page, and axe-core, which examines it.
  'MPL-2.0',
  'PSF-2.0',
  'Python-2.0',
]);

/** A package of somebody else, as the lockfile has it. */
export interface LockedPackage {
  /** Where npm puts it, for example `node_modules/pg`. */
  readonly path: string;
  readonly name: string;
  readonly version: string;
  /** As its author declares it, as an SPDX expression; undefined where nothing is declared. */
  readonly licence: string | undefined;
  /** Installed by `npm ci --omit=dev --omit=optional`. */
  readonly isRuntime: boolean;
}

interface LockEntry {
  readonly name?: string;
  readonly version?: string;
  readonly license?: string;
  readonly link?: boolean;
  readonly dev?: boolean;
  readonly optional?: boolean;
  readonly devOptional?: boolean;
}

/** Every package of the lockfile that is not ours. */
export function readLockedPackages(): LockedPackage[] {
  const lock = JSON.parse(readFileSync(join(ROOT, 'package-lock.json'), 'utf8')) as {
    packages: Record<string, LockEntry>;
  };
  return Object.entries(lock.packages).flatMap(([path, entry]) => {
    const at = path.lastIndexOf('node_modules/');
    if (at === -1 || entry.link === true || entry.version === undefined) return [];
    return {
      path,
      name: entry.name ?? path.slice(at + 'node_modules/'.length),
      version: entry.version,
      licence: entry.license,
      isRuntime: !(entry.dev ?? entry.optional ?? entry.devOptional ?? false),
    };
  });
}

interface Component {
  readonly 'bom-ref': string;
  readonly purl: string;
}

/** As much of CycloneDX as is changed here; npm writes the rest. */
export interface BillOfMaterials {
  readonly bomFormat: string;
  readonly specVersion: string;
  readonly metadata: { readonly component: Record<string, unknown> };
  readonly components: readonly Component[];
  readonly dependencies: readonly { readonly ref: string; readonly dependsOn?: readonly string[] }[];
}

/**
 * The bill of materials of the server and its command. npm's own `--omit dev` leaves out runtime packages that a development dependency
 * needs too, so everything is asked for, and what does not run is removed by the lockfile's flags.
 */
export function createBillOfMaterials(): BillOfMaterials {
  const args = ['sbom', '--package-lock-only', '--sbom-format', 'cyclonedx', '--sbom-type', 'application'];
  const text = execFileSync('npm', args, {
    cwd: ROOT,
    encoding: 'utf8',
    maxBuffer: SBOM_BYTES_MAX,
    stdio: ['ignore', 'pipe', 'ignore'],
  });
  const bill = JSON.parse(text) as BillOfMaterials;
  const others = readLockedPackages().filter(({ isRuntime }) => isRuntime);
  const runtime = new Set(others.map(({ name, version }) => toPackageUrl(name, version)));
  const components = bill.components.filter(({ purl }) => purl.startsWith('pkg:npm/%40upriver/') || runtime.has(purl));
  const kept = new Set(components.map((component) => component['bom-ref']));
  const root = String(bill.metadata.component['bom-ref']);
  return {
    ...bill,
    // npm calls it after the directory that it stands in.
    metadata: { ...bill.metadata, component: { ...bill.metadata.component, name: 'upriver' } },
    components,
    dependencies: bill.dependencies
      .filter(({ ref }) => ref === root || kept.has(ref))
      .map(({ ref, dependsOn }) => ({ ref, dependsOn: (dependsOn ?? []).filter((other) => kept.has(other)) })),
  };
}

/** Name and version as a package URL, as npm writes it. */
export function toPackageUrl(name: string, version: string): string {
  return `pkg:npm/${name.replace('@', '%40')}@${version}`;
}

/** The licence and notice files of every runtime package, under its name. */
export function formatNotices(): string {
  const sections = readLockedPackages()
    .filter(({ isRuntime }) => isRuntime)
    .map(({ path, name, version, licence }) => {
      const texts = listNoticeFiles(join(ROOT, path)).map((file) => readFileSync(file, 'utf8').trim());
      const text = texts.length === 0 ? 'The package carries no licence file.' : texts.join('\n\n');
      return `${name} ${version}\nLicence: ${licence ?? 'not declared'}\n\n${text}\n`;
    });
  return `Upriver contains the following packages of others.\n\n${sections.join(`\n${'-'.repeat(80)}\n\n`)}`;
}

function listNoticeFiles(directory: string): string[] {
  return readdirSync(directory)
    .filter((name) => /^(?:licen[cs]e|copying|notice)/i.test(name))
    .sort()
    .map((name) => join(directory, name));
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const out = join(ROOT, 'dist');
  mkdirSync(out, { recursive: true });
  const bill = createBillOfMaterials();
  writeFileSync(join(out, 'sbom.cdx.json'), `${JSON.stringify(bill, null, 2)}\n`);
  writeFileSync(join(out, 'THIRD-PARTY-NOTICES'), formatNotices());
  process.stdout.write(`dist/sbom.cdx.json (${bill.components.length} components), dist/THIRD-PARTY-NOTICES\n`);
}
