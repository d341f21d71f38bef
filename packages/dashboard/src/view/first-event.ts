import type { ProjectService, SdkKey, UnknownHost } from '@upriver/contract';

/** After this long without an event, the page says so. */
const SILENT_MS = 2 * 60_000;

/** What is known of the events of a project. `lastAt` is the time of the newest in milliseconds, null where none is known. */
export type FirstEvent =
  | { readonly kind: 'waiting' | 'silent'; readonly waitedMs: number }
  /** Nothing can arrive: no key was made, or every key is switched off. */
  | { readonly kind: 'no_key'; readonly lastAt: number | null }
  | { readonly kind: 'switched_off'; readonly keys: readonly string[]; readonly lastAt: number | null }
  | { readonly kind: 'came'; readonly called: readonly string[]; readonly lastAt: number | null }
  /** Events have come, but none lately. */
  | { readonly kind: 'quiet'; readonly called: readonly string[]; readonly lastAt: number };

/**
 * Whether calls of a project have arrived, from what the project is known to call, and whether any can.
 * @param openedAt when somebody began to wait, milliseconds
 */
export function readFirstEvent(
  services: readonly Pick<ProjectService, 'name' | 'observed' | 'calls'>[],
  hosts: readonly Pick<UnknownHost, 'host' | 'calls' | 'lastSeenAt'>[],
  keys: readonly Pick<SdkKey, 'name' | 'enabled' | 'revokedAt'>[],
  openedAt: number,
  now: number,
): FirstEvent {
  const vendors = services.filter(({ observed, calls }) => observed && (calls.lastDay > 0 || calls.lastAt !== null));
  const unknown = hosts.filter(({ calls }) => calls > 0);
  const called = [...vendors.map(({ name }) => name), ...unknown.map(({ host }) => host)];
  const times = [...vendors.map(({ calls }) => calls.lastAt), ...unknown.map(({ lastSeenAt }) => lastSeenAt)]
    .filter((at) => at !== null)
    .map((at) => Date.parse(at));
  const lastAt = times.length === 0 ? null : Math.max(...times);
  // The first event is counted before its time is known.
  if (called.length > 0 && (lastAt === null || now - lastAt < SILENT_MS)) return { kind: 'came', called, lastAt };
  const usable = keys.filter(({ revokedAt }) => revokedAt === null);
  if (usable.length === 0) return { kind: 'no_key', lastAt };
  if (usable.every(({ enabled }) => !enabled))
    return { kind: 'switched_off', keys: usable.map(({ name }) => name), lastAt };
  if (lastAt !== null) return { kind: 'quiet', called, lastAt };
  const waitedMs = Math.max(0, now - openedAt);
  return { kind: waitedMs >= SILENT_MS ? 'silent' : 'waiting', waitedMs };
}

/** `2:18` */
export function clockOf(waitedMs: number): string {
  const seconds = Math.floor(waitedMs / 1000);
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`;
}
