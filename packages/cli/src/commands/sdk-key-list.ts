import type { SdkKey } from '@upriver/contract';
import { connect } from '../api.ts';
import { SERVER_FLAGS, print, requireFlag } from '../command.ts';
import type { Command } from '../command.ts';
import { formatTable } from '../table.ts';

export const sdkKeyList: Command = {
  flags: {
    project: { type: 'string', short: 'p', description: 'Identifier or slug of the project.' },
    ...SERVER_FLAGS,
  },
  examples: ['upriver sdk-key list --project checkout'],
  async run(context) {
    const project = requireFlag(context, 'project', 'checkout');
    const path = `/api/v1/projects/${encodeURIComponent(project)}/sdk-keys`;
    const found = await connect(context).request<SdkKey[]>('GET', path);
    return print(context, found, (list) =>
      formatTable(
        ['id', 'name', 'begins with', 'state', 'origins', 'created'],
        list.map(({ id, name, prefix, enabled, revokedAt, allowedOrigins, createdAt }) => [
          id,
          name,
          prefix,
          revokedAt === null ? (enabled ? 'on' : 'off') : 'revoked',
          allowedOrigins.join(' ') || 'any',
          createdAt,
        ]),
        `No SDK keys. Create one with upriver sdk-key create <name> --project ${project}.`,
      ),
    );
  },
};
