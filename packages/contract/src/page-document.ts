import { Type } from 'typebox';
import type { Static } from 'typebox';
import { Timestamp, exactly, identifier, words } from './words.ts';

/** A document as a status page served it. */
export const PageDocument = exactly({
  id: identifier('doc'),
  document: Type.String({ description: 'Which of the documents that are read of such a page.' }),
  url: Type.String(),
  contentType: Type.String({ description: 'As served; here it is answered as plain text.' }),
  bytes: Type.Integer({ description: 'Length of its text in UTF-8.' }),
  firstSeenAt: Timestamp,
  lastSeenAt: Type.Union([Timestamp], { description: 'The last look that found it the same, byte for byte.' }),
  outcome: words(['observed', 'unreadable'] as const),
  reason: Type.Union([Type.String(), Type.Null()], { description: 'Why it could not be read.' }),
});
export type PageDocument = Static<typeof PageDocument>;
