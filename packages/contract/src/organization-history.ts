import { Type } from 'typebox';
import type { Static } from 'typebox';
import { PastMaintenance } from './history.ts';
import { LedgerEntry } from './verdict.ts';
import { ALERT_KINDS } from './vocabulary.ts';
import { NullableTimestamp, ServiceName, Timestamp, exactly, identifier, words } from './words.ts';

/** What an entry of an organization's history is about. */
export const HISTORY_TYPES = ['impairment', 'incident', 'maintenance', 'alert'] as const;

const HistoryAlert = exactly({
  id: identifier('alt'),
  kind: words(ALERT_KINDS),
  services: Type.Array(ServiceName),
  acknowledgedAt: NullableTimestamp,
  acknowledgedBy: Type.Union([Type.String(), Type.Null()]),
  messages: Type.Integer({ description: 'Number of messages that channels were sent about it.' }),
});

/** One thing that happened to the vendors of an organization. */
export const HistoryEntry = exactly({
  id: Type.String({ description: 'Identifier of the episode, the incident or the alert.' }),
  type: words(
    HISTORY_TYPES,
    '`impairment`: calls were worse than usual, with the incident that the vendor posted of it, if any. `incident` and `maintenance`: published by the vendor and not matched by an impairment. `alert`: what people were told.',
  ),
  at: Type.Union([Timestamp], { description: 'Onset, start according to the vendor, or time of the alert.' }),
  endedAt: NullableTimestamp,
  service: Type.Union([ServiceName, Type.Null()], { description: 'Null for an alert, which can have several.' }),
  ledger: Type.Union([LedgerEntry, Type.Null()], {
    description:
      'Comparison of your calls with what the vendor posted, with fault and lead time. Null for alerts, for incidents without impact, and for incidents that overlap an impairment that another incident explains better.',
  }),
  incident: Type.Union([PastMaintenance, Type.Null()], {
    description: 'What the vendor published. The scheduled times are null unless it is planned work.',
  }),
  alert: Type.Union([HistoryAlert, Type.Null()]),
});
export type HistoryEntry = Static<typeof HistoryEntry>;

/** What happened to all vendors of an organization in a time range. */
export const OrganizationHistory = exactly({
  since: Timestamp,
  until: Timestamp,
  summary: exactly(
    {
      servicesWatched: Type.Integer({ description: 'Number of services that projects are linked to.' }),
      pageChecks: Type.Integer({ description: 'Number of checks that could read a status page of these services.' }),
      calls: Type.Integer({ description: 'Number of calls to these services.' }),
      failedCalls: Type.Integer({ description: 'Number of these calls that had an error class.' }),
      impairments: Type.Integer({ description: 'Number of entries of type `impairment`.' }),
      incidents: Type.Integer({ description: 'Number of incidents that vendors published, whether felt or not.' }),
      maintenances: Type.Integer({
        description: 'Number of maintenances that vendors published, whether felt or not.',
      }),
      alerts: Type.Integer(),
      impairedServices: Type.Integer({ description: 'Number of services with an impairment.' }),
      both: Type.Integer({ description: 'Number of incidents that affected your calls.' }),
      notPostedYet: Type.Integer({ description: 'Number of impairments that continue without a post of the vendor.' }),
      neverPosted: Type.Integer({ description: 'Number of impairments that the vendor never posted.' }),
      neverFelt: Type.Integer({ description: 'Number of incidents that did not affect your calls.' }),
      ourOwn: Type.Integer({ description: 'Number of impairments whose fault was your own.' }),
      undecided: Type.Integer({ description: 'Number of impairments for which the verdict named no side.' }),
      callsLost: Type.Integer({
        description:
          'Number of calls that failed, or that vendors refused, rate limited or rejected, beyond what is usual: of all impairments, whatever their cause. Slow and waiting calls do not count.',
      }),
    },
    { description: 'Numbers of the whole range. They do not depend on the page.' },
  ),
  entries: Type.Array(HistoryEntry, { description: 'Newest first.' }),
});
export type OrganizationHistory = Static<typeof OrganizationHistory>;
