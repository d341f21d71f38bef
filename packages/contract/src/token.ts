import { Type } from 'typebox';
import type { Static } from 'typebox';
import { TOKEN_SCOPES } from './vocabulary.ts';
import { DisplayName, NullableTimestamp, Slug, Timestamp, exactly, identifier, partly, words } from './words.ts';

const tokenFields = {
  id: identifier('tok'),
  name: Type.String(),
  prefix: Type.String(),
  scopes: Type.Array(words(TOKEN_SCOPES)),
  createdAt: Timestamp,
  expiresAt: NullableTimestamp,
  lastUsedAt: NullableTimestamp,
  revokedAt: NullableTimestamp,
};

export const Token = exactly(tokenFields);
export type Token = Static<typeof Token>;
export const CreatedToken = exactly({
  ...tokenFields,
  token: Type.String({ description: 'The token. No other response contains it.' }),
});
export type CreatedToken = Static<typeof CreatedToken>;
export const CreateToken = exactly({
  name: DisplayName,
  scopes: Type.Array(words(TOKEN_SCOPES), { minItems: 1, maxItems: 4 }),
  expiresAt: Type.Optional(
    Type.Union([Type.String({ description: 'Expiry time: ISO 8601 with a time zone, in the future.' }), Type.Null()]),
  ),
});
export type CreateToken = Static<typeof CreateToken>;

export const Organization = exactly({
  id: identifier('org'),
  name: Type.String(),
  slug: Type.String(),
  createdAt: Timestamp,
});
export type Organization = Static<typeof Organization>;
/** Settings of an organization. */
const settings = {
  badges: Type.Boolean({
    description:
      'Whether badges are enabled. Anyone who knows the slugs can then see the badges of the organization and its services. Default: false.',
  }),
  embed: Type.Boolean({
    description:
      'Whether the embeddable status is enabled. Anyone who knows the slug of the organization can then see which services it uses, with their reported status. Default: false.',
  }),
  sharesCounts: Type.Boolean({
    description:
      'Whether this organization shares counts with the other organizations of this server that share theirs: how many of them have impaired calls to a vendor, by vendor and region. Counts of fewer than three organizations are never shown. Default: false.',
  }),
};
export const OrganizationSettings = exactly(settings);
export type OrganizationSettings = Static<typeof OrganizationSettings>;
export const UpdateOrganizationSettings = partly(settings);
export const CreateOrganization = exactly({ name: DisplayName, slug: Slug });
export const CreatedOrganization = exactly({
  organization: Organization,
  token: Type.String({ description: 'The first admin token. No other response contains it.' }),
});
