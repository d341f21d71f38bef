import type { CompiledQuery } from 'kysely';
import type { Queries } from './database.ts';

/** Where a value goes in a statement. */
class Place {
  readonly name: string;

  constructor(name: string) {
    this.name = name;
  }
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
    return (await db.executeQuery<Row>({ ...compiled, parameters })).rows;
  };
}

/** Safe: Kysely hands values on to the compiled statement without looking into them. */
function placesOf<Values extends object>(values: Values): Values {
  return Object.fromEntries(Object.keys(values).map((name) => [name, new Place(name)])) as Values;
}
