import type { Generated } from 'kysely';

/** Events of one project from one commit, or from several that were merged. */
export interface EventBlockTable {
  id: Generated<number>;
  organization_id: string;
  project_id: string;
  /** When the latest of its events was received; retention goes by it, because senders' clocks may be years off. */
  received_at: number;
  from_at: number;
  to_at: number;
  /** See `serviceMask`. */
  service_mask: number;
  events: number;
  /** 1 for what was made of several blocks; the detector and folding read those of commits, not these. */
  merged: Generated<number>;
  bytes: Uint8Array;
}

/** Rollups of one project within one span: an hour of minutes, a day of hours, or four weeks of days. */
export interface RollupPartTable {
  id: Generated<number>;
  organization_id: string;
  project_id: string;
  /** '' while the part is as folding made it, with every service in it. */
  service_id: string;
  /** Minutes that each of its rollups covers. */
  step_minutes: number;
  /** 0 as folding made it; 1 for what was made of other parts; 2 for what is damaged. */
  merged: number;
  span_at: number;
  service_mask: number;
  bytes: Uint8Array;
}

/** A process that sends metrics of its calls. */
export interface MetricSenderTable {
  organization_id: string;
  project_id: string;
  sender: string;
  service: string;
  version: number;
  seen_at: number;
  state: string;
  /** JSON of an export whose calls may not be stored; null when all are. */
  pending: string | null;
}

export interface EndpointTemplateTable {
  organization_id: string;
  project_id: string;
  service_id: string;
  template: string;
  first_seen_at: number;
}

export interface UnknownHostTable {
  organization_id: string;
  project_id: string;
  host: string;
  calls: number;
  first_seen_at: number;
  last_seen_at: number;
}

export interface BatchAnswerTable {
  sdk_key_id: string;
  batch_id: string;
  received_at: number;
  /** JSON of the first answer. */
  answer: string;
}

export interface TelemetryTables {
  event_blocks: EventBlockTable;
  rollup_parts: RollupPartTable;
  endpoint_templates: EndpointTemplateTable;
  metric_senders: MetricSenderTable;
  unknown_hosts: UnknownHostTable;
  batch_answers: BatchAnswerTable;
}
