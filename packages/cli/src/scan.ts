import { createSuggester, findVendor, listVendors, vendorsPart } from '@upriver/catalog';
import type { PackageMatch } from '@upriver/catalog';
import type { DependencyScope, Ecosystem } from '@upriver/contract';
import { createCatalogRules, listUnknownPackages, worthAsking, takeInventory } from '@upriver/inventory';
import type { FileProblem, Inventory, PackageLink, ProjectDependency, VendorRules } from '@upriver/inventory';
import { EVIDENCE_PATH, READING_LIMITS, mergeUpload, readManifests, writeEvidence } from '@upriver/manifests';
import { createManifestReader, shareFile } from '@upriver/manifests/reader';
import type { FileEvidence, ManifestFile } from '@upriver/manifests';
import { isOfOwner, isOwn, isOwnHost } from './own-names.ts';
import type { Walk } from './walk.ts';

/** Why a vendor is thought to be used: one package in one place. */
export interface Evidence {
  readonly ecosystem: Ecosystem;
  readonly name: string;
  readonly version: string;
  readonly scope: DependencyScope;
  readonly direct: boolean | null;
  /** Whether the server counts it: direct, or taken for it, and of a scope that runs. */
  readonly counts: boolean;
  readonly path: string;
  readonly line: number | null;
  readonly confidence: PackageMatch['confidence'];
  readonly class: PackageMatch['class'];
  readonly product: string | null;
}

/** A host that an SBOM names as a service which the project calls. */
export interface NamedHost {
  readonly host: string;
  readonly path: string;
}

export interface FoundVendor {
  readonly slug: string;
  readonly name: string;
  readonly statusPageUrl: string | null;
  readonly evidence: readonly Evidence[];
  readonly endpoints: readonly NamedHost[];
}

/** What a repository uses, as far as its manifests show. */
export interface Scan {
  readonly files: number;
  readonly dependencies: number;
  readonly vendors: readonly FoundVendor[];
  /** Packages that count and that no vendor claims, with vendors of the same owner. */
  readonly unknownPackages: readonly {
    readonly ecosystem: Ecosystem;
    readonly name: string;
    readonly suggestions: readonly string[];
  }[];
  /** Hosts that an SBOM names as services and that no vendor claims. */
  readonly unknownHosts: readonly NamedHost[];
  readonly problems: readonly FileProblem[];
}

/** The largest monorepos have some thousands of manifests; a command on one's own files needs no tighter bound. */
const LIMITS = {
  ...READING_LIMITS,
  filesMax: 50_000,
  totalBytesMax: 1024 * 1024 * 1024,
  totalTimeMsMax: 600_000,
  entriesMax: 10_000_000,
  dependenciesMax: 1_000_000,
};

/** A scan, and the files that it is about: manifests, and files of other names that these need. */
export interface ScannedFiles {
  readonly scan: Scan;
  readonly files: readonly ManifestFile[];
}

/** A file may need a file that needs a file; nobody nests deeper than this. */
const ROUNDS_MAX = 5;

/** Reads what a walk found, and the files that this needs, and finds the catalog's vendors in them. Works without a server. */
export async function scanFiles(walk: Walk): Promise<ScannedFiles> {
  const { files, inventory, rules } = await takeStock(walk);
  const suggest = createSuggester(listVendors());
  const unknown = listUnknownPackages(inventory.dependencies, rules).flatMap((one) => {
    const suggestions = suggest(one).map(({ slug }) => slug);
    // What may be the owner's own is nobody else's.
    const scope = /^@([^/]+)\//.exec(one.name)?.[1];
    const isOwners =
      suggestions.length > 0 &&
      ((scope !== undefined && isOwn(scope, walk.owners)) ||
        suggestions.every((slug) => isOwn(slug, walk.owners) || isOwn(slug, walk.ownNames)));
    return isOwners ? [] : [{ ecosystem: one.ecosystem, name: one.name, suggestions }];
  });
  const scan = {
    files: countManifests(files),
    dependencies: inventory.dependencies.length,
    vendors: listFound(inventory, walk),
    unknownPackages: worthAsking(unknown),
    unknownHosts: inventory.hosts.flatMap(({ host, path, vendorId }) => (vendorId === null ? { host, path } : [])),
    problems: [
      ...walk.listUnreadable().map(({ path, problem }) => ({ path, line: null, message: problem.message })),
      ...inventory.problems,
    ],
  };
  return { files, scan };
}

/** The same without what belongs to no vendor, which takes as long as the rest. */
export async function scanVendors(walk: Walk): Promise<{ files: number; vendors: readonly FoundVendor[] }> {
  const { files, inventory } = await takeStock(walk);
  return { files: countManifests(files), vendors: listFound(inventory, walk) };
}

/** What is written of the programs' mentions is no file of the repository. */
function countManifests(files: readonly ManifestFile[]): number {
  return files.filter(({ path }) => path !== EVIDENCE_PATH).length;
}

interface Stock {
  readonly files: readonly ManifestFile[];
  readonly inventory: Inventory;
  readonly rules: VendorRules;
}

async function takeStock({ ownNames, files: found, readMentions, readOthers }: Walk): Promise<Stock> {
  const rules = createCatalogRules();
  let files: readonly ManifestFile[] = found.filter(({ path }) => path !== EVIDENCE_PATH);
  // Threads read the manifests while this one reads the programs.
  const [first, mentioned] = await Promise.all([reader.read(files.map(shareFile)), readMentions()]);
  const mentions = writeMentions(mentioned, rules, ownNames);
  let reading = first;
  for (let round = 0; round < ROUNDS_MAX; round += 1) {
    const others = readOthers(reading.missing);
    if (others.length === 0) break;
    files = [...files, ...others];
    reading = await reader.read(files.map(shareFile));
  }
  // It is written here, line by line: no thread is needed to read it.
  const own = await readManifests(mentions);
  const read = [...reading.files, ...own.files].sort((a, b) => (a.path < b.path ? -1 : 1));
  return {
    files: [...files, ...mentions],
    inventory: takeInventory(mergeUpload({ files: read }, LIMITS), rules),
    rules,
  };
}

/**
 * What programs mention of vendors as one more file, which is read and uploaded instead of theirs; none where they mention nobody. A vendor's
 * own program is full of its name, and is not its customer.
 */
function writeMentions(
  mentions: readonly FileEvidence[],
  rules: VendorRules,
  ownNames: ReadonlySet<string>,
): ManifestFile[] {
  const known = new Map<string, string | undefined>();
  const nameOf = (whole: string): string | undefined => {
    if (known.has(whole)) return known.get(whole);
    const written = withoutOwnWord(whole, ownNames);
    const isVendors = rules.findVendors('generic', written).some(({ id }) => !isOwn(id, ownNames));
    const kept = isVendors ? withoutCustomer(written, rules) : undefined;
    const found =
      kept?.startsWith('host:') === true && isOwnHost(kept.slice('host:'.length), ownNames) ? undefined : kept;
    known.set(whole, found);
    return found;
  };
  const files = mentions.map(({ path, evidence }) => {
    const first = new Map<string, FileEvidence['evidence'][number]>();
    for (const one of evidence) {
      const name = nameOf(one.name);
      if (name !== undefined && !first.has(name)) first.set(name, { ...one, name });
    }
    return { path, evidence: [...first.values()] };
  });
  const content = writeEvidence(files);
  return content === '' ? [] : [{ path: EVIDENCE_PATH, content }];
}

/** `SHOP_STRIPE_KEY` of a program that is called Shop is its name for `STRIPE_KEY`. */
function withoutOwnWord(name: string, ownNames: ReadonlySet<string>): string {
  const [, word = '', rest = ''] = /^env:([A-Z0-9]+)_(\w*_\w*)$/.exec(name) ?? [];
  return ownNames.has(word.toLowerCase()) ? `env:${rest}` : name;
}

/** Of a host only what is the vendor's: the label before it may be a customer's own name. */
function withoutCustomer(name: string, rules: VendorRules): string {
  const host = name.startsWith('host:') ? name.slice('host:'.length) : undefined;
  const match = host === undefined ? undefined : rules.findHost(host);
  return host === undefined || match === undefined ? name : `host:${vendorsPart(host, match.pattern)}`;
}

/** Holds nothing but idle threads, which do not keep the process alive; starting one takes longer than most scans. */
const reader = createManifestReader(LIMITS, { isAlone: true });

/** A vendor's own packages and variables in its own repository have low confidence: whose fault would it be? */
function listFound(
  { dependencies, links, hosts }: Inventory,
  { owners, programNames }: Pick<Walk, 'owners' | 'programNames'>,
): FoundVendor[] {
  const isOfProgram = ({ vendorId, dependency }: PackageLink): boolean => {
    const { ecosystem, name = '' } = dependencies[dependency] ?? {};
    return (
      isOwn(vendorId, owners) || (ecosystem === 'generic' ? isOwn(vendorId, programNames) : isOfOwner(name, owners))
    );
  };
  const evidence = Map.groupBy(
    links
      .map((link) => (isOfProgram(link) ? { ...link, confidence: 'low' as const, isOwn: true } : link))
      .flatMap((link) => toEvidence(link, dependencies[link.dependency])),
    ({ slug }) => slug,
  );
  const endpoints = Map.groupBy(hosts, ({ vendorId }) => vendorId ?? '');
  endpoints.delete('');
  const found = new Set([...evidence.keys(), ...endpoints.keys()]);
  return [...found].sort().map((slug) => {
    const vendor = findVendor(slug);
    return {
      slug,
      name: vendor?.name ?? slug,
      statusPageUrl: vendor?.statusPageUrl ?? null,
      evidence: (evidence.get(slug) ?? []).map(({ slug: _slug, ...one }) => one).sort(strongestFirst),
      endpoints: (endpoints.get(slug) ?? []).map(({ host, path }) => ({ host, path })),
    };
  });
}

function toEvidence(
  link: PackageLink & { readonly isOwn?: boolean },
  dependency: ProjectDependency | undefined,
): (Evidence & { slug: string })[] {
  if (dependency === undefined) return [];
  return dependency.sources.map(({ path, line }) => ({
    slug: link.vendorId,
    ecosystem: dependency.ecosystem,
    name: dependency.name,
    version: dependency.requirement,
    scope: dependency.scope,
    direct: dependency.direct ?? null,
    counts: dependency.counts && link.isOwn !== true,
    path,
    line: line ?? null,
    confidence: link.confidence,
    class: link.class,
    product: link.product,
  }));
}

const STRENGTH: Readonly<Record<Evidence['confidence'], number>> = { high: 0, medium: 1, low: 2 };

function strongestFirst(a: Evidence, b: Evidence): number {
  return STRENGTH[a.confidence] - STRENGTH[b.confidence] || (a.path < b.path ? -1 : a.path > b.path ? 1 : 0);
}
