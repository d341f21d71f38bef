import type { CompiledQuery, InsertQueryBuilder, InsertResult } from 'kysely';
import { sql } from 'kysely';
import type { Database, Queries, Writing } from '../database.ts';
import { insertLink } from '../services/links.ts';
import type { LinkKey } from '../services/links.ts';
import { countCalledServices } from './called-services.ts';
import { lockProject } from '../organizations/projects.ts';
import type { Tables } from '../schema/tables.ts';

/** Unknown hosts kept per project; the least called go first. */
const UNKNOWN_HOSTS_PER_PROJECT = 500;

/** Rows that one statement inserts at most. */
const ROWS_PER_STATEMENT = 16;

/** Events of one project, encoded. */
export interface NewBlock {
  readonly organizationId: string;
  readonly projectId: string;
  readonly fromAt: number;
  readonly toAt: number;
  readonly serviceMask: number;
  readonly events: number;
  readonly bytes: Uint8Array;
}

export interface NewTemplate extends LinkKey {
  readonly template: string;
}

export interface NewUnknownHost {
  readonly organizationId: string;
  readonly projectId: string;
  readonly host: string;
  readonly calls: number;
}

/** The answer to a batch that its sender may repeat. */
export interface NewAnswer {
  readonly sdkKeyId: string;
  readonly batchId: string;
  readonly answer: string;
}

/** Everything that requests of one project which share a commit leave behind. */
export interface TelemetryCommit {
  readonly at: number;
  readonly blocks: readonly NewBlock[];
  readonly links: readonly LinkKey[];
  readonly templates: readonly NewTemplate[];
  readonly unknownHosts: readonly NewUnknownHost[];
  readonly answers: readonly NewAnswer[];
}

/** What a project may have, whoever else writes for it at the same time. */
export interface CommitLimits {
  readonly servicesPerProject: number;
}

/** Writes them in one transaction: all of it is on disk when the promise resolves, nothing of it when it rejects. */
export type WriteTelemetry = (commits: readonly TelemetryCommit[]) => Promise<void>;

/**
 * The writer of one database. It keeps the hot statements compiled, which halves the cost of a small commit.
 * @param database where `runTogether` is undefined, every commit is one of its transactions
 */
export function createTelemetryWriter(
  database: Pick<Database, 'kysely' | 'transaction' | 'runTogether'>,
  limits: CommitLimits,
): WriteTelemetry {
  const { runTogether } = database;
  const insertBlocks = compileInserts(database.kysely, 'event_blocks', [
    'organization_id',
    'project_id',
    'received_at',
    'from_at',
    'to_at',
    'service_mask',
    'events',
    'bytes',
  ]);
  const insertAnswers = compileInserts(database.kysely, 'batch_answers', [
    'sdk_key_id',
    'batch_id',
    'received_at',
    'answer',
  ]);
  const writeRest = async (writing: Writing, commit: TelemetryCommit): Promise<void> => {
    await insertObservedLinks(writing, commit, limits);
    for (const template of commit.templates) await insertTemplate(writing, template, commit.at);
    if (commit.unknownHosts.length > 0) await countUnknownHosts(writing, commit.unknownHosts, commit.at);
  };
  return async (commits) => {
    const events = insertBlocks(commits.flatMap(blockRows));
    const answers = insertAnswers(commits.flatMap(answerRows));
    if (runTogether !== undefined && commits.every(isInsertedOnly)) return runTogether([...events, ...answers]);
    return database.transaction(async (writing) => {
      for (const insert of events) await writing.executeQuery(insert);
      for (const commit of commits) await writeRest(writing, commit);
      for (const insert of answers) await writing.executeQuery(insert);
    });
  };
}

/** Whether nothing of a commit depends on what is stored. */
function isInsertedOnly({ links, templates, unknownHosts }: TelemetryCommit): boolean {
  return links.length === 0 && templates.length === 0 && unknownHosts.length === 0;
}

type Row = readonly unknown[];

function blockRows({ at, blocks }: TelemetryCommit): Row[] {
  return blocks.map(({ organizationId, projectId, fromAt, toAt, serviceMask, events, bytes }) => [
    organizationId,
    projectId,
    at,
    fromAt,
    toAt,
    serviceMask,
    events,
    bytes,
  ]);
}

/** An answer that another node has just given makes the whole commit fail: its sender repeats and gets that one. */
function answerRows({ at, answers }: TelemetryCommit): Row[] {
  return answers.map(({ sdkKeyId, batchId, answer }) => [sdkKeyId, batchId, at, answer]);
}

/** Statements that are built once for each count of rows, to be run with new values: what one row takes is mostly what a statement does. */
function compileInserts<Table extends keyof Tables>(
  db: Queries,
  table: Table,
  columns: readonly (keyof Tables[Table] & string)[],
): (rows: readonly Row[]) => CompiledQuery[] {
  const byRows = new Map<number, CompiledQuery>();
  return (rows) => {
    const inserts: CompiledQuery[] = [];
    for (let start = 0; start < rows.length; start += ROWS_PER_STATEMENT) {
      const some = rows.slice(start, start + ROWS_PER_STATEMENT);
      let compiled = byRows.get(some.length);
      if (compiled === undefined) {
        compiled = asPlaceholderInsert(db, table, columns, some.length).compile();
        byRows.set(some.length, compiled);
      }
      inserts.push({ ...compiled, parameters: some.flat() });
    }
    return inserts;
  };
}

/** Safe: the values are placeholders for compilation only and never run. */
function asPlaceholderInsert<Table extends keyof Tables>(
  db: Queries,
  table: Table,
  columns: readonly string[],
  rows: number,
): InsertQueryBuilder<Tables, Table, InsertResult> {
  const row = Object.fromEntries(columns.map((column) => [column, 0]));
  return db.insertInto(table).values(Array.from({ length: rows }, () => row) as never);
}

/**
 * What bounds a project is judged when a request comes, by what its thread or node knows then; two may give away the last room at
 * once. The second one's part of the commit fails, its sender repeats, and by then it is known.
 */
async function insertObservedLinks(writing: Writing, { links, at }: TelemetryCommit, limits: CommitLimits) {
  const [first] = links;
  if (first === undefined) return;
  const { organizationId, projectId } = first;
  await lockProject(writing, organizationId, projectId);
  const before = await countCalledServices(writing, organizationId, projectId);
  for (const link of links) await insertLink(writing, link, 'observed', at);
  const after = await countCalledServices(writing, organizationId, projectId);
  if (after > before && after > limits.servicesPerProject)
    throw new Error(`project ${projectId} would call ${after} services, of ${limits.servicesPerProject} that it may`);
}

async function insertTemplate(writing: Writing, template: NewTemplate, now: number): Promise<void> {
  await writing
    .insertInto('endpoint_templates')
    .values({
      organization_id: template.organizationId,
      project_id: template.projectId,
      service_id: template.serviceId,
      template: template.template,
      first_seen_at: now,
    })
    .onConflict((conflict) => conflict.columns(['project_id', 'service_id', 'template']).doNothing())
    .execute();
}

/** Adds calls, then takes out of each project what is beyond its bound. */
async function countUnknownHosts(writing: Writing, hosts: readonly NewUnknownHost[], now: number): Promise<void> {
  for (const { organizationId, projectId, host, calls } of hosts)
    await writing
      .insertInto('unknown_hosts')
      .values({
        organization_id: organizationId,
        project_id: projectId,
        host,
        calls,
        first_seen_at: now,
        last_seen_at: now,
      })
      .onConflict((conflict) =>
        conflict.columns(['project_id', 'host']).doUpdateSet({
          calls: sql<number>`unknown_hosts.calls + excluded.calls`,
          last_seen_at: now,
        }),
      )
      .execute();
  for (const projectId of new Set(hosts.map((host) => host.projectId))) await trimUnknownHosts(writing, projectId);
}

async function trimUnknownHosts(writing: Writing, projectId: string): Promise<void> {
  const { count } = await writing
    .selectFrom('unknown_hosts')
    .select(sql<number>`count(*)`.as('count'))
    .where('project_id', '=', projectId)
    .executeTakeFirstOrThrow();
  if (count <= UNKNOWN_HOSTS_PER_PROJECT) return;
  await writing
    .deleteFrom('unknown_hosts')
    .where('project_id', '=', projectId)
    .where('host', 'in', (query) =>
      query
        .selectFrom('unknown_hosts')
        .select('host')
        .where('project_id', '=', projectId)
        .orderBy('calls')
        .orderBy('last_seen_at')
        .limit(count - UNKNOWN_HOSTS_PER_PROJECT),
    )
    .execute();
}
