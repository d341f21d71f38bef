import type { ChangeMarkerKind, ChangeMarkerSource } from '@upriver/contract';
import { DAY_MS } from '../../domain/time.ts';
import { appendChange } from '../changes/change-log.ts';
import type { Database } from '../database.ts';
import { countRecordedMarkers, putChangeMarker } from './change-markers.ts';
import type { ChangeMarkerRow } from './change-markers.ts';

/** Changes that one organization may report within a day; a pipeline that reports more reports something else. */
export const CHANGE_MARKERS_PER_DAY_MAX = 10_000;

/**
 * Records a change and notes it in the log of changes, in one transaction.
 * @returns the change as it is stored, which is the first report's where there was one; undefined when the organization has reported
 * as many as it may within a day
 */
export async function recordChangeMarker(
  database: Database,
  row: ChangeMarkerRow,
): Promise<ChangeMarkerRow | undefined> {
  return database.transaction(async (db) => {
    const recorded = await countRecordedMarkers(db, row.organization_id, row.recorded_at - DAY_MS);
    if (recorded >= CHANGE_MARKERS_PER_DAY_MAX) return undefined;
    const stored = await putChangeMarker(db, row);
    if (stored.isChanged) {
      const { id, kind, at, name, environment, description, source } = stored.row;
      await appendChange(db, {
        kind: 'change',
        at,
        serviceId: null,
        organizationId: row.organization_id,
        payload: {
          id,
          projectId: stored.row.project_id,
          // Safe: rows are written from the contract's words only.
          kind: kind as ChangeMarkerKind,
          name,
          environment,
          description,
          source: source as ChangeMarkerSource,
        },
      });
    }
    return stored.row;
  });
}
