import { Type } from 'typebox';
import { AppError } from '../domain/errors.ts';

/** A date (its midnight UTC) or a time with its zone. */
const MOMENT_PATTERN = '^\\d{4}-\\d\\d-\\d\\d(?:T\\d\\d:\\d\\d(?::\\d\\d(?:\\.\\d{1,9})?)?(?:Z|[+-]\\d\\d:\\d\\d))?$';
/** The same, for text of a body. */
export const MOMENT = new RegExp(MOMENT_PATTERN);

/** A moment as a query parameter. */
export function momentParameter(description: string) {
  return Type.Optional(
    Type.String({ pattern: MOMENT_PATTERN, description, examples: ['2026-11-21T14:03:00Z', '2026-11-21'] }),
  );
}

/** @throws invalid_request for a day or hour that does not exist */
export function readMoment(text: string, field: string): number {
  const at = Date.parse(text);
  // `Date` takes 31 February for 3 March.
  if (Number.isNaN(at) || new Date(`${text.slice(0, 10)}T00:00:00Z`).toISOString().slice(0, 10) !== text.slice(0, 10))
    throw invalid(field, 'is not a valid date or time');
  return at;
}

/** @throws invalid_request */
export function invalid(field: string, message: string): AppError {
  return new AppError('invalid_request', `${field} ${message}.`, { details: [{ field, message }] });
}
