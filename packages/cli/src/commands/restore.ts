import { OperatorError } from '@upriver/server/operator-error';
import { EXIT_CODES, requirePositional } from '../command.ts';
import type { Command } from '../command.ts';
import { formatCopy } from '../copy-report.ts';
import { pickSettingFlags, readSettings } from '../settings.ts';

export const restore: Command = {
  flags: {
    ...pickSettingFlags('data', 'database-url'),
    force: { type: 'boolean', description: 'Replace an existing store. The existing store is renamed, not deleted.' },
  },
  examples: [
    'upriver restore /backups/upriver.sqlite',
    'upriver restore upriver.sqlite --data /var/lib/upriver --force',
  ],
  async run(context) {
    const { databaseUrl, dataDirectory } = readSettings(context);
    const file = requirePositional(context, 0, 'the backup to restore');
    if (databaseUrl !== undefined)
      throw new OperatorError(
        'this command restores SQLite only; for PostgreSQL, stop every server, then use pg_restore --clean --if-exists --no-owner --single-transaction --dbname="$UPRIVER_DATABASE_URL" upriver.dump',
      );
    const { restoreStore } = await import('@upriver/server');
    const restored = await restoreStore(file, dataDirectory, {
      replaces: context.flags['force'] === true,
      now: Date.now(),
    });
    if (context.flags['json'] === true) context.out(`${JSON.stringify(restored, null, 2)}\n`);
    else {
      context.out(`Restored ${restored.file} from ${file}.\n${formatCopy(restored)}`);
      if (restored.previous !== null) context.out(`The previous store is now ${restored.previous}.\n`);
    }
    return EXIT_CODES.success.code;
  },
};
