import type { CauseEvidence } from './evidence.ts';
import type { Frame } from './frame.ts';
import { rateOf } from './cause-rates.ts';
import type { CauseRates } from './cause-rates.ts';
import { listBoth, listDeployments, listFeatures, listMarked } from './change-hypotheses.ts';
import { listCredentialHypotheses } from './credential-hypotheses.ts';
import type { Hypothesis } from './hypothesis.ts';
import { distinct } from './hypothesis-room.ts';
import type { HypothesisRoom } from './hypothesis-room.ts';
import { everythingElse, listInput, listNetwork, listProject } from './own-hypotheses.ts';
import { listAccounts, listVendor } from './vendor-hypotheses.ts';

const MINUTES_A_MONTH = 43_200;

/** Every cause that could have made calls of the watched series fail. For each of ours there is one of theirs with the same footprint. */
export function listHypotheses(evidence: CauseEvidence, frame: Frame, rates: CauseRates): Hypothesis[] {
  const room: HypothesisRoom = {
    evidence,
    frame,
    rates,
    watched: frame.cells.filter(({ isWatched }) => isWatched),
    projects: distinct(frame.cells.map(({ key }) => key.project)),
    rate: (name, share = 1) => Math.log((rateOf(rates, name) * share) / MINUTES_A_MONTH),
  };
  const all = [
    ...listVendor(room),
    ...listAccounts(room),
    ...listDeployments(room),
    ...listFeatures(room),
    ...listProject(room),
    ...listMarked(room),
    ...listNetwork(room),
    ...listCredentialHypotheses(room),
    ...listInput(room),
    ...listBoth(room),
    everythingElse(room),
  ];
  return all.filter(({ exposes, isFree }) => isFree === true || room.watched.some(exposes));
}
