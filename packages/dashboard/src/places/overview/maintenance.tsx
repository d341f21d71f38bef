import type { Overview } from '@upriver/contract';
import { StatusGlyph } from '../../components/glyph.tsx';
import { Section } from '../../components/layout.tsx';
import { Table } from '../../components/table.tsx';
import { ZONE } from '../../clock.ts';
import { Link } from '../../router.tsx';
import { clock, moment, span, utc } from '../../view/words.ts';

type Maintenance = Overview['maintenances'][number];

/** Planned work of the next seven days; nothing when there is none. */
export function MaintenanceWeek({ maintenances, now }: { maintenances: readonly Maintenance[]; now: number }) {
  if (maintenances.length === 0) return null;
  return (
    <Section title="Maintenance, next 7 days" count={`${maintenances.length} that your projects use`}>
      <Table
        name="Maintenance"
        head={false}
        rows={maintenances}
        keyOf={({ id }) => id}
        columns={[
          {
            name: 'Vendor',
            cell: ({ service }) => (
              <span class="state">
                <StatusGlyph status="maintenance" />
                <Link href={`/services/${encodeURIComponent(service.slug)}`}>{service.name}</Link>
              </span>
            ),
          },
          { name: 'What', cell: ({ id, title }) => <Link href={`/incidents/${id}`}>{title}</Link> },
          { name: 'When', num: true, cell: (one) => <When {...one} now={now} /> },
        ]}
      />
    </Section>
  );
}

function When({ scheduledFor, scheduledUntil, startedAt, now }: Maintenance & { now: number }) {
  const from = Date.parse(scheduledFor ?? startedAt);
  const until = scheduledUntil === null ? undefined : Date.parse(scheduledUntil);
  return (
    <span title={utc(from)}>
      {from <= now ? `running for ${span(now - from)}` : moment(from, now, ZONE)}
      {until === undefined ? '' : `, until ${clock(until, ZONE)}`}
    </span>
  );
}
