import type { OrganizationLimits } from '@upriver/contract';
import { useResource } from '../../api/resource.ts';
import { Section, Skeleton } from '../../components/layout.tsx';
import { LoadError } from '../../components/state.tsx';
import { Table } from '../../components/table.tsx';
import { count } from '../../view/words.ts';

/** Bounds of this server, and what the organization uses of them. */
export function Limits() {
  const { data, error, refresh } = useResource<OrganizationLimits>('/api/v1/limits');
  if (data === undefined)
    return error === undefined ? <Skeleton /> : <LoadError what="The limits" error={error} retry={refresh} />;
  const { limits, usage } = data;
  const rows: readonly (readonly [what: string, bound: string])[] = [
    ['Events a minute, for each SDK key', count(limits.eventsPerMinute)],
    ['Requests a minute, for each address that sends events', count(limits.requestsPerMinute)],
    ['Services that a project can report calls to', count(limits.servicesPerProject)],
    ['Events a minute, for each project and service', count(limits.serviceEventsPerMinute)],
    ['Size of one request with manifests', `${count(Math.round(limits.manifestBytes / 1024 / 1024))} MiB`],
    ['Open change streams', count(limits.streamsPerOrganization)],
  ];
  return (
    <>
      <Section title="Usage">
        <Table
          name="Usage by project"
          rows={usage.projects}
          keyOf={({ id }) => id}
          empty="No project yet."
          columns={[
            { name: 'Project', class: 'strong', cell: ({ name }) => name },
            { name: 'SDK keys', num: true, cell: ({ sdkKeys }) => count(sdkKeys) },
            {
              name: 'Services called',
              num: true,
              cell: ({ services }) => (
                <>
                  {count(services)} <small>of {count(limits.servicesPerProject)}</small>
                </>
              ),
            },
          ]}
        />
      </Section>
      <Section title="Limits">
        <Table
          name="Limits"
          rows={rows}
          keyOf={([what]) => what}
          columns={[
            { name: 'What', cell: ([what]) => what },
            { name: 'At most', num: true, cell: ([, bound]) => bound },
          ]}
        />
        <p class="faint small">The settings of the server say these (UPRIVER_LIMIT_…).</p>
      </Section>
    </>
  );
}
