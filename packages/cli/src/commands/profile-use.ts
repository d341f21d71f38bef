import { OperatorError } from '@upriver/server/operator-error';
import { print, requirePositional } from '../command.ts';
import type { Command } from '../command.ts';
import { readProfiles, writeProfiles } from '../profiles.ts';

export const profileUse: Command = {
  flags: {},
  examples: ['upriver profile use staging'],
  run(context) {
    const name = requirePositional(context, 0, 'the name of the profile');
    const { profiles } = readProfiles(context.environment);
    const profile = Object.hasOwn(profiles, name) ? profiles[name] : undefined;
    if (profile === undefined)
      throw new OperatorError(`no such profile: ${name}; there are: ${Object.keys(profiles).join(', ') || 'none'}`);
    writeProfiles(context.environment, { current: name, profiles });
    return Promise.resolve(
      print(
        context,
        { current: name, url: profile.url },
        () => `Commands use the profile "${name}" (${profile.url}).\n`,
      ),
    );
  },
};
