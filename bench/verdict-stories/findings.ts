import type { SeriesLook } from './play.ts';
import type { Story } from './story.ts';

/** A fault is felt if so many calls of the last minutes were hit, and so large a share of them and of those of the last minute. */
const FELT_MINUTES = 3;
const FELT_CALLS = 6;
const FELT_SHARE = 0.3;
/** A shallower one is felt if so large a share of three minutes was hit. */
const FELT_SOME_SHARE = 0.12;
/** Calls that are well for so many minutes, and so many of them, are well: nobody is to be accused of them any more. */
const WELL_MINUTES = 6;
const WELL_CALLS = 60;
/** Verdicts that change more often than this while one fault lasts flicker. */
const CHANGES_MAX = 4;

/** What is wrong with what was said of a story, in words; of each kind and series once. */
export function findingsOf(story: Story, looks: readonly SeriesLook[]): string[] {
  const found = new Map<string, string>();
  for (const look of looks)
    for (const kind of faultsOf(story, look)) {
      const key = `${kind}: ${whoseOf(look)}`;
      if (!found.has(key)) found.set(key, `${key} at minute ${look.minute}: ${look.sentence}`);
    }
  for (const [whose, own] of bySeries(looks)) {
    const changes = own.filter(({ verdict }, index) => index > 0 && verdict !== own[index - 1]?.verdict).length;
    // Reading and publishing may be a moment apart.
    const untold = own.find((look, index) => isUntold(look) && index > 0 && isUntold(own[index - 1] ?? look));
    if (untold) found.set(`${whose} untold`, `the stream says ${untold.told} of ${whose}: ${untold.sentence}`);
    if (changes > CHANGES_MAX) found.set(whose, `flickers: ${whose} changes ${changes} times`);
  }
  return [...found.values()];
}

function isUntold({ told, verdict }: SeriesLook): boolean {
  return told !== null && told !== verdict;
}

function faultsOf({ truth: ofAll, truthOf, expects = [] }: Story, look: SeriesLook): string[] {
  const { verdict, confidence, isRecovering } = look;
  const truth = truthOf?.(look) ?? ofAll;
  const isNamed = verdict === 'them' || verdict === 'us';
  const kinds: string[] = [];
  const { calls, hit } = sumOf(look, FELT_MINUTES);
  const last = sumOf(look, 1);
  const isFelt = hit >= FELT_CALLS && hit >= FELT_SHARE * calls && last.hit > 0 && last.hit >= FELT_SHARE * last.calls;
  const isFeltSome = hit >= FELT_CALLS && hit >= FELT_SOME_SHARE * calls;
  if (isNamed && verdict !== truth) kinds.push(`wrong side (${confidence})`);
  const isCalledWell = verdict === 'healthy' || verdict === 'not_affecting_you';
  if (isFelt && isCalledWell && !expects.includes(verdict)) kinds.push(`${verdict} (${confidence}) while calls fail`);
  if (!isFelt && isFeltSome && sumOf(look, 2).hit > 0 && isCalledWell && !expects.includes(verdict))
    kinds.push(`${verdict} (${confidence}) while some fail`);
  if (isNever(look.sentence)) kinds.push('unreadable');
  if (isFeltSome && / 0 % now/u.test(look.sentence) && last.hit >= FELT_SOME_SHARE * last.calls && last.hit > 1)
    kinds.push('"0 % now" while calls fail');
  const well = sumOf(look, WELL_MINUTES);
  const wasHit = [...look.felt.values()].some((one) => one.hit > 0);
  const isWell = well.hit === 0 && well.calls >= WELL_CALLS;
  if (isWell && (isNamed || verdict === 'undecided') && !isRecovering)
    kinds.push(wasHit ? `${verdict} after recovery` : `${verdict} of calls that are well`);
  return kinds;
}

/** What no sentence may say. */
function isNever(sentence: string): boolean {
  return /NaN|undefined|null|Infinity|\b0 seconds|\b0 calls|-\d+ (?:seconds|minutes)|\(\)|  |\.\./u.test(sentence);
}

/** Calls of the last whole minutes. */
function sumOf({ felt, minute }: SeriesLook, minutes: number): { calls: number; hit: number } {
  const sum = { calls: 0, hit: 0 };
  for (let at = minute - minutes; at < minute; at += 1) {
    sum.calls += felt.get(at)?.calls ?? 0;
    sum.hit += felt.get(at)?.hit ?? 0;
  }
  return sum;
}

/** What was said of each series of the vendor that the story is about, and of others that were ever called impaired, minute by minute. */
export function timelineOf(story: Story, looks: readonly SeriesLook[], withSentences: boolean): string[] {
  const lines: string[] = [];
  for (const [whose, own] of bySeries(looks)) {
    if (own[0]?.vendor !== 0 && own.every(({ verdict }) => verdict === 'healthy' || verdict === 'cannot_say')) continue;
    const spans: { word: string; from: number; to: number; first: SeriesLook; last: SeriesLook }[] = [];
    for (const look of own) {
      const word = wordOf(look);
      const span = spans.at(-1);
      if (span?.word === word) Object.assign(span, { to: look.minute, last: look });
      else spans.push({ word, from: look.minute, to: look.minute, first: look, last: look });
    }
    lines.push(`${whose}: ${spans.map(({ word, from, to }) => `${from}-${to} ${word}`).join(', ')}`);
    if (withSentences && own[0]?.vendor === 0 && own[0].project === story.watched)
      for (const { from, to, first, last } of spans) {
        lines.push(`  ${from} ${first.sentence}`);
        if (to > from + 5) lines.push(`  ${to} ${last.sentence}`);
      }
  }
  return lines;
}

function wordOf({ verdict, page, confidence, isRecovering }: SeriesLook): string {
  return `${verdict}/${page}${confidence === 'high' ? '*' : confidence === 'low' ? '?' : ''}${isRecovering ? '~' : ''}`;
}

function bySeries(looks: readonly SeriesLook[]): Map<string, SeriesLook[]> {
  const series = new Map<string, SeriesLook[]>();
  for (const look of looks) series.set(whoseOf(look), [...(series.get(whoseOf(look)) ?? []), look]);
  return series;
}

function whoseOf({ vendor, project, environment, region }: SeriesLook): string {
  return `${vendor === 0 ? '' : `vendor ${vendor}, `}${project} in ${environment}, ${region}`;
}
