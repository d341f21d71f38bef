// Sends what waits: by lease, of each subject the first that is pending, a few at once to each channel, so that a channel that is slow or
// dead delays no other.
import { randomUUID } from 'node:crypto';
import type { ChannelAnswer, ChannelMessage, Judgement } from '../channels/channel.ts';
import { channelOf } from '../channels/list.ts';
import type { Clock } from '../domain/clock.ts';
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
const AT_ONCE_MAX = 64;
const FAILING_MAX_MS = 3 * 24 * 3_600_000;
const SHOWN_CHARACTERS = 4096;

export function createDeliverer(dependencies: DeliverDependencies): Deliverer {
  const { database, clock, log } = dependencies;
  const underWay = new Map<string, Set<Promise<void>>>();

  async function begin(): Promise<number> {
    let begun = 0;
    for (const channelId of await listDueChannels(database.kysely, clock.now())) {
      const mine = underWay.get(channelId) ?? new Set();
      underWay.set(channelId, mine);
      const limit = Math.min(AT_ONCE_PER_CHANNEL - mine.size, AT_ONCE_MAX - countUnderWay());
      if (limit <= 0) continue;
      const claim = { channelId, holder: HOLDER, now: clock.now(), forMs: LEASE_MS, limit };
      for (const delivery of await claimDeliveries(database, claim)) {
        begun += 1;
        const sending = attempt(delivery).finally(() => {
          mine.delete(sending);
          dependencies.onSent();
        });
        mine.add(sending);
      }
    }
    return begun;
  }

  function countUnderWay(): number {
    return [...underWay.values()].reduce((sum, { size }) => sum + size, 0);
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
      await Promise.all([...underWay.values()].flatMap((sending) => [...sending]));
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
  const opened = await openSecrets(secrets, channel);
  const thread = { channelId: channel.id, subjectKey: delivery.subjectKey };
  const request = definition.toRequest({
    content: delivery.content,
    // Safe: both were checked against the schemas of this kind before they were stored.
    settings: channel.settings as never,
    secrets: opened as never,
    deliveryId: delivery.id,
    reference: await findThreadReference(database.kysely, thread.channelId, thread.subjectKey),
    now: at,
  });
  const { answer, tookMs } = await exchange(client, request);
  const judged = definition.judge(answer);
  const now = clock.now();
  const next = afterAttempt(judged, delivery.attempts + 1, now, randomShare());
  metrics.deliveries.inc({ channel: channel.kind, outcome: judged.kind });
  const failingSince = await database.transaction(async (db) => {
    const shown = describeAttempt(request, answer, judged, Object.values(opened));
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

/** Secrets of a channel as they were entered. @throws OperatorError when this node cannot read them */
async function openSecrets(
  secrets: SecretBox,
  { id, secrets: sealed }: StoredChannel,
): Promise<Record<string, string>> {
  // Safe: only what was sealed under this channel opens, and that was an object of strings.
  return sealed === '' ? {} : (JSON.parse(await secrets.open(sealed, id)) as Record<string, string>);
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
  message: ChannelMessage,
  answer: ChannelAnswer,
  judged: Judgement,
  secrets: readonly string[],
): { request: string; status: number | null; answer: string | null; error: string | null } {
  const shown = (text: string): string =>
    secrets.reduce((rest, secret) => rest.replaceAll(secret, '[secret]'), text).slice(0, SHOWN_CHARACTERS);
  const sent =
    message.kind === 'mail'
      ? `${message.server.host}:${message.server.port} ${message.to.join(', ')}\n\n${message.subject}\n\n${message.text}`
      : `${message.method} ${message.url}\n\n${message.body}`;
  return {
    request: shown(sent),
    status: answer.kind === 'answered' ? answer.status : null,
    answer: answer.kind === 'answered' ? shown(answer.text).replaceAll('\0', '') : null,
    error: judged.kind === 'delivered' ? null : shown(judged.error),
  };
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
