import type { EpisodeEvidence } from '@upriver/contract';

type Cell = string | number | null;

/** Evidence of an episode as a page to print: no script, no style, nothing loaded; every text is escaped. */
export function episodePage(evidence: EpisodeEvidence): string {
  const { service, entry, failures, pageWording, createdAt } = evidence;
  const title = `Impairment of calls to ${service.name}`;
  const facts = [...episodeFacts(entry), ...incidentFacts(entry), ['Document created', createdAt] as const];
  return `<!doctype html>
<html lang="en"><head><meta charset="utf-8"><title>${escapeHtml(title)}</title></head><body>
<h1>${escapeHtml(title)}</h1>
${table(['What', 'Value'], facts)}
<h2>Failed calls</h2>
<p>${failures.calls} failed calls read${failures.isComplete ? '' : ', not all of the episode'}.</p>
${table(
  ['Endpoint', 'Calls'],
  failures.endpoints.map(({ name, calls }) => [name, calls]),
)}
${table(
  ['Error class', 'Calls'],
  failures.errorClasses.map(({ name, calls }) => [name, calls]),
)}
<h2>Samples</h2>
${table(
  ['At', 'Method', 'Host', 'Endpoint', 'Status', 'Error class', 'Milliseconds', 'Request id'],
  failures.samples.map((call) => [
    call.at,
    call.method,
    call.host,
    call.endpoint,
    call.status,
    call.errorClass,
    call.latencyMs,
    call.requestId,
  ]),
)}
<h2>The status page</h2>
${table(
  ['At', 'Status', 'Text'],
  pageWording.map(({ at, status, text }) => [at, status, text]),
)}
</body></html>
`;
}

function episodeFacts({ kind, episode }: EpisodeEvidence['entry']): (readonly [string, Cell])[] {
  if (episode === null) return [];
  return [
    ['Ledger', kind],
    ['Environment', episode.environment],
    ['Region', episode.region],
    ['Onset', episode.onsetAt],
    ['Detected', episode.detectedAt],
    ['Ended', episode.endedAt],
    ['Signals', episode.signals.join(', ')],
    ['Calls', episode.calls],
    ['Greatest share of bad calls', episode.depth],
    ['Failed calls beyond the usual', episode.callsLost],
    ['Fault', episode.fault],
    ['Probability that it is the vendor', episode.probabilities?.them ?? null],
  ];
}

function incidentFacts({ incident }: EpisodeEvidence['entry']): (readonly [string, Cell])[] {
  if (incident === null) return [['Incident', 'none posted']];
  return [
    ['Incident', incident.title],
    ['Start that the incident claims', incident.startedAt],
    ['First seen on the page', incident.postedAt],
    ['Resolved by the page', incident.resolvedAt],
  ];
}

function table(headings: readonly string[], rows: readonly (readonly Cell[])[]): string {
  const line = (cells: readonly Cell[], tag: 'th' | 'td'): string =>
    `<tr>${cells.map((cell) => `<${tag}>${escapeHtml(cell === null ? '' : String(cell))}</${tag}>`).join('')}</tr>`;
  return `<table border="1">${[line(headings, 'th'), ...rows.map((row) => line(row, 'td'))].join('\n')}</table>`;
}

function escapeHtml(text: string): string {
  return text
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;')
    .replaceAll("'", '&#39;');
}
