import { checkCatalog, vendors } from '@upriver/catalog';
import { EXIT_CODES } from '../command.ts';
import type { Command } from '../command.ts';
import { formatTable } from '../table.ts';

export const catalogCheck: Command = {
  name: 'catalog check',
  positionals: '',
  summary: 'Validates the vendor catalog and lists findings.',
  flags: {},
  examples: ['upriver catalog check', 'upriver catalog check --json'],
  run(context) {
    const findings = checkCatalog(vendors);
    context.out(
      context.flags['json'] === true
        ? `${JSON.stringify(findings, null, 2)}\n`
        : formatTable(
            ['vendor', 'finding'],
            findings.map(({ slug, message }) => [slug, message]),
            `No findings in ${vendors.length} vendors.`,
          ),
    );
    return Promise.resolve(findings.length === 0 ? EXIT_CODES.success.code : EXIT_CODES.failure.code);
  },
};
