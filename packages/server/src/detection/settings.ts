import type { Config } from '../config.ts';
import type { DetectorOptions } from '../domain/detector.ts';

/** A page that was not read for this many looks, or at least so long, says nothing about now. */
const STALE_AFTER_LOOKS = 4;
const STALE_AFTER_MS_MIN = 5 * 60_000;

/** What detection and verdicts go by, out of the operator's settings. */
export interface DetectionSettings {
  readonly options: DetectorOptions;
  readonly staleAfterMs: number;
}

export function readDetectionSettings(config: Config): DetectionSettings {
  return {
    options: { falseAlarmDays: config.falseAlarmDays },
    staleAfterMs: Math.max(STALE_AFTER_MS_MIN, STALE_AFTER_LOOKS * config.pollIntervalSeconds * 1000),
  };
}
