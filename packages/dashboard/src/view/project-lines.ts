import type { Overview, Verdict } from '@upriver/contract';
import { inZone } from './words.ts';

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
      const its = trouble.flatMap(({ series }) => series).filter(({ project }) => project.slug === slug);
      const worst = its.find((series) => series.verdict === verdicts[0]);
      return [
        slug,
        {
          verdicts,
          vendors,
          why: vendors === 0 ? 'No vendor known yet.' : inZone(worst?.sentence ?? '', Date.parse(at), zone),
        },
      ];
    }),
  );
}
