// Whether pages fail by themselves or with what they run on. Pure: what became of each page's last check goes in, what is down comes out.
import { MINUTE_MS } from '../domain/time.ts';

/** What became of the last check of a page. Only pages that could be read lately are judged: a dead page says something of itself alone. */
export interface PageFate {
  readonly serviceId: string;
  readonly host: string;
  /** Its provider, where that hosts the pages itself. */
  readonly provider: string | undefined;
  readonly hasFailed: boolean;
  readonly checkedAt: number;
}

/** What pages share: the host that was asked, the provider that hosts them, or this server's own way out. */
export interface PageGroup {
  readonly kind: 'host' | 'provider' | 'network';
  /** Host and port, name of the adapter, or empty. */
  readonly name: string;
}

/** Fewer pages failing at once may be chance. */
const FAILING_PAGES_MIN = 5;
/** Checks before this say nothing about now. */
export const JUDGED_WITHIN_MS = 5 * MINUTE_MS;
/** Different hosts on which pages of one provider must fail before it is the provider's failure and not the host's. */
const PROVIDER_HOSTS_MIN = 3;
/** Different hosts that must fail, with not one page readable, before it is this server's own way out. */
const NETWORK_HOSTS_MIN = 5;
/** An end is believed when this many pages can be read again within `RECOVERED_WITHIN_MS`, and most of those checked. */
const RECOVERED_PAGES_MIN = 3;
const RECOVERED_WITHIN_MS = 2 * MINUTE_MS;
/** Pages of a group that is down that are checked as ever, so that its end is noticed. */
export const SCOUTS = 5;

/** What was judged before: groups that are down, and when others were over. Failures before the end say nothing about now. */
export interface JudgedBefore {
  readonly down: ReadonlySet<string>;
  readonly recoveredAt: ReadonlyMap<string, number>;
}

export function groupKey({ kind, name }: PageGroup): string {
  return `${kind}:${name}`;
}

/**
 * The groups that are down: at least 5 of their pages failed at the last check, and more than half of those checked within the
 * last 5 minutes. A group that was down stays so until at least 3 of its pages, and most, were read within the last 2 minutes.
 * Of groups that fail together only the widest is named.
 */
export function judgeGroups(fates: readonly PageFate[], before: JudgedBefore, now: number): PageGroup[] {
  const network: PageGroup = { kind: 'network', name: '' };
  if (isDown(network, fates, before, now)) return [network];
  const downProviders = downGroups('provider', fates, before, now);
  const names = new Set(downProviders.map(({ name }) => name));
  const others = fates.filter(({ provider }) => provider === undefined || !names.has(provider));
  return [...downProviders, ...downGroups('host', others, before, now)];
}

/** Thousands of pages on as many hosts are gone through once. */
function downGroups(
  kind: 'host' | 'provider',
  fates: readonly PageFate[],
  before: JudgedBefore,
  now: number,
): PageGroup[] {
  return [...Map.groupBy(fates, (fate) => nameOf(kind, fate) ?? '')]
    .filter(([name, pages]) => name !== '' && isDown({ kind, name }, pages, before, now))
    .map(([name]) => ({ kind, name }));
}

function nameOf(kind: 'host' | 'provider', { host, provider }: PageFate): string | undefined {
  return kind === 'host' ? host : provider;
}

/** The pages of a group. */
export function pagesOf({ kind, name }: PageGroup, fates: readonly PageFate[]): readonly PageFate[] {
  if (kind === 'network') return fates;
  return fates.filter((fate) => nameOf(kind, fate) === name);
}

/** Services whose pages are checked as ever although the group is down: the same ones every time, on different hosts first. */
export function scoutsOf(group: PageGroup, fates: readonly PageFate[]): ReadonlySet<string> {
  const pages = pagesOf(group, fates).toSorted((a, b) => (a.serviceId < b.serviceId ? -1 : 1));
  const seen = new Set<string>();
  const firstOfHosts = pages.filter(({ host }) => seen.size < seen.add(host).size);
  return new Set([...firstOfHosts, ...pages].slice(0, SCOUTS).map(({ serviceId }) => serviceId));
}

function isDown(group: PageGroup, pages: readonly PageFate[], before: JudgedBefore, now: number): boolean {
  const key = groupKey(group);
  if (before.down.has(key)) return !hasRecovered(pages, now);
  const since = Math.max(now - JUDGED_WITHIN_MS, before.recoveredAt.get(key) ?? 0);
  const judged = pages.filter(({ checkedAt }) => checkedAt > since);
  const failing = judged.filter(({ hasFailed }) => hasFailed);
  if (failing.length < FAILING_PAGES_MIN || failing.length * 2 <= judged.length) return false;
  const hosts = new Set(failing.map(({ host }) => host)).size;
  if (group.kind === 'provider') return hosts >= PROVIDER_HOSTS_MIN;
  if (group.kind === 'network') {
    const providers = new Set(failing.map(({ provider, host }) => provider ?? host)).size;
    return failing.length === judged.length && hosts >= NETWORK_HOSTS_MIN && providers > 1;
  }
  return true;
}

/** A group that has no page any more is forgotten with them. */
function hasRecovered(pages: readonly PageFate[], now: number): boolean {
  if (pages.length === 0) return true;
  const judged = pages.filter(({ checkedAt }) => checkedAt > now - RECOVERED_WITHIN_MS);
  const read = judged.filter(({ hasFailed }) => !hasFailed);
  return read.length >= Math.min(RECOVERED_PAGES_MIN, pages.length) && read.length * 2 > judged.length;
}
