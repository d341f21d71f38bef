// A service is judged for each project, environment and region; one of them can be looked at alone.
import type { SeriesVerdict, ServiceVerdicts, Verdict } from '@upriver/contract';

/** One series as a tab. */
export interface SeriesTab {
  readonly key: string;
  /** What tells it from the others: "checkout", "checkout · eu-west-1". */
  readonly name: string;
  readonly verdict: Verdict;
  /** Query parameters that choose it; undefined where its calls name none. */
  readonly query: Readonly<Record<(typeof PARTS)[number], string | undefined>>;
}

const PARTS = ['project', 'environment', 'region'] as const;
const ORDER: readonly Verdict[] = ['us', 'them', 'undecided', 'not_affecting_you', 'healthy', 'cannot_say'];

/** A tab for each series, worst first; none where there is only one. */
export function listSeriesTabs({ series }: ServiceVerdicts): SeriesTab[] {
  if (series.length < 2) return [];
  const rows = series.map((one) => ({ one, query: queryOf(one) }));
  const differing = PARTS.filter((part) => new Set(rows.map(({ query }) => query[part])).size > 1);
  return rows
    .map(({ one, query }) => {
      const names = differing.map((part) => (part === 'project' ? one.project.name : (query[part] ?? `no ${part}`)));
      return { key: keyOf(query), name: names.join(' · '), verdict: one.verdict, query };
    })
    .toSorted((a, b) => ORDER.indexOf(a.verdict) - ORDER.indexOf(b.verdict));
}

/** The verdicts as if there were only the series that an address chooses; all where it chooses none, or one that is gone. */
export function chosenSeries(
  verdicts: ServiceVerdicts,
  query: URLSearchParams,
): { readonly verdicts: ServiceVerdicts; readonly tab: SeriesTab | undefined } {
  const asked = keyOf(Object.fromEntries(PARTS.map((part) => [part, query.get(part) ?? undefined])));
  const tab = listSeriesTabs(verdicts).find(({ key }) => key === asked);
  const series = tab && verdicts.series.find((one) => keyOf(queryOf(one)) === tab.key);
  if (series === undefined) return { verdicts, tab: undefined };
  const { verdict, since, sentence } = series;
  return { verdicts: { ...verdicts, verdict, since, sentence, series: [series] }, tab };
}

function queryOf({ project, environment, region }: SeriesVerdict): SeriesTab['query'] {
  return { project: project.slug, environment: environment ?? undefined, region: region ?? undefined };
}

function keyOf(query: Readonly<Partial<Record<string, string | undefined>>>): string {
  return PARTS.map((part) => query[part] ?? '').join('/');
}

/** The query of a request for the calls of a tab: "&project=checkout&region=eu-west-1". */
export function tabFilter(tab: SeriesTab | undefined): string {
  if (tab === undefined) return '';
  return PARTS.map((part) =>
    tab.query[part] === undefined ? '' : `&${part}=${encodeURIComponent(tab.query[part])}`,
  ).join('');
}
