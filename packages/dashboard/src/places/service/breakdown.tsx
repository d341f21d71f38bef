import type { ServiceImpact, ServiceVerdicts, SignalWord, Telemetry, TelemetryGroup } from '@upriver/contract';
import { useMovingResource, useResource } from '../../api/resource.ts';
import { Section } from '../../components/layout.tsx';
import { LiveTable } from '../../components/table.tsx';
import type { Column } from '../../components/table.tsx';
import { Link } from '../../router.tsx';
import type { ShownRange } from '../../view/ranges.ts';
import { NOTICED } from '../../view/noticed.ts';
import { tabFilter } from '../../view/series-tabs.ts';
import type { SeriesTab } from '../../view/series-tabs.ts';
import { isRefusal, shareOf } from '../../view/signal-share.ts';
import { leadingSeries } from '../../view/verdict-card.ts';
import { count, latency, percent } from '../../view/words.ts';
import { rangeQuery } from './time-axis.tsx';

type Line = Telemetry['groups'][number];

/** Single events are counted for endpoints, so their range is at most a day. */
const EVENTS_MS = 86_400_000;
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
  const shown = { from: Math.max(range.from, range.to - EVENTS_MS), to: range.to };
  const impact = useResource<ServiceImpact>(`${path}/impact`).data;
  const calls = leadingSeries(verdicts)?.evidence.calls;
  const signal = calls?.impairments[0]?.signal;
  const usual = calls?.usualRates?.[signal ?? 'failures'] ?? 0;
  const packagesOf = (slug: string): string => {
    const project = verdicts.series.find(({ project: one }) => one.slug === slug)?.project.id;
    const dependencies = impact?.projects.find(({ id }) => id === project)?.dependencies ?? [];
    return dependencies.map(({ name, version }) => `${name} ${version}`).join(', ');
  };
  return (
    <div class="cols wide-left">
      <Group path={path} title="Endpoints" by="endpoint" tab={tab} range={shown} usual={usual} signal={signal} />
      <div>
        <Group path={path} title="Regions" by="region" tab={tab} range={shown} usual={usual} signal={signal} />
        <Group
          path={path}
          title="Projects"
          by="project"
          tab={tab}
          range={shown}
          usual={usual}
          signal={signal}
          more={packagesOf}
        />
      </div>
    </div>
  );
}

function Group({
  path,
  title,
  by,
  tab,
  range,
  usual,
  signal,
  more,
}: {
  path: string;
  title: string;
  by: TelemetryGroup;
  tab: SeriesTab | undefined;
  range: Pick<ShownRange, 'from' | 'to'>;
  usual: number;
  /** What is impaired; failures where nothing is. */
  signal: SignalWord | undefined;
  more?: (name: string) => string;
}) {
  const { data, error } = useMovingResource<Telemetry>(
    `${path}/telemetry?${rangeQuery(range)}&step=1h&groupBy=${by}&top=${TOP}${tabFilter(tab)}`,
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
      count={data === undefined ? undefined : count(data.groups.length + (data.other?.groups ?? 0))}
    >
      <LiveTable
        name={title}
        columns={columns}
        rows={data?.groups.filter(({ total }) => total.requests > 0) ?? []}
        keyOf={nameOf}
        empty={error === undefined ? (data === undefined ? '' : 'No calls in this range.') : error.message}
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
