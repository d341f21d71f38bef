import { Counter, Gauge, Histogram, Registry } from 'prom-client';

/** What the product counts about itself, in Prometheus text. Names follow Prometheus: base units, `_total` for counters. */
export interface Metrics {
  readonly registry: Registry;
  readonly requests: Counter<'route' | 'method' | 'status'>;
  readonly requestSeconds: Histogram<'route'>;
  readonly events: Counter<'outcome'>;
  readonly commitSeconds: Histogram;
  readonly queuedEvents: Gauge;
  readonly commitFailures: Counter<'reason'>;
  readonly damaged: Counter<'what'>;
  readonly housekeepingSeconds: Histogram<'work'>;
  readonly looks: Counter<'outcome'>;
  readonly lookSeconds: Histogram;
  readonly streams: Gauge;
  readonly streamEnds: Counter<'reason'>;
  readonly limitStatements: Counter<'work'>;
  readonly limitNodes: Gauge;
  readonly limitsAway: Gauge;
  readonly watchedSeries: Gauge;
  readonly impairedSeries: Gauge;
}

const SECONDS_BUCKETS = [0.0005, 0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10];

export function createMetrics(): Metrics {
  const registry = new Registry();
  const registers = [registry];
  return {
    registry,
    requests: new Counter({
      name: 'upriver_http_requests_total',
      help: 'Requests answered.',
      labelNames: ['route', 'method', 'status'],
      registers,
    }),
    requestSeconds: new Histogram({
      name: 'upriver_http_request_seconds',
      help: 'Time from request to answer.',
      labelNames: ['route'],
      buckets: SECONDS_BUCKETS,
      registers,
    }),
    events: new Counter({
      name: 'upriver_ingest_events_total',
      help: 'Events received, by their one outcome: accepted, or the reason they were dropped for.',
      labelNames: ['outcome'],
      registers,
    }),
    commitSeconds: new Histogram({
      name: 'upriver_store_commit_seconds',
      help: 'Time of one durable commit of accepted events.',
      buckets: SECONDS_BUCKETS,
      registers,
    }),
    queuedEvents: new Gauge({
      name: 'upriver_ingest_queued_events',
      help: 'Events that wait for their commit.',
      registers,
    }),
    commitFailures: new Counter({
      name: 'upriver_store_commit_failures_total',
      help: "Projects' parts of commits that were not stored; their senders were told to repeat.",
      labelNames: ['reason'],
      registers,
    }),
    damaged: new Counter({
      name: 'upriver_store_damaged_total',
      help: 'Times that a stored block of events or part of rollups could not be read and was passed over.',
      labelNames: ['what'],
      registers,
    }),
    housekeepingSeconds: new Histogram({
      name: 'upriver_store_housekeeping_step_seconds',
      help: 'Time of one step of expiring or merging, in which nothing else is done.',
      labelNames: ['work'],
      buckets: SECONDS_BUCKETS,
      registers,
    }),
    looks: new Counter({
      name: 'upriver_poll_looks_total',
      help: 'Checks of status pages, by outcome.',
      labelNames: ['outcome'],
      registers,
    }),
    lookSeconds: new Histogram({
      name: 'upriver_poll_look_seconds',
      help: 'Duration of one check of a status page.',
      buckets: SECONDS_BUCKETS,
      registers,
    }),
    streams: new Gauge({
      name: 'upriver_streams_open',
      help: 'Streams of changes that are open.',
      registers,
    }),
    streamEnds: new Counter({
      name: 'upriver_stream_ends_total',
      help: 'Streams of changes that ended, by reason.',
      labelNames: ['reason'],
      registers,
    }),
    limitStatements: new Counter({
      name: 'upriver_limit_statements_total',
      help: 'Statements sent to PostgreSQL to share limits with other nodes, by what they are for.',
      labelNames: ['work'],
      registers,
    }),
    limitNodes: new Gauge({
      name: 'upriver_limit_nodes',
      help: 'Nodes that share limits, this one included; 0 on SQLite.',
      registers,
    }),
    limitsAway: new Gauge({
      name: 'upriver_limits_away',
      help: '1 while limits cannot be shared with other nodes because the store does not answer.',
      registers,
    }),
    watchedSeries: new Gauge({
      name: 'upriver_detect_series',
      help: 'Series of project, service, environment and region whose calls are compared with what is usual for them.',
      registers,
    }),
    impairedSeries: new Gauge({
      name: 'upriver_detect_impaired_series',
      help: 'Those of them that are impaired.',
      registers,
    }),
  };
}
