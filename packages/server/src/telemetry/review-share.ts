// How much of what a node holds of a limit it keeps. Pure.

/** Part of a limit that is kept for the next requests, and that need not be reported or returned at once. */
export const SMALL_PART = 20;
/** A key in use is reported at least so often, so that nodes know of one another. */
const REPORT_MS = 5000;
/** Without other nodes there is nobody to give back to; what idle keys hold goes all the same, so that their rows do. */
const IDLE_ALONE_MS = 10_000;
/** Who got less than it needs and has not asked again for so long does not need it any more. */
const SHORT_MS = 4000;

/** What this node knows of its share, as the store has it. */
export interface ShareState {
  readonly limit: number;
  /** Infinity when the store may have more than this node believes to hold. */
  readonly kept: number;
  readonly reportedUsed: number;
  readonly reportedAt: number;
  /** It got less than it needs. */
  readonly isShort: boolean;
  /** Nodes that hold some of the limit or want to. */
  readonly sharers: number;
  readonly isWantedElsewhere: boolean;
}

/** The key's uses on this node. */
export interface ShareUse {
  readonly used: number;
  readonly held: number;
  readonly touchedAt: number;
}

export interface ReviewMoment {
  readonly now: number;
  readonly nodes: number;
  /** When keys were reviewed before. */
  readonly since: number;
  /** The node ends: it keeps only what it used. */
  readonly isLast: boolean;
}

/**
 * What the node may use from now on, never more than it may use already. Less than it has used within the window means that it waits
 * until others have caught up; in the store it holds what it used all the same. Undefined when it is not worth telling the store.
 */
export function reviewShare(share: ShareState, use: ShareUse, moment: ReviewMoment): number | undefined {
  const target = Math.min(use.held, fairPart(share), wanted(share, use, moment));
  return isWorthReporting(share, target, use, moment) ? target : undefined;
}

/** What a node may use while others get less than they need. */
export function fairPart({
  limit,
  sharers,
  isWantedElsewhere,
}: Pick<ShareState, 'limit' | 'sharers' | 'isWantedElsewhere'>): number {
  return isWantedElsewhere ? Math.max(1, Math.floor(limit / sharers)) : limit;
}

function wanted({ limit, isShort }: ShareState, use: ShareUse, moment: ReviewMoment): number {
  const { used, held, touchedAt } = use;
  if (moment.isLast) return used;
  if (moment.nodes === 1) return used === 0 && moment.now - touchedAt > IDLE_ALONE_MS ? 0 : held;
  // Who could not use what it has left lets others have it.
  if (touchedAt < moment.since || isShort) return used;
  return used + Math.ceil(limit / SMALL_PART);
}

function isWorthReporting(
  share: ShareState,
  target: number,
  { used, touchedAt }: ShareUse,
  moment: ReviewMoment,
): boolean {
  const { limit, kept, reportedUsed, reportedAt, isShort } = share;
  const { now, nodes, since, isLast } = moment;
  const small = Math.max(1, Math.floor(limit / SMALL_PART));
  const unneeded = kept - Math.max(target, used);
  if (unneeded > 0 && (Math.max(target, used) === 0 || isLast || unneeded >= small)) return true;
  if (nodes === 1) return false;
  if (isShort && now - reportedAt >= SHORT_MS) return true;
  if (Math.abs(used - reportedUsed) >= small) return true;
  return now - reportedAt >= REPORT_MS && (touchedAt >= since || unneeded > 0);
}
