import type { ParseArgsOptionsConfig } from 'node:util';

/** Every exit code there is. */
export const EXIT_CODES = {
  success: { code: 0, meaning: 'Success.' },
  failure: { code: 1, meaning: 'Failed; see stderr.' },
  condition: { code: 2, meaning: 'The condition of --fail-on is met, or it is not safe to deploy.' },
  usage: { code: 64, meaning: 'Invalid command line; see stderr.' },
} as const;

/** Flags that every command has besides its own. */
export const COMMON_FLAGS = {
  json: { type: 'boolean', description: 'Print JSON. The format is stable.' },
  help: { type: 'boolean', short: 'h', description: 'Show this help.' },
} as const satisfies FlagTable;

/** Flags of the commands that send requests to a server. */
export const SERVER_FLAGS = {
  url: {
    type: 'string',
    description: 'URL of the server. Default: UPRIVER_URL, the profile of upriver login, or http://127.0.0.1:4300.',
  },
  token: {
    type: 'string',
    description:
      'API token. Default: UPRIVER_TOKEN, which other users of the machine cannot see in the process list, or the profile.',
  },
  profile: { type: 'string', description: 'Server and token that upriver login stored under this name.' },
} as const satisfies FlagTable;

export type FlagTable = Readonly<
  Record<string, { type: 'string' | 'boolean'; short?: string; multiple?: boolean; description: string }>
>;

export type FlagValues = Readonly<Record<string, string | boolean | string[] | undefined>>;

/** One command, as the table of `commands/index.ts` lists it. */
export interface CommandEntry {
  /** Words after `upriver`, for example `token create`. */
  readonly name: string;
  /** Positional arguments, for example `<name>`. */
  readonly positionals: string;
  readonly summary: string;
  readonly load: () => Promise<Command>;
}

/** What a command takes and does: one file in `commands/`. */
export interface Command {
  readonly flags: FlagTable;
  readonly examples: readonly string[];
  /** @returns the exit code */
  readonly run: (context: CommandContext) => Promise<number>;
}

/** What a command is given. It reaches for nothing else. */
export interface CommandContext {
  readonly flags: FlagValues;
  readonly positionals: readonly string[];
  readonly environment: Readonly<Record<string, string | undefined>>;
  readonly out: (text: string) => void;
  readonly error: (text: string) => void;
  /** Asks for a secret, which is not shown while it is typed; reads it from standard input where that is no terminal. */
  readonly readSecret: (prompt: string) => Promise<string>;
}

/** The command line is invalid. */
export class UsageError extends Error {
  override readonly name = 'UsageError';
}

/** A positional argument that must be there. @throws UsageError */
export function requirePositional(context: CommandContext, index: number, what: string): string {
  const value = context.positionals[index];
  if (value === undefined || value === '') throw new UsageError(`${what} is missing`);
  return value;
}

/** A flag with a value that must be there. @throws UsageError */
export function requireFlag(context: CommandContext, name: string, example: string): string {
  const value = context.flags[name];
  if (typeof value !== 'string' || value === '')
    throw new UsageError(`--${name} is missing, for example --${name} ${example}`);
  return value;
}

/** A flag with a value, where given. */
export function findFlag(context: CommandContext, name: string): string | undefined {
  const value = context.flags[name];
  return typeof value === 'string' && value !== '' ? value : undefined;
}

/** A flag that can be repeated. */
export function listFlag(context: CommandContext, name: string): readonly string[] {
  const value = context.flags[name];
  return Array.isArray(value) ? value : [];
}

/** Prints an answer as JSON if asked for, else as text for a person. @returns the exit code of success */
export function print<Data>(context: CommandContext, data: Data, toText: (data: Data) => string): number {
  context.out(context.flags['json'] === true ? `${JSON.stringify(data, null, 2)}\n` : toText(data));
  return EXIT_CODES.success.code;
}

/** Flags as `node:util`'s `parseArgs` wants them. */
export function toParseOptions(flags: FlagTable): ParseArgsOptionsConfig {
  return Object.fromEntries(
    Object.entries(flags).map(([name, { type, short, multiple }]) => [
      name,
      { type, ...(short === undefined ? {} : { short }), ...(multiple === undefined ? {} : { multiple }) },
    ]),
  );
}
