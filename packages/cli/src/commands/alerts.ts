import type { Alert } from '@upriver/contract';
import { connect } from '../api.ts';
import { SERVER_FLAGS, print } from '../command.ts';
import type { Command } from '../command.ts';
import { formatAge, formatTable } from '../table.ts';

export const alerts: Command = {
  flags: {
    all: { type: 'boolean', short: 'a', description: 'Also lists alerts that are over.' },
    ...SERVER_FLAGS,
  },
  examples: ['upriver alerts', 'upriver alerts --all', 'upriver alerts alt_…'],
  async run(context) {
    const api = connect(context);
    const [id] = context.positionals;
    if (id !== undefined) {
      const alert = await api.request<Alert>('GET', `/api/v1/alerts/${encodeURIComponent(id)}`);
      return print(context, alert, explain);
    }
    const path = context.flags['all'] === true ? '/api/v1/alerts' : '/api/v1/alerts?open=true';
    const list = await api.request<Alert[]>('GET', path);
    const now = Date.now();
    const rows = list.map((alert) => [
      alert.id,
      formatAge(alert.openedAt, now),
      stateOf(alert),
      alert.services.map(({ slug }) => slug).join(', '),
      alert.rules.flatMap(({ evidence }) => evidence)[0]?.sentence ?? '',
    ]);
    return print(context, list, () => formatTable(['id', 'began', 'state', 'vendors', 'what'], rows, 'No alerts.'));
  },
};

function stateOf({ closedAt, acknowledgedAt, snoozedUntil }: Alert): string {
  if (closedAt !== null) return 'over';
  if (acknowledgedAt !== null) return 'acknowledged';
  return snoozedUntil === null ? 'open' : 'snoozed';
}

function explain(alert: Alert): string {
  const lines = [`${alert.id}: ${stateOf(alert)}, since ${alert.openedAt}`];
  for (const { ruleId, hash, triggeredAt, closedAt, evidence } of alert.rules) {
    const until = closedAt === null ? '' : `, over at ${closedAt}`;
    lines.push(
      '',
      `Rule ${ruleId} (definition ${hash.slice(0, 12)}), ${triggeredAt === null ? 'not yet told' : `told at ${triggeredAt}`}${until}:`,
    );
    // What has ended says no more how it ends.
    for (const { sentence, clears } of evidence)
      lines.push(`  ${sentence}`, ...(closedAt === null ? [`  ${clears}`] : []));
  }
  return `${lines.join('\n')}\n`;
}
