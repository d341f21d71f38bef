import type { FastifyBaseLogger } from 'fastify';
import type { Log } from '../domain/log.ts';

/** The log as the framework wants it, for what the framework itself reports. Our code uses the log that it is given. */
export function createFrameworkLog(log: Log): FastifyBaseLogger {
  const logger: FastifyBaseLogger = {
    level: 'info',
    trace: () => undefined,
    debug: (fields: unknown, message?: string) => log.debug(...toLine(fields, message)),
    info: (fields: unknown, message?: string) => log.info(...toLine(fields, message)),
    warn: (fields: unknown, message?: string) => log.warn(...toLine(fields, message)),
    error: (fields: unknown, message?: string) => log.error(...toLine(fields, message)),
    fatal: (fields: unknown, message?: string) => log.error(...toLine(fields, message)),
    silent: () => undefined,
    child: () => logger,
  };
  return logger;
}

/** The framework gives fields, an error or only a sentence. */
function toLine(fields: unknown, message = ''): [object, string] {
  if (fields instanceof Error) return [{ err: fields }, message === '' ? fields.message : message];
  return typeof fields === 'object' && fields !== null ? [fields, message] : [{}, String(fields)];
}
