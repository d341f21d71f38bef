import type { Command } from '../command.ts';
import { UsageError } from '../command.ts';
import { SETTING_FLAGS, readSettings, settingsOf } from '../settings.ts';

/** Flags whose value the demo chooses itself. */
const DEMO_CHOOSES = ['data', 'database-url', 'bootstrap-token', 'bootstrap-sdk-key', 'secret-key', 'outbound-allow'];

export const serve: Command = {
  flags: {
    ...SETTING_FLAGS,
    demo: {
      type: 'boolean',
      description: 'Run a demo: simulated vendors, programs and incidents on this machine, with data of its own.',
    },
  },
  examples: [
    'upriver serve',
    'upriver serve --port 8080 --data /var/lib/upriver',
    'UPRIVER_PORT=0 upriver serve',
    'upriver serve --demo',
  ],
  async run(context) {
    const config = readSettings(context);
    const console = {
      out: (line: string) => context.out(`${line}\n`),
      error: (line: string) => context.error(`${line}\n`),
    };
    if (context.flags['demo'] === true) {
      const refused = DEMO_CHOOSES.find((flag) => context.flags[flag] !== undefined);
      if (refused !== undefined)
        throw new UsageError(`the demo chooses its own data and addresses: omit --${refused}, or omit --demo`);
      const { runDemo } = await import('@upriver/demo');
      return runDemo(settingsOf(context), console);
    }
    // Only this command pays for loading the server.
    const { serve: runServer } = await import('@upriver/server');
    return runServer(config, console);
  },
};
