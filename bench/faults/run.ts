// Does every fault to a server under load, on both stores, and counts what it cost:
// `node bench/faults/run.ts [--store sqlite,postgres] [--only "kill -9,damaged file"] [--away-seconds 300]`.
// Needs to be root (small disks), PostgreSQL's programs, and libfaketime for the clock (`apt-get install faketime`).
import { setTimeout as delay } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import { compareRollupsWithEvents } from '../../test/support/agreement.ts';
import { TOKEN } from '../../test/support/process.ts';
import { FAULTS } from './faults.ts';
import type { Fault } from './faults.ts';
import { addVendor, startLoads } from './loads.ts';
import type { Loads } from './loads.ts';
import { createWorld } from './world.ts';
import type { StoreName, World } from './world.ts';

/** Load before the fault, and after everything is well again. */
const BEFORE_MS = 8000;
const AFTER_MS = 3000;
const RECOVERY_MS_MAX = 180_000;
const STREAM_READ_MS_MAX = 5000;

const { values } = parseArgs({
  options: {
    store: { type: 'string', default: 'sqlite,postgres' },
    only: { type: 'string' },
    'away-seconds': { type: 'string', default: '300' },
  },
});
const only = values.only?.split(',');

interface Row {
  readonly store: StoreName;
  readonly fault: string;
  readonly acknowledged: number;
  readonly lost: number;
  readonly doubled: number;
  readonly differing: number;
  readonly requests: number;
  readonly refused: number;
  readonly cut: number;
  readonly unclear: number;
  readonly streamGaps: number;
  readonly ends: number;
  readonly seconds: Readonly<Record<string, number>> | undefined;
  readonly problem: string | undefined;
}

console.log(
  '| store | fault | acknowledged events | lost | counted twice | rollups differing | requests | refused clearly | cut by the kill | unclear | changes missed or repeated by streams | process ended by itself | well again after s: ingest / reads / checks / detection / streams |',
);
console.log('|---|---|---|---|---|---|---|---|---|---|---|---|---|');
let isBad = false;
for (const store of values.store.split(',') as StoreName[])
  for (const fault of FAULTS) {
    if (!fault.stores.includes(store) || only?.includes(fault.name) === false) continue;
    const row = await run(store, fault);
    print(row);
    isBad ||=
      row.lost + row.doubled + row.differing + row.unclear + row.streamGaps + row.ends > 0 || row.problem !== undefined;
  }
process.exitCode = isBad ? 1 : 0;

async function run(store: StoreName, fault: Fault): Promise<Row> {
  const world = await createWorld(store, fault.preparation ?? {});
  await addVendor(world.url, world.page);
  const loads = startLoads(world.url, world.page, world.isDying);
  let problem: string | undefined;
  let seconds: Row['seconds'];
  let destroyed: ReadonlySet<string> = new Set();
  let streamGaps = 0;
  try {
    await delay(BEFORE_MS);
    destroyed = (await fault.happen(world, { awaySeconds: Number(values['away-seconds']) })) ?? destroyed;
    seconds = await loads.recovered(RECOVERY_MS_MAX);
    await delay(AFTER_MS);
    streamGaps = await countStreamGaps(world, loads);
  } catch (error) {
    problem = error instanceof Error ? error.message : String(error);
  }
  const wasWell = problem === undefined;
  await Promise.race([loads.stop(), delay(wasWell ? RECOVERY_MS_MAX : STREAM_READ_MS_MAX)]);
  const code = await world.end('SIGTERM').catch((error: unknown) => String(error));
  if (code !== 0) problem ??= `ended with ${String(code)}: ${world.server().output().slice(-500)}`;
  const counted = await count(world, loads, destroyed).catch((error: unknown) => {
    problem ??= `cannot be counted: ${String(error)}`;
    return { lost: 0, doubled: 0, differing: 0 };
  });
  const both = [loads.ingest, loads.reads];
  const sum = (outcome: 'ok' | 'refused' | 'cut' | 'unclear'): number =>
    both.reduce((total, { counts }) => total + counts[outcome], 0);
  for (const line of both.flatMap(({ unclear }) => unclear)) console.error(`${store}, ${fault.name}: ${line}`);
  if (world.unexpectedEnds() > 0) console.error(world.server().output().slice(-2000));
  const row: Row = {
    store,
    fault: fault.name,
    acknowledged: loads.acknowledged.size,
    ...counted,
    requests: sum('ok') + sum('refused') + sum('cut') + sum('unclear'),
    refused: sum('refused'),
    cut: sum('cut'),
    unclear: sum('unclear'),
    streamGaps,
    ends: world.unexpectedEnds(),
    seconds,
    problem,
  };
  await world.close();
  return row;
}

async function count(world: World, loads: Loads, destroyed: ReadonlySet<string>) {
  const database = world.openStore();
  const stored = new Map<string, number>();
  try {
    const { differences } = await compareRollupsWithEvents(database, {
      skipsDamaged: destroyed.size > 0,
      onEvent({ tags }) {
        const id = String(tags?.['id']);
        stored.set(id, (stored.get(id) ?? 0) + 1);
      },
    });
    return {
      lost: [...loads.acknowledged].filter((id) => !stored.has(id) && !destroyed.has(id)).length,
      doubled: [...stored.values()].filter((times) => times > 1).length,
      differing: destroyed.size > 0 ? 0 : differences.length,
    };
  } finally {
    await database.close();
  }
}

/** Compares what each stream was sent with the whole log of changes. */
async function countStreamGaps(world: World, loads: Loads): Promise<number> {
  const ended = AbortSignal.timeout(STREAM_READ_MS_MAX);
  let text = '';
  try {
    const response = await fetch(`${world.url}/api/v1/stream?lastEventId=0`, {
      headers: { authorization: `Bearer ${TOKEN}` },
      signal: ended,
    });
    for await (const chunk of response.body?.pipeThrough(new TextDecoderStream()) ?? []) text += chunk;
  } catch {
    // The time is over.
  }
  const all = [...text.matchAll(/^id: (\d+)\ndata: /gm)].map(([, id]) => Number(id));
  return loads.streams.reduce((gaps, { ids }) => {
    const known = ids.slice(0);
    const upTo = known.at(-1) ?? 0;
    const expected = all.filter((id) => id <= upTo);
    const missed = expected.filter((id) => !known.includes(id)).length;
    return gaps + missed + (known.length - new Set(known).size);
  }, 0);
}

function print(row: Row): void {
  const { seconds } = row;
  const names = ['ingest', 'reads', 'checks', 'detection', 'streams'];
  const times =
    seconds === undefined
      ? `**${row.problem ?? ''}**`
      : names.map((name) => (seconds[name] ?? 0).toFixed(1)).join(' / ');
  const also = seconds !== undefined && row.problem !== undefined ? ` **${row.problem}**` : '';
  console.log(
    `| ${row.store} | ${row.fault} | ${row.acknowledged} | ${row.lost} | ${row.doubled} | ${row.differing} | ${row.requests} | ${row.refused} | ${row.cut} | ${row.unclear} | ${row.streamGaps} | ${row.ends} | ${times}${also} |`,
  );
}
