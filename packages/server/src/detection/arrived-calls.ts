import type { CellKey, TagKey, TagKind } from '@upriver/detection';
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
  readonly calls: number;
  /** Of all of them together. */
  readonly latencyMs: number;
}

/** Calls by one organization to one service that have arrived, summed over blocks. */
export interface ArrivedCalls {
  readonly organizationId: string;
  readonly serviceId: string;
  /** Number of cells and tags. */
  readonly groups: number;
  /** Made when it is asked for: what is read of many blocks is numbers until it is counted. */
  readonly cells: () => readonly Cell[];
  readonly tags: () => readonly TagCalls[];
}

type Cell = Alike & { readonly cell: CellKey };
type TagCalls = Alike & { readonly tag: TagKey };

/** Calls by service, cell and outcome, and beside the cells by tag value. */
export interface CallTable {
  /** Adds the block that was read last, but for services that have counted it. */
  add(events: ArrivedEvents, blockId: number): void;
  /** All that was added. */
  list(events: ArrivedEvents): ArrivedCalls[];
}

/** Two tags may be of the same kind; then the place of the first stands for it. */
const KINDS = TAG_NAMES.map(([, kind]) => kind);

/** Of one organization and service: places of its cells and tags. */
interface Places {
  readonly organizationId: string;
  readonly serviceId: string;
  readonly cells: number[];
  readonly tags: number[];
}

export function createCallTable(): CallTable {
  const services = new Map<string, Places>();
  const bySeries: Places[] = [];
  /** By minute of a series, endpoint, deployment, feature and ending. */
  const cellPlaces = new TupleTable();
  const cellSums = new Sums();
  /** By project, service and environment; kind, value, minute and ending. */
  const tagPlaces = new TupleTable();
  const tagSums = new Sums();
  /** By place of a tag: the first series that has it. */
  const tagSeries: number[] = [];

  function placesOf(events: ArrivedEvents, series: number): Places {
    return (bySeries[series] ??= placesOfService(events.keys[series]));
  }

  function placesOfService({ organizationId = '', serviceId = '' }: Partial<SeriesKey> = {}): Places {
    const name = keyOfCounts({ organizationId, serviceId });
    let places = services.get(name);
    if (places === undefined) services.set(name, (places = { organizationId, serviceId, cells: [], tags: [] }));
    return places;
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
      const known = cellPlaces.size;
      const place = cellPlaces.place(minute, path, version, use, ending);
      if (place === known) placesOf(events, series).cells.push(place);
      cellSums.add(place, latenciesUs[index] ?? 0);
    }
  }

  function addTagValues(events: ArrivedEvents, blockId: number, kind: TagKind, values: Uint32Array): void {
    const { opened, countedTo, scopes, minutes, seriesOfMinutes, minuteOf, endingOf } = events;
    const { length, latenciesUs } = opened;
    const kindPlace = KINDS.indexOf(kind);
    for (let index = 0; index < length; index += 1) {
      const ending = endingOf[index] ?? NOT_COUNTED;
      const value = values[index] ?? 0;
      const minute = minuteOf[index] ?? 0;
      const series = seriesOfMinutes[minute] ?? 0;
      if (ending === NOT_COUNTED || value === 0 || blockId <= (countedTo[series] ?? 0)) continue;
      const place = tagPlaces.place(scopes[series] ?? 0, kindPlace, value, minutes[minute] ?? 0, ending);
      if (place === tagSeries.length) {
        tagSeries.push(series);
        placesOf(events, series).tags.push(place);
      }
      tagSums.add(place, latenciesUs[index] ?? 0);
    }
  }

  function cellAt(events: ArrivedEvents, place: number): Cell {
    const { keys, texts, minutes, seriesOfMinutes } = events;
    const [minute, path, version, use, ending] = cellPlaces.at(place);
    const { projectId: project = '', environment = '', region = '' } = keys[seriesOfMinutes[minute] ?? 0] ?? {};
    const textOf = (number: number): string => texts.texts[number] ?? '';
    return {
      ...alikeAt(events, minutes[minute] ?? 0, ending),
      ...cellSums.at(place),
      cell: {
        project,
        environment,
        region,
        endpoint: textOf(path),
        deployment: textOf(version),
        feature: textOf(use),
      },
    };
  }

  function tagAt(events: ArrivedEvents, place: number): TagCalls {
    const { keys, texts } = events;
    const [, kindPlace, value, minute, ending] = tagPlaces.at(place);
    const { projectId: project = '', environment = '' } = keys[tagSeries[place] ?? 0] ?? {};
    const kind = KINDS[kindPlace] ?? 'account';
    return {
      ...alikeAt(events, minute, ending),
      ...tagSums.at(place),
      tag: { kind, project, environment, value: texts.texts[value] ?? '' },
    };
  }

  return {
    add(events, blockId) {
      addCells(events, blockId);
      for (const [index, [, kind]] of TAG_NAMES.entries()) {
        const values = events.evidence[index];
        if (values !== undefined) addTagValues(events, blockId, kind, values);
      }
    },
    list: (events) =>
      [...services.values()].map(({ organizationId, serviceId, cells, tags }) => ({
        organizationId,
        serviceId,
        groups: cells.length + tags.length,
        cells: () => cells.map((place) => cellAt(events, place)),
        tags: () => tags.map((place) => tagAt(events, place)),
      })),
  };
}

/** Sums by place. */
class Sums {
  readonly #calls: number[] = [];
  readonly #latenciesUs: number[] = [];

  add(place: number, latencyUs: number): void {
    this.#calls[place] = (this.#calls[place] ?? 0) + 1;
    this.#latenciesUs[place] = (this.#latenciesUs[place] ?? 0) + latencyUs;
  }

  at(place: number): Pick<Alike, 'calls' | 'latencyMs'> {
    return { calls: this.#calls[place] ?? 0, latencyMs: (this.#latenciesUs[place] ?? 0) / 1000 };
  }
}

function alikeAt({ endings }: ArrivedEvents, minute: number, ending: number): Ending & Pick<Alike, 'at'> {
  return { at: minute * MINUTE_MS, ...endings[ending] };
}
