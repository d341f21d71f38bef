// Servers that `upriver login` remembers, with their tokens: one file that only its owner can read.
import { chmodSync, mkdirSync, readFileSync, renameSync, statSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { OperatorError } from '@upriver/server/operator-error';
import type { CommandContext } from './command.ts';

/** A server and the API token for it. */
export interface Profile {
  readonly url: string;
  readonly token: string;
}

/** All profiles, and the name of the one that is used unless another is named. */
export interface Profiles {
  readonly current: string | null;
  readonly profiles: Readonly<Record<string, Profile>>;
}

type Environment = CommandContext['environment'];

const OTHERS_MAY_READ = 0o077;

/** Path of the file: below `XDG_CONFIG_HOME`, or `.config` of the home directory. Undefined without a home directory. */
function profilesPath(environment: Environment): string | undefined {
  const home = environment['HOME'] ?? environment['USERPROFILE'];
  const base = environment['XDG_CONFIG_HOME'] || (home ? join(home, '.config') : undefined);
  return base === undefined ? undefined : join(base, 'upriver', 'profiles.json');
}

/** @throws OperatorError for a file that others can read or that is damaged */
export function readProfiles(environment: Environment): Profiles {
  const none: Profiles = { current: null, profiles: {} };
  const path = profilesPath(environment);
  if (path === undefined) return none;
  let text: string;
  try {
    const { mode } = statSync(path);
    if (process.platform !== 'win32' && (mode & OTHERS_MAY_READ) !== 0)
      throw new OperatorError(`${path} holds API tokens and can be read by others; run: chmod 600 ${path}`);
    text = readFileSync(path, 'utf8');
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return none;
    throw error instanceof OperatorError ? error : new OperatorError(`${path} cannot be read: ${String(error)}`);
  }
  try {
    const { current, profiles } = JSON.parse(text) as Profiles;
    const isWhole = Object.values(profiles).every(
      ({ url, token }) => typeof url === 'string' && typeof token === 'string',
    );
    if (isWhole) return { current: typeof current === 'string' ? current : null, profiles };
  } catch {
    // Falls through to the one sentence about a damaged file.
  }
  throw new OperatorError(`${path} is damaged; delete it and run upriver login`);
}

/** Writes the file anew, readable by its owner only. @throws OperatorError without a home directory */
export function writeProfiles(environment: Environment, profiles: Profiles): string {
  const path = profilesPath(environment);
  if (path === undefined) throw new OperatorError('there is no place for profiles: set HOME or XDG_CONFIG_HOME');
  mkdirSync(dirname(path), { recursive: true, mode: 0o700 });
  const draft = `${path}.${process.pid}`;
  writeFileSync(draft, `${JSON.stringify(profiles, null, 2)}\n`, { mode: 0o600 });
  chmodSync(draft, 0o600);
  renameSync(draft, path);
  return path;
}

/** The profile that a name, or the environment, or the file chooses. @throws OperatorError for a name that is not there */
export function findProfile(environment: Environment, named: string | undefined): Profile | undefined {
  const wanted = named ?? (environment['UPRIVER_PROFILE'] || undefined);
  const { current, profiles } = readProfiles(environment);
  const name = wanted ?? current;
  if (name === null) return undefined;
  const profile = Object.hasOwn(profiles, name) ? profiles[name] : undefined;
  if (profile !== undefined || wanted === undefined) return profile;
  const known = Object.keys(profiles).join(', ') || 'none';
  throw new OperatorError(
    `no such profile: ${wanted}; there are: ${known}. Add it with upriver login --profile ${wanted}`,
  );
}
