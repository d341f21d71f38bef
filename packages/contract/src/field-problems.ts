import type { TSchema } from 'typebox';
import { Compile } from 'typebox/compile';
import type { FieldProblem } from './error.ts';

const PROBLEMS_SHOWN = 20;
const NOT_BLANK = '\\S';
/** What patterns of whole numbers from 1 on begin with: a parameter is a text. */
const NUMBER = '^[1-9]\\d';
/** Types of JSON Schema, as people call their values. */
const TYPES: Readonly<Record<string, string>> = {
  array: 'a list',
  boolean: 'true or false',
  integer: 'a whole number',
  number: 'a number',
  object: 'an object',
  string: 'a text',
};

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
  if (error.keyword === 'pattern')
    return [{ field, message: patternProblem(String(params['pattern']), examplesAt(schema, error.schemaPath)) }];
  return [{ field, message: wordProblem(error.keyword, params, part) ?? error.message }];
}

/** A person is helped more by what would be right than by a regular expression. */
function patternProblem(pattern: string, examples: readonly string[]): string {
  if (pattern === NOT_BLANK) return 'must not be blank';
  if (examples.length === 0) return `must match ${pattern}`;
  const right = examples.join(' or ');
  return pattern.startsWith(NUMBER) ? `must be a whole number from 1 on, such as ${right}` : `must look like ${right}`;
}

/** What would be right, in words of the field rather than of the schema; undefined for keywords that have none. */
function wordProblem(keyword: string, params: Readonly<Record<string, unknown>>, part: string): string | undefined {
  const limit = String(params['limit']);
  switch (keyword) {
    case 'type':
      // A parameter is a text, and several of the same name are a list.
      if (part === 'query') return 'must be given only once';
      return `must be ${[params['type']].flat().map(typeText).join(' or ')}`;
    case 'const':
      return `must be ${JSON.stringify(params['allowedValue'])}`;
    case 'minLength':
      return limit === '1' ? 'must not be empty' : `must have at least ${limit} characters`;
    case 'maxLength':
      return `must have at most ${limit} characters`;
    case 'minItems':
      return limit === '1' ? 'must not be empty' : `must have at least ${limit} entries`;
    case 'maxItems':
      return `must have at most ${limit} entries`;
    case 'minimum':
      return `must be at least ${limit}`;
    case 'maximum':
      return `must be at most ${limit}`;
    default:
      return undefined;
  }
}

function typeText(type: unknown): string {
  return TYPES[String(type)] ?? String(type);
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
