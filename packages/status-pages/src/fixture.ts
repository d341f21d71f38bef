import type { Status } from '@upriver/contract';

/** One saved check of a page, written by hand after the documented shape, and what it must be read as. */
export interface Fixture {
  /** Document texts by key. */
  readonly documents: Readonly<Record<string, string>>;
  readonly status: Status;
  readonly components?: number;
  /** Open incidents that are not maintenances. */
  readonly open?: number;
  /** Maintenances that are not over. */
  readonly planned?: number;
}

/** The fixtures of one provider. The conformance test finds them in `fixtures.ts` of the provider's folder. */
export interface AdapterFixtures {
  /** Address of the page. */
  readonly url: string;
  readonly options?: Readonly<Record<string, string>>;
  /** Address of the documents, where the reading depends on it. */
  readonly documentUrl?: string;
  /** Absent for a provider that can never say that all is well; `whyNeverHealthy` says why. */
  readonly healthy?: Fixture;
  readonly whyNeverHealthy?: string;
  readonly incident: Fixture;
  /** Absent for a provider that does not report maintenance. */
  readonly maintenance?: Fixture;
  /** Documents of other kinds: never read as healthy. */
  readonly malformed: readonly string[];
  /** Dotted paths into the healthy JSON document; without any one of them it must not be read as healthy. */
  readonly statusBearing: readonly string[];
  /** Dotted paths of objects in the incident's document that are lists by id: an entry of theirs may be absent. */
  readonly listsById?: readonly string[];
  /** Documents that look empty and are documented to mean that all is well. */
  readonly emptyIsHealthy?: readonly string[];
}

/** A JSON document. */
export function json(value: unknown): string {
  return JSON.stringify(value);
}

/** An RSS document with this channel title. */
export function rssDocument(title: string, items: readonly string[]): string {
  const body = items.map((item) => `<item>${item}</item>`).join('');
  return `<?xml version="1.0" encoding="utf-8"?><rss version="2.0"><channel><title>${title}</title>${body}</channel></rss>`;
}

/** An Atom document with this id. */
export function atomDocument(id: string, entries: readonly string[]): string {
  const body = entries.map((entry) => `<entry>${entry}</entry>`).join('');
  return `<?xml version="1.0"?><feed xmlns="http://www.w3.org/2005/Atom"><id>${id}</id><title>Example</title>${body}</feed>`;
}
