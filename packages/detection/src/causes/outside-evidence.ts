import type { CauseRates } from './cause-rates.ts';
import { shareOf } from './cause-rates.ts';
import type { CauseEvidence, OtherVendorCalls } from './evidence.ts';
import { depthLikeNats } from './footprint.ts';
import type { Frame } from './frame.ts';
import type { Hypothesis, Reach } from './hypothesis.ts';
import { hasRisen } from './risen.ts';
import { hedge, logAdd, logBetaBinomial, normalCdf } from './special-functions.ts';
import { POOLED_CALLS, usualStrength } from './usual-strength.ts';
import { MINUTE_MS } from '../time.ts';

const RATE_MIN = 1e-4;
/** Posts a month that a page makes, and those that happen to be under way. */
const POSTS_A_MONTH = 2;
/** Component named by a post that is about what these calls use, and one that is not. */
const MISMATCH = 0.12;
/** Odds that work announced is the reason. */
const MAINTENANCE = 12;
const POSTED_BEFORE = 5;
const MINUTES_A_MONTH = 43_200;
/** A server that is itself cut off. */
const CUT_OFF = 0.002;

/** Another vendor has trouble of its own, and one place of its calls alone. */
const OWN_TROUBLE = 0.006;
const OWN_TROUBLE_OF_PLACE = 0.004;

/** Fewer calls to another vendor say nothing of it. */
const COMPARED_MIN = 5;

/** How many other vendors are called from where calls fail, and fail, too. */
export interface OtherVendorCount {
  readonly compared: number;
  readonly failing: number;
  /** Whether these are slow rather than fail. Answers of before lack it. */
  readonly areSlow?: boolean;
}

const HALF = Math.log(0.5);
const MOST = 0.85;
/** Share of the troubles of a cloud that take most of the vendors with them. */
const MOSTLY = 0.25;
/** Share of what nobody thought of that concerns this vendor alone. */
const ALONE = 0.5;

/** Another vendor beside the watched one. */
interface ComparedVendor {
  readonly places: readonly ComparedPlace[];
  /** If it is not concerned, and if all of its places are. */
  readonly off: number;
  readonly on: number;
}

type ComparedPlace = PlaceNats & { readonly other: OtherVendorCalls };

/** Calls to other vendors, as every hypothesis looks at them. */
export function compareVendors(evidence: CauseEvidence, frame: Frame): ComparedVendor[] {
  const { overdispersion } = evidence;
  const otherVendors = isOnlySlow(frame) ? evidence.otherVendors.map(withSlow) : evidence.otherVendors;
  const depth = frame.watchedBad / Math.max(1, frame.watchedCalls);
  return [...Map.groupBy(otherVendors, ({ vendor }) => vendor).values()].map((others) => {
    const places = others.flatMap((other) =>
      other.since.calls === 0 ? [] : [{ ...placeNats(other, overdispersion, depth), other }],
    );
    return { places, off: spared(places), on: places.reduce((total, one) => total + one.on, 0) };
  });
}

/** Whether calls have become slow and do not fail: then other vendors' calls that are slow, too, say where it comes from. */
function isOnlySlow({ risen }: Frame): boolean {
  return risen.length === 1 && risen[0] === 'slow';
}

function withSlow(other: OtherVendorCalls): OtherVendorCalls {
  const { before, since } = other;
  if (before.slow === undefined || since.slow === undefined) return other;
  return {
    ...other,
    before: { ...before, bad: before.bad + before.slow },
    since: { ...since, bad: since.bad + since.slow },
  };
}

/** Calls to other vendors from the same place: what is ours fails with them, what is the vendor's does not. */
export function vendorNats(evidence: CauseEvidence, vendors: readonly ComparedVendor[], reach: Reach): number {
  let sum = 0;
  let most = 0;
  let alone = 0;
  for (const { places, off, on } of vendors) {
    alone += off;
    if (reach === 'nowhere') sum += off;
    else if (reach === 'cloud' || reach === 'anywhere') sum += HALF + logAdd(on, off);
    else {
      const isHit = ({ other }: ComparedPlace): boolean => isReached(evidence, other, reach);
      sum += places.filter(isHit).reduce((total, one) => total + one.on, 0);
      sum += spared(places.filter((one) => !isHit(one)));
    }
    most += hedge(on, 1 - MOST, off);
  }
  if (reach === 'anywhere') return hedge(sum, ALONE, alone);
  // A cloud takes half of the vendors with it, or seldom most of them.
  return reach === 'cloud' ? hedge(sum, MOSTLY, most) : sum;
}

/** That another vendor fails, too, is told to people: one in a few hundred looks may be wrong, of all vendors together. */
const TOLD_NATS = 6;

/** Other vendors that the watched project calls, and those of them whose calls fail since the onset. */
export function countOtherVendors(
  { otherVendors, watched, overdispersion }: CauseEvidence,
  frame: Frame,
): OtherVendorCount {
  const own = otherVendors
    .filter(({ project, since }) => project === watched.project && since.calls >= COMPARED_MIN)
    .map((other) => (isOnlySlow(frame) ? withSlow(other) : other));
  const failing = own.filter(({ before, since }) =>
    hasRisen(before.calls, before.bad, since.calls, since.bad, overdispersion, TOLD_NATS),
  );
  const distinct = (list: readonly OtherVendorCalls[]): number => new Set(list.map(({ vendor }) => vendor)).size;
  const counts = { compared: distinct(own), failing: distinct(failing) };
  return isOnlySlow(frame) ? { ...counts, areSlow: true } : counts;
}

/** A vendor that is not concerned. It may have trouble of its own, which its places share: that several of them fail is one coincidence. */
function spared(places: readonly PlaceNats[]): number {
  if (places.length === 0) return 0;
  const fine = places.reduce((sum, { base, own }) => sum + hedge(base, OWN_TROUBLE_OF_PLACE, own), 0);
  const troubled = places.reduce((sum, { base, own }) => sum + HALF + logAdd(base, own), 0);
  return hedge(fine, OWN_TROUBLE, troubled);
}

function isReached(
  { watched }: CauseEvidence,
  other: OtherVendorCalls,
  reach: 'place' | 'region' | 'everywhere',
): boolean {
  if (reach === 'everywhere') return true;
  if (other.region !== watched.region) return false;
  return reach === 'region' || (other.project === watched.project && other.environment === watched.environment);
}

interface PlaceNats {
  /** Calls of one place if they fail with ours, as usual, and by trouble of that vendor's own. */
  readonly on: number;
  readonly base: number;
  readonly own: number;
}

function placeNats({ before, since }: OtherVendorCalls, by: number, depth: number): PlaceNats {
  const usual = Math.max(RATE_MIN, (before.bad + 0.005 * POOLED_CALLS) / (before.calls + POOLED_CALLS));
  const [bad, calls] = [since.bad / by, since.calls / by];
  const strength = usualStrength(usual, before.calls / by);
  const base = logBetaBinomial(bad, calls, strength * usual, strength * (1 - usual));
  const free = logBetaBinomial(bad, calls, 0.7, 0.9);
  const failing = logAdd(HALF + free, HALF + depthLikeNats(bad, calls, usual, depth));
  return { on: hedge(failing, 0.12, base), base, own: failing };
}

/** What this server found when it asked the vendor's host itself, and others beside it. */
export function probeNats(evidence: CauseEvidence, frame: Frame, hypothesis: Hypothesis): number {
  const { probe, otherPages } = evidence;
  if (!probe && !otherPages) return 0;
  const fine = probeLikelihood(evidence, false, false);
  const vendorSeen = probeLikelihood(evidence, true, false);
  const cutOff = probeLikelihood(evidence, true, true);
  const seen = hypothesis.isNetwork ? 0 : hypothesis.probeScope * visibleShare(frame, probe?.hasPath ?? false);
  const inside = hypothesis.isNetwork ? 0.5 : CUT_OFF;
  const outside = hedge(fine, Math.max(1e-9, seen), vendorSeen);
  return hedge(outside, inside, cutOff);
}

function probeLikelihood({ probe, otherPages }: CauseEvidence, isVendorBad: boolean, areOthersBad: boolean): number {
  const group = (failed: number, attempts: number, isBad: boolean): number =>
    isBad ? logBetaBinomial(failed, attempts, 1.2, 0.7) : logBetaBinomial(failed, attempts, 0.03, 3);
  return (
    (probe ? group(probe.vendor.failed, probe.vendor.attempts, isVendorBad) : 0) +
    (probe ? group(probe.others.failed, probe.others.attempts, areOthersBad) : 0) +
    (otherPages ? group(otherPages.unreachable, otherPages.asked, areOthersBad) : 0)
  );
}

/** How much of what fails a probe from outside would see, by the way in which calls fail. */
function visibleShare({ excess }: Frame, hasPath: boolean): number {
  const [gateway = 0, server = 0, timeout = 0, connection = 0, dns = 0] = excess;
  const total = Math.max(
    1e-9,
    excess.reduce((sum, one) => sum + one, 0),
  );
  const atNetwork = (timeout + connection + dns) / total;
  const atServer = (gateway + server) / total;
  return 0.1 + 0.75 * atNetwork + (hasPath ? 0.7 : 0.3) * atServer;
}

/** What the page says, and what it says by its silence. */
export function pageNats(evidence: CauseEvidence, frame: Frame, rates: CauseRates, hypothesis: Hypothesis): number {
  const { page } = evidence;
  if (!page) return 0;
  const postShare = hypothesis.pageShare * shareOf(rates.posted);
  if (postShare === 0) return 0;
  if (page.maintenance) return Math.log(1 + MAINTENANCE * matching(page.maintenance.isMatching));
  if (!page.trouble) return Math.log(1 - postShare * postedWithin(rates, (evidence.now - frame.onsetAt) / MINUTE_MS));
  const after = (page.trouble.postedAt - frame.onsetAt) / MINUTE_MS;
  const match = matching(page.trouble.isMatching);
  if (after < -2) return Math.log(1 + (POSTED_BEFORE - 1) * match * Math.min(1, postShare / 0.4) * recent(-after));
  const byLag = 1 + (postShare * lagDensity(rates, Math.max(0.5, after)) * match * MINUTES_A_MONTH) / POSTS_A_MONTH;
  return Math.log(Math.min(byLag, 1 + (60 * postShare * match) / 0.5));
}

/** What a vendor posted just before may have reached these calls since; of what was told hours ago, most would have by then. */
function recent(minutes: number): number {
  return minutes < 30 ? 1 : minutes < 180 ? 0.2 : 0.05;
}

function matching(isMatching: boolean): number {
  return isMatching ? 1 : MISMATCH;
}

function postedWithin({ postedAfter: { median, sigma } }: CauseRates, minutes: number): number {
  return minutes <= 0 ? 0 : normalCdf(Math.log(minutes / median) / sigma);
}

function lagDensity({ postedAfter: { median, sigma } }: CauseRates, minutes: number): number {
  const distance = Math.log(minutes / median) / sigma;
  return Math.exp(-(distance * distance) / 2) / (minutes * sigma * Math.sqrt(2 * Math.PI));
}

/** Counts of other organizations on the same server. */
export function organizationNats({ organizations: others }: CauseEvidence, { organizations }: Hypothesis): number {
  if (!others || others.judged < 3) return 0;
  const { impaired, judged } = others;
  const of = (a: number, b: number): number => logBetaBinomial(impaired, judged, a, b);
  if (organizations === 'all') return hedge(of(3, 0.5), 0.02, of(0.5, 1));
  if (organizations === 'part') return of(1, 0.7);
  if (organizations === 'accounts') return of(0.3, 3);
  return hedge(of(0.05, 4), 0.004, of(1, 1));
}
