// Scripts that complete command lines of `upriver` in a shell, made from the table of commands.
import { COMMON_FLAGS } from './command.ts';
import type { CommandEntry, FlagTable } from './command.ts';

/** Shells that there is a script for. */
export const SHELLS = ['bash', 'zsh', 'fish'] as const;
export type Shell = (typeof SHELLS)[number];

interface Completed {
  /** One word or two. */
  readonly words: readonly string[];
  readonly summary: string;
  readonly flags: FlagTable;
}

/** The script for a shell. Every command is loaded for its flags. */
export async function completionScript(shell: Shell, entries: readonly CommandEntry[]): Promise<string> {
  const commands: Completed[] = await Promise.all(
    entries.map(async ({ name, summary, load }) => ({
      words: name.split(' '),
      summary,
      flags: { ...(await load()).flags, ...COMMON_FLAGS },
    })),
  );
  if (shell === 'fish') return fishScript(commands);
  return shell === 'zsh' ? zshScript(commands) : bashScript(commands);
}

function firstWords(commands: readonly Completed[]): string[] {
  return [...new Set(commands.map(({ words }) => words[0] ?? ''))].sort();
}

/** Second words by first word. */
function secondWords(commands: readonly Completed[]): [first: string, seconds: string[]][] {
  const groups = Map.groupBy(
    commands.filter(({ words }) => words.length > 1),
    ({ words }) => words[0] ?? '',
  );
  return [...groups].map(([first, group]) => [first, group.map(({ words }) => words[1] ?? '').sort()]);
}

function flagNames(flags: FlagTable): string {
  return Object.keys(flags)
    .map((flag) => `--${flag}`)
    .join(' ');
}

function bashScript(commands: readonly Completed[]): string {
  // Names of two words stand before those of one: the first pattern that fits is taken.
  const ordered = commands.toSorted((a, b) => b.words.length - a.words.length);
  return `# bash completion for upriver. Use it with: source <(upriver completion bash)
_upriver() {
  local current=\${COMP_WORDS[COMP_CWORD]} index options=''
  local -a words=()
  for ((index = 1; index < COMP_CWORD; index++)); do
    [[ \${COMP_WORDS[index]} == -* ]] || words+=("\${COMP_WORDS[index]}")
  done
  if [[ $current == -* ]]; then
    case "\${words[0]:-} \${words[1]:-}" in
${ordered.map(({ words, flags }) => `      '${words.join(' ')}${words.length === 1 ? " '*" : "'"}) options='${flagNames(flags)}' ;;`).join('\n')}
      ' ') options='--help --version --json' ;;
    esac
  elif ((\${#words[@]} == 0)); then
    options='${firstWords(commands).join(' ')}'
  elif ((\${#words[@]} == 1)); then
    case \${words[0]} in
${secondWords(commands)
  .map(([first, seconds]) => `      ${first}) options='${seconds.join(' ')}' ;;`)
  .join('\n')}
    esac
  fi
  COMPREPLY=($(compgen -W "$options" -- "$current"))
}
complete -o default -F _upriver upriver
`;
}

function zshScript(commands: readonly Completed[]): string {
  const ordered = commands.toSorted((a, b) => b.words.length - a.words.length);
  const described = firstWords(commands).map((first) => {
    const summary = commands.find(({ words }) => words.length === 1 && words[0] === first)?.summary;
    return `      '${quote(first)}:${quote(summary ?? `${first} …`)}'`;
  });
  return `#compdef upriver
# zsh completion for upriver. Use it with: source <(upriver completion zsh)
_upriver() {
  local -a options
  if [[ $PREFIX == -* ]]; then
    case "\${words[2]} \${words[3]}" in
${ordered
  .map(
    ({ words, flags }) =>
      `      '${words.join(' ')}${words.length === 1 ? " '*" : "'"}) options=(${Object.entries(flags)
        .map(([flag, { description }]) => `'--${flag}:${quote(description)}'`)
        .join(' ')}) ;;`,
  )
  .join('\n')}
    esac
    _describe -o 'flag' options
  elif ((CURRENT == 2)); then
    options=(
${described.join('\n')}
    )
    _describe 'command' options
  else
    if ((CURRENT == 3)); then
      case \${words[2]} in
${secondWords(commands)
  .map(([first, seconds]) => `        ${first}) options=(${seconds.map((second) => `'${second}'`).join(' ')}) ;;`)
  .join('\n')}
      esac
    fi
    if ((\${#options})); then _describe 'command' options; else _files; fi
  fi
}
compdef _upriver upriver
`;
}

/** Text between single quotes of zsh, in a list of \`name:description\`. */
function quote(text: string): string {
  return text.replaceAll("'", "'\\''").replaceAll(':', '\\:');
}

function fishScript(commands: readonly Completed[]): string {
  const escape = (text: string): string => text.replaceAll('\\', '\\\\').replaceAll("'", "\\'");
  const lines = firstWords(commands).map((first) => {
    const summary = commands.find(({ words }) => words.length === 1 && words[0] === first)?.summary ?? '';
    return `complete -c upriver -n __fish_use_subcommand -a ${first} -d '${escape(summary)}'`;
  });
  for (const { words, summary, flags } of commands) {
    const [first = '', second] = words;
    const seconds = secondWords(commands).find(([one]) => one === first)?.[1] ?? [];
    if (second !== undefined)
      lines.push(
        `complete -c upriver -n '__fish_seen_subcommand_from ${first}; and not __fish_seen_subcommand_from ${seconds.join(' ')}' -a ${second} -d '${escape(summary)}'`,
      );
    const isHere =
      second === undefined
        ? `__fish_seen_subcommand_from ${first}`
        : `__fish_seen_subcommand_from ${first}; and __fish_seen_subcommand_from ${second}`;
    for (const [flag, { type, short, description }] of Object.entries(flags))
      lines.push(
        `complete -c upriver -n '${isHere}' -l ${flag}${short === undefined ? '' : ` -s ${short}`}${type === 'string' ? ' -r' : ''} -d '${escape(description)}'`,
      );
  }
  return `# fish completion for upriver. Use it with: upriver completion fish | source\n${lines.join('\n')}\n`;
}
