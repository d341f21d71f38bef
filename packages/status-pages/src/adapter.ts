import type { ObservedIncident, Reading } from './observation.ts';

/** Where a service's page is and what its adapter needs besides. */
export interface PageTarget {
  /** Absolute URL of the page or of its machine-readable base, as the catalog or the organization gave it. */
  readonly url: string;
  readonly options: Readonly<Record<string, string>>;
}

/** One document that an adapter needs. */
export interface PageRequest {
  /** Name by which `read` finds it, for example `summary`. */
  readonly key: string;
  readonly url: string;
  /** The check is complete without it when true. */
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

/** Where detection asks a page of an unknown provider. */
export interface Probes {
  /**
   * Providers are asked in ascending order: first all at their first address, then at the others. No two have the same rank.
   * The sooner, the likelier the provider, and the more one answer decides.
   */
  readonly rank: number;
  /** Addresses for a page at this URL, the likeliest first. */
  readonly urls: (pageUrl: string) => readonly string[];
}

/**
 * Reads the status pages of one provider. Pure: recognises, names documents, reads them; the poller fetches. One folder in
 * `adapters/`, one line in `adapters/index.ts`, fixtures beside it. Everything that a provider is known by is a member of this.
 */
export interface Adapter {
  /** Stable name, as in the catalog's `statusPage.adapter`. */
  readonly name: string;
  /** The provider's name for people. */
  readonly title: string;
  /** All pages of this provider run on its machines and may fail together. Absent: anybody hosts it, or the vendor itself. */
  readonly isHostedByProvider?: boolean;
  /** Documents of one check of this page. */
  readonly requests: (target: PageTarget) => readonly PageRequest[];
  /** Documents that those that came are incomplete without, read together with them if they come too. Absent: there are none. */
  readonly furtherRequests?: (documents: ReadonlyMap<string, PageDocument>) => readonly PageRequest[];
  /**
   * Documents by key → what they say. Never throws; a document of another kind (HTML, an error object, truncated, empty) is
   * `unreadable` with a reason.
   */
  readonly read: (documents: ReadonlyMap<string, PageDocument>, target: PageTarget, now: number) => Reading;
  /** Options of a target that choose a part of the page, such as products or regions. Absent: it is always the whole page. */
  readonly partOptions?: readonly string[];
  /**
   * A document of recent incidents, resolved ones included, that `read` understands: short ones that no check met, late ones and
   * postmortems stand only there, and one request tells what became of several that are no longer listed. Absent: this provider
   * has none.
   */
  readonly recentRequest?: (target: PageTarget) => PageRequest;
  /** Document of one incident by its external id. Absent: this provider has no address for one incident. */
  readonly incidentRequest?: (target: PageTarget, externalId: string) => PageRequest;
  /** Reads that document. Undefined when it is not one. */
  readonly readIncident?: (document: PageDocument, target: PageTarget, now: number) => ObservedIncident | undefined;
  /**
   * Hosts that serve only this provider's page, in lower case. Detection asks a page on one of them for this provider's documents
   * before anything else. Absent: its pages stand on anybody's hosts.
   */
  readonly hosts?: readonly string[];
  /**
   * True when this document, wherever it came from, is surely of this provider and of no other. Used by detection; absent: this
   * provider is found by its hosts only.
   */
  readonly recognises?: (document: PageDocument) => boolean;
  /** Where detection asks for such a document. Absent: nowhere; it is recognised where the page itself or its HTML leads. */
  readonly probes?: Probes;
  /**
   * Addresses of its document that a page of this provider names inside of its HTML (empty where the page did not come), or that
   * follow from the page's own address. Detection asks them after the page itself; absent: nothing tells.
   */
  readonly findDocuments?: (html: string, pageUrl: string) => readonly string[];
  /** It reads any feed of this format, whoever publishes it, which is where detection ends. Absent: only its own documents. */
  readonly anyFeed?: 'atom' | 'rss';
}
