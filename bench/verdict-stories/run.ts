/**
 * Plays every story through the whole program and scores its verdicts.
 *
 *   node bench/verdict-stories/run.ts                          all, at 10 and 60 calls a minute
 *   node bench/verdict-stories/run.ts --rates 3,300 --seeds 2 --sentences --only deployment
 *   node bench/verdict-stories/run.ts --postgres 10            the first ten on PostgreSQL, too
 */
import { parseArgs } from 'node:util';
import { createTestStores } from '../../test/support/stores.ts';
import { playStory } from './play.ts';
import type { Play } from './play.ts';
import { probabilitiesOf, scoreOf, tableOf } from './score.ts';
import { STORIES } from './stories.ts';

const { values } = parseArgs({
  options: {
    rates: { type: 'string', default: '10,60' },
    seeds: { type: 'string', default: '1' },
    seed: { type: 'string', default: '1' },
    only: { type: 'string', default: '' },
    part: { type: 'string', default: '0/1' },
    sentences: { type: 'boolean', default: false },
    postgres: { type: 'string', default: '0' },
  },
});

const rates = values.rates.split(',').map(Number);
const [part = 0, parts = 1] = values.part.split('/').map(Number);
const chosen = STORIES.filter(
  ({ family, name }, index) => `${family}: ${name}`.includes(values.only) && index % parts === part,
);
const plays: Play[] = [];
const begun = performance.now();
for (const callsPerMinute of rates)
  for (let seed = Number(values.seed); seed < Number(values.seed) + Number(values.seeds); seed += 1)
    for (const story of chosen) plays.push(await playOne(story, callsPerMinute, seed));
const postgres = createTestStores().find(({ name }) => name === 'postgres');
if (postgres !== undefined && postgres.skip === undefined && Number(values.postgres) > 0) {
  for (const story of chosen.slice(0, Number(values.postgres)))
    plays.push(await playOne(story, rates[0] ?? 10, 1, await postgres.open()));
  await postgres.close();
}
console.log(
  `\n${plays.length} plays of ${chosen.length} stories; ${((performance.now() - begun) / 1000).toFixed(0)} s\n`,
);
console.log('right/undecided/not found/wrong in %\n');
console.log(tableOf(plays));
console.log(`\n${probabilitiesOf(plays)}`);
if (rates.length > 1)
  for (const rate of rates)
    console.log(
      `\nat ${rate} calls a minute\n\n${tableOf(plays.filter(({ callsPerMinute }) => callsPerMinute === rate))}`,
    );

async function playOne(...given: Parameters<typeof playStory>): Promise<Play> {
  const play = await playStory(...given);
  const { story, callsPerMinute, looks, published } = play;
  const scores = looks.map((look) => scoreOf(story, look));
  const isWrong = scores.some((score) => score.startsWith('wrong'));
  console.log(
    `${isWrong ? '!! ' : ''}${story.family}: ${story.name} [${callsPerMinute}/min, ${story.truth}] ${scores.join(' · ')} (${published.length} published)`,
  );
  if (values.sentences || isWrong)
    for (const [index, look] of looks.entries())
      console.log(
        `   ${String(look.minute).padStart(2)} min ${look.verdict}/${look.page}/${look.confidence}${look.isRecovering ? '/recovering' : ''} ${scores[index]}: ${look.sentence}`,
      );
  return play;
}
