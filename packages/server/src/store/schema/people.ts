import type { Generated } from 'kysely';

/** What of better-auth's tables is read here; it alone writes them. */
export interface PersonTable {
  id: string;
  name: string;
  email: string;
}

export interface MembershipTable {
  organization_id: string;
  person_id: string;
  role: string;
  created_at: number;
}

export interface InvitationTable {
  id: string;
  organization_id: string;
  /** Null: whoever has the code, as for a first owner. */
  email: string | null;
  role: string;
  hash: string;
  invited_by: string;
  created_at: number;
  expires_at: number;
  accepted_at: number | null;
  revoked_at: number | null;
}

export interface SignInAttemptTable {
  key: string;
  count: number;
  until: number;
}

export interface AuditLogTable {
  position: Generated<number>;
  id: string;
  organization_id: string;
  at: number;
  actor_kind: string;
  actor_id: string | null;
  actor_name: string;
  address: string | null;
  action: string;
  subject_id: string;
  subject_name: string | null;
  /** JSON. */
  before: string | null;
  after: string | null;
  request_id: string | null;
}

export interface ConnectionTable {
  /** Also the grant's in the records of OAuth. */
  id: string;
  organization_id: string;
  person_id: string;
  client_name: string;
  redirect_host: string;
  /** JSON. */
  scopes: string;
  created_at: number;
  expires_at: number;
  last_used_at: number | null;
}

/** What the OAuth library keeps; it alone knows what is in `payload`. */
export interface OAuthRecordTable {
  model: string;
  /** SHA-256 of the identifier, which is the token or code itself. */
  hash: string;
  connection_id: string | null;
  /** JSON, without the identifier. */
  payload: string;
  expires_at: number;
  consumed_at: number | null;
}

/** As far as it is read of what better-auth keeps until a time. */
export interface EndingTable {
  id: string;
  /** ISO 8601, which PostgreSQL takes for its own type. */
  expires_at: string;
}

export interface PeopleTables {
  connections: ConnectionTable;
  oauth_records: OAuthRecordTable;
  audit_log: AuditLogTable;
  people: PersonTable;
  memberships: MembershipTable;
  invitations: InvitationTable;
  person_sessions: EndingTable;
  person_verifications: EndingTable;
  sign_in_attempts: SignInAttemptTable;
}
