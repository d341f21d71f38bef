// One block after the other: of which series each event is, how it went, and what its tags say of whose fault that is. What is told by a text
// is worked out once for each text, and what calls have in common once for all that are alike.
import { ERROR_CLASSES } from '@upriver/contract';
import type { ErrorClass } from '@upriver/contract';
import type { Answer, Outcome, WaitedFor } from '@upriver/detection';
import { tagValue } from '../columns/event-block-reader.ts';
import { createNumberedBlock } from '../columns/numbered-block.ts';
import type { NumberedBlock } from '../columns/numbered-block.ts';
import { createTextNumbers } from '../columns/text-numbers.ts';
import type { TextNumbers } from '../columns/text-numbers.ts';
import { TupleTable } from '../columns/tuple-table.ts';
import { MINUTE_MS } from '../domain/time.ts';
import type { SeriesKey } from '../store/detection/detectors.ts';
import type { FreshBlock } from '../store/events/fresh-blocks.ts';
import { ANSWER_TAGS, EVIDENCE_TAGS, answerOf, outcomeOf } from './call-outcome.ts';

const FIELDS = ['serviceId', 'environment', 'region', 'endpoint', 'deployment', 'feature', 'errorClass'] as const;

/** How calls went. */
export interface Ending {
  readonly outcome?: Outcome;
  readonly isVerySlow?: boolean;
  readonly isHandshake?: boolean;
  readonly answers?: readonly Answer[];
  readonly waitedFor?: WaitedFor;
  readonly isUnsent?: boolean;
}

/** What is known of a series before its first event is looked at. */
export interface SeriesBefore {
  /** The last block that its tests have taken in, and that the counts of its service have. */
  readonly takenTo: number;
  readonly countedTo: number;
  /** Above which latencies its calls are slow, and very slow; infinite while that is not known. */
  readonly slowMs: number;
  readonly verySlowMs: number;
}

/**
 * The events of the block that was read last: lists by event, which may be longer than the block, of numbers of what came in any block so far.
 * Every number of an event is that of a minute of a series, of an ending, or of a text.
 */
export interface ArrivedEvents {
  readonly texts: TextNumbers;
  readonly opened: NumberedBlock<(typeof FIELDS)[number]>;
  /** By series. Those of one project, service and environment have the same scope. */
  readonly keys: readonly SeriesKey[];
  readonly takenTo: readonly number[];
  readonly countedTo: readonly number[];
  readonly scopes: readonly number[];
  /** By minute of a series: the minute, and the series. */
  readonly minutes: readonly number[];
  readonly seriesOfMinutes: readonly number[];
  readonly endings: readonly Ending[];
  readonly minuteOf: Uint32Array;
  /** `NOT_COUNTED` for a call that does not count. */
  readonly endingOf: Uint32Array;
  /** 1 for a call that was sent after it had waited for us for longer than a slow call of its series takes. */
  readonly hasWaited: Uint8Array;
  /** By tag of `EVIDENCE_TAGS`: the text of each event's value, 0 for none; undefined where no event has it. */
  readonly evidence: readonly (Uint32Array | undefined)[];
  /** Place in `ERROR_CLASSES` of the error class that is this text; -1 for none. */
  errorClassOf(text: number): number;
  /** @returns false when the block cannot be read */
  read(block: FreshBlock): boolean;
}

export const NOT_COUNTED = 0;
const classes: readonly string[] = ERROR_CLASSES;
const FIRST_EVENTS = 1024;
const SECONDS_PER_MINUTE = MINUTE_MS / 1000;
/** What the number of an error class is multiplied with, to make room for how slow a call was and what it waited for. */
const FLAGS = 16;
const SLOW = 1;
const VERY_SLOW = 2;
const WAITED = 4;
const WAITED_FOR = [undefined, 'connection', 'event_loop', 'unknown'] as const;
const UNKNOWN_WAIT = WAITED_FOR.indexOf('unknown');
const ABORTED = ERROR_CLASSES.indexOf('aborted');
const TLS = ERROR_CLASSES.indexOf('tls');
const UNSENT = ERROR_CLASSES.indexOf('client_limit');
/** Endings that are found without looking them up; a power of two. */
const NEAR_ENDINGS = 256;

/** Which of an event's values belong to tags that count. */
interface Shape {
  readonly size: number;
  /** By tag of `EVIDENCE_TAGS`; -1 where it is not among them. */
  readonly evidence: readonly number[];
  readonly hasEvidence: boolean;
  /** Those of what the call waited for, and how long; -1 where one of them is missing. */
  readonly waitedFor: number;
  readonly waitedMs: number;
}

export function createArrivedEvents(findSeries: (key: SeriesKey) => SeriesBefore): ArrivedEvents {
  return new Arrived(findSeries);
}

class Arrived implements ArrivedEvents {
  readonly texts = createTextNumbers();
  readonly opened = createNumberedBlock(this.texts, FIELDS);
  readonly keys: SeriesKey[] = [];
  readonly takenTo: number[] = [];
  readonly countedTo: number[] = [];
  readonly scopes: number[] = [];
  readonly minutes: number[] = [];
  readonly seriesOfMinutes: number[] = [];
  readonly endings: Ending[] = [{}];
  minuteOf = new Uint32Array(FIRST_EVENTS);
  endingOf = new Uint32Array(FIRST_EVENTS);
  hasWaited = new Uint8Array(FIRST_EVENTS);
  readonly evidence: (Uint32Array | undefined)[] = EVIDENCE_TAGS.map(() => undefined);
  readonly #findSeries: (key: SeriesKey) => SeriesBefore;
  /** By project, service, environment and region. */
  readonly #seriesPlaces = new TupleTable();
  /** By project, service and environment. */
  readonly #scopePlaces = new TupleTable();
  /** By series and minute. */
  readonly #minutePlaces = new TupleTable();
  /** By series: the minute of it that came last. */
  readonly #lastMinutes: number[] = [];
  readonly #slowMs: number[] = [];
  readonly #verySlowMs: number[] = [];
  /** By error class with flags, status, and answers. */
  readonly #endingPlaces = new TupleTable();
  readonly #endingByPlace: number[] = [];
  readonly #endingByName = new Map<string, number>();
  readonly #nearEndings = {
    classes: new Uint32Array(NEAR_ENDINGS),
    statuses: new Int32Array(NEAR_ENDINGS).fill(-1),
    endings: new Uint32Array(NEAR_ENDINGS),
  };
  /** By number of a text. */
  readonly #errorClasses: number[] = [];
  readonly #shapes: Shape[] = [];
  readonly #evidenceTexts: number[] = [];
  /** Memory for `evidence`, and of values by their place in a block. */
  #columns: Uint32Array[] = EVIDENCE_TAGS.map(() => new Uint32Array(FIRST_EVENTS));
  #values = new Int32Array(FIRST_EVENTS);
  /** What each event waited for, and how long; undefined where no event of the block says so. */
  #waits: { readonly what: Uint8Array; readonly ms: Float64Array } | undefined;

  constructor(findSeries: (key: SeriesKey) => SeriesBefore) {
    this.#findSeries = findSeries;
  }

  read(block: FreshBlock): boolean {
    try {
      this.opened.open(block.bytes);
    } catch {
      return false;
    }
    this.#reserve(this.opened.length);
    this.#readTags();
    this.#findMinutes(block);
    this.#judge();
    return true;
  }

  errorClassOf(text: number): number {
    return (this.#errorClasses[text] ??= classes.indexOf(this.texts.texts[text] ?? ''));
  }

  #reserve(length: number): void {
    if (length <= this.minuteOf.length) return;
    const room = Math.max(length, this.minuteOf.length * 2);
    this.minuteOf = new Uint32Array(room);
    this.endingOf = new Uint32Array(room);
    this.hasWaited = new Uint8Array(room);
    this.#columns = this.#columns.map(() => new Uint32Array(room));
  }

  #findMinutes({ organizationId, projectId }: FreshBlock): void {
    const { length, seconds, texts } = this.opened;
    const { serviceId, environment, region } = texts;
    const project = this.texts.findText(projectId);
    const places = this.#seriesPlaces;
    for (let index = 0; index < length; index += 1) {
      const series = places.place(project, serviceId[index] ?? 0, environment[index] ?? 0, region[index] ?? 0, 0);
      if (series === this.keys.length) this.#addSeries(organizationId, project, index);
      const minute = Math.floor((seconds[index] ?? 0) / SECONDS_PER_MINUTE);
      const last = this.#lastMinutes[series] ?? -1;
      this.minuteOf[index] = this.minutes[last] === minute ? last : this.#findMinute(series, minute);
    }
  }

  #findMinute(series: number, minute: number): number {
    const place = this.#minutePlaces.place(series, minute, 0, 0, 0);
    if (place === this.minutes.length) {
      this.minutes.push(minute);
      this.seriesOfMinutes.push(series);
    }
    this.#lastMinutes[series] = place;
    return place;
  }

  #addSeries(organizationId: string, project: number, index: number): void {
    const { texts } = this.texts;
    const { serviceId, environment, region } = this.opened.texts;
    const [service, place] = [serviceId[index] ?? 0, environment[index] ?? 0];
    const key = {
      organizationId,
      projectId: texts[project] ?? '',
      serviceId: texts[service] ?? '',
      environment: texts[place] ?? '',
      region: texts[region[index] ?? 0] ?? '',
    };
    const { takenTo, countedTo, slowMs, verySlowMs } = this.#findSeries(key);
    this.keys.push(key);
    this.takenTo.push(takenTo);
    this.countedTo.push(countedTo);
    this.scopes.push(this.#scopePlaces.place(project, service, place, 0, 0));
    this.#lastMinutes.push(-1);
    this.#slowMs.push(slowMs);
    this.#verySlowMs.push(verySlowMs);
  }

  /** Whether and how each call counts, by what is known of its series. Aborted calls that hung are time-outs when they get here. */
  #judge(): void {
    const { length, statuses, latenciesUs, texts } = this.opened;
    const { errorClass } = texts;
    const { seriesOfMinutes, minuteOf, endingOf, hasWaited } = this;
    const waits = this.#waits;
    const [first, second] = this.evidence.slice(EVIDENCE_TAGS.length - ANSWER_TAGS.length);
    for (let index = 0; index < length; index += 1) {
      const series = seriesOfMinutes[minuteOf[index] ?? 0] ?? 0;
      const limitMs = this.#slowMs[series] ?? Infinity;
      const tookMs = (latenciesUs[index] ?? 0) / 1000;
      const text = errorClass[index] ?? 0;
      let flags = tookMs <= limitMs ? 0 : tookMs > (this.#verySlowMs[series] ?? Infinity) ? VERY_SLOW : SLOW;
      hasWaited[index] = 0;
      if (text !== 0 && this.errorClassOf(text) === UNSENT)
        flags += WAITED * (waits === undefined ? UNKNOWN_WAIT : (waits.what[index] ?? UNKNOWN_WAIT));
      else if (waits !== undefined && (waits.ms[index] ?? 0) > limitMs) {
        flags += WAITED * (waits.what[index] ?? UNKNOWN_WAIT);
        hasWaited[index] = 1;
      }
      const status = statuses[index] ?? 0;
      endingOf[index] =
        first === undefined && second === undefined
          ? this.#nearEnding(text * FLAGS + flags, status)
          : this.#findEnding(text * FLAGS + flags, status, first?.[index] ?? 0, second?.[index] ?? 0);
    }
  }

  /** The ending of calls that nobody says more of: most calls have one of a few. */
  #nearEnding(classAndFlags: number, status: number): number {
    const { classes, statuses, endings } = this.#nearEndings;
    const near = (status + classAndFlags * 31) & (NEAR_ENDINGS - 1);
    if (classes[near] === classAndFlags && statuses[near] === status) return endings[near] ?? 0;
    const ending = this.#findEnding(classAndFlags, status, 0, 0);
    classes[near] = classAndFlags;
    statuses[near] = status;
    endings[near] = ending;
    return ending;
  }

  #findEnding(classAndFlags: number, status: number, first: number, second: number): number {
    const place = this.#endingPlaces.place(classAndFlags, status, first, second, 0);
    return (this.#endingByPlace[place] ??= this.#addEnding(classAndFlags, status, [first, second]));
  }

  /** The ending of calls of one error class, status and so on: others may have the same. */
  #addEnding(classAndFlags: number, status: number, values: readonly number[]): number {
    const { texts } = this.texts;
    const text = Math.floor(classAndFlags / FLAGS);
    const errorClass = this.errorClassOf(text);
    if (errorClass === ABORTED) return NOT_COUNTED;
    const flags = classAndFlags % FLAGS;
    const slowness = flags % WAITED;
    const outcome = outcomeOf(asErrorClass(texts[text]), status) ?? (slowness > 0 ? 'slow' : undefined);
    const answers = ANSWER_TAGS.flatMap((tag, index) => answerOf(tag, texts[values[index] ?? 0] ?? '') ?? []);
    const waitedFor = WAITED_FOR[Math.floor(flags / WAITED)];
    // One that waited for us and then failed or was slow is told by that.
    const ending: Ending =
      outcome !== undefined
        ? {
            outcome,
            ...(outcome === 'slow' && slowness === VERY_SLOW ? { isVerySlow: true } : {}),
            ...(errorClass === TLS ? { isHandshake: true } : {}),
            ...(answers.length === 0 ? {} : { answers }),
          }
        : { ...(waitedFor && { waitedFor }), ...(errorClass === UNSENT ? { isUnsent: true } : {}) };
    const name = JSON.stringify(ending);
    let number = this.#endingByName.get(name);
    if (number === undefined) this.#endingByName.set(name, (number = this.endings.push(ending) - 1));
    return number;
  }

  #readTags(): void {
    const { length, tagShapes } = this.opened;
    this.evidence.fill(undefined);
    this.#waits = undefined;
    let hasEvidence = false;
    let hasWaits = false;
    for (let index = 0; index < length; index += 1) {
      const shape = this.#shapeOf(tagShapes[index] ?? 0);
      if (shape.hasEvidence) hasEvidence = true;
      if (shape.waitedMs >= 0) hasWaits = true;
    }
    if (hasEvidence) this.#readEvidence();
    if (hasWaits) this.#readWaits();
  }

  #readEvidence(): void {
    const { opened } = this;
    const { length, tagShapes, tagValueCount } = opened;
    const places = opened.tagPlaces();
    if (tagValueCount > this.#values.length) this.#values = new Int32Array(tagValueCount * 2);
    const values = this.#values.fill(-1, 0, tagValueCount);
    let offset = 0;
    for (let index = 0; index < length; index += 1) {
      const shape = this.#shapeOf(tagShapes[index] ?? 0);
      for (let tag = 0; shape.hasEvidence && tag < shape.evidence.length; tag += 1) {
        const at = shape.evidence[tag] ?? -1;
        if (at < 0) continue;
        const column = (this.evidence[tag] ??= this.#columns[tag]?.fill(0, 0, length));
        const place = places[offset + at] ?? 0;
        let value = values[place] ?? -1;
        if (value < 0) values[place] = value = this.#evidenceText(opened.tagValueNumber(place));
        if (column !== undefined) column[index] = value;
      }
      offset += shape.size;
    }
  }

  #readWaits(): void {
    const { opened } = this;
    const { length, tagShapes } = opened;
    const places = opened.tagPlaces();
    const waits = { what: new Uint8Array(length).fill(UNKNOWN_WAIT), ms: new Float64Array(length) };
    let offset = 0;
    for (let index = 0; index < length; index += 1) {
      const { size, waitedFor, waitedMs } = this.#shapeOf(tagShapes[index] ?? 0);
      if (waitedMs >= 0) {
        const what = tagValue(opened.tagValueText(places[offset + waitedFor] ?? 0));
        if (what === 'connection' || what === 'event_loop') waits.what[index] = WAITED_FOR.indexOf(what);
        waits.ms[index] = Math.max(0, Number(tagValue(opened.tagValueText(places[offset + waitedMs] ?? 0))) || 0);
      }
      offset += size;
    }
    this.#waits = waits;
  }

  #shapeOf(text: number): Shape {
    return (this.#shapes[text] ??= readShape(this.texts.texts[text] ?? ''));
  }

  /** The number of what a value says, whichever its type. */
  #evidenceText(text: number): number {
    return (this.#evidenceTexts[text] ??= this.texts.findText(String(tagValue(this.texts.texts[text] ?? ''))));
  }
}

function readShape(text: string): Shape {
  const keys = text.split('\0');
  keys.pop();
  const evidence = EVIDENCE_TAGS.map((tag) => keys.indexOf(tag));
  const [waitedFor, waitedMs] = [keys.indexOf('waited_for'), keys.indexOf('waited_ms')];
  const hasBoth = waitedFor >= 0 && waitedMs >= 0;
  return {
    size: keys.length,
    evidence,
    hasEvidence: evidence.some((at) => at >= 0),
    waitedFor: hasBoth ? waitedFor : -1,
    waitedMs: hasBoth ? waitedMs : -1,
  };
}

/** Safe: texts of this column are error classes, and '' stands for none. */
function asErrorClass(text = ''): ErrorClass | '' {
  return text as ErrorClass | '';
}
