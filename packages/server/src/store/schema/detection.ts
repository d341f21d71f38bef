/** What is known of one series of calls: the state of its tests and what was last said of it. */
export interface DetectorTable {
  organization_id: string;
  project_id: string;
  service_id: string;
  /** '' where the events named none. */
  environment: string;
  region: string;
  /** See `encodeDetector`. */
  state: string;
  /** See `hashState`; null where it was written without one. */
  state_hash: string | null;
  /** The last block of events that the state has taken in; older ones are not taken again after a restart. */
  consumed_to: number;
  last_call_at: number;
  /** The last verdict that was told, and since when. */
  verdict: string | null;
  verdict_at: number | null;
  /** What was told beside it. */
  published: string | null;
  /** JSON of a `CauseAnswer`, while something is impaired. */
  cause: string | null;
  recovered_at: number | null;
  /** JSON of a `LateWindow`, while late calls wait to be looked at in their order. */
  late: string | null;
}

/** A rise of one signal of one series, open while `ended_at` is null. */
export interface ImpairmentTable {
  id: string;
  organization_id: string;
  project_id: string;
  service_id: string;
  environment: string;
  region: string;
  signal: string;
  onset_at: number;
  detected_at: number;
  ended_at: number | null;
  /** `recovered`, `new_normal` or `no_calls`. */
  ended_by: string | null;
  calls: number;
  bad: number;
  normal_rate: number;
  /** `side` of the last `CauseAnswer` that named one, else `undecided`; null before the first. */
  fault: string | null;
  /** JSON of the `KeptAnswer` that `fault` is from; null before the first. */
  answer: string | null;
  /** JSON of `TimeRevision`s; null while there are none. */
  revisions: string | null;
}

/** What a person said of the answer that was kept with an impairment. */
export interface JudgmentTable {
  impairment_id: string;
  organization_id: string;
  project_id: string;
  service_id: string;
  /** `right` or `wrong`. */
  was: string;
  cause: string | null;
  /** The answer that it is about. */
  judged_fault: string;
  judged_cause: string | null;
  said_by: string;
  said_at: number;
  note: string | null;
}

/** Calls of one organization to one service, counted for whose fault it is. */
export interface CallCountsTable {
  organization_id: string;
  service_id: string;
  /** See `encodeAccumulator`. */
  state: string;
  /** The last block of events that the state has taken in. */
  consumed_to: number;
  last_call_at: number;
}

/** Work that one node does at a time. */
export interface LeaseTable {
  name: string;
  holder: string;
  until: number;
}

export interface DetectionTables {
  detectors: DetectorTable;
  impairments: ImpairmentTable;
  judgments: JudgmentTable;
  call_counts: CallCountsTable;
  leases: LeaseTable;
}
