import type { Command } from '../command.ts';
import { SETTING_FLAGS, readSettings } from '../settings.ts';

export const serve: Command = {
  flags: SETTING_FLAGS,
  examples: ['upriver serve', 'upriver serve --port 8080 --data /var/lib/upriver', 'UPRIVER_PORT=0 upriver serve'],
  async run(context) {
    const config = readSettings(context);
    // Only this command pays for loading the server.
    const { serve: runServer } = await import('@upriver/server');
    return runServer(config, {
      out: (line) => context.out(`${line}\n`),
      error: (line) => context.error(`${line}\n`),
    });
  },
};
