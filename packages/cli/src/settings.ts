import { SETTINGS, readConfig } from '@upriver/server/config';
import type { Config } from '@upriver/server/config';
import type { CommandContext, FlagTable } from './command.ts';

/** Every setting as a flag: `UPRIVER_DATABASE_URL` is `--database-url`. */
export const SETTING_FLAGS: FlagTable = Object.fromEntries(
  SETTINGS.map(({ name, meaning, fallback }) => [
    toFlag(name),
    { type: 'string', description: fallback === '' ? meaning : `${meaning} Default: ${fallback}.` } as const,
  ]),
);

/** Only these of them. */
export function pickSettingFlags(...flags: readonly string[]): FlagTable {
  return Object.fromEntries(Object.entries(SETTING_FLAGS).filter(([flag]) => flags.includes(flag)));
}

/** Settings as `UPRIVER_*` variables: the environment's, overridden by flags. */
export function settingsOf({ flags, environment }: CommandContext): CommandContext['environment'] {
  const given = SETTINGS.flatMap(({ name }) => {
    const value = flags[toFlag(name)];
    return typeof value === 'string' ? [[`UPRIVER_${name}`, value]] : [];
  });
  return { ...environment, ...Object.fromEntries(given) };
}

/** Settings of flags and environment. @throws ConfigError */
export function readSettings(context: CommandContext): Config {
  return readConfig(settingsOf(context));
}

/** The flag of a setting. */
export function toFlag(name: string): string {
  return name.toLowerCase().replaceAll('_', '-');
}
