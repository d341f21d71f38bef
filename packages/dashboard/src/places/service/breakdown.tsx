import type { ServiceImpact, ServiceVerdicts, SignalWord, Telemetry, TelemetryGroup } from '@upriver/contract';
import { useMovingResource, useResource } from '../../api/resource.ts';
import { ZONE } from '../../clock.ts';
import { Section } from '../../components/layout.tsx';
import { LiveTable } from '../../components/table.tsx';
import type { Column } from '../../components/table.tsx';
import { Link } from '../../router.tsx';
import type { ShownRange } from '../../view/ranges.ts';
import { NOTICED } from '../../view/noticed.ts';
import { tabFilter } from '../../view/series-tabs.ts';
import type { SeriesTab } from '../../view/series-tabs.ts';
import { isRefusal, leadingImpairment, shareOf } from '../../view/signal-share.ts';
import { leadingSeries } from '../../view/verdict-card.ts';
import { clock, count, latency, percent } from '../../view/words.ts';
import { rangeQuery } from './time-axis.tsx';

type Line = Telemetry['groups'][number];

/** Single events are counted for endpoints, so their range is at most a day. */
const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;
const EVENTS_MS = 24 * HOUR_MS;
const TOP = 8;
const [BAR, BAR_HEIGHT] = [72, 8];

/** Where it fails: endpoints, regions and projects, worst share visible at once. */
export function Breakdown({
  path,
  verdicts,
  tab,
  range,
}: {
  path: string;
  verdicts: ServiceVerdicts;
  tab: SeriesTab | undefined;
  range: ShownRange;
}) {
  const impact = useResource<ServiceImpact>(`${path}/impact`).data;
  const leading = leadingSeries(verdicts);
  const calls = leading?.evidence.calls;
  const impairment = leading && leadingImpairment(leading);
  const signal = impairment?.signal;
  const onsetAt = impairment?.onsetAt;
  const onset = onsetAt === undefined ? -Infinity : Math.floor(Date.parse(onsetAt) / MINUTE_MS) * MINUTE_MS;
  // What fails is not thinned by the calm before it.
  const isSinceOnset = onset > range.from && onset < range.to;
  const from = isSinceOnset ? onset : Math.max(range.from, range.to - EVENTS_MS);
  const shown = { from, to: range.to, step: stepFor(range.to - from) };
  const since = isSinceOnset ? `, since ${clock(onset, ZONE)}` : '';
  const usual = calls?.usualRates?.[signal ?? 'failures'] ?? 0;
  const packagesOf = (slug: string): string => {
    const project = verdicts.series.find(({ project: one }) => one.slug === slug)?.project.id;
    const dependencies = impact?.projects.find(({ id }) => id === project)?.dependencies ?? [];
    return dependencies.map(({ name, version }) => `${name} ${version}`).join(', ');
  };
  const counted = { path, tab, range: shown, since, usual, signal };
  return (
    <div class="cols wide-left">
      <Group {...counted} title="Endpoints" by="endpoint" />
      <div>
        <Group {...counted} title="Regions" by="region" />
        <Group {...counted} title="Projects" by="project" more={packagesOf} />
      </div>
    </div>
  );
}

/** Ranges are rounded to whole steps: what comes before them is to stay out. */
function stepFor(ms: number): Telemetry['step'] {
  return ms <= HOUR_MS / 2 ? '1m' : ms <= 3 * HOUR_MS ? '5m' : '1h';
}

function Group({
  path,
  title,
  by,
  tab,
  range,
  since,
  usual,
  signal,
  more,
}: {
  path: string;
  title: string;
  by: TelemetryGroup;
  tab: SeriesTab | undefined;
  range: Pick<ShownRange, 'from' | 'to' | 'step'>;
  /** ", since 03:04"; '' for the whole range. */
  since: string;
  usual: number;
  /** What is impaired; failures where nothing is. */
  signal: SignalWord | undefined;
  more?: (name: string) => string;
}) {
  const { data, error } = useMovingResource<Telemetry>(
    `${path}/telemetry?${rangeQuery(range)}&step=${range.step}&groupBy=${by}&top=${TOP}${tabFilter(tab)}`,
    `${path} ${tab?.key ?? ''}`,
  );
  const nameOf = ({ group }: Line): string => group[by] ?? 'not named';
  const columns: Column<Line>[] = [
    {
      name: title.replace(/s$/, ''),
      class: 'mono',
      cell: (line) => (
        <>
          {by === 'project' ? (
            <Link href={`/projects/${encodeURIComponent(nameOf(line))}`}>{nameOf(line)}</Link>
          ) : (
            nameOf(line)
          )}
          {more === undefined || more(nameOf(line)) === '' ? null : (
            <>
              <br />
              <small>{more(nameOf(line))}</small>
            </>
          )}
        </>
      ),
    },
    { name: 'Calls', num: true, cell: ({ total }) => count(total.requests) },
    {
      name: <span class="vh">Share</span>,
      class: 'hide-s',
      cell: ({ total }) => <Bar share={shareOf(total, signal) ?? 0} />,
    },
    {
      name: signal !== undefined && isRefusal(signal) ? 'Refused' : 'Failing',
      num: true,
      cell: ({ total }) => {
        const share = shareOf(total, signal);
        return share === null ? (
          '–'
        ) : (
          <span class={share > Math.max(NOTICED, 3 * usual) ? 'bad' : undefined}>{percent(share)}</span>
        );
      },
    },
    {
      name: 'p95',
      num: true,
      class: 'hide-s',
      cell: ({ total: { p95Ms } }) => (p95Ms === null ? '–' : latency(p95Ms)),
    },
  ];
  return (
    <Section
      title={title}
      count={data === undefined ? undefined : `${count(data.groups.length + (data.other?.groups ?? 0))}${since}`}
    >
      <LiveTable
        name={title}
        columns={columns}
        rows={data?.groups.filter(({ total }) => total.requests > 0) ?? []}
        keyOf={nameOf}
        isLoading={data === undefined && error === undefined}
        empty={error === undefined ? 'No calls in this range.' : error.message}
      />
    </Section>
  );
}

function Bar({ share }: { share: number }) {
  return (
    <svg width={BAR} height={BAR_HEIGHT} viewBox={`0 0 ${BAR} ${BAR_HEIGHT}`} aria-hidden="true">
      <rect class="c-track" width={BAR} height={BAR_HEIGHT} rx="2" />
      {share > 0 ? <rect class="c-them" width={Math.max(1, BAR * share)} height={BAR_HEIGHT} rx="2" /> : null}
    </svg>
  );
}
