import type { Telemetry } from '@upriver/contract';
import { useMovingResource } from '../../api/resource.ts';
import { Section } from '../../components/layout.tsx';
import { LiveTable } from '../../components/table.tsx';
import { failedFeatures } from '../../view/incident.ts';
import { count, percent } from '../../view/words.ts';
import { rangeQuery } from '../service/time-axis.tsx';

/** Calls by project in the time of an incident, in milliseconds. */
export function CallsInIt({ path, from, to }: { path: string; from: number; to: number }) {
  const { data } = useMovingResource<Telemetry>(
    `${path}/telemetry?${rangeQuery({ from, to })}&groupBy=project&top=20`,
    `${path} ${from}`,
  );
  // Events are kept for a while: after it, only the projects are known.
  const { data: byFeature } = useMovingResource<Telemetry>(
    `${path}/telemetry?${rangeQuery({ from, to })}&groupBy=project,feature&top=50`,
    `${path} ${from}`,
  );
  return (
    <Section title="Your calls in it">
      <LiveTable
        name="Calls by project"
        rows={data === undefined ? [] : withTotal(data)}
        keyOf={({ group }, index) => group.project ?? String(index)}
        isLoading={data === undefined}
        empty="No calls of yours were measured in it."
        columns={[
          {
            name: 'Project',
            cell: ({ group }) => <CallsOf project={group.project} groups={byFeature?.groups ?? []} />,
          },
          { name: 'Calls', num: true, cell: ({ total }) => count(total.requests) },
          { name: 'Failed', num: true, cell: ({ total }) => count(total.failures) },
          {
            name: 'Share',
            num: true,
            cell: ({ total: { errorRate } }) => (errorRate === null ? '–' : percent(errorRate)),
          },
        ]}
      />
    </Section>
  );
}

/** A project, with its features that failed under it. */
function CallsOf({ project, groups }: { project: string | null | undefined; groups: Telemetry['groups'] }) {
  if (project === undefined || project === null) return <b class="strong">All</b>;
  const features = failedFeatures(groups, project);
  return (
    <>
      {project}
      {features === undefined ? null : (
        <>
          <br />
          <small>{features}</small>
        </>
      )}
    </>
  );
}

/** Projects that made calls, and all of them together where there are several. */
function withTotal({ groups, total }: Telemetry): Pick<Telemetry['groups'][number], 'group' | 'total'>[] {
  const called = groups
    .filter((one) => one.total.requests > 0)
    .map((one) => ({ ...one, group: { project: one.group.project ?? 'not named' } }));
  return called.length > 1 ? [...called, { group: {}, total }] : called;
}
