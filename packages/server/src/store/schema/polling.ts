import type { Generated } from 'kysely';

/** When a page is checked next, and what it reported last. */
export interface PollTable {
  service_id: string;
  due_at: number;
  /** A poller holds the service until then. */
  leased_until: number;
  /** Consecutive failed checks. */
  failures: number;
  /** JSON: validators by document URL. */
  validators: string;
  /** No check before this time: the page, or its host, asked for a pause. */
  not_before: Generated<number>;
  /** Someone's calls to the service fail, or did until a moment ago. */
  trouble_until: Generated<number>;
  /** When the last check began; 0 before the first. */
  looked_at: Generated<number>;
  /** The first of the consecutive failed checks. */
  failing_since: number | null;
  /** When the make was last searched for again. */
  searched_at: Generated<number>;
  /** Host and port that the last check requested. */
  host: string | null;
  /** Make that it was read as. */
  make: string | null;
}

/** Where many pages failed together. One row for each time. */
export interface PageHostTable {
  /** Kind, name and beginning, so that two nodes that notice the same write one row. */
  id: string;
  kind: string;
  name: string;
  down_since: number;
  recovered_at: number | null;
}

/** What a page turned out to be, which its entry does not say. Counts only while the entry still says what it said then. */
export interface FoundProviderTable {
  service_id: string;
  state: string;
  adapter: string;
  page: string;
  instead_of_adapter: string | null;
  instead_of_page: string;
  found_at: number;
}

export interface PollingTables {
  found_makes: FoundProviderTable;
  page_hosts: PageHostTable;
  polls: PollTable;
}
