// The file of `upriver apply`: YAML, checked against the schema of the contract before anything is sent.
import { readFile } from 'node:fs/promises';
import { Configuration } from '@upriver/contract';
import { createFieldCheck } from '@upriver/contract/field-problems';
import { OperatorError } from '@upriver/server/operator-error';
import { LineCounter, isAlias, isMap, isScalar, isSeq, parseDocument } from 'yaml';
import type { Document } from 'yaml';

/** Where something stands in the file: names of fields and places in lists. */
export type FieldPath = readonly (string | number)[];

export interface ConfigurationFile {
  readonly configuration: Configuration;
  /** A sentence about a field, with file and line before it. */
  readonly explain: (path: FieldPath, message: string) => string;
}

const LISTS = ['projects', 'vendors', 'overlays', 'channels', 'rules'] as const;

const check = createFieldCheck(Configuration, 'configuration');

/** @throws OperatorError that names file, line and field of everything that is wrong */
export async function readConfiguration(path: string): Promise<ConfigurationFile> {
  let text: string;
  try {
    text = await readFile(path, 'utf8');
  } catch (error) {
    throw new OperatorError(`${path} cannot be read: ${error instanceof Error ? error.message : String(error)}`);
  }
  const lines = new LineCounter();
  const document = parseDocument(text, { lineCounter: lines, prettyErrors: false });
  const lineAt = (offset: number): number => lines.linePos(offset).line;
  if (document.errors.length > 0)
    throw new OperatorError(
      document.errors.map(({ pos, message }) => `${path}:${lineAt(pos[0])}: ${message}`).join('\n'),
    );
  const explain = (field: FieldPath, message: string): string =>
    `${path}:${lineAt(offsetOf(document, field))}: ${field.join('.') || 'the file'} ${message}`;
  const value: unknown = document.toJS();
  const problems = check(value).map(({ field, message }) => explain(field.split('.').slice(1), message));
  if (problems.length > 0) throw new OperatorError(problems.join('\n'));
  // Safe: it was just checked against the schema.
  const configuration = value as Configuration;
  refuseDuplicates(configuration, explain);
  return { configuration, explain };
}

/** Offset of a field in the text, or of the innermost part of it that is there. */
function offsetOf(document: Document, path: FieldPath): number {
  let node: unknown = document.contents;
  let offset = 0;
  for (const part of path) {
    if (isAlias(node)) node = node.resolve(document);
    if (isMap(node)) {
      const pair = node.items.find(({ key }) => isScalar(key) && String(key.value) === String(part));
      if (pair === undefined) break;
      if (isScalar(pair.key)) offset = pair.key.range?.[0] ?? offset;
      node = pair.value;
    } else if (isSeq(node)) {
      node = node.items[Number(part)];
      if (!isMap(node) && !isScalar(node) && !isSeq(node)) break;
      offset = node.range?.[0] ?? offset;
    } else break;
  }
  return offset;
}

function refuseDuplicates(configuration: Configuration, explain: ConfigurationFile['explain']): void {
  const problems: string[] = [];
  for (const list of LISTS) {
    const seen = new Set<string>();
    for (const [index, entry] of (configuration[list] ?? []).entries()) {
      const [field, key] = 'slug' in entry ? ['slug', entry.slug] : ['name', entry.name];
      if (seen.has(key)) problems.push(explain([list, index, field], `is there twice: ${key}`));
      seen.add(key);
    }
  }
  if (problems.length > 0) throw new OperatorError(problems.join('\n'));
}
