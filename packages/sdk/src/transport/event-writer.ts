import type { Config } from '../runtime/config.ts';
import type { Parcel } from './parcel.ts';
import type { Notes } from '../capture/evidence.ts';
import type { Call } from '../capture/recorder.ts';
import { joinTags } from '../capture/evidence.ts';
import { createShare } from '../capture/share.ts';

/**
 * Makes what writes calls as JSON: what all events share is text already, and each text of a call is quoted only once. It takes a fifth of the
 * time that building an object and `JSON.stringify` take.
 */
export function createEventWriter({
  feature: _feature,
  tags,
  ...constants
}: Config['constants']): (calls: readonly Call[]) => Pick<Parcel, 'text' | 'count'> {
  const share = createShare();
  const quote = (text: string): string => share(text, JSON.stringify);
  // There always is at least the version of the SDK.
  const shared = JSON.stringify(constants).slice(0, -1);
  const sharedTags = tags ? tagsText(undefined) : '';
  const shareTags = createShare();
  return (calls) => ({ text: calls.map(write).join(), count: calls.length });

  function write({
    host,
    endpoint,
    status,
    latency_ms: latencyMs,
    ts,
    method,
    error_class: errorClass,
    feature,
    notes,
  }: Call): string {
    const measured = `"status":${status},"latency_ms":${latencyMs},"ts":${ts}`;
    const optional =
      (errorClass ? `,"error_class":"${errorClass}"` : '') +
      (feature ? `,"feature":${quote(feature)}` : '') +
      writeTags(notes);
    return `${shared},"host":${quote(host)},"endpoint":${quote(endpoint)},"method":${quote(method)},${measured}${optional}}`;
  }

  /** Most calls have none of their own, or only the fingerprint of their key. */
  function writeTags(notes: Notes | undefined): string {
    if (notes?.tags) return tagsText(notes);
    return notes?.credential ? shareTags(notes.credential, () => tagsText(notes)) : sharedTags;
  }

  function tagsText(notes: Notes | undefined): string {
    return `,"tags":${JSON.stringify(joinTags(notes, tags))}`;
  }
}
