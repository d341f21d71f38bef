import { findVendor } from '@upriver/catalog';
import type { Config } from './config.ts';
import { checkDisk } from './doctor/check-disk.ts';
import { checkMachine } from './doctor/check-machine.ts';
import { checkNetwork, checkServer } from './doctor/check-network.ts';
import type { PageAnswer } from './doctor/check-network.ts';
import { checkSettings } from './doctor/check-settings.ts';
import { checkOwner, checkStore } from './doctor/check-store.ts';
import { attempt } from './doctor/finding.ts';
import type { Finding } from './doctor/finding.ts';
import { systemClock } from './process/system-clock.ts';
import { createHttpClient, describeUserAgent } from './outbound/http-client.ts';
import { localUrl } from './local-url.ts';
import { storeLocation } from './store-location.ts';
import { VERSION } from './version.ts';

/** Pages of different hosts and networks, so that one that is down says nothing about this network. */
const PAGES_OF = ['github', 'cloudflare', 'stripe'];
const PAGE_TIMEOUT_MS = 10_000;

/** What a doctor is told besides the settings. */
export interface DoctorOptions {
  readonly environment: Readonly<Record<string, string | undefined>>;
  /** Status pages to ask; empty for those of well-known vendors. */
  readonly pages: readonly string[];
}

/** Examines the machine, the store, the network and the settings. It changes nothing. */
export async function runDoctor(config: Config, { environment, pages }: DoctorOptions): Promise<Finding[]> {
  const clock = systemClock;
  const isSqlite = config.databaseUrl === undefined;
  const held = isSqlite ? await findHolder(config.dataDirectory) : { findings: [], owner: undefined };
  return [
    ...(await attempt('versions', () => checkMachine(VERSION, held.owner))),
    ...(await attempt('settings', () => checkSettings(config, environment))),
    ...(isSqlite ? await attempt('disk', () => checkDisk(config.dataDirectory, clock)) : []),
    ...held.findings,
    ...(await attempt('store', () => checkStore(storeLocation(config), clock))),
    ...(await attempt('server', () => checkServer(localUrl(config), VERSION, held.owner !== undefined))),
    ...(config.poll ? await attempt('network', () => askPages(config, pages)) : []),
  ];
}

async function findHolder(directory: string): Promise<ReturnType<typeof checkOwner>> {
  let owner: ReturnType<typeof checkOwner>['owner'];
  const findings = await attempt('store.owner', () => {
    const held = checkOwner(directory);
    ({ owner } = held);
    return held.findings;
  });
  return { findings, owner };
}

async function askPages(config: Config, given: readonly string[]): Promise<Finding[]> {
  const client = createHttpClient({
    allow: config.outboundAllow,
    userAgent: describeUserAgent(VERSION, config.pollContact ?? config.publicUrl ?? 'no contact set'),
  });
  const known = PAGES_OF.flatMap((slug) => findVendor(slug)?.statusPageUrl ?? []);
  const ask = async (url: string): Promise<PageAnswer> => {
    const outcome = await client.fetchDocument({ url, timeoutMs: PAGE_TIMEOUT_MS });
    return {
      url,
      problem: outcome.kind === 'failed' ? outcome.message : undefined,
      date: outcome.kind === 'document' ? outcome.date : undefined,
      tookMs: outcome.tookMs,
    };
  };
  try {
    return await checkNetwork(given.length > 0 ? given : known, ask, systemClock);
  } finally {
    await client.close();
  }
}
