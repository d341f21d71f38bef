import type { ObservedIncident, Reading } from '../domain/observation.ts';

/** Where a service's page is and what its adapter needs besides. */
export interface PageTarget {
  /** Absolute URL of the page or of its machine-readable base, as the catalogue or the organization gave it. */
  readonly url: string;
  readonly options: Readonly<Record<string, string>>;
}

/** One document that an adapter needs. */
export interface PageRequest {
  /** Name by which `read` finds it, for example `summary`. */
  readonly key: string;
  readonly url: string;
  /** The look is complete without it when true. */
  readonly optional?: boolean;
  readonly headers?: Readonly<Record<string, string>>;
}

/** One document as fetched. Bytes are decoded already (BOM, charset). */
export interface PageDocument {
  readonly key: string;
  readonly url: string;
  readonly contentType: string;
  readonly text: string;
}

/**
 * Reads one make of status page. Pure: recognises, names documents, reads them; the poller fetches. One folder in `adapters/`,
 * one line in `adapters/index.ts`, fixtures beside it.
 */
export interface Adapter {
  /** Stable name, as in the catalogue's `statusPage.adapter`. */
  readonly name: string;
  /** The makers' own word for it, for people. */
  readonly title: string;
  /** Pages of this make run on its maker's machines and may fail together. Absent: anybody hosts it, or the vendor itself. */
  readonly isHostedByMaker?: boolean;
  /** Documents of one look at this page. */
  readonly requests: (target: PageTarget) => readonly PageRequest[];
  /**
   * Documents by key → what they say. Never throws; a document of another kind (HTML, an error object, truncated, empty) is
   * `unreadable` with a reason.
   */
  readonly read: (documents: ReadonlyMap<string, PageDocument>, target: PageTarget, now: number) => Reading;
  /**
   * A document of recent incidents, resolved ones included, that `read` understands: one request tells what became of several
   * that are no longer listed. Absent: this make has none.
   */
  readonly recentRequest?: (target: PageTarget) => PageRequest;
  /** Document of one incident by its external id. Absent: this make has no address for one incident. */
  readonly incidentRequest?: (target: PageTarget, externalId: string) => PageRequest;
  /** Reads that document. Undefined when it is not one. */
  readonly readIncident?: (document: PageDocument, target: PageTarget, now: number) => ObservedIncident | undefined;
  /**
   * True when this document, wherever it came from, is surely of this make and of no other. Used by detection; absent: this make
   * is never found by asking.
   */
  readonly recognises?: (document: PageDocument) => boolean;
  /** Where detection asks pages of unknown make, below the page's URL, the likeliest first: `/api/v2/summary.json`. */
  readonly probes?: readonly string[];
  /**
   * Addresses of its document that a page of this make names inside of its HTML (empty where the page did not come), or that
   * follow from the page's own address. Detection asks them after the page itself; absent: nothing tells.
   */
  readonly findDocuments?: (html: string, pageUrl: string) => readonly string[];
}
