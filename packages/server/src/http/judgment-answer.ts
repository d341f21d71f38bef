import type { EpisodeJudgment } from '@upriver/contract';
import { judgedFault } from '@upriver/detection';
import type { Judged } from '@upriver/detection';
import { toTimestamp } from '../domain/clock.ts';

/** The documented form of what a person said of an answer. */
export function toJudgment(judgment: Judged): EpisodeJudgment {
  const { was, judged, cause, by, at, note } = judgment;
  return {
    was,
    judged: { fault: judged.fault, cause: judged.cause },
    cause,
    fault: judgedFault(judgment),
    by,
    at: toTimestamp(at),
    note,
  };
}
