/** Which calls a rollup is about. Absent environment and region are ''. */
export interface Series {
  readonly serviceId: string;
  readonly environment: string;
  readonly region: string;
}

/** Values by series. */
export interface SeriesTable<Value> {
  /** The value of a series, made when there is none. */
  of(series: Series): Value;
  values(): readonly Value[];
}

/** An empty table. Looked up text by text: one key of all three texts would have to be made, and hashed, for every series of every part. */
export function createSeriesTable<Value>(create: (series: Series) => Value): SeriesTable<Value> {
  const services = new Map<string, Map<string, Map<string, Value>>>();
  const values: Value[] = [];
  return {
    of(series) {
      const { serviceId, environment, region } = series;
      let environments = services.get(serviceId);
      if (environments === undefined) services.set(serviceId, (environments = new Map()));
      let regions = environments.get(environment);
      if (regions === undefined) environments.set(environment, (regions = new Map()));
      let value = regions.get(region);
      if (value === undefined) {
        value = create(series);
        regions.set(region, value);
        values.push(value);
      }
      return value;
    },
    values: () => values,
  };
}
