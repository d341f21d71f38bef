// What the catalog's vendors claim, as texts that are written once and in which a command looks up the few names that it has.
import type { Ecosystem } from '@upriver/contract';
import { createHostIndex } from './host-index.ts';
import type { HostIndex } from './host-index.ts';
import { openTable, writeTable } from './lookup-table.ts';
import type { LookupTable } from './lookup-table.ts';
import { collectIds, createVendorNames, listStores } from './name-index.ts';
import { collectClaims, createEcosystemClaims, indexPackages } from './package-index.ts';
import type { CollectedClaims, EcosystemClaims, PackageClaim } from './package-index.ts';
import { listHosted, makeOnce } from './vendor-indexes.ts';
import type { VendorIndexes } from './vendor-indexes.ts';
import type { HostPattern, PackagePattern, Vendor } from './vendor.ts';

/** Labels from the right by which patterns of hosts are kept together: whatever matches a host agrees with it in these. */
const DOMAIN_LABELS = 2;
/** Where patterns are that do not say so many labels. */
const ANY_DOMAIN = '*';

/** The texts by the names of their parts: of each ecosystem one, and one of hosts and of names. All characters are ASCII. */
export function writeClaims(vendors: readonly Vendor[]): Map<string, string> {
  const claims = vendors.map((vendor) => ({ ...vendor, id: vendor.slug }));
  const named = claims.filter(({ pageOf }) => pageOf === undefined);
  const ecosystems = [...new Set(claims.flatMap(({ packages }) => Object.keys(packages) as Ecosystem[]))];
  const names = createVendorNames(named);
  const domains = Map.groupBy(listHostClaims(claims), ({ domain }) => domain);
  return new Map([
    ...ecosystems.map((ecosystem) => [ecosystem, writeEcosystem(collectClaims(claims, ecosystem))] as const),
    [
      HOSTS,
      writeTable(
        [...domains].map(([domain, found]) =>
          entry(domain, found.map(({ order, id, pattern }) => [order, id, pattern]) satisfies HostClaim[]),
        ),
      ),
    ],
    [
      NAMES,
      writeTable([
        ...[...collectIds(named, names.idOfSlug)].map(([word, id]) => entry(`word ${word}`, id)),
        ...named.map(({ slug, id }) => entry(`slug ${slug}`, id)),
        entry('hosted', listHosted(claims)),
        entry('stores', listStores(named)),
      ]),
    ],
  ]);
}

const HOSTS = 'hosts';
const NAMES = 'names';

/**
 * The indexes of the vendors whose claims these are: the same answers as those of `indexVendors`.
 * @param read the text of a part, asked for once; undefined if there is none
 */
export function readClaims(read: (part: string) => string | undefined): VendorIndexes {
  let opened: LookupTable | undefined;
  const names = (): LookupTable => (opened ??= openTable(read(NAMES) ?? EMPTY));
  let hosted: ReadonlySet<string> | undefined;
  let stores: ReadonlySet<string> | undefined;
  return makeOnce({
    packages: () => indexPackages((ecosystem) => openEcosystem(openTable(read(ecosystem) ?? EMPTY))),
    hosts: () => openHosts(openTable(read(HOSTS) ?? EMPTY)),
    names: {
      idOfSlug: (slug) => findId(names(), `slug ${slug}`),
      findId: (word) => findId(names(), `word ${word}`),
      givesStores: (id) => (stores ??= new Set(findIds(names(), 'stores'))).has(id),
    },
    isHosted: (id) => (hosted ??= new Set(findIds(names(), 'hosted'))).has(id),
  });
}

const EMPTY = writeTable([]);

/** Prefixes stand together: there are few, and each name is compared with all. */
function writeEcosystem({ exact, prefixes, exceptions }: CollectedClaims): string {
  return writeTable([
    entry(
      'prefixes',
      [...prefixes].map(([prefix, found]) => [prefix, shorten(prefix, found)] as const),
    ),
    ...[...exact].map(([name, found]) => entry(`=${name}`, shorten(name, found))),
    ...[...exceptions].map(([name, ids]) => entry(`!${name}`, ids)),
  ]);
}

function openEcosystem(table: LookupTable): EcosystemClaims {
  const prefixes = (find(table, 'prefixes') as readonly (readonly [string, readonly ShortClaim[]])[] | undefined) ?? [];
  return createEcosystemClaims({
    exact: { get: (name) => expand(name, find(table, `=${name}`) as readonly ShortClaim[] | undefined) },
    prefixes: new Map(prefixes.map(([prefix, claims]) => [prefix, expand(prefix, claims) ?? []])),
    exceptions: { get: (name) => findIds(table, `!${name}`) },
  });
}

/** A claim; of one that says nothing but the text that it stands under only the vendor, which are most of them. */
type ShortClaim = string | readonly [id: string, pattern: PackagePattern];

function shorten(text: string, claims: readonly PackageClaim[]): readonly ShortClaim[] {
  return claims.map(({ id, pattern }) =>
    pattern.name === text && Object.keys(pattern).length === 1 ? id : [id, pattern],
  );
}

function expand(text: string, claims: readonly ShortClaim[] | undefined): PackageClaim[] | undefined {
  return claims?.map((claim) =>
    typeof claim === 'string' ? { id: claim, pattern: { name: text } } : { id: claim[0], pattern: claim[1] },
  );
}

/** One pattern, and its place among all: the first claim stands. */
type HostClaim = readonly [order: number, id: string, pattern: HostPattern];

/** An index of the patterns that can match a host, made for each domain of the table that is asked for: hosts come from anybody. */
function openHosts(table: LookupTable): HostIndex {
  const claimsOf = (domain: string): readonly HostClaim[] =>
    (find(table, domain) as readonly HostClaim[] | undefined) ?? [];
  const anywhere = claimsOf(ANY_DOMAIN);
  const ofAnyDomain = indexHosts(anywhere);
  const indexes = new Map<string, HostIndex>();
  const indexOf = (domain: string): HostIndex => {
    const known = indexes.get(domain);
    if (known !== undefined) return known;
    const claims = claimsOf(domain);
    if (claims.length === 0) return ofAnyDomain;
    const index = indexHosts([...claims, ...anywhere]);
    indexes.set(domain, index);
    return index;
  };
  return { find: (host, removals) => indexOf(domainOf(host)).find(host, removals) };
}

/** The first claim stands. */
function indexHosts(claims: readonly HostClaim[]): HostIndex {
  const inOrder = [...claims].sort(([a], [b]) => a - b);
  return createHostIndex(inOrder.map(([, id, pattern]) => ({ id, hosts: [pattern] })));
}

function listHostClaims(
  vendors: readonly Vendor[],
): { domain: string; order: number; id: string; pattern: HostPattern }[] {
  return vendors
    .flatMap(({ slug, hosts }) => hosts.map((pattern) => ({ id: slug, pattern })))
    .map((claim, order) => {
      const domain = domainOf((claim.pattern.host ?? claim.pattern.suffix ?? '').toLowerCase());
      const isWhole = domain.split('.').length === DOMAIN_LABELS && !domain.includes('*');
      return { domain: isWhole ? domain : ANY_DOMAIN, order, ...claim };
    });
}

function domainOf(host: string): string {
  return host.split('.').slice(-DOMAIN_LABELS).join('.');
}

function entry(key: string, value: unknown): [string, string] {
  const json = JSON.stringify(value);
  return [key, json.replaceAll(/[^ -~]/g, (unit) => `\\u${unit.charCodeAt(0).toString(16).padStart(4, '0')}`)];
}

/** What {@link writeClaims} wrote under a key: whoever asks knows of which type it is. */
function find(table: LookupTable, key: string): unknown {
  const value = table.find(key);
  return value === undefined ? undefined : JSON.parse(value);
}

function findId(table: LookupTable, key: string): string | undefined {
  return find(table, key) as string | undefined;
}

function findIds(table: LookupTable, key: string): readonly string[] | undefined {
  return find(table, key) as readonly string[] | undefined;
}
