import type { OrganizationLimits } from '@upriver/contract';
import { useResource } from '../../api/resource.ts';
import { Section, Skeleton } from '../../components/layout.tsx';
import { LoadError } from '../../components/state.tsx';
import { Table } from '../../components/table.tsx';
import { plural } from '../../view/words.ts';

/** For how long things are kept. */
export function Retention() {
  const { data, error, refresh } = useResource<OrganizationLimits>('/api/v1/limits');
  if (data === undefined)
    return error === undefined ? <Skeleton /> : <LoadError what="The retention" error={error} retry={refresh} />;
  const { eventsDays, auditDays, changesDays, streamDays } = data.retention;
  const rows: readonly (readonly [what: string, days: number, setting: string])[] = [
    ['Single calls', eventsDays, 'UPRIVER_RETENTION_EVENTS_DAYS'],
    ['Audit log', auditDays, 'UPRIVER_RETENTION_AUDIT_DAYS'],
    ['Deployments and other changes that you reported', changesDays, ''],
    ['Changes that a stream can resume from', streamDays, ''],
  ];
  return (
    <Section title="Retention">
      <Table
        name="Retention"
        rows={rows}
        keyOf={([what]) => what}
        columns={[
          { name: 'What', cell: ([what]) => what },
          {
            name: 'Kept for',
            num: true,
            class: 'nowrap',
            cell: ([, days]) => <span class="nowrap">{plural(days, 'day')}</span>,
          },
          { name: 'Setting', class: 'mono hide-s', cell: ([, , setting]) => setting },
        ]}
      />
      <p class="faint small">Rates and latencies, statuses, incidents and the ledger are kept without an end.</p>
    </Section>
  );
}
