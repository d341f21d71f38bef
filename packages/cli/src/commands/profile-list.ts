import { print } from '../command.ts';
import type { Command } from '../command.ts';
import { readProfiles } from '../profiles.ts';
import { formatTable } from '../table.ts';

export const profileList: Command = {
  flags: {},
  examples: ['upriver profile list', 'upriver profile list --json'],
  run(context) {
    const { current, profiles } = readProfiles(context.environment);
    const list = Object.entries(profiles).map(([name, { url }]) => ({ name, url, current: name === current }));
    return Promise.resolve(
      print(context, list, () =>
        formatTable(
          ['', 'name', 'server'],
          list.map(({ name, url, current: isCurrent }) => [isCurrent ? '*' : '', name, url]),
          'No profiles. Add one with upriver login <url>.',
        ),
      ),
    );
  },
};
