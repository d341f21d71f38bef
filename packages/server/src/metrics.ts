import { Counter, Gauge, Histogram, Registry } from 'prom-client';
import { TallyCounter, TallyHistogram } from './tallies.ts';
import type { Tally } from './tallies.ts';

export type { Tally, TallyTimer } from './tallies.ts';

/** The metrics of the server. Names follow the Prometheus conventions: base units, `_total` for counters. */
export interface Metrics {
  readonly registry: Registry;
  readonly requests: TallyCounter<'route' | 'method' | 'status'>;
  readonly requestSeconds: TallyHistogram<'route'>;
  readonly events: TallyCounter<'outcome'>;
  /** Of `events`, those that were accepted. */
  readonly accepted: Tally;
  readonly commitSeconds: Histogram;
  readonly queuedEvents: Gauge;
  readonly commitFailures: Counter<'reason'>;
  readonly damaged: Counter<'what'>;
  readonly housekeepingSeconds: Histogram<'work'>;
  readonly checks: Counter<'outcome'>;
  readonly checkSeconds: Histogram;
  readonly hostProbes: Counter<'outcome'>;
  readonly deliveries: Counter<'channel' | 'outcome'>;
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
  const events = new TallyCounter({
    name: 'upriver_ingest_events_total',
    help: 'Events received, by outcome: accepted, or the reason for which they were dropped.',
    labelNames: ['outcome'],
    registers,
  });
  return {
    registry,
    requests: new TallyCounter({
      name: 'upriver_http_requests_total',
      help: 'HTTP requests answered, by route, method and status.',
      labelNames: ['route', 'method', 'status'],
      registers,
    }),
    requestSeconds: new TallyHistogram(
      { name: 'upriver_http_request_seconds', help: 'Duration of HTTP requests.', bounds: SECONDS_BUCKETS },
      registry,
    ),
    events,
    accepted: events.tally({ outcome: 'accepted' }),
    commitSeconds: new Histogram({
      name: 'upriver_store_commit_seconds',
      help: 'Duration of a durable commit of accepted events.',
      buckets: SECONDS_BUCKETS,
      registers,
    }),
    queuedEvents: new Gauge({
      name: 'upriver_ingest_queued_events',
      help: 'Events in the commit queue.',
      registers,
    }),
    commitFailures: new Counter({
      name: 'upriver_store_commit_failures_total',
      help: 'Failed commits of events, counted per project. The senders were asked to retry.',
      labelNames: ['reason'],
      registers,
    }),
    damaged: new Counter({
      name: 'upriver_store_damaged_total',
      help: 'Reads that skipped a damaged block of events or rollup part.',
      labelNames: ['what'],
      registers,
    }),
    housekeepingSeconds: new Histogram({
      name: 'upriver_store_housekeeping_step_seconds',
      help: 'Duration of one step of expiry or compaction, during which the thread does nothing else.',
      labelNames: ['work'],
      buckets: SECONDS_BUCKETS,
      registers,
    }),
    checks: new Counter({
      name: 'upriver_poll_checks_total',
      help: 'Checks of status pages, by outcome.',
      labelNames: ['outcome'],
      registers,
    }),
    checkSeconds: new Histogram({
      name: 'upriver_poll_check_seconds',
      help: 'Duration of one check of a status page.',
      buckets: SECONDS_BUCKETS,
      registers,
    }),
    hostProbes: new Counter({
      name: 'upriver_host_probes_total',
      help: "Probes of vendors' hosts, by outcome: answered, failed, or refused because of the address.",
      labelNames: ['outcome'],
      registers,
    }),
    deliveries: new Counter({
      name: 'upriver_deliveries_total',
      help: 'Attempts to deliver messages and webhooks, by kind of channel and outcome (delivered, again, never).',
      labelNames: ['channel', 'outcome'],
      registers,
    }),
    streams: new Gauge({
      name: 'upriver_streams_open',
      help: 'Open change streams.',
      registers,
    }),
    streamEnds: new Counter({
      name: 'upriver_stream_ends_total',
      help: 'Change streams that ended, by reason.',
      labelNames: ['reason'],
      registers,
    }),
    limitStatements: new Counter({
      name: 'upriver_limit_statements_total',
      help: 'Statements sent to PostgreSQL to share rate limits with other nodes, by purpose.',
      labelNames: ['work'],
      registers,
    }),
    limitNodes: new Gauge({
      name: 'upriver_limit_nodes',
      help: 'Nodes that share rate limits, including this one. 0 with SQLite.',
      registers,
    }),
    limitsAway: new Gauge({
      name: 'upriver_limits_away',
      help: '1 while the store does not answer and the node cannot share rate limits with other nodes.',
      registers,
    }),
    watchedSeries: new Gauge({
      name: 'upriver_detect_series',
      help: 'Series (project, service, environment, region) that the detector monitors.',
      registers,
    }),
    impairedSeries: new Gauge({
      name: 'upriver_detect_impaired_series',
      help: 'Series that are impaired.',
      registers,
    }),
  };
}
