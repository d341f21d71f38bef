import { createHash } from 'node:crypto';
import { BUNDLED_FINGERPRINT, createRemovals, listVendors } from '@upriver/catalog';
import type { Removals, Vendor, VendorClaims } from '@upriver/catalog';
import { createCatalogRules, createVendorRules, layerVendorRules, withoutRemoved } from '@upriver/inventory';
import type { VendorRules } from '@upriver/inventory';
import type { Generation } from '../threads/generation.ts';
import { deriveIdentifier } from '../domain/identifiers.ts';
import type { Queries } from '../store/database.ts';
import { listOverlays } from '../store/services/overlays.ts';
import type { StoredOverlay } from '../store/services/overlays.ts';
import { listCustomVendors } from '../store/services/services.ts';
import type { Service } from '../store/services/services.ts';

/** Identifier of a catalog vendor's service, the same on every node. */
export function catalogServiceId(slug: string): string {
  return deriveIdentifier('svc', slug);
}

/** Identifier of a custom vendor, or of a page that an organization set for a vendor of the catalog. */
export function customVendorId(organizationId: string, slug: string): string {
  return deriveIdentifier('svc', organizationId, slug);
}

/** A vendor of the catalog as a service that nobody has checked. */
export function toService(vendor: Vendor, now: number): Service {
  return {
    id: catalogServiceId(vendor.slug),
    organizationId: null,
    slug: vendor.slug,
    name: vendor.name,
    category: vendor.category,
    statusPageUrl: vendor.statusPageUrl,
    adapter: vendor.statusPage?.adapter ?? null,
    page: {
      target: {
        url: vendor.statusPage?.url ?? vendor.statusPageUrl ?? '',
        options: vendor.statusPage?.options ?? {},
      },
    },
    hosts: vendor.hosts,
    packages: vendor.packages,
    currentStatus: 'unknown',
    rawStatus: null,
    lastCheckedAt: null,
    createdAt: now,
    retiredAt: null,
    overlayOf: null,
    standsFor: null,
  };
}

/** Changes whenever the catalog does. That of a bundle's own catalog is known without reading it. */
export function catalogFingerprint(list: () => readonly Vendor[]): string {
  if (list === listVendors && BUNDLED_FINGERPRINT !== undefined) return BUNDLED_FINGERPRINT;
  return createHash('sha256').update(JSON.stringify(list())).digest('hex');
}

/** An organization's own rules go before the catalog's. */
export interface VendorIndex extends VendorRules {
  readonly slugOf: (serviceId: string) => string | undefined;
  readonly findSlug: (slug: string) => string | undefined;
  /** The service of a vendor's main page, by that of any of its pages; the same one for a vendor with one page. */
  readonly mainPageOf: (serviceId: string) => string;
}

export interface VendorIndexes {
  /** The index of one organization, made once and kept until the generation advances. */
  of(organizationId: string): Promise<VendorIndex>;
  /** The same index, if it is made and good. */
  known(organizationId: string): VendorIndex | undefined;
}

/** Organizations whose index is kept; the least recently made goes first. */
const INDEXES_MAX = 10_000;
/** Another node may have changed an organization's vendors. */
const INDEX_AGE_MAX_MS = 5000;

export function createVendorIndexes(
  db: Queries,
  list: () => readonly Vendor[],
  monotonicMs: () => number,
  generation: Generation,
): VendorIndexes {
  let catalog: VendorIndex | undefined;
  async function readIndex(organizationId: string): Promise<VendorIndex> {
    const [own, overlays] = await Promise.all([
      listCustomVendors(db, organizationId),
      listOverlays(db, organizationId),
    ]);
    catalog ??= createCatalogIndex(list);
    return own.length + overlays.length === 0 ? catalog : createOrganizationIndex(own, overlays, catalog);
  }
  const kept = new Map<string, KeptIndex>();
  const findGood = (organizationId: string): KeptIndex | undefined => {
    const known = kept.get(organizationId);
    const isGood = known?.generation === generation.current() && monotonicMs() - known.madeAt < INDEX_AGE_MAX_MS;
    return isGood ? known : undefined;
  };
  return {
    known: (organizationId) => findGood(organizationId)?.made,
    of(organizationId) {
      const known = findGood(organizationId);
      if (known !== undefined) return known.index;
      const current = generation.current();
      const index = readIndex(organizationId);
      // A read that failed is not kept.
      index.catch(() => kept.delete(organizationId));
      if (kept.size >= INDEXES_MAX) kept.delete(kept.keys().next().value ?? '');
      const entry: KeptIndex = { madeAt: monotonicMs(), generation: current, index };
      index.then(
        (made) => (entry.made = made),
        () => undefined,
      );
      kept.set(organizationId, entry);
      return index;
    },
  };
}

interface KeptIndex {
  readonly madeAt: number;
  readonly generation: number;
  readonly index: Promise<VendorIndex>;
  /** Once it is. */
  made?: VendorIndex;
}

/** The rules know vendors by their slugs, and those of a bundle's own catalog are looked up without reading it. */
function createCatalogIndex(list: () => readonly Vendor[]): VendorIndex {
  const vendors = list();
  const ids = new Map(vendors.map(({ slug }) => [slug, catalogServiceId(slug)]));
  const slugs = new Map([...ids].map(([slug, id]) => [id, slug]));
  const mains = new Map(
    vendors.flatMap(({ slug, pageOf }) =>
      pageOf === undefined ? [] : [[catalogServiceId(slug), catalogServiceId(pageOf)] as const],
    ),
  );
  return {
    ...namedByService(createCatalogRules(list === listVendors ? undefined : vendors), ids),
    slugOf: (id) => slugs.get(id),
    findSlug: (slug) => ids.get(slug),
    mainPageOf: (id) => mains.get(id) ?? id,
  };
}

/** Rules that know vendors by their slugs, for those who know them, and what was removed of them, by their services. */
function namedByService(rules: VendorRules, ids: ReadonlyMap<string, string>): VendorRules {
  const idOf = (slug: string): string => ids.get(slug) ?? catalogServiceId(slug);
  const ofService = <Match extends { readonly id: string }>(match: Match): Match => ({ ...match, id: idOf(match.id) });
  const bySlug = (removals: Removals | undefined): Removals | undefined =>
    removals && {
      isHostRemoved: (slug, pattern) => removals.isHostRemoved(idOf(slug), pattern),
      isPackageRemoved: (slug, ecosystem, pattern) => removals.isPackageRemoved(idOf(slug), ecosystem, pattern),
    };
  return {
    findVendors: (ecosystem, name, removals) => rules.findVendors(ecosystem, name, bySlug(removals)).map(ofService),
    isKnown: rules.isKnown,
    findHost(host, removals) {
      const match = rules.findHost(host, bySlug(removals));
      return match && ofService(match);
    },
  };
}

/**
 * The catalog as one organization has it: what it added itself takes precedence, what it removed does not match, and a page that it set
 * for a vendor stands for that vendor.
 */
function createOrganizationIndex(
  own: readonly Service[],
  overlays: readonly StoredOverlay[],
  catalog: VendorIndex,
): VendorIndex {
  // A vendor that the catalog no longer has keeps its overlay, which has no effect until the vendor is back.
  const listed = overlays.filter(({ serviceId }) => catalog.slugOf(serviceId) !== undefined);
  const additions = listed.map(({ serviceId: id, hosts, packages }) => ({
    id,
    slug: catalog.slugOf(id) ?? id,
    hosts: hosts.add,
    packages: packages.add,
  }));
  const entries: readonly (VendorClaims & { readonly slug: string })[] = [...own, ...additions];
  const first = createVendorRules(entries);
  const slugs = new Map(entries.map(({ id, slug }) => [id, slug]));
  const ids = new Map(entries.map(({ id, slug }) => [slug, id]));
  const removals = createRemovals(new Map(listed.map((overlay) => [overlay.serviceId, overlay])));
  const rules = layerVendorRules(first, withoutRemoved(catalog, removals));
  const replaced = new Map(
    own.flatMap(({ id, slug, overlayOf, standsFor }) => {
      const vendorId = standsFor ?? overlayOf;
      return vendorId !== null && catalog.slugOf(vendorId) === slug ? [[vendorId, id] as const] : [];
    }),
  );
  const vendorOf = new Map(
    own.flatMap(({ id, overlayOf, standsFor }) => {
      const vendorId = overlayOf ?? standsFor;
      return vendorId === null ? [] : [[id, vendorId] as const];
    }),
  );
  const standIn = <Match extends { readonly id: string }>(match: Match): Match => {
    const id = replaced.get(match.id);
    return id === undefined ? match : { ...match, id };
  };
  return {
    findVendors: (ecosystem, name) => rules.findVendors(ecosystem, name).map(standIn),
    isKnown: rules.isKnown,
    findHost(host) {
      const match = rules.findHost(host);
      return match && standIn(match);
    },
    slugOf: (id) => slugs.get(id) ?? catalog.slugOf(id),
    findSlug(slug) {
      const id = ids.get(slug) ?? catalog.findSlug(slug);
      return id === undefined ? undefined : (replaced.get(id) ?? id);
    },
    mainPageOf(id) {
      const main = catalog.mainPageOf(vendorOf.get(id) ?? id);
      return replaced.get(main) ?? main;
    },
  };
}
