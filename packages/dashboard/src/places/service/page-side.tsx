import type { Check, Component, Ledger, ServiceDetail } from '@upriver/contract';
import { useAlertsIn } from '../../alerts/open-alerts.ts';
import { Told } from '../../alerts/told.tsx';
import { useResource } from '../../api/resource.ts';
import { Badge, PageStatus } from '../../components/glyph.tsx';
import { Section } from '../../components/layout.tsx';
import { LiveTable, Table } from '../../components/table.tsx';
import { Time } from '../../components/time.tsx';
import { Link } from '../../router.tsx';
import { alertsAbout } from '../../view/alerts.ts';
import { lastedText, listOutages } from '../../view/outages.ts';
import type { Outage } from '../../view/outages.ts';
import { count, plural, span } from '../../view/words.ts';
import { LEDGER_DAYS, ledgerPath } from './ledger-path.ts';
import { WasRight } from './was-right.tsx';

const DAY_MS = 86_400_000;
const LEDGER_MAX = 12;
const CHECKS_SHOWN = 5;
/** The last alert of so many days says who was told. */
const TOLD_DAYS = 7;

interface PageSideProps {
  readonly path: string;
  readonly service: ServiceDetail;
  /** When their page was last read, where what it said then says nothing about now. */
  readonly lastReadAt: string | undefined;
  readonly now: number;
}

/** Both sides over months, and what their page consists of. */
export function PageSide({ path, service, lastReadAt, now }: PageSideProps) {
  const components = useResource<Component[]>(`${path}/components`).data;
  const checks = useResource<Check[]>(`${path}/checks?limit=${CHECKS_SHOWN}`).data;
  const today = Math.floor(now / DAY_MS) * DAY_MS;
  const alerts = useAlertsIn(today - TOLD_DAYS * DAY_MS);
  return (
    <div class="cols wide-left">
      <LedgerLines path={path} now={now} />
      <div>
        <Section title="Components" count={components === undefined ? undefined : componentCount(components)}>
          {lastReadAt === undefined ? null : (
            <p class="muted">
              Not known now: their page was last read <Time at={lastReadAt} />.
            </p>
          )}
          <Components components={components ?? []} isKnown={lastReadAt === undefined} />
        </Section>
        <Section title="Incidents now" count={service.activeIncidents.length}>
          <LiveTable
            name="Incidents"
            head={false}
            rows={service.activeIncidents}
            keyOf={({ id }) => id}
            empty={
              lastReadAt === undefined ? 'Their page lists none.' : 'Their page listed none when it was last read.'
            }
            columns={[
              { name: 'Incident', cell: ({ id, title }) => <Link href={`/incidents/${id}`}>{title}</Link> },
              { name: 'Since', num: true, cell: ({ startedAt }) => <Time at={startedAt} /> },
            ]}
          />
        </Section>
        <Section title="Told to whom" count={`last alert of ${TOLD_DAYS} days`}>
          <Told
            alerts={alerts && alertsAbout(alerts, service.id, 0, Infinity).slice(-1)}
            none={`Nobody was told of anything in ${TOLD_DAYS} days.`}
          />
        </Section>
        <Section title="Checks of their page">
          <Table
            name="Checks"
            head={false}
            rows={checks ?? []}
            keyOf={({ at }) => at}
            isLoading={checks === undefined}
            empty="Their page was never read."
            columns={[
              { name: 'At', class: 'nowrap', cell: ({ at }) => <Time at={at} seconds /> },
              { name: 'Outcome', cell: ({ outcome, reason }) => reason ?? outcome },
              { name: 'Status', num: true, cell: ({ httpStatus }) => httpStatus ?? '–' },
              { name: 'Took', num: true, class: 'faint', cell: ({ tookMs }) => `${count(tookMs)}\u00A0ms` },
            ]}
          />
        </Section>
      </div>
    </div>
  );
}

/** Outages of months: whose they were, what they cost, and when they posted them. */
function LedgerLines({ path, now }: { path: string; now: number }) {
  const href = ledgerPath(path, now);
  const ledger = useResource<Ledger>(href).data;
  const outages = listOutages(ledger?.entries ?? []);
  return (
    <Section
      title="Ledger"
      count={ledger === undefined ? undefined : summaryOf(ledger, outages.length)}
      right={
        <a class="btn quiet small" href={`${href}&format=csv`} download>
          Evidence file
        </a>
      }
    >
      <LiveTable
        name="Ledger"
        stacks
        rows={outages.slice(0, LEDGER_MAX)}
        keyOf={({ id }) => id}
        isLoading={ledger === undefined}
        empty="Nothing happened in 90 days that your calls felt or they posted."
        columns={[
          { name: 'When', class: 'nowrap', cell: ({ from: at }) => <Time at={at} /> },
          { name: 'What', class: 'wide', cell: (outage) => <What outage={outage} /> },
          { name: 'Lasted', num: true, cell: (outage) => lastedText(outage, now) },
          { name: 'Calls lost', num: true, class: 'hide-s', cell: ({ callsLost }) => count(callsLost ?? 0) },
          { name: 'They posted', num: true, cell: ({ posted }) => posted },
        ]}
      />
    </Section>
  );
}

function What({ outage }: { outage: Outage }) {
  const { verdict, incident, where } = outage;
  return (
    <>
      <Badge verdict={verdict} plain />
      {incident === null ? null : (
        <>
          <br />
          <small>
            <Link class="link" href={`/incidents/${incident.id}`}>
              {incident.title}
            </Link>
          </small>
        </>
      )}
      {where === '' ? null : (
        <>
          <br />
          <small>{where}</small>
        </>
      )}
      <WasRight outage={outage} />
    </>
  );
}

function summaryOf({ summary: { both, medianLagSeconds } }: Ledger, outages: number): string {
  const median =
    medianLagSeconds === null
      ? ''
      : `, median ${span(Math.abs(medianLagSeconds) * 1000)} ${medianLagSeconds < 0 ? 'before' : 'after'} it began`;
  return `${LEDGER_DAYS} days: ${plural(outages, 'entry', 'entries')}, ${both} posted and felt${median}`;
}

function componentCount(components: readonly Component[]): string {
  const used = components.filter(({ relevance }) => relevance.relevance === 'relevant').length;
  return used === 0 ? count(components.length) : `${used} used, ${components.length - used} other`;
}

/** Those that are used come first; the rest is folded. */
function Components({ components, isKnown }: { components: readonly Component[]; isKnown: boolean }) {
  const listed = components.filter(({ isListed }) => isListed);
  const used = listed.filter(({ relevance }) => relevance.relevance === 'relevant');
  const rest = listed.filter((one) => !used.includes(one));
  return (
    <>
      <ComponentTable rows={used.length > 0 ? used : rest.slice(0, 6)} isKnown={isKnown} />
      {used.length === 0 && rest.length <= 6 ? null : (
        <details class="small">
          <summary>{used.length > 0 ? `${rest.length} not used by you` : `${rest.length - 6} more`}</summary>
          <ComponentTable rows={used.length > 0 ? rest : rest.slice(6)} isKnown={isKnown} />
        </details>
      )}
    </>
  );
}

function ComponentTable({ rows, isKnown }: { rows: readonly Component[]; isKnown: boolean }) {
  return (
    <Table
      name="Components"
      head={false}
      rows={rows}
      keyOf={({ id }) => id}
      columns={[
        {
          name: 'Component',
          cell: ({ name, relevance }) => (
            <>
              {name}
              {relevance.evidence === null ? null : (
                <>
                  <br />
                  <small>used: {relevance.evidence}</small>
                </>
              )}
            </>
          ),
        },
        {
          name: 'Status',
          num: true,
          cell: ({ currentStatus }) => <PageStatus status={isKnown ? currentStatus : 'unknown'} />,
        },
      ]}
    />
  );
}
