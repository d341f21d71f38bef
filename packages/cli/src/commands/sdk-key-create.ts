import type { CreatedSdkKey } from '@upriver/contract';
import { connect } from '../api.ts';
import { SERVER_FLAGS, print, requireFlag, requirePositional } from '../command.ts';
import type { Command } from '../command.ts';

export const sdkKeyCreate: Command = {
  flags: {
    project: { type: 'string', short: 'p', description: 'Identifier or slug of the project.' },
    origin: { type: 'string', multiple: true, description: 'Browser origin that may use the key. Can be repeated.' },
    ...SERVER_FLAGS,
  },
  examples: [
    'upriver sdk-key create web --project checkout --origin https://app.acme.com',
    'upriver sdk-key create api --project checkout',
  ],
  async run(context) {
    const project = requireFlag(context, 'project', 'checkout');
    const origins = context.flags['origin'];
    const created = await connect(context).request<CreatedSdkKey>(
      'POST',
      `/api/v1/projects/${encodeURIComponent(project)}/sdk-keys`,
      {
        name: requirePositional(context, 0, 'the name of the key'),
        ...(Array.isArray(origins) ? { allowedOrigins: origins } : {}),
      },
    );
    return print(
      context,
      created,
      () => `${created.key}\nStore the key: it is not shown again. Its id is ${created.id}.\n`,
    );
  },
};
