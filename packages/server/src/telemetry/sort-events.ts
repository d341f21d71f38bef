import type { EventProblem } from '@upriver/contract';
import type { Resolution, Resolve, ServiceIndex } from './resolve.ts';
import { asReceivedEvent, findProblem } from './validate.ts';
import type { ReceivedEvent } from './validate.ts';

/** Invalid events that an answer describes. */
const PROBLEMS_SHOWN_MAX = 10;

/** An event that is valid, and whose call it is. */
export interface SortedEvent {
  readonly event: ReceivedEvent;
  readonly resolution: Exclude<Resolution, { kind: 'malformed' }>;
}

export interface SortedEvents {
  readonly valid: readonly SortedEvent[];
  readonly invalid: number;
  readonly problems: readonly EventProblem[];
}

/** Steps 7 and 8 for all events of a request: validate, then resolve. Changes nothing. */
export function sortEvents(events: readonly unknown[], index: ServiceIndex, resolve: Resolve): SortedEvents {
  const valid: SortedEvent[] = [];
  const problems: EventProblem[] = [];
  let invalid = 0;
  for (let position = 0; position < events.length; position += 1) {
    const value = events[position];
    let problem = findProblem(value);
    if (problem === undefined) {
      const event = asReceivedEvent(value);
      const resolution = resolve(index, event);
      if (resolution.kind !== 'malformed') {
        valid.push({ event, resolution });
        continue;
      }
      problem = { field: 'host', message: 'host must be a host name, without scheme, path or credentials' };
    }
    invalid += 1;
    if (problems.length < PROBLEMS_SHOWN_MAX) problems.push({ index: position, ...problem });
  }
  return { valid, invalid, problems };
}
