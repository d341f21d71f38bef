import { useEffect, useMemo } from 'preact/hooks';
import type { ServiceDetail, ServiceEvidence, ServiceVerdicts } from '@upriver/contract';
import { useOpenAlerts } from '../../alerts/open-alerts.ts';
import { useResource } from '../../api/resource.ts';
import { OutsideLink } from '../../components/button.tsx';
import { Badge, Glyph, PageStatus } from '../../components/glyph.tsx';
import { Crumbs, Segment, Skeleton, TitleBar } from '../../components/layout.tsx';
import { LoadError } from '../../components/state.tsx';
import { Age } from '../../components/time.tsx';
import { ZONE, useMinute } from '../../clock.ts';
import { useConnection } from '../../live/connection.ts';
import { useAddress, withQuery } from '../../router.tsx';
import { nameDocument } from '../../shell/document-title.ts';
import { useShown } from '../../shell/shown.ts';
import { openAlertOf } from '../../view/alerts.ts';
import { outsideFacts } from '../../view/outside-facts.ts';
import { shownRange } from '../../view/ranges.ts';
import { chosenSeries, listSeriesTabs } from '../../view/series-tabs.ts';
import type { SeriesTab } from '../../view/series-tabs.ts';
import { leadingImpairment } from '../../view/signal-share.ts';
import { lastReadBefore, leadingSeries, saidNow, verdictCard } from '../../view/verdict-card.ts';
import type { PlaceProps } from '../index.ts';
import { Breakdown } from './breakdown.tsx';
import { PageSide } from './page-side.tsx';
import { TimeAxis } from './time-axis.tsx';
import { Versions } from './versions.tsx';
import { VerdictCard } from './verdict-card.tsx';

/** Why do you say so, and since when? */
export default function ServicePlace({ params }: PlaceProps) {
  const path = `/api/v1/services/${encodeURIComponent(params['slug'] ?? '')}`;
  const { query } = useAddress();
  const detail = useResource<ServiceDetail>(path);
  const verdicts = useResource<ServiceVerdicts>(`${path}/verdicts`);
  const now = useMinute();
  const { is } = useConnection();
  const verdict = verdicts.data?.verdict;
  const name = detail.data?.name;
  useEffect(() => {
    if (name !== undefined) nameDocument(is === 'old' ? undefined : verdict, name);
  }, [name, verdict, is]);
  const isImpaired = verdict === 'them' || verdict === 'us' || verdict === 'undecided';
  const chosen = verdicts.data && chosenSeries(verdicts.data, query);
  const leading = chosen && leadingSeries(chosen.verdicts);
  const onsetAt = leading && leadingImpairment(leading)?.onsetAt;
  const range = useMemo(
    () =>
      shownRange(
        query,
        isImpaired ? '1h' : '24h',
        now + 60_000,
        onsetAt === undefined ? undefined : Date.parse(onsetAt),
      ),
    [query, isImpaired, now, onsetAt],
  );
  const evidence = useResource<ServiceEvidence>(isImpaired ? `${path}/evidence` : undefined);
  const alert = openAlertOf(useOpenAlerts(), detail.data?.id ?? '');
  const chat = `${verdicts.data?.sentence ?? ''} ${location.origin}${location.pathname}`;
  useShown(
    detail.data === undefined
      ? undefined
      : { name: detail.data.name, statusPageUrl: detail.data.statusPageUrl, chat, alert },
  );
  const error = detail.error ?? verdicts.error;
  if (detail.data === undefined || verdicts.data === undefined || chosen === undefined)
    return error === undefined ? (
      <Skeleton rows={8} />
    ) : (
      <LoadError what="This vendor" error={error} retry={detail.refresh} />
    );
  const service = detail.data;
  return (
    <>
      <Crumbs above={[['Overview', '/']]} here={service.name} />
      <TitleBar
        title={service.name}
        right={
          service.statusPageUrl === null ? undefined : (
            <OutsideLink href={service.statusPageUrl}>{hostOf(service.statusPageUrl)}</OutsideLink>
          )
        }
      >
        <Badge verdict={verdicts.data.verdict} plain={is === 'old'} />
        <PageStatus status={saidNow(verdicts.data)} of="Page" />
        {service.lastCheckedAt === null ? null : (
          <span class="faint nowrap">
            read <Age since={service.lastCheckedAt} /> ago
          </span>
        )}
      </TitleBar>
      <SeriesTabs verdicts={verdicts.data} chosen={chosen.tab} />
      <VerdictCard
        verdict={chosen.verdicts.verdict}
        text={verdictCard(chosen.verdicts, now, ZONE)}
        outside={evidence.data === undefined ? [] : outsideFacts(evidence.data, now, ZONE)}
        chat={chat}
        alert={alert}
        isOld={is === 'old'}
      />
      <Versions slug={service.slug} series={leadingSeries(chosen.verdicts)} />
      <TimeAxis path={path} verdicts={chosen.verdicts} tab={chosen.tab} range={range} now={now} />
      <Breakdown path={path} verdicts={chosen.verdicts} tab={chosen.tab} range={range} />
      <PageSide path={path} service={service} lastReadAt={lastReadBefore(verdicts.data)} now={now} />
    </>
  );
}

/** One line of tabs where there is more than one series: all of them, then each, worst first. */
function SeriesTabs({ verdicts, chosen }: { verdicts: ServiceVerdicts; chosen: SeriesTab | undefined }) {
  const tabs = listSeriesTabs(verdicts);
  if (tabs.length === 0) return null;
  const options = tabs.map(({ key, name, verdict, query }) => ({
    key,
    name: (
      <>
        <Glyph verdict={verdict} word /> {name}
      </>
    ),
    href: withQuery(query),
  }));
  const all = {
    key: '',
    name: 'All',
    href: withQuery({ project: undefined, environment: undefined, region: undefined }),
  };
  return (
    <div class="series-tabs">
      <Segment label="Series" options={[all, ...options]} current={chosen?.key ?? ''} />
    </div>
  );
}

function hostOf(url: string): string {
  return URL.canParse(url) ? new URL(url).host : url;
}
