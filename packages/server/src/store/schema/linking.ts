/** A host that an SBOM of a project names as a service which the project calls. */
export interface DeclaredHostTable {
  organization_id: string;
  project_id: string;
  host: string;
  /** The SBOM. */
  manifest: string;
  /** Whose host it is; null while no vendor claims it. */
  service_id: string | null;
  /** When it was first declared. */
  declared_at: number;
}

/** What an organization changes about the hosts and packages of a catalog vendor. */
export interface VendorOverlayTable {
  organization_id: string;
  /** Of the catalog. */
  service_id: string;
  /** JSON `{ hosts: { add, remove }, packages: { add, remove } }`. */
  changes: string;
  created_at: number;
  changed_at: number;
}

/** An upload whose files come in several requests, until it is finished. */
export interface UploadTable {
  id: string;
  organization_id: string;
  project_id: string;
  /** Counts the parts that were put. */
  revision: number;
  expires_at: number;
}

export interface UploadPartTable {
  /** Of an upload that may be over. */
  upload_id: string;
  part: number;
  files: number;
  /** Of the body as it came. */
  bytes: number;
  /** The body, compressed with zstd. */
  content: Uint8Array;
}

export interface LinkingTables {
  uploads: UploadTable;
  upload_parts: UploadPartTable;
  vendor_overlays: VendorOverlayTable;
  declared_hosts: DeclaredHostTable;
}
