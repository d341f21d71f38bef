/**
 * Scores learned rates: organizations whose mix of causes is another than the stories' learn from some impairments, of which people judge a
 * part (one judgment in twenty names a wrong cause), and are scored on others.
 *
 *   node bench/attribution/learned.ts --stories 1600 --seed 30001 --pool /tmp/pool.json
 *
 * Stories are played once and weighed without learned rates; `--pool` keeps that for further runs. Learned rates multiply the
 * probabilities of the causes, which is what the model does with them.
 */
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { priorRates } from '../../packages/detection/src/causes/cause-rates.ts';
import { CAUSES, sideOf } from '../../packages/detection/src/causes/cause.ts';
import type { Cause } from '../../packages/detection/src/causes/cause.ts';
import { learnCauses } from '../../packages/detection/src/causes/learn-rates.ts';
import { weighCauses } from '../../packages/detection/src/causes/weigh-causes.ts';
import { createRandom } from '../detection/random.ts';
import type { Random } from '../detection/random.ts';
import { drawStory } from './families.ts';
import { playStory } from './play.ts';
import { withhold } from './withhold.ts';
import { pick, pickWeighted } from './world.ts';

const { values } = parseArgs({
  options: {
    stories: { type: 'string', default: '1600' },
    seed: { type: 'string', default: '30001' },
    pool: { type: 'string' },
    organizations: { type: 'string', default: '60' },
  },
});

type ByCause = Readonly<Partial<Record<Cause, number>>>;
/** A story at 20 minutes: what it was, and how probable each cause is without learned rates. */
interface Played {
  readonly cause: Cause;
  readonly byCause: ByCause;
}

const MISTAKEN = 0.05;
const TESTS = 300;
/** How many times as frequent as in the stories a cause is. */
const MIXES: Readonly<Record<string, Partial<Record<Cause, number>>>> = {
  "the stories' own": {},
  'vendors as a whole': { vendor: 5 },
  'parts of vendors': { vendor_part: 8 },
  'hardly any vendor': { vendor: 0.05, vendor_part: 0.05 },
  deployments: { deployment: 6, feature: 3 },
  'invisible changes': { project: 10 },
  'our network': { network: 8 },
  'credentials and input': { credentials: 6, input: 6 },
};
/** Impairments in the past, and the share of them that was judged. */
const PASTS = [
  [5, 1],
  [10, 1],
  [30, 0],
  [30, 0.3],
  [30, 1],
  [100, 0.3],
] as const;

const pool = readPool();
const random = createRandom(Number(values.seed) + 1);
const halves = [new Map<Cause, Played[]>(), new Map<Cause, Played[]>()] as const;
for (const [index, one] of pool.entries()) {
  const half = halves[index % 2 === 0 ? 0 : 1];
  half.set(one.cause, [...(half.get(one.cause) ?? []), one]);
}
console.log(
  `${pool.length} stories found within 20 minutes; each cell: mean change of Brier score and log loss (points of right, of wrong)\n`,
);
console.log(
  `| mix | Brier, log loss before | ${PASTS.map(([count, share]) => `${count}, ${100 * share} % judged`).join(' | ')} |`,
);
console.log(`|---|---|${PASTS.map(() => '---').join('|')}|`);
for (const [name, factors] of Object.entries(MIXES)) printMix(name, factors);

function printMix(name: string, factors: Partial<Record<Cause, number>>): void {
  const weights = CAUSES.map((cause) => [cause, (factors[cause] ?? 1) * (halves[0].get(cause)?.length ?? 0)] as const);
  const before = [0, 0, 0, 0];
  let scored = 0;
  const cells = PASTS.map(([count, judgedShare]) => {
    const change = [0, 0, 0, 0];
    for (let index = 0; index < Number(values.organizations); index += 1) {
      const past = Array.from({ length: count }, () => drawFrom(halves[0], weights)).map(({ byCause, cause }) => ({
        byCause,
        judged: random() >= judgedShare ? null : random() < MISTAKEN ? pick(random, CAUSES) : cause,
      }));
      const learned = learnCauses(past);
      const tests = Array.from({ length: TESTS }, () => drawFrom(halves[1], weights));
      const [without, with_] = [score(tests, {}), score(tests, learned)];
      scored += 1;
      for (let place = 0; place < 4; place += 1) {
        before[place] = (before[place] ?? 0) + (without[place] ?? 0);
        change[place] =
          (change[place] ?? 0) + ((with_[place] ?? 0) - (without[place] ?? 0)) / Number(values.organizations);
      }
    }
    const [brier = 0, loss = 0, right = 0, wrong = 0] = change;
    return `${signed(brier, 4)}, ${signed(loss, 3)} (${signed(100 * right, 1)}, ${signed(100 * wrong, 2)})`;
  });
  const [brier = 0, loss = 0] = before;
  console.log(`| ${name} | ${(brier / scored).toFixed(3)}, ${(loss / scored).toFixed(3)} | ${cells.join(' | ')} |`);
}

/** @returns Brier score, log loss, share of right and of wrong answers */
function score(tests: readonly Played[], learned: ByCause): number[] {
  const sums = [0, 0, 0, 0];
  for (const { cause, byCause } of tests) {
    const sides = { them: 0, us: 0, none: 0 };
    for (const [name, probability] of Object.entries(byCause) as [Cause, number][])
      sides[sideOf(name)] += probability * Math.exp(learned[name] ?? 0);
    const all = sides.them + sides.us + sides.none;
    const [them, us] = [sides.them / all, sides.us / all];
    const isTheirs = sideOf(cause) === 'them';
    const truth = isTheirs ? them : us;
    const parts = [
      (them - Number(isTheirs)) ** 2,
      -Math.log(Math.max(1e-6, truth)),
      Number(truth >= 0.9),
      Number((isTheirs ? us : them) >= 0.9),
    ];
    for (const [place, part] of parts.entries()) sums[place] = (sums[place] ?? 0) + part / tests.length;
  }
  return sums;
}

function drawFrom(half: ReadonlyMap<Cause, readonly Played[]>, weights: readonly (readonly [Cause, number])[]): Played {
  return pick(random, half.get(pickWeighted(random, weights)) ?? []);
}

function readPool(): Played[] {
  if (values.pool !== undefined && existsSync(values.pool))
    return JSON.parse(readFileSync(values.pool, 'utf8')) as Played[];
  const played: Played[] = [];
  for (let seed = Number(values.seed); seed < Number(values.seed) + Number(values.stories); seed += 1)
    played.push(...play(createRandom(seed * 7919), seed));
  if (values.pool !== undefined) writeFileSync(values.pool, JSON.stringify(played));
  return played;
}

function play(from: Random, seed: number): Played[] {
  const story = drawStory(from);
  const cause = causeOf(story.family);
  const played: Played[] = [];
  playStory(story, seed, ({ minute, evidence }) => {
    if (minute !== 20 || evidence === undefined || cause === undefined) return;
    const answer = weighCauses(withhold(evidence, ['changes', 'tags', 'answers', 'organizations']), priorRates());
    if (answer !== undefined) played.push({ cause, byCause: answer.byCauseUnlearned });
  });
  return played;
}

/** What a family of stories is; undefined for two causes at once and for none. */
function causeOf(family: string): Cause | undefined {
  const parts = ['region', 'endpoint', 'accounts', 'tenants', 'environment'];
  if (parts.some((part) => family === `vendor ${part}`)) return 'vendor_part';
  if (family.startsWith('vendor') || family === 'shared cloud' || family === 'deploy during vendor outage')
    return 'vendor';
  if (family.startsWith('deploy')) return 'deployment';
  if (family === 'flag') return 'feature';
  if (family.startsWith('project') || family.startsWith('one bad host')) return 'project';
  if (family.startsWith('our') || family.startsWith('route')) return 'network';
  if (family.startsWith('key') || family.startsWith('quota')) return 'credentials';
  return family === 'bad input' ? 'input' : undefined;
}

function signed(value: number, digits: number): string {
  return `${value < 0 ? '−' : '+'}${Math.abs(value).toFixed(digits)}`;
}
