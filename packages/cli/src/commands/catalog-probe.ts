import { writeFile } from 'node:fs/promises';
import { findVendor, listVendors } from '@upriver/catalog';
import type { Vendor } from '@upriver/catalog';
import { readConfig } from '@upriver/server/config';
import { VERSION } from '@upriver/server/version';
import { EXIT_CODES, UsageError, findFlag } from '../command.ts';
import type { Command, CommandContext } from '../command.ts';
import { PROBE_HEADINGS, summarizeProbes, toProbeMarkdown, toProbeRow } from '../probe-report.ts';
import { formatTable } from '../table.ts';

const CONCURRENCY = 8;
/** More would be impolite from one address, and find nothing more. */
const CONCURRENCY_MAX = 32;

export const catalogProbe: Command = {
  flags: {
    concurrency: {
      type: 'string',
      description: `Number of hosts to request concurrently, 1 to ${CONCURRENCY_MAX}. Default: ${CONCURRENCY}.`,
    },
    out: { type: 'string', description: 'Write the report as Markdown to this file.' },
    'fail-on': {
      type: 'string',
      description:
        'Exit with 2 if a page is unreadable (unreadable) or its provider differs from the catalog (proposal).',
    },
  },
  examples: [
    'upriver catalog probe',
    'upriver catalog probe stripe openai --json',
    'upriver catalog probe --out pages.md',
  ],
  async run(context) {
    const wanted = context.positionals.length === 0 ? listVendors() : context.positionals.map(getVendor);
    const failOn = readFailOn(context);
    const { openProbe } = await import('@upriver/server');
    const probe = openProbe(readConfig(context.environment), VERSION, readConcurrency(context));
    let done = 0;
    try {
      const probes = await probe.check(wanted, ({ slug, outcome }) => {
        done += 1;
        context.error(`${done}/${wanted.length} ${slug} ${outcome}\n`);
      });
      const out = findFlag(context, 'out');
      if (out !== undefined) await writeFile(out, toProbeMarkdown(probes, new Date().toISOString()));
      if (context.flags['json'] === true) context.out(`${JSON.stringify(probes, null, 2)}\n`);
      else {
        context.out(formatTable(PROBE_HEADINGS, probes.map(toProbeRow), 'No vendor.'));
        context.out(`${summarizeProbes(probes)}\n`);
      }
      const isMet = probes.some(({ outcome, proposal }) =>
        failOn === 'unreadable' ? outcome === 'unreadable' : failOn === 'proposal' && proposal !== null,
      );
      return isMet ? EXIT_CODES.condition.code : EXIT_CODES.success.code;
    } finally {
      await probe.close();
    }
  },
};

function getVendor(slug: string): Vendor {
  const vendor = findVendor(slug);
  if (vendor === undefined) throw new UsageError(`the catalog has no vendor "${slug}"`);
  return vendor;
}

function readConcurrency(context: CommandContext): number {
  const given = Number(findFlag(context, 'concurrency') ?? CONCURRENCY);
  if (Number.isInteger(given) && given >= 1 && given <= CONCURRENCY_MAX) return given;
  throw new UsageError(`--concurrency must be a whole number from 1 to ${CONCURRENCY_MAX}`);
}

function readFailOn(context: CommandContext): string | undefined {
  const given = findFlag(context, 'fail-on');
  if (given === undefined || given === 'unreadable' || given === 'proposal') return given;
  throw new UsageError('--fail-on must be unreadable or proposal');
}
