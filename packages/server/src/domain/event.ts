import { EVENT_TEXTS } from '@upriver/contract';
import type { ErrorClass, EventText } from '@upriver/contract';

export type TagValue = string | number | boolean;
export type Tags = Readonly<Record<string, TagValue>>;

/** An accepted event as it is kept: resolved, corrected in time, without private data. Absent texts are absent, never ''. */
export interface StoredEvent extends Readonly<Partial<Record<EventText, string>>> {
  /** Start of the call, milliseconds UTC, whole seconds. */
  readonly at: number;
  readonly serviceId: string;
  /** Absent when the sender named the service by its slug. */
  readonly host?: string;
  /** Template of the path, without ids. */
  readonly endpoint: string;
  /** 0 when there was no HTTP response. */
  readonly status: number;
  /** Whole microseconds. */
  readonly latencyUs: number;
  readonly errorClass?: ErrorClass;
  readonly tags?: Tags;
}

export type TextField = 'serviceId' | 'host' | 'endpoint' | EventText;
/** Texts of an event, in the order of their columns. */
export const TEXT_FIELDS: readonly TextField[] = ['serviceId', 'host', 'endpoint', ...Object.values(EVENT_TEXTS)];
/** In a block these stand before the tags. The others stand after them, where older blocks end. */
export const FIRST_TEXT_FIELDS = TEXT_FIELDS.slice(0, TEXT_FIELDS.indexOf('runtime') + 1);
export const LATER_TEXT_FIELDS = TEXT_FIELDS.slice(FIRST_TEXT_FIELDS.length);
