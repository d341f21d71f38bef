import type { Impact, Status } from '@upriver/contract';
import type { ObservedIncident } from '../observation.ts';

/**
 * From calm to worst. `unknown` stands above `operational`: one component with an unknown reported status is enough for not calling the
 * whole healthy.
 */
const ORDER: readonly Status[] = [
  'operational',
  'unknown',
  'maintenance',
  'degraded',
  'partial_outage',
  'major_outage',
];

/** The worst of these; of none, `unknown`. */
export function worstStatus(statuses: readonly Status[]): Status {
  let worst: Status | undefined;
  for (const status of statuses) {
    if (worst === undefined || ORDER.indexOf(status) > ORDER.indexOf(worst)) worst = status;
  }
  return worst ?? 'unknown';
}

/**
 * For providers that only know up and down per part: some down is a partial outage, all down a major one. `undefined` parts are not
 * watched and say nothing.
 */
export function shareOfDown(statuses: readonly (Status | undefined)[]): Status {
  const watched = statuses.filter((status) => status !== undefined);
  const worst = worstStatus(watched);
  if (worst !== 'major_outage') return worst;
  return watched.every((status) => status === 'major_outage') ? 'major_outage' : 'partial_outage';
}

/** Of many equal parts, the share from which on a status is that of the whole. */
const SHARE_OF_WHOLE = 0.5;
/** The share from which on an outage is more than a degradation of the whole. */
const SHARE_OF_OUTAGE = 0.1;

/**
 * The status of a whole with many equal parts, such as instances of which each customer uses one: a part that is down is no outage of
 * all. From half of the parts on a status is that of the whole; an outage of a tenth of them is a partial outage, of fewer a
 * degradation. Maintenance of fewer than half is none of the whole. One part stands for itself, of none nothing is known.
 */
export function statusOfMany(statuses: readonly Status[]): Status {
  if (statuses.length <= 1) return worstStatus(statuses);
  const shareOf = (...words: readonly Status[]): number =>
    statuses.filter((status) => words.includes(status)).length / statuses.length;
  if (shareOf('major_outage') >= SHARE_OF_WHOLE) return 'major_outage';
  const down = shareOf('major_outage', 'partial_outage');
  if (down >= SHARE_OF_OUTAGE) return 'partial_outage';
  if (down > 0 || shareOf('degraded') > 0) return 'degraded';
  if (shareOf('maintenance') >= SHARE_OF_WHOLE) return 'maintenance';
  return shareOf('unknown') > 0 ? 'unknown' : 'operational';
}

/** What an open incident of this impact says about the service. An open one never means healthy. */
export function statusOfImpact(impact: Impact): Status {
  if (impact === 'critical') return 'major_outage';
  return impact === 'major' ? 'partial_outage' : 'degraded';
}

/** The impact that a component status amounts to. */
export function impactOfStatus(status: Status): Impact {
  if (status === 'major_outage') return 'critical';
  if (status === 'partial_outage') return 'major';
  return status === 'degraded' ? 'minor' : 'none';
}

/** The worst of what is open now; undefined when nothing is. Maintenance counts once it has begun. */
export function worstOfOpen(incidents: readonly ObservedIncident[]): Status | undefined {
  const statuses = incidents.filter((incident) => incident.resolvedAt === null).flatMap(statusOfOpen);
  return statuses.length === 0 ? undefined : worstStatus(statuses);
}

function statusOfOpen(incident: ObservedIncident): readonly Status[] {
  if (incident.kind === 'incident') return [statusOfImpact(incident.impact)];
  return incident.status === 'scheduled' ? [] : ['maintenance'];
}
