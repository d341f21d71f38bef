import { SETTINGS, readConfig } from '@upriver/server/config';
import type { Command } from '../command.ts';
import type { FlagTable } from '../command.ts';

/** Every setting as a flag: `UPRIVER_DATABASE_URL` is `--database-url`. */
const SETTING_FLAGS: FlagTable = Object.fromEntries(
  SETTINGS.map(({ name, meaning, fallback }) => [
    toFlag(name),
    { type: 'string', description: fallback === '' ? meaning : `${meaning} Default ${fallback}.` } as const,
  ]),
);

export const serve: Command = {
  name: 'serve',
  positionals: '',
  summary: 'Runs the server. A flag goes before its UPRIVER_ variable.',
  flags: SETTING_FLAGS,
  examples: ['upriver serve', 'upriver serve --port 8080 --data /var/lib/upriver', 'UPRIVER_PORT=0 upriver serve'],
  async run({ flags, environment, out, error }) {
    const given = Object.fromEntries(
      SETTINGS.flatMap(({ name }) => {
        const value = flags[toFlag(name)];
        return typeof value === 'string' ? [[`UPRIVER_${name}`, value]] : [];
      }),
    );
    const config = readConfig({ ...environment, ...given });
    // Only this command pays for loading the server.
    const { serve: runServer } = await import('@upriver/server');
    return runServer(config, {
      out: (line) => out(`${line}\n`),
      error: (line) => error(`${line}\n`),
    });
  },
};

function toFlag(name: string): string {
  return name.toLowerCase().replaceAll('_', '-');
}
