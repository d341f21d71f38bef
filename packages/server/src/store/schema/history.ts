/**
 * When a page began to say something else. A row whose predecessor has the same digest is not kept, so the rows are the same
 * whatever the order in which checks were recorded, and the state at a moment is the last row not after it.
 */
export interface ObservationTable {
  service_id: string;
  at: number;
  status: string;
  digest: string;
}

/** An observation as deflated JSON, by its digest. */
export interface ObservationContentTable {
  digest: string;
  content: Uint8Array;
}

/** Successful checks of one day (UTC, days since the epoch) whose reported status is valid equally long. */
export interface CheckDayTable {
  service_id: string;
  day: number;
  valid_for_ms: number;
  /** Times of day in milliseconds, as differences, in order. */
  times: Uint8Array;
}

/** When a component's status began; null from when the page no longer listed it. Derived, as components are. */
export interface ComponentChangeTable {
  component_id: string;
  at: number;
  service_id: string;
  status: string | null;
}

/** The state after the observation at that moment, deflated JSON. Saves reading all observations before it. */
export interface PageStateTable {
  service_id: string;
  at: number;
  content: Uint8Array;
}

/** A document as the page served it, from the first to the last check that found it so. */
export interface PageDocumentTable {
  id: string;
  service_id: string;
  /** The adapter's name for it. */
  document: string;
  url: string;
  content_type: string;
  digest: string;
  /** Digest of the observation that was read from it; null where it could not be read. */
  reading: string | null;
  /** Why it could not be read. */
  reason: string | null;
  first_at: number;
  last_at: number;
}

/** The text of a document by its digest, as zstd. */
export interface DocumentContentTable {
  digest: string;
  content: Uint8Array;
  text_bytes: number;
  kept_bytes: number;
}

/** What an organization said about a component: it matters, or it does not. */
export interface ComponentPreferenceTable {
  organization_id: string;
  component_id: string;
  service_id: string;
  preference: string;
  created_at: number;
}

export interface HistoryTables {
  component_changes: ComponentChangeTable;
  component_preferences: ComponentPreferenceTable;
  document_contents: DocumentContentTable;
  look_days: CheckDayTable;
  page_states: PageStateTable;
  observations: ObservationTable;
  observation_contents: ObservationContentTable;
  page_documents: PageDocumentTable;
}
