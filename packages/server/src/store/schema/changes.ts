import type { Generated } from 'kysely';

/** What changed, for those who listen. Whoever sees an id has seen every smaller one, or it was never committed. */
export interface ChangeTable {
  id: Generated<number>;
  at: number;
  kind: string;
  service_id: string;
  /** Null: for every organization that the service concerns. */
  organization_id: string | null;
  /** JSON, by kind. */
  payload: string;
}

export interface ChangesTables {
  changes: ChangeTable;
}
