// The words and classes of the closed vocabularies, each once.
import type { IncidentStatus, Status, Verdict } from '@upriver/contract';

export const VERDICT_NAMES: Readonly<Record<Verdict, string>> = {
  them: 'Them',
  us: 'Us',
  undecided: 'Undecided',
  not_affecting_you: 'Not affecting you',
  healthy: 'Healthy',
  cannot_say: 'Can’t say',
};

export const VERDICT_CLASS: Readonly<Record<Verdict, string>> = {
  them: 'is-them',
  us: 'is-us',
  undecided: 'is-undecided',
  not_affecting_you: 'is-not',
  healthy: 'is-healthy',
  cannot_say: 'is-cannot',
};

export const PAGE_STATUS_NAMES: Readonly<Record<Status, string>> = {
  operational: 'Operational',
  degraded: 'Degraded',
  partial_outage: 'Partial outage',
  major_outage: 'Major outage',
  maintenance: 'Maintenance',
  unknown: 'Unknown',
};

export const STATUS_CLASS: Readonly<Record<Status, string>> = {
  operational: 's-operational',
  degraded: 's-degraded',
  partial_outage: 's-partial',
  major_outage: 's-major',
  maintenance: 's-maintenance',
  unknown: 's-unknown',
};

export const PHASE_NAMES: Readonly<Record<IncidentStatus, string>> = {
  investigating: 'Investigating',
  identified: 'Identified',
  monitoring: 'Monitoring',
  resolved: 'Resolved',
  postmortem: 'Postmortem',
  scheduled: 'Scheduled',
  in_progress: 'In progress',
  verifying: 'Verifying',
  completed: 'Completed',
};
