import { DAY_MS } from '../../domain/time.ts';
import { appendChange } from '../changes/change-log.ts';
import type { Database } from '../database.ts';
import { countRecordedMarkers, putChangeMarker } from './change-markers.ts';
import type { StoredChangeMarker } from './change-markers.ts';

/** Changes that one organization may report within a day; a pipeline that reports more reports something else. */
export const CHANGE_MARKERS_PER_DAY_MAX = 10_000;

/**
 * Records a change and notes it in the log of changes, in one transaction.
 * @returns the change as it is stored, which is the first report's where there was one; undefined when the organization has reported
 * as many as it may within a day
 */
export async function recordChangeMarker(
  database: Database,
  reported: StoredChangeMarker,
): Promise<StoredChangeMarker | undefined> {
  const { organizationId } = reported;
  return database.transaction(async (db) => {
    const recorded = await countRecordedMarkers(db, organizationId, reported.recordedAt - DAY_MS);
    if (recorded >= CHANGE_MARKERS_PER_DAY_MAX) return undefined;
    const { marker, isChanged } = await putChangeMarker(db, reported);
    if (isChanged) {
      const { id, projectId, kind, at, name, environment, description, source } = marker;
      const payload = { id, projectId, kind, name, environment, description, source };
      await appendChange(db, { kind: 'change', at, serviceId: null, organizationId, payload });
    }
    return marker;
  });
}
