/**
 * How often calls are called healthy while a share of them fails, where few are made: by minutes after the onset, and how often the sentence says
 * that an outage as deep as this would have shown.
 *
 *   node bench/verdict-stories/lucky.ts --rates 1,2,3 --shares 0.1,0.2,0.5,1 --seeds 8
 */
import { parseArgs } from 'node:util';
import { watchStory } from './play.ts';
import type { SeriesLook } from './play.ts';
import { failing, ofVendor, project, story } from './story.ts';

const { values } = parseArgs({
  options: {
    rates: { type: 'string', default: '1,2,3' },
    shares: { type: 'string', default: '0.1,0.2,0.5,1' },
    seeds: { type: 'string', default: '8' },
    seed: { type: 'string', default: '1' },
  },
});
const LAST_MINUTE = 20;
const SPANS = [
  [1, 2],
  [3, 5],
  [6, 10],
  [11, 20],
] as const;

console.log(
  `| calls a minute | fail | ${SPANS.map(([from, to]) => `${from}–${to} min`).join(' | ')} | found after, median | healthy at high | said that it would have shown |\n|---|---|${SPANS.map(() => '---').join('|')}|---|---|---|`,
);
for (const rate of values.rates.split(',').map(Number))
  for (const share of values.shares.split(',').map(Number)) {
    const plays: SeriesLook[][] = [];
    for (let seed = Number(values.seed); seed < Number(values.seed) + Number(values.seeds); seed += 1) {
      const fault = story('lucky', `${share * 100} % of few calls fail`, 'them', {
        projects: [project('shop')],
        vendors: 1,
        ...failing(ofVendor, share, 'gateway'),
      });
      const { looks } = await watchStory(fault, rate, seed, LAST_MINUTE);
      plays.push(looks.filter(({ vendor }) => vendor === 0));
    }
    const healthy = plays.flat().filter(({ verdict }) => verdict === 'healthy');
    const wouldHaveShown = healthy.filter(({ sentence }) => shownBy(sentence) <= share);
    console.log(
      `| ${rate} | ${share * 100} % | ${SPANS.map(([from, to]) => percentHealthy(plays, from, to)).join(' | ')} | ${medianFound(plays)} | ${healthy.filter(({ confidence }) => confidence === 'high').length} of ${healthy.length} | ${wouldHaveShown.length} of ${healthy.length} |`,
    );
  }

/** The smallest outage that the sentence says the calls would have shown; Infinity where it says none. */
function shownBy(sentence: string): number {
  const told = /(?:have shown|show only) an outage of ([\d.]+) %/.exec(sentence);
  return told === null ? Infinity : Number(told[1]) / 100;
}

function percentHealthy(plays: readonly SeriesLook[][], from: number, to: number): string {
  const looks = plays.flat().filter(({ minute }) => minute >= from && minute <= to);
  return `${Math.round((100 * looks.filter(({ verdict }) => verdict === 'healthy').length) / looks.length)} %`;
}

function medianFound(plays: readonly SeriesLook[][]): string {
  const found = plays
    .map((looks) => looks.find(({ verdict }) => verdict === 'them' || verdict === 'us' || verdict === 'undecided'))
    .map((look) => look?.minute ?? Infinity)
    .toSorted((a, b) => a - b);
  const middle = found[Math.floor((found.length - 1) / 2)] ?? Infinity;
  return middle === Infinity ? 'not within 20' : String(middle);
}
