/** Why a call had no good answer. The words are those of Upriver's contract. */
export type ErrorClass =
  | 'timeout'
  | 'dns'
  | 'connection_refused'
  | 'connection_reset'
  | 'network'
  | 'tls'
  | 'protocol'
  | 'incomplete_response'
  | 'aborted'
  | 'client_limit'
  | 'rate_limited'
  | 'auth'
  | 'client_error'
  | 'server_error'
  | 'unknown';

/** One outbound HTTP call: everything that ever leaves the process. `status` 0 means that there was no HTTP response. */
export interface OutboundEvent {
  host: string;
  /** Path without query, fragment and ids: `/v1/charges/{id}`. */
  endpoint: string;
  status: number;
  /** From the start of the call to the response headers, or to the failure. */
  latency_ms: number;
  /** Unix seconds at the start of the call. */
  ts: number;
  method?: string;
  environment?: string;
  region?: string;
  error_class?: string;
  feature?: string;
  sdk_version?: string;
  deployment_id?: string;
  runtime?: string;
  tags?: Record<string, string | number | boolean>;
}

/** Settings of `init`. Where environment variables exist, each may also come as `UPRIVER_…` (`UPRIVER_SDK_KEY`); what is passed here wins. */
export interface Options {
  /** Publishable key of one project, `upr_sdk_…`. An API token is refused. */
  sdkKey?: string | undefined;
  /** Where Upriver listens: `https://upriver.example.com`. */
  endpoint?: string | undefined;
  environment?: string | undefined;
  region?: string | undefined;
  deploymentId?: string | undefined;
  /** The part of the application; `withFeature` narrows it for one call tree. */
  feature?: string | undefined;
  /** At most 20, added to every event. */
  tags?: Record<string, string | number | boolean> | undefined;
  /** When given, only calls to these hosts are measured. A string matches the host and its subdomains. */
  services?: readonly (string | RegExp)[] | undefined;
  /** Calls to these hosts are not measured. A string matches the host and its subdomains. */
  ignore?: readonly (string | RegExp)[] | undefined;
  /** Share of calls to measure, 0 to 1. Default 1; the server may lower it. */
  sampleRate?: number | undefined;
  /** How long events wait to be sent together. Default 10,000; the server may raise it. Calls that begin to fail are sent sooner. */
  flushIntervalMs?: number | undefined;
  /** Events of one request, at most 500. Default 100, and 500 in columns, which servers take that say so. */
  maxBatchSize?: number | undefined;
  /** Sees each batch before it is sent; what it returns is sent instead, and nothing when it returns null, undefined or throws. */
  beforeSend?: ((events: OutboundEvent[]) => OutboundEvent[] | null | undefined) | undefined;
  /**
   * Which evidence of whose fault a failure is calls carry as tags: `false` for none, or the names of some. Default: all of `answered_by`, `quota`,
   * `request_id`, `credential`, `instance`, `waited`. Not in browsers.
   */
  evidence?: false | readonly string[] | undefined;
  /** Name of this host, pod or process, for the tag `instance`. Default: the name of the host. */
  instance?: string | undefined;
  /** `false` turns everything off: nothing is observed, nothing is sent. */
  enabled?: boolean | undefined;
  /** Says on the console what it does, and throws on a wrong setting instead of logging it. */
  debug?: boolean | undefined;
  /** Also measure calls to loopback, private and single-label hosts. */
  includePrivate?: boolean | undefined;
  /** Node only: on SIGTERM send what is queued, then let the signal take its course. */
  flushOnSigterm?: boolean | undefined;
  /** Runtimes that stop between requests: what keeps the invocation alive until a promise settles. */
  waitUntil?: ((promise: Promise<unknown>) => void) | undefined;
}

/** Why events did not reach the server. */
export type LossReason =
  /** Not chosen at the start of the call (configured or advised rate). */
  | 'sampled'
  /** The server does not know the host; such hosts are probed at 1 %. */
  | 'unknown_host'
  /** 2,000 events were waiting: the oldest made room. */
  | 'queue_full'
  | 'before_send'
  /** One event was larger than a request may be. */
  | 'too_large'
  /** The server refused the batch for good (4xx). */
  | 'refused'
  /** Attempts or time ran out. */
  | 'undelivered'
  /** The key was switched off or is not valid. */
  | 'stopped'
  | 'shutdown'
  | 'internal_error';

/** What happened so far. `observed` = `queued` + `inFlight` + `sent` + the sum of `lost`. */
export interface Stats {
  /** Calls to measured hosts that ended, and those that sampling left out at their start. */
  observed: number;
  /** Events that wait to be sent. */
  queued: number;
  /** Events in a request that is under way or waits for its next attempt. */
  inFlight: number;
  /** Events that the server answered for. */
  sent: number;
  /** Of those, how many it kept, by its own count. */
  accepted: number;
  lost: Partial<Record<LossReason, number>>;
  /** The rate and interval in force now. */
  sampleRate: number;
  flushIntervalMs: number;
  /** True after the server said that the key is off or not valid: nothing is measured any more. */
  isStopped: boolean;
}

/** What `init` returns. None of its functions throws or rejects. */
export interface Client {
  /** Sends what is queued. Resolves to true when everything was answered for within the time, else false. */
  flush(timeoutMs?: number): Promise<boolean>;
  /** `flush`, then stops observing. Default 2,000 ms. */
  shutdown(timeoutMs?: number): Promise<boolean>;
  /** Calls made inside `fn` carry this feature. In browsers only those that `fn` starts before it first awaits. */
  withFeature<T>(name: string, fn: () => T): T;
  /** Calls made inside `fn` are for this customer or account, by an identifier that is no name: the tag `tenant`. As for `withFeature`. */
  withTenant<T>(id: string, fn: () => T): T;
  stats(): Stats;
}
