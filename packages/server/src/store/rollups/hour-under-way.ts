import { createPartJoin } from '../../columns/part-join.ts';
import type { ReportDamage } from './damage.ts';
import type { Database, Queries, Writing } from '../database.ts';
import { deleteParts, insertPart, mergeWhole, takeWithin } from './rollup-part-rows.ts';
import type { PartRow } from './rollup-part-rows.ts';

/** Parts of folding that are looked at in one step, and parts of one project that are merged in one. */
const LOOKED_AT = 2000;
const PARTS_PER_STEP = 512;
/** So many of one project are worth merging; fewer wait for company, as long as they are not in the way. */
const PARTS_MANY = 128;
/** Hours of projects whose last part is known. */
const KNOWN_MAX = 10_000;
const COLUMNS = ['id', 'organization_id', 'project_id', 'service_id', 'span_at', 'bytes'] as const;

/** An hour of one organization; the order in which they are scanned. */
export interface Hour {
  readonly organizationId: string;
  readonly spanAt: number;
}

/** Merges parts of folding in hours that are not over. */
export interface UnderWayCompaction {
  /** Takes one step in an hour; false when nothing in it is worth merging yet. */
  step(hour: Hour): Promise<boolean>;
}

/** What was made of others. */
interface Made {
  readonly id: number;
  readonly bytes: number;
}

/**
 * Each part of a folding is merged once, with others of its project, and with what was made of those before as long as this is smaller than
 * they are: so at most as much again is written anew, and an hour has few parts however often blocks are folded. What is made stays plain: it is merged
 * again, and compressed, when the hour is over.
 */
export function createUnderWayCompaction(database: Database, report: ReportDamage): UnderWayCompaction {
  /** What was made last, by project and hour; of hours long over it is forgotten first. */
  const lastMade = new Map<string, Made>();
  const note = (key: string, made: Made): void => {
    lastMade.delete(key);
    lastMade.set(key, made);
    for (const oldest of lastMade.keys()) {
      if (lastMade.size <= KNOWN_MAX) return;
      lastMade.delete(oldest);
    }
  };
  /** Of the hour that was looked at last: projects whose turn comes before it is looked at again. */
  let waiting: { readonly hour: Hour; readonly projectIds: string[] } | undefined;
  const nextProject = async (hour: Hour): Promise<string | undefined> => {
    const isSame = waiting?.hour.organizationId === hour.organizationId && waiting.hour.spanAt === hour.spanAt;
    if (!isSame || waiting?.projectIds.length === 0)
      waiting = { hour, projectIds: await findProjects(database.kysely, hour) };
    return waiting?.projectIds.shift();
  };
  return {
    async step(hour) {
      const projectId = await nextProject(hour);
      if (projectId === undefined) return false;
      const key = `${projectId} ${hour.spanAt}`;
      const made = await database.transaction(async (writing) =>
        mergeFresh(writing, { ...hour, projectId }, lastMade.get(key), report),
      );
      if (made !== undefined) note(key, made);
      return true;
    },
  };
}

/** Projects with parts that are worth merging. Where more wait than are looked at a few of one project are, or they would be in the way. */
async function findProjects(db: Queries, hour: Hour): Promise<string[]> {
  const counts = await db
    .selectFrom(selectFresh(db, hour).select('project_id').orderBy('id').limit(LOOKED_AT).as('looked_at'))
    .select((select) => ['project_id as projectId', select.fn.countAll<number>().as('parts')])
    .groupBy('project_id')
    .execute();
  const all = counts.reduce((sum, { parts }) => sum + parts, 0);
  const many = counts.filter(({ parts }) => parts >= PARTS_MANY);
  const chosen = many.length > 0 || all < LOOKED_AT ? many : counts.filter(({ parts }) => parts > 1);
  return chosen.map(({ projectId }) => projectId);
}

type ProjectHour = Hour & { readonly projectId: string };

/** @returns what was made */
async function mergeFresh(
  writing: Writing,
  hour: ProjectHour,
  last: Made | undefined,
  report: ReportDamage,
): Promise<Made | undefined> {
  const rows = await selectFresh(writing, hour)
    .select(COLUMNS)
    .where('project_id', '=', hour.projectId)
    .orderBy('id')
    .limit(PARTS_PER_STEP)
    .execute();
  const taken: PartRow[] = takeWithin(rows);
  const size = taken.reduce((sum, row) => sum + row.bytes.length, 0);
  if (last !== undefined && last.bytes <= size) taken.push(...(await selectMade(writing, hour, last.id)));
  const join = createPartJoin();
  const whole = await mergeWhole(writing, taken, join, report);
  const [first] = whole;
  if (first === undefined) return undefined;
  await deleteParts(writing, whole);
  const part = { serviceId: '', spanAt: hour.spanAt, step: 1, ...join.encode() };
  return { id: await insertPart(writing, first, part), bytes: part.bytes.length };
}

/** Parts of an hour as folding made them. */
function selectFresh(db: Queries, { organizationId, spanAt }: Hour) {
  return db
    .selectFrom('rollup_parts')
    .where('service_id', '=', '')
    .where('organization_id', '=', organizationId)
    .where('span_at', '=', spanAt)
    .where('merged', '=', 0);
}

/** The part with this number, if it is still there: the number may be another part's by now. */
async function selectMade(
  db: Queries,
  { organizationId, projectId, spanAt }: ProjectHour,
  id: number,
): Promise<PartRow[]> {
  const rows = await db
    .selectFrom('rollup_parts')
    .select(COLUMNS)
    .where('id', '=', id)
    .where('merged', '=', 1)
    .execute();
  return rows.filter(
    (row) =>
      row.service_id === '' &&
      row.organization_id === organizationId &&
      row.project_id === projectId &&
      row.span_at === spanAt,
  );
}
