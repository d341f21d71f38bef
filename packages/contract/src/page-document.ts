import { Type } from 'typebox';
import type { Static } from 'typebox';
import { Timestamp, exactly, identifier, words } from './words.ts';

/** A document as a status page served it. */
export const PageDocument = exactly({
  id: identifier('doc'),
  document: Type.String({ description: 'Name of the document among those that the adapter reads.' }),
  url: Type.String(),
  contentType: Type.String({
    description: 'Content type that the page served. The API returns the document as plain text.',
  }),
  bytes: Type.Integer({ description: 'Length of the text in UTF-8.' }),
  firstSeenAt: Timestamp,
  lastSeenAt: Type.Union([Timestamp], { description: 'Last check that found the document unchanged, byte for byte.' }),
  outcome: words(['observed', 'unreadable'] as const),
  reason: Type.Union([Type.String(), Type.Null()], { description: 'Why the document could not be read.' }),
});
export type PageDocument = Static<typeof PageDocument>;
