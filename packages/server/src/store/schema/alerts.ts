import type { Generated } from 'kysely';

/** A rule of an organization; its definition stands in `rule_definitions`. */
export interface AlertRuleTable {
  id: string;
  organization_id: string;
  name: string;
  enabled: number;
  hash: string;
  created_at: number;
}

/** What a rule said at any time. Rows are never changed. */
export interface RuleDefinitionTable {
  organization_id: string;
  /** SHA-256 of `definition`. */
  hash: string;
  definition: string;
}

/** One thing that people are told of: everything about it is one thread. */
export interface SubjectTable {
  id: string;
  organization_id: string;
  kind: string;
  opened_at: number;
  closed_at: number | null;
  /** When it is to be reviewed although nothing changed; null when only a change can matter. */
  due_at: number | null;
  acknowledged_at: number | null;
  acknowledged_by: string | null;
  snoozed_until: number | null;
  /** Counts its writes: whoever read an older one does not write. */
  version: number;
  /** JSON of a `SubjectState`. */
  state: string;
}

/** Which open subject a service or maintenance belongs to: to one at a time. */
export interface SubjectPartTable {
  organization_id: string;
  /** Identifier of a service or of a maintenance. */
  part: string;
  subject_id: string;
}

/** Where messages are sent. */
export interface ChannelTable {
  id: string;
  organization_id: string;
  name: string;
  kind: string;
  settings: string;
  /** JSON of the secrets, encrypted; '' for none. */
  secrets: string;
  /** JSON of the names of the secrets. */
  secret_names: string;
  enabled: number;
  /** Since when no delivery succeeded, while the last one failed. */
  failing_since: number | null;
  disabled_reason: string | null;
  created_at: number;
}

/** What a receiver calls a thread, so that later messages update it. */
export interface ChannelThreadTable {
  channel_id: string;
  subject_key: string;
  reference: string;
}

/** A message on its way to one channel. */
export interface DeliveryTable {
  position: Generated<number>;
  /** The same at every attempt. */
  id: string;
  organization_id: string;
  channel_id: string;
  /** Messages of one channel with one key are sent in their order. */
  subject_key: string;
  /** JSON of a `DeliveryContent`. */
  content: string;
  state: string;
  attempts: number;
  next_at: number;
  lease_holder: string | null;
  lease_until: number | null;
  created_at: number;
  delivered_at: number | null;
}

/** One attempt, for whoever asks why a message did not come. */
export interface DeliveryAttemptTable {
  id: Generated<number>;
  delivery_id: string;
  at: number;
  took_ms: number;
  request: string;
  status: number | null;
  answer: string | null;
  error: string | null;
}

/** A status that somebody set by hand: one for each organization and service. */
export interface StatusOverrideTable {
  organization_id: string;
  service_id: string;
  status: string;
  set_by: string;
  reason: string | null;
  set_at: number;
  /** Null: until the page next changes. */
  until: number | null;
}

export interface AlertTables {
  status_overrides: StatusOverrideTable;
  alert_rules: AlertRuleTable;
  rule_definitions: RuleDefinitionTable;
  subjects: SubjectTable;
  subject_parts: SubjectPartTable;
  channels: ChannelTable;
  channel_threads: ChannelThreadTable;
  deliveries: DeliveryTable;
  delivery_attempts: DeliveryAttemptTable;
}
