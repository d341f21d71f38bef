// Blocks as one: what is done with each block costs more than what is done with each of its events, where they are few.
import { readerOf } from './event-block-reader.ts';
import type { EventBlockReader, TextColumnReader } from './event-block-reader.ts';
import { TEXT_FIELDS } from '../domain/event.ts';
import type { TextField } from '../domain/event.ts';

/** The events of several blocks, one block after the other; columns are joined when they are asked for. */
export function joinBlocks(blocks: readonly EventBlockReader[]): EventBlockReader {
  const [only] = blocks;
  if (only !== undefined && blocks.length === 1) return only;
  const lengths = blocks.map(({ length }) => length);
  const texts: Partial<Record<TextField, TextColumnReader>> = {};
  for (const field of TEXT_FIELDS)
    texts[field] = new JoinedColumn(
      blocks.map((block) => block.texts[field]),
      lengths,
    );
  return readerOf({
    length: sumOf(lengths),
    seconds: joinNumbers(blocks.map(({ seconds }) => seconds)),
    statuses: joinNumbers(blocks.map(({ statuses }) => statuses)),
    latenciesUs: joinNumbers(blocks.map(({ latenciesUs }) => latenciesUs)),
    // Safe: the list holds every field.
    texts: texts as EventBlockReader['texts'],
    tagShapes: new JoinedColumn(
      blocks.map(({ tagShapes }) => tagShapes),
      lengths,
    ),
    tagValues: new JoinedColumn(
      blocks.map(({ tagValues }) => tagValues),
      blocks.map(({ tagValues }) => tagValues.length),
    ),
  });
}

class JoinedColumn implements TextColumnReader {
  readonly length: number;
  readonly #columns: readonly TextColumnReader[];
  readonly #lengths: readonly number[];
  #joined: TextColumnReader | undefined;

  constructor(columns: readonly TextColumnReader[], lengths: readonly number[]) {
    this.length = sumOf(lengths);
    this.#columns = columns;
    this.#lengths = lengths;
  }

  get dictionary(): readonly string[] {
    return this.#join().dictionary;
  }

  get places(): ArrayLike<number> | undefined {
    return this.#join().places;
  }

  #join(): TextColumnReader {
    return (this.#joined ??= joinColumns(this.#columns, this.#lengths, this.length));
  }
}

function joinColumns(
  columns: readonly TextColumnReader[],
  lengths: readonly number[],
  length: number,
): TextColumnReader {
  const known = new Map<string, number>();
  const places = new Uint32Array(length);
  const into: number[] = [];
  let start = 0;
  // Nothing is made for a block but its texts: there are many blocks of a few events, each with many columns.
  for (let block = 0; block < columns.length; block += 1) {
    const { dictionary = [], places: own } = columns[block] ?? {};
    for (let text = 0; text < dictionary.length; text += 1) into[text] = placeOf(known, dictionary[text] ?? '');
    const end = start + (lengths[block] ?? 0);
    if (own === undefined) places.fill(into[0] ?? 0, start, end);
    else for (let index = start; index < end; index += 1) places[index] = into[own[index - start] ?? 0] ?? 0;
    start = end;
  }
  return { dictionary: [...known.keys()], places: known.size > 1 ? places : undefined };
}

function placeOf(known: Map<string, number>, text: string): number {
  let place = known.get(text);
  if (place === undefined) known.set(text, (place = known.size));
  return place;
}

function joinNumbers(lists: readonly ArrayLike<number>[]): Float64Array {
  const joined = new Float64Array(sumOf(lists.map(({ length }) => length)));
  let start = 0;
  for (const list of lists) {
    joined.set(list, start);
    start += list.length;
  }
  return joined;
}

function sumOf(numbers: readonly number[]): number {
  let sum = 0;
  for (const number of numbers) sum += number;
  return sum;
}
