import { useMemo } from 'preact/hooks';
import type { ChangeMarker, ServiceHistory, ServiceVerdicts, Telemetry } from '@upriver/contract';
import { useAlertsIn } from '../../alerts/open-alerts.ts';
import { useMovingResource } from '../../api/resource.ts';
import { LanesChart } from '../../charts/lanes-chart.tsx';
import { Empty, Section, Segment, Skeleton } from '../../components/layout.tsx';
import { LoadError } from '../../components/state.tsx';
import { Link, withQuery } from '../../router.tsx';
import { alertsAbout } from '../../view/alerts.ts';
import { largeLanes } from '../../view/large-lanes.ts';
import { RANGES } from '../../view/ranges.ts';
import type { ShownRange } from '../../view/ranges.ts';
import { leadingSeries, saidNow } from '../../view/verdict-card.ts';

const DAY_MS = 86_400_000;

/** Lengths of steps, in milliseconds. */
const STEP_MS: Readonly<Record<Telemetry['step'], number>> = {
  '1m': 60_000,
  '5m': 300_000,
  '15m': 900_000,
  '1h': 3_600_000,
  '6h': 21_600_000,
  '1d': 86_400_000,
};

/** The query of a range, with whole minutes so that a minute's answers are shared. */
export function rangeQuery({ from, to }: Pick<ShownRange, 'from' | 'to'>): string {
  return `from=${new Date(from).toISOString()}&to=${new Date(to).toISOString()}`;
}

/** One axis of time, two lanes. */
export function TimeAxis({
  path,
  verdicts,
  range,
  now,
  onset: given,
}: {
  path: string;
  verdicts: ServiceVerdicts;
  range: ShownRange;
  now: number;
  /** When the trouble began that the place is about; null for none. By default what is impaired now. */
  onset?: number | null;
}) {
  const subject = `${path} ${range.name ?? range.from} ${range.step}`;
  const telemetry = useMovingResource<Telemetry>(`${path}/telemetry?${rangeQuery(range)}&step=${range.step}`, subject);
  const history = useMovingResource<ServiceHistory>(`${path}/history?${rangeQuery(range)}&limit=200`, subject);
  const changes = useMovingResource<ChangeMarker[]>(`/api/v1/changes?${rangeQuery(range)}&limit=100`, subject);
  const alerts = useAlertsIn(Math.floor(range.from / DAY_MS) * DAY_MS);
  const opened = alertsAbout(alerts ?? [], verdicts.service.id, range.from, range.to)
    .map(({ openedAt }) => Date.parse(openedAt))
    .filter((at) => at >= range.from);
  const leading = leadingSeries(verdicts);
  const onsetNow = leading?.evidence.calls.impairments[0]?.onsetAt;
  const onset = given ?? (given === null || onsetNow === undefined ? undefined : Date.parse(onsetNow));
  const lanes = useMemo(
    () =>
      telemetry.data === undefined
        ? undefined
        : largeLanes({
            points: telemetry.data.groups[0]?.points ?? [],
            stepMs: STEP_MS[telemetry.data.step],
            from: range.from,
            to: range.to,
            history: history.data,
            statusNow: saidNow(verdicts),
            usualShare: leading?.evidence.calls.usualRates?.failures,
            onset,
          }),
    [telemetry.data, history.data, range.from, range.to, onset],
  );
  const hasCalls = (telemetry.data?.total.requests ?? 0) > 0;
  return (
    <Section
      title="What they said, what you saw"
      count={telemetry.data === undefined ? undefined : `all projects and regions, in steps of ${telemetry.data.step}`}
      right={
        <Segment
          label="Range"
          current={range.name ?? ''}
          options={Object.entries(RANGES).map(([key, { name }]) => ({
            key,
            name,
            href: withQuery({ range: key, from: undefined, to: undefined }),
          }))}
        />
      }
    >
      {lanes === undefined ? (
        telemetry.error === undefined ? (
          <Skeleton rows={6} />
        ) : (
          <LoadError what="The calls" error={telemetry.error} retry={telemetry.refresh} />
        )
      ) : (
        <>
          {hasCalls ? null : (
            <Empty title="No calls to it were measured in this range.">
              <Link class="link" href="/projects">
                Set up a project
              </Link>
            </Empty>
          )}
          <LanesChart
            lanes={lanes}
            from={range.from}
            to={range.to}
            now={now}
            deployments={(changes.data ?? [])
              .filter(({ kind }) => kind === 'deployment')
              .map(({ at }) => Date.parse(at))}
            alerts={opened}
          />
        </>
      )}
    </Section>
  );
}
