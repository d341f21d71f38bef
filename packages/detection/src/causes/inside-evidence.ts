import type { CallAccumulator } from './call-accumulator.ts';
import { OUTCOMES } from './cause.ts';
import type { CauseEvidence } from './evidence.ts';
import { DEPTH_COUNT, offNats, onNats } from './footprint.ts';
import type { Frame } from './frame.ts';
import type { Hypothesis, TagPattern } from './hypothesis.ts';
import { TAG_KINDS } from './cell.ts';
import type { TagKind } from './cell.ts';
import { OTHER } from './name-table.ts';
import { hedge, logSum } from './special-functions.ts';
import { sumAll } from './tally.ts';
import { MINUTE_MS } from '../time.ts';

/** Share in which a tag's values mean something else than they seem to. */
const TAG_DOUBT = 0.02;
/** The most that answers say: a header can lie, but not often. */
const ANSWER_DOUBT = 0.02;
/** Chance that a bad call of this origin says so. */
const FROM_VENDOR = { vendor: 0.95, proxy: 0.04, any: 0.5 } as const;
const SAYS_SPENT = { spent: 0.92, shed: 0.07, any: 0.5 } as const;
/** Answers of one incident agree; they count as no more than this many independent ones. */
const ANSWERS_MAX = 4;
/** Fewer answers say nothing. */
const ANSWERED_MIN = 3;
/** Outcomes that come with an answer. */
const ANSWERABLE = (['gateway', 'server', 'rate_limited', 'auth', 'client'] as const).map((one) =>
  OUTCOMES.indexOf(one),
);
const REFUSED = OUTCOMES.indexOf('rate_limited');

/** By tag: how each pattern compares with all values being alike, in nats, and the value that stands out. */
export interface TagEvidence {
  readonly nats: Readonly<Record<TagKind, Readonly<Record<TagPattern, number>>>>;
  readonly worst: Readonly<Partial<Record<TagKind, string>>>;
}

/** Compares the tag values of the watched project and environment with each other. */
export function readTags({ calls, watched, overdispersion }: CauseEvidence, frame: Frame): TagEvidence {
  const nats: Record<TagKind, Record<TagPattern, number>> = { account: none(), instance: none(), credential: none() };
  const worst: Partial<Record<TagKind, string>> = {};
  for (const kind of TAG_KINDS) {
    const values = readValues(calls, kind, watched, frame, overdispersion);
    if (values.length < 2) continue;
    nats[kind] = comparePatterns(values);
    const [first] = values.toSorted((a, b) => b.bad / b.calls - a.bad / a.calls);
    if (first && first.value !== OTHER) worst[kind] = first.value;
  }
  return { nats, worst };
}

/** What tags say for a hypothesis. */
export function tagNats({ nats }: TagEvidence, { tags }: Hypothesis): number {
  return TAG_KINDS.reduce((sum, kind) => {
    const patterns = tags[kind] ?? [];
    const alike = 1 - patterns.reduce((share, [, one]) => share + one, 0);
    const mixed = logSum([
      Math.log(Math.max(1e-9, alike)),
      ...patterns.map(([pattern, share]) => Math.log(share) + nats[kind][pattern]),
    ]);
    return sum + hedge(mixed, TAG_DOUBT, logSum([HALF, HALF + nats[kind].some]));
  }, 0);
}

const HALF = Math.log(0.5);

interface TagValue {
  readonly value: string;
  readonly calls: number;
  readonly bad: number;
  readonly off: number;
  readonly on: Float64Array;
}

function readValues(
  { tags }: CallAccumulator,
  kind: TagKind,
  watched: CauseEvidence['watched'],
  frame: Frame,
  by: number,
): TagValue[] {
  return [...tags.values()].flatMap(({ key, tally }) => {
    if (key.kind !== kind || key.project !== watched.project || key.environment !== watched.environment) return [];
    const calls = sumAll(tally, frame.counted.calls, frame.onSlots) / by;
    if (calls === 0) return [];
    const bad = sumAll(tally, frame.counted.bad, frame.onSlots) / by;
    const off = offNats(bad, calls, frame.watchedUsual);
    const on = new Float64Array(DEPTH_COUNT);
    for (let depth = 0; depth < DEPTH_COUNT; depth += 1) on[depth] = onNats(bad, calls, frame.watchedUsual, depth, off);
    return [{ value: key.value, calls, bad, off, on }];
  });
}

function comparePatterns(values: readonly TagValue[]): Record<TagPattern, number> {
  const allOff = values.reduce((sum, { off }) => sum + off, 0);
  const together = new Float64Array(DEPTH_COUNT);
  for (const { on } of values)
    for (let depth = 0; depth < DEPTH_COUNT; depth += 1) together[depth] = (together[depth] ?? 0) + (on[depth] ?? 0);
  const alike = logSum(together);
  const one = logSum(values.map(({ off, on }) => allOff - off + logSum(on) - Math.log(values.length)));
  const some = new Float64Array(DEPTH_COUNT);
  for (const { on, off } of values)
    for (let depth = 0; depth < DEPTH_COUNT; depth += 1)
      some[depth] = (some[depth] ?? 0) + logSum([HALF + (on[depth] ?? 0), HALF + off]);
  return { alike: 0, one: one - alike, some: logSum(some) - alike };
}

function none(): Record<TagPattern, number> {
  return { alike: 0, one: 0, some: 0 };
}

/**
 * Who answered the bad calls, and whether refusals said that the quota was spent. What came without an answer says nothing here, and the
 * failures that are usual must not speak for it.
 */
export function answerNats({ answers, excess }: Frame, { answeredBy, quota }: Hypothesis): number {
  const total = excess.reduce((sum, count) => sum + count, 0);
  const answerable = ANSWERABLE.reduce((sum, place) => sum + (excess[place] ?? 0), 0);
  const refused = excess[REFUSED] ?? 0;
  return (
    bounded(answers.by_vendor, answers.by_proxy, FROM_VENDOR[answeredBy], answerable / Math.max(1, total)) +
    bounded(answers.limit_spent, answers.limit_left, SAYS_SPENT[quota], refused / Math.max(1, total))
  );
}

/** `weight`: the share of the excess that such answers can be about. */
function bounded(yes: number, no: number, share: number, weight: number): number {
  const seen = yes + no;
  if (seen < ANSWERED_MIN) return 0;
  const by = Math.min(1, ANSWERS_MAX / seen) * weight;
  const nats = by * (yes * Math.log(share) + no * Math.log(1 - share) + seen * Math.log(2));
  return hedge(nats, ANSWER_DOUBT);
}

/** What the end says: a deployment that was taken back ends with it, everything else by chance. */
export function endNats(frame: Frame, evidence: CauseEvidence, { endsWith }: Hypothesis): number {
  const last = frame.slots.findLast((_, index) => (frame.on[index] ?? 0) > 0.5);
  const lastMinute = (last?.from ?? 0) + (last?.minutes ?? 0);
  if (evidence.now / MINUTE_MS - lastMinute < 2) return 0;
  if (!endsWith) return Math.log(0.04);
  const own = frame.cells.filter(
    ({ key }) => (endsWith.project ?? key.project) === key.project && key.deployment === endsWith.deployment,
  );
  return Math.log(own.some(({ callsNow }) => callsNow > 0) ? 0.01 : 0.5);
}
