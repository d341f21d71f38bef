// From the first failing call to the message at a receiver, and to the change that the page shows: a real server process, real events,
// the real clock. Each organization has one vendor, one channel and one stream, and fails once, at a time of its own.
// node bench/alerts/live.ts [--organizations 40] [--calls 5] [--share 0.5] [--flush 1000] [--learn 180] [--spread 60] [--store sqlite|postgres]
import { parseArgs } from 'node:util';
import { setTimeout as sleep } from 'node:timers/promises';
import { openEventStream } from '../../test/support/event-stream.ts';
import { POSTGRES_MISSING, findPostgres, startPostgres } from '../../test/support/postgres.ts';
import { TOKEN, startServer, temporaryDirectory } from '../../test/support/process.ts';
import { createRandom } from '../../test/support/random.ts';
import { startReceiver } from '../../test/support/receiver.ts';

const { values } = parseArgs({
  options: {
    organizations: { type: 'string', default: '40' },
    /** Calls a second of each organization. */
    calls: { type: 'string', default: '5' },
    /** Share of the calls that fails once it fails. */
    share: { type: 'string', default: '0.5' },
    /** Milliseconds between two requests of one sender, as an SDK batches. */
    flush: { type: 'string', default: '1000' },
    /** Seconds of calls that succeed before the first fails. */
    learn: { type: 'string', default: '180' },
    /** Seconds over which beginnings are spread. */
    spread: { type: 'string', default: '60' },
    store: { type: 'string' },
  },
});
const [organizations, calls, share, flushMs] = [values.organizations, values.calls, values.share, values.flush].map(
  Number,
) as [number, number, number, number];
const PATIENCE_MS = 180_000;
const LOOK_MS = 20;
const IMPAIRED = ['them', 'us', 'undecided'];

interface Tenant {
  readonly slug: string;
  readonly token: string;
  readonly sdkKey: string;
  readonly failsAt: number;
  firstFailureAt: number | undefined;
}

for (const store of values.store === undefined ? ['sqlite', 'postgres'] : [values.store]) {
  const bin = findPostgres();
  if (store === 'postgres' && bin === undefined) console.log(POSTGRES_MISSING);
  else await measure(store, bin);
}

async function measure(store: string, bin: string | undefined): Promise<void> {
  const postgres = store === 'postgres' && bin !== undefined ? await startPostgres(bin) : undefined;
  using data = temporaryDirectory();
  await using receiver = await startReceiver();
  const messageAt = new Map<string, number>();
  receiver.answer(({ path }) => {
    const slug = path.split('/')[1] ?? '';
    if (!messageAt.has(slug)) messageAt.set(slug, Date.now());
    return { status: 200 };
  });
  const server = await startServer(data.path, {
    UPRIVER_POLL: 'off',
    // All senders have one address here.
    UPRIVER_LIMIT_REQUESTS_PER_MINUTE: '100000',
    ...(postgres === undefined ? {} : { UPRIVER_DATABASE_URL: await postgres.createDatabase() }),
  });
  using _stopped = { [Symbol.dispose]: () => void server.child.kill() };
  const tenants = await prepare(server.url, receiver.url);
  const changeAt = new Map<string, number>();
  const streams = await Promise.all(tenants.map(({ token }) => openEventStream(server.url, token)));
  const until = Math.max(...tenants.map(({ failsAt }) => failsAt)) + PATIENCE_MS;
  const random = createRandom(1);
  const look = setInterval(() => {
    for (const [index, { events }] of streams.entries()) {
      const { slug = '' } = tenants[index] ?? {};
      if (!changeAt.has(slug) && events.some(({ event, data }) => event === 'verdict' && IMPAIRED.includes(data.to)))
        changeAt.set(slug, Date.now());
    }
  }, LOOK_MS);
  while (Date.now() < until && (messageAt.size < organizations || changeAt.size < organizations)) {
    const beganAt = Date.now();
    await Promise.all(tenants.map((tenant) => flush(server.url, tenant, random.below(1_000_000))));
    await sleep(Math.max(20, flushMs - (Date.now() - beganAt)));
  }
  clearInterval(look);
  for (const stream of streams) stream.close();
  report(store, 'the change in the stream', tenants, changeAt);
  report(store, 'the message at the receiver', tenants, messageAt);
  await server.stop();
  await postgres?.close();
}

/** Organizations with a project, a vendor and a channel each. */
async function prepare(url: string, receiverUrl: string): Promise<Tenant[]> {
  const random = createRandom(2);
  const beginsAt = Date.now() + Number(values.learn) * 1000;
  const made: Tenant[] = [];
  for (let index = 0; index < organizations; index += 1) {
    const slug = `org-${index}`;
    const { token } = await ask(url, TOKEN, '/api/v1/organizations', { name: slug, slug });
    const { id: project } = await ask(url, token, '/api/v1/projects', { name: 'Checkout' });
    const { key: sdkKey } = await ask(url, token, `/api/v1/projects/${project}/sdk-keys`, { name: 'web' });
    await ask(url, token, '/api/v1/services', {
      name: slug,
      slug,
      statusPageUrl: `https://status.${slug}.example`,
      hosts: [`api.${slug}.example`],
    });
    await ask(url, token, '/api/v1/channels', {
      kind: 'gotify',
      name: 'bench',
      settings: { url: `${receiverUrl}/${slug}` },
      secrets: { appToken: 'app-token-of-a-bench' },
    });
    made.push({
      slug,
      token,
      sdkKey,
      failsAt: beginsAt + random.below(Number(values.spread) * 1000),
      firstFailureAt: undefined,
    });
  }
  return made;
}

/** The calls of one second, as one batch. */
async function flush(url: string, tenant: Tenant, seed: number): Promise<void> {
  const random = createRandom(seed);
  const now = Date.now();
  const count = Math.max(1, Math.round((calls * flushMs) / 1000));
  const batch = Array.from({ length: count }, (_, index) => {
    const at = now - flushMs + ((index + 1) * flushMs) / count;
    const fails = at >= tenant.failsAt && random.chance(share);
    if (fails) tenant.firstFailureAt ??= at;
    return {
      host: `api.${tenant.slug}.example`,
      endpoint: '/v1/charges',
      status: fails ? 503 : 200,
      latency_ms: 60 + random.below(60),
      ts: Math.floor(at / 1000),
      environment: 'production',
    };
  });
  const answer = await fetch(`${url}/v1/events`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ sdk_key: tenant.sdkKey, batch }),
  });
  if (!answer.ok) throw new Error(`events: ${answer.status} ${await answer.text()}`);
  await answer.body?.cancel();
}

// oxlint-disable-next-line typescript/no-explicit-any -- answers of every shape
async function ask(url: string, token: string, path: string, body: unknown): Promise<any> {
  const answer = await fetch(url + path, {
    method: 'POST',
    headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
    body: JSON.stringify(body),
  });
  const text = await answer.text();
  if (!answer.ok) throw new Error(`${path}: ${answer.status} ${text}`);
  return JSON.parse(text).data;
}

function report(store: string, what: string, tenants: readonly Tenant[], at: ReadonlyMap<string, number>): void {
  const early = tenants.filter(({ slug, failsAt }) => (at.get(slug) ?? Infinity) < failsAt).length;
  const took = tenants
    .flatMap(({ slug, firstFailureAt }) => {
      const told = at.get(slug);
      return told === undefined || firstFailureAt === undefined ? [] : [(told - firstFailureAt) / 1000];
    })
    .sort((a, b) => a - b);
  const quantile = (share: number): string =>
    (took[Math.min(took.length - 1, Math.floor(share * took.length))] ?? Number.NaN).toFixed(1);
  console.log(
    `${store}  ${what}: p50 ${quantile(0.5)} s, p99 ${quantile(0.99)} s, worst ${quantile(1)} s (${took.length} of ${tenants.length}; ${early} before anything failed)`,
  );
}
