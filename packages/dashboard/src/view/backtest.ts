import type { Backtest, Verdict } from '@upriver/contract';
import { axisTicks } from './axis-ticks.ts';
import type { AxisTick } from './axis-ticks.ts';
import { count, plural, span } from './words.ts';

/** A mark on the time axis of a backtest. `at` is a share of the axis, 0 to 1. */
export interface BacktestMark {
  readonly at: number;
  readonly verdict: Verdict;
  readonly title: string;
  /** In milliseconds. */
  readonly time: number;
  /** What it rests on, and what would end it. */
  readonly lines: readonly string[];
  /** The mark of the other line that it belongs to; null where one happened without the other. */
  readonly pairedAt: number | null;
}

/** Marks that would be drawn over one another, drawn as one with their number. */
export interface MarkGroup {
  /** Of the first. */
  readonly at: number;
  /** The one that most of them have, of several the first. */
  readonly verdict: Verdict;
  readonly marks: readonly BacktestMark[];
}

/** What is drawn: above what the rule would have told, below what happened. */
export interface BacktestAxis {
  readonly told: readonly BacktestMark[];
  readonly happened: readonly BacktestMark[];
  readonly ticks: readonly AxisTick[];
}

/** One thing that the rule would have told. Times are milliseconds. */
export interface ToldRow {
  readonly at: number;
  readonly verdict: Verdict;
  readonly subject: string;
  /** What would end it. */
  readonly clears: readonly string[];
  /** Until the message of its end; null where none would have come. */
  readonly lastedMs: number | null;
}

/** Messages come this long after what they are about at most, or before it where times are rounded. */
const BELONGS_MS = 3_600_000;

export function backtestAxis(backtest: Backtest): BacktestAxis {
  const [from, to] = [Date.parse(backtest.from), Date.parse(backtest.to)];
  const place = (time: number): number => Math.min(1, Math.max(0, (time - from) / (to - from)));
  const told = listOpened(backtest).map((message) => ({ ...message, time: Date.parse(message.at) }));
  const happened = backtest.happened.map((one) => ({ ...one, time: Date.parse(one.from) }));
  const isPair = (message: (typeof told)[number], one: (typeof happened)[number]): boolean =>
    message.services.some(({ slug }) => slug === one.service.slug) &&
    message.time >= one.time - BELONGS_MS &&
    message.time <= (one.until === null ? to : Date.parse(one.until)) + BELONGS_MS;
  const placeOf = (found: { readonly time: number } | undefined): number | null =>
    found === undefined ? null : place(found.time);
  return {
    told: told.map((message) => ({
      at: place(message.time),
      verdict: message.verdict ?? 'not_affecting_you',
      title: message.title,
      time: message.time,
      lines: [...message.evidence.map(({ sentence }) => sentence), ...clearsOf(message)],
      pairedAt: placeOf(happened.find((one) => isPair(message, one))),
    })),
    happened: happened.map((one) => ({
      at: place(one.time),
      verdict: one.fault ?? 'not_affecting_you',
      title: `${one.service.name}: ${one.title}`,
      time: one.time,
      lines: [
        `${one.until === null ? 'It goes on' : `It lasted ${span(Date.parse(one.until) - one.time)}`}.`,
        one.told ? 'The rule would have told you.' : 'The rule would have kept quiet.',
      ],
      pairedAt: placeOf(told.find((message) => isPair(message, one))),
    })),
    ticks: axisTicks(from, to),
  };
}

/** Gathers marks that begin within a share of the axis. @param marks in any order */
export function gatherMarks(marks: readonly BacktestMark[], share: number): MarkGroup[] {
  const groups: { at: number; marks: BacktestMark[] }[] = [];
  for (const mark of marks.toSorted((a, b) => a.at - b.at)) {
    const last = groups.at(-1);
    if (last !== undefined && mark.at - last.at < share) last.marks.push(mark);
    else groups.push({ at: mark.at, marks: [mark] });
  }
  return groups.map((group) => ({ ...group, verdict: mostFrequent(group.marks) }));
}

function mostFrequent(marks: readonly BacktestMark[]): Verdict {
  const byVerdict = [...Map.groupBy(marks, ({ verdict }) => verdict)];
  return byVerdict.toSorted(([, a], [, b]) => b.length - a.length)[0]?.[0] ?? 'cannot_say';
}

/** What the rule would have told, newest first. */
export function listTold(backtest: Backtest): ToldRow[] {
  const ends = backtest.messages.filter(({ kind }) => kind === 'closed');
  return listOpened(backtest)
    .map((message) => {
      const at = Date.parse(message.at);
      const end = ends.find(
        (one) =>
          Date.parse(one.at) >= at &&
          one.services.some(({ slug }) => message.services.some((service) => service.slug === slug)),
      );
      return {
        at,
        verdict: message.verdict ?? ('not_affecting_you' as const),
        subject: message.title,
        clears: clearsOf(message),
        lastedMs: end === undefined ? null : Date.parse(end.at) - at,
      };
    })
    .toReversed();
}

/** One sentence on what the rule would have done. */
export function backtestSentence(backtest: Backtest, days: number): string {
  const { told, happened } = backtestAxis(backtest);
  const quiet = happened.filter(({ pairedAt }) => pairedAt === null).length;
  const kept = quiet === 0 ? '' : ` It would have kept quiet about ${count(quiet)}.`;
  if (told.length === 0) return `It would have told you nothing in ${plural(days, 'day')}.${kept}`;
  const of = (verdict: Verdict): number => told.filter((mark) => mark.verdict === verdict).length;
  const parts = [
    part(of('them'), 'theirs'),
    part(of('us'), 'yours'),
    part(of('undecided'), 'undecided'),
    part(of('not_affecting_you'), 'known from a page only'),
  ].filter(Boolean);
  const times = told.length === 1 ? 'once' : `${count(told.length)} times`;
  return `It would have told you ${times} in ${plural(days, 'day')}: ${parts.join(', ')}.${kept}`;
}

/** What would end an alert, each once: of several services the same may hold. */
function clearsOf({ evidence }: Backtest['messages'][number]): string[] {
  return [...new Set(evidence.map(({ clears }) => clears.replace(/^It ends when /, 'Would clear when ')))];
}

/** Messages that begin an alert: the others go on about it. */
function listOpened({ messages }: Backtest): Backtest['messages'] {
  return messages.filter(({ kind }) => kind === 'opened');
}

function part(amount: number, whose: string): string {
  return amount === 0 ? '' : `${count(amount)} ${amount === 1 ? 'was' : 'were'} ${whose}`;
}
