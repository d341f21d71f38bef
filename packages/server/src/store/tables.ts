import type { DetectionTables } from './detection-schema.ts';
import type { HistoryTables } from './history-schema.ts';
import type { ChangesTables } from './changes-schema.ts';
import type { LimitShareTables } from './limit-shares-schema.ts';
import type { LinkingTables } from './linking-schema.ts';
import type { PollingTables } from './polling-schema.ts';
import type { CoreTables } from './schema.ts';
import type { TelemetryTables } from './telemetry-schema.ts';

/** Every table of the store. */
export interface Tables
  extends
    CoreTables,
    ChangesTables,
    DetectionTables,
    HistoryTables,
    PollingTables,
    LimitShareTables,
    LinkingTables,
    TelemetryTables {}
