import type { Judgment } from '@upriver/contract';
import { connect } from '../api.ts';
import { SERVER_FLAGS, findFlag, print } from '../command.ts';
import type { Command } from '../command.ts';
import { formatTable, toMinute, toPlainText } from '../table.ts';

export const judgments: Command = {
  flags: {
    service: { type: 'string', short: 's', description: 'Only of this service, by id or slug.' },
    limit: { type: 'string', short: 'n', description: 'How many at most. Default: 20.' },
    ...SERVER_FLAGS,
  },
  examples: ['upriver judgments', 'upriver judgments --service stripe'],
  async run(context) {
    const service = findFlag(context, 'service');
    const query = new URLSearchParams({
      limit: findFlag(context, 'limit') ?? '20',
      ...(service === undefined ? {} : { service }),
    });
    const list = await connect(context).request<Judgment[]>('GET', `/api/v1/judgments?${query}`);
    return print(context, list, () =>
      formatTable(
        ['at', 'service', 'episode', 'answer', 'was', 'it was', 'by', 'note'],
        list.map((one) => [
          toMinute(one.at),
          one.service.slug,
          one.episode,
          one.judged.cause === null ? one.judged.fault : `${one.judged.fault} (${one.judged.cause})`,
          one.was,
          one.cause ?? 'unknown',
          toPlainText(one.by),
          toPlainText(one.note ?? ''),
        ]),
        'No judgments. Make one with upriver judge.',
      ),
    );
  },
};
