import type { Status } from '@upriver/contract';
import type { Queries } from '../database.ts';
import type { ComponentTable } from '../schema/core.ts';

/** A part of a service, as its page lists it. */
export interface Component {
  readonly id: string;
  readonly serviceId: string;
  /** The page's own identifier. */
  readonly externalId: string;
  readonly name: string;
  readonly groupName: string | null;
  readonly region: string | null;
  /** Place in the page's order. */
  readonly position: number;
  readonly status: Status;
  /** The page's own word for it. */
  readonly rawStatus: string | null;
  readonly firstSeenAt: number;
  readonly changedAt: number;
  /** Since when the page no longer lists it; null while it does. */
  readonly goneAt: number | null;
}

/** Components that the page lists now, in the page's order. */
export async function listComponents(db: Queries, serviceId: string): Promise<Component[]> {
  const rows = await db
    .selectFrom('components')
    .selectAll()
    .where('service_id', '=', serviceId)
    .where('gone_at', 'is', null)
    .orderBy('position')
    .orderBy('id')
    .execute();
  return rows.map(toComponent);
}

/** One component of a service, listed or not. */
export async function findComponent(db: Queries, serviceId: string, id: string): Promise<Component | undefined> {
  const row = await db
    .selectFrom('components')
    .selectAll()
    .where('service_id', '=', serviceId)
    .where('id', '=', id)
    .executeTakeFirst();
  return row && toComponent(row);
}

/** Every component that was ever listed, those that still are first, in the page's order. */
export async function listAllComponents(db: Queries, serviceId: string): Promise<Component[]> {
  const rows = await db
    .selectFrom('components')
    .selectAll()
    .where('service_id', '=', serviceId)
    .orderBy('position')
    .orderBy('id')
    .execute();
  const components = rows.map(toComponent);
  return [...components.filter(({ goneAt }) => goneAt === null), ...components.filter(({ goneAt }) => goneAt !== null)];
}

/** A row as the noun that it stands for. Safe: only `applyComponents` writes these columns, from observed components. */
export function toComponent(row: ComponentTable): Component {
  return {
    id: row.id,
    serviceId: row.service_id,
    externalId: row.external_id,
    name: row.name,
    groupName: row.group_name,
    region: row.region,
    position: row.position,
    status: row.status as Status,
    rawStatus: row.raw_status,
    firstSeenAt: row.first_seen_at,
    changedAt: row.changed_at,
    goneAt: row.gone_at,
  };
}
