import type { CreatedOrganization } from '@upriver/contract';
import type { Static } from 'typebox';
import { connect } from '../api.ts';
import { SERVER_FLAGS, print, requireFlag, requirePositional } from '../command.ts';
import type { Command } from '../command.ts';

export const organizationCreate: Command = {
  flags: { slug: { type: 'string', description: 'Slug of the organization.' }, ...SERVER_FLAGS },
  examples: ['upriver organization create "Acme Labs" --slug acme-labs'],
  async run(context) {
    const created = await connect(context).request<Static<typeof CreatedOrganization>>(
      'POST',
      '/api/v1/organizations',
      {
        name: requirePositional(context, 0, 'the name of the organization'),
        slug: requireFlag(context, 'slug', 'acme-labs'),
      },
    );
    return print(
      context,
      created,
      ({ organization, token }) => `${token}\nStore the admin token of ${organization.slug}: it is not shown again.\n`,
    );
  },
};
