// Overviews of tests: what the server would answer in one night.
import type { Overview, SeriesVerdict, Verdict } from '@upriver/contract';

export const NOW = Date.UTC(2026, 10, 19, 3, 17);
const iso = (minutesAgo: number): string => new Date(NOW - minutesAgo * 60_000).toISOString();

interface Given {
  readonly vendor?: string;
  readonly project?: string;
  readonly signal?: 'failures' | 'slow' | 'auth' | 'rate_limited' | 'client_error';
  readonly page?: Partial<SeriesVerdict['evidence']['page']>;
  readonly agrees?: SeriesVerdict['page'];
  readonly cause?: Partial<NonNullable<SeriesVerdict['cause']>>;
  readonly says?: SeriesVerdict['evidence']['calls']['says'];
  readonly wouldDecide?: SeriesVerdict['wouldDecide'];
  readonly region?: string;
}

/** A series that has been what it is since 03:04. */
export function series(verdict: Verdict, given: Given = {}): SeriesVerdict {
  const { project = 'checkout', signal = 'failures', says, cause } = given;
  const isImpaired = verdict === 'them' || verdict === 'us' || verdict === 'undecided';
  const rates = { failures: 0, slow: 0, rate_limited: 0, auth: 0, client_error: 0, very_slow: 0, waiting: 0 };
  return {
    project: { id: `proj_${project}`, name: project, slug: project },
    environment: 'production',
    region: given.region ?? null,
    verdict,
    page: given.agrees ?? 'silent',
    confidence: 'high',
    doubts: [],
    cause: isImpaired
      ? {
          cause: 'vendor',
          kind: 'vendor',
          side: 'them',
          subject: {},
          change: null,
          probability: 0.97,
          phrase: 'their servers',
          ...cause,
        }
      : null,
    probabilities: isImpaired
      ? { them: verdict === 'us' ? 0.01 : 0.985, us: verdict === 'us' ? 0.985 : 0.01, other: 0.005 }
      : null,
    isRecovering: false,
    shareNow: isImpaired ? 0.31 : null,
    wouldDecide: given.wouldDecide ?? [],
    since: verdict === 'healthy' ? null : iso(13),
    sentence: 'A sentence of the server.',
    wouldChange: [],
    evidence: {
      page: {
        status: 'operational',
        says: 'operational',
        observedAt: iso(1),
        ageSeconds: 38,
        unreadable: null,
        incidentIds: [],
        ...given.page,
      },
      calls: {
        says: says ?? (isImpaired ? 'impaired' : 'healthy'),
        window: { from: iso(10), to: iso(0), calls: 1329 },
        rates: { ...rates, [signal]: 0.31 },
        usualRates: { ...rates, [signal]: 0.002 },
        usualFromCalls: 100_000,
        detectableRate: 0.01,
        impairments: isImpaired
          ? [{ signal, onsetAt: iso(13), detectedAt: iso(12), calls: 1329, bad: 412, usualRate: 0.002 }]
          : [],
      },
      causes: null,
      recoveredAt: null,
    },
  };
}

/** A service in trouble, with its series worst first. */
export function trouble(vendor: string, ...all: SeriesVerdict[]): Overview['trouble'][number] {
  return {
    service: { id: `svc_${vendor}`, name: vendor, slug: vendor.toLowerCase() },
    series: all,
    lanes: {
      from: iso(60),
      stepSeconds: 60,
      said: [],
      requests: [],
      errorRate: [],
      refusedRate: [],
      p95Ms: [],
      deployments: [],
    },
  };
}

/** So many vendors by verdict, and those in trouble. */
export function overview(counts: Partial<Overview['counts']>, ...troubled: Overview['trouble']): Overview {
  const all = { healthy: 0, them: 0, us: 0, undecided: 0, not_affecting_you: 0, cannot_say: 0, ...counts };
  const verdicts = Object.entries(all).flatMap(([verdict, number]) =>
    Array.from({ length: number }, () => verdict as Verdict),
  );
  return {
    at: iso(0),
    verdict: verdicts[0] ?? 'cannot_say',
    counts: all,
    pagesReadAt: iso(0.6),
    callsAt: iso(0.1),
    projects: [],
    environments: [],
    regions: [],
    services: verdicts.map((verdict, index) => ({
      service: { id: `svc_${index}`, name: `Vendor ${index}`, slug: `vendor-${index}` },
      verdict,
      since: null,
      sentence: '',
      statusPageUrl: 'https://status.example',
      page: { status: 'operational', readAt: iso(0.6), unreadable: null },
      evidence: { page: true, calls: verdict !== 'cannot_say', packages: true },
      callsPerMinute: verdict === 'cannot_say' ? null : 60,
      projects: [],
      quiet: false,
    })),
    trouble: troubled,
    maintenances: [],
    setup: { project: true, manifest: true, events: true, channel: true },
  };
}
