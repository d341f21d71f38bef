import { againNats } from './another-fault.ts';
import { sharpen, sharpnessOf } from './calibration.ts';
import type { CauseRates } from './cause-rates.ts';
import { EVIDENCE_KINDS, sideOf } from './cause.ts';
import type { Cause, CauseSide, EvidenceKind, FaultSide } from './cause.ts';
import { isContrastProven } from './concurrent-contrast.ts';
import { describeNow } from './describe-now.ts';
import type { CauseNow } from './describe-now.ts';
import type { CauseEvidence, OrganizationEvidence } from './evidence.ts';
import { mayBeTotal } from './edges.ts';
import { footprintNats, tabulate } from './footprint.ts';
import { readFrame } from './frame.ts';
import type { Frame } from './frame.ts';
import { handshakeNats } from './handshake.ts';
import type { BlamedChange, Hypothesis, Subject } from './hypothesis.ts';
import { readFailing } from './failing-calls.ts';
import type { FailingCalls } from './failing-calls.ts';
import { answerNats, endNats, readTags, tagNats } from './inside-evidence.ts';
import type { TagEvidence } from './inside-evidence.ts';
import { listHypotheses } from './list-hypotheses.ts';
import { WAITING_NATS, classNats } from './outcome-modes.ts';
import { waitingNats } from './own-waiting.ts';
import {
  compareVendors,
  countOtherVendors,
  organizationNats,
  pageNats,
  probeNats,
  vendorNats,
} from './outside-evidence.ts';
import type { OtherVendorCount } from './outside-evidence.ts';
import { logSum } from './special-functions.ts';
import { twoFaults } from './two-faults.ts';
import { whatDecides } from './what-decides.ts';
import type { Decider } from './what-decides.ts';
import { MINUTE_MS } from '../time.ts';

/** A side is named from this probability on. */
const NAMED_FROM = 0.9;
/** No side is stated to be more probable while none is named. */
const UNDECIDED_MAX = 0.89;
/** It is `high` from here on, if it stays named without any one kind of evidence. */
const HIGH_FROM = 0.99;
/** Belongs to what nobody thought of, whatever the evidence. */
const SURPRISE = 0.002;
/** Hypotheses given in an answer. */
const LISTED_MAX = 5;
/** Kinds that lean on assumptions. The footprint is measured, and stays. */
const DROPPED: readonly (readonly EvidenceKind[])[] = [
  ['timing'],
  ['classes'],
  ['answers'],
  ['tags'],
  ['vendors'],
  ['probe'],
  ['page'],
  ['organizations'],
  ['timing', 'classes'],
  // A proxy of ours answers as the vendor's gateway does, and a page may tell of something else.
  ['classes', 'page'],
  // What tells a project of ours from an account of the vendor's, which leave the same footprint.
  ['classes', 'answers', 'tags', 'organizations'],
];
/** Fewer attempts of this server fail, and fewer calls to other vendors from the same region go well, by chance, too. */
const PROBES_MIN = 3;
const OTHER_CALLS_MIN = 20;
/** Evidence, in nats beside the prior, by which a vendor's fault has to explain more than a fault of our network, which is only rarer. */
const BEYOND_NETWORK_NATS = 2;
/** So many nats better is clearly better. */
const ONLY_RARER_NATS = 1.6;
/** So much more a broken route explains what fails in full than what fails in part. */
const TOTAL_NATS = 0.42;
const NEARLY_ALL = 0.85;
/** A vendor's fault may reach some places and projects a minute before others. */
const CONTRAST_MS = 2 * MINUTE_MS;
/** `high` holds with learned rates, and without. */
const LEARNED_OR_NOT: readonly (readonly EvidenceKind[])[] = [[], ['learned']];
/** Share of the best of a side from which another hypothesis leads with it. */
const LEADS_FROM = 0.3;

/** A cause with its probability and why. */
export interface WeighedCause {
  readonly cause: Cause;
  readonly kind: string;
  readonly subject: Subject;
  /** The change of ours that it is about, if its time is known. */
  readonly change?: BlamedChange;
  readonly side: CauseSide;
  readonly probability: number;
  /** By kind of evidence, relative to what the other hypotheses say on average: positive speaks for it. */
  readonly nats: Readonly<Record<EvidenceKind, number>>;
}

/** Whose fault it is, as far as the evidence goes. */
export interface CauseAnswer extends CauseNow {
  readonly side: FaultSide;
  /** True if no single kind of evidence carries the answer. */
  readonly isHigh: boolean;
  /** A broken route of ours would explain the calls better than the vendor, and is only rarer. Absent where it would not. */
  readonly isRouteOnlyRarer?: boolean;
  readonly probabilities: { readonly them: number; readonly us: number; readonly other: number };
  /** By cause, all hypotheses of it together; they sum to 1. */
  readonly byCause: Readonly<Partial<Record<Cause, number>>>;
  /** The same without learned rates, from which they are learned. */
  readonly byCauseUnlearned: Readonly<Partial<Record<Cause, number>>>;
  /** Probability of `them` without learned rates and without the page, from which the page's habits are learned; null if it said nothing. */
  readonly themWithoutPage: number | null;
  /** The most probable, best first. */
  readonly causes: readonly WeighedCause[];
  /** Endpoints and outcomes that fail, where they set the impairment apart. */
  readonly failing: FailingCalls;
  /** Other organizations with enough calls, and those of them that are impaired, where they count. Answers of before lack it. */
  readonly organizations?: OrganizationEvidence | null;
  /** Other vendors that the same project calls, and those whose calls fail, too. Answers of before lack it. */
  readonly otherVendors?: OtherVendorCount;
  /** What would tell the leading hypotheses of the two sides apart; empty when the answer is high. */
  readonly deciders: readonly Decider[];
}

/**
 * Weighs all causes of an impairment by what each predicts (Bayes). Undefined while the counts do not show that anything has risen. Pure:
 * the same evidence gives the same answer, in whatever order it came.
 */
export function weighCauses(evidence: CauseEvidence, rates: CauseRates): CauseAnswer | undefined {
  const answer = weighOneFault(evidence, rates);
  return answer && (twoFaults(evidence, answer, (part) => weighOneFault(part, rates)) ?? answer);
}

function weighOneFault(evidence: CauseEvidence, rates: CauseRates): CauseAnswer | undefined {
  const frame = readFrame(evidence);
  if (!frame) return undefined;
  const hypotheses = listHypotheses(evidence, frame, rates);
  const tags = readTags(evidence, frame);
  const scores = scoreAll(evidence, frame, rates, hypotheses, tags);
  const plain = posterior(hypotheses, scores, []);
  const plainSides = sumSides(hypotheses, plain);
  const powers = sharpnessOf(evidence, frame);
  const likelier = nameSide(sharpen(plainSides, powers.named), NAMED_FROM);
  const isRouteOnlyRarer = (evidence.probe?.vendor.failed ?? 0) === 0 && isOnlyRarer(hypotheses, scores, plain, frame);
  const named = likelier === 'them' && isRouteOnlyRarer ? 'undecided' : likelier;
  const sides =
    named === 'undecided' ? sharpen(plainSides, powers.open, UNDECIDED_MAX) : sharpen(plainSides, powers.stated);
  const probabilities = plain.map((one, index) => {
    const side = sideOf(hypotheses[index]?.cause ?? 'other');
    return plainSides[side] > 0 ? (one * sides[side]) / plainSides[side] : 0;
  });
  const order = hypotheses.map((_, index) => index).toSorted((a, b) => at(probabilities, b) - at(probabilities, a));
  // What was learned may keep an answer from being high, and never makes one.
  const isHigh =
    named !== 'undecided' &&
    LEARNED_OR_NOT.every((kinds) => isHighWithout(kinds, named, { evidence, frame, hypotheses, scores }));
  const unlearned = posterior(hypotheses, scores, ['learned']);
  return {
    side: named,
    isHigh,
    ...(isRouteOnlyRarer ? { isRouteOnlyRarer } : {}),
    probabilities: { them: sides.them, us: sides.us, other: sides.none },
    byCause: sumCauses(hypotheses, probabilities),
    byCauseUnlearned: sumCauses(hypotheses, unlearned),
    themWithoutPage:
      evidence.page === null ? null : sumSides(hypotheses, posterior(hypotheses, scores, ['learned', 'page'])).them,
    causes: order
      .slice(0, LISTED_MAX)
      .flatMap((index) => explain(hypotheses, scores, probabilities, index))
      .map((one) => withInstance(one, tags)),
    ...describeNow(frame, evidence.well),
    failing: readFailing(frame),
    organizations: evidence.organizations,
    otherVendors: countOtherVendors(evidence, frame),
    deciders:
      named === 'undecided' || !isHigh
        ? whatDecides(
            evidence,
            frame,
            leaders(hypotheses, probabilities, 'us'),
            leaders(hypotheses, probabilities, 'them'),
          )
        : [],
  };
}

interface Weighing {
  readonly evidence: CauseEvidence;
  readonly frame: Frame;
  readonly hypotheses: readonly Hypothesis[];
  readonly scores: readonly Readonly<Record<EvidenceKind, number>>[];
}

/** Whether a side is certain without some kinds of evidence, and named without any further one. */
function isHighWithout(without: readonly EvidenceKind[], named: 'them' | 'us', weighing: Weighing): boolean {
  const { evidence, frame, hypotheses, scores } = weighing;
  const probabilities = posterior(hypotheses, scores, without);
  const fair = named === 'us' ? withoutSilence(hypotheses, scores) : scores;
  const certain = posterior(hypotheses, fair, [...without, ...scarceKinds(evidence, named)]);
  const best = probabilities.indexOf(Math.max(...probabilities));
  const leading = hypotheses[best];
  return (
    sumSides(hypotheses, probabilities)[named] >= HIGH_FROM &&
    sumSides(hypotheses, certain)[named] >= HIGH_FROM &&
    leading !== undefined &&
    // Other projects that do not wait may have larger pools: they show nothing of the vendor.
    leading.kind !== 'pool' &&
    DROPPED.every(
      (kinds) =>
        nameSide(sumSides(hypotheses, posterior(hypotheses, scores, [...without, ...kinds])), NAMED_FROM) === named,
    ) &&
    isContrastProven(evidence, frame, leading) &&
    (named === 'us' ? isContrastOld(evidence, frame, leading) : isBeyondNetwork(weighing, best))
  );
}

/** That no other organization is hit says nothing against accounts of the vendor's that only we have: it makes no fault of ours certain beside them. */
function withoutSilence(
  hypotheses: readonly Hypothesis[],
  scores: Weighing['scores'],
): readonly Readonly<Record<EvidenceKind, number>>[] {
  const ours = scores[hypotheses.findIndex(({ organizations }) => organizations === 'ours')]?.organizations ?? 0;
  return scores.map((score, index) =>
    hypotheses[index]?.organizations === 'accounts'
      ? { ...score, organizations: Math.max(score.organizations, ours) }
      : score,
  );
}

/**
 * Whether a vendor's fault that begins here would have been felt by what else calls it by now. A version or flag of ours is compared with
 * what runs beside it in the same place.
 */
function isContrastOld({ now }: CauseEvidence, { onsetAt }: Frame, { cause }: Hypothesis): boolean {
  return cause === 'deployment' || cause === 'feature' || now - onsetAt >= CONTRAST_MS;
}

/**
 * Whether more speaks against a fault of our network, its proxies or its route to the vendor than how rare it is, and that this server does
 * not reach the vendor either: it may stand behind the same.
 */
function isBeyondNetwork({ evidence, hypotheses, scores }: Weighing, best: number): boolean {
  const [theirs, scarce] = [scores[best], scarceKinds(evidence, 'them')];
  const kinds = EVIDENCE_KINDS.filter((kind) => kind !== 'prior' && kind !== 'learned' && !scarce.includes(kind));
  return hypotheses.every(({ cause }, index) => {
    const ours = scores[index];
    if (cause !== 'network' || theirs === undefined || ours === undefined) return true;
    const beyond = kinds.reduce((sum, kind) => {
      const nats = theirs[kind] - ours[kind];
      return sum + (kind === 'probe' ? Math.min(0, nats) : nats);
    }, 0);
    return beyond >= BEYOND_NETWORK_NATS;
  });
}

/**
 * Whether a broken route of ours explains all that is known clearly better than the vendor's fault that is the most probable, and is only rarer: the
 * answer would be how often each breaks, and nothing else.
 */
function isOnlyRarer(
  hypotheses: readonly Hypothesis[],
  scores: Weighing['scores'],
  probabilities: Float64Array,
  { counts, watchedBad, watchedCalls }: Frame,
): boolean {
  // A route that is broken mostly lets nothing through.
  if (watchedBad < NEARLY_ALL * watchedCalls && !mayBeTotal(counts)) return false;
  const clearly = ONLY_RARER_NATS - (mayBeTotal(counts) ? TOTAL_NATS : 0);
  const best = hypotheses.reduce(
    (leading, { cause }, index) =>
      sideOf(cause) === 'them' && at(probabilities, index) > at(probabilities, leading) ? index : leading,
    hypotheses.findIndex(({ cause }) => sideOf(cause) === 'them'),
  );
  const theirs = scores[best];
  const kinds = EVIDENCE_KINDS.filter((kind) => kind !== 'prior' && kind !== 'learned');
  return hypotheses.some(({ profile }, index) => {
    const ours = scores[index];
    if (profile !== 'route' || theirs === undefined || ours === undefined) return false;
    return kinds.reduce((sum, kind) => sum + ours[kind] - theirs[kind], 0) > clearly;
  });
}

/** Kinds of evidence of which too little was seen to make a side certain. */
function scarceKinds({ probe, otherVendors, watched }: CauseEvidence, named: 'them' | 'us'): EvidenceKind[] {
  const failed = probe?.vendor.failed ?? 0;
  const others = otherVendors.reduce(
    (sum, { region, since }) => sum + (region === watched.region ? since.calls : 0),
    0,
  );
  return [
    ...(failed > 0 && failed < PROBES_MIN ? (['probe'] as const) : []),
    ...(named === 'them' && others < OTHER_CALLS_MIN ? (['vendors'] as const) : []),
  ];
}

/** Nats of every hypothesis by kind of evidence. */
function scoreAll(
  evidence: CauseEvidence,
  frame: Frame,
  rates: CauseRates,
  hypotheses: readonly Hypothesis[],
  tags: TagEvidence,
): Record<EvidenceKind, number>[] {
  const table = tabulate(frame);
  const classes = frame.risen.length > 0 ? classNats(frame.excess) : WAITING_NATS;
  const compared = compareVendors(evidence, frame);
  const reaches = new Set(hypotheses.map(({ reach }) => reach));
  const vendors = new Map([...reaches].map((reach) => [reach, vendorNats(evidence, compared, reach)]));
  return hypotheses.map((hypothesis) => ({
    prior: hypothesis.rate,
    learned: rates.learned[hypothesis.cause] ?? 0,
    timing: hypothesis.timing + againNats(frame, hypothesis),
    footprint: footprintNats(table, hypothesis),
    classes: classes[hypothesis.profile],
    answers: answerNats(frame, hypothesis) + handshakeNats(frame, hypothesis) + waitingNats(frame, hypothesis),
    tags: tagNats(tags, hypothesis),
    vendors: vendors.get(hypothesis.reach) ?? 0,
    probe: probeNats(evidence, frame, hypothesis),
    page: pageNats(evidence, frame, rates, hypothesis),
    organizations: organizationNats(evidence, hypothesis),
    end: endNats(frame, evidence, hypothesis),
  }));
}

function posterior(
  hypotheses: readonly Hypothesis[],
  scores: readonly Readonly<Record<EvidenceKind, number>>[],
  without: readonly EvidenceKind[],
): Float64Array {
  const totals = Float64Array.from(scores, (score) =>
    EVIDENCE_KINDS.reduce((sum, kind) => (without.includes(kind) ? sum : sum + score[kind]), 0),
  );
  const all = logSum(totals);
  return totals.map(
    (total, index) => (1 - SURPRISE) * Math.exp(total - all) + (hypotheses[index]?.isFree === true ? SURPRISE : 0),
  );
}

function sumSides(hypotheses: readonly Hypothesis[], probabilities: Float64Array): Record<CauseSide, number> {
  const sides = { them: 0, us: 0, none: 0 };
  for (const [index, { cause }] of hypotheses.entries()) sides[sideOf(cause)] += at(probabilities, index);
  return sides;
}

function nameSide(sides: Readonly<Record<CauseSide, number>>, from: number): FaultSide {
  if (sides.them >= from) return 'them';
  return sides.us >= from ? 'us' : 'undecided';
}

function sumCauses(hypotheses: readonly Hypothesis[], probabilities: Float64Array): Partial<Record<Cause, number>> {
  const sums: Partial<Record<Cause, number>> = {};
  for (const [index, { cause }] of hypotheses.entries()) sums[cause] = (sums[cause] ?? 0) + at(probabilities, index);
  return sums;
}

function explain(
  hypotheses: readonly Hypothesis[],
  scores: readonly Readonly<Record<EvidenceKind, number>>[],
  probabilities: Float64Array,
  index: number,
): WeighedCause[] {
  const hypothesis = hypotheses[index];
  const score = scores[index];
  if (!hypothesis || !score) return [];
  const { cause, kind, subject, change } = hypothesis;
  // Beside the best of the other side, and beside the mean where nobody opposes it.
  const rival = hypotheses.reduce(
    (best, other, place) =>
      sideOf(other.cause) !== sideOf(cause) && at(probabilities, place) > at(probabilities, best) ? place : best,
    hypotheses.findIndex((other) => sideOf(other.cause) !== sideOf(cause)),
  );
  const beside = scores[rival] ?? score;
  const nats = Object.fromEntries(EVIDENCE_KINDS.map((one) => [one, score[one] - beside[one]])) as Record<
    EvidenceKind,
    number
  >;
  const changed = change === undefined ? {} : { change };
  return [{ cause, kind, subject, ...changed, side: sideOf(cause), probability: at(probabilities, index), nats }];
}

/** One instance that fails beside others is named. */
function withInstance(one: WeighedCause, { worst }: TagEvidence): WeighedCause {
  const { instance } = worst;
  return one.kind !== 'instance' || instance === undefined ? one : { ...one, subject: { ...one.subject, instance } };
}

/** The leading hypotheses of each side: the best, and those not much behind it. */
function leaders(hypotheses: readonly Hypothesis[], probabilities: Float64Array, side: CauseSide): Hypothesis[] {
  const places = hypotheses.flatMap(({ cause }, index) => (sideOf(cause) === side ? [index] : []));
  const best = Math.max(0, ...places.map((index) => at(probabilities, index)));
  return places
    .filter((index) => at(probabilities, index) >= best * LEADS_FROM)
    .flatMap((index) => hypotheses[index] ?? []);
}

function at(values: Float64Array, index: number): number {
  return values[index] ?? 0;
}
