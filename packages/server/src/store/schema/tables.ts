import type { AlertTables } from './alerts.ts';
import type { DetectionTables } from './detection.ts';
import type { EvidenceTables } from './evidence.ts';
import type { HistoryTables } from './history.ts';
import type { ChangesTables } from './changes.ts';
import type { LimitShareTables } from './limit-shares.ts';
import type { LinkingTables } from './linking.ts';
import type { PeopleTables } from './people.ts';
import type { PollingTables } from './polling.ts';
import type { CoreTables } from './core.ts';
import type { TableWriteTables } from './table-writes.ts';
import type { TelemetryTables } from './telemetry.ts';

/** Every table of the store. */
export interface Tables
  extends
    AlertTables,
    CoreTables,
    ChangesTables,
    DetectionTables,
    EvidenceTables,
    HistoryTables,
    PeopleTables,
    PollingTables,
    LimitShareTables,
    LinkingTables,
    TableWriteTables,
    TelemetryTables {}
