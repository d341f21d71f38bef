// Shares of limits that nodes hold. No clock takes part: a share belongs to its node until the node changes it, or until another
// node takes the silent one off the list. Each statement locks the rows it changes in the order of their names.
import { sql } from 'kysely';
import type { RawBuilder } from 'kysely';
import type { Database, Queries } from '../database.ts';

/** What a node asks for one key. All numbers count uses within the window, those that lie behind included. */
export interface ShareRequest {
  readonly name: string;
  /** What it holds whatever else is decided: never less than it can have spent by the time of the answer. */
  readonly floor: number;
  /** What it has used, for others to know. */
  readonly used: number;
  /** Less than this is of no use to it. */
  readonly least: number;
  /** What would serve everything that waits. */
  readonly need: number;
  /** More, so that it need not ask again soon; it gets a part of what would be left. */
  readonly headroom: number;
  readonly limit: number;
}

export interface Share {
  readonly name: string;
  /** What the node may use now. */
  readonly held: number;
  /** What it could have got at most. */
  readonly available: number;
  /** What other nodes have used, as they last said. */
  readonly usedElsewhere: number;
  /** Nodes that hold some of it or want to, this one included. */
  readonly sharers: number;
  /** Some other node got less than it needs. */
  readonly isWantedElsewhere: boolean;
}

/** A node's entry as it is stored. */
interface Entry extends Omit<ShareRequest, 'name'> {
  readonly held: number;
  readonly available: number;
  /** The node's statement that wrote it: one that arrives late changes nothing. */
  readonly turn: number;
}

export interface LimitNode {
  readonly id: string;
  readonly beat: number;
}

export async function addLimitNode(db: Queries, id: string): Promise<void> {
  await db.insertInto('limit_nodes').values({ id, beat: 0 }).execute();
}

/** Says that the node lives. @returns every node, and whether this one is still one of them */
export async function beatLimitNode(
  db: Queries,
  id: string,
): Promise<{ readonly isListed: boolean; readonly nodes: readonly LimitNode[] }> {
  const { rows } = await sql<LimitNode & { is_listed: boolean }>`
    with beaten as (update limit_nodes set beat = beat + 1 where id = ${id} returning id)
    select id, beat, exists (select from beaten) as is_listed from limit_nodes`.execute(db);
  return { isListed: rows[0]?.is_listed ?? false, nodes: rows.map((row) => ({ id: row.id, beat: row.beat })) };
}

/** Takes a node off the list, with all it holds, unless it has given a sign of life since that beat. */
export async function removeLimitNode(database: Database, { id, beat }: LimitNode): Promise<boolean> {
  return database.transaction(async (writing) => {
    const removed = await writing
      .deleteFrom('limit_nodes')
      .where('id', '=', id)
      .where('beat', '=', beat)
      .executeTakeFirst();
    if (removed.numDeletedRows === 0n) return false;
    await sql`
      update limit_shares set shares = shares - ${id}::text where name in
        (select name from limit_shares where jsonb_exists(shares, ${id}) order by name for update)`.execute(writing);
    await sql`delete from limit_shares where ${HELD_BY_NOBODY}`.execute(writing);
    return true;
  });
}

/** Takes a node off the list that holds nothing any more. */
export async function leaveLimitNodes(db: Queries, id: string): Promise<void> {
  await db.deleteFrom('limit_nodes').where('id', '=', id).execute();
}

/**
 * Sets a node's shares. Of what others leave it gets what it needs and a part of the rest, as small as nodes are many; nothing
 * more than its fair part while others lack some. One statement: the row's lock makes the sum and the share one step, and the
 * lock on the node's own row keeps it from being taken off the list meanwhile.
 * @returns the shares; none when the node is not on the list any more
 */
export async function putLimitShares(
  db: Queries,
  { id, turn, nodes }: { readonly id: string; readonly turn: number; readonly nodes: number },
  requests: readonly ShareRequest[],
): Promise<Share[]> {
  const column = (of: (request: ShareRequest) => number): RawBuilder<unknown> => sql`${requests.map(of)}::bigint[]`;
  const { rows } = await sql<{ name: string; shares: Record<string, Entry> }>`
    with node as (select id from limit_nodes where id = ${id} for key share)
    insert into limit_shares as kept (name, shares)
    select name, jsonb_build_object(node.id, ${granted(sql`entry`, sql`(entry->>'limit')::bigint`, nodes)})
    from node, unnest(
      ${requests.map(({ name }) => name)}::text[], ${column(({ floor }) => floor)}, ${column(({ used }) => used)},
      ${column(({ least }) => least)}, ${column(({ need }) => need)}, ${column(({ headroom }) => headroom)},
      ${column(({ limit }) => limit)}
    ) as asked (name, floor, used, least, need, headroom, "limit"),
    lateral (select to_jsonb(asked) - 'name' || jsonb_build_object('turn', ${turn}::bigint) as entry) as entries
    order by name
    on conflict (name) do update set shares = kept.shares || (
      select jsonb_build_object(${id}::text, ${granted(sql`entry`, sql`available`, nodes)})
      from (
        select entry, (entry->>'limit')::bigint - elsewhere as free,
          case when is_wanted
            then least(
              (entry->>'limit')::bigint - elsewhere,
              greatest((entry->>'floor')::bigint, (entry->>'limit')::bigint / (others + 1)))
            else (entry->>'limit')::bigint - elsewhere
          end as available
        from (select excluded.shares->${id}::text as entry) as mine, (
          select coalesce(sum((value->>'held')::bigint), 0)::bigint as elsewhere, count(*) as others,
            coalesce(bool_or((value->>'least')::bigint > (value->>'held')::bigint), false) as is_wanted
          from jsonb_each(kept.shares)
          where key <> ${id} and ((value->>'held')::bigint > 0 or (value->>'least')::bigint > 0)
        ) as sums
      ) as sums)
    where coalesce((kept.shares->${id}::text->>'turn')::bigint, -1) < ${turn}
    returning name, shares`.execute(db);
  return rows.flatMap(({ name, shares }) => {
    const own = shares[id];
    return own === undefined ? [] : [toShare(name, id, own, shares)];
  });
}

/** Takes rows away of which nobody holds anything. */
export async function dropEmptyShares(db: Queries, names: readonly string[]): Promise<void> {
  await sql`
    delete from limit_shares where name in (
      select name from limit_shares where name = any(${names}::text[]) order by name for update
    ) and ${HELD_BY_NOBODY}`.execute(db);
}

const HELD_BY_NOBODY = sql`not exists (select from jsonb_each(shares) where (value->>'held')::bigint > 0)`;

/** An entry with what is granted of what is available. */
function granted(entry: RawBuilder<unknown>, available: RawBuilder<unknown>, nodes: number): RawBuilder<unknown> {
  const field = (name: string): RawBuilder<unknown> => sql`(${entry}->>${sql.lit(name)})::bigint`;
  const serving = sql`least(${field('need')}, ${available})`;
  return sql`${entry} || jsonb_build_object('available', ${available}, 'held', case
    when ${field('least')} > ${available} then ${field('floor')}
    else greatest(${field('floor')}, ${serving} + least(${field('headroom')}, (${available} - ${serving}) / ${nodes + 1}::bigint))
  end)`;
}

function toShare(name: string, id: string, own: Entry, shares: Readonly<Record<string, Entry>>): Share {
  const others = Object.entries(shares).flatMap(([node, entry]) =>
    node !== id && (entry.held > 0 || entry.least > 0) ? [entry] : [],
  );
  return {
    name,
    held: own.held,
    available: own.available,
    usedElsewhere: others.reduce((sum, { used }) => sum + used, 0),
    sharers: others.length + 1,
    isWantedElsewhere: others.some(({ least, held }) => least > held),
  };
}
