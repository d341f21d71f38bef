import { Type } from 'typebox';
import type { Static } from 'typebox';
import { exactly } from './words.ts';

/** The body of every error response. */
export const ErrorBody = exactly({
  error: Type.String({ description: 'Error message for people.' }),
  code: Type.String({ description: 'Stable error code for programs.' }),
  requestId: Type.String(),
  details: Type.Optional(
    Type.Array(Type.Unknown(), { description: 'Invalid fields: where, what is wrong, and what is valid.' }),
  ),
});
export type ErrorBody = Static<typeof ErrorBody>;

/** One entry of `details` when input did not fit its schema. */
export interface FieldProblem {
  /** Path of the field, for example `body.name`. */
  readonly field: string;
  readonly message: string;
}
