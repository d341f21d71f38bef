import { pino } from 'pino';
import type { DestinationStream, Logger } from 'pino';
import type { Config } from './config.ts';
import type { Clock } from './domain/clock.ts';
import { limitLogRepeats } from './limit-log-repeats.ts';

/** The log of a process, one JSON object a line, on standard error unless it is given another destination. */
export function createLog(config: Config, clock: Clock, logTo: DestinationStream | undefined): Logger {
  return pino(
    {
      level: config.logLevel,
      base: null,
      timestamp: pino.stdTimeFunctions.isoTime,
      hooks: { logMethod: limitLogRepeats(clock) },
    },
    logTo ?? openStandardError(),
  );
}

/** A log that cannot be written, for example because its disk is full too, ends nothing. */
function openStandardError(): DestinationStream {
  return pino.destination({ dest: 2, sync: false }).on('error', () => undefined);
}
