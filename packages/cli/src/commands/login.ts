import { ApiError, connect, findServer } from '../api.ts';
import { SERVER_FLAGS, UsageError, findFlag, print } from '../command.ts';
import type { Command } from '../command.ts';
import { readProfiles, writeProfiles } from '../profiles.ts';

const NAME = /^[\w.-]{1,64}$/;

export const login: Command = {
  flags: SERVER_FLAGS,
  examples: [
    'upriver login https://upriver.acme.com',
    'upriver login https://upriver.acme.com < token.txt',
    'upriver login http://127.0.0.1:4300 --profile local',
  ],
  async run(context) {
    const name = findFlag(context, 'profile') ?? 'default';
    if (!NAME.test(name))
      throw new UsageError('--profile must be 1 to 64 letters, digits, dots, hyphens or underscores');
    // The profile of this name is what is written here.
    const { profile: _profile, ...flags } = context.flags;
    const [given] = context.positionals;
    const asked = { ...context, flags: given === undefined ? flags : { ...flags, url: given } };
    const { url } = findServer(asked);
    if (!/^https?:\/\/[^/]/.test(url))
      throw new UsageError(`the URL must be like https://upriver.acme.com, not ${url}`);
    const token =
      findFlag(context, 'token') ??
      context.environment['UPRIVER_TOKEN'] ??
      (await context.readSecret(`API token for ${url}: `));
    if (token === '')
      throw new ApiError('no API token was given: type it, pass it on standard input, or set UPRIVER_TOKEN');
    await connect({ ...context, flags: { url, token } }).request('GET', '/api/v1/services?limit=1');
    const { profiles } = readProfiles(context.environment);
    const path = writeProfiles(context.environment, {
      current: name,
      profiles: { ...profiles, [name]: { url, token } },
    });
    return print(
      context,
      { profile: name, url, file: path },
      () => `Logged in to ${url}. The profile "${name}" is stored in ${path} and used from now on.\n`,
    );
  },
};
