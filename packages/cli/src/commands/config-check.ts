import { ConfigError, SETTINGS, readConfig } from '@upriver/server/config';
import { listUnknownVariables } from '@upriver/server/settings';
import { EXIT_CODES } from '../command.ts';
import type { Command, CommandContext } from '../command.ts';
import { SETTING_FLAGS, settingsOf, toFlag } from '../settings.ts';
import { formatTable } from '../table.ts';

/** One setting as the server would read it. */
interface CheckedSetting {
  readonly setting: string;
  /** Without its secrets. */
  readonly value: string;
  readonly from: 'flag' | 'environment' | 'default';
  readonly problem: string | null;
}

export const configCheck: Command = {
  flags: SETTING_FLAGS,
  examples: ['upriver config check', 'UPRIVER_PORT=http upriver config check', 'upriver config check --json'],
  async run(context) {
    const settings = SETTINGS.map(({ name, fallback }) => check(context, name, fallback));
    const unknown = listUnknownVariables(context.environment);
    const problems = settings.flatMap(({ problem }) => problem ?? []);
    if (context.flags['json'] === true) context.out(`${JSON.stringify({ settings, unknown }, null, 2)}\n`);
    else {
      const rows = settings.map(({ setting, value, from }) => [setting, from, value]);
      context.out(formatTable(['setting', 'from', 'value'], rows, 'No settings.'));
      for (const name of unknown) context.error(`warning: ${name} is not a setting and is ignored\n`);
      for (const problem of problems) context.error(`${problem}\n`);
      if (problems.length === 0) context.out('Every setting is valid.\n');
    }
    return problems.length === 0 ? EXIT_CODES.success.code : EXIT_CODES.failure.code;
  },
};

function check(context: CommandContext, name: string, fallback: string): CheckedSetting {
  const setting = `UPRIVER_${name}`;
  const given = settingsOf(context)[setting]?.trim() ?? '';
  const isFlag = typeof context.flags[toFlag(name)] === 'string' && given !== '';
  return {
    setting,
    value: withoutSecrets(name, given === '' ? fallback : given),
    from: isFlag ? 'flag' : given === '' ? 'default' : 'environment',
    problem: findProblem(setting, given),
  };
}

/** Reads one setting on its own, so that each problem is reported. */
function findProblem(setting: string, given: string): string | null {
  try {
    readConfig({ [setting]: given });
    return null;
  } catch (error) {
    if (error instanceof ConfigError) return error.message;
    throw error;
  }
}

function withoutSecrets(name: string, value: string): string {
  if (name.startsWith('BOOTSTRAP_') && value !== '') return `${value.slice(0, 8)}…`;
  if (name === 'DATABASE_URL') return value.replace(/^([^:]+:\/\/[^:/@]*):.*@/, '$1:…@');
  return value;
}
