import type { WaitedFor } from '@upriver/detection';
import type { EventBlockReader } from '../columns/event-block-reader.ts';

const FOR = 'waited_for';
const MS = 'waited_ms';
const NAMES: readonly string[] = [FOR, MS];

/** What each event of a block waited for, and how long, as its tags say. */
export interface OwnWaits {
  /** Milliseconds; 0 for an event that did not wait. */
  readonly ms: ArrayLike<number>;
  readonly waitedFor: readonly (WaitedFor | undefined)[];
}

/** Reads what events of a block waited for of ours; undefined where none did. */
export function readOwnWaits(reader: EventBlockReader): OwnWaits | undefined {
  const { tagShapes, length } = reader;
  const isWaiting = tagShapes.dictionary.map((shape) => {
    const keys = shape.split('\0');
    return NAMES.every((name) => keys.includes(name));
  });
  if (!isWaiting.includes(true)) return undefined;
  const ms = new Float64Array(length);
  const waitedFor: (WaitedFor | undefined)[] = [];
  for (let index = 0; index < length; index += 1) {
    if (isWaiting[tagShapes.places?.[index] ?? 0] !== true) continue;
    const tags = reader.tags(index);
    ms[index] = Math.max(0, Number(tags?.[MS]) || 0);
    const what = tags?.[FOR];
    waitedFor[index] = what === 'connection' || what === 'event_loop' ? what : undefined;
  }
  return { ms, waitedFor };
}
