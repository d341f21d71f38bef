import type { EpisodeEvidence } from '@upriver/contract';
import { escapeMarkup } from '../domain/markup.ts';
import { episodeFacts, incidentFacts } from './episode-facts.ts';
import type { Fact } from './episode-facts.ts';

type Cell = Fact[1];

/** Evidence of an episode as a page to print: no script, no style, nothing loaded; every text is escaped. */
export function episodePage(evidence: EpisodeEvidence): string {
  const { service, entry, failures, slow, pageWording, createdAt } = evidence;
  const title = `Impairment of calls to ${service.name}`;
  const facts = [...episodeFacts(entry), ...incidentFacts(entry), ['Document created', createdAt] as const];
  return `<!doctype html>
<html lang="en"><head><meta charset="utf-8"><title>${escapeMarkup(title)}</title></head><body>
<h1>${escapeMarkup(title)}</h1>
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
${samples(failures.samples)}
${slow === null ? '' : slowPart(slow)}
<h2>The status page</h2>
${table(
  ['At', 'Status', 'Text'],
  pageWording.map(({ at, status, text }) => [at, status, text]),
)}
</body></html>
`;
}

function slowPart({
  limitMs,
  calls,
  isComplete,
  endpoints,
  samples: some,
}: NonNullable<EpisodeEvidence['slow']>): string {
  return `<h2>Slow calls</h2>
<p>${calls} calls took longer than ${Math.round(limitMs)} ms${isComplete ? '' : '; not all calls of the episode were read'}.</p>
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
