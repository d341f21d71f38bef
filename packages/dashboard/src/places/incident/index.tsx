import { useEffect } from 'preact/hooks';
import type {
  Alert,
  Channel,
  Delivery,
  IncidentDetail,
  Ledger,
  RevisedIncidentUpdate,
  ServiceVerdicts,
  Verdict,
} from '@upriver/contract';
import { useAlertsIn } from '../../alerts/open-alerts.ts';
import { Told } from '../../alerts/told.tsx';
import { useResource, useResources } from '../../api/resource.ts';
import { CopyButton, OutsideLink } from '../../components/button.tsx';
import { Badge, Glyph } from '../../components/glyph.tsx';
import { Icon } from '../../components/icon.tsx';
import { Crumbs, Figures, Section, Segment, Skeleton, TitleBar } from '../../components/layout.tsx';
import { LoadError } from '../../components/state.tsx';
import { Phrase, Time } from '../../components/time.tsx';
import { ZONE, useMinute } from '../../clock.ts';
import { useAddress, withQuery } from '../../router.tsx';
import { nameDocument } from '../../shell/document-title.ts';
import { alertsAbout, toldMoments } from '../../view/alerts.ts';
import type { ToldMoment } from '../../view/alerts.ts';
import {
  TIMELINE_SIDES,
  callsOf,
  feltText,
  incidentEvidence,
  incidentTimeline,
  lagText,
  lateText,
  momentsOf,
} from '../../view/incident.ts';
import type { Moment, TimelineSide } from '../../view/incident.ts';
import type { DiffPart } from '../../view/text-diff.ts';
import { besideOf, listOutages, outageOf } from '../../view/outages.ts';
import type { Outage } from '../../view/outages.ts';
import { shownRange, stretch } from '../../view/ranges.ts';
import { count, moment as momentText, span } from '../../view/words.ts';
import type { PlaceProps } from '../index.ts';
import { TimeAxis } from '../service/time-axis.tsx';
import { WasRight } from '../service/was-right.tsx';
import { CallsInIt } from './calls-in-it.tsx';
import { EvidenceFiles } from './evidence-files.tsx';

const AROUND_MS = 45 * 60_000;
const LEDGER_BEFORE_MS = 86_400_000;
/** The end of trouble is told when it has stayed away for a while. */
const TOLD_AFTER_MS = 30 * 60_000;

/** What happened, in order, and can I send it to them? */
export default function IncidentPlace({ params }: PlaceProps) {
  const { data, error, refresh } = useResource<IncidentDetail>(
    `/api/v1/incidents/${encodeURIComponent(params['id'] ?? '')}`,
  );
  useEffect(() => {
    if (data !== undefined) nameDocument(undefined, data.title);
  }, [data]);
  if (data === undefined)
    return error === undefined ? (
      <Skeleton rows={8} />
    ) : (
      <LoadError what="This incident" error={error} retry={refresh} />
    );
  return <Incident incident={data} />;
}

function Incident({ incident }: { incident: IncidentDetail }) {
  const now = useMinute();
  const { query } = useAddress();
  const { service, startedAt, resolvedAt } = incident;
  const start = Date.parse(startedAt);
  const end = resolvedAt === null ? now : Date.parse(resolvedAt);
  const path = `/api/v1/services/${encodeURIComponent(service.slug)}`;
  const ledgerFrom = new Date(start - LEDGER_BEFORE_MS).toISOString();
  const ledger = useResource<Ledger>(`${path}/ledger?from=${ledgerFrom}`).data;
  const verdicts = useResource<ServiceVerdicts>(`${path}/verdicts`).data;
  const updates = useResource<RevisedIncidentUpdate[]>(`/api/v1/incidents/${incident.id}/updates`).data;
  const outages = listOutages(ledger?.entries ?? []);
  const outage = outageOf(outages, incident.id);
  const beside = besideOf(outages, start, end);
  const isFelt = outage !== undefined && outage.episodes.length > 0;
  const onset = isFelt ? outage.from : start;
  const from = Math.min(start, onset) - AROUND_MS;
  const to = Math.min(now + 60_000, end + AROUND_MS);
  const isOver = resolvedAt !== null && outage?.until !== null;
  const toldUntil = isOver ? Math.max(end, outage?.until ?? 0) + TOLD_AFTER_MS : undefined;
  const { alerts, told } = useTold(service.id, from, toldUntil);
  const isChosen = query.has('range') || query.has('from');
  const range = isChosen ? shownRange(query, '24h', now + 60_000) : stretch(from, to);
  return (
    <>
      <Crumbs
        above={[
          ['History', '/history'],
          [service.name, `/services/${encodeURIComponent(service.slug)}`],
        ]}
        here={momentText(start, now, ZONE)}
      />
      <Title incident={incident} outage={outage} updates={updates} path={path} now={now} />
      <Facts incident={incident} outage={outage} beside={beside} now={now} />
      {verdicts === undefined ? (
        <Skeleton rows={5} />
      ) : (
        <TimeAxis
          path={path}
          verdicts={verdicts}
          range={range}
          now={now}
          onset={isFelt ? onset : null}
          signal={outage?.episodes[0]?.signals[0]}
          incidentId={incident.id}
        />
      )}
      <div class="cols wide-left">
        <Story
          incident={incident}
          outage={outage}
          updates={updates}
          told={told.filter(({ at }) => at >= from + AROUND_MS)}
          now={now}
        />
        <Beside incident={incident} outage={outage} beside={beside} alerts={alerts} onset={onset} end={end} />
      </div>
    </>
  );
}

/** Its title, whose it was, and what can be sent to them. */
function Title({
  incident,
  outage,
  updates,
  path,
  now,
}: {
  incident: IncidentDetail;
  outage: Outage | undefined;
  updates: readonly RevisedIncidentUpdate[] | undefined;
  path: string;
  now: number;
}) {
  const { title, impact, statusPageUrl } = incident;
  const isFelt = outage !== undefined && outage.episodes.length > 0;
  return (
    <TitleBar
      title={title}
      right={
        <>
          <CopyButton text={() => incidentEvidence(incident, outage, updates)}>
            <Icon name="copy" size={14} />
            Copy as evidence
          </CopyButton>
          {isFelt ? <EvidenceFiles path={path} outage={outage} now={now} /> : null}
          {statusPageUrl === null ? null : <OutsideLink href={statusPageUrl}>Their page</OutsideLink>}
        </>
      }
    >
      {outage === undefined ? null : <Badge verdict={outage.verdict} />}
      <span class="muted">Their impact: {impact}</span>
    </TitleBar>
  );
}

/** Alerts about a service in a range in milliseconds, and what channels were told of them, also before. */
function useTold(serviceId: string, from: number, to: number | undefined) {
  const open = useAlertsIn(from, to);
  const alerts = open && alertsAbout(open, serviceId, from, to ?? Infinity);
  const { data: channels } = useResource<Channel[]>('/api/v1/channels');
  const deliveries = useResources<Delivery[]>((alerts ?? []).map(({ id }) => `/api/v1/alerts/${id}/deliveries`));
  const told = toldMoments(
    deliveries.flatMap(({ data }) => data ?? []),
    channels ?? [],
  );
  return { alerts, told };
}

/** What happened, oldest first: ours bare, theirs boxed. */
function Story({
  incident,
  outage,
  updates,
  told,
  now,
}: {
  incident: IncidentDetail;
  outage: Outage | undefined;
  updates: readonly RevisedIncidentUpdate[] | undefined;
  told: readonly ToldMoment[];
  now: number;
}) {
  const asked = useAddress().query.get('side') ?? '';
  const side = asked in TIMELINE_SIDES ? (asked as TimelineSide) : 'all';
  const moments = momentsOf(incidentTimeline(incident, outage, updates, told), side);
  return (
    <Section
      title="As it happened"
      count="oldest first"
      right={
        <Segment
          label="Whose"
          current={side}
          options={Object.entries(TIMELINE_SIDES).map(([key, name]) => ({
            key,
            name,
            href: withQuery({ side: key === 'all' ? undefined : key }),
          }))}
        />
      }
    >
      {moments.length === 0 ? (
        <p class="muted small">{side === 'ours' ? 'Your calls felt nothing of it.' : 'They have said nothing.'}</p>
      ) : (
        <ol class="tl">
          {moments.map((moment, index) => (
            <Entry key={index} moment={moment} verdict={outage?.verdict} from={incident.service.name} now={now} />
          ))}
        </ol>
      )}
    </Section>
  );
}

interface BesideProps {
  readonly incident: IncidentDetail;
  readonly outage: Outage | undefined;
  /** What calls felt at its time by another cause. */
  readonly beside: Outage | undefined;
  /** About the vendor in its time; undefined until they are known. */
  readonly alerts: readonly Alert[] | undefined;
  /** Milliseconds. */
  readonly onset: number;
  readonly end: number;
}

/** Your calls in it, who was told, and whether the verdict was right. */
function Beside({ incident: { service }, outage, beside, alerts, onset, end }: BesideProps) {
  const felt = outage !== undefined && outage.episodes.length > 0 ? outage : beside;
  const path = `/api/v1/services/${encodeURIComponent(service.slug)}`;
  return (
    <div>
      <CallsInIt path={path} from={onset} to={Math.max(end, onset + 60_000)} />
      <Section title="Told to whom">
        <Told alerts={alerts} none="No rule told anybody of it." />
      </Section>
      {felt === undefined || felt.until === null ? null : (
        <Section title="The verdict on it">
          <WasRight outage={felt} />
          <p class="faint small">Your answer goes into the ledger, not into the vendor’s record.</p>
        </Section>
      )}
    </div>
  );
}

function Facts({
  incident: { startedAt, resolvedAt },
  outage,
  beside,
  now,
}: {
  incident: IncidentDetail;
  outage: Outage | undefined;
  beside: Outage | undefined;
  now: number;
}) {
  const isFelt = outage !== undefined && outage.episodes.length > 0;
  const felt = isFelt
    ? {
        name: 'You felt it',
        value: <Time at={outage.from} />,
        more: `for ${span((outage.until ?? now) - outage.from)}`,
      }
    : { name: 'You felt it', value: feltText(outage, beside) };
  const lag = outage?.lagSeconds;
  const postedAt = outage?.incident?.postedAt;
  return (
    <Figures
      figures={[
        felt,
        {
          name: 'They posted',
          value: typeof postedAt === 'string' ? <Time at={postedAt} /> : '–',
          more: typeof lag === 'number' ? lagText(lag) : undefined,
        },
        { name: 'They claim it began', value: <Time at={startedAt} />, more: lateText(outage) },
        {
          name: 'Calls lost',
          value: count(outage?.callsLost ?? 0),
          more: isFelt ? `of ${count(callsOf(outage.episodes))}` : undefined,
        },
        { name: 'They resolved', value: resolvedAt === null ? 'not yet' : <Time at={resolvedAt} /> },
      ]}
    />
  );
}

/** What they did to an update, behind whose it is. */
const FATES = { edited: 'edited at', deleted: 'deleted at', 'back-dated': 'not there before' } as const;

function Entry({
  moment,
  verdict,
  from,
  now,
}: {
  moment: Moment;
  /** Whose fault the trouble is. */
  verdict: Verdict | undefined;
  from: string;
  now: number;
}) {
  const { at, side, title, text, fate, parts } = moment;
  const isTheirs = side === 'theirs';
  return (
    <li>
      <Time at={at} />
      <span class="dot">
        {isTheirs ? (
          <Icon name="page" size={12} />
        ) : side === 'told' ? (
          <Icon name="bell" size={13} />
        ) : (
          <Glyph verdict={side === 'recovered' ? 'healthy' : (verdict ?? 'undecided')} />
        )}
      </span>
      <div class={isTheirs ? 'theirs' : undefined}>
        <b>
          {title}{' '}
          {isTheirs ? (
            <span class="src">
              {from}
              {fate === undefined ? '' : `, ${FATES[fate.is]} ${momentText(fate.at, now, ZONE)}`}
            </span>
          ) : null}
        </b>
        <p class="said">
          {fate?.is === 'deleted' ? (
            <del>{text}</del>
          ) : side === 'told' ? (
            <Phrase text={text} />
          ) : parts === undefined ? (
            text
          ) : (
            parts.map(partOf)
          )}
        </p>
      </div>
    </li>
  );
}

function partOf({ kind, text }: DiffPart, index: number) {
  if (kind === 'removed') return <del key={index}>{text}</del>;
  return kind === 'added' ? <ins key={index}>{text}</ins> : text;
}
