import type { CauseEvidence } from './evidence.ts';
import type { Frame } from './frame.ts';
import type { CauseRates } from './cause-rates.ts';
import { listBoth, listDeployments, listFeatures, listMarked } from './change-hypotheses.ts';
import { listCredentialHypotheses } from './credential-hypotheses.ts';
import type { Hypothesis } from './hypothesis.ts';
import { distinct } from './hypothesis-context.ts';
import type { HypothesisContext } from './hypothesis-context.ts';
import { everythingElse, listCapacity, listInput, listNetwork, listProject } from './own-hypotheses.ts';
import { listAccounts, listVendor } from './vendor-hypotheses.ts';

const MINUTES_A_MONTH = 43_200;

/** Every cause that could have made calls of the watched series fail. For each of ours there is one of theirs with the same footprint. */
export function listHypotheses(evidence: CauseEvidence, frame: Frame, rates: CauseRates): Hypothesis[] {
  const context: HypothesisContext = {
    evidence,
    frame,
    rates,
    watched: frame.cells.filter(({ isWatched }) => isWatched),
    projects: distinct(frame.cells.map(({ key }) => key.project)),
    rate: (name, share = 1) => Math.log((rates.rates[name] * share) / MINUTES_A_MONTH),
  };
  const all = [
    ...listVendor(context),
    ...listAccounts(context),
    ...listDeployments(context),
    ...listFeatures(context),
    ...listProject(context),
    ...listCapacity(context),
    ...listMarked(context),
    ...listNetwork(context),
    ...listCredentialHypotheses(context),
    ...listInput(context),
    ...listBoth(context),
    everythingElse(context),
  ];
  return all.filter(({ exposes, isFree }) => isFree === true || context.watched.some(exposes));
}
