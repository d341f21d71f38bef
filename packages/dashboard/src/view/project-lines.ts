import type { Overview, Verdict } from '@upriver/contract';
import { attentionRow } from './attention.ts';
import { shareOf } from './series-words.ts';

/** What the list of projects says of one. */
export interface ProjectLine {
  /** Every verdict on impaired calls of it, worst first; where none is impaired the verdict on all of it. */
  readonly verdicts: readonly Verdict[];
  /** How many vendors it uses. */
  readonly vendors: number;
  /** Of what needs attention, or why there is nothing to say. */
  readonly why: string;
}

/** By slug. */
export function projectLines(
  { projects, services, trouble, at }: Overview,
  zone: string,
): ReadonlyMap<string, ProjectLine> {
  return new Map(
    projects.map(({ slug, verdicts }) => {
      const vendors = services.filter((service) => service.projects.includes(slug)).length;
      const its = trouble.flatMap((one) => {
        const series = one.series.filter(({ project }) => project.slug === slug);
        return series.length === 0 ? [] : [{ ...one, series }];
      });
      const worst = its.find(({ series }) => series[0]?.verdict === verdicts[0]);
      return [
        slug,
        {
          verdicts,
          vendors,
          why: vendors === 0 ? 'No vendor known yet.' : worst === undefined ? '' : whyOf(worst, Date.parse(at), zone),
        },
      ];
    }),
  );
}

/** "Northpay: 31 % of calls fail, usually 0.2 %. A part of the vendor. Their page reports it." */
function whyOf(trouble: Overview['trouble'][number], now: number, zone: string): string {
  const [series] = trouble.series;
  const share = series?.evidence.calls.says === 'impaired' ? shareOf(series) : '';
  const causes = attentionRow(trouble, now, zone).causes.filter((cause) => cause !== '');
  const rest = causes.map((cause) => (cause.endsWith('.') ? cause : `${cause}.`));
  return `${trouble.service.name}: ${[share, ...rest].filter((one) => one !== '').join(' ')}`;
}
