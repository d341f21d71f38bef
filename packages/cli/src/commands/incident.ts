import type { IncidentDetail } from '@upriver/contract';
import { connect } from '../api.ts';
import { SERVER_FLAGS, print, requirePositional } from '../command.ts';
import type { Command } from '../command.ts';
import { formatAge, toMinute, toPlainText } from '../table.ts';

export const incident: Command = {
  flags: SERVER_FLAGS,
  examples: ['upriver incident inc_aaaaaaaaaaaaaaaaaaaaaaaaaa'],
  async run(context) {
    const id = requirePositional(context, 0, 'the id of the incident, which upriver incidents shows');
    const found = await connect(context).request<IncidentDetail>('GET', `/api/v1/incidents/${encodeURIComponent(id)}`);
    return print(context, found, (detail) => formatIncident(detail, Date.now()));
  },
};

function formatIncident(detail: IncidentDetail, now: number): string {
  const { service, title, impact, status, startedAt, resolvedAt, statusPageUrl, updates } = detail;
  const until = resolvedAt === null ? `since ${formatAge(startedAt, now)}, ${status}` : `until ${toMinute(resolvedAt)}`;
  return [
    `${service.name}: ${toPlainText(title)}`,
    `${impact} impact, from ${toMinute(startedAt)} UTC, ${until}`,
    ...(statusPageUrl === null ? [] : [statusPageUrl]),
    '',
    ...updates.map((update) => `${toMinute(update.createdAt)}  ${update.status}: ${toPlainText(update.body)}`),
    ...(updates.length === 0 ? ['The page published no updates.'] : []),
    '',
  ].join('\n');
}
