import type { Log } from '../domain/log.ts';
import type { Metrics, Tally, TallyTimer } from '../metrics.ts';
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

/** What is counted together. */
interface Series {
  readonly method: string;
  readonly status: number;
  readonly answers: Tally;
  readonly timer: TallyTimer;
}

/** Counts, and writes one line per request. */
export function createRecord({ log, metrics }: { readonly log: Log; readonly metrics: Metrics }) {
  const byRoute = new Map<string, { readonly timer: TallyTimer; readonly series: Series[] }>();

  function findSeries(route: string, method: string, status: number): Series {
    let known = byRoute.get(route);
    if (known === undefined)
      byRoute.set(route, (known = { timer: metrics.requestSeconds.timer({ route }), series: [] }));
    // A route has few of them.
    for (const each of known.series) if (each.status === status && each.method === method) return each;
    const answers = metrics.requests.tally({ route, method, status: String(status) });
    const series = { method, status, answers, timer: known.timer };
    known.series.push(series);
    return series;
  }

  return ({ requestId, method, route, path, status, tookMs, address, isStream, organizationId }: Answered): void => {
    const { answers, timer } = findSeries(route, method, status);
    answers.count += 1;
    // A stream lasts as long as its reader likes, which says nothing about how fast requests are answered.
    if (!isStream) timer.observe(tookMs / 1000);
    log.info(
      {
        requestId,
        method,
        // A pattern holds no secret.
        path: path === route ? path : withoutSecret(path),
        status,
        tookMs: Math.round(tookMs * 10) / 10,
        address,
        ...(organizationId === undefined ? {} : { organization: organizationId }),
      },
      'request answered',
    );
  };
}
