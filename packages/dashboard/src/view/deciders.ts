// Evidence that is missing, and that would decide whose fault it is.
import type { Decider, SeriesVerdict } from '@upriver/contract';

const DECIDERS: Readonly<Record<Decider, string>> = {
  other_organizations: 'Other organizations’ calls would decide.',
  second_project: 'A second project’s calls would decide.',
  other_vendor: 'Calls to another vendor would decide.',
  server_probe: 'A probe from this server would decide.',
  status_page: 'Their page would decide.',
  change_markers: 'Knowing your changes would decide.',
  deployment_tag: 'A deployment named in the calls would decide.',
  old_version_beside_new: 'An old version beside the new would decide.',
  credential_fingerprint: 'Fingerprints of your keys would decide.',
  account_tag: 'Accounts named in the calls would decide.',
  instance_tag: 'Instances named in the calls would decide.',
  answered_by: 'Knowing who answers would decide.',
  rate_limit_headers: 'Their rate limit headers would decide.',
  more_calls: 'More calls would decide.',
  vendor_word: 'Their own word would decide.',
};

/** Which evidence is missing; '' where it is not undecided. */
export function wouldDecide({ wouldDecide: [first] }: SeriesVerdict): string {
  return first === undefined ? '' : DECIDERS[first];
}
