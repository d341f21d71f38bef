import { OperatorError } from '@upriver/server/operator-error';
import { print } from '../command.ts';
import type { Command } from '../command.ts';
import { readProfiles, writeProfiles } from '../profiles.ts';

export const logout: Command = {
  flags: {},
  examples: ['upriver logout', 'upriver logout staging'],
  run(context) {
    const { current, profiles } = readProfiles(context.environment);
    const name = context.positionals[0] ?? current;
    if (name === null || !Object.hasOwn(profiles, name))
      throw new OperatorError(name === null ? 'not logged in' : `no such profile: ${name}`);
    const { [name]: _removed, ...rest } = profiles;
    const next = current === name ? (Object.keys(rest)[0] ?? null) : current;
    writeProfiles(context.environment, { current: next, profiles: rest });
    const now = next === null ? '' : ` The profile in use is "${next}".`;
    return Promise.resolve(
      print(
        context,
        { removed: name, current: next },
        () =>
          `Removed the profile "${name}" from this machine.${now} Its token stays valid until upriver token revoke.\n`,
      ),
    );
  },
};
