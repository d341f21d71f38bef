import type { Tries } from './retry.ts';
import type { OutboundEvent } from './types.ts';

/** Events on their way in one request. They are text already, so that every attempt sends the same. */
export interface Parcel {
  /** The same for every attempt: the server stores a repeat once. */
  id: string;
  events: string[];
  hosts: Set<string>;
  tries: Tries;
}

/** One event as text, and the host that answers may speak about. */
export interface Packable {
  host: string;
  text: string;
}

/** Key, id, time and brackets around the events. */
const ENVELOPE_BYTES = 512;

/** Packs events so that no body exceeds the bytes; events too large for any body are counted. */
export function packEvents(
  events: readonly Packable[],
  bytesMax: number,
  now: number,
  newId: () => string,
): { parcels: Parcel[]; tooLarge: number } {
  const roomMax = bytesMax - ENVELOPE_BYTES;
  const encoder = new TextEncoder();
  const parcels: Parcel[] = [];
  let parcel: Parcel | undefined;
  let tooLarge = 0;
  let room = 0;
  for (const { host, text } of events) {
    const bytes = encoder.encode(text).length + 1;
    if (bytes > roomMax) {
      tooLarge += 1;
      continue;
    }
    if (!parcel || bytes > room) {
      parcel = { id: newId(), events: [], hosts: new Set(), tries: { attempts: 0, firstAt: now, throttled: 0 } };
      parcels.push(parcel);
      room = roomMax;
    }
    room -= bytes;
    parcel.events.push(text);
    parcel.hosts.add(host);
  }
  return { parcels, tooLarge };
}

/** The body of one attempt. `sent_at` lets the server see how far our clock is off. */
export function bodyOf(parcel: Parcel, sdkKey: string, now: number): string {
  const envelope = JSON.stringify({ sdk_key: sdkKey, batch_id: parcel.id, sent_at: Math.floor(now / 1000) });
  return `${envelope.slice(0, -1)},"batch":[${parcel.events.join(',')}]}`;
}

/** Two parcels of half the size, with ids of their own; nothing when it is only one event. */
export function halveParcel(parcel: Parcel, newId: () => string): Parcel[] {
  const middle = Math.ceil(parcel.events.length / 2);
  if (middle === parcel.events.length) return [];
  return [parcel.events.slice(0, middle), parcel.events.slice(middle)].map((events) => ({
    ...parcel,
    id: newId(),
    events,
    tries: { ...parcel.tries, throttled: 0 },
  }));
}

const FIELDS = [
  'host',
  'endpoint',
  'status',
  'latency_ms',
  'ts',
  'method',
  'environment',
  'region',
  'error_class',
  'feature',
  'sdk_version',
  'deployment_id',
  'runtime',
  'tags',
] as const;

/** Only the documented fields: what a hook adds beside them stays here. */
export function documentedFields(event: OutboundEvent): Partial<OutboundEvent> {
  return Object.fromEntries(FIELDS.map((field) => [field, event[field]]));
}
