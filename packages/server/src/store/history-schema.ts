/**
 * When a page began to say something else. A row whose predecessor has the same digest is not kept, so the rows are the same
 * whatever the order in which looks were recorded, and the state at a moment is the last row not after it.
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

/** A document as the page served it, kept while an incident is open and for some time after. */
export interface PageDocumentTable {
  service_id: string;
  at: number;
  document: string;
  url: string;
  content_type: string;
  content: Uint8Array;
}

export interface HistoryTables {
  observations: ObservationTable;
  observation_contents: ObservationContentTable;
  page_documents: PageDocumentTable;
}
