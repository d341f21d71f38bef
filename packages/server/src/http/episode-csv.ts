import type { EpisodeEvidence } from '@upriver/contract';
import type { CsvCell } from './csv.ts';
import { evidenceFacts, revisionWords } from './episode-facts.ts';

const COLUMNS = [
  'part',
  'name',
  'value',
  'at',
  'method',
  'host',
  'endpoint',
  'status',
  'errorClass',
  'latencyMs',
  'requestId',
  'project',
  'environment',
  'region',
  'endedAt',
  'callsLost',
] as const;
type Line = Readonly<Partial<Record<(typeof COLUMNS)[number], CsvCell>>>;

/** Evidence of an episode as one table: facts, counts, sample calls and the words of the page. @returns headings and lines */
export function episodeCsv(evidence: EpisodeEvidence): [headings: readonly string[], lines: CsvCell[][]] {
  const { entry, failures, slow, outage, pageStatuses, pageWording } = evidence;
  const lines: Line[] = [
    ...evidenceFacts(evidence).map(([name, value]) => ({ part: 'fact', name, value })),
    ...failures.endpoints.map(({ name, calls }) => ({ part: 'failed_endpoint', name, value: calls })),
    ...failures.errorClasses.map(({ name, calls }) => ({ part: 'error_class', name, value: calls })),
    ...(slow?.endpoints ?? []).map(({ name, calls }) => ({ part: 'slow_endpoint', name, value: calls })),
    ...failures.samples.map((call) => ({ part: 'failed_call', ...call })),
    ...(slow?.samples ?? []).map((call) => ({ part: 'slow_call', ...call })),
    ...outage.series.map(({ id, calls, onsetAt, ...series }) => ({
      part: 'series',
      name: id,
      value: calls,
      at: onsetAt,
      ...series,
    })),
    ...pageStatuses.map(({ at, component, status }) => ({
      part: 'page_status',
      name: component ?? 'page',
      value: status,
      at,
    })),
    ...pageWording.map(({ at, status, text }) => ({ part: 'page', name: status, value: text, at })),
    ...entry.revisions.map((revision) => ({
      part: 'revision',
      name: revision.reason,
      value: revisionWords(revision),
      at: revision.at,
    })),
  ];
  return [COLUMNS, lines.map((line) => COLUMNS.map((name) => line[name] ?? null))];
}
