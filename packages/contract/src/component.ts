import { Type } from 'typebox';
import type { Static } from 'typebox';
import { Uptime } from './history.ts';
import { STATUSES } from './vocabulary.ts';
import { Timestamp, exactly, identifier, words } from './words.ts';

/** What an organization says about a component by hand. */
export const COMPONENT_PREFERENCES = ['pinned', 'muted'] as const;

/** Whether a component matters to who asks. `unknown` is treated as relevant. */
export const RELEVANCES = ['relevant', 'irrelevant', 'unknown'] as const;
export const RELEVANCE_REASONS = ['pinned', 'muted', 'region', 'host', 'endpoint', 'product', 'nothing_known'] as const;

const NullableText = Type.Union([Type.String(), Type.Null()]);

/** A part of a service that its status page lists, or listed. */
export const Component = exactly({
  id: identifier('comp'),
  name: Type.String(),
  group: NullableText,
  region: NullableText,
  currentStatus: words(STATUSES, 'The last that the page said of it.'),
  firstSeenAt: Timestamp,
  lastSeenAt: Timestamp,
  isListed: Type.Boolean({ description: 'False once the page lists it no longer.' }),
  uptime: Type.Union([Uptime], { description: 'Of the last 90 days.' }),
  relevance: exactly({
    relevance: words(RELEVANCES, 'From observed use, or as someone said; `unknown` is treated as relevant.'),
    because: words(RELEVANCE_REASONS),
    evidence: Type.Union([Type.String(), Type.Null()], { description: 'The host, endpoint, region or product.' }),
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
