import type { HistoryTables } from './history-schema.ts';
import type { CoreTables } from './schema.ts';
import type { TelemetryTables } from './telemetry-schema.ts';

/** Every table of the store. */
export interface Tables extends CoreTables, HistoryTables, TelemetryTables {}
