// Checks the pages of many vendors as the poller would, and compares what they are with what the catalog says of them.
import type { Status } from '@upriver/contract';
import type { Vendor, VendorStatusPage } from '@upriver/catalog';
import type { Clock } from '../domain/clock.ts';
import type { Detection } from '@upriver/status-pages';
import { detectProvider, findAdapter } from '@upriver/status-pages';
import { askForDocument } from './choose-provider.ts';
import type { HttpClient } from '../outbound/http-client.ts';
import { fetchAndRead } from './fetch-page.ts';
import type { CheckOutcome } from './fetch-page.ts';

/** What came of checking one vendor's page. */
export interface VendorProbe {
  readonly slug: string;
  readonly statusPageUrl: string | null;
  /** The provider that the catalog names. */
  readonly named: string | null;
  /** The provider that was found by asking; `rss` and `atom` when there is only a feed. */
  readonly found: string | null;
  /** `no_page`: the vendor publishes none. */
  readonly outcome: 'readable' | 'unreadable' | 'no_page';
  /** Why it cannot be read. */
  readonly reason: string | null;
  readonly status: Status | null;
  /** Null when the page lists none. */
  readonly components: number | null;
  readonly openIncidents: number | null;
  /** What the catalog should say instead. */
  readonly proposal: VendorStatusPage | null;
  readonly tookMs: number;
}

export interface ProbeOptions {
  readonly client: HttpClient;
  readonly clock: Clock;
  /** Hosts asked at once; one host is asked for one thing at a time. */
  readonly concurrency: number;
  readonly onDone?: (probe: VendorProbe) => void;
}

/** Checks every vendor's page, twice: as the catalog says, and by asking what it is. @returns in the order given */
export async function probeVendors(vendors: readonly Vendor[], options: ProbeOptions): Promise<VendorProbe[]> {
  const probes = new Map<string, VendorProbe>();
  const queues = [...Map.groupBy(vendors, hostOf).values()];
  const worker = async (): Promise<void> => {
    for (let queue = queues.shift(); queue !== undefined; queue = queues.shift())
      for (const vendor of queue) {
        const probe = await probeVendor(vendor, options);
        probes.set(vendor.slug, probe);
        options.onDone?.(probe);
      }
  };
  await Promise.all(Array.from({ length: options.concurrency }, worker));
  return vendors.flatMap(({ slug }) => probes.get(slug) ?? []);
}

function hostOf({ slug, statusPage, statusPageUrl }: Vendor): string {
  const url = statusPage?.url ?? statusPageUrl;
  return url !== null && URL.canParse(url) ? new URL(url).host : slug;
}

async function probeVendor(vendor: Vendor, { client, clock }: ProbeOptions): Promise<VendorProbe> {
  const { slug, statusPageUrl, statusPage } = vendor;
  const startedAt = clock.now();
  const began = clock.monotonicMs();
  const named = statusPage?.adapter ?? null;
  const none = { status: null, components: null, openIncidents: null };
  const url = statusPage?.url ?? statusPageUrl;
  if (url === null)
    return {
      ...none,
      slug,
      statusPageUrl,
      named,
      found: null,
      outcome: 'no_page',
      reason: null,
      proposal: null,
      tookMs: 0,
    };
  const adapter = named === null ? undefined : findAdapter(named);
  const asNamed =
    adapter === undefined
      ? undefined
      : await fetchAndRead(adapter, { url, options: statusPage?.options ?? {} }, client, startedAt);
  const detection = await detectProvider(statusPageUrl ?? url, (address) => askForDocument(address, client), startedAt);
  const detected = detection.kind === 'not_found' ? undefined : detection.provider;
  const reading = asNamed?.kind === 'observed' ? asNamed.observation : undefined;
  const found = detected?.reading.kind === 'observed' ? detected.reading.observation : undefined;
  const observation = reading ?? found;
  return {
    slug,
    statusPageUrl,
    named,
    found: detected?.adapter.name ?? null,
    outcome: observation === undefined ? 'unreadable' : 'readable',
    reason: reasonOf(named, asNamed, detection),
    status: observation?.status ?? null,
    components: observation?.components?.length ?? null,
    openIncidents: observation?.incidents.filter(({ resolvedAt }) => resolvedAt === null).length ?? null,
    proposal: propose(vendor, reading !== undefined, detection),
    tookMs: clock.monotonicMs() - began,
  };
}

/** Why the page cannot be read as the catalog says; null when it can. */
function reasonOf(named: string | null, asNamed: CheckOutcome | undefined, detection: Detection): string | null {
  if (asNamed !== undefined) return 'reason' in asNamed ? asNamed.reason : null;
  if (named !== null) return `There is no adapter "${named}".`;
  return detection.kind === 'not_found' ? detection.reason : null;
}

/**
 * What was found instead of what is named. A feed, which can never say that all is well, replaces nothing that can be read, and
 * a provider that was not found by asking disproves nothing: some pages are read by adapters that nobody can recognise.
 */
function propose(vendor: Vendor, isReadAsNamed: boolean, detection: Detection): VendorStatusPage | null {
  if (detection.kind === 'not_found' || (detection.kind === 'feed_only' && isReadAsNamed)) return null;
  const { adapter, target } = detection.provider;
  if (isReadAsNamed && adapter.name === vendor.statusPage?.adapter) return null;
  return {
    adapter: adapter.name,
    ...(target.url === vendor.statusPageUrl ? {} : { url: target.url }),
    ...(Object.keys(target.options).length === 0 ? {} : { options: target.options }),
  };
}
