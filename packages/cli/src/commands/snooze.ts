import type { Alert } from '@upriver/contract';
import { DAY_MS, HOUR_MS, MINUTE_MS } from '@upriver/contract/time';
import { connect } from '../api.ts';
import { SERVER_FLAGS, UsageError, findFlag, print, requirePositional } from '../command.ts';
import type { Command } from '../command.ts';

const UNIT_MS = { m: MINUTE_MS, h: HOUR_MS, d: DAY_MS } as const;
const FOR_DEFAULT = '1h';

export const snooze: Command = {
  flags: {
    for: { type: 'string', description: `How long: 30m, 2h or 1d. Default: ${FOR_DEFAULT}.` },
    ...SERVER_FLAGS,
  },
  examples: ['upriver snooze alt_… --for 2h'],
  async run(context) {
    const id = requirePositional(context, 0, 'the id of the alert');
    const span = findFlag(context, 'for') ?? FOR_DEFAULT;
    const [, count = '', unit = ''] = /^(\d{1,6})([mhd])$/.exec(span) ?? [];
    if (unit === '') throw new UsageError(`--for must be like 30m, 2h or 1d, not "${span}"`);
    const until = new Date(Date.now() + Number(count) * UNIT_MS[unit as keyof typeof UNIT_MS]).toISOString();
    const path = `/api/v1/alerts/${encodeURIComponent(id)}/snooze`;
    const alert = await connect(context).request<Alert>('POST', path, { until });
    return print(context, alert, () => `${alert.id} sends nothing until ${until}, except its end.\n`);
  },
};
