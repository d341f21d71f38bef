import { clamp } from '../runtime/clamp.ts';

/** What the server asked for, and until when it holds. Times are milliseconds. */
export interface Advice {
  sampleRate?: number | undefined;
  flushIntervalMs?: number | undefined;
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

/** Reads a body as an answer; anything else than a JSON object says nothing. */
export function parseAnswer(body: string): Answer {
  try {
    return Object(JSON.parse(body)) as Answer;
  } catch {
    return {};
  }
}

/** Advice after an answer: what it names replaces what was there, `null` takes it back, what it does not name stays until it expires. */
export function nextAdvice(current: Advice, { sampleRate, flushIntervalMs }: Answer, now: number): Advice {
  const { expiresAt, ...held } = now < current.expiresAt ? current : NO_ADVICE;
  const isRenewed = [sampleRate, flushIntervalMs].some(Number.isFinite);
  return {
    sampleRate: advised(sampleRate, held.sampleRate, 0, 1),
    flushIntervalMs: advised(flushIntervalMs, held.flushIntervalMs, INTERVAL_MIN_MS, INTERVAL_MAX_MS),
    expiresAt: isRenewed ? now + ADVICE_LIFE_MS : expiresAt,
  };
}

function advised(value: unknown, held: number | undefined, min: number, max: number): number | undefined {
  return value === null ? undefined : (clamp(value, min, max) ?? held);
}

/** The lower of the configured and the advised rate. */
export function rateInForce(configured: number, advice: Advice, now: number): number {
  return now < advice.expiresAt ? Math.min(configured, advice.sampleRate ?? 1) : configured;
}

/** The longer of the configured and the advised interval: advice is there to relieve the server. */
export function intervalInForce(configuredMs: number, advice: Advice, now: number): number {
  return now < advice.expiresAt ? Math.max(configuredMs, advice.flushIntervalMs ?? 0) : configuredMs;
}
