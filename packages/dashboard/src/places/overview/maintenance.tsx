import type { Overview } from '@upriver/contract';
import { AxisLabels } from '../../components/axis-labels.tsx';
import { StatusGlyph } from '../../components/glyph.tsx';
import { Section } from '../../components/layout.tsx';
import { ZONE } from '../../clock.ts';
import { Link } from '../../router.tsx';
import { axisTicks } from '../../view/axis-ticks.ts';
import { weekBar, weekFrom } from '../../view/maintenance-week.ts';
import type { WeekBar } from '../../view/maintenance-week.ts';
import { clock, moment, span, utc } from '../../view/words.ts';

type Maintenance = Overview['maintenances'][number];

/** Units of the drawing: it is stretched to the width that there is. */
const [WIDTH, HEIGHT] = [1000, 16];

/** Planned work of the next seven days, drawn as a week; nothing when there is none. */
export function MaintenanceWeek({ maintenances, now }: { maintenances: readonly Maintenance[]; now: number }) {
  if (maintenances.length === 0) return null;
  const week = weekFrom(new Date(now).setHours(0, 0, 0, 0));
  // A tick at the last midnight, which the axis leaves out.
  const ticks = [{ at: 0, label: 'Today' }, ...axisTicks(week.from, week.to, ZONE).filter(({ at }) => at > 0.05)];
  return (
    <Section title="Maintenance, next 7 days" count={`${maintenances.length} that your projects use`}>
      <div class="week">
        <div class="week-row" aria-hidden="true">
          <span />
          <AxisLabels ticks={ticks} />
          <span />
        </div>
        {maintenances.map((one) => (
          <div key={one.id} class="week-row">
            <span class="state">
              <StatusGlyph status="maintenance" />
              <Link href={`/services/${encodeURIComponent(one.service.slug)}`}>{one.service.name}</Link>
            </span>
            <svg
              width="100%"
              height={HEIGHT}
              viewBox={`0 0 ${WIDTH} ${HEIGHT}`}
              preserveAspectRatio="none"
              aria-hidden="true"
            >
              {ticks.map(({ at }) => (
                <path key={at} class="c-grid" d={`M${at * WIDTH} 0V${HEIGHT}`} vector-effect="non-scaling-stroke" />
              ))}
              <path
                class="c-axis"
                d={`M${((now - week.from) / (week.to - week.from)) * WIDTH} 0V${HEIGHT}`}
                vector-effect="non-scaling-stroke"
              />
              <Comb bar={weekBar(one, week)} />
            </svg>
            <span>
              <Link href={`/incidents/${one.id}`}>{one.title}</Link>
              <br />
              <When {...one} now={now} />
            </span>
          </div>
        ))}
      </div>
    </Section>
  );
}

/** The sign of maintenance in a lane: a line with teeth. */
function Comb({ bar }: { bar: WeekBar | undefined }) {
  if (bar === undefined) return null;
  const teeth = bar.teeth.map((at) => `M${at * WIDTH} 3V13`).join('');
  return (
    <path
      class="st-solid s-maintenance"
      d={`M${bar.from * WIDTH} 3H${bar.until * WIDTH}${teeth}`}
      vector-effect="non-scaling-stroke"
    />
  );
}

function When({ scheduledFor, scheduledUntil, startedAt, now }: Maintenance & { now: number }) {
  const from = Date.parse(scheduledFor ?? startedAt);
  const until = scheduledUntil === null ? undefined : Date.parse(scheduledUntil);
  return (
    <small title={utc(from)}>
      {from <= now ? `running for ${span(now - from)}` : moment(from, now, ZONE)}
      {until === undefined ? '' : `, until ${untilText(from, until, now)}`}
    </small>
  );
}

/** The hour alone where it is the day on which it begins. */
function untilText(from: number, until: number, now: number): string {
  const isSameDay = new Date(Math.max(from, now)).toDateString() === new Date(until).toDateString();
  return isSameDay ? clock(until, ZONE) : moment(until, now, ZONE);
}
