import type { TSchema } from 'typebox';
import { Compile } from 'typebox/compile';
import type { FieldProblem } from './error.ts';

const PROBLEMS_SHOWN = 20;

/** Compiles a schema into a function that lists what is wrong with a value, field by field; `part` begins the names of the fields. */
export function createFieldCheck(schema: TSchema, part: string): (value: unknown) => readonly FieldProblem[] {
  const compiled = Compile(schema);
  return (value) => {
    if (compiled.Check(value)) return [];
    const problems = toProblems(compiled.Errors(value), part, schema);
    return problems.length > 0 ? problems : [{ field: part, message: 'is invalid' }];
  };
}

interface SchemaError {
  readonly instancePath: string;
  readonly schemaPath: string;
  readonly keyword: string;
  readonly message: string;
  readonly params: unknown;
}

function toProblems(errors: Iterable<SchemaError>, part: string, schema: TSchema): FieldProblem[] {
  const problems = new Map<string, FieldProblem>();
  for (const error of errors) {
    for (const problem of toFieldProblems(error, part, schema)) {
      const key = problem.field + problem.message;
      if (!problems.has(key) && problems.size < PROBLEMS_SHOWN) problems.set(key, problem);
    }
  }
  return [...problems.values()];
}

function toFieldProblems(error: SchemaError, part: string, schema: TSchema): FieldProblem[] {
  const field = part + error.instancePath.replaceAll('/', '.');
  const params = (error.params ?? {}) as Record<string, unknown>;
  if (error.keyword === 'additionalProperties' && Array.isArray(params['additionalProperties']))
    return params['additionalProperties'].map((name) => ({
      field: `${field}.${String(name)}`,
      message: unknownProblem(part),
    }));
  // A field that is not allowed is checked against the schema `false`.
  if (error.keyword === 'boolean') return [{ field, message: unknownProblem(part) }];
  if (error.keyword === 'required' && Array.isArray(params['requiredProperties']))
    return params['requiredProperties'].map((name) => ({ field: `${field}.${String(name)}`, message: 'is missing' }));
  if (error.keyword === 'enum' && Array.isArray(params['allowedValues']))
    return [{ field, message: `must be one of ${params['allowedValues'].map(String).join(', ')}` }];
  if (error.keyword === 'pattern') {
    const examples = examplesAt(schema, error.schemaPath);
    // A person is helped more by what would be right than by a regular expression.
    const message =
      examples.length > 0 ? `must look like ${examples.join(' or ')}` : `must match ${String(params['pattern'])}`;
    return [{ field, message }];
  }
  return [{ field, message: error.message }];
}

function unknownProblem(part: string): string {
  return `is not a known ${part === 'query' ? 'parameter' : 'field'}`;
}

/** Examples of the schema that an error names by its path, such as `#/properties/from`. */
function examplesAt(schema: TSchema, schemaPath: string): string[] {
  const parts = schemaPath.split('/').slice(1);
  const at = parts.reduce<unknown>((node, part) => (Object(node) as Record<string, unknown>)[part], schema);
  const { examples } = Object(at) as { examples?: unknown };
  return Array.isArray(examples) ? examples.map(String) : [];
}
