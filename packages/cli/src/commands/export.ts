import { writeFile } from 'node:fs/promises';
import { connect } from '../api.ts';
import { EXIT_CODES, SERVER_FLAGS, findFlag, print } from '../command.ts';
import type { Command } from '../command.ts';
import { readCurrent } from '../configuration/current.ts';
import { toConfiguration } from '../configuration/export.ts';

const HEAD =
  '# Written by upriver export; upriver apply reads it. Secrets are not in it: it names the variables to set.\n';

export const exportConfiguration: Command = {
  flags: {
    out: { type: 'string', short: 'o', description: 'File to write. Default: standard output.' },
    ...SERVER_FLAGS,
  },
  examples: ['upriver export', 'upriver export --out upriver.yaml', 'upriver export --json'],
  async run(context) {
    const configuration = toConfiguration(await readCurrent(connect(context)));
    const { stringify } = await import('yaml');
    const toText = (): string => `${HEAD}${stringify(configuration, { lineWidth: 0 })}`;
    const out = findFlag(context, 'out');
    if (out === undefined) return print(context, configuration, toText);
    await writeFile(out, context.flags['json'] === true ? `${JSON.stringify(configuration, null, 2)}\n` : toText());
    context.error(`Wrote ${out}.\n`);
    return EXIT_CODES.success.code;
  },
};
