import { parseArgs } from 'node:util';
import { ConfigError } from '@upriver/server/config';
import { OperatorError } from '@upriver/server/operator-error';
import { VERSION } from '@upriver/server/version';
import { ApiError } from './api.ts';
import { COMMON_FLAGS, EXIT_CODES, UsageError, toParseOptions } from './command.ts';
import type { Command, CommandContext, FlagValues } from './command.ts';
import { commands } from './commands/index.ts';
import { formatCommandHelp, formatHelp } from './help.ts';

/** Finds the command and runs it. @returns the exit code */
export async function run(
  argv: readonly string[],
  environment: CommandContext['environment'],
  console: Pick<CommandContext, 'out' | 'error'>,
): Promise<number> {
  if (argv[0] === '--version' || argv[0] === 'version') {
    console.out(`upriver ${VERSION}\n`);
    return EXIT_CODES.success.code;
  }
  if (argv.length === 0 || argv[0] === '--help' || argv[0] === '-h' || argv[0] === 'help') {
    console.out(formatHelp(commands));
    return argv.length === 0 ? EXIT_CODES.usage.code : EXIT_CODES.success.code;
  }
  const command = findCommand(argv);
  if (command === undefined) {
    console.error(`upriver: unknown command "${argv.join(' ')}"; see upriver --help\n`);
    return EXIT_CODES.usage.code;
  }
  try {
    const { values, positionals } = parse(command, argv.slice(command.name.split(' ').length));
    if (values['help'] === true) {
      console.out(formatCommandHelp(command));
      return EXIT_CODES.success.code;
    }
    refuseSurplus(command, positionals);
    return await command.run({ flags: values, positionals, environment, ...console });
  } catch (error) {
    return explain(command, error, console);
  }
}

/** The longest name that the words begin with. */
function findCommand(argv: readonly string[]): Command | undefined {
  return commands
    .filter(({ name }) => name.split(' ').every((word, index) => argv[index] === word))
    .sort((a, b) => b.name.length - a.name.length)[0];
}

function parse(command: Command, argv: readonly string[]): { values: FlagValues; positionals: string[] } {
  try {
    return parseArgs({
      args: [...argv],
      options: toParseOptions({ ...command.flags, ...COMMON_FLAGS }),
      allowPositionals: true,
    }) as { values: FlagValues; positionals: string[] };
  } catch (error) {
    throw new UsageError(error instanceof Error ? error.message : String(error), { cause: error });
  }
}

/** Refuses arguments that the command does not read: `upriver verdict stripe twilio`. */
function refuseSurplus({ positionals: taken }: Command, given: readonly string[]): void {
  const surplus = taken.includes('...') ? undefined : given[taken.split(' ').filter(Boolean).length];
  if (surplus !== undefined) throw new UsageError(`unexpected argument "${surplus}"`);
}

function explain(command: Command, error: unknown, console: Pick<CommandContext, 'error'>): number {
  if (error instanceof UsageError) {
    console.error(`upriver ${command.name}: ${error.message}; see upriver ${command.name} --help\n`);
    return EXIT_CODES.usage.code;
  }
  if (error instanceof ConfigError || error instanceof ApiError || error instanceof OperatorError)
    console.error(`upriver: ${error.message}\n`);
  else
    console.error(
      `upriver ${command.name}: ${error instanceof Error ? (error.stack ?? error.message) : String(error)}\n`,
    );
  return EXIT_CODES.failure.code;
}
