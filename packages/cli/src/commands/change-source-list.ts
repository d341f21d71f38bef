import type { ChangeSource } from '@upriver/contract';
import { connect } from '../api.ts';
import { SERVER_FLAGS, print } from '../command.ts';
import type { Command } from '../command.ts';
import { formatAge, formatTable } from '../table.ts';

export const changeSourceList: Command = {
  flags: SERVER_FLAGS,
  examples: ['upriver change-source list'],
  async run(context) {
    const sources = await connect(context).request<ChangeSource[]>('GET', '/api/v1/change-sources');
    const now = Date.now();
    const rows = sources.map(({ id, kind, name, path, rules, lastDeliveryAt, lastResult }) => [
      id,
      kind,
      name,
      path,
      rules.map(toText).join('; '),
      formatAge(lastDeliveryAt, now),
      lastResult ?? '',
    ]);
    return print(context, sources, () =>
      formatTable(
        ['id', 'kind', 'name', 'path', 'rules', 'last delivery', 'result'],
        rows,
        'No change sources. Add one with: upriver change-source add',
      ),
    );
  },
};

function toText({ origin, environment, project, callsEnvironment }: ChangeSource['rules'][number]): string {
  const calls = callsEnvironment === null ? '' : ` (${callsEnvironment})`;
  return `${origin ?? 'all'}, ${environment ?? 'all'}: ${project.slug}${calls}`;
}
