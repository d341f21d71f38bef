import { Type } from 'typebox';
import type { Static } from 'typebox';
import { CHANGE_MARKER_KINDS, CHANGE_MARKER_SOURCES } from './vocabulary.ts';
import { ProjectName, Timestamp, exactly, identifier, words } from './words.ts';

/** Days that changes are kept, and how far back one may be reported. */
export const CHANGE_MARKERS_KEPT_DAYS = 400;
/** How far ahead of the server's clock a change may be reported, in seconds: what is planned has not happened. */
export const CHANGE_AHEAD_SECONDS_MAX = 300;

const NullableText = Type.Union([Type.String(), Type.Null()]);
const text = (maxLength: number, description: string, examples: string[]) =>
  Type.Optional(Type.String({ minLength: 1, maxLength, pattern: '\\S', description, examples }));

const KIND = words(
  CHANGE_MARKER_KINDS,
  '`deployment`: another version runs. `configuration`: a setting, secret store, proxy or firewall. `flag`: a feature flag. `key`: a credential was changed, revoked or moved to another plan.',
);

/** A change of ours: what was changed, when, and by whom. */
export const ChangeMarker = exactly({
  id: identifier('chg'),
  project: Type.Union([ProjectName, Type.Null()], { description: 'Null for all projects.' }),
  kind: KIND,
  at: Timestamp,
  name: Type.Union([Type.String(), Type.Null()], {
    description:
      'Name of the deployment, flag or key, as in the events of your calls (`deployment_id`, `feature` or the tag `credential`).',
  }),
  environment: Type.Union([Type.String(), Type.Null()], { description: 'Null for all environments.' }),
  description: NullableText,
  actor: NullableText,
  url: NullableText,
  source: words(
    CHANGE_MARKER_SOURCES,
    'Source of the report: `api`: a request with an API token. `github`, `launchdarkly`, `webhook`: a webhook of a change source. `telemetry`: the first call of a deployment.',
  ),
  recordedAt: Timestamp,
});
export type ChangeMarker = Static<typeof ChangeMarker>;

/** Body of a report of a change. */
export const CreateChangeMarker = exactly({
  kind: KIND,
  at: Type.Optional(
    Type.String({
      maxLength: 40,
      description: `Time when it took effect, ISO 8601 with a time zone. Default: now. At most ${CHANGE_MARKERS_KEPT_DAYS} days ago and ${CHANGE_AHEAD_SECONDS_MAX / 60} minutes ahead.`,
      examples: ['2026-11-21T14:03:00Z'],
    }),
  ),
  name: text(128, 'Name of the deployment, flag or key, as in the events of your calls.', ['web@4f2a91c']),
  environment: text(128, 'Environment, as in the events of your calls. Default: all environments.', ['production']),
  description: text(500, 'One line for people.', ['New payment form']),
  actor: text(200, 'Person or system that made the change.', ['jo@acme.com']),
  url: Type.Optional(
    Type.String({
      maxLength: 2048,
      pattern: '^https?://[^\\s]+$',
      description: 'URL with more information.',
      examples: ['https://github.com/acme/web/commit/4f2a91c'],
    }),
  ),
  id: text(
    128,
    'Identifier of the change in your system. A second report with the same identifier records nothing and returns the first one.',
    ['deploy-8812'],
  ),
});
export type CreateChangeMarker = Static<typeof CreateChangeMarker>;
