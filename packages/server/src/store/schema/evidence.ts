/** A change of ours that was reported. */
export interface ChangeMarkerTable {
  id: string;
  organization_id: string;
  /** Null when it concerns every project. */
  project_id: string | null;
  kind: string;
  at: number;
  name: string | null;
  environment: string | null;
  description: string | null;
  actor: string | null;
  url: string | null;
  source: string;
  /** How near `at` is to when the change took effect: a second report replaces the time only when it is nearer. */
  precision: number;
  recorded_at: number;
}

export interface EvidenceTables {
  change_markers: ChangeMarkerTable;
}
