import { VERSION } from '@upriver/server/version';
import { connect } from '../api.ts';
import { EXIT_CODES, SERVER_FLAGS } from '../command.ts';
import type { Command } from '../command.ts';

export const mcp: Command = {
  flags: SERVER_FLAGS,
  examples: ['UPRIVER_TOKEN=upr_api_… upriver mcp', 'upriver mcp --url https://upriver.example.com'],
  async run(context) {
    const api = connect(context);
    // Standard output belongs to the protocol.
    const { speakOnStdio } = await import('@upriver/mcp/stdio');
    await speakOnStdio({ ...api, now: Date.now }, VERSION, (message) => context.error(`upriver mcp: ${message}\n`));
    return EXIT_CODES.success.code;
  },
};
