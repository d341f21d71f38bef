import type { Vendor } from '@upriver/catalog';
import type { StatusPagePreview } from '@upriver/contract';
import type { Config } from '../config.ts';
import type { Clock } from '../domain/clock.ts';
import type { Log } from '../domain/log.ts';
import type { UnderWay } from '../threads/under-way.ts';
import type { OAuth } from '../people/oauth.ts';
import type { Oidc } from '../people/oidc.ts';
import type { People } from '../people/people.ts';
import type { Linking } from '../linking/linking.ts';
import type { Database } from '../store/database.ts';
import type { StoreProbe } from '../store/probe.ts';
import type { FeedLimits } from './feeds/feed-limits.ts';
import type { Ingest } from '../telemetry/ingest.ts';
import type { Metrics } from '../metrics.ts';
import type { Streams } from './stream/streams.ts';

/** What the HTTP room is given. It reaches for nothing else. */
export interface HttpDependencies {
  readonly config: Config;
  readonly database: Database;
  readonly clock: Clock;
  readonly log: Log;
  readonly metrics: Metrics;
  readonly linking: Linking;
  /** The catalog, for suggestions. */
  readonly listVendors: () => readonly Vendor[];
  /** The vendor of the catalog with a slug. */
  readonly findVendor: (slug: string) => Vendor | undefined;
  readonly ingest: Ingest;
  readonly pages: PageKnowledge;
  readonly streams: Streams;
  readonly feedLimits: FeedLimits;
  readonly people: People;
  readonly oidc: Oidc;
  readonly oauth: OAuth;
  /** What is under way, in all threads. */
  readonly underWay: UnderWay;
  /** What all threads count about themselves, as Prometheus text. */
  readonly reportMetrics: () => Promise<string>;
  readonly version: string;
  /** Checks every answer against its schema and fails the request when it does not fit. */
  readonly checksAnswers: boolean;
  /** What is to be said of limits while they cannot be shared with other nodes. */
  readonly describeLimits: () => string | undefined;
  /** True while the process is shutting down. */
  readonly isDraining: () => boolean;
  /** Rejects with why the store cannot be written to. */
  readonly probe: StoreProbe;
  /** Asks the poller to check the page of a service soon. */
  readonly requestCheck: (serviceId: string) => void;
  /** Called when something was added to the log of changes, so that streams read it at once. */
  readonly onChange: () => void;
  /** Called when rules, channels, alerts or deliveries changed, so that they are looked at at once. */
  readonly onAlerting: () => void;
  /** Encrypts secrets of a channel or a change source for the store. */
  readonly sealSecrets: (secrets: string, ownerId: string) => Promise<string>;
  readonly openSecrets: (sealed: string, ownerId: string) => Promise<string>;
  /** Called when vendors, keys or links of an organization changed, so that caches forget them. */
  readonly onOrganizationChanged: (organizationId: string) => void;
}

/** What the poller knows of status pages. */
export interface PageKnowledge {
  /** Makes that can be named. */
  readonly adapterNames: readonly string[];
  /** What is wrong with an organization's own description of a page; empty when it can be used. */
  readonly describeProblems: (declarative: unknown) => readonly string[];
  /** The makers' own word for a make. */
  readonly titleOf: (adapter: string) => string;
  /** What would be made of a page. @throws rate_limited when too many are under way */
  readonly preview: (
    organizationId: string,
    request: { readonly url: string; readonly adapter?: string | undefined; readonly declarative?: unknown },
  ) => Promise<StatusPagePreview>;
}
