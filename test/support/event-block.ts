import { encodeEventBlock } from '../../packages/server/src/columns/event-block.ts';
import { addMeasures, addTags, addValue, createEventColumns } from '../../packages/server/src/columns/event-columns.ts';
import { TEXT_FIELDS } from '../../packages/server/src/domain/event.ts';
import type { StoredEvent } from '../../packages/server/src/domain/event.ts';

/** A block of these events. */
export function encodeEvents(events: readonly StoredEvent[]): Buffer {
  const columns = createEventColumns();
  for (const event of events) {
    addMeasures(columns, event.at / 1000, event.status, event.latencyUs);
    for (const [index, field] of TEXT_FIELDS.entries()) {
      const column = columns.texts[index];
      if (column !== undefined) addValue(column, event[field] ?? '');
    }
    addTags(columns, event.tags);
  }
  return encodeEventBlock(columns);
}
