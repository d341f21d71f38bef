// Series as usual bodies name them: by the numbers of their texts, so that a call finds its own without looking at a text.
import { addPlace } from '../../columns/event-columns.ts';
import { OTHER, isScopeAdmitted, waitsOf } from '../capacity.ts';
import type { MetSeries, ProjectFlush, ServiceTurn } from '../flush.ts';
import type { UsualBody } from './usual-body.ts';

/** Series of a service that are tried one by one; then they are met anew. */
const SERIES_MET_MAX = 64;

/**
 * What is known of calls of a service in one scope.
 * @param by whose numbers the body's texts have
 */
export function findSeries(
  by: object,
  body: UsualBody,
  row: number,
  turn: ServiceTurn,
  project: ProjectFlush,
): MetSeries {
  const { epoch } = body;
  const environment = body.environment[row] ?? 0;
  const region = body.region[row] ?? 0;
  for (let met = turn.met; met !== undefined; met = met.next)
    if (met.region === region && met.environment === environment && met.epoch === epoch && met.by === by) return met;
  return (turn.met = meetSeries({ by, epoch, environment, region }, body, turn, project));
}

function meetSeries(
  key: Pick<MetSeries, 'by' | 'epoch' | 'environment' | 'region'>,
  body: UsualBody,
  { capacity, met }: ServiceTurn,
  project: ProjectFlush,
): MetSeries {
  const given = [body.text(key.environment), body.text(key.region)] as const;
  const [environment, region] = isScopeAdmitted(project.capacity, ...given) ? given : [OTHER, OTHER];
  const { sheet } = project;
  const places = {
    environment: addPlace(sheet.named.environment, environment),
    region: addPlace(sheet.named.region, region),
  };
  // Safe: only events of services with a capacity are kept.
  const waits = waitsOf(capacity as NonNullable<typeof capacity>, environment, region);
  const next = met !== undefined && met.count < SERIES_MET_MAX ? met : undefined;
  return { ...key, places, waits, next, count: (next?.count ?? 0) + 1 };
}
