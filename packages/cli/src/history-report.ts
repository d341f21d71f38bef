import type { HistoryEntry, OrganizationHistory } from '@upriver/contract';
import { formatSpan, formatTable, toMinute } from './table.ts';

/** Text of what happened to all vendors of an organization: the sum in a sentence, then each entry, newest first. */
export function formatOrganizationHistory(answer: OrganizationHistory, now: number): string {
  const range = `${toMinute(answer.since)} to ${toMinute(answer.until)} UTC`;
  if (answer.entries.length === 0) return `Nothing happened, ${range}. ${formatWatched(answer)}\n`;
  const table = formatTable(
    ['began', 'lasted', 'service', 'what', 'our lead', 'title'],
    answer.entries.map((entry) => toRow(entry, now)),
    '',
  );
  return `${formatSum(answer)} ${formatWatched(answer)}\n${range}\n\n${table}`;
}

function formatWatched({ summary }: OrganizationHistory): string {
  const { servicesWatched, pageChecks, calls } = summary;
  return `${count(servicesWatched, 'vendor')} watched, ${count(pageChecks, 'page check')}, ${count(calls, 'call')}.`;
}

function formatSum({ summary }: OrganizationHistory): string {
  const { impairedServices, callsLost, ourOwn, incidents, neverFelt, maintenances, alerts } = summary;
  const own = ourOwn === 0 ? '' : `, ${ourOwn} by your own fault`;
  const felt =
    impairedServices === 0
      ? 'No calls were impaired.'
      : `Calls to ${count(impairedServices, 'vendor')} were impaired${own}; ${count(callsLost, 'call')} lost.`;
  const unfelt = neverFelt === 0 ? '' : ` (${neverFelt} did not affect you)`;
  return `${felt} ${count(incidents, 'incident')}${unfelt}, ${count(maintenances, 'maintenance')}, ${count(alerts, 'alert')}.`;
}

function toRow({ type, at, endedAt, service, ledger, incident, alert }: HistoryEntry, now: number): string[] {
  const lasted = formatSpan((endedAt === null ? now : Date.parse(endedAt)) / 1000 - Date.parse(at) / 1000);
  return [
    toMinute(at),
    endedAt === null ? `${lasted}, open` : lasted,
    service?.slug ?? alert?.services.map(({ slug }) => slug).join(' ') ?? '',
    type === 'impairment'
      ? describeImpairment(ledger)
      : type === 'alert'
        ? describeAlert(alert)
        : describePost(type, ledger, incident),
    typeof ledger?.leadSeconds === 'number' ? formatSpan(ledger.leadSeconds) : '',
    incident?.title ?? '',
  ];
}

function describeImpairment(ledger: HistoryEntry['ledger']): string {
  const episode = ledger?.episode;
  if (!episode) return '';
  const { fault, cause, project, depth, callsLost, judgment } = episode;
  const side = judgment?.fault ?? fault;
  const why = judgment === null ? cause?.cause : judgment.cause;
  const posted =
    ledger?.kind === 'never_posted' ? ', never posted' : ledger?.kind === 'not_posted_yet' ? ', not posted yet' : '';
  return `${side}${why ? ` (${why})` : ''}: ${project.slug}, ${Math.round(depth * 100)} % bad, ${callsLost} lost${posted}`;
}

function describePost(type: string, ledger: HistoryEntry['ledger'], incident: HistoryEntry['incident']): string {
  const what = type === 'incident' && incident !== null ? `${incident.impact} incident` : type;
  if (ledger?.kind === 'never_felt') return `${what}, did not affect you`;
  return ledger?.kind === 'cannot_say' ? `${what}, too few calls to say` : what;
}

function describeAlert(alert: HistoryEntry['alert']): string {
  if (alert === null) return '';
  const by =
    alert.acknowledgedAt === null ? '' : `, acknowledged${alert.acknowledgedBy ? ` by ${alert.acknowledgedBy}` : ''}`;
  return `alert, ${count(alert.messages, 'message')} sent${by}`;
}

function count(number: number, noun: string): string {
  return `${number.toLocaleString('en')} ${noun}${number === 1 ? '' : 's'}`;
}
