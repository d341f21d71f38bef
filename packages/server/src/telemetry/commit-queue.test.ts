import assert from 'node:assert/strict';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { test } from 'node:test';
import { sql } from 'kysely';
import { ORGANIZATION, PROJECT, START, anEvent, openTestIngest } from '../../../../test/support/ingest.ts';
import type { TestIngest } from '../../../../test/support/ingest.ts';
import { temporaryDirectory } from '../../../../test/support/process.ts';
import { createHandClock } from '../domain/clock.ts';
import { hashCredential } from '../domain/credentials.ts';
import { createCredential } from '../process/random.ts';
import { openDatabase } from '../store/database.ts';
import { readEvents } from '../store/events/events.ts';
import { migrate } from '../store/migrate.ts';
import { insertSdkKey } from '../store/organizations/sdk-keys.ts';
import type { ProjectCapacity } from './capacity.ts';
import { QUEUE_EVENTS_MAX, createCommitQueue } from './commit-queue.ts';
import { projectFlush } from './flush.ts';
import type { IngestOutcome } from './outcome.ts';
import { addToSheet, sheetService } from './sheet.ts';
import { openSharedMemory } from '../threads/shared-memory.ts';

const LIMITS = { eventsPerMinute: 10_000_000, serviceEventsPerMinute: 10_000_000 };

test('events of one project that cannot be stored are refused, and those of another in the same commit are stored', async () => {
  await withIngest(async (it) => {
    const other = await addProject(it, 'proj_other');
    await sql`create trigger refuse before insert on event_blocks when new.project_id = 'proj_other'
      begin select raise(abort, 'no'); end`.execute(it.database.kysely);
    const [mine, theirs] = await Promise.all([
      it.sendBatch([anEvent()]),
      it.send({ sdk_key: other, batch: [anEvent(), anEvent()] }),
    ]);
    assert.equal(mine.kind, 'accepted');
    assert.equal(codeOf(theirs), 'unavailable');
    assert.equal(await countEvents(it, PROJECT), 1);
    assert.equal(await countEvents(it, 'proj_other'), 0);
    await sql`drop trigger refuse`.execute(it.database.kysely);
    assert.equal((await it.send({ sdk_key: other, batch: [anEvent()] })).kind, 'accepted');
    assert.equal(await countEvents(it, 'proj_other'), 1);
  });
});

test('a full disk refuses events with a time to come back, charges nothing, and takes them again when there is room', async () => {
  await withIngest(async (it) => {
    await it.sendBatch([anEvent()]);
    const { rows } = await sql<{ page_count: number }>`pragma page_count`.execute(it.database.kysely);
    await limitPages(it, rows[0]?.page_count ?? 0);
    let accepted = 1;
    let refusal: IngestOutcome | undefined;
    while (refusal === undefined) {
      const outcome = await it.sendBatch(largeBatch(accepted));
      if (outcome.kind === 'accepted') accepted += outcome.answer.accepted;
      else refusal = outcome;
    }
    assert.ok(refusal.kind === 'refused');
    assert.equal(refusal.code, 'storage_full');
    assert.match(refusal.message, /disk of the store is full/);
    assert.ok((refusal.retryAfterSeconds ?? 0) >= 1);
    assert.equal(refusal.limits?.remaining, LIMITS.eventsPerMinute - accepted);
    assert.equal(await countEvents(it, PROJECT), accepted);
    await limitPages(it, 1_000_000);
    assert.equal((await it.sendBatch(largeBatch(0))).kind, 'accepted');
    assert.equal(await countEvents(it, PROJECT), accepted + 500);
  });
});

test('while the store stands still senders are first asked to send less, then refused, and nothing accepted is dropped', async () => {
  await withIngest(async (it, file) => {
    await it.sendBatch([anEvent()]);
    const other = new DatabaseSync(file);
    other.exec('begin immediate');
    const batch = Array.from({ length: 500 }, () => anEvent());
    const waiting: Promise<IngestOutcome>[] = [];
    let refused: Extract<IngestOutcome, { kind: 'refused' }> | undefined;
    while (refused === undefined) {
      const sent = it.sendBatch(batch);
      const first = await Promise.race([sent, turnsOf(20)]);
      if (first?.kind === 'refused') refused = first;
      else waiting.push(sent);
      assert.ok(waiting.length * 500 <= QUEUE_EVENTS_MAX, 'the queue has no end');
    }
    assert.equal(refused.code, 'unavailable');
    assert.match(refused.message, /wait for the store/);
    assert.ok((refused.retryAfterSeconds ?? 0) >= 1);
    assert.equal(refused.advice?.flushIntervalMs, 60_000);
    assert.equal(refused.advice?.sampleRate, 0.1);
    other.exec('commit');
    other.close();
    const answers = await Promise.all(waiting);
    assert.ok(answers.every((outcome) => outcome.kind === 'accepted'));
    const rates = answers.map((outcome) => (outcome.kind === 'accepted' ? (outcome.answer.sampleRate ?? 1) : 0));
    assert.equal(rates[0], 1);
    assert.ok((rates.at(-1) ?? 1) < 0.2);
    assert.deepEqual(
      rates,
      [...rates].sort((a, b) => b - a),
    );
    assert.equal(await countEvents(it, PROJECT), waiting.length * 500 + 1);
    const after = await it.sendBatch(batch);
    assert.ok(after.kind === 'accepted' && after.answer.sampleRate === undefined);
  });
});

test('a commit takes a few megabytes of bodies, what else waits goes into the next, and each block is encoded in a turn of its own', async () => {
  const MEGABYTES = 3;
  const written: string[][] = [];
  let turns = 0;
  const queue = createCommitQueue({
    write: async (commits) => void written.push(commits.map(({ blocks }) => blocks[0]?.projectId ?? 'none')),
    turns: { next: async () => void (turns += 1), isOver: () => false },
    clock: createHandClock(START),
    metrics: undefined,
    onError: (error) => assert.fail(String(error)),
    defer: setImmediate,
  });
  const outcomes = Array.from({ length: 8 }, (_, index) => {
    const projectId = `proj_${index}`;
    const { sheet } = projectFlush(queue.open(), aCapacity(projectId), MEGABYTES * 1024 * 1024);
    addToSheet(sheet, sheetService(sheet, 'svc_a', 'a.b'), aReceivedEvent, aCleanEvent);
    return queue.join(projectId, 1, MEGABYTES * 1024 * 1024);
  });
  assert.deepEqual(
    await Promise.all(outcomes),
    outcomes.map(() => 'stored'),
  );
  assert.deepEqual(written, [
    ['proj_0', 'proj_1', 'proj_2'],
    ['proj_3', 'proj_4', 'proj_5'],
    ['proj_6', 'proj_7'],
  ]);
  assert.equal(turns, 8);
});

test('few requests after a commit wait for company, and many are committed at once, each exactly once', async () => {
  const clock = createHandClock(START);
  const written: number[] = [];
  const deferred: { readonly run: () => void; readonly afterMs: number }[] = [];
  const queue = createCommitQueue({
    write: async (commits) => {
      written.push(commits[0]?.blocks[0]?.events ?? 0);
      clock.advance(1);
    },
    turns: { next: () => Promise.resolve(), isOver: () => false },
    clock,
    metrics: undefined,
    onError: (error) => assert.fail(String(error)),
    defer: (run, afterMs) => void deferred.push({ run, afterMs }),
  });
  const join = (): Promise<unknown> => {
    const { sheet } = projectFlush(queue.open(), aCapacity('proj_a'), 1);
    addToSheet(sheet, sheetService(sheet, 'svc_a', 'a.b'), aReceivedEvent, aCleanEvent);
    return queue.join('proj_a', 1, 1);
  };
  const rests = (): number[] => deferred.map(({ afterMs }) => afterMs);
  const first = join();
  assert.deepEqual(rests(), [0], 'who comes alone waits for nothing');
  deferred[0]?.run();
  await first;
  const few = join();
  assert.equal(deferred.length, 2);
  assert.equal(rests()[1], 4, 'after a commit of few requests for as long as may be, however short it was');
  const many = Array.from({ length: 31 }, join);
  assert.deepEqual(rests().slice(2), [0], 'thirty-two wait');
  deferred[2]?.run();
  await Promise.all([few, ...many]);
  assert.deepEqual(written, [1, 32]);
  deferred[1]?.run();
  await queue.drain();
  assert.deepEqual(written, [1, 32], 'the rest that was cut short commits nothing');
  const next = join();
  const [afterMany = 0] = rests().slice(3);
  assert.ok(afterMany > 0 && afterMany < 4, 'after a commit of many a few times as long as commits take');
  deferred[3]?.run();
  await next;
});

const aReceivedEvent = { host: 'a.b', endpoint: '/', status: 200, latency_ms: 1, ts: START / 1000 };
const aCleanEvent = {
  at: START,
  endpoint: '/',
  errorClass: undefined,
  method: '',
  environment: '',
  region: '',
  tags: undefined,
};

function aCapacity(projectId: string): ProjectCapacity {
  return {
    organizationId: ORGANIZATION,
    projectId,
    services: new Map(),
    usages: openSharedMemory().keys,
    isLeased: false,
    scopes: new Map(),
    scopeCount: 0,
    isStale: false,
  };
}

async function withIngest(work: (it: TestIngest, file: string) => Promise<void>): Promise<void> {
  using data = temporaryDirectory();
  const file = join(data.path, 'upriver.sqlite');
  const database = openDatabase({ dialect: 'sqlite', file });
  try {
    await migrate(database);
    await work(await openTestIngest(database, { limits: LIMITS }), file);
  } finally {
    await database.close();
  }
}

async function addProject({ database }: TestIngest, projectId: string): Promise<string> {
  const sdkKey = createCredential('upr_sdk_');
  await insertSdkKey(database.kysely, {
    id: `key_${projectId}`,
    organizationId: ORGANIZATION,
    projectId,
    name: projectId,
    prefix: sdkKey.slice(0, 14),
    hash: hashCredential(sdkKey),
    enabled: true,
    allowedOrigins: [],
    createdAt: START,
    revokedAt: null,
  });
  return sdkKey;
}

/** Events that hardly compress. */
function largeBatch(seed: number): object[] {
  return Array.from({ length: 500 }, (_, index) =>
    anEvent({ tags: { hash: hashCredential(`${seed} ${index}`).slice(0, 40) } }),
  );
}

async function countEvents({ database }: TestIngest, projectId: string): Promise<number> {
  const query = { organizationId: ORGANIZATION, projectId, from: 0, to: START * 2, limit: 1_000_000 };
  return (await readEvents(database.kysely, query)).events.length;
}

async function limitPages({ database }: TestIngest, count: number): Promise<void> {
  await sql`pragma max_page_count = ${sql.lit(count)}`.execute(database.kysely);
}

function codeOf(outcome: IngestOutcome): string {
  return outcome.kind === 'refused' ? outcome.code : outcome.kind;
}

/** Lets whatever is ready run, a few times over. */
async function turnsOf(turns: number): Promise<undefined> {
  for (let turn = 0; turn < turns; turn += 1) await new Promise((resolve) => setImmediate(resolve));
  return undefined;
}
