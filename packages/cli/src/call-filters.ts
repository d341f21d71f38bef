import { findFlag } from './command.ts';
import type { CommandContext, FlagTable } from './command.ts';
import { readSince } from './since.ts';

/** Flags by which calls are narrowed. */
export const CALL_FILTERS = {
  since: { type: 'string', description: 'Start of the time range: 30m, 24h or 7d ago, or a timestamp. Default: 24h.' },
  project: { type: 'string', short: 'p', description: 'Only calls from this project.' },
  environment: { type: 'string', description: 'Only calls from this environment.' },
  region: { type: 'string', description: 'Only calls from this region.' },
  endpoint: { type: 'string', description: 'Only calls to this endpoint template, for example /v1/charges/{id}.' },
  feature: { type: 'string', description: 'Only calls from this feature.' },
  deployment: { type: 'string', description: 'Only calls from this deployment.' },
  csv: { type: 'boolean', description: 'Print CSV.' },
} as const satisfies FlagTable;

/** The query that the flags make; `more` are flags whose names are those of the API. @throws UsageError */
export function readCallFilters(context: CommandContext, more: readonly string[]): URLSearchParams {
  const query = new URLSearchParams({ from: readSince(findFlag(context, 'since') ?? '24h', Date.now()) });
  for (const name of ['project', 'environment', 'region', 'endpoint', 'feature', 'deployment', ...more]) {
    const value = findFlag(context, name);
    if (value !== undefined) query.set(name, value);
  }
  return query;
}

/** Milliseconds as a person reads them. */
export function formatLatency(ms: number | null): string {
  if (ms === null) return '—';
  if (ms >= 10_000) return `${(ms / 1000).toFixed(1)} s`;
  if (ms >= 1000) return `${(ms / 1000).toFixed(2)} s`;
  return `${ms >= 10 ? Math.round(ms) : Number(ms.toPrecision(2))} ms`;
}

/** A share as a person reads it; nothing is known of no calls. */
export function formatShare(share: number | null): string {
  if (share === null) return '—';
  const percent = share * 100;
  return `${percent >= 10 ? percent.toFixed(0) : Number(percent.toPrecision(2))} %`;
}
