import { SDK_KEY } from '../../test/support/process.ts';

const EVENTS_PER_BATCH = 50;

/** Clients that send one batch after another and keep what was not answered. */
export interface Senders {
  /** Identifiers of all events that were acknowledged. */
  readonly acknowledged: ReadonlySet<string>;
  /** Sends until the server is gone. Each sender begins with what it has no answer to. */
  run(url: string): Promise<void>;
  /** Resolves when the first batch of this run is answered. */
  firstAnswer(): Promise<void>;
  /** Sends what has no answer, and nothing else. */
  repeatUnanswered(url: string): Promise<void>;
  /** Batches that were sent more than once. */
  repeated(): number;
}

interface Batch {
  readonly name: string;
  readonly ids: readonly string[];
  readonly body: string;
}

export function createSenders(count: number): Senders {
  const acknowledged = new Set<string>();
  const unanswered: (Batch | undefined)[] = Array.from({ length: count }, () => undefined);
  const next = unanswered.map(() => 0);
  let repeated = 0;
  let answered = Promise.withResolvers<void>();

  /** False when there was no answer. */
  const send = async (url: string, batch: Batch): Promise<boolean> => {
    const response = await fetch(`${url}/v1/events`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: batch.body,
    }).catch(() => undefined);
    if (response === undefined) return false;
    const answer = (await response.json().catch(() => undefined)) as { accepted?: number } | undefined;
    if (answer === undefined) return false;
    if (response.status !== 200 || answer.accepted !== batch.ids.length)
      throw new Error(`refused with ${response.status}: ${JSON.stringify(answer)}`);
    for (const id of batch.ids) acknowledged.add(id);
    answered.resolve();
    return true;
  };

  /** False when there was no answer. */
  const sendKept = async (url: string, sender: number): Promise<boolean> => {
    const kept = unanswered[sender];
    if (kept === undefined) return true;
    repeated += 1;
    if (!(await send(url, kept))) return false;
    unanswered[sender] = undefined;
    return true;
  };

  return {
    acknowledged,
    firstAnswer: () => answered.promise,
    repeated: () => repeated,
    async run(url) {
      answered = Promise.withResolvers();
      const one = async (sender: number): Promise<void> => {
        if (!(await sendKept(url, sender))) return;
        for (;;) {
          const batch = makeBatch(sender, (next[sender] = (next[sender] ?? 0) + 1));
          unanswered[sender] = batch;
          if (!(await send(url, batch))) return;
          unanswered[sender] = undefined;
        }
      };
      await Promise.all(unanswered.map((_, sender) => one(sender)));
    },
    async repeatUnanswered(url) {
      for (const sender of unanswered.keys())
        if (!(await sendKept(url, sender))) throw new Error('the server is gone without having been killed');
    },
  };
}

function makeBatch(sender: number, number: number): Batch {
  const name = `${sender}-${number}`;
  const ids = Array.from({ length: EVENTS_PER_BATCH }, (_, index) => `${name}-${index}`);
  const batch = ids.map((id, index) => ({
    host: index % 3 === 0 ? 'api.github.com' : 'api.stripe.com',
    endpoint: '/v1/charges',
    status: index % 11 === 0 ? 503 : 200,
    latency_ms: index * 1.7,
    ts: Math.floor(Date.now() / 1000) - index,
    environment: 'production',
    tags: { id },
  }));
  return { name, ids, body: JSON.stringify({ sdk_key: SDK_KEY, batch_id: name, batch }) };
}
