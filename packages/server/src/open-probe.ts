import type { Vendor } from '@upriver/catalog';
import type { Config } from './config.ts';
import { systemClock } from './domain/clock.ts';
import { createDoor, describeUserAgent } from './polling/door.ts';
import { probeVendors } from './polling/probe.ts';
import type { VendorProbe } from './polling/probe.ts';

/** Looks at vendors' pages without a server and without a store. */
export interface Probe {
  look(vendors: readonly Vendor[], onDone: (probe: VendorProbe) => void): Promise<VendorProbe[]>;
  close(): Promise<void>;
}

/** Opens the same door as the poller has, with the same bounds. */
export function openProbe(config: Config, version: string, concurrency: number): Probe {
  const door = createDoor({
    allow: config.outboundAllow,
    userAgent: describeUserAgent(version, config.pollContact ?? config.publicUrl ?? 'no contact set'),
  });
  return {
    look: (vendors, onDone) => probeVendors(vendors, { door, clock: systemClock, concurrency, onDone }),
    close: () => door.close(),
  };
}
