import { DAY_MS, HOUR_MS, MINUTE_MS } from '@upriver/contract/time';
import { UsageError } from './command.ts';

const UNIT_MS = { m: MINUTE_MS, h: HOUR_MS, d: DAY_MS } as const;

/**
 * `30m`, `24h` or `7d` before now, `today` or `yesterday` (their midnight in the time zone of this machine), or a moment as it stands,
 * as the API wants it. @throws UsageError
 */
export function readSince(text: string, now: number, flag = 'since'): string {
  if (text === 'today' || text === 'yesterday') {
    const midnight = new Date(now);
    midnight.setHours(0, 0, 0, 0);
    if (text === 'yesterday') midnight.setDate(midnight.getDate() - 1);
    return midnight.toISOString();
  }
  const [, count = '', unit = ''] = /^(\d{1,6})([mhd])$/.exec(text) ?? [];
  if (unit !== '') return new Date(now - Number(count) * UNIT_MS[unit as keyof typeof UNIT_MS]).toISOString();
  const at = Date.parse(text);
  if (Number.isNaN(at) || !/^\d{4}-\d\d-\d\d/.test(text))
    throw new UsageError(
      `--${flag} must be like 30m, 24h, 7d, yesterday or 2026-11-21T14:00:00Z, not ${JSON.stringify(text)}`,
    );
  return new Date(at).toISOString();
}
