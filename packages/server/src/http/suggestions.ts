// What could be done about something unknown: the vendors it may belong to, and a vendor that could be made of it. Each comes with
// the request that does it for everything of the same owner or domain at once, so that accepting one never stands in another's way.
import { createSuggester, hostText, packageText, proposeVendor } from '@upriver/catalog';
import type { Overlay, Proposal, Suggestion, Unknown, Vendor, VendorPatterns } from '@upriver/catalog';
import type {
  Acceptance,
  CreateService,
  UpdateOverlay,
  UpdateService,
  VendorProposal,
  VendorSuggestion,
} from '@upriver/contract';
import { freeSlug } from '../domain/slug.ts';
import type { Service } from '../store/services/services.ts';

/** What the suggestions of one organization are made from. */
export interface SuggestionSources {
  readonly vendors: readonly Vendor[];
  /** The one of them with a slug. */
  readonly findVendor: (slug: string) => Vendor | undefined;
  /** Custom vendors of the organization. */
  readonly own: readonly Service[];
  /** Overlays of the organization, by the slug of the vendor. */
  readonly overlays: ReadonlyMap<string, Overlay>;
  /** Slugs that no new vendor can have, beside those of `vendors`. */
  readonly takenSlugs: ReadonlySet<string>;
}

export interface Suggested {
  readonly suggestions: VendorSuggestion[];
  readonly proposal: VendorProposal;
}

/** As many as one vendor's description holds. */
const ENTRIES_MAX = 200;
const NAME_LENGTH_MAX = 200;
/** Longer names are no registry's. */
const PACKAGE_LENGTH_MAX = 214;

/** Suggestions for each of some unknown things, in their order. */
export function suggestFor(unknowns: readonly Unknown[], sources: SuggestionSources): Suggested[] {
  const found = unknowns.map(createSuggester(sources.own, sources.vendors));
  const accept = createAccept(unknowns, found, sources);
  const proposals = proposeAll(unknowns, sources);
  return unknowns.map((_, place) => ({
    suggestions: (found[place] ?? []).flatMap((one) => accept(one) ?? []),
    proposal: proposals[place] as VendorProposal,
  }));
}

/** What accepts a suggestion: for everything that the same vendor is suggested for, so that no request undoes another. */
function createAccept(
  unknowns: readonly Unknown[],
  found: readonly (readonly Suggestion[])[],
  sources: SuggestionSources,
): (suggestion: Suggestion) => VendorSuggestion | undefined {
  const own = new Map(sources.own.map((service) => [service.slug, service]));
  const alike = new Map<string, Unknown[]>();
  for (const [place, unknown] of unknowns.entries())
    for (const { slug } of found[place] ?? []) alike.set(slug, [...(alike.get(slug) ?? []), unknown]);
  const claims = new Map([...alike].map(([slug, list]) => [slug, toClaims(list)]));
  return ({ slug, reason }) => {
    const row = own.get(slug);
    const vendor = row ?? sources.findVendor(slug);
    const claimed = claims.get(slug);
    if (vendor === undefined || claimed === undefined) return undefined;
    const request = row === undefined ? extendCatalog(slug, sources.overlays.get(slug), claimed) : extend(row, claimed);
    return { slug, name: vendor.name, reason, accept: request };
  };
}

/** A new vendor for each, the same one for those that share an owner or a domain. */
function proposeAll(
  unknowns: readonly Unknown[],
  { takenSlugs, findVendor }: Pick<SuggestionSources, 'takenSlugs' | 'findVendor'>,
): VendorProposal[] {
  const taken = new Set(takenSlugs);
  const reserve = (wanted: string): string => {
    const slug = freeSlug(wanted, (candidate) => taken.has(candidate) || findVendor(candidate) !== undefined);
    taken.add(slug);
    return slug;
  };
  const proposals = unknowns.map(proposeVendor);
  const made = new Map<string, VendorProposal>();
  for (const [sharedBy, places] of Map.groupBy(unknowns.keys(), (place) => proposals[place]?.sharedBy ?? '')) {
    const proposal = proposals[places[0] ?? 0] as Proposal;
    const claims = toClaims(places.map((place) => unknowns[place] as Unknown));
    made.set(sharedBy, propose(proposal, claims, reserve(proposal.slug)));
  }
  return proposals.map(({ sharedBy }) => made.get(sharedBy) as VendorProposal);
}

type Claims = Required<Pick<CreateService, 'hosts' | 'packages'>>;

function toClaims(unknowns: readonly Unknown[]): Claims {
  const hosts: string[] = [];
  const packages: Record<string, string[]> = {};
  for (const unknown of unknowns)
    if ('host' in unknown) hosts.push(unknown.host);
    else if (unknown.name.length <= PACKAGE_LENGTH_MAX) (packages[unknown.ecosystem] ??= []).push(unknown.name);
  return {
    hosts: hosts.slice(0, ENTRIES_MAX),
    packages: Object.fromEntries(Object.entries(packages).map(([key, names]) => [key, names.slice(0, ENTRIES_MAX)])),
  };
}

/** Hosts and packages for a custom vendor. */
function extend({ slug, hosts, packages }: Service, claims: Claims): Acceptance {
  const body: UpdateService = merge({ hosts, packages }, claims);
  return { method: 'PATCH', path: `/api/v1/services/${slug}`, body };
}

/** What a vendor of the catalog lacks is added to the organization's overlay. */
function extendCatalog(slug: string, overlay: Overlay | undefined, claims: Claims): Acceptance {
  const { hosts, packages } = merge({ hosts: overlay?.hosts.add ?? [], packages: overlay?.packages.add ?? {} }, claims);
  const body: UpdateOverlay = {
    ...(hosts === undefined ? {} : { hosts: { add: hosts } }),
    ...(packages === undefined ? {} : { packages: { add: packages } }),
  };
  return { method: 'PATCH', path: `/api/v1/services/${slug}/overlay`, body };
}

/** What is known together with what is claimed; a field for which nothing is claimed is absent. */
function merge({ hosts, packages }: VendorPatterns, claims: Claims): Partial<Claims> {
  const merged: Record<string, string[]> = Object.fromEntries(
    Object.entries(packages).map(([key, list]) => [key, list.map(packageText)] as const),
  );
  for (const [key, names] of Object.entries(claims.packages))
    merged[key] = [...new Set([...(merged[key] ?? []), ...names])].slice(0, ENTRIES_MAX);
  return {
    ...(claims.hosts.length > 0 && {
      hosts: [...new Set([...hosts.map(hostText), ...claims.hosts])].slice(0, ENTRIES_MAX),
    }),
    ...(Object.keys(claims.packages).length > 0 && { packages: merged }),
  };
}

function propose({ name, statusPageCandidates }: Proposal, claims: Claims, slug: string): VendorProposal {
  const given = name.slice(0, NAME_LENGTH_MAX);
  return {
    slug,
    name: given,
    statusPageCandidates: [...statusPageCandidates],
    accept: create({ name: given, slug, statusPageUrl: statusPageCandidates[0] ?? null }, claims),
  };
}

function create(about: Pick<CreateService, 'name' | 'slug' | 'statusPageUrl'>, claims: Claims): Acceptance {
  const body: CreateService = {
    ...about,
    ...(claims.hosts.length > 0 && { hosts: claims.hosts }),
    ...(Object.keys(claims.packages).length > 0 && { packages: claims.packages }),
  };
  return { method: 'POST', path: '/api/v1/services', body };
}
