import { Type } from 'typebox';
import type { Static } from 'typebox';
import { CAUSE_WORDS, FAULT_SIDES, JUDGMENT_WORDS } from './vocabulary.ts';
import { ProjectName, ServiceName, Timestamp, exactly, identifier, words } from './words.ts';

const Cause = words(CAUSE_WORDS);
const NullableCause = Type.Union([Cause, Type.Null()]);
const NullableText = Type.Union([Type.String(), Type.Null()]);

const judgmentFields = {
  was: words(JUDGMENT_WORDS),
  judged: exactly(
    { fault: words(FAULT_SIDES), cause: NullableCause },
    { description: 'The answer that the judgment is about, as it was when the judgment was made.' },
  ),
  cause: Type.Union([Cause, Type.Null()], { description: 'What made calls fail. Null if it is not known.' }),
  fault: words(FAULT_SIDES, 'Side at fault according to the judgment. `undecided` if the judgment names no cause.'),
  by: Type.String({ description: 'Person who made the judgment. Default: the name of the API token.' }),
  at: Timestamp,
  note: NullableText,
};

/** What a person said of the answer to an episode. */
export const EpisodeJudgment = exactly(judgmentFields);
export type EpisodeJudgment = Static<typeof EpisodeJudgment>;

/** The same, with the episode that it is about. */
export const Judgment = exactly({
  episode: identifier('imp'),
  service: ServiceName,
  project: ProjectName,
  ...judgmentFields,
});
export type Judgment = Static<typeof Judgment>;

/** Body of a judgment. */
export const PutJudgment = exactly({
  was: words(JUDGMENT_WORDS, 'Whether the answer to the episode was right.'),
  cause: Type.Optional(
    words(
      CAUSE_WORDS,
      'What made calls fail, if it is known. Default: unknown, or for `right` the cause of the answer.',
    ),
  ),
  by: Type.Optional(
    Type.String({
      minLength: 1,
      maxLength: 200,
      pattern: '\\S',
      description: 'Person who makes the judgment. Default: the name of the API token.',
      examples: ['jo@acme.com'],
    }),
  ),
  note: Type.Optional(
    Type.String({
      minLength: 1,
      maxLength: 1000,
      pattern: '\\S',
      description: 'Reason, for people. Documents for the vendor do not contain it.',
      examples: ['The proxy had no file descriptors left'],
    }),
  ),
});
export type PutJudgment = Static<typeof PutJudgment>;
