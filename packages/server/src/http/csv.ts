import type { FastifyRequest } from 'fastify';
import { Type } from 'typebox';
import { words } from '@upriver/contract';

/** What a spreadsheet would take for a formula; some take wide forms of the signs, too, and skip line breaks before them. */
const FORMULA = /^[=+\-@\t\r\n＝＋－＠]/;
const NEEDS_QUOTES = /[",\r\n]/;
/** Rows that leave together. */
const ROWS_PER_CHUNK = 500;

export type CsvCell = string | number | boolean | null;

/** An answer as comma-separated values, made while it is sent. */
export class CsvAnswer {
  readonly fileName: string;
  readonly chunks: AsyncIterable<string>;

  private constructor(fileName: string, chunks: AsyncIterable<string>) {
    this.fileName = fileName;
    this.chunks = chunks;
  }

  /** Makes the beginning at once, so that what is wrong from the start is an error and not half a file. */
  static async begin(
    fileName: string,
    headings: readonly string[],
    rows: AsyncIterable<readonly CsvCell[]> | Iterable<readonly CsvCell[]>,
  ): Promise<CsvAnswer> {
    const chunks = toChunks(headings, rows);
    const first = await chunks.next();
    return new CsvAnswer(fileName, prepend(first, chunks));
  }
}

/** Query parameters of a route that also answers CSV. */
export const formatParameter = Type.Optional(
  Type.Unsafe<'json' | 'csv'>({
    ...words(['json', 'csv'], 'The same as the header `Accept: text/csv`; without either JSON.'),
    examples: ['csv'],
  }),
);

export function wantsCsv(format: 'json' | 'csv' | undefined, request: FastifyRequest): boolean {
  return format === undefined ? /\btext\/csv\b/i.test(request.headers.accept ?? '') : format === 'csv';
}

/** One line of RFC 4180. A text that a spreadsheet would run as a formula gets an apostrophe in front. */
function csvLine(cells: readonly CsvCell[]): string {
  return `${cells.map(csvCell).join(',')}\r\n`;
}

function csvCell(cell: CsvCell): string {
  if (cell === null) return '';
  if (typeof cell !== 'string') return String(cell);
  const text = FORMULA.test(cell) ? `'${cell}` : cell;
  return NEEDS_QUOTES.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
}

async function* toChunks(
  headings: readonly string[],
  rows: AsyncIterable<readonly CsvCell[]> | Iterable<readonly CsvCell[]>,
): AsyncGenerator<string> {
  let lines = [csvLine(headings)];
  for await (const row of rows) {
    lines.push(csvLine(row));
    if (lines.length >= ROWS_PER_CHUNK) {
      yield lines.join('');
      lines = [];
    }
  }
  yield lines.join('');
}

async function* prepend(first: IteratorResult<string>, rest: AsyncIterable<string>): AsyncGenerator<string> {
  if (first.done !== true) yield first.value;
  yield* rest;
}
