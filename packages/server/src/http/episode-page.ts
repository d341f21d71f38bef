import type { EpisodeEvidence } from '@upriver/contract';
import { escapeMarkup } from '../domain/markup.ts';
import { evidenceFacts, revisionWords } from './episode-facts.ts';
import type { Fact } from './episode-facts.ts';

type Cell = Fact[1];

/** Evidence of an episode as a page to print: no script, no style, nothing loaded; every text is escaped. */
export function episodePage(evidence: EpisodeEvidence): string {
  const { service, entry, failures, slow, outage, pageStatuses, pageWording } = evidence;
  const title = `Impairment of calls to ${service.name}`;
  return `<!doctype html>
<html lang="en"><head><meta charset="utf-8"><title>${escapeMarkup(title)}</title></head><body>
<h1>${escapeMarkup(title)}</h1>
${table(['What', 'Value'], evidenceFacts(evidence))}
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
${samples(failures.samples)}
${slow === null ? '' : slowPart(slow)}
<h2>Series that felt the same outage</h2>
${table(
  ['Project', 'Environment', 'Region', 'Onset', 'Ended', 'Calls', 'Calls lost', 'Episode'],
  outage.series.map((series) => [
    series.project,
    series.environment,
    series.region,
    series.onsetAt,
    series.endedAt,
    series.calls,
    series.callsLost,
    series.id,
  ]),
)}
<h2>The status page</h2>
${table(
  ['Read at', 'Part', 'Status'],
  pageStatuses.map(({ at, component, status }) => [at, component ?? 'page', status]),
)}
${pageWording.length === 0 ? '<p>The page posted no incident of it.</p>' : ''}
${table(
  ['At', 'Status', 'Text'],
  pageWording.map(({ at, status, text }) => [at, status, text]),
)}
${entry.revisions.length === 0 ? '' : changes(entry.revisions)}
</body></html>
`;
}

function changes(revisions: EpisodeEvidence['entry']['revisions']): string {
  return `<h2>Changes of this entry</h2>
${table(
  ['At', 'Change'],
  revisions.map((revision) => [revision.at, revisionWords(revision)]),
)}`;
}

function slowPart({
  limitMs,
  calls,
  isComplete,
  endpoints,
  samples: some,
}: NonNullable<EpisodeEvidence['slow']>): string {
  return `<h2>Slow calls</h2>
<p>${calls} calls that did not fail took longer than ${limitMs} ms${isComplete ? '' : '; not all calls of the episode were read'}.</p>
${table(
  ['Endpoint', 'Calls'],
  endpoints.map(({ name, calls: count }) => [name, count]),
)}
${samples(some)}`;
}

function samples(calls: EpisodeEvidence['failures']['samples']): string {
  return table(
    ['At', 'Method', 'Host', 'Endpoint', 'Status', 'Error class', 'Milliseconds', 'Request id'],
    calls.map((call) => [
      call.at,
      call.method,
      call.host,
      call.endpoint,
      call.status,
      call.errorClass,
      call.latencyMs,
      call.requestId,
    ]),
  );
}

function table(headings: readonly string[], rows: readonly (readonly Cell[])[]): string {
  const line = (cells: readonly Cell[], tag: 'th' | 'td'): string =>
    `<tr>${cells.map((cell) => `<${tag}>${escapeMarkup(cell === null ? '' : String(cell))}</${tag}>`).join('')}</tr>`;
  return `<table border="1">${[line(headings, 'th'), ...rows.map((row) => line(row, 'td'))].join('\n')}</table>`;
}
