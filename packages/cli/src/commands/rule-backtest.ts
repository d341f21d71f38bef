import type { Backtest } from '@upriver/contract';
import { connect } from '../api.ts';
import { SERVER_FLAGS, UsageError, findFlag, print } from '../command.ts';
import type { Command, CommandContext } from '../command.ts';
import { RULE_FLAG, readDefinition } from '../rule-definition.ts';
import { formatTable, toMinute } from '../table.ts';

export const ruleBacktest: Command = {
  flags: {
    ...RULE_FLAG,
    days: { type: 'string', description: 'Days of history, 1 to 365. Default: 90.' },
    ...SERVER_FLAGS,
  },
  examples: [
    'upriver rule backtest rule_…',
    'upriver rule backtest --set verdicts=them --set afterSeconds=300 --days 30',
    'upriver rule backtest rule_… --set afterSeconds=600',
  ],
  async run(context) {
    const [ruleId] = context.positionals;
    const played = await connect(context).request<Backtest>('POST', '/api/v1/alert-rules/backtest', {
      ...(ruleId === undefined ? {} : { ruleId }),
      definition: readDefinition(context),
      ...readDays(context),
    });
    return print(context, played, formatBacktest);
  },
};

function readDays(context: CommandContext): { days?: number } {
  const days = findFlag(context, 'days');
  if (days === undefined) return {};
  if (!/^[1-9]\d{0,2}$/.test(days)) throw new UsageError('--days must be a whole number from 1 to 365');
  return { days: Number(days) };
}

function formatBacktest({ from, to, told, messages, happened }: Backtest): string {
  const rows = [
    ...messages.map(({ at, kind, title }) => [toMinute(at), `told: ${kind}`, title]),
    ...happened.map((one) => [toMinute(one.from), one.kind, `${one.service.slug}: ${one.title}`]),
  ].sort(([a = ''], [b = '']) => (a < b ? 1 : a > b ? -1 : 0));
  const sum = `Would have told you ${told} time${told === 1 ? '' : 's'} (${messages.length} messages) from ${toMinute(from)} to ${toMinute(to)} UTC; ${happened.length} things happened.\n`;
  return rows.length === 0 ? sum : `${sum}\n${formatTable(['at', 'what', 'title'], rows, '')}`;
}
