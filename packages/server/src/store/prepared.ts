import type { CompiledQuery, DialectAdapter } from 'kysely';
import type { Queries } from './database.ts';

/** Where a value goes in a statement. */
class Place {
  readonly name: string;

  constructor(name: string) {
    this.name = name;
  }
}

/** Runs a statement of the open transaction at once. @returns its rows */
export type RunAtOnce = (sql: string, parameters: readonly unknown[]) => unknown[];

/** Of open stores whose statements need not be waited for. */
const RUNS_AT_ONCE = new WeakMap<DialectAdapter, RunAtOnce>();

/**
 * Lets statements that are prepared run past Kysely within transactions of a store, by whose own steps one takes five times as long as it runs.
 * Outside of a transaction they are waited for as others are.
 */
export function runPreparedAtOnce(adapter: DialectAdapter, run: RunAtOnce): void {
  RUNS_AT_ONCE.set(adapter, run);
}

/**
 * Makes a statement that is built once for each open store and then only run: building one with Kysely takes longer than most take to run.
 * @param build is called with places instead of values, so it must not look at them; where a statement depends on whether a value is null, it is
 * another statement
 * @returns runs it with values, which have the same names each time
 */
export function prepare<Values extends object, Row>(
  build: (db: Queries, values: Values) => { compile(): CompiledQuery<Row> },
): (db: Queries, values: Values) => Promise<Row[]> {
  const byStore = new WeakMap<object, CompiledQuery<Row>>();
  return async (db, values) => {
    const { adapter } = db.getExecutor();
    let compiled = byStore.get(adapter);
    if (compiled === undefined) byStore.set(adapter, (compiled = build(db, placesOf(values)).compile()));
    const parameters = compiled.parameters.map((parameter) =>
      parameter instanceof Place ? (values as Record<string, unknown>)[parameter.name] : parameter,
    );
    const run = db.isTransaction ? RUNS_AT_ONCE.get(adapter) : undefined;
    if (run !== undefined) return asRows(run(compiled.sql, parameters));
    return (await db.executeQuery<Row>({ ...compiled, parameters })).rows;
  };
}

/** Safe: the statement was built by Kysely from typed tables, and its rows come from the same driver. */
function asRows<Row>(rows: unknown[]): Row[] {
  return rows as Row[];
}

/** Safe: Kysely hands values on to the compiled statement without looking into them. */
function placesOf<Values extends object>(values: Values): Values {
  return Object.fromEntries(Object.keys(values).map((name) => [name, new Place(name)])) as Values;
}
