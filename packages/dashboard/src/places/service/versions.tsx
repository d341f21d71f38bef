import type { SeriesVerdict, Telemetry } from '@upriver/contract';
import { useMovingResource } from '../../api/resource.ts';
import { Section } from '../../components/layout.tsx';
import { ZONE, useMinute } from '../../clock.ts';
import { leadingImpairment } from '../../view/signal-share.ts';
import { comparisonOf, versionBars } from '../../view/versions.ts';
import type { Comparison } from '../../view/versions.ts';
import { count, moment, percent } from '../../view/words.ts';

const MINUTE_MS = 60_000;

/** The same calls, two versions: what shows that it is a deployment. Nothing where none is blamed. */
export function Versions({ slug, series }: { slug: string; series: SeriesVerdict | undefined }) {
  const comparison = series && comparisonOf(series);
  return series === undefined || comparison === undefined ? null : (
    <Compared slug={slug} series={series} comparison={comparison} />
  );
}

function Compared({ slug, series, comparison }: { slug: string; series: SeriesVerdict; comparison: Comparison }) {
  const { deployment, onset, from, endpoint } = comparison;
  const now = useMinute();
  const query = new URLSearchParams({
    from: new Date(from).toISOString(),
    to: new Date(now + MINUTE_MS).toISOString(),
    step: '15m',
    groupBy: 'deployment',
    project: series.project.slug,
    ...(series.environment === null ? {} : { environment: series.environment }),
    ...(endpoint === undefined ? {} : { endpoint }),
  }).toString();
  const path = `/api/v1/services/${encodeURIComponent(slug)}/telemetry`;
  const { data } = useMovingResource<Telemetry>(`${path}?${query}`, `${path} ${from}`);
  const bars = data === undefined ? [] : versionBars(data, deployment, leadingImpairment(series)?.signal);
  if (bars.length === 0) return null;
  const where = [endpoint, series.project.name, series.environment].filter((one) => typeof one === 'string').join(', ');
  return (
    <Section title="Same calls, two versions" count={`${where}, since an hour before ${moment(onset, now, ZONE)}`}>
      <div class="versions">
        {bars.map(({ name, isBlamed, share, bad, calls }) => (
          <div key={name} class="version">
            <span>
              <b>{name}</b>
              <small>{isBlamed ? `worse since ${moment(onset, now, ZONE)}` : 'beside it or before it'}</small>
            </span>
            <svg width="100%" height="16" aria-hidden="true">
              <rect class="c-track" width="100%" height="16" rx="2" />
              <rect class={isBlamed ? 'c-us' : 'c-rest'} width={`${Math.max(0.3, share * 100)}%`} height="16" rx="2" />
            </svg>
            <span>
              <b>{percent(share)}</b>
              <small>
                {count(bad)} of {count(calls)}
              </small>
            </span>
          </div>
        ))}
      </div>
    </Section>
  );
}
