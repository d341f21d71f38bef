import { UsageError, print, requirePositional } from '../command.ts';
import type { Command } from '../command.ts';
import { SHELLS, completionScript } from '../completion.ts';
import { commands } from './index.ts';

export const completion: Command = {
  flags: {},
  examples: [
    'source <(upriver completion bash)',
    'source <(upriver completion zsh)',
    'upriver completion fish > ~/.config/fish/completions/upriver.fish',
  ],
  async run(context) {
    const given = requirePositional(context, 0, `the shell (${SHELLS.join(', ')})`);
    const shell = SHELLS.find((one) => one === given);
    if (shell === undefined)
      throw new UsageError(`there is no completion for ${given}; there is for ${SHELLS.join(', ')}`);
    const script = await completionScript(shell, commands);
    return print(context, { shell, script }, () => script);
  },
};
