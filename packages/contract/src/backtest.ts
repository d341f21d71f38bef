import { Type } from 'typebox';
import type { Static } from 'typebox';
import { AlertItem } from './alert.ts';
import { FAULT_SIDES, MESSAGE_KINDS, SEVERITIES, VERDICTS } from './vocabulary.ts';
import { NullableTimestamp, ServiceName, Timestamp, exactly, words } from './words.ts';

/** What a rule would have told, beside what happened. */
export const Backtest = exactly({
  from: Timestamp,
  to: Timestamp,
  told: Type.Integer({ description: 'Number of alerts that the rule would have opened.' }),
  messages: Type.Array(
    exactly({
      at: Timestamp,
      kind: words(MESSAGE_KINDS),
      alert: Type.Integer({ description: 'Number of the alert that the message belongs to, from 1.' }),
      severity: words(SEVERITIES),
      title: Type.String(),
      verdict: Type.Union([words(VERDICTS), Type.Null()], {
        description: 'Verdict of the first service of the message. Null if the message is not about calls.',
      }),
      services: Type.Array(ServiceName),
      sentences: Type.Array(Type.String()),
      evidence: Type.Array(AlertItem, { description: 'What the rule matched, and what would have ended it.' }),
    }),
  ),
  happened: Type.Array(
    exactly({
      kind: words(['impairment', 'incident', 'maintenance'] as const),
      service: ServiceName,
      from: Timestamp,
      until: NullableTimestamp,
      title: Type.String(),
      fault: Type.Union([words(FAULT_SIDES), Type.Null()], {
        description: 'Side at fault of an impairment. Null for an incident or a maintenance.',
      }),
      told: Type.Boolean({ description: 'Whether an alert of the rule about the service was open at that time.' }),
    }),
    { description: 'Impairments of your calls, and incidents and maintenances of linked vendors.' },
  ),
});
export type Backtest = Static<typeof Backtest>;
