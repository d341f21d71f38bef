import { useMemo, useRef } from 'preact/hooks';
import type {
  ChangeMarker,
  IncidentDetail,
  Ledger,
  ServiceHistory,
  ServiceVerdicts,
  SignalWord,
  Telemetry,
} from '@upriver/contract';
import { useAlertsIn } from '../../alerts/open-alerts.ts';
import { useMovingResource, useResource } from '../../api/resource.ts';
import { LanesChart } from '../../charts/lanes-chart.tsx';
import { Empty, Section, Segment, Skeleton } from '../../components/layout.tsx';
import { LoadError } from '../../components/state.tsx';
import { Link, withQuery } from '../../router.tsx';
import { alertsAbout } from '../../view/alerts.ts';
import { listMarks } from '../../view/axis-marks.ts';
import type { AxisMark } from '../../view/axis-marks.ts';
import { largeLanes } from '../../view/large-lanes.ts';
import type { FeltStretch, LargeLanes } from '../../view/large-lanes.ts';
import { RANGES } from '../../view/ranges.ts';
import type { ShownRange } from '../../view/ranges.ts';
import { tabFilter } from '../../view/series-tabs.ts';
import type { SeriesTab } from '../../view/series-tabs.ts';
import { leadingImpairment } from '../../view/signal-share.ts';
import { leadingSeries } from '../../view/verdict-card.ts';
import { ledgerPath } from './ledger-path.ts';

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
const STEP_WORDS: Readonly<Record<Telemetry['step'], string>> = {
  '1m': 'by minute',
  '5m': 'in steps of 5 minutes',
  '15m': 'in steps of 15 minutes',
  '1h': 'by hour',
  '6h': 'in steps of 6 hours',
  '1d': 'by day',
};

/** The query of a range, with whole minutes so that a minute's answers are shared. */
export function rangeQuery({ from, to }: Pick<ShownRange, 'from' | 'to'>): string {
  return `from=${new Date(from).toISOString()}&to=${new Date(to).toISOString()}`;
}

interface TimeAxisProps {
  readonly path: string;
  readonly verdicts: ServiceVerdicts;
  /** The series that is looked at alone. */
  readonly tab?: SeriesTab | undefined;
  readonly range: ShownRange;
  readonly now: number;
  /** When the trouble began that the place is about; null for none. By default what is impaired now. */
  readonly onset?: number | null;
  /** What was impaired then; by default what is impaired now. */
  readonly signal?: SignalWord | undefined;
  /** The incident of theirs that the place is about; by default the newest of the range. */
  readonly incidentId?: string;
}

/** One axis of time, two lanes. */
export function TimeAxis(props: TimeAxisProps) {
  const { path, tab, range, now } = props;
  const { telemetry, lanes, marks } = useLanes(props);
  // Until another range is there the last one stays, with whoever moves in it by keys.
  const key = `${path} ${tab?.key ?? ''}`;
  const last = useRef<{ readonly key: string; readonly lanes: LargeLanes; readonly range: ShownRange } | undefined>(
    undefined,
  );
  if (lanes !== undefined) last.current = { key, lanes, range };
  const shown = last.current?.key === key ? last.current : undefined;
  const hasCalls = (telemetry.data?.total.requests ?? 0) > 0;
  return (
    <Section
      title="What they said, what you saw"
      count={
        telemetry.data === undefined
          ? undefined
          : `${tab === undefined ? 'all projects and regions' : tab.name}, ${STEP_WORDS[telemetry.data.step]}`
      }
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
      {shown === undefined || (lanes === undefined && telemetry.error !== undefined) ? (
        telemetry.error === undefined ? (
          <Skeleton rows={6} />
        ) : (
          <LoadError what="The calls" error={telemetry.error} retry={telemetry.refresh} />
        )
      ) : (
        <div class={lanes === undefined ? 'half' : undefined} aria-busy={lanes === undefined}>
          {hasCalls || lanes === undefined ? null : (
            <Empty title="No calls to it were measured in this range.">
              <Link class="link" href="/projects">
                Set up a project
              </Link>
            </Empty>
          )}
          <LanesChart lanes={shown.lanes} from={shown.range.from} to={shown.range.to} now={now} marks={marks} />
        </div>
      )}
    </Section>
  );
}

/** Everything that the axis draws. */
function useLanes(props: TimeAxisProps) {
  const { path, verdicts, tab, range } = props;
  const subject = `${path} ${tab?.key ?? ''} ${range.name ?? range.from} ${range.step}`;
  const telemetry = useMovingResource<Telemetry>(
    `${path}/telemetry?${rangeQuery(range)}&step=${range.step}${tabFilter(tab)}`,
    subject,
  );
  const history = useMovingResource<ServiceHistory>(`${path}/history?${rangeQuery(range)}&limit=200`, subject);
  const marks = useMarks(props, subject, history.data);
  const felt = useFelt(props);
  const leading = leadingSeries(verdicts);
  const calls = leading?.evidence.calls;
  const impaired = leading && leadingImpairment(leading);
  const onsetNow = impaired === undefined ? undefined : Date.parse(impaired.onsetAt);
  const onset = props.onset === undefined ? onsetNow : (props.onset ?? undefined);
  const signal = props.signal ?? (props.onset === undefined ? impaired?.signal : undefined);
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
            signal,
            usualShare: calls?.usualRates?.[signal ?? 'failures'],
            onset,
            felt,
          }),
    [telemetry.data, history.data, range.from, range.to, onset, signal, felt],
  );
  return { telemetry, lanes, marks };
}

/** What is marked on the axis: deployments of projects that use it, alerts about it, updates of an incident. */
function useMarks(
  { verdicts, range, incidentId }: TimeAxisProps,
  subject: string,
  history: ServiceHistory | undefined,
): readonly AxisMark[] {
  const changes = useMovingResource<ChangeMarker[]>(`/api/v1/changes?${rangeQuery(range)}&limit=100`, subject);
  const alerts = useAlertsIn(Math.floor(range.from / DAY_MS) * DAY_MS);
  const id = incidentId ?? history?.incidents[0]?.id;
  const incident = useResource<IncidentDetail>(id === undefined ? undefined : `/api/v1/incidents/${id}`).data;
  return listMarks({
    changes: changes.data ?? [],
    projects: new Set(verdicts.series.map(({ project }) => project.id)),
    alerts: alertsAbout(alerts ?? [], verdicts.service.id, range.from, range.to),
    incidents: history?.incidents ?? [],
    incident,
  }).filter(({ to }) => to >= range.from);
}

/** What was felt, for ranges whose steps are so long that an outage vanishes in them. */
function useFelt({ path, range, now, tab }: TimeAxisProps): readonly FeltStretch[] {
  const isLong = range.step === '6h' || range.step === '1d';
  const ledger = useResource<Ledger>(isLong ? ledgerPath(path, now) : undefined).data;
  return useMemo(
    () =>
      (isLong ? (ledger?.entries ?? []) : []).flatMap(({ episode }) => {
        if (episode === null || (tab !== undefined && episode.project.slug !== tab.query.project)) return [];
        const { onsetAt, depth, fault } = episode;
        return [{ from: Date.parse(onsetAt), depth, side: fault === 'them' || fault === 'us' ? fault : 'undecided' }];
      }),
    [ledger, isLong, tab?.key],
  );
}
