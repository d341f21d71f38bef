import type { Organization } from '@upriver/contract';
import { connect } from '../api.ts';
import { SERVER_FLAGS, print } from '../command.ts';
import type { Command } from '../command.ts';
import { formatTable } from '../table.ts';

export const organizationList: Command = {
  flags: SERVER_FLAGS,
  examples: ['upriver organization list'],
  async run(context) {
    const found = await connect(context).request<Organization[]>('GET', '/api/v1/organizations');
    return print(context, found, (list) =>
      formatTable(
        ['slug', 'name', 'id', 'created'],
        list.map(({ slug, name, id, createdAt }) => [slug, name, id, createdAt]),
        'No organizations.',
      ),
    );
  },
};
