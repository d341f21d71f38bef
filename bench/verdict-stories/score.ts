import { brier, logLoss, reliability } from '../attribution/score.ts';
import type { Scored } from '../attribution/score.ts';
import { LOOKS } from './play.ts';
import type { Look, Play } from './play.ts';
import type { Story } from './story.ts';

/** How a look compares with the truth; `not found` while calls are not seen to be impaired. */
export type Score = 'right' | 'undecided' | 'not found' | 'wrong' | 'wrong, high';

/** Scores one look. After the end of a story's fault, calls that are well again are right. */
export function scoreOf({ truth, expects = [], endsAt = Infinity }: Story, look: Look): Score {
  const { verdict, confidence } = look;
  const wrong: Score = confidence === 'high' ? 'wrong, high' : 'wrong';
  if (truth === 'fine') return expects.includes(verdict) ? 'right' : verdict === 'cannot_say' ? 'not found' : wrong;
  if (verdict === truth) return 'right';
  if (verdict === 'undecided') return 'undecided';
  if (verdict === 'them' || verdict === 'us') return wrong;
  if (look.minute > endsAt) return 'right';
  return verdict === 'not_affecting_you' ? wrong : 'not found';
}

/** A table of scores by family and minute, in Markdown. */
export function tableOf(plays: readonly Play[]): string {
  const families = [...new Set(plays.map(({ story }) => story.family))];
  const rows = [...families, 'all'].map((family) => {
    const of = plays.filter(({ story }) => family === 'all' || story.family === family);
    return `| ${family} | ${of.length} | ${LOOKS.map((minute) => cell(of, minute)).join(' | ')} | ${countHigh(of)} |`;
  });
  return [
    `| family | plays | ${LOOKS.map((minute) => `${minute} min`).join(' | ')} | wrong at high |`,
    `|---|---|${LOOKS.map(() => '---').join('|')}|---|`,
    ...rows,
  ].join('\n');
}

function cell(plays: readonly Play[], minute: number): string {
  const scores = plays.flatMap(({ story, looks }) =>
    looks.filter((look) => look.minute === minute).map((look) => scoreOf(story, look)),
  );
  const share = (...words: readonly Score[]): number =>
    Math.round((100 * scores.filter((score) => words.includes(score)).length) / Math.max(1, scores.length));
  return `${share('right')}/${share('undecided')}/${share('not found')}/${share('wrong', 'wrong, high')}`;
}

function countHigh(plays: readonly Play[]): number {
  return plays.reduce(
    (sum, { story, looks }) => sum + looks.filter((look) => scoreOf(story, look) === 'wrong, high').length,
    0,
  );
}

/** Brier score, log loss and reliability of the probabilities that were told of faults, over all looks at which there were any. */
export function probabilitiesOf(plays: readonly Play[]): string {
  const scored = plays.flatMap(({ story, looks }, seed) => looks.flatMap((look) => toScored(story, seed, look)));
  const bins = reliability(scored).map((bin) => `${bin.stated.toFixed(2)}→${bin.true.toFixed(2)} (${bin.stories})`);
  return `Brier ${brier(scored).toFixed(3)}, log loss ${logLoss(scored).toFixed(3)}\nreliability: ${bins.join(' · ')}`;
}

function toScored({ family, truth, projects }: Story, seed: number, look: Look): Scored[] {
  const { minute, verdict, confidence, them, us } = look;
  if (truth === 'fine' || them === null || us === null) return [];
  return [
    {
      seed,
      family,
      truth,
      isVisibleChange: false,
      isSingle: projects.length === 1,
      minute,
      isDetected: true,
      side: verdict === 'them' || verdict === 'us' ? verdict : 'undecided',
      isHigh: confidence === 'high',
      them,
      us,
    },
  ];
}
