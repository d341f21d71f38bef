// Servers that are killed while verdicts change: on SQLite one that starts again, on PostgreSQL two nodes. Whoever listens is told of each change
// once and in order: the stream with `Last-Event-ID`, `upriver watch`, and webhooks.
import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { setImmediate } from 'node:timers/promises';
import type { VerdictEvent } from '@upriver/contract';
import { createCuttableLink } from '../support/cuttable-link.ts';
import { openEventStream } from '../support/event-stream.ts';
import type { EventStream, ReceivedEvent } from '../support/event-stream.ts';
import { eventually } from '../support/eventually.ts';
import { POSTGRES_MISSING, findPostgres } from '../support/postgres.ts';
import { SDK_KEY, TOKEN, runCommand, startServer, temporaryDirectory } from '../support/process.ts';
import type { ServerProcess } from '../support/process.ts';
import { startReceiver } from '../support/receiver.ts';
import type { Receiver } from '../support/receiver.ts';
import { createSharedDatabase } from '../support/stores.ts';

const VENDORS = 5;
const ENVIRONMENTS = ['production', 'staging', 'canary', 'preview'] as const;
const SERIES = VENDORS * ENVIRONMENTS.length;
const SEND_EVERY_MS = 250;
const CALLS_PER_SERIES = 3;
/** A lease of a node that is gone ends after half a minute, and recovery is believed after two. */
const PATIENCE_MS = 300_000;
/** One line of the log tells of each change, so that a kill after some of them falls between others. */
const LINES_BEFORE_KILL = 3;
/** Longer than a lease. */
const HELD_UP_MS = 40_000;

const bin = findPostgres();

describe('each change of a verdict is published once and in order', { concurrency: true }, () => {
  test('by a server on SQLite that is killed while verdicts change, each time that they do', async () => {
    await using scene = await openScene(1);
    await scene.reach(/^healthy$/);
    for (const [isFailing, verdict] of [
      [true, /^(us|them|undecided)$/],
      [false, /^healthy$/],
    ] as const) {
      scene.fail(isFailing);
      await scene.killWhilePublishing();
      await scene.start();
      await scene.reach(verdict);
    }
    await scene.check();
  });

  test(
    'by two nodes on PostgreSQL, of which the publishing one is killed, and then held up for longer than its lease',
    { skip: bin === undefined ? POSTGRES_MISSING : false },
    async () => {
      assert.ok(bin);
      await using scene = await openScene(2, await createSharedDatabase(bin));
      await scene.reach(/^healthy$/);
      scene.fail(true);
      await scene.killWhilePublishing();
      await scene.start();
      await scene.reach(/^(us|them|undecided)$/);
      scene.fail(false);
      await scene.holdUpWhilePublishing();
      await scene.reach(/^healthy$/);
      await scene.check();
    },
  );
});

interface Scene extends AsyncDisposable {
  /** Whether half of the calls to every vendor fail from now on. */
  fail(isFailing: boolean): void;
  /** Waits until the newest verdict that was told of every series is such a one. */
  reach(verdict: RegExp): Promise<void>;
  start(): Promise<void>;
  killWhilePublishing(): Promise<void>;
  /** Stops the publishing node without ending it, and lets it go on when another has its lease. */
  holdUpWhilePublishing(): Promise<void>;
  check(): Promise<void>;
}

async function openScene(nodeCount: number, postgresUrl?: string): Promise<Scene> {
  await using stack = new AsyncDisposableStack();
  const data = stack.use(temporaryDirectory());
  const receiver = stack.use(await startReceiver());
  const settings = {
    UPRIVER_POLL: 'off',
    UPRIVER_LOG_LEVEL: 'info',
    UPRIVER_SECRET_KEY: 'a key that protects nothing but tests',
    UPRIVER_LIMIT_EVENTS_PER_MINUTE: '1000000',
    UPRIVER_LIMIT_REQUESTS_PER_MINUTE: '100000',
    ...(postgresUrl === undefined ? {} : { UPRIVER_DATABASE_URL: postgresUrl }),
  };
  const nodes: ServerProcess[] = [];
  stack.defer(async () => {
    for (const node of nodes) assert.equal(await node.stop(), 0, node.output());
  });
  /** Called with the node at each line of the log that tells of a change. */
  let onChange: (node: ServerProcess) => void = () => undefined;
  const start = async (): Promise<void> => {
    const node = await startServer(data.path, settings);
    let seen = 0;
    node.child.stderr?.on('data', () => {
      const count = node.output().split('"to":"').length - 1;
      for (; seen < count; seen += 1) onChange(node);
    });
    nodes.push(node);
    link.join(portOf(node));
  };
  const link = await createCuttableLink(0);
  stack.defer(() => link.close());
  const url = `http://127.0.0.1:${link.port}`;
  for (let count = 0; count < nodeCount; count += 1) await start();

  await addVendors(url, receiver);
  const sender = stack.use(startSender(() => nodes.map((node) => node.url)));
  const stream = stack.use(followStream(url));
  const watch = stack.use(followWatch(url));

  /** Resolves with the node that publishes, as soon as it has published some of what changes. */
  const whilePublishing = (signal: NodeJS.Signals): Promise<ServerProcess> =>
    new Promise((resolve) => {
      let lines = 0;
      onChange = (node) => {
        lines += 1;
        if (lines < LINES_BEFORE_KILL) return;
        onChange = () => undefined;
        node.child.kill(signal);
        resolve(node);
      };
    });
  const others = (node: ServerProcess): ServerProcess[] => nodes.filter((other) => other !== node);
  // Only now: what fails before is taken away again.
  const held = stack.move();
  return {
    fail: (isFailing) => sender.fail(isFailing),
    start,
    reach: (verdict) =>
      eventually(() => {
        const last = [...bySeries(stream.events).values()].map((events) => events.at(-1)?.to ?? '');
        assert.deepEqual(
          [last.length, last.filter((word) => verdict.test(word)).length],
          [SERIES, SERIES],
          last.join(),
        );
      }, PATIENCE_MS),
    async killWhilePublishing() {
      const node = await whilePublishing('SIGKILL');
      await node.stop('SIGKILL');
      nodes.splice(nodes.indexOf(node), 1);
      link.cut();
      const [other] = nodes;
      if (other !== undefined) link.join(portOf(other));
    },
    async holdUpWhilePublishing() {
      const node = await whilePublishing('SIGSTOP');
      link.cut();
      const [other] = others(node);
      assert.ok(other);
      link.join(portOf(other));
      const stoppedAt = Date.now();
      await eventually(() => assert.ok(Date.now() - stoppedAt > HELD_UP_MS), PATIENCE_MS);
      node.child.kill('SIGCONT');
    },
    async check() {
      const late = await readAll(url, stream.events.length);
      assert.deepEqual(stream.events, late, 'who lost the connection was told something else than who comes late');
      await eventually(() =>
        assert.deepEqual(
          watch.ids,
          late.map(({ id }) => id),
        ),
      );
      for (const [series, events] of bySeries(late)) checkChain(series, events);
      await checkWebhooks(receiver, late);
    },
    [Symbol.asyncDispose]: () => held.disposeAsync(),
  };
}

/** Each change begins where the one before it ended, and says something else than it. */
function checkChain(series: string, events: readonly VerdictEvent[]): void {
  let before: VerdictEvent | undefined;
  for (const event of events) {
    assert.equal(event.from, before?.to ?? null, `${series}: ${JSON.stringify(events)}`);
    const heard = ({ to, page, cause, probability, isRecovering }: VerdictEvent): string =>
      JSON.stringify([to, page, cause, probability, isRecovering]);
    if (before !== undefined) assert.notEqual(heard(event), heard(before), series);
    before = event;
  }
}

/** The events about calls that began and ended to fail: each at least once, under one identifier, in the order of the changes. */
async function checkWebhooks({ received }: Receiver, told: readonly ReceivedEvent[]): Promise<void> {
  const isImpaired = (word: string | null): boolean => /^(us|them|undecided)$/.test(word ?? '');
  for (const [series, events] of bySeries(told)) {
    const expected = events
      .filter(({ from, to }) => isImpaired(from) !== isImpaired(to))
      .map(({ at, to }) => [at, isImpaired(to) ? 'started' : 'ended']);
    assert.ok(expected.length >= 2, series);
    await eventually(() => {
      const firsts = new Map<string, readonly unknown[]>();
      for (const { headers, body } of received) {
        const id = String(headers['webhook-id']);
        if (body.event !== 'telemetry.anomaly' || seriesOf(body.data.service.slug, body.data.environment) !== series)
          continue;
        const said = [body.timestamp, body.data.state];
        assert.deepEqual(firsts.get(id) ?? said, said);
        firsts.set(id, said);
      }
      assert.deepEqual([...firsts.values()], expected, series);
    }, PATIENCE_MS);
  }
}

const seriesOf = (slug: string, environment: string | null): string => `${slug} ${environment}`;

function bySeries(events: readonly ReceivedEvent[]): Map<string, VerdictEvent[]> {
  return Map.groupBy(
    events.map(({ data }) => data as VerdictEvent),
    ({ service, environment }) => seriesOf(service.slug, environment),
  );
}

function portOf({ url }: ServerProcess): number {
  return Number(new URL(url).port);
}

async function addVendors(url: string, receiver: Receiver): Promise<void> {
  const post = async (path: string, body: unknown): Promise<void> => {
    const response = await fetch(url + path, {
      method: 'POST',
      headers: { authorization: `Bearer ${TOKEN}`, 'content-type': 'application/json' },
      body: JSON.stringify(body),
    });
    assert.equal(response.status, 201, await response.text());
  };
  for (let vendor = 0; vendor < VENDORS; vendor += 1)
    await post('/api/v1/services', {
      name: `Vendor ${vendor}`,
      slug: `vendor-${vendor}`,
      statusPageUrl: null,
      hosts: [hostOf(vendor)],
    });
  const settings = { url: receiver.url, events: ['telemetry.anomaly'] };
  await post('/api/v1/channels', { name: 'Hook', kind: 'webhook', settings });
}

function hostOf(vendor: number): string {
  return `api.vendor-${vendor}.example.com`;
}

/** Calls to every vendor from every environment, without end, through the nodes in turn. */
function startSender(urls: () => readonly string[]) {
  let isFailing = false;
  let turn = 0;
  const send = async (): Promise<void> => {
    const live = urls();
    const url = live[(turn += 1) % live.length];
    if (url === undefined) return;
    const ts = Math.floor(Date.now() / 1000);
    const batch = Array.from({ length: VENDORS }, (_, vendor) =>
      ENVIRONMENTS.flatMap((environment) =>
        Array.from({ length: CALLS_PER_SERIES }, (_, call) => ({
          host: hostOf(vendor),
          endpoint: '/v1/items',
          status: isFailing && call > 0 ? 503 : 200,
          latency_ms: 50 + call,
          ts,
          environment,
        })),
      ),
    ).flat();
    await fetch(`${url}/v1/events`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ sdk_key: SDK_KEY, batch }),
      signal: AbortSignal.timeout(1000),
    }).then((response) => response.text());
  };
  const timer = setInterval(() => void send().catch(() => undefined), SEND_EVERY_MS);
  return {
    fail(now: boolean) {
      isFailing = now;
    },
    [Symbol.dispose]: () => clearInterval(timer),
  };
}

/** A client that comes back with the last identifier that it has seen, as browsers do. */
function followStream(url: string): { readonly events: readonly ReceivedEvent[] } & AsyncDisposable {
  const past: ReceivedEvent[] = [];
  let current: EventStream | undefined;
  let lastEventId = '0';
  const stop = new AbortController();
  const followOnce = async (): Promise<void> => {
    await using stream = await openEventStream(url, TOKEN, { query: '?kinds=verdict', lastEventId });
    current = stream;
    if (stop.signal.aborted) return;
    await stream.ended;
    lastEventId = stream.lastId() ?? lastEventId;
    past.push(...stream.events);
    current = undefined;
  };
  const follow = async (): Promise<void> => {
    // Refused while no server is there.
    while (!stop.signal.aborted) await followOnce().catch(() => setImmediate());
  };
  const following = follow();
  return {
    get events() {
      return [...past, ...(current?.events ?? [])];
    },
    async [Symbol.asyncDispose]() {
      stop.abort();
      current?.close();
      await following;
    },
  };
}

/** Everything that was published, by a client that comes at the end. */
async function readAll(url: string, count: number): Promise<readonly ReceivedEvent[]> {
  await using stream = await openEventStream(url, TOKEN, { query: '?kinds=verdict', lastEventId: '0' });
  return [...(await stream.until(count))];
}

/** The identifiers that `upriver watch` prints. */
function followWatch(url: string): { readonly ids: readonly string[] } & Disposable {
  const child = runCommand(['watch', '--json', '--kinds', 'verdict', '--since', '0'], {
    UPRIVER_URL: url,
    UPRIVER_TOKEN: TOKEN,
  });
  let text = '';
  child.stdout?.on('data', (chunk: Buffer) => (text += String(chunk)));
  return {
    get ids() {
      return text
        .split('\n')
        .slice(0, -1)
        .map((line) => (JSON.parse(line) as { id: string }).id);
    },
    [Symbol.dispose]: () => void child.kill('SIGKILL'),
  };
}
