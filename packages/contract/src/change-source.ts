import { Type } from 'typebox';
import type { Static } from 'typebox';
import { CreateChangeMarker } from './change-marker.ts';
import { CHANGE_SOURCE_KINDS } from './vocabulary.ts';
import { DisplayName, NullableTimestamp, ProjectName, Timestamp, exactly, identifier, partly, words } from './words.ts';

/** Hours for which the previous secret of a source remains valid. */
export const PREVIOUS_SECRET_HOURS = 24;
/** Days after which a delivery is refused, so that a recorded one cannot be repeated later. */
export const DELIVERY_DAYS_MAX = 3;

const KIND = words(
  CHANGE_SOURCE_KINDS,
  '`github`: deployments of GitHub. `launchdarkly`: flags of LaunchDarkly. `webhook`: a request that your own program signs.',
);
const optionalText = (description: string, examples: string[]) =>
  Type.Optional(
    Type.Union([Type.String({ minLength: 1, maxLength: 200, pattern: '\\S', examples }), Type.Null()], { description }),
  );

const ORIGIN =
  'Repository (`owner/name`) of GitHub, project key of LaunchDarkly, or `project` of your own request. Null or absent: all.';
const ENVIRONMENT = 'Environment as the sender names it. Null or absent: all.';
const CALLS_ENVIRONMENT = 'Environment as in the events of your calls. Null or absent: as the sender names it.';

/** Which project a delivery is about, as it is answered. */
const ChangeRule = exactly({
  origin: Type.Union([Type.String(), Type.Null()], { description: ORIGIN }),
  environment: Type.Union([Type.String(), Type.Null()], { description: ENVIRONMENT }),
  project: ProjectName,
  callsEnvironment: Type.Union([Type.String(), Type.Null()], { description: CALLS_ENVIRONMENT }),
});

const RuleInput = exactly({
  origin: optionalText(ORIGIN, ['acme/web']),
  environment: optionalText(ENVIRONMENT, ['Production']),
  project: Type.String({ minLength: 1, maxLength: 200, description: 'Identifier or slug of the project.' }),
  callsEnvironment: optionalText(CALLS_ENVIRONMENT, ['production']),
});
const RULES = Type.Array(RuleInput, {
  minItems: 1,
  maxItems: 50,
  description: 'A delivery records one change for each rule that it matches.',
});

const sourceFields = {
  id: identifier('src'),
  kind: KIND,
  name: Type.String(),
  path: Type.String({ description: 'Path of the webhook on this server.', examples: ['/api/v1/change-hooks/src_…'] }),
  rules: Type.Array(ChangeRule),
  createdAt: Timestamp,
  previousSecretUntil: Type.Union([Timestamp, Type.Null()], {
    description: 'Time until which the previous secret remains valid. Null if there is none.',
  }),
  lastDeliveryAt: NullableTimestamp,
  lastResult: Type.Union([Type.String(), Type.Null()], {
    description: 'Result of the last delivery with a valid signature.',
  }),
};

/** A webhook that reports changes. */
export const ChangeSource = exactly(sourceFields);
export type ChangeSource = Static<typeof ChangeSource>;
export const CreatedChangeSource = exactly({
  ...sourceFields,
  secret: Type.String({ description: 'The secret that deliveries are signed with. No other response contains it.' }),
});
export type CreatedChangeSource = Static<typeof CreatedChangeSource>;
export const CreateChangeSource = exactly({ kind: KIND, name: DisplayName, rules: RULES });
export type CreateChangeSource = Static<typeof CreateChangeSource>;
export const UpdateChangeSource = partly({ name: DisplayName, rules: RULES });
export type UpdateChangeSource = Static<typeof UpdateChangeSource>;

/** What a delivery has recorded. */
export const ChangeDelivery = exactly({
  changes: Type.Array(identifier('chg'), {
    description: 'The changes of this delivery, also if they are known already.',
  }),
  reason: Type.Union([Type.String(), Type.Null()], { description: 'Why nothing was recorded. Null if something was.' }),
});
export type ChangeDelivery = Static<typeof ChangeDelivery>;

/** Body of a delivery that your own program signs. */
export const SignedChange = exactly({
  ...CreateChangeMarker.properties,
  at: Type.String({ maxLength: 40, examples: ['2026-11-21T14:03:00Z'] }),
  project: Type.Optional(
    Type.String({
      minLength: 1,
      maxLength: 200,
      description: 'Compared with `origin` of the rules.',
      examples: ['web'],
    }),
  ),
});
export type SignedChange = Static<typeof SignedChange>;
