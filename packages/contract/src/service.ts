import { Type } from 'typebox';
import type { Static } from 'typebox';
import { DEPENDENCY_SCOPES, ECOSYSTEMS, IMPACTS, INCIDENT_STATUSES, LINK_KINDS, STATUSES } from './vocabulary.ts';
import { DisplayName, NullableTimestamp, Slug, Timestamp, exactly, identifier, partly, words } from './words.ts';

/**
 * A status that somebody set by hand in place of the reported one, absent where nobody did. Alert rules use it; `currentStatus` of the
 * service stays what the page reported.
 */
export const StatusOverride = exactly({
  status: words(STATUSES),
  by: Type.String({ description: 'Who set it.' }),
  reason: Type.Union([Type.String(), Type.Null()]),
  setAt: Timestamp,
  until: Type.Union([Timestamp, Type.Null()], {
    description: 'When it ends. Null: when the page next reports another status, or anything about an incident.',
  }),
});
export type StatusOverride = Static<typeof StatusOverride>;

const serviceFields = {
  id: identifier('svc'),
  name: Type.String(),
  slug: Type.String(),
  currentStatus: words(
    STATUSES,
    'Status of the last observation, regardless of its age; `lastCheckedAt` is its time. `unknown` before the first observation.',
  ),
  statusPageUrl: Type.Union([Type.String(), Type.Null()]),
  lastCheckedAt: Type.Union([Timestamp, Type.Null()], {
    description: 'Time of that observation. Null before the first.',
  }),
};

const overridable = {
  ...serviceFields,
  override: Type.Optional(StatusOverride),
};

export const Service = exactly(overridable);
export type Service = Static<typeof Service>;

export const ServiceDetail = exactly({
  ...overridable,
  components: Type.Array(exactly({ id: identifier('comp'), name: Type.String(), currentStatus: words(STATUSES) })),
  activeIncidents: Type.Array(
    exactly({
      id: identifier('inc'),
      title: Type.String(),
      impact: words(IMPACTS),
      status: words(INCIDENT_STATUSES),
      startedAt: Timestamp,
    }),
    { description: 'Unresolved incidents, without maintenances.' },
  ),
});
export type ServiceDetail = Static<typeof ServiceDetail>;

export const ServiceImpact = exactly({
  serviceId: identifier('svc'),
  totalProjects: Type.Integer(),
  totalDependencies: Type.Integer(),
  projects: Type.Array(
    exactly({
      id: identifier('proj'),
      name: Type.String(),
      dependencies: Type.Array(
        exactly({
          name: Type.String(),
          version: Type.String({ description: 'The requirement as written.' }),
          ecosystem: words(ECOSYSTEMS),
        }),
      ),
    }),
  ),
});
export type ServiceImpact = Static<typeof ServiceImpact>;

/** Packages of a custom vendor by ecosystem: exact names, or prefixes with a trailing `*`. */
export const ServicePackages = Type.Record(
  Type.String(),
  Type.Array(Type.String({ minLength: 1, maxLength: 214 }), { maxItems: 200 }),
  {
    description: 'Package names by ecosystem. A name with a trailing `*` is a prefix.',
    examples: [{ npm: ['@acme/pay'] }],
  },
);

const customVendorFields = {
  name: DisplayName,
  statusPageUrl: Type.Union([Type.String({ maxLength: 2048 }), Type.Null()]),
  adapter: Type.Optional(
    Type.String({
      description: 'Provider of the page (`statuspage`, `incidentio`, …). Detected automatically if omitted.',
    }),
  ),
  declarative: Type.Optional(
    Type.Unknown({ description: 'Description of a JSON document, for a page that no adapter can read.' }),
  ),
  hosts: Type.Optional(
    Type.Array(Type.String({ minLength: 1, maxLength: 253 }), {
      maxItems: 200,
      description: 'API hosts of the vendor: `api.acme.com`, or `*.acme.com` for all subdomains.',
    }),
  ),
  packages: Type.Optional(ServicePackages),
};

export const CreateService = exactly({ ...customVendorFields, slug: Type.Optional(Slug) });
export type CreateService = Static<typeof CreateService>;

export const UpdateService = partly(customVendorFields);
export type UpdateService = Static<typeof UpdateService>;

/** A custom vendor of the organization. */
export const CustomVendor = exactly({
  ...serviceFields,
  adapter: Type.Union([Type.String(), Type.Null()]),
  declarative: Type.Optional(
    Type.Unknown({ description: 'Description of a JSON document. Absent unless the vendor has one.' }),
  ),
  hosts: Type.Array(Type.String()),
  packages: ServicePackages,
  overlaps: Type.Optional(
    Type.Array(Type.String(), {
      description:
        'Slugs of vendors of the catalog that share a host, a package or the status page with this one. What both have counts for this vendor, the rest for those. Only in the response to POST and PATCH.',
    }),
  ),
});
export type CustomVendor = Static<typeof CustomVendor>;

/** A vendor of the catalog, or a custom vendor of the organization. */
export const CatalogEntry = exactly({
  id: identifier('svc'),
  name: Type.String(),
  slug: Type.String(),
  category: Type.String(),
  statusPageUrl: Type.Union([Type.String(), Type.Null()]),
  adapter: Type.Union([Type.String(), Type.Null()]),
  hosts: Type.Array(Type.String()),
  packages: Type.Record(Type.String(), Type.Array(Type.String())),
  custom: Type.Boolean({ description: 'True for a custom vendor of the organization.' }),
  overlay: Type.Boolean({ description: 'True if the organization has an overlay for this vendor of the catalog.' }),
  linked: Type.Boolean(),
  projects: Type.Integer({ description: 'Number of projects of the organization that are linked to it.' }),
  watched: Type.Boolean({ description: 'True if the organization watches it without a project.' }),
});
export type CatalogEntry = Static<typeof CatalogEntry>;

/** One check of a status page. */
export const Check = exactly({
  at: Timestamp,
  outcome: words(['observed', 'unchanged', 'unreadable', 'failed'] as const),
  status: Type.Union([words(STATUSES), Type.Null()]),
  reason: Type.Union([Type.String(), Type.Null()]),
  httpStatus: Type.Union([Type.Integer(), Type.Null()]),
  tookMs: Type.Integer(),
});
export type Check = Static<typeof Check>;

/** A link between a project and a service. */
export const Link = exactly({
  projectId: identifier('proj'),
  serviceId: identifier('svc'),
  kinds: Type.Array(words(LINK_KINDS)),
});
export type Link = Static<typeof Link>;

/** A service as one project uses it. */
export const ProjectService = exactly({
  id: identifier('svc'),
  name: Type.String(),
  slug: Type.String(),
  currentStatus: words(STATUSES),
  lastCheckedAt: NullableTimestamp,
  declared: Type.Boolean({ description: 'A manifest contains one of its packages, or an SBOM one of its hosts.' }),
  observed: Type.Boolean({ description: 'Calls to its hosts were reported.' }),
  manual: Type.Boolean({ description: 'Linked by hand.' }),
  quiet: Type.Boolean({
    description:
      'The vendor has several status pages, and the project calls hosts of another page of the vendor but none of this one. The deploy gate and the badge of the organization ignore a quiet page.',
  }),
  packages: Type.Array(
    exactly({
      ecosystem: words(ECOSYSTEMS),
      name: Type.String(),
      version: Type.String(),
      scope: words(DEPENDENCY_SCOPES),
      direct: Type.Union([Type.Boolean(), Type.Null()]),
      manifest: Type.String(),
      line: Type.Union([Type.Integer(), Type.Null()]),
      confidence: words(['high', 'medium', 'low'] as const),
      product: Type.Union([Type.String(), Type.Null()]),
    }),
  ),
  endpoints: Type.Array(exactly({ host: Type.String(), manifest: Type.String() }), {
    description: 'Hosts that an SBOM lists as services, with the file.',
  }),
  calls: exactly({
    lastHour: Type.Integer(),
    lastDay: Type.Integer(),
    lastAt: Type.Union([Timestamp, Type.Null()], {
      description: 'End of the minute of the newest call that verdicts have taken in. Null without a call in 60 days.',
    }),
    regions: Type.Array(Type.String(), { description: 'Regions that these calls named, by name.' }),
  }),
});
export type ProjectService = Static<typeof ProjectService>;
