// Metrics of what is done for every request. Adding to a series of prom-client's makes a text of its labels each time, which takes as long as
// reading a small body; here whoever adds keeps the series, and prom-client gets the sums when somebody asks for them.
import { Counter } from 'prom-client';
import type { LabelValues, MetricObjectWithValues, MetricValue, Registry } from 'prom-client';

/** Counts of one series. */
export interface Tally {
  count: number;
}

/** A counter that can also be added to by series. */
export class TallyCounter<Label extends string> extends Counter<Label> {
  readonly #tallies: { readonly labels: LabelValues<Label>; readonly tally: Tally }[] = [];

  /** A series with these labels. Whoever keeps it adds to its count. */
  tally(labels: LabelValues<Label>): Tally {
    const tally = { count: 0 };
    this.#tallies.push({ labels, tally });
    return tally;
  }

  override get(): Promise<MetricObjectWithValues<MetricValue<Label>>> {
    for (const { labels, tally } of this.#tallies) {
      if (tally.count > 0) this.inc(labels, tally.count);
      tally.count = 0;
    }
    return super.get();
  }
}

/** Durations of one series. */
export interface TallyTimer {
  observe(seconds: number): void;
}

interface TimedSeries<Label extends string> {
  readonly labels: LabelValues<Label>;
  /** Durations within each bound and above the bound before, then those above all. */
  readonly counts: Float64Array;
  sum: number;
}

/** A histogram of durations, by series. */
export class TallyHistogram<Label extends string> {
  readonly name: string;
  readonly #help: string;
  readonly #bounds: readonly number[];
  readonly #series: TimedSeries<Label>[] = [];

  /** @param bounds upper ones, in seconds, ascending */
  constructor(
    { name, help, bounds }: { readonly name: string; readonly help: string; readonly bounds: readonly number[] },
    registry: Registry,
  ) {
    this.name = name;
    this.#help = help;
    this.#bounds = bounds;
    // Safe: a registry asks a metric for its name and for what `get` gives.
    registry.registerMetric(this as unknown as Counter);
  }

  /** A series with these labels. */
  timer(labels: LabelValues<Label>): TallyTimer {
    const bounds = this.#bounds;
    const series = { labels, counts: new Float64Array(bounds.length + 1), sum: 0 };
    this.#series.push(series);
    return {
      observe(seconds) {
        let place = 0;
        while (place < bounds.length && seconds > (bounds[place] ?? 0)) place += 1;
        series.counts[place] = (series.counts[place] ?? 0) + 1;
        series.sum += seconds;
      },
    };
  }

  get() {
    const { name } = this;
    const values = this.#series.flatMap(({ labels, counts, sum }) => {
      let count = 0;
      const buckets = [...counts].map((more, place) => ({
        labels: { le: this.#bounds[place] ?? '+Inf', ...labels },
        value: (count += more),
        metricName: `${name}_bucket`,
      }));
      return [
        ...buckets,
        { labels, value: sum, metricName: `${name}_sum` },
        { labels, value: count, metricName: `${name}_count` },
      ];
    });
    return Promise.resolve({ name, help: this.#help, type: 'histogram', values, aggregator: 'sum' });
  }
}
