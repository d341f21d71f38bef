import type { Log } from '../domain/log.ts';
import type { Metrics } from '../metrics.ts';
import { withoutSecret } from './feeds/feed-address.ts';

/** A request and its answer, without secrets and bodies. */
export interface Answered {
  readonly requestId: string;
  readonly method: string;
  /** The pattern of the path. */
  readonly route: string;
  /** The path, without its query. */
  readonly path: string;
  readonly status: number;
  readonly tookMs: number;
  /** Who called. */
  readonly address: string;
  readonly isStream: boolean;
  readonly organizationId?: string | undefined;
}

/** Counts, and writes one line per request. */
export function createRecord({ log, metrics }: { readonly log: Log; readonly metrics: Metrics }) {
  // Finding a series by its labels takes ten times as long as counting in it.
  const counters = new Map<string, ReturnType<typeof metrics.requests.labels>>();
  const timers = new Map<string, ReturnType<typeof metrics.requestSeconds.labels>>();
  return ({
    requestId,
    method,
    route,
    path,
    tookMs,
    address,
    isStream,
    organizationId,
    ...answered
  }: Answered): void => {
    const status = String(answered.status);
    const series = `${method} ${status} ${route}`;
    let counter = counters.get(series);
    if (counter === undefined) counters.set(series, (counter = metrics.requests.labels({ route, method, status })));
    counter.inc();
    // A stream lasts as long as its reader likes, which says nothing about how fast requests are answered.
    if (!isStream) {
      let timer = timers.get(route);
      if (timer === undefined) timers.set(route, (timer = metrics.requestSeconds.labels({ route })));
      timer.observe(tookMs / 1000);
    }
    log.info(
      {
        requestId,
        method,
        path: withoutSecret(path),
        status: answered.status,
        tookMs: Math.round(tookMs * 10) / 10,
        address,
        ...(organizationId === undefined ? {} : { organization: organizationId }),
      },
      'request answered',
    );
  };
}
