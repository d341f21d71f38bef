import type { ProjectService, SdkKey, UnknownHost } from '@upriver/contract';

/** After this long without an event, the page says how to find out why. */
const SILENT_MS = 2 * 60_000;

/** What is known of a project's first event. */
export type FirstEvent =
  | { readonly kind: 'waiting' | 'silent'; readonly waitedMs: number }
  /** Nothing can arrive: no key was made, or every key is switched off. */
  | { readonly kind: 'no_key' }
  | { readonly kind: 'switched_off'; readonly keys: readonly string[] }
  | { readonly kind: 'came'; readonly vendors: readonly string[]; readonly hosts: readonly string[] };

/**
 * Whether calls of a project have arrived, from what the project is known to call, and whether any can.
 * @param openedAt when somebody began to wait, milliseconds
 */
export function readFirstEvent(
  services: readonly Pick<ProjectService, 'name' | 'observed' | 'calls'>[],
  hosts: readonly Pick<UnknownHost, 'host' | 'calls'>[],
  keys: readonly Pick<SdkKey, 'name' | 'enabled' | 'revokedAt'>[],
  openedAt: number,
  now: number,
): FirstEvent {
  const vendors = services.filter(({ observed, calls }) => observed && calls.lastDay > 0).map(({ name }) => name);
  const called = hosts.filter(({ calls }) => calls > 0).map(({ host }) => host);
  if (vendors.length + called.length > 0) return { kind: 'came', vendors, hosts: called };
  const usable = keys.filter(({ revokedAt }) => revokedAt === null);
  if (usable.length === 0) return { kind: 'no_key' };
  if (usable.every(({ enabled }) => !enabled)) return { kind: 'switched_off', keys: usable.map(({ name }) => name) };
  const waitedMs = Math.max(0, now - openedAt);
  return { kind: waitedMs >= SILENT_MS ? 'silent' : 'waiting', waitedMs };
}

/** `2:18` */
export function clockOf(waitedMs: number): string {
  const seconds = Math.floor(waitedMs / 1000);
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`;
}
