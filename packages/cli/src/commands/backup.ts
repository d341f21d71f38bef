import { existsSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { OperatorError } from '@upriver/server/operator-error';
import { EXIT_CODES, requirePositional } from '../command.ts';
import type { Command } from '../command.ts';
import { formatCopy } from '../copy-report.ts';
import { pickSettingFlags, readSettings } from '../settings.ts';

export const backup: Command = {
  flags: {
    ...pickSettingFlags('data', 'database-url'),
    force: { type: 'boolean', description: 'Replace the file if it exists.' },
  },
  examples: [
    'upriver backup /backups/upriver.sqlite --force',
    'upriver backup /backups # the file name contains the time',
    'upriver backup /backups --data /var/lib/upriver --json',
  ],
  async run(context) {
    const { databaseUrl, dataDirectory } = readSettings(context);
    const target = requirePositional(context, 0, 'the file to write');
    if (databaseUrl !== undefined)
      throw new OperatorError(
        'this command backs up SQLite only; for PostgreSQL, use pg_dump --format=custom --file=upriver.dump "$UPRIVER_DATABASE_URL"',
      );
    const { backUpStore } = await import('@upriver/server');
    const startedAt = Date.now();
    const isDirectory = existsSync(target) && statSync(target).isDirectory();
    const file = isDirectory ? join(target, nameAfter(startedAt)) : target;
    const written = await backUpStore(dataDirectory, file, { replaces: context.flags['force'] === true });
    const tookMs = Date.now() - startedAt;
    if (context.flags['json'] === true) context.out(`${JSON.stringify({ ...written, tookMs }, null, 2)}\n`);
    else
      context.out(
        `Wrote and verified ${written.file}: ${written.bytes} bytes in ${(tookMs / 1000).toFixed(1)} s.\n${formatCopy(written)}`,
      );
    return EXIT_CODES.success.code;
  },
};

/** `upriver-20261122T101500Z.sqlite` */
function nameAfter(now: number): string {
  return `upriver-${new Date(now).toISOString().replaceAll(/[-:]|\.\d+/g, '')}.sqlite`;
}
