import { ERROR_CLASSES } from '@upriver/contract';
import { SKETCH_INDEX_MAX, SKETCH_INDEX_MIN, bucketIndex } from '@upriver/detection';
import { CountTable } from '../columns/count-table.ts';
import { createRollup } from '../columns/rollup.ts';
import type { Rollup } from '../columns/rollup.ts';
import type { SeriesKey } from '../store/detection/detectors.ts';
import { NOT_COUNTED } from './arrived-events.ts';
import type { ArrivedEvents } from './arrived-events.ts';

/** Calls of one minute, and those of them that were sent after they had waited long for us, of which rollups know nothing. */
export interface ArrivedMinute extends Rollup {
  waited: number;
}

/** Calls of one series that have arrived and that no test has seen yet: one rollup per minute, however many blocks they came in. */
export interface Arrival {
  readonly key: SeriesKey;
  readonly minutes: Map<number, ArrivedMinute>;
}

/** Calls by series and minute. */
export interface ArrivedMinutes {
  /** Adds the block that was read last, but for series that have taken it in. */
  add(events: ArrivedEvents, blockId: number): void;
  /** All that was added. */
  list(events: ArrivedEvents): Arrival[];
}

const CLASSES = ERROR_CLASSES.length;
/** A bucket for calls of 0 ms, then one for each of a sketch. */
const BUCKETS = SKETCH_INDEX_MAX - SKETCH_INDEX_MIN + 2;

export function createArrivedMinutes(): ArrivedMinutes {
  /** Series that have arrived, in the order in which they came, and by series whether it has. */
  const arrived: number[] = [];
  const hasArrived: boolean[] = [];
  /** By minute of a series, in the order in which calls of them came. */
  const calls = new CountTable();
  const waits = new CountTable();
  /** By minute of a series with error class, and with bucket. */
  const errors = new CountTable();
  const latencies = new CountTable();

  function add(events: ArrivedEvents, blockId: number): void {
    const { opened, takenTo, seriesOfMinutes, minuteOf, endingOf, hasWaited } = events;
    const { length, latenciesUs } = opened;
    const { errorClass } = opened.texts;
    for (let index = 0; index < length; index += 1) {
      const minute = minuteOf[index] ?? 0;
      const number = seriesOfMinutes[minute] ?? 0;
      if (blockId <= (takenTo[number] ?? 0)) continue;
      if (hasArrived[number] !== true) {
        hasArrived[number] = true;
        arrived.push(number);
      }
      if (endingOf[index] === NOT_COUNTED) continue;
      calls.add(minute);
      if (hasWaited[index] === 1) waits.add(minute);
      const errorText = errorClass[index] ?? 0;
      const errorPlace = errorText === 0 ? -1 : events.errorClassOf(errorText);
      if (errorPlace >= 0) errors.add(minute * CLASSES + errorPlace);
      const ms = (latenciesUs[index] ?? 0) / 1000;
      latencies.add(minute * BUCKETS + (ms > 0 ? bucketIndex(ms) - SKETCH_INDEX_MIN + 1 : 0));
    }
  }

  function list({ keys, minutes, seriesOfMinutes }: ArrivedEvents): Arrival[] {
    const arrivals: Arrival[] = [];
    const bySeries: (Map<number, ArrivedMinute> | undefined)[] = [];
    for (const number of arrived) {
      const key = keys[number];
      if (key !== undefined) arrivals.push({ key, minutes: (bySeries[number] = new Map()) });
    }
    const rollups: ArrivedMinute[] = [];
    calls.forEach((place, requests) => {
      const minute = minutes[place] ?? 0;
      const rollup = { ...createRollup(minute), requests, waited: 0 };
      rollup.sketch.count = requests;
      rollups[place] = rollup;
      bySeries[seriesOfMinutes[place] ?? 0]?.set(minute, rollup);
    });
    waits.forEach((place, count) => {
      const rollup = rollups[place];
      if (rollup !== undefined) rollup.waited = count;
    });
    errors.forEach((key, count) => {
      const rollup = rollups[Math.floor(key / CLASSES)];
      if (rollup !== undefined) rollup.errors[key % CLASSES] = count;
    });
    latencies.forEach((key, count) => {
      const sketch = rollups[Math.floor(key / BUCKETS)]?.sketch;
      const bucket = key % BUCKETS;
      if (bucket > 0) sketch?.buckets.set(bucket - 1 + SKETCH_INDEX_MIN, count);
      else if (sketch !== undefined) sketch.zeroCount = count;
    });
    return arrivals;
  }

  return { add, list };
}

/** The newest minute in which anything arrived; 0 if nothing did. */
export function newestMinuteOf(arrived: readonly Arrival[]): number {
  return arrived.reduce((newest, { minutes }) => Math.max(newest, ...minutes.keys()), 0);
}
