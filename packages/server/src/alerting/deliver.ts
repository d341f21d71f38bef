// Sends what waits: by lease, of each subject the first that is pending, a few at once to each channel, so that a channel that is slow or
// dead delays no other.
import { randomUUID } from 'node:crypto';
import type { ChannelAnswer, ChannelMessage, Judgement } from '../channels/channel.ts';
import { channelOf } from '../channels/list.ts';
import type { Clock } from '../domain/clock.ts';
import { OperatorError } from '../domain/operator-error.ts';
import { noticeFor } from '../domain/notice.ts';
import type { Log } from '../domain/log.ts';
import type { Metrics } from '../metrics.ts';
import type { MessageClient } from '../outbound/http-client.ts';
import type { MailClient } from '../outbound/mail-client.ts';
import { randomShare } from '../process/random.ts';
import {
  disableChannel,
  findChannel,
  findThreadReference,
  listChannels,
  noteFailing,
  noteWorking,
  putThreadReference,
} from '../store/alerts/channels.ts';
import type { StoredChannel } from '../store/alerts/channels.ts';
import {
  claimDeliveries,
  failPending,
  finishAttempt,
  insertDeliveries,
  listDueChannels,
} from '../store/alerts/deliveries.ts';
import type { StoredDelivery } from '../store/alerts/deliveries.ts';
import type { Database } from '../store/database.ts';
import { afterAttempt } from './retry-schedule.ts';
import type { SecretBox } from './secret-box.ts';

export interface DeliverDependencies {
  readonly database: Database;
  readonly clock: Clock;
  readonly log: Log;
  readonly metrics: Metrics;
  readonly client: MessageClient & MailClient;
  readonly secrets: SecretBox;
  /** A delivery has ended: the next one of its subject may be due. */
  readonly onSent: () => void;
}

export interface Deliverer {
  /** Begins to send whatever is due and has room. @returns how many were begun */
  begin(): Promise<number>;
  /** Resolves when everything that was begun has ended. */
  idle(): Promise<void>;
}

const HOLDER = randomUUID();
/** Longer than an attempt can take. */
const LEASE_MS = 30_000;
const AT_ONCE_PER_CHANNEL = 4;
const REFILL_FROM = 2;
/** Attempts that began lately: those that take longer leave their place to others, so that dead receivers block nobody. */
const AT_ONCE_MAX = 64;
const LONG_MS = 1000;
/** Attempts of any age. */
const OPEN_MAX = 1024;
const FAILING_MAX_MS = 3 * 24 * 3_600_000;
const SHOWN_CHARACTERS = 4096;

export function createDeliverer(dependencies: DeliverDependencies): Deliverer {
  const { database, clock, log } = dependencies;
  /** When each attempt began, by channel, in readings of the monotonic clock. */
  const underWay = new Map<string, Map<Promise<void>, number>>();

  async function begin(): Promise<number> {
    let begun = 0;
    const due = await listDueChannels(database.kysely, clock.now());
    // Who has least under way comes first.
    const sizeOf = (id: string): number => underWay.get(id)?.size ?? 0;
    for (const { id, isFailing } of due.toSorted((a, b) => sizeOf(a.id) - sizeOf(b.id))) {
      const room = (isFailing ? 1 : AT_ONCE_PER_CHANNEL) - sizeOf(id);
      const limit = Math.min(room, countFree());
      // Several are taken at once rather than each by itself.
      if (limit <= 0 || (sizeOf(id) > 0 && room < REFILL_FROM)) continue;
      const claim = { channelId: id, holder: HOLDER, now: clock.now(), forMs: LEASE_MS, limit };
      for (const delivery of await claimDeliveries(database, claim)) {
        begun += 1;
        note(id, attempt(delivery));
      }
    }
    return begun;
  }

  function note(channelId: string, attempted: Promise<void>): void {
    const mine = underWay.get(channelId) ?? new Map<Promise<void>, number>();
    underWay.set(channelId, mine);
    const sending = attempted.finally(() => {
      mine.delete(sending);
      if (mine.size === 0) underWay.delete(channelId);
      dependencies.onSent();
    });
    mine.set(sending, clock.monotonicMs());
  }

  function countFree(): number {
    const begins = [...underWay.values()].flatMap((attempts) => [...attempts.values()]);
    const young = begins.filter((at) => clock.monotonicMs() - at < LONG_MS).length;
    return Math.min(AT_ONCE_MAX - young, OPEN_MAX - begins.length);
  }

  /** Never rejects: what cannot be noted is tried again when the lease has ended. */
  async function attempt(delivery: StoredDelivery): Promise<void> {
    try {
      const channel = await findChannel(database.kysely, delivery.organizationId, delivery.channelId);
      if (channel !== undefined) await send(dependencies, delivery, channel);
    } catch (error) {
      log.error({ err: error, delivery: delivery.id }, 'a delivery could not be sent or noted; it is tried again');
    }
  }

  return {
    begin,
    async idle() {
      await Promise.all([...underWay.values()].flatMap((attempts) => [...attempts.keys()]));
    },
  };
}

async function send(
  { database, clock, log, metrics, client, secrets }: DeliverDependencies,
  delivery: StoredDelivery,
  channel: StoredChannel,
): Promise<void> {
  const definition = channelOf(channel.kind);
  const at = clock.now();
  const thread = { channelId: channel.id, subjectKey: delivery.subjectKey };
  const reference = await findThreadReference(database.kysely, thread.channelId, thread.subjectKey);
  const prepared = await prepare(secrets, delivery, channel, { reference, now: at });
  const { answer, tookMs } =
    prepared.request === undefined ? { answer: prepared.answer, tookMs: 0 } : await exchange(client, prepared.request);
  const judged = definition.judge(answer);
  const now = clock.now();
  const next = afterAttempt(judged, delivery.attempts + 1, now, randomShare());
  metrics.deliveries.inc({ channel: channel.kind, outcome: judged.kind });
  const failingSince = await database.transaction(async (db) => {
    const shown = describeAttempt(prepared, answer, judged);
    await finishAttempt(db, delivery, HOLDER, {
      ...next,
      now,
      attempt: { deliveryId: delivery.id, at, tookMs, ...shown },
    });
    if (judged.kind !== 'delivered') return noteFailing(db, channel.id, now);
    await noteWorking(db, channel.id);
    if (judged.reference !== undefined) await putThreadReference(db, { ...thread, reference: judged.reference });
    return undefined;
  });
  if (judged.kind !== 'delivered')
    log.warn({ channel: channel.id, delivery: delivery.id, attempt: delivery.attempts + 1 }, judged.error);
  if (failingSince !== undefined && now - failingSince >= FAILING_MAX_MS)
    await switchOff(database, channel, judged.kind === 'delivered' ? '' : judged.error, now);
}

/** The request of an attempt with the secrets in it; or why there is none, which a later attempt may not find. */
type Prepared =
  | { readonly request: ChannelMessage; readonly secrets: readonly string[] }
  | { readonly request: undefined; readonly answer: ChannelAnswer };

async function prepare(
  secrets: SecretBox,
  { content, id }: StoredDelivery,
  channel: StoredChannel,
  attempt: { readonly reference: string | undefined; readonly now: number },
): Promise<Prepared> {
  try {
    // Safe: only what was sealed under this channel opens, and that was an object of strings.
    const opened = (
      channel.secrets === '' ? {} : JSON.parse(await secrets.open(channel.secrets, channel.id))
    ) as Record<string, string>;
    const request = channelOf(channel.kind).toRequest({
      ...attempt,
      content,
      deliveryId: id,
      // Safe: both were checked against the schemas of this kind before they were stored.
      settings: channel.settings as never,
      secrets: opened as never,
    });
    return { request, secrets: Object.values(opened) };
  } catch (error) {
    if (!(error instanceof OperatorError)) throw error;
    return {
      request: undefined,
      answer: { kind: 'failed', message: `The message could not be made: ${error.message}` },
    };
  }
}

async function exchange(
  client: MessageClient & MailClient,
  message: ChannelMessage,
): Promise<{ answer: ChannelAnswer; tookMs: number }> {
  const outcome = message.kind === 'mail' ? await client.sendMail(message) : await client.send(message);
  const { tookMs } = outcome;
  if (outcome.kind === 'failed') return { answer: { kind: 'failed', message: outcome.message }, tookMs };
  const { status, text, retryAfterSeconds } = outcome;
  return {
    answer: { kind: 'answered', status, text, ...(retryAfterSeconds === undefined ? {} : { retryAfterSeconds }) },
    tookMs,
  };
}

/** An attempt as its owner may see it: without any secret. */
function describeAttempt(
  prepared: Prepared,
  answer: ChannelAnswer,
  judged: Judgement,
): { request: string; status: number | null; answer: string | null; error: string | null } {
  const secrets = prepared.request === undefined ? [] : prepared.secrets;
  const shown = (text: string): string =>
    secrets.reduce((rest, secret) => rest.replaceAll(secret, '[secret]'), text).slice(0, SHOWN_CHARACTERS);
  return {
    request: prepared.request === undefined ? '' : shown(describeRequest(prepared.request)),
    status: answer.kind === 'answered' ? answer.status : null,
    answer: answer.kind === 'answered' ? shown(answer.text).replaceAll('\0', '') : null,
    error: judged.kind === 'delivered' ? null : shown(judged.error),
  };
}

function describeRequest(message: ChannelMessage): string {
  return message.kind === 'mail'
    ? `${message.server.host}:${message.server.port} ${message.to.join(', ')}\n\n${message.subject}\n\n${message.text}`
    : `${message.method} ${message.url}\n\n${message.body}`;
}

/** Switches off a channel that failed for three days, and tells its owners by their other channels. */
async function switchOff(database: Database, channel: StoredChannel, error: string, now: number): Promise<void> {
  const { organizationId } = channel;
  const reason = `No delivery succeeded for three days. The last error was: ${error}`;
  await database.transaction(async (db) => {
    if (!(await disableChannel(db, channel.id, reason))) return;
    await failPending(db, channel.id);
    const others = (await listChannels(db, organizationId)).filter(({ id, enabled }) => enabled && id !== channel.id);
    await insertDeliveries(
      db,
      others.map(({ id }) => noticeFor(id, organizationId, `Channel ${channel.name} was switched off`, [reason], now)),
    );
  });
}
