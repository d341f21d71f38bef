/**
 * Plays storylines that were written before anybody saw what the program says of them, each at its own rate, and compares every look with the truth
 * and with what is fair to say.
 *
 *   node bench/verdict-stories/blind.ts --sentences
 *   node bench/verdict-stories/blind.ts --set later --seed 3 --only "key"
 */
import { parseArgs } from 'node:util';
import { BLIND_ERRORS } from './blind-errors.ts';
import { BLIND_FOURTH } from './blind-fourth.ts';
import { BLIND_LATER } from './blind-later.ts';
import { BLIND_NETWORK } from './blind-network.ts';
import { BLIND_PLACES } from './blind-places.ts';
import { BLIND_REFUSALS } from './blind-refusals.ts';
import { BLIND_THIRD } from './blind-third.ts';
import type { BlindStory } from './blind-story.ts';
import { findingsOf } from './findings.ts';
import { LOOKS, watchStory } from './play.ts';
import type { SeriesLook } from './play.ts';
import { scoreOf } from './score.ts';

const SETS = {
  first: [...BLIND_ERRORS, ...BLIND_REFUSALS, ...BLIND_NETWORK, ...BLIND_PLACES],
  later: BLIND_LATER,
  third: BLIND_THIRD,
  fourth: BLIND_FOURTH,
};
const LAST_MINUTE = 20;

const { values } = parseArgs({
  options: {
    set: { type: 'string', default: 'first' },
    seed: { type: 'string', default: '1' },
    only: { type: 'string', default: '' },
    part: { type: 'string', default: '0/1' },
    sentences: { type: 'boolean', default: false },
  },
});

const [part = 0, parts = 1] = values.part.split('/').map(Number);
const set = Object.hasOwn(SETS, values.set) ? SETS[values.set as keyof typeof SETS] : [];
const chosen = set.filter(({ name }, index) => name.includes(values.only) && index % parts === part);
/** Looks by score and minute. */
const counts = new Map<string, number>();
let unfair = 0;
for (const story of chosen) await playOne(story);
console.log(`\n${chosen.length} storylines, seed ${values.seed}; at ${LOOKS.join(', ')} minutes:`);
for (const score of ['right', 'undecided', 'not found', 'wrong', 'wrong, high'])
  console.log(`${score}: ${LOOKS.map((minute) => counts.get(`${score} ${minute}`) ?? 0).join(' ')}`);
console.log(`not fair: ${unfair}`);

async function playOne(story: BlindStory): Promise<void> {
  const { looks } = await watchStory(story, story.callsPerMinute, Number(values.seed), LAST_MINUTE);
  const ofWatched = LOOKS.map((minute) => worstOf(story, looks, minute));
  const words = ofWatched.map((look, index) => {
    if (look === undefined) return 'no calls';
    const score = scoreOf({ ...story, truth: story.truthOf?.(look) ?? story.truth }, look);
    counts.set(`${score} ${look.minute}`, (counts.get(`${score} ${look.minute}`) ?? 0) + 1);
    const isFair = story.fair[index]?.includes(look.verdict) === true;
    unfair += Number(!isFair);
    return `${look.verdict}/${look.confidence}${isFair ? '' : ' (not fair)'}`;
  });
  console.log(`\n${story.truth}: ${story.name} [${story.callsPerMinute}/min]: ${words.join(' · ')}`);
  if (values.sentences) for (const look of ofWatched) if (look) console.log(`   ${look.minute} ${look.sentence}`);
  for (const other of othersOf(story, looks)) console.log(`   also ${other}`);
  for (const finding of findingsOf(story, looks)) console.log(`   !! ${finding}`);
}

/** The series of the watched project that is told as the verdict of all of them: the first that is named, else that is impaired. */
function worstOf({ watched }: BlindStory, looks: readonly SeriesLook[], minute: number): SeriesLook | undefined {
  const own = looks.filter((look) => look.vendor === 0 && look.project === watched && look.minute === minute);
  const rank = ['them', 'us', 'undecided'];
  return own.toSorted((a, b) => rankOf(rank, a) - rankOf(rank, b))[0];
}

function rankOf(rank: readonly string[], { verdict }: SeriesLook): number {
  const at = rank.indexOf(verdict);
  return at === -1 ? rank.length : at;
}

/** What was said of the other series of the vendor at each look. */
function othersOf({ watched }: BlindStory, looks: readonly SeriesLook[]): string[] {
  const lines = new Map<string, string[]>();
  for (const look of looks) {
    if (look.vendor !== 0 || look.project === watched || !LOOKS.some((minute) => minute === look.minute)) continue;
    const whose = `${look.project} in ${look.environment}, ${look.region}`;
    lines.set(whose, [...(lines.get(whose) ?? []), `${look.verdict}${look.confidence === 'high' ? '*' : ''}`]);
  }
  return [...lines].map(([whose, words]) => `${whose}: ${words.join(' · ')}`);
}
