import type { Generated } from 'kysely';

/** Times are integer milliseconds UTC, booleans 0 or 1, lists and maps JSON text. */
export interface OrganizationTable {
  id: string;
  name: string;
  slug: string;
  created_at: number;
}

export interface TokenTable {
  id: string;
  organization_id: string;
  name: string;
  prefix: string;
  hash: string;
  scopes: string;
  created_at: number;
  expires_at: number | null;
  revoked_at: number | null;
  last_used_at: number | null;
}

export interface ProjectTable {
  id: string;
  organization_id: string;
  name: string;
  slug: string;
  created_at: number;
  /** The upload whose dependencies the project has; 0 before the first. */
  current_upload: Generated<number>;
  /** The number of the upload that began last. */
  last_upload: Generated<number>;
}

export interface SdkKeyTable {
  id: string;
  organization_id: string;
  project_id: string;
  name: string;
  prefix: string;
  hash: string;
  enabled: number;
  allowed_origins: string;
  created_at: number;
  revoked_at: number | null;
}

/** A vendor of the catalog (`organization_id` null) or of an organization's own. */
export interface ServiceTable {
  id: string;
  organization_id: string | null;
  slug: string;
  name: string;
  category: string;
  status_page_url: string | null;
  adapter: string | null;
  /** JSON `{ url, options, declarative? }`: what the adapter is given. */
  page: string;
  /** JSON list of host patterns. */
  hosts: string;
  /** JSON map of package patterns by ecosystem. */
  packages: string;
  current_status: string;
  raw_status: string | null;
  last_checked_at: number | null;
  created_at: number;
  /** Set when the catalog no longer has it. */
  retired_at: number | null;
  /** The service of the catalog vendor that an organization set this page for. */
  overlay_of: string | null;
  /** The service of the catalog vendor with the same slug that a vendor or page of an organization stands for. */
  stands_for: string | null;
}

/** Services that an organization asked to watch although no project is linked. */
export interface WatchTable {
  organization_id: string;
  service_id: string;
  created_at: number;
}

export interface LinkTable {
  organization_id: string;
  project_id: string;
  service_id: string;
  kind: string;
  created_at: number;
}

export interface ManifestTable {
  project_id: string;
  path: string;
  format: string | null;
  problems: string;
  dependencies: number;
  uploaded_at: number;
}

export interface DependencyTable {
  id: Generated<number>;
  organization_id: string;
  project_id: string;
  manifest: string;
  ecosystem: string;
  name: string;
  requirement: string;
  resolved: string | null;
  scope: string;
  direct: number | null;
  line: number | null;
  /** JSON list of `{ path, line? }`: everywhere that it is declared; `manifest` and `line` are the first. */
  sources: string;
  alias: string | null;
  locator: string | null;
  /** 1 when it counts in an impact list unless all are asked for. */
  counts: number;
  /** The upload that it belongs to. Seen only while that is the current one of its project. */
  upload: Generated<number>;
}

/** Which dependency says that which service is used. Carries the entry, so that an impact list reads one index. */
export interface PackageLinkTable {
  organization_id: string;
  service_id: string;
  project_id: string;
  dependency_id: number;
  ecosystem: string;
  name: string;
  requirement: string;
  counts: number;
  class: string;
  confidence: string;
  product: string | null;
}

export interface ComponentTable {
  id: string;
  service_id: string;
  external_id: string;
  name: string;
  group_name: string | null;
  region: string | null;
  position: number;
  status: string;
  raw_status: string | null;
  first_seen_at: number;
  changed_at: number;
  /** Set when the page no longer lists it. */
  gone_at: number | null;
}

export interface IncidentTable {
  id: string;
  service_id: string;
  external_id: string;
  kind: string;
  title: string;
  impact: string;
  status: string;
  started_at: number;
  resolved_at: number | null;
  scheduled_for: number | null;
  scheduled_until: number | null;
  url: string | null;
  raw_status: string | null;
  raw_impact: string | null;
  first_seen_at: number;
  changed_at: number;
}

export interface IncidentUpdateTable {
  id: string;
  incident_id: string;
  external_id: string;
  status: string;
  body: string;
  created_at: number;
  first_seen_at: number;
  /** Set when the page no longer shows it. */
  gone_at: number | null;
}

export interface IncidentUpdateRevisionTable {
  update_id: string;
  replaced_at: number;
  incident_id: string;
  status: string;
  body: string;
  created_at: number;
}

export interface IncidentComponentTable {
  incident_id: string;
  component_id: string;
}

/** One check of one page, kept in a bounded log. */
export interface CheckTable {
  id: Generated<number>;
  service_id: string;
  at: number;
  outcome: string;
  status: string | null;
  reason: string | null;
  http_status: number | null;
  took_ms: number;
}

/** A feed at a secret address. */
export interface FeedTable {
  id: string;
  organization_id: string;
  name: string;
  format: string;
  /** Null when it is of all projects. */
  project_id: string | null;
  /** Null when it is of all services. */
  service_id: string | null;
  prefix: string;
  hash: string;
  created_at: number;
  last_read_at: number | null;
}

export interface MetaTable {
  key: string;
  value: string;
}

export interface CoreTables {
  organizations: OrganizationTable;
  tokens: TokenTable;
  projects: ProjectTable;
  sdk_keys: SdkKeyTable;
  services: ServiceTable;
  watches: WatchTable;
  links: LinkTable;
  manifests: ManifestTable;
  dependencies: DependencyTable;
  package_links: PackageLinkTable;
  components: ComponentTable;
  incidents: IncidentTable;
  incident_updates: IncidentUpdateTable;
  incident_update_revisions: IncidentUpdateRevisionTable;
  incident_components: IncidentComponentTable;
  looks: CheckTable;
  feeds: FeedTable;
  meta: MetaTable;
}
