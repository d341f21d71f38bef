import type { Vendor } from '@upriver/catalog';
import type { Config } from './config.ts';
import { systemClock } from './process/system-clock.ts';
import { createHttpClient, describeUserAgent } from './outbound/http-client.ts';
import { probeVendors } from './polling/probe.ts';
import type { VendorProbe } from './polling/probe.ts';

/** Looks at vendors' pages without a server and without a store. */
export interface Probe {
  check(vendors: readonly Vendor[], onDone: (probe: VendorProbe) => void): Promise<VendorProbe[]>;
  close(): Promise<void>;
}

/** Opens an HTTP client like the poller's, with the same bounds. */
export function openProbe(config: Config, version: string, concurrency: number): Probe {
  const client = createHttpClient({
    allow: config.outboundAllow,
    userAgent: describeUserAgent(version, config.pollContact ?? config.publicUrl ?? 'no contact set'),
  });
  return {
    check: (vendors, onDone) => probeVendors(vendors, { client, clock: systemClock, concurrency, onDone }),
    close: () => client.close(),
  };
}
