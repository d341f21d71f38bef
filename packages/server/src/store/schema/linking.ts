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

export interface LinkingTables {
  declared_hosts: DeclaredHostTable;
}
