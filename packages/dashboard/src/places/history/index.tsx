import type { OrganizationHistory, Project } from '@upriver/contract';
import { useMemo, useState } from 'preact/hooks';
import { useResource } from '../../api/resource.ts';
import { Button } from '../../components/button.tsx';
import { ChipChoice } from '../../components/field.tsx';
import { Badge } from '../../components/glyph.tsx';
import { Empty, Section, Segment, Skeleton, TitleBar } from '../../components/layout.tsx';
import { LoadError } from '../../components/state.tsx';
import { LiveTable } from '../../components/table.tsx';
import { Time } from '../../components/time.tsx';
import { Link, navigate, useAddress, withQuery } from '../../router.tsx';
import {
  HISTORY_VERDICTS,
  RANGES,
  RANGE_WORDS,
  listHistory,
  listLanes,
  startOf,
  summarize,
} from '../../view/organization-history.ts';
import type { HistoryRow } from '../../view/organization-history.ts';
import { VERDICT_NAMES } from '../../view/vocabulary.ts';
import { count, span } from '../../view/words.ts';
import { HistoryLanes } from './lanes.tsx';

/** Rows that are shown at once, and that come with each request for more. */
const ROWS_STEP = 200;

/** What happened last night, over all vendors. */
export default function HistoryPlace() {
  const { query } = useAddress();
  const range = RANGES.find((one) => one === query.get('since')) ?? 'night';
  const project = query.get('project') ?? undefined;
  const [openedAt] = useState(Date.now);
  const since = new Date(startOf(range, openedAt)).toISOString();
  const path = `/api/v1/history?since=${since}${project === undefined ? '' : `&project=${encodeURIComponent(project)}`}`;
  const { data: history, error, refresh } = useResource<OrganizationHistory>(path);
  const options = RANGES.map((one) => ({
    key: one,
    name: RANGE_WORDS[one],
    href: withQuery({ since: one === 'night' ? undefined : one }),
  }));
  return (
    <>
      <TitleBar
        title={range === 'night' ? 'What happened last night' : `What happened in the last ${RANGE_WORDS[range]}`}
        right={<Segment label="Range" options={options} current={range} />}
      />
      {error !== undefined && history === undefined && <LoadError what="The history" error={error} retry={refresh} />}
      {history === undefined && error === undefined && <Skeleton rows={6} />}
      {history !== undefined && <HistoryView history={history} project={project} />}
    </>
  );
}

function HistoryView({
  history,
  project,
}: {
  readonly history: OrganizationHistory;
  readonly project: string | undefined;
}) {
  const { query } = useAddress();
  const verdict = HISTORY_VERDICTS.find((one) => one === query.get('verdict'));
  const { data: projects = [] } = useResource<Project[]>('/api/v1/projects?limit=200');
  const rows = useMemo(() => listHistory(history), [history]);
  const lanes = useMemo(() => listLanes(history), [history]);
  const shown = verdict === undefined ? rows : rows.filter((row) => row.verdict === verdict);
  return (
    <>
      <p class="sum">{summarize(history, rows).join(' ')}</p>
      {lanes.length > 0 && (
        <Section
          title="Vendors with anything to tell"
          count={`${lanes.length} of ${history.summary.servicesWatched}; above the line: they said; below: you saw`}
        >
          <HistoryLanes lanes={lanes} from={Date.parse(history.since)} to={Date.parse(history.until)} />
        </Section>
      )}
      <Section
        title="In order"
        right={
          <span class="chips">
            <ChipChoice
              label="Verdict"
              value={verdict}
              options={HISTORY_VERDICTS.map((one) => [one, VERDICT_NAMES[one]] as const)}
              onChange={(value) => navigate(withQuery({ verdict: value }), 'replace')}
            />
            <ChipChoice
              label="Project"
              value={project}
              options={projects.map(({ slug, name }) => [slug, name] as const)}
              onChange={(value) => navigate(withQuery({ project: value }), 'replace')}
            />
          </span>
        }
      >
        {shown.length === 0 ? (
          <Empty title={rows.length === 0 ? 'Nothing happened in this time.' : 'Nothing of this verdict.'} />
        ) : (
          <HistoryTable rows={shown} />
        )}
      </Section>
    </>
  );
}

/** The newest of what happened, and as many before them as somebody asks for. */
function HistoryTable({ rows }: { readonly rows: readonly HistoryRow[] }) {
  const [most, setMost] = useState(ROWS_STEP);
  const earlier = Math.max(0, rows.length - most);
  const shown = useMemo(() => rows.slice(earlier), [rows, earlier]);
  return (
    <>
      {earlier === 0 ? null : (
        <p class="att-more">
          {count(earlier)} earlier.{' '}
          <Button small onClick={() => setMost(most + ROWS_STEP)}>
            Show {Math.min(earlier, ROWS_STEP)} more
          </Button>
        </p>
      )}
      <RowsTable rows={shown} />
    </>
  );
}

function RowsTable({ rows }: { readonly rows: readonly HistoryRow[] }) {
  return (
    <LiveTable
      name="What happened, in order"
      stacks
      rows={rows}
      keyOf={({ id }) => id}
      columns={[
        { name: 'Began', class: 'nowrap', cell: ({ from }) => <Time at={from} /> },
        { name: 'Verdict', class: 'nowrap', cell: ({ verdict }) => <Badge verdict={verdict} plain /> },
        { name: 'What', class: 'wide', cell: (row) => <What row={row} /> },
        {
          name: 'Lasted',
          num: true,
          cell: ({ from, until }) => (until === null ? 'goes on' : span(until - from)),
        },
        {
          name: 'Calls lost',
          num: true,
          class: 'hide-s',
          cell: ({ callsLost }) => (callsLost === null ? '–' : count(callsLost)),
        },
      ]}
    />
  );
}

function What({ row: { id, service, what, href } }: { readonly row: HistoryRow }) {
  const text = (
    <>
      {service !== null && <b class="strong">{service.name}</b>} {what}
    </>
  );
  return href === null ? (
    text
  ) : (
    <Link row={id} href={href}>
      {text}
    </Link>
  );
}
