// Summaries of services in memory: after a check of one of them only that one is read again.
import { inChunks } from '../chunks.ts';
import type { Queries } from '../database.ts';
import { TABLE_NAMES } from '../freshness/followed-tables.ts';
import type { Freshness } from '../freshness/freshness.ts';
import { isYoung } from '../freshness/kept-reads.ts';
import { CHECKED_PLACE, markService } from '../freshness/service-marks.ts';
import { SUMMARY_COLUMNS, toSummary } from './services.ts';
import type { ServiceSummary } from './services.ts';

/** Services that are kept; others are read each time until those are forgotten. */
const SERVICES_MAX = 20_000;
const SERVICES_PLACE = TABLE_NAMES.indexOf('services');
const PLACES = [SERVICES_PLACE, CHECKED_PLACE];

export interface KeptSummaries {
  /**
   * By what is known of writes: ask `refresh` of `Freshness` before. A summary is the same object until something is written of its service.
   * @returns in the order of the identifiers, without those that are gone
   */
  read(ids: readonly string[], now: number): Promise<ServiceSummary[]>;
}

/** The counts of writes up to which everything that is kept holds, and when the oldest of it was read. */
interface Position {
  readonly services: number;
  readonly checked: number;
  readonly from: number;
}

export function createKeptSummaries(
  db: () => Queries,
  freshness: Freshness,
  servicesMax = SERVICES_MAX,
): KeptSummaries {
  const entries = new Map<string, ServiceSummary>();
  const idsByMark = new Map<number, string>();
  let position: Position | undefined;

  /** Forgets what was written since the last time, or everything where that is not known. */
  function forgetWritten(now: number): Position {
    const { counts } = freshness;
    const before = position;
    const checked = before === undefined ? undefined : counts.checkedSince(before.checked);
    const isSame = before !== undefined && counts.begun(SERVICES_PLACE) === before.services;
    if (before !== undefined && checked !== undefined && isSame && isYoung(before.from, now)) {
      for (const mark of checked.services) {
        const id = idsByMark.get(mark);
        if (id !== undefined) entries.delete(id);
      }
      return (position = { ...before, checked: checked.until });
    }
    entries.clear();
    idsByMark.clear();
    position = { services: counts.begun(SERVICES_PLACE), checked: counts.begun(CHECKED_PLACE), from: now };
    return position;
  }

  function keep(rows: readonly ServiceSummary[]): void {
    if (entries.size + rows.length > servicesMax) return;
    for (const summary of rows) {
      const mark = markService(summary.id);
      // Of two services with one mark only the first is kept: a write could not say which of them to forget.
      if ((idsByMark.get(mark) ?? summary.id) !== summary.id) continue;
      idsByMark.set(mark, summary.id);
      entries.set(summary.id, summary);
    }
  }

  async function readRows(ids: readonly string[]): Promise<ServiceSummary[]> {
    const rows = await Promise.all(
      inChunks(ids).map((chunk) =>
        db().selectFrom('services').select(SUMMARY_COLUMNS).where('id', 'in', chunk).execute(),
      ),
    );
    return rows.flat().map(toSummary);
  }

  return {
    async read(ids, now) {
      const { from } = forgetWritten(now);
      const marks = marksOf(ids);
      const found = new Map<string, ServiceSummary>();
      const missing: string[] = [];
      for (const id of ids) {
        const summary = entries.get(id);
        if (summary === undefined) missing.push(id);
        else found.set(id, summary);
      }
      freshness.noteTaken({ tables: PLACES, services: marks }, found.size > 0 ? from : Number.POSITIVE_INFINITY);
      if (missing.length > 0) {
        const { result, basis } = await freshness.observe(() => readRows(missing), missing.map(markService));
        for (const summary of result) found.set(summary.id, summary);
        // Asked again, because something may have been written since the work ended.
        if (basis !== undefined && freshness.isCurrent(basis)) keep(result);
      }
      return ids.flatMap((id) => found.get(id) ?? []);
    },
  };
}

const marksByIds = new WeakMap<readonly string[], ReadonlySet<number>>();

function marksOf(ids: readonly string[]): ReadonlySet<number> {
  let marks = marksByIds.get(ids);
  if (marks === undefined) {
    marks = new Set(ids.map(markService));
    marksByIds.set(ids, marks);
  }
  return marks;
}
