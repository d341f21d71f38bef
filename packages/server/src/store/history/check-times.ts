import type { CheckTime } from '../../domain/uptime.ts';
import { DAY_MS } from '../../domain/time.ts';
import { pushVarint, readVarint } from '../../columns/varint.ts';
import { inChunks } from '../chunks.ts';
import type { Queries } from '../database.ts';
import { prepare } from '../prepared.ts';
import type { Tables } from '../schema/tables.ts';

/** No reported status is valid longer: four checks at the longest interval that can be set. */
const VALID_FOR_MS_MAX = 4 * DAY_MS;

/**
 * Notes when a check found what the page reports. Kept apart from the log of checks, which is bounded: some three bytes each, so that
 * the age of a reported status is known for any past moment.
 */
export async function noteCheckTime(db: Queries, serviceId: string, { at, validForMs }: CheckTime): Promise<void> {
  const day = Math.floor(at / DAY_MS);
  const key = { service_id: serviceId, day, valid_for_ms: validForMs };
  const [row] = await selectTimes(db, key);
  const times = withTime(row?.times ?? new Uint8Array(), at - day * DAY_MS);
  if (times === undefined) return;
  await putTimes(db, { ...key, times });
}

const selectTimes = prepare((db, key: Omit<Tables['look_days'], 'times'>) =>
  db
    .selectFrom('look_days')
    .select('times')
    .where('service_id', '=', key.service_id)
    .where('day', '=', key.day)
    .where('valid_for_ms', '=', key.valid_for_ms),
);

const putTimes = prepare((db, row: Tables['look_days']) =>
  db
    .insertInto('look_days')
    .values(row)
    .onConflict((conflict) =>
      conflict.columns(['service_id', 'day', 'valid_for_ms']).doUpdateSet({ times: row.times }),
    ),
);

/** Notes the moment of a service's last check, unless a later one is known. */
export async function noteLastCheck(db: Queries, serviceId: string, at: number): Promise<void> {
  await updateLastCheck(db, { serviceId, at });
}

const updateLastCheck = prepare((db, { serviceId, at }: { readonly serviceId: string; readonly at: number }) =>
  db
    .updateTable('services')
    .set({ last_checked_at: at })
    .where('id', '=', serviceId)
    .where((where) => where.or([where('last_checked_at', 'is', null), where('last_checked_at', '<', at)])),
);

/** Forgets checks after a moment. */
export async function forgetCheckTimes(db: Queries, serviceId: string, after: number): Promise<void> {
  const today = Math.floor(after / DAY_MS);
  const ofService = db.deleteFrom('look_days').where('service_id', '=', serviceId);
  await ofService.where('day', '>', today).execute();
  const rows = await db
    .selectFrom('look_days')
    .select(['valid_for_ms', 'times'])
    .where('service_id', '=', serviceId)
    .where('day', '=', today)
    .execute();
  for (const { valid_for_ms: validForMs, times } of rows) {
    const kept = decodeTimes(times).filter((time) => today * DAY_MS + time <= after);
    if (kept.length === 0) await ofService.where('day', '=', today).where('valid_for_ms', '=', validForMs).execute();
    else
      await db
        .updateTable('look_days')
        .set({ times: encodeTimes(kept) })
        .where('service_id', '=', serviceId)
        .where('day', '=', today)
        .where('valid_for_ms', '=', validForMs)
        .execute();
  }
}

/** The last check not after a moment that found the reported status. */
export async function findCheckTime(db: Queries, serviceId: string, at: number): Promise<CheckTime | undefined> {
  const rows = await db
    .selectFrom('look_days')
    .select(['day', 'valid_for_ms', 'times'])
    .where('service_id', '=', serviceId)
    .where('day', '<=', Math.floor(at / DAY_MS))
    .orderBy('day', 'desc')
    // One day has few kinds of check, and every row has at least one; today's may all be later.
    .limit(8)
    .execute();
  return decodeRows(rows).findLast((check) => check.at <= at);
}

/** Checks whose reported status may be valid within a range, oldest first. */
export async function listCheckTimes(db: Queries, serviceId: string, from: number, to: number): Promise<CheckTime[]> {
  const rows = await db
    .selectFrom('look_days')
    .select(['day', 'valid_for_ms', 'times'])
    .where('service_id', '=', serviceId)
    .where('day', '>=', Math.floor((from - VALID_FOR_MS_MAX) / DAY_MS))
    .where('day', '<=', Math.floor(to / DAY_MS))
    .execute();
  return decodeRows(rows);
}

/** Number of checks of some services within a range that found what the page reports. */
export async function countCheckTimes(
  db: Queries,
  serviceIds: readonly string[],
  from: number,
  to: number,
): Promise<number> {
  let count = 0;
  for (const ids of inChunks(serviceIds)) {
    const rows = await db
      .selectFrom('look_days')
      .select(['day', 'times'])
      .where('service_id', 'in', ids)
      .where('day', '>=', Math.floor(from / DAY_MS))
      .where('day', '<=', Math.floor(to / DAY_MS))
      .execute();
    for (const { day, times } of rows)
      for (const time of decodeTimes(times)) if (day * DAY_MS + time >= from && day * DAY_MS + time < to) count += 1;
  }
  return count;
}

function decodeRows(rows: readonly { day: number; valid_for_ms: number; times: Uint8Array }[]): CheckTime[] {
  return rows
    .flatMap((row) =>
      decodeTimes(row.times).map((time) => ({ at: row.day * DAY_MS + time, validForMs: row.valid_for_ms })),
    )
    .sort((a, b) => a.at - b.at);
}

/** The times with one more; undefined where it is known. Nearly always it is the last, so that its bytes are added to the others. */
function withTime(bytes: Uint8Array, time: number): Uint8Array | undefined {
  const times = decodeTimes(bytes);
  const last = times.at(-1) ?? 0;
  if (times.length === 0 || time > last) {
    const added: number[] = [];
    pushVarint(added, time - last);
    return Buffer.concat([bytes, Uint8Array.from(added)]);
  }
  return times.includes(time) ? undefined : encodeTimes([...times, time].sort((a, b) => a - b));
}

function encodeTimes(times: readonly number[]): Uint8Array {
  const bytes: number[] = [];
  let last = 0;
  for (const time of times) {
    pushVarint(bytes, time - last);
    last = time;
  }
  return Uint8Array.from(bytes);
}

function decodeTimes(bytes: Uint8Array): number[] {
  const reader = { bytes, offset: 0 };
  const times: number[] = [];
  for (let last = 0; reader.offset < bytes.length;) {
    last += readVarint(reader);
    times.push(last);
  }
  return times;
}
