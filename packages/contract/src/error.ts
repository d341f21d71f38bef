import { Type } from 'typebox';
import type { Static } from 'typebox';
import { exactly } from './words.ts';

/** The one body of every error. */
export const ErrorBody = exactly({
  error: Type.String({ description: 'A sentence for a person.' }),
  code: Type.String({ description: 'A stable word for programs.' }),
  requestId: Type.String(),
  details: Type.Optional(Type.Array(Type.Unknown(), { description: 'What is wrong, where, and what would be right.' })),
});
export type ErrorBody = Static<typeof ErrorBody>;

/** One entry of `details` when input did not fit its schema. */
export interface FieldProblem {
  /** Path of the field, for example `body.name`. */
  readonly field: string;
  readonly message: string;
}
