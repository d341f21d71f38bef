import {
  defineMappingTag,
  defineScalarTag,
  defineSequenceTag,
  FAILSAFE_SCHEMA,
  loadAll,
  mapTag,
  seqTag,
  YAMLException,
} from 'js-yaml';
import { parse as parseTomlTree, TomlError } from 'smol-toml';
import type { Extraction, Problem } from './format.ts';
import { isAliasBomb } from './yaml-aliases.ts';

/** A parsed text, or why it cannot be parsed. */
export type Parsed = { readonly value: unknown } | { readonly problem: Problem };

/** JSON; duplicate keys: the last one wins, as for every package manager. */
export function parseJson(text: string): Parsed {
  if (text.trim() === '') return { problem: { line: 1, message: 'the file is empty', fatal: true } };
  try {
    return { value: JSON.parse(text) as unknown };
  } catch (error) {
    return { problem: describe('JSON', error, lineOfJsonError(error, text)) };
  }
}

/** TOML 1.0. */
export function parseToml(text: string): Parsed {
  try {
    return { value: parseTomlTree(text) };
  } catch (error) {
    return { problem: describe('TOML', error, error instanceof TomlError ? error.line : undefined) };
  }
}

/** A line of nothing but the end of a flow collection, maybe with the end of another one or a comma behind it. */
const CLOSING_LINE = /^[ \t]*(?=[\]}][\]},: \t]*(?:#.*)?\r?$)/gm;
/** Deeper than any collection of blocks. */
const DEEP = ' '.repeat(100);

/**
 * All scalars are text, because `1.10` is a version and not a number. A tag says how another program takes a value
 * (`!reference [a, b]`, `!reset []`, `!!int 3`); here it stays what it is written as.
 */
const TEXTS_ONLY = FAILSAFE_SCHEMA.withTags(
  ...['!', 'tag:yaml.org,2002:'].flatMap((prefix) => [
    defineScalarTag(prefix, { resolve: (source) => source, identify: () => false, matchByTagPrefix: true }),
    defineSequenceTag(prefix, { ...seqTag, identify: () => false, matchByTagPrefix: true }),
    defineMappingTag(prefix, { ...mapTag, identify: () => false, matchByTagPrefix: true }),
  ]),
);

/**
 * YAML, every document of the stream.
 * The end of a flow collection may stand as far left as its key: YAML 1.2 forbids it, and the parsers of the programs that read these
 * files allow it.
 */
export function parseYamlDocuments(
  text: string,
): { readonly values: readonly unknown[] } | { readonly problem: Problem } {
  try {
    const values = loadAll(text, { schema: TEXTS_ONLY });
    const isBomb = text.includes('*') && isAliasBomb(values);
    return isBomb ? { problem: { message: 'its aliases stand for too many values', fatal: true } } : { values };
  } catch (error) {
    if (error instanceof YAMLException && error.message.includes('deficient indentation')) {
      const indented = text.replace(CLOSING_LINE, DEEP);
      if (indented !== text) return parseYamlDocuments(indented);
    }
    const line = error instanceof YAMLException && error.mark ? error.mark.line + 1 : undefined;
    return { problem: describe('YAML', error, line) };
  }
}

/** YAML, the last document of the stream. */
export function parseYaml(text: string): Parsed {
  const parsed = parseYamlDocuments(text);
  return 'problem' in parsed ? parsed : { value: parsed.values.at(-1) };
}

/** What a file says that cannot be parsed at all. */
export function nothingBut(problem: Problem): Extraction {
  return { dependencies: [], problems: [problem] };
}

function describe(language: string, error: unknown, line: number | undefined): Problem {
  const reason = (error instanceof Error ? error.message : String(error)).split('\n')[0] ?? '';
  return { message: `this is not valid ${language}: ${reason.slice(0, 200)}`, fatal: true, ...(line && { line }) };
}

function lineOfJsonError(error: unknown, text: string): number | undefined {
  const position = /at position (\d+)/.exec(error instanceof Error ? error.message : '')?.[1];
  return position === undefined ? undefined : text.slice(0, Number(position)).split('\n').length;
}
