import { EXIT_CODES } from '../command.ts';
import type { Command } from '../command.ts';
import { pickSettingFlags, readSettings } from '../settings.ts';

export const ownerLink: Command = {
  flags: pickSettingFlags('data', 'database-url', 'public-url', 'host', 'port'),
  examples: ['upriver owner-link', 'upriver owner-link --data /var/lib/upriver --public-url https://upriver.acme.com'],
  async run(context) {
    const config = readSettings(context);
    const { createOwnerLink } = await import('@upriver/server');
    const link = await createOwnerLink(config);
    context.out(
      context.flags['json'] === true
        ? `${JSON.stringify({ link }, null, 2)}\n`
        : `${link}\nThe link works once, and for a day. Earlier owner links that were not used are revoked.\n`,
    );
    return EXIT_CODES.success.code;
  },
};
