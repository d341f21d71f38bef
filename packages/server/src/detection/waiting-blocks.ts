import type { FreshBlock } from '../store/events/fresh-blocks.ts';

/** Events of one project from which on its blocks are worth joining: more at once gain nothing. */
const JOINED_EVENTS = 1024;
/** Blocks that wait at most, which bounds their memory. */
const WAITING_MAX = 2048;

/** Blocks that have not been counted yet, each of which waits for others of its project. */
export interface WaitingBlocks {
  /** @param isAlone it is not to be joined with any other, so it waits for none */
  add(block: FreshBlock, isAlone: boolean): void;
  /**
   * Blocks of one project that are enough, in the order in which they were added.
   * @param isLast also those that would go on waiting
   */
  take(isLast: boolean): readonly FreshBlock[] | undefined;
}

interface Company {
  readonly blocks: FreshBlock[];
  events: number;
}

export function createWaitingBlocks(): WaitingBlocks {
  const waiting = new Map<string, Company>();
  const enough: (readonly FreshBlock[])[] = [];
  let count = 0;

  const release = (projectId: string, { blocks }: Company): void => {
    waiting.delete(projectId);
    count -= blocks.length;
    enough.push(blocks);
  };

  return {
    add(block, isAlone) {
      if (isAlone) {
        enough.push([block]);
        return;
      }
      const { projectId } = block;
      let company = waiting.get(projectId);
      if (company === undefined) waiting.set(projectId, (company = { blocks: [], events: 0 }));
      company.blocks.push(block);
      company.events += block.events;
      count += 1;
      if (company.events >= JOINED_EVENTS) release(projectId, company);
      else if (count > WAITING_MAX) for (const [id, each] of waiting) release(id, each);
    },
    take(isLast) {
      if (isLast && enough.length === 0) for (const [projectId, company] of waiting) release(projectId, company);
      return enough.shift();
    },
  };
}
