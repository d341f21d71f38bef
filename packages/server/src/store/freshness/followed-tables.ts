import type { Tables } from '../schema/tables.ts';

/** Tables of better-auth that no query of ours names. */
type PeopleTable = 'person_accounts' | 'person_passkeys';

/**
 * Columns of `services` that checks write, counted as a table of their own: most checks write nothing else of what answers show, and
 * few answers show them.
 */
export const CHECKED_PART = 'checked_services';
export const CHECKED_COLUMNS: readonly string[] = ['current_status', 'raw_status', 'last_checked_at'];

/**
 * Every table, and whether its writes are followed. An answer can be kept only if all that it read is followed. The others change
 * with every commit of events, or are read by nothing that is kept: on PostgreSQL each followed one costs its writers a trigger.
 */
const IS_FOLLOWED: Readonly<Record<keyof Tables | PeopleTable | typeof CHECKED_PART, boolean>> = {
  alert_rules: false,
  audit_log: false,
  batch_answers: false,
  call_counts: false,
  change_markers: false,
  change_sources: false,
  changes: false,
  channel_threads: false,
  channels: false,
  [CHECKED_PART]: true,
  component_changes: false,
  component_preferences: true,
  components: true,
  connections: false,
  declared_hosts: false,
  deliveries: false,
  delivery_attempts: false,
  dependencies: true,
  detectors: false,
  document_contents: false,
  endpoint_templates: false,
  event_blocks: false,
  feeds: false,
  found_makes: false,
  host_probes: false,
  impairments: false,
  incident_components: true,
  incident_update_revisions: false,
  incident_updates: true,
  incidents: true,
  invitations: false,
  judgments: false,
  leases: false,
  limit_nodes: false,
  limit_shares: false,
  links: true,
  look_days: false,
  looks: true,
  manifests: false,
  memberships: true,
  meta: false,
  metric_senders: false,
  oauth_records: false,
  observation_contents: false,
  observations: false,
  organizations: true,
  package_links: true,
  page_documents: false,
  page_hosts: false,
  page_states: false,
  people: true,
  person_accounts: false,
  person_passkeys: false,
  person_sessions: true,
  person_verifications: false,
  polls: false,
  probed_hosts: false,
  projects: true,
  rollup_parts: false,
  rule_definitions: false,
  sdk_keys: false,
  services: true,
  sign_in_attempts: false,
  status_overrides: true,
  subject_parts: false,
  subjects: false,
  table_writes: false,
  tokens: true,
  unknown_hosts: false,
  upload_parts: false,
  uploads: false,
  vendor_overlays: false,
  watches: true,
};

/** All tables, in an order that every thread has. */
export const TABLE_NAMES: readonly string[] = Object.keys(IS_FOLLOWED);
/** Those whose writes are followed. */
export const FOLLOWED_TABLES: readonly string[] = Object.entries(IS_FOLLOWED).flatMap(([name, is]) =>
  is ? [name] : [],
);

/** Tables whose rows go with those of another (`on delete cascade`), by that other. */
export const CASCADES: Readonly<Record<string, readonly string[]>> = {
  people: ['connections', 'memberships', 'person_accounts', 'person_passkeys', 'person_sessions'],
};
