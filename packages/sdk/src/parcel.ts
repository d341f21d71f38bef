import type { Tries } from './retry.ts';

/** Events on their way in one request. They are text already, so that every attempt sends the same. */
export interface Parcel {
  /** The same for every attempt: the server stores a repeat once. */
  id: string;
  events: string[];
  tries: Tries;
}

/** The body of one attempt. `sent_at` lets the server see how far our clock is off. */
export function bodyOf({ id, events }: Parcel, sdkKey: string, now: number): string {
  const envelope = JSON.stringify({ sdk_key: sdkKey, batch_id: id, sent_at: Math.floor(now / 1000) });
  return `${envelope.slice(0, -1)},"batch":[${events.join()}]}`;
}

/** Two parcels of half the size, with ids of their own; nothing when it is only one event. */
export function halveParcel(parcel: Parcel, newId: () => string): Parcel[] {
  const { events, tries } = parcel;
  const middle = events.length >> 1;
  return (middle ? [events.slice(0, middle), events.slice(middle)] : []).map((half) => ({
    id: newId(),
    events: half,
    tries: { ...tries, throttled: 0 },
  }));
}

/** Key, id and time around the events. */
const ENVELOPE_BYTES = 512;

/** The parcel in as many parts as the bytes of a body demand. An event that no body can hold is left out. */
export function splitToFit(parcel: Parcel, bytesMax: number, newId: () => string): Parcel[] {
  const bytes = new TextEncoder().encode(parcel.events.join()).length;
  if (bytes <= bytesMax - ENVELOPE_BYTES) return [parcel];
  return halveParcel(parcel, newId).flatMap((half) => splitToFit(half, bytesMax, newId));
}

/** Events in all of them. */
export function countEvents(parcels: readonly Parcel[]): number {
  return parcels.flatMap(({ events }) => events).length;
}
