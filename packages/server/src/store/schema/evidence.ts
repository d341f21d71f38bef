import type { Generated } from 'kysely';

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

/** A webhook that reports changes. */
export interface ChangeSourceTable {
  id: string;
  organization_id: string;
  kind: string;
  name: string;
  /** Encrypted; see `alerting/secret-box.ts`. */
  secret: string;
  previous_secret: string | null;
  previous_until: number | null;
  /** JSON of a list of rules. */
  rules: string;
  created_at: number;
  delivered_at: number | null;
  result: string | null;
}

/** One attempt of this server to reach a vendor's host. */
export interface HostProbeTable {
  id: Generated<number>;
  service_id: string;
  host: string;
  at: number;
  /** `trouble`, `comparison` or `calm`. */
  purpose: string;
  /** The path that needs no key; null where only reaching the host counts. */
  path: string | null;
  /** The step that did not succeed: `dns`, `tcp`, `tls` or `http`. */
  stage: string | null;
  reason: string | null;
  /** Of the HTTP answer. */
  status: number | null;
  /** 1 when a connection came about, whatever was answered. */
  is_reached: number;
  /** 1 when it was not reached, or answered a path that needs no key with a 5xx or not at all. */
  is_failed: number;
  took_ms: number;
}

/** Hosts that were asked, and when one could be reached last. */
export interface ProbedHostTable {
  host: string;
  probed_at: number;
  reached_at: number | null;
}

export interface EvidenceTables {
  host_probes: HostProbeTable;
  probed_hosts: ProbedHostTable;
  change_markers: ChangeMarkerTable;
  change_sources: ChangeSourceTable;
}
