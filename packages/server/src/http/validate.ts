import { createFieldCheck } from '@upriver/contract/field-problems';
import type { TSchema } from 'typebox';
import { AppError } from '../domain/errors.ts';

export interface Check {
  /** Throws `invalid_request` with one detail per field that does not fit. */
  (value: unknown): void;
}

/** A check of one part of a request (`body`, `query`, `path`) against a schema, which is compiled when it is first used. */
export function compileCheck(given: TSchema, part: string, options: { refusesUnknown?: boolean } = {}): Check {
  const schema = options.refusesUnknown === true ? { ...given, additionalProperties: false } : given;
  let listProblems: ReturnType<typeof createFieldCheck> | undefined;
  return (value) => {
    listProblems ??= createFieldCheck(schema, part);
    const problems = listProblems(value);
    const [first] = problems;
    if (first !== undefined)
      throw new AppError('invalid_request', `${first.field} ${first.message}.`, { details: problems });
  };
}
