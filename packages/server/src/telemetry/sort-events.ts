import type { EventProblem } from '@upriver/contract';
import type { Tags } from '../domain/event.ts';
import { SHORT_ENDPOINT_MAX } from './clean.ts';
import type { Cleaner } from './clean.ts';
import type { Resolution, Resolve, ServiceIndex } from './resolve.ts';
import { asReceivedEvent, findProblem } from './validate.ts';
import type { ReceivedEvent } from './validate.ts';

/** Invalid events that an answer describes. */
const PROBLEMS_SHOWN_MAX = 10;

/** Events between two yields. Twenty tags of an event take some ten microseconds to clean when each is a new text. */
const EVENTS_PER_STEP = 16;

/** An event that is valid, and whose call it is. */
export interface SortedEvent {
  readonly event: ReceivedEvent;
  /** Without secrets and private data. */
  readonly tags: Tags | undefined;
  readonly resolution: Exclude<Resolution, { kind: 'malformed' }>;
}

export interface SortedEvents {
  readonly valid: readonly SortedEvent[];
  readonly invalid: number;
  readonly problems: readonly EventProblem[];
}

/** Validates, then resolves all events of a request. Changes nothing; yields now and then, so that it can rest. */
export function* sortEvents(
  events: readonly unknown[],
  index: ServiceIndex,
  resolve: Resolve,
  cleaner: Cleaner,
): Generator<undefined, SortedEvents> {
  const valid: SortedEvent[] = [];
  const problems: EventProblem[] = [];
  let invalid = 0;
  for (let position = 0; position < events.length; position += 1) {
    if (position % EVENTS_PER_STEP === EVENTS_PER_STEP - 1) yield undefined;
    const value = events[position];
    let problem = findProblem(value);
    if (problem === undefined) {
      const event = asReceivedEvent(value);
      const resolution = resolve(index, event);
      if (resolution.kind !== 'malformed') {
        if (event.endpoint.length > SHORT_ENDPOINT_MAX) cleaner.endpoint(event.endpoint);
        valid.push({ event, resolution, tags: event.tags === undefined ? undefined : cleaner.tags(event.tags) });
        continue;
      }
      problem = { field: 'host', message: 'host must be a host name, without scheme, path or credentials' };
    }
    invalid += 1;
    if (problems.length < PROBLEMS_SHOWN_MAX) problems.push({ index: position, ...problem });
  }
  return { valid, invalid, problems };
}
