import type { OrganizationSettings } from '@upriver/contract';
import { connect, findServer } from '../api.ts';
import { SERVER_FLAGS, UsageError, print } from '../command.ts';
import type { Command } from '../command.ts';

export const badges: Command = {
  flags: SERVER_FLAGS,
  examples: ['upriver badges', 'upriver badges on', 'upriver badges off'],
  async run(context) {
    const [word] = context.positionals;
    if (word !== undefined && word !== 'on' && word !== 'off') throw new UsageError(`say on or off, not "${word}"`);
    const api = connect(context);
    const settings =
      word === undefined
        ? await api.request<OrganizationSettings>('GET', '/api/v1/settings')
        : await api.request<OrganizationSettings>('PATCH', '/api/v1/settings', { badges: word === 'on' });
    const { url } = findServer(context);
    return print(context, settings, () =>
      settings.badges
        ? `Badges are on: everyone can see ${url}/api/v1/badge/<organization>.svg and <organization>/<service>.svg.\n`
        : 'Badges are off.\n',
    );
  },
};
