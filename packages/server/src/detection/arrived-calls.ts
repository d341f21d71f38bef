import type { CallGroup, CellKey, TagKey, TagKind } from '@upriver/detection';
import { TupleTable } from '../columns/tuple-table.ts';
import { MINUTE_MS } from '../domain/time.ts';
import type { SeriesKey } from '../store/detection/detectors.ts';
import { NOT_COUNTED } from './arrived-events.ts';
import type { ArrivedEvents, Ending } from './arrived-events.ts';
import { TAG_NAMES } from './call-outcome.ts';
import { keyOfCounts } from './series.ts';

/** Calls of one cell or tag value that are alike, of one minute. */
interface Alike extends Ending {
  readonly at: number;
  calls: number;
  /** Of all of them together. */
  latencyMs: number;
}

/** Calls by one organization to one service that have arrived, summed over blocks. */
export interface ArrivedCalls {
  readonly organizationId: string;
  readonly serviceId: string;
  readonly cells: Cell[];
  readonly tags: TagCalls[];
}

type Cell = Alike & { readonly cell: CellKey };
type TagCalls = Alike & { readonly tag: TagKey };

/** Calls by service, cell and outcome, and beside the cells by tag value. */
export interface CallTable {
  /** Adds the block that was read last, but for services that have counted it. */
  add(events: ArrivedEvents, blockId: number): void;
  /** All that was added. */
  list(): ArrivedCalls[];
}

export function createCallTable(): CallTable {
  const services = new Map<string, ArrivedCalls>();
  const bySeries: ArrivedCalls[] = [];
  /** By minute of a series, endpoint, deployment, feature and ending. */
  const cellPlaces = new TupleTable();
  const cells: Cell[] = [];
  const cellSums = new Sums();
  /** By project, service and environment; tag, value, minute and ending. */
  const tagPlaces = new TupleTable();
  const tags: TagCalls[] = [];
  const tagSums = new Sums();

  function callsOf(events: ArrivedEvents, series: number): ArrivedCalls {
    return (bySeries[series] ??= callsTo(events.keys[series]));
  }

  function callsTo({ organizationId = '', serviceId = '' }: Partial<SeriesKey> = {}): ArrivedCalls {
    const name = keyOfCounts({ organizationId, serviceId });
    let calls = services.get(name);
    if (calls === undefined) services.set(name, (calls = { organizationId, serviceId, cells: [], tags: [] }));
    return calls;
  }

  function addCells(events: ArrivedEvents, blockId: number): void {
    const { opened, countedTo, seriesOfMinutes, minuteOf, endingOf } = events;
    const { length, latenciesUs } = opened;
    const { endpoint, deployment, feature } = opened.texts;
    for (let index = 0; index < length; index += 1) {
      const ending = endingOf[index] ?? NOT_COUNTED;
      const minute = minuteOf[index] ?? 0;
      const series = seriesOfMinutes[minute] ?? 0;
      if (ending === NOT_COUNTED || blockId <= (countedTo[series] ?? 0)) continue;
      const [path, version, use] = [endpoint[index] ?? 0, deployment[index] ?? 0, feature[index] ?? 0];
      const place = cellPlaces.place(minute, path, version, use, ending);
      if (place === cells.length) {
        const cell = { ...alikeAt(events, minute, ending), cell: cellAt(events, series, index) };
        cells.push(cell);
        callsOf(events, series).cells.push(cell);
      }
      cellSums.add(place, latenciesUs[index] ?? 0);
    }
  }

  function addTagValues(events: ArrivedEvents, blockId: number, kind: TagKind, values: Uint32Array): void {
    const { opened, texts, keys, countedTo, scopes, minutes, seriesOfMinutes, minuteOf, endingOf } = events;
    const { length, latenciesUs } = opened;
    const kindText = texts.findText(kind);
    for (let index = 0; index < length; index += 1) {
      const ending = endingOf[index] ?? NOT_COUNTED;
      const value = values[index] ?? 0;
      const minute = minuteOf[index] ?? 0;
      const series = seriesOfMinutes[minute] ?? 0;
      if (ending === NOT_COUNTED || value === 0 || blockId <= (countedTo[series] ?? 0)) continue;
      const place = tagPlaces.place(scopes[series] ?? 0, kindText, value, minutes[minute] ?? 0, ending);
      if (place === tags.length) {
        const { projectId: project = '', environment = '' } = keys[series] ?? {};
        const tag = { kind, project, environment, value: texts.texts[value] ?? '' };
        const alike = { ...alikeAt(events, minute, ending), tag };
        tags.push(alike);
        callsOf(events, series).tags.push(alike);
      }
      tagSums.add(place, latenciesUs[index] ?? 0);
    }
  }

  return {
    add(events, blockId) {
      addCells(events, blockId);
      for (const [index, [, kind]] of TAG_NAMES.entries()) {
        const values = events.evidence[index];
        if (values !== undefined) addTagValues(events, blockId, kind, values);
      }
    },
    list() {
      cellSums.settle(cells);
      tagSums.settle(tags);
      return [...services.values()];
    },
  };
}

/** What arrived as the accumulator takes it. */
export function toCallGroups({ cells }: ArrivedCalls): Iterable<CallGroup> {
  return cells;
}

/** Sums by place, apart from what they are the sums of, whose objects have many shapes and lie far apart. */
class Sums {
  readonly #calls: number[] = [];
  readonly #latenciesUs: number[] = [];

  add(place: number, latencyUs: number): void {
    this.#calls[place] = (this.#calls[place] ?? 0) + 1;
    this.#latenciesUs[place] = (this.#latenciesUs[place] ?? 0) + latencyUs;
  }

  settle(list: readonly Alike[]): void {
    for (const [place, alike] of list.entries()) {
      alike.calls = this.#calls[place] ?? 0;
      alike.latencyMs = (this.#latenciesUs[place] ?? 0) / 1000;
    }
  }
}

function alikeAt({ minutes, endings }: ArrivedEvents, minute: number, ending: number): Alike {
  return { at: (minutes[minute] ?? 0) * MINUTE_MS, ...endings[ending], calls: 0, latencyMs: 0 };
}

function cellAt({ keys, texts, opened }: ArrivedEvents, series: number, index: number): CellKey {
  const { projectId: project = '', environment = '', region = '' } = keys[series] ?? {};
  const textOf = (column: Uint32Array): string => texts.texts[column[index] ?? 0] ?? '';
  const { endpoint, deployment, feature } = opened.texts;
  return {
    project,
    environment,
    region,
    endpoint: textOf(endpoint),
    deployment: textOf(deployment),
    feature: textOf(feature),
  };
}
