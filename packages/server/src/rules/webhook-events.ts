import type { Risk, Status, Verdict } from '@upriver/contract';
import type { IncidentChange, StatusChange, VerdictChange } from '../domain/change.ts';
import type { WebhookContent } from '../domain/alert.ts';
import { IMPAIRED } from './situation.ts';

/** What events name a service or project by. */
export interface Named {
  readonly id: string;
  readonly name: string;
  readonly slug: string;
}

/** Projects whose dependency on a service is not measured by calls. */
export interface ChangeContext {
  readonly service: Named;
  readonly unmeasuredProjects: readonly Named[];
  /** Of a verdict. */
  readonly project: Named | undefined;
}

/** The events that one change is for programs. */
export function eventsOf(
  change: StatusChange | IncidentChange | VerdictChange,
  context: ChangeContext,
): WebhookContent[] {
  if (change.kind === 'status') return statusEvents(change, context);
  if (change.kind === 'incident') return [incidentEvent(change, context)];
  return verdictEvents(change, context);
}

function incidentEvent({ at, payload }: IncidentChange, { service }: ChangeContext): WebhookContent {
  const { change, id, kind, title, impact, status } = payload;
  const event =
    change === 'opened' ? 'incident.created' : change === 'resolved' ? 'incident.resolved' : 'incident.updated';
  return { event, at, data: { service, incident: { id, kind, title, impact, status }, change } };
}

function statusEvents({ at, payload }: StatusChange, { service, unmeasuredProjects }: ChangeContext): WebhookContent[] {
  const changed: WebhookContent = {
    event: 'service.status_changed',
    at,
    data: { service, previous_status: payload.from, current_status: payload.to },
  };
  const [before, after] = [riskOfStatus(payload.from), riskOfStatus(payload.to)];
  if (before === after) return [changed];
  return [
    changed,
    ...unmeasuredProjects.map((project) =>
      riskEvent(at, { service, project, before, after, reason: 'reported_status' }),
    ),
  ];
}

function verdictEvents({ at, payload }: VerdictChange, { service, project }: ChangeContext): WebhookContent[] {
  if (project === undefined || payload.from === payload.to) return [];
  const events: WebhookContent[] = [];
  const series = {
    service,
    project,
    environment: payload.environment || null,
    region: payload.region || null,
    verdict: payload.to,
    page: payload.page,
    cause: payload.cause,
    probability: payload.probability,
    sentence: payload.sentence,
  };
  const wasImpaired = payload.from !== null && IMPAIRED.includes(payload.from);
  const isImpaired = IMPAIRED.includes(payload.to);
  if (wasImpaired !== isImpaired)
    events.push({
      event: 'telemetry.anomaly',
      at,
      data: { ...series, previous_verdict: payload.from, state: isImpaired ? 'started' : 'ended' },
    });
  const [before, after] = [riskOfVerdict(payload.from), riskOfVerdict(payload.to)];
  if (before !== after && (payload.from !== null || isImpaired))
    events.push(riskEvent(at, { service, project, before, after, reason: 'verdict' }));
  return events;
}

interface RiskChange {
  readonly service: Named;
  readonly project: Named;
  readonly before: Risk;
  readonly after: Risk;
  readonly reason: 'verdict' | 'reported_status';
}

function riskEvent(at: number, { service, project, before, after, reason }: RiskChange): WebhookContent {
  return {
    event: 'dependency.risk_changed',
    at,
    data: { service, project, previous_risk: before, current_risk: after, reason },
  };
}

function riskOfVerdict(verdict: Verdict | null): Risk {
  if (verdict === null || verdict === 'cannot_say') return 'unknown';
  if (IMPAIRED.includes(verdict)) return 'high';
  return verdict === 'healthy' ? 'none' : 'low';
}

function riskOfStatus(status: Status): Risk {
  if (status === 'major_outage') return 'high';
  if (status === 'partial_outage' || status === 'degraded') return 'elevated';
  if (status === 'unknown') return 'unknown';
  return status === 'maintenance' ? 'low' : 'none';
}
