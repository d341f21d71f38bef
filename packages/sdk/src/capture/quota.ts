import type { ReadHeader } from './evidence.ts';

/**
 * Names of the headers that tell what is left of a rate limit: the IETF's draft, `X-RateLimit-…` (GitHub and most others), `X-Rate-Limit-…`
 * (Okta, X), and limits by kind (OpenAI, Anthropic). Of a family the first header that is there counts.
 */
const FAMILIES = [
  'ratelimit-',
  'x-ratelimit-',
  'x-rate-limit-',
  'anthropic-ratelimit-requests-',
  'anthropic-ratelimit-tokens-',
] as const;
/** OpenAI writes the kind behind. */
const KINDS = ['', '-requests', '-tokens'] as const;
/** `RateLimit: "default";r=0;t=30`, draft 8 and later. */
const COMBINED = /(?:^|[;,\s])(r|remaining)=(\d+)/;

/**
 * Whether a refusal says that the quota is spent, and for a 429 the figures of the limit that is the most used up.
 * @returns tags of an event; empty when the headers say nothing
 */
export function readQuota(read: ReadHeader, withFigures: boolean): Record<string, string | number> {
  const limits = FAMILIES.flatMap((family) => KINDS.map((kind) => readLimit(read, family, kind))).filter(
    (limit) => limit !== undefined,
  );
  const combined = COMBINED.exec(read('ratelimit') ?? '')?.[2];
  if (combined !== undefined) limits.push({ quota_remaining: Number(combined) });
  const [least] = limits.sort((a, b) => a.quota_remaining - b.quota_remaining);
  if (least === undefined) return {};
  return { quota: least.quota_remaining > 0 ? 'left' : 'spent', ...(withFigures && least) };
}

interface Limit {
  quota_remaining: number;
  quota_limit?: number;
  quota_reset_s?: number;
}

function readLimit(read: ReadHeader, family: string, kind: string): Limit | undefined {
  const remaining = readNumber(read(`${family}remaining${kind}`));
  if (remaining === undefined) return undefined;
  const limit = readNumber(read(`${family}limit${kind}`));
  const reset = readNumber(read(`${family}reset${kind}`));
  return {
    quota_remaining: remaining,
    ...(limit !== undefined && { quota_limit: limit }),
    ...(reset !== undefined && { quota_reset_s: secondsUntil(reset) }),
  };
}

/** `100`, `100, 100;w=60`; `1s` and dates are not read. */
function readNumber(value: string | null | undefined): number | undefined {
  const digits = /^\s*(\d{1,13}(?:\.\d{1,6})?)\s*(?:[,;]|$)/.exec(value ?? '')?.[1];
  return digits === undefined ? undefined : Number(digits);
}

const YEAR_S = 31_536_000;

/** Some say how long, others when, in seconds or milliseconds. */
function secondsUntil(reset: number): number {
  if (reset < YEAR_S) return Math.ceil(reset);
  const at = reset > YEAR_S * 1000 ? reset : reset * 1000;
  return Math.max(0, Math.ceil((at - Date.now()) / 1000));
}
