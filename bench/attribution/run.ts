/**
 * Scores the model of causes on random stories whose mechanisms are not its own.
 *
 *   node bench/attribution/run.ts --stories 400 --seed 1            development
 *   node bench/attribution/run.ts --stories 2000 --seed 760001 --families   half of the tables of README.md
 *
 * `--dump` writes what was scored to a file, and `--from` (several) prints the tables of such files, so that a run can be made in parts.
 */
import { readFileSync, writeFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { priorRates } from '../../packages/detection/src/causes/cause-rates.ts';
import { weighCauses } from '../../packages/detection/src/causes/weigh-causes.ts';
import { createRandom } from '../detection/random.ts';
import { percentOfCore } from './core-mix.ts';
import { drawStory, familyNames } from './families.ts';
import { LOOKS, playStory } from './play.ts';
import type { Hears, Look } from './play.ts';
import { brier, isRight, isWrong, logLoss, percentOf, reliability, toScored } from './score.ts';
import type { Scored } from './score.ts';
import { WITHHELD, withhold } from './withhold.ts';
import type { Withheld } from './withhold.ts';

const { values } = parseArgs({
  options: {
    stories: { type: 'string', default: '400' },
    seed: { type: 'string', default: '1' },
    family: { type: 'string' },
    projects: { type: 'string' },
    hostile: { type: 'boolean', default: false },
    families: { type: 'boolean', default: false },
    ablations: { type: 'boolean', default: false },
    wrong: { type: 'boolean', default: false },
    undecided: { type: 'string' },
    dump: { type: 'string' },
    from: { type: 'string', multiple: true },
  },
});

/** What each column knows. */
const NEW: readonly Withheld[] = ['changes', 'tags', 'answers'];
const COLUMNS: Readonly<Record<string, readonly Withheld[]>> = {
  'without the new evidence': [...NEW, 'organizations'],
  'with it': ['organizations'],
  'with other organizations, too': [],
  ...(values.ablations
    ? Object.fromEntries(
        WITHHELD.filter((one) => one !== 'organizations').map((one) => [
          `with it, without ${one}`,
          ['organizations', one] as const,
        ]),
      )
    : {}),
};

const rates = priorRates();
const scored: Record<string, Scored[]> = Object.fromEntries(Object.keys(COLUMNS).map((column) => [column, []]));
/** Stories that nothing has found within 20 minutes. */
const missed: ({ readonly callsPerMinute: number } & Look['shows'])[] = [];
let spentMs = 0;
let updates = 0;
const begun = performance.now();
const stories = values.from ? 0 : Number(values.stories);
for (const file of values.from ?? []) {
  // Written by --dump.
  const part = JSON.parse(readFileSync(file, 'utf8')) as {
    scored: Record<string, Scored[]>;
    missed: typeof missed;
    spentMs: number;
    updates: number;
  };
  for (const [column, list] of Object.entries(part.scored)) (scored[column] ??= []).push(...list);
  missed.push(...part.missed);
  spentMs += part.spentMs;
  updates += part.updates;
}
for (let index = 0; index < stories; index += 1) {
  const seed = Number(values.seed) + index;
  const story = drawStory(createRandom(seed * 7919), {
    hostile: values.hostile,
    ...(values.family === undefined ? {} : { family: values.family }),
    ...(values.projects === undefined ? {} : { projects: Number(values.projects) }),
  });
  const described = { ...story, seed, isSingle: story.world.projects.length === 1 };
  // The change detector knows what the columns know, too: reported changes make it look closer.
  const [first = '', ...others] = Object.keys(COLUMNS);
  const reports = story.changes.some(({ project }) =>
    story.world.projects.some(({ name, reportsChanges }) => name === project && reportsChanges),
  );
  play(reports ? [first] : [first, ...others], {});
  if (reports) play(others, { changes: true });

  function play(columns: readonly string[], hears: Hears): void {
    playStory(story, seed, (look) => scoreLook(columns, look), hears);
  }

  function scoreLook(columns: readonly string[], { minute, evidence, hasProbeAlready, shows }: Look): void {
    if (minute === 20 && evidence === undefined && columns.includes('with it'))
      missed.push({ callsPerMinute: story.world.projects[0]?.callsPerMinute ?? 0, ...shows });

    for (const column of columns) {
      const withheld = COLUMNS[column] ?? [];
      if (column.startsWith('with it, without') && minute !== 20) continue;
      const isOld = column === 'without the new evidence' && !hasProbeAlready;
      const given = evidence && withhold(evidence, isOld ? [...withheld, 'probe'] : withheld);
      const from = performance.now();
      const answer = given && weighCauses(given, rates);
      if (given) {
        spentMs += performance.now() - from;
        updates += 1;
      }
      const one = toScored(described, minute, answer);
      scored[column]?.push(one);
      const isShown =
        values.undecided === column ? minute === 20 && one.side === 'undecided' : values.wrong && isWrong(one);
      if (isShown && answer) {
        console.log(
          seed,
          minute,
          column,
          story.family,
          one.isHigh ? 'HIGH' : '',
          `them ${one.them.toFixed(3)} us ${one.us.toFixed(3)}`,
        );
        for (const cause of answer.causes.slice(0, 3))
          console.log(
            '    ',
            cause.probability.toFixed(3),
            cause.kind,
            JSON.stringify(cause.subject),
            nats(cause.nats),
          );
      }
    }
  }
}

if (values.dump !== undefined) writeFileSync(values.dump, JSON.stringify({ scored, missed, spentMs, updates }));
console.log(
  `\n${values.stories} stories from seed ${values.seed}${values.hostile ? ', hostile' : ''}; ${((performance.now() - begun) / 1000).toFixed(0)} s; ${(spentMs / updates).toFixed(2)} ms an update\n`,
);
for (const [column, list] of Object.entries(scored)) printColumn(column, list);
if (values.families) printFamilies();
printMissed();

function printColumn(column: string, list: readonly Scored[]): void {
  const plain = list.filter(({ truth }) => truth !== 'both');
  console.log(
    `\n### ${column}\n\n| after | right (of it high) | undecided (of it not detected) | wrong | wrong, high |\n|---|---|---|---|---|`,
  );
  for (const minute of LOOKS) {
    const at = plain.filter((one) => one.minute === minute);
    if (at.length === 0) continue;
    const highWrong = at.filter((one) => isWrong(one) && one.isHigh).length;
    console.log(
      `| ${minute} min | ${percentOf(at, isRight)} (${percentOf(at, (one) => isRight(one) && one.isHigh)}) | ${percentOf(at, (one) => one.side === 'undecided')} (${percentOf(at, (one) => !one.isDetected)}) | ${percentOf(at, isWrong)} | ${highWrong} |`,
    );
  }
  const last = plain.filter((one) => one.minute === 20);
  console.log(
    `\ncore mix at 20 min: right ${percentOfCore(last, isRight)}, wrong ${percentOfCore(last, isWrong)}, detected ${percentOfCore(last, (one) => one.isDetected)}`,
  );
  const detected = last.filter(({ isDetected }) => isDetected);
  const visible = last.filter((one) => one.isVisibleChange);
  console.log(
    `\ndetected: right ${percentOf(detected, isRight)}; visible change of ours: right ${percentOf(visible, isRight)} (of detected ${percentOf(
      visible.filter((one) => one.isDetected),
      isRight,
    )}); Brier ${brier(last).toFixed(3)}, log loss ${logLoss(last).toFixed(3)}`,
  );
  for (const [name, some] of [
    ['all', plain],
    ['single project', plain.filter(({ isSingle }) => isSingle)],
  ] as const)
    console.log(
      `reliability, ${name}: ${reliability(some)
        .map((bin) => `${bin.stated.toFixed(2)}→${bin.true.toFixed(2)} ±${bin.error.toFixed(2)} (${bin.stories})`)
        .join(' · ')}`,
    );
  const single = plain.filter(({ isSingle, minute }) => isSingle && minute === 20);
  console.log(
    `single project at 20 min: right ${percentOf(single, isRight)}, wrong ${percentOf(single, isWrong)}, Brier ${brier(single).toFixed(3)}, log loss ${logLoss(single).toFixed(3)}`,
  );
  const both = list.filter(({ truth, minute }) => truth === 'both' && minute === 20);
  if (both.length > 0)
    console.log(
      `two faults at once, 20 min: them ${percentOf(both, ({ side }) => side === 'them')}, us ${percentOf(both, ({ side }) => side === 'us')}, undecided ${percentOf(both, ({ side }) => side === 'undecided')}`,
    );
}

function printFamilies(): void {
  const columns = Object.keys(COLUMNS).slice(0, 3);
  console.log(
    `\n### by family: right/undecided/wrong in %, wrong at high over all looks\n\n| family | n | ${columns.flatMap((column, place) => (place === 0 ? LOOKS.map((minute) => `${minute} min`) : [`20 min ${column}`])).join(' | ')} | high wrong |\n|---|---|---|---|---|---|---|---|---|`,
  );
  for (const family of familyNames()) {
    const of = (column: string, minute: number): string => {
      const at = (scored[column] ?? []).filter((one) => one.family === family && one.minute === minute);
      const round = (holds: (one: Scored) => boolean): string => Number(percentOf(at, holds)).toFixed(0);
      return at.length === 0 ? '–' : `${round(isRight)}/${round((one) => one.side === 'undecided')}/${round(isWrong)}`;
    };
    const count = (scored[columns[0] ?? ''] ?? []).filter((one) => one.family === family && one.minute === 20);
    if (count.length === 0) continue;
    const high = Object.values(scored).reduce(
      (sum, list) => sum + list.filter((one) => one.family === family && isWrong(one) && one.isHigh).length,
      0,
    );
    console.log(
      `| ${family} | ${count.length} | ${LOOKS.map((minute) => of(columns[0] ?? '', minute)).join(' | ')} | ${columns
        .slice(1)
        .map((column) => of(column, 20))
        .join(' | ')} | ${high} |`,
    );
  }
}

function nats(evidence: Readonly<Record<string, number>>): string {
  return Object.entries(evidence)
    .filter(([, value]) => Math.abs(value) > 0.05)
    .map(([kind, value]) => `${kind} ${value.toFixed(1)}`)
    .join(' ');
}

function printMissed(): void {
  console.log(
    '\n### not found within 20 minutes\n\n| calls a minute | stories | of these certain for the best test of one series | of all calls that are hit |\n|---|---|---|---|',
  );
  const rows = [...Map.groupBy(missed, ({ callsPerMinute }) => callsPerMinute)].toSorted(([a], [b]) => a - b);
  for (const [name, list] of [...rows, ['all', missed] as const])
    console.log(
      `| ${name} | ${list.length} | ${list.filter(({ inSeries }) => inSeries).length} | ${list.filter(({ inAll }) => inAll).length} |`,
    );
}
