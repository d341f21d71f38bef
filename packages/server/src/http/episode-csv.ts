import type { EpisodeEvidence } from '@upriver/contract';
import type { CsvCell } from './csv.ts';
import { episodeFacts, incidentFacts } from './episode-facts.ts';

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
] as const;
type Line = Readonly<Partial<Record<(typeof COLUMNS)[number], CsvCell>>>;

/** Evidence of an episode as one table: facts, counts, sample calls and the words of the page. @returns headings and lines */
export function episodeCsv(evidence: EpisodeEvidence): [headings: readonly string[], lines: CsvCell[][]] {
  const { entry, failures, slow, pageWording, createdAt, service } = evidence;
  const facts = [
    ['Service', service.name] as const,
    ...episodeFacts(entry),
    ...incidentFacts(entry),
    ['Failed calls read', failures.calls] as const,
    ['All failed calls of the episode', failures.isComplete] as const,
    ...(slow === null ? [] : [['Slow calls read', slow.calls] as const, ['Slow from, ms', slow.limitMs] as const]),
    ['Document created', createdAt] as const,
  ];
  const lines: Line[] = [
    ...facts.map(([name, value]) => ({ part: 'fact', name, value })),
    ...failures.endpoints.map(({ name, calls }) => ({ part: 'failed_endpoint', name, value: calls })),
    ...failures.errorClasses.map(({ name, calls }) => ({ part: 'error_class', name, value: calls })),
    ...(slow?.endpoints ?? []).map(({ name, calls }) => ({ part: 'slow_endpoint', name, value: calls })),
    ...failures.samples.map((call) => ({ part: 'failed_call', ...call })),
    ...(slow?.samples ?? []).map((call) => ({ part: 'slow_call', ...call })),
    ...pageWording.map(({ at, status, text }) => ({ part: 'page', name: status, value: text, at })),
  ];
  return [COLUMNS, lines.map((line) => COLUMNS.map((name) => line[name] ?? null))];
}
