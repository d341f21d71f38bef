// Calls of blocks of events into rollups, column by column. An event is not made: all of it that rollups need are seven numbers.
import { ERROR_CLASSES } from '@upriver/contract';
import { HOUR_MS } from '../domain/time.ts';
import { createNumberedBlock } from './numbered-block.ts';
import type { NumberedBlock } from './numbered-block.ts';
import { RollupTable } from './rollup-table.ts';
import type { EncodedPart } from './rollup-table.ts';
import { TupleTable } from './tuple-table.ts';

const FIELDS = ['serviceId', 'environment', 'region', 'errorClass'] as const;
const SECONDS_PER_MINUTE = 60;
const MINUTES_PER_HOUR = 60;
const classes: readonly string[] = ERROR_CLASSES;

/** Whose events a block holds. */
export interface BlockOwner {
  readonly organizationId: string;
  readonly projectId: string;
}

/** Rollups of one project within one hour, as a plain part. */
export interface FoldedPart extends BlockOwner, EncodedPart {
  /** Milliseconds. */
  readonly spanAt: number;
}

/** Blocks that are being folded. */
export interface BlockFold {
  /** Adds the calls of a block; false when it cannot be read, and nothing of it was added. */
  add(owner: BlockOwner, block: Uint8Array): boolean;
  /**
   * Everything that was added: a part for each project and hour, so that a reader of a range never meets a part that spans years because one
   * clock was off. They are made one after the other as they are asked for; nothing is to be added meanwhile.
   */
  parts(): Generator<FoldedPart, void>;
}

/** Begins with nothing. */
export function createBlockFold(): BlockFold {
  return new Fold();
}

class Fold implements BlockFold {
  readonly #table = new RollupTable();
  readonly #opened: NumberedBlock<(typeof FIELDS)[number]> = createNumberedBlock(this.#table.texts, FIELDS);
  /** By project and hour. */
  readonly #places = new TupleTable();
  /** By place: whose it is, and which hour. */
  readonly #groups: (BlockOwner & { readonly hour: number })[] = [];
  /** By number of a text: the class that it names, -1 for none. */
  readonly #classes: number[] = [-1];

  add(owner: BlockOwner, block: Uint8Array): boolean {
    try {
      this.#opened.open(block);
    } catch {
      return false;
    }
    this.#addOpened(owner);
    return true;
  }

  #addOpened(owner: BlockOwner): void {
    const { length, seconds, latenciesUs, texts } = this.#opened;
    const { serviceId, environment, region, errorClass } = texts;
    const table = this.#table;
    const project = table.texts.findText(owner.projectId);
    let group = 0;
    let groupHour = -1;
    for (let index = 0; index < length; index += 1) {
      const minute = Math.floor((seconds[index] ?? 0) / SECONDS_PER_MINUTE);
      const hour = Math.floor(minute / MINUTES_PER_HOUR);
      if (hour !== groupHour) {
        group = this.#groupOf(owner, project, hour);
        groupHour = hour;
      }
      const series = table.series(serviceId[index] ?? 0, environment[index] ?? 0, region[index] ?? 0, group);
      const errorIndex = this.#classOf(errorClass[index] ?? 0);
      table.addCall(table.rollup(series, minute), errorIndex, (latenciesUs[index] ?? 0) / 1000);
    }
  }

  #groupOf({ organizationId, projectId }: BlockOwner, project: number, hour: number): number {
    const group = this.#places.place(project, hour, 0, 0, 0);
    if (group === this.#groups.length) this.#groups.push({ organizationId, projectId, hour });
    return group;
  }

  #classOf(text: number): number {
    return (this.#classes[text] ??= classes.indexOf(this.#table.texts.texts[text] ?? ''));
  }

  *parts(): Generator<FoldedPart, void> {
    const encode = this.#table.encoder();
    for (const [group, { hour, ...owner }] of this.#groups.entries())
      yield { ...owner, spanAt: hour * HOUR_MS, ...encode(group) };
  }
}
