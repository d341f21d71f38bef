import { Type } from 'typebox';
import type { TSchema } from 'typebox';
import {
  CAUSE_WORDS,
  IMPACTS,
  INCIDENT_CHANGES,
  INCIDENT_KINDS,
  INCIDENT_STATUSES,
  MESSAGE_KINDS,
  PAGE_WORDS,
  RISKS,
  SEVERITIES,
  STATUSES,
  VERDICTS,
} from './vocabulary.ts';
import type { WebhookEvent } from './vocabulary.ts';
import { NullableTimestamp, ProjectName, ServiceName, Timestamp, exactly, identifier, words } from './words.ts';

const NullableText = Type.Union([Type.String(), Type.Null()]);
const NullableCause = Type.Union([words(CAUSE_WORDS), Type.Null()]);
const NullableNumber = Type.Union([Type.Number(), Type.Null()]);

const IncidentData = exactly({
  service: ServiceName,
  incident: exactly({
    id: identifier('inc'),
    kind: words(INCIDENT_KINDS),
    title: Type.String(),
    impact: words(IMPACTS),
    status: words(INCIDENT_STATUSES),
  }),
  change: words(INCIDENT_CHANGES),
});

/** Events of webhooks: when each is sent, and its `data`. */
export const WEBHOOK_PAYLOADS: Readonly<Record<WebhookEvent, { readonly summary: string; readonly data: TSchema }>> = {
  'incident.created': { summary: 'A vendor posted an incident or a maintenance.', data: IncidentData },
  'incident.updated': { summary: 'A vendor updated or reopened an incident or a maintenance.', data: IncidentData },
  'incident.resolved': { summary: 'A vendor resolved an incident, or completed a maintenance.', data: IncidentData },
  'service.status_changed': {
    summary: 'The reported status of a vendor changed.',
    data: exactly({ service: ServiceName, previous_status: words(STATUSES), current_status: words(STATUSES) }),
  },
  'dependency.risk_changed': {
    summary: 'The risk that a vendor is to a project changed.',
    data: exactly({
      service: ServiceName,
      project: ProjectName,
      previous_risk: words(RISKS),
      current_risk: words(RISKS),
      reason: words(['verdict', 'reported_status'] as const),
    }),
  },
  'alert.triggered': {
    summary: 'A rule triggered an alert. `kind` is `notice` for a test, and for a channel that was switched off.',
    data: exactly({
      alert_id: identifier('alt'),
      kind: words(MESSAGE_KINDS),
      title: Type.String(),
      severity: words(SEVERITIES),
      opened_at: Timestamp,
      rules: Type.Array(exactly({ id: identifier('rule'), name: Type.String(), hash: Type.String() })),
      notes: Type.Array(Type.String()),
      items: Type.Array(
        exactly({
          service: ServiceName,
          word: Type.String(),
          severity: words(SEVERITIES),
          sentence: Type.String(),
          since: NullableTimestamp,
          projects: Type.Array(Type.String()),
          cause: NullableCause,
          probability: NullableNumber,
          page: Type.Union([words(PAGE_WORDS), Type.Null()]),
          incidents: Type.Array(exactly({ id: identifier('inc'), title: Type.String(), impact: words(IMPACTS) })),
          status_page_url: NullableText,
          clears: Type.String(),
        }),
      ),
      url: NullableText,
    }),
  },
  'telemetry.anomaly': {
    summary: 'The calls of a project to a vendor became impaired, or as usual again.',
    data: exactly({
      service: ServiceName,
      project: ProjectName,
      environment: NullableText,
      region: NullableText,
      verdict: words(VERDICTS),
      previous_verdict: Type.Union([words(VERDICTS), Type.Null()]),
      page: words(PAGE_WORDS),
      cause: NullableCause,
      probability: NullableNumber,
      sentence: Type.String(),
      state: words(['started', 'ended'] as const),
    }),
  },
};
