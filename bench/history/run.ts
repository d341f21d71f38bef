// What a year's past of one page costs to keep and to ask for: 400 days, a check every three minutes, ten changes a day, 100 components.
// `node bench/history/run.ts [rounds]`; the app runs in this process on a store in memory, medians are printed.
import { sql } from 'kysely';
import type { Observation } from '@upriver/status-pages';
import { DAY_MS } from '../../packages/server/src/domain/time.ts';
import { recordCheck, recordObservation } from '../../packages/server/src/store/checks/record-check.ts';
import { createTestApp } from '../../test/support/app.ts';
import { nextPoll } from '../../test/support/next-poll.ts';

const DAYS = 400;
const CHANGES_PER_DAY = 10;
const CHECK_MS = 180_000;
const COMPONENTS = 100;
const rounds = Number(process.argv[2] ?? 9);

await using api = await createTestApp({}, { checksAnswers: false });
const { id } = (await api.get('/api/v1/services/acme-pay')).body.data;
const { database } = api.app;
const end = api.clock.now();
const start = end - DAYS * DAY_MS;
const changeMs = DAY_MS / CHANGES_PER_DAY;
let checks = 0;
let touchMs = 0;
let recordMs = 0;
for (let change = 0; change < DAYS * CHANGES_PER_DAY; change += 1) {
  const at = start + change * changeMs;
  recordMs += await timed(() => recordObservation(database, id, observe(change, at), at));
  touchMs += await timed(async () => {
    for (let check = at + CHECK_MS; check < at + changeMs; check += CHECK_MS, checks += 1)
      await recordUnchanged(check + (check % 977));
  });
}
console.log(
  `A check that found a change: ${(recordMs / (DAYS * CHANGES_PER_DAY)).toFixed(2)} ms; one that found none: ${(touchMs / checks).toFixed(2)} ms.\n`,
);
console.log('| kept | rows | bytes |\n|---|---|---|');
for (const [table, column] of [
  ['look_days', 'times'],
  ['observation_contents', 'content'],
  ['page_states', 'content'],
  ['component_changes', 'component_id'],
] as const) {
  const { rows } = await sql<{ rows: number; bytes: number }>`
    select count(*) as rows, sum(length(${sql.ref(column)})) as bytes from ${sql.table(table)}`.execute(
    database.kysely,
  );
  console.log(`| \`${table}\` | ${rows[0]?.rows} | ${rows[0]?.bytes} |`);
}
console.log('\n| read | answer bytes | median ms |\n|---|---|---|');
const from = (days: number): string => new Date(end - days * DAY_MS).toISOString();
for (const [name, path] of [
  ['`history`: 30 days', 'history'],
  ['`history`: 90 days', `history?from=${from(90)}`],
  ['`history`: 400 days', `history?from=${from(DAYS)}`],
  ['`history?at=` 200 days ago', `history?at=${from(200.3)}`],
  ['`components`', 'components'],
] as const) {
  const times: number[] = [];
  let bytes = 0;
  for (let round = 0; round < rounds; round += 1)
    times.push(
      await timed(async () => {
        bytes = JSON.stringify((await api.get(`/api/v1/services/${id}/${path}`)).body).length;
      }),
    );
  times.sort((a, b) => a - b);
  console.log(`| ${name} | ${bytes} | ${(times[Math.floor(rounds / 2)] ?? 0).toFixed(1)} |`);
}

/** A page whose parts change in turn and whose incidents last eight changes, with an update at each. */
/** A check that is answered 304. */
async function recordUnchanged(at: number): Promise<void> {
  await recordCheck(database, {
    serviceId: id,
    at,
    reported: { kind: 'unchanged', validForMs: 540_000 },
    log: { at, outcome: 'unchanged', status: 'operational', reason: null, httpStatus: 304, tookMs: 1 },
    next: nextPoll({ dueAt: at + CHECK_MS }),
  });
}

function observe(change: number, at: number): Observation {
  return {
    status: change % 3 === 0 ? 'degraded' : 'operational',
    listsAllUnresolved: true,
    components: Array.from({ length: COMPONENTS }, (_, index) => ({
      externalId: `component-${index}`,
      name: `Component ${index}`,
      status: (change + index) % 20 === 0 ? 'degraded' : 'operational',
    })),
    incidents: [
      {
        externalId: `incident-${change >> 3}`,
        kind: 'incident',
        title: 'Elevated error rates',
        impact: 'minor',
        status: 'identified',
        startedAt: at - (change % 8) * changeMs,
        resolvedAt: change % 8 === 7 ? at : null,
        updates: Array.from({ length: (change % 8) + 1 }, (_, update) => ({
          externalId: `update-${update}`,
          status: 'identified',
          body: `We continue to work on a fix for change ${change - (change % 8) + update}. `.repeat(6),
          createdAt: at - update * changeMs,
        })),
      },
    ],
  };
}

async function timed(work: () => Promise<unknown>): Promise<number> {
  const startedAt = performance.now();
  await work();
  return performance.now() - startedAt;
}
