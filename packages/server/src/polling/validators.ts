import { NOTHING_REMEMBERED } from '../store/checks/schedule.ts';
import type { PageOwner, RememberedDocuments, RememberedPast, Validators } from '../store/checks/schedule.ts';
import type { CheckOutcome } from './fetch-page.ts';
import { MINUTE_MS } from '../domain/time.ts';

/**
 * However unchanged a page says it is, it is read anew after this: what it says may depend on the time (planned work begins, an end
 * comes), and a newer version of this software may read it better.
 */
const READ_ANEW_MS = 15 * MINUTE_MS;

/** The validators to ask with; none when the page was read by another adapter or too long ago. */
export function validatorsFor(
  { readAt, adapter, validators }: RememberedDocuments,
  reader: string,
  now: number,
): Validators {
  const ageMs = now - readAt;
  // A page read later than now was read by a clock that has been set back.
  return adapter === reader && ageMs >= 0 && ageMs < READ_ANEW_MS ? validators : {};
}

/**
 * What is remembered after a check. A page that did not change would not be read again, so nothing is when something could not be
 * looked up that it listed, or when the page is read in another way from now on. Whether the page was read at all since then is known by
 * the adapter.
 */
export function rememberedAfter(
  before: RememberedDocuments,
  outcome: CheckOutcome,
  {
    adapter,
    isComplete,
    isAdopted,
    at,
    past,
    owner,
  }: {
    adapter: string | null;
    isComplete: boolean;
    isAdopted: boolean;
    at: number;
    past: RememberedPast | undefined;
    owner: PageOwner | undefined;
  },
): RememberedDocuments {
  if (isAdopted) return NOTHING_REMEMBERED;
  if (outcome.kind !== 'observed') return before;
  const ofOwner = owner === undefined ? {} : { owner };
  if (!isComplete) return before.adapter === null ? NOTHING_REMEMBERED : { ...NOTHING_REMEMBERED, adapter, ...ofOwner };
  return { readAt: at, adapter, validators: outcome.validators, ...(past === undefined ? {} : { past }), ...ofOwner };
}
