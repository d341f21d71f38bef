import { createFieldCheck } from '@upriver/contract/field-problems';
import type { TSchema } from 'typebox';
import { AppError } from '../domain/errors.ts';

export interface Check {
  /** Throws `invalid_request` with one detail per field that does not fit. */
  (value: unknown): void;
}

/** Compiles a schema into a check of one part of a request (`body`, `query`, `path`). */
export function compileCheck(given: TSchema, part: string, options: { refusesUnknown?: boolean } = {}): Check {
  const schema = options.refusesUnknown === true ? { ...given, additionalProperties: false } : given;
  const listProblems = createFieldCheck(schema, part);
  return (value) => {
    const problems = listProblems(value);
    const [first] = problems;
    if (first !== undefined)
      throw new AppError('invalid_request', `${first.field} ${first.message}.`, { details: problems });
  };
}
