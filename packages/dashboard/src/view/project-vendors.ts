import { dependencyText } from '@upriver/contract/dependency-name';
import type { OrganizationVerdicts, ProjectService, Verdict } from '@upriver/contract';

/** How a project and a vendor are known to belong together. */
export type VendorKind = 'both' | 'declared' | 'called' | 'manual';

/** One vendor of a project. */
export interface ProjectVendor {
  readonly slug: string;
  readonly name: string;
  readonly kind: VendorKind;
  readonly verdict: Verdict;
  /** Start of what the verdict says, ISO 8601. */
  readonly since: string | null;
  /** What says so most clearly, as written, and how much more there is. */
  readonly declared: {
    readonly name: string;
    readonly version: string;
    readonly place: string;
    readonly more: number;
  } | null;
  readonly marks: { readonly page: boolean; readonly calls: boolean; readonly packages: boolean };
  /** Over the last hour; null where none were made. */
  readonly callsPerMinute: number | null;
  /** What is worth knowing of it, in a few words. */
  readonly finding: string;
  /** Whether the finding asks for a look. */
  readonly isNotable: boolean;
}

/** The segment above the list. */
export const VENDOR_KINDS = ['all', 'both', 'declared', 'called'] as const;
export type VendorFilter = (typeof VENDOR_KINDS)[number];

export const KIND_WORDS: Readonly<Record<VendorFilter, string>> = {
  all: 'All',
  both: 'Declared and called',
  declared: 'Only declared',
  called: 'Only called',
};

const VERDICT_FINDINGS: Partial<Record<Verdict, string>> = {
  them: 'failing',
  us: 'failing by us',
  undecided: 'failing, undecided',
  not_affecting_you: 'their page reports trouble',
};

/** Vendors of a project, most called first, then by name. */
export function listProjectVendors(
  services: readonly ProjectService[],
  verdicts: OrganizationVerdicts['services'],
): ProjectVendor[] {
  const bySlug = new Map(verdicts.map((one) => [one.service.slug, one]));
  return services
    .map((service) => toProjectVendor(service, bySlug.get(service.slug)))
    .toSorted((a, b) => (b.callsPerMinute ?? -1) - (a.callsPerMinute ?? -1) || a.name.localeCompare(b.name));
}

/** How many vendors each segment has. */
export function countKinds(vendors: readonly ProjectVendor[]): Readonly<Record<VendorFilter, number>> {
  const count = (kind: VendorKind): number => vendors.filter((vendor) => vendor.kind === kind).length;
  return { all: vendors.length, both: count('both'), declared: count('declared'), called: count('called') };
}

export function filterVendors(vendors: readonly ProjectVendor[], filter: VendorFilter): readonly ProjectVendor[] {
  return filter === 'all' ? vendors : vendors.filter(({ kind }) => kind === filter);
}

/** Regions that the calls of a project named, by name. */
export function regionsOf(services: readonly Pick<ProjectService, 'calls'>[]): string[] {
  return [...new Set(services.flatMap(({ calls }) => calls.regions))].sort();
}

function toProjectVendor(
  service: ProjectService,
  verdict: OrganizationVerdicts['services'][number] | undefined,
): ProjectVendor {
  const kind = kindOf(service);
  const word = verdict?.verdict ?? 'cannot_say';
  const trouble = VERDICT_FINDINGS[word];
  return {
    slug: service.slug,
    name: service.name,
    kind,
    verdict: word,
    since: trouble === undefined ? null : (verdict?.since ?? null),
    declared: declaredBy(service),
    marks: { page: service.lastCheckedAt !== null, calls: service.calls.lastDay > 0, packages: service.declared },
    callsPerMinute: service.calls.lastHour > 0 ? service.calls.lastHour / 60 : null,
    finding: trouble ?? findingOf(kind, service),
    isNotable: trouble !== undefined || kind === 'called' || (kind === 'declared' && service.calls.lastDay === 0),
  };
}

function kindOf({ declared, observed }: ProjectService): VendorKind {
  if (declared) return observed ? 'both' : 'declared';
  return observed ? 'called' : 'manual';
}

/** What says most that a vendor is used comes first. */
const STRENGTHS = ['high', 'medium', 'low'];

function findingOf(kind: VendorKind, { calls, packages, endpoints }: ProjectService): string {
  const isDoubtful = endpoints.length === 0 && packages.every(({ confidence }) => confidence === 'low');
  if (kind === 'declared' && isDoubtful && packages.length > 0) return 'may be used, never called';
  if (kind === 'both') return calls.lastDay > 0 ? 'declared and called' : 'declared, not called in a day';
  return { declared: 'declared, never called', called: 'called, not declared', manual: 'linked by hand' }[kind];
}

function declaredBy({ packages, endpoints }: ProjectService): ProjectVendor['declared'] {
  const [first] = packages.toSorted((a, b) => STRENGTHS.indexOf(a.confidence) - STRENGTHS.indexOf(b.confidence));
  if (first !== undefined)
    return {
      name: dependencyText(first),
      version: first.version,
      place: first.line === null ? first.manifest : `${first.manifest}:${first.line}`,
      more: packages.length - 1,
    };
  const [endpoint] = endpoints;
  return endpoint === undefined
    ? null
    : { name: endpoint.host, version: '', place: endpoint.manifest, more: endpoints.length - 1 };
}
