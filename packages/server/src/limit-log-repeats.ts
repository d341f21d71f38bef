import type { LogFn, Logger } from 'pino';
import type { Clock } from './domain/clock.ts';
import { findStoreFailure } from './store/failure.ts';

const WARN_LEVEL = 40;
const INTERVAL_MS = 1000;
/** The log is often on the disk that is full; each line would take what the store needs. */
const INTERVAL_FULL_MS = 60_000;
/** Kinds of failures that are distinguished at once. */
const KINDS_MAX = 1000;
/** Identifiers of requests whose own line was left out. */
const REQUESTS_MAX = 20;

interface Repeated {
  readonly loggedAt: number;
  count: number;
  readonly requestIds: string[];
}

type LogMethod = (this: Logger, args: Parameters<LogFn>, method: LogFn, level: number) => void;

/**
 * A hook of pino. The same failure is logged at once and then at most once a second, on a full disk once a minute; the next line says
 * how often it happened in between, and to which requests.
 */
export function limitLogRepeats(clock: Clock): LogMethod {
  const known = new Map<string, Repeated>();
  return function logMethod(args, method, level) {
    const [fields, message] = args as readonly unknown[];
    const error = level >= WARN_LEVEL ? errorOf(fields) : undefined;
    if (error === undefined) return method.apply(this, args);
    const failure = findStoreFailure(error);
    const kind = `${String(message)} ${failure ?? error.message}`;
    const now = clock.monotonicMs();
    const before = known.get(kind);
    if (before !== undefined && now - before.loggedAt < (failure === 'full' ? INTERVAL_FULL_MS : INTERVAL_MS)) {
      before.count += 1;
      const requestId = (fields as { readonly requestId?: unknown }).requestId;
      if (typeof requestId === 'string' && before.requestIds.length < REQUESTS_MAX) before.requestIds.push(requestId);
      return;
    }
    if (known.size >= KINDS_MAX) known.clear();
    known.set(kind, { loggedAt: now, count: 0, requestIds: [] });
    const more = before === undefined || before.count === 0 ? {} : describe(before);
    method.apply(this, [{ ...(fields as object), ...more }, message as string]);
  };
}

function describe({ count, requestIds }: Repeated): object {
  return { repeats: count, ...(requestIds.length === 0 ? {} : { requestIds }) };
}

function errorOf(fields: unknown): Error | undefined {
  const error = typeof fields === 'object' && fields !== null && 'err' in fields ? fields.err : undefined;
  return error instanceof Error ? error : undefined;
}
