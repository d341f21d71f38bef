import type { DetectorOptions } from '@upriver/detection';
import type { Config } from '../config.ts';
import { wordValidMs } from '../domain/uptime.ts';

/** What detection and verdicts go by, out of the operator's settings. */
export interface DetectionSettings {
  readonly options: DetectorOptions;
  readonly staleAfterMs: number;
}

export function readDetectionSettings(config: Config): DetectionSettings {
  return {
    options: { falseAlarmDays: config.falseAlarmDays },
    staleAfterMs: wordValidMs(config.pollIntervalSeconds * 1000),
  };
}
