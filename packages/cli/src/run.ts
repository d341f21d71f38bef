import { parseArgs } from 'node:util';
import { OperatorError } from '@upriver/server/operator-error';
import { VERSION } from '@upriver/server/version';
import { ApiError } from './api.ts';
import { COMMON_FLAGS, EXIT_CODES, UsageError, toParseOptions } from './command.ts';
import type { Command, CommandContext, CommandEntry, FlagValues } from './command.ts';
import { commands } from './commands/index.ts';
import { formatCommandHelp, formatHelp } from './help.ts';

/**
 * Finds the command and runs it.
 * @returns the exit code
 */
export async function run(
  argv: readonly string[],
  environment: CommandContext['environment'],
  console: Pick<CommandContext, 'out' | 'error'> & Partial<Pick<CommandContext, 'readSecret'>>,
): Promise<number> {
  if (argv[0] === '--version' || argv[0] === 'version') {
    console.out(`upriver ${VERSION}\n`);
    return EXIT_CODES.success.code;
  }
  if (argv[0] === '--help' || argv[0] === '-h' || argv[0] === 'help') {
    console.out(formatHelp(commands));
    return EXIT_CODES.success.code;
  }
  // Without a command: the answer, as `git status` would give it.
  if (argv[0] === undefined || argv[0].startsWith('-')) return run(['status', ...argv], environment, console);
  const entry = findCommand(argv);
  if (entry === undefined) {
    const like = commandsLike(argv[0]);
    const instead = like.length === 0 ? '' : `; there is ${like.join(', ')}`;
    console.error(`upriver: unknown command "${argv.join(' ')}"${instead}; see upriver --help\n`);
    return EXIT_CODES.usage.code;
  }
  try {
    const command = await entry.load();
    const { values, positionals } = parse(command, argv.slice(entry.name.split(' ').length));
    if (values['help'] === true) {
      console.out(formatCommandHelp(entry, command));
      return EXIT_CODES.success.code;
    }
    refuseSurplus(entry, positionals);
    return await command.run({
      flags: values,
      positionals,
      environment,
      readSecret: fromTerminal,
      ...console,
    });
  } catch (error) {
    return explain(entry, error, console);
  }
}

async function fromTerminal(prompt: string): Promise<string> {
  return (await import('./read-secret.ts')).readSecret(prompt);
}

/** The longest name that the words begin with. */
function findCommand(argv: readonly string[]): CommandEntry | undefined {
  return commands
    .filter(({ name }) => name.split(' ').every((word, index) => argv[index] === word))
    .sort((a, b) => b.name.length - a.name.length)[0];
}

/** Commands about the same thing, such as `project list` for `projects`. */
function commandsLike(word: string): string[] {
  const thing = word.replace(/s$/, '');
  return commands.map(({ name }) => name).filter((name) => [thing, `${thing}s`].includes(name.split(' ', 1)[0] ?? ''));
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
function refuseSurplus({ positionals: taken }: CommandEntry, given: readonly string[]): void {
  const surplus = taken.includes('...') ? undefined : given[taken.split(' ').filter(Boolean).length];
  if (surplus !== undefined) throw new UsageError(`unexpected argument "${surplus}"`);
}

function explain({ name }: CommandEntry, error: unknown, console: Pick<CommandContext, 'error'>): number {
  if (error instanceof UsageError) {
    console.error(`upriver ${name}: ${error.message}; see upriver ${name} --help\n`);
    return EXIT_CODES.usage.code;
  }
  if (error instanceof ApiError || error instanceof OperatorError) console.error(`upriver: ${error.message}\n`);
  else console.error(`upriver ${name}: ${error instanceof Error ? (error.stack ?? error.message) : String(error)}\n`);
  return EXIT_CODES.failure.code;
}
