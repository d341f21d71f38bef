// What goes on while a fault happens: ingest, reads, checks of a status page, detection and streams of changes, all at once.
import { setTimeout as delay } from 'node:timers/promises';
import type { VendorPage } from '../../test/support/vendor-pages.ts';
import { SDK_KEY, TOKEN } from '../../test/support/process.ts';
import { createTally, send } from './requests.ts';
import type { IsDying, Tally } from './requests.ts';
import { followStream } from './stream-load.ts';
import type { StreamLoad } from './stream-load.ts';

const SENDERS = 4;
const READERS = 2;
const STREAMS = 3;
const EVENTS_PER_BATCH = 50;
const SENDER_REST_MS = 20;
const READER_REST_MS = 50;
const RETRY_MS = 250;
const AUTHORIZATION = { authorization: `Bearer ${TOKEN}` };
const JSON_TYPE = { 'content-type': 'application/json' };
/** The service of the organization whose page and calls the loads are about. */
export const SLUG = 'acme-pay';
const HOST = 'api.acmepay.example';
const READS = [
  '/services',
  `/services/${SLUG}`,
  `/services/${SLUG}/impact`,
  '/incidents',
  `/services/${SLUG}/verdicts`,
];

export interface Loads {
  readonly ingest: Tally;
  readonly reads: Tally;
  /** Identifiers of the events that were acknowledged. */
  readonly acknowledged: ReadonlySet<string>;
  readonly streams: readonly StreamLoad[];
  /**
   * Resolves, from a moment on, when each load has shown that it goes on: seconds until the slowest of them did.
   * @throws after `timeoutMs`, with the loads that did not
   */
  recovered(timeoutMs: number): Promise<Readonly<Record<string, number>>>;
  /** Ends the loads; every batch without an answer is repeated until it has one. */
  stop(): Promise<void>;
}

/** Starts them. `url` stays the same over restarts of the server. */
export function startLoads(url: string, page: VendorPage, isDying: IsDying): Loads {
  const ingest = createTally();
  const reads = createTally();
  const acknowledged = new Set<string>();
  const ending = new AbortController();
  let acknowledgedBatches = 0;
  let goodPasses = 0;

  async function runSender(sender: number): Promise<void> {
    for (let number = 0; !ending.signal.aborted; number += 1) {
      const name = `${sender}-${number}`;
      const ids = Array.from({ length: EVENTS_PER_BATCH }, (_, index) => `${name}-${index}`);
      const body = batchBody(name, ids);
      // As an SDK does: a batch that was not acknowledged is sent again, under its own name.
      while (!(await sendBatch(body, ids.length))) await delay(RETRY_MS);
      for (const id of ids) acknowledged.add(id);
      acknowledgedBatches += 1;
      await delay(SENDER_REST_MS);
    }
  }

  async function sendBatch(body: string, length: number): Promise<boolean> {
    const sent = await send(ingest, isDying, `${url}/v1/events`, { method: 'POST', headers: JSON_TYPE, body });
    if (sent.outcome !== 'ok') return false;
    const { accepted } = JSON.parse(sent.body) as { accepted: number };
    if (accepted !== length) throw new Error(`${accepted} of ${length} events accepted: ${sent.body}`);
    return true;
  }

  async function runReader(): Promise<void> {
    while (!ending.signal.aborted) {
      let isGood = true;
      for (const path of READS) {
        const sent = await send(reads, isDying, `${url}/api/v1${path}`, { headers: AUTHORIZATION });
        isGood &&= sent.outcome === 'ok';
      }
      if (isGood) goodPasses += 1;
      await delay(isGood ? READER_REST_MS : RETRY_MS);
    }
  }

  const streams = Array.from({ length: STREAMS }, () => followStream(url, ending.signal));
  const running = [
    ...Array.from({ length: SENDERS }, (_, sender) => runSender(sender)),
    ...Array.from({ length: READERS }, runReader),
    ...streams.map(({ ended }) => ended),
  ];

  /** How many calls detection has taken in of late, as its answer shows it; undefined while it cannot be read. */
  async function readCompared(): Promise<number | undefined> {
    const answer = await readJson(url, `/services/${SLUG}/verdicts`);
    return answer?.data?.series?.[0]?.evidence?.calls?.window?.calls;
  }

  async function recovered(timeoutMs: number): Promise<Readonly<Record<string, number>>> {
    const beganAt = performance.now();
    const before = { batches: acknowledgedBatches, passes: goodPasses, compared: new Set<number>() };
    const told = streams.map(({ ids }) => ids.length);
    let toggled = togglePage(page);
    let toggledAt = beganAt;
    const seconds: Record<string, number> = {};
    const done = (name: string): void => {
      seconds[name] ??= (performance.now() - beganAt) / 1000;
    };
    while (Object.keys(seconds).length < 5) {
      if (performance.now() - beganAt > timeoutMs) {
        const missing = ['ingest', 'reads', 'checks', 'detection', 'streams'].filter((name) => !(name in seconds));
        throw new Error(`not well again after ${timeoutMs / 1000} s: ${missing.join(', ')}`);
      }
      if (acknowledgedBatches >= before.batches + SENDERS) done('ingest');
      if (goodPasses >= before.passes + READERS) done('reads');
      const service = await readJson(url, `/services/${SLUG}`);
      if (service?.data?.currentStatus === toggled) done('checks');
      if (streams.every(({ ids }, index) => ids.length > (told[index] ?? 0))) done('streams');
      // A round may have been under way; the one after it is certainly new.
      const compared = await readCompared();
      if (compared !== undefined) before.compared.add(compared);
      if (before.compared.size >= 3) done('detection');
      // A change that was told while a stream was away, or lost with a killed process, would never be told again.
      if ('checks' in seconds && !('streams' in seconds) && performance.now() - toggledAt > 5000) {
        toggled = togglePage(page);
        toggledAt = performance.now();
      }
      await delay(RETRY_MS);
    }
    return seconds;
  }

  return {
    ingest,
    reads,
    acknowledged,
    streams,
    recovered,
    async stop() {
      ending.abort();
      await Promise.all(running);
    },
  };
}

/** Adds the vendor that the loads are about to an empty organization. */
export async function addVendor(url: string, page: VendorPage): Promise<void> {
  const body = JSON.stringify({ name: 'Acme Pay', slug: SLUG, statusPageUrl: page.url, hosts: [HOST] });
  const response = await fetch(`${url}/api/v1/services`, {
    method: 'POST',
    headers: { ...AUTHORIZATION, ...JSON_TYPE },
    body,
  });
  if (response.status !== 201) throw new Error(`the vendor was not added: ${await response.text()}`);
}

/** @returns the status that the page shows from now on */
function togglePage(page: VendorPage): string {
  const isDown = page.model.components[0]?.status === 'major_outage';
  page.setComponent('API', isDown ? 'operational' : 'major_outage');
  return isDown ? 'operational' : 'major_outage';
}

// oxlint-disable-next-line typescript/no-explicit-any -- answers of several shapes are looked into
async function readJson(url: string, path: string): Promise<any> {
  try {
    const response = await fetch(`${url}/api/v1${path}`, {
      headers: AUTHORIZATION,
      signal: AbortSignal.timeout(5000),
    });
    return response.ok ? await response.json() : undefined;
  } catch {
    return undefined;
  }
}

function batchBody(name: string, ids: readonly string[]): string {
  const batch = ids.map((id, index) => ({
    host: HOST,
    endpoint: '/v1/charges',
    status: 200,
    latency_ms: 20 + index,
    ts: Math.floor(Date.now() / 1000),
    environment: 'production',
    tags: { id },
  }));
  return JSON.stringify({ sdk_key: SDK_KEY, batch_id: name, batch });
}
