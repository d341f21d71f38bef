import type { Call } from '../capture/recorder.ts';
import type { Tries } from './retry.ts';

/** Events on their way in one request. They are text already, so that every attempt sends the same. */
export interface Parcel {
  /** The same for every attempt: the server stores a repeat once. */
  id: string;
  /** JSON of the events, with commas between them; or of columns. */
  text: string;
  /** Present while the text is columns: what they hold. */
  calls?: readonly Call[] | undefined;
  count: number;
  tries: Tries;
}

/** Events as a parcel holds them. */
export function textOf(events: readonly unknown[]): Pick<Parcel, 'text' | 'count'> {
  return { text: JSON.stringify(events).slice(1, -1), count: events.length };
}

/** The body of one attempt. `sent_at` lets the server see how far our clock is off. */
export function bodyOf({ id, text, calls }: Parcel, sdkKey: string, now: number): string {
  const envelope = JSON.stringify({ sdk_key: sdkKey, batch_id: id, sent_at: Math.floor(now / 1000) });
  return `${envelope.slice(0, -1)},${calls ? `"columns":${text}` : `"batch":[${text}]`}}`;
}

/** Two parcels of half the size, with ids of their own; nothing when it is only one event. */
export function halveParcel({ text, count, tries }: Parcel, newId: () => string): Parcel[] {
  const first = JSON.parse(`[${text}]`) as unknown[];
  const second = first.splice(count >> 1);
  return (first.length ? [first, second] : []).map((half) => ({
    id: newId(),
    ...textOf(half),
    tries: { ...tries, throttled: 0 },
  }));
}

/** Key, id and time around the events. */
const ENVELOPE_BYTES = 512;

/** The parcel in as many parts as the bytes of a body demand. An event that no body can hold is left out. */
export function splitToFit(parcel: Parcel, bytesMax: number, newId: () => string): Parcel[] {
  const { text } = parcel;
  const room = bytesMax - ENVELOPE_BYTES;
  // No character has more than three bytes, so most are not looked at.
  if (text.length * 3 <= room || new TextEncoder().encode(text).length <= room) return [parcel];
  return halveParcel(parcel, newId).flatMap((half) => splitToFit(half, bytesMax, newId));
}

/** Events in all of them. */
export function countEvents(parcels: readonly Parcel[]): number {
  return parcels.reduce((sum, { count }) => sum + count, 0);
}
