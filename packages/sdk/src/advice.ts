/** What the server asked for, and until when it holds. Times are milliseconds. */
export interface Advice {
  sampleRate?: number;
  flushIntervalMs?: number;
  expiresAt: number;
}

export const NO_ADVICE: Advice = { expiresAt: 0 };

/** Advice that is not renewed ends, so that a server which fell silent cannot slow a client for ever. */
export const ADVICE_LIFE_MS = 300_000;
const INTERVAL_MIN_MS = 1000;
const INTERVAL_MAX_MS = 300_000;

/** The answer's fields that steer a client. They come from outside: nothing is believed before it was looked at. */
export interface Answer {
  accepted?: unknown;
  sampleRate?: unknown;
  flushIntervalMs?: unknown;
  disabled?: unknown;
  unknownServices?: unknown;
}

/** Reads a body as an answer; anything that is not a JSON object says nothing. */
export function parseAnswer(body: string): Answer {
  try {
    const value: unknown = JSON.parse(body);
    return typeof value === 'object' && value !== null ? value : {};
  } catch {
    return {};
  }
}

/** Advice after an answer: what it names replaces what was there, `null` takes it back, what it does not name stays until it expires. */
export function nextAdvice(current: Advice, answer: Answer, now: number): Advice {
  const { sampleRate, flushIntervalMs } = answer;
  const next: Advice = now < current.expiresAt ? { ...current } : { expiresAt: 0 };
  if (sampleRate === null) delete next.sampleRate;
  if (flushIntervalMs === null) delete next.flushIntervalMs;
  if (isFinite(sampleRate)) next.sampleRate = clamp(sampleRate, 0, 1);
  if (isFinite(flushIntervalMs)) next.flushIntervalMs = clamp(flushIntervalMs, INTERVAL_MIN_MS, INTERVAL_MAX_MS);
  if (isFinite(sampleRate) || isFinite(flushIntervalMs)) next.expiresAt = now + ADVICE_LIFE_MS;
  return next;
}

/** The lower of the configured and the advised rate. */
export function rateInForce(configured: number, advice: Advice, now: number): number {
  return now < advice.expiresAt ? Math.min(configured, advice.sampleRate ?? 1) : configured;
}

/** The longer of the configured and the advised interval: advice is there to relieve the server. */
export function intervalInForce(configuredMs: number, advice: Advice, now: number): number {
  return now < advice.expiresAt ? Math.max(configuredMs, advice.flushIntervalMs ?? 0) : configuredMs;
}

function isFinite(value: unknown): value is number {
  return typeof value === 'number' && Number.isFinite(value);
}

function clamp(value: number, min: number, max: number): number {
  return Math.min(Math.max(value, min), max);
}
