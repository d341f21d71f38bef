import type { PageEvidence } from './evidence.ts';
import { readPageSide } from '../page-side.ts';
import type { PageSide } from '../page-side.ts';

/** What a page says, as evidence of causes; null when it says nothing that counts now. */
export function pageEvidenceOf(page: PageSide, now: number): PageEvidence | null {
  const { says } = readPageSide(page, now);
  if (says === 'nothing') return null;
  const incidents = page.incidents.filter(({ kind, impact }) => kind === 'incident' && impact !== 'none');
  const matching = incidents.filter(({ touches }) => touches !== false);
  const isMaintained = page.incidents.some(
    ({ kind, status, touches }) =>
      kind === 'maintenance' && (status === 'in_progress' || status === 'verifying') && touches !== false,
  );
  const isTroubled = says === 'trouble' || says === 'elsewhere';
  const posts = (matching.length > 0 ? matching : incidents).map(({ postedAt }) => postedAt);
  const changes = page.components.map(({ changedAt }) => changedAt);
  const postedAt = Math.min(...(posts.length > 0 ? posts : changes), now);
  return {
    trouble:
      isTroubled && (incidents.length > 0 || says === 'trouble') ? { postedAt, isMatching: says === 'trouble' } : null,
    maintenance: says === 'maintenance' || isMaintained ? { isMatching: true } : null,
  };
}
