import { Type } from 'typebox';
import type { Static } from 'typebox';
import { Uptime } from './history.ts';
import { STATUSES } from './vocabulary.ts';
import { Timestamp, exactly, identifier, words } from './words.ts';

/** Preference of an organization for a component. */
export const COMPONENT_PREFERENCES = ['pinned', 'muted'] as const;

/** Relevance of a component for an organization or project. `unknown` is treated as relevant. */
export const RELEVANCES = ['relevant', 'irrelevant', 'unknown'] as const;
export const RELEVANCE_REASONS = ['pinned', 'muted', 'region', 'host', 'endpoint', 'product', 'nothing_known'] as const;

const NullableText = Type.Union([Type.String(), Type.Null()]);

/** A component that the status page lists, or listed. */
export const Component = exactly({
  id: identifier('comp'),
  name: Type.String(),
  group: NullableText,
  region: NullableText,
  currentStatus: words(STATUSES, 'Last status that the page reported for it.'),
  firstSeenAt: Timestamp,
  lastSeenAt: Timestamp,
  isListed: Type.Boolean({ description: 'Whether the page lists the component.' }),
  uptime: Type.Union([Uptime], { description: 'Uptime of the last 90 days.' }),
  relevance: exactly({
    relevance: words(RELEVANCES, 'Derived from use, or set by a preference. `unknown` is treated as relevant.'),
    because: words(RELEVANCE_REASONS),
    evidence: Type.Union([Type.String(), Type.Null()], {
      description: 'The host, endpoint, region or product that it is derived from.',
    }),
  }),
  preference: Type.Union([words(COMPONENT_PREFERENCES), Type.Null()]),
});
export type Component = Static<typeof Component>;

export const PutComponentPreference = exactly({ preference: words(COMPONENT_PREFERENCES) });
export type PutComponentPreference = Static<typeof PutComponentPreference>;

export const SavedComponentPreference = exactly({
  componentId: identifier('comp'),
  preference: words(COMPONENT_PREFERENCES),
});
export type SavedComponentPreference = Static<typeof SavedComponentPreference>;
