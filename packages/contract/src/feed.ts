import { Type } from 'typebox';
import type { Static } from 'typebox';
import { FEED_FORMATS } from './vocabulary.ts';
import {
  DisplayName,
  NullableTimestamp,
  ProjectName,
  ServiceName,
  Timestamp,
  exactly,
  identifier,
  words,
} from './words.ts';

const FORMAT = words(
  FEED_FORMATS,
  '`atom` (RFC 4287) and `json` (JSON Feed 1.1): incidents and verdicts. `calendar` (iCalendar, RFC 5545): maintenances.',
);
const scope = (what: string) =>
  Type.Optional(
    Type.Union([Type.String({ minLength: 1, maxLength: 200 }), Type.Null()], {
      description: `Identifier or slug of a ${what}. Null or absent: all.`,
    }),
  );

const feedFields = {
  id: identifier('feed'),
  name: Type.String(),
  format: FORMAT,
  project: Type.Union([ProjectName, Type.Null()], { description: 'Null if the feed is of all projects.' }),
  service: Type.Union([ServiceName, Type.Null()], { description: 'Null if the feed is of all services.' }),
  prefix: Type.String({ description: 'Start of the secret in the address.' }),
  createdAt: Timestamp,
  lastReadAt: NullableTimestamp,
};

/** A document that programs read at a secret address. */
export const Feed = exactly(feedFields);
export type Feed = Static<typeof Feed>;
export const CreatedFeed = exactly({
  ...feedFields,
  path: Type.String({
    description:
      'Path of the address on this server. It contains the secret: everybody who knows it can read the feed. No other response contains it.',
  }),
});
export type CreatedFeed = Static<typeof CreatedFeed>;
export const CreateFeed = exactly({
  name: DisplayName,
  format: FORMAT,
  project: scope('project'),
  service: scope('service'),
});
export type CreateFeed = Static<typeof CreateFeed>;
