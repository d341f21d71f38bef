import { COMMON_FLAGS, EXIT_CODES } from './command.ts';
import type { Command, CommandEntry, FlagTable } from './command.ts';

/** Text of `upriver --help`. */
export function formatHelp(commands: readonly CommandEntry[]): string {
  const width = Math.max(...commands.map(({ name, positionals }) => `${name} ${positionals}`.trim().length));
  return `Usage: upriver <command> [flags]

Commands:
${commands.map(({ name, positionals, summary }) => `  ${`${name} ${positionals}`.trim().padEnd(width)}  ${summary}`).join('\n')}

Run "upriver <command> --help" for flags and examples.

Exit codes:
${Object.values(EXIT_CODES)
  .map(({ code, meaning }) => `  ${String(code).padStart(2)}  ${meaning}`)
  .join('\n')}
`;
}

/** Text of `upriver <command> --help`. */
export function formatCommandHelp(entry: CommandEntry, command: Command): string {
  return `Usage: upriver ${`${entry.name} ${entry.positionals}`.trim()} [flags]

${entry.summary}

Flags:
${formatFlags({ ...command.flags, ...COMMON_FLAGS })}

Examples:
${command.examples.map((example) => `  ${example}`).join('\n')}
`;
}

function formatFlags(flags: FlagTable): string {
  const names = Object.entries(flags).map(([name, { type, short }]) => ({
    text: `${short === undefined ? '' : `-${short}, `}--${name}${type === 'string' ? ' <value>' : ''}`,
    description: flags[name]?.description ?? '',
  }));
  const width = Math.max(...names.map(({ text }) => text.length));
  return names.map(({ text, description }) => `  ${text.padEnd(width)}  ${description}`).join('\n');
}
