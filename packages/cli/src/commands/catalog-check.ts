import { createReadStream } from 'node:fs';
import { createInterface } from 'node:readline';
import {
  applyOverlay,
  checkCatalog,
  checkNames,
  countSources,
  parseHostPattern,
  parsePackagePattern,
  listVendors,
} from '@upriver/catalog';
import type { Finding, Overlay, PackagePattern, Vendor } from '@upriver/catalog';
import { EXIT_CODES, UsageError, findFlag } from '../command.ts';
import type { Command, CommandContext } from '../command.ts';
import { readOverlayFile } from '../overlay-file.ts';
import type { OverlayFile } from '../overlay-file.ts';
import { formatTable } from '../table.ts';

export const catalogCheck: Command = {
  flags: {
    overlay: { type: 'string', description: 'Overlay file to apply to the catalog first, before you propose it.' },
    'npm-names': {
      type: 'string',
      description: 'File with all names of npm, one a line: reports exact names not in it.',
    },
    'pypi-names': {
      type: 'string',
      description: 'File with all names of PyPI, one a line: reports exact names not in it.',
    },
  },
  examples: [
    'upriver catalog check',
    'upriver catalog check --json',
    'upriver catalog check --overlay vercel.overlay.json',
    'upriver catalog check --npm-names npm-names.txt --pypi-names pypi-names.txt',
  ],
  async run(context) {
    const file = findFlag(context, 'overlay');
    const vendors = listVendors();
    const checked = file === undefined ? vendors : withOverlay(vendors, await readOverlayFile(file));
    const findings = [...checkCatalog(checked), ...(await findMissingNames(context, checked))];
    const { documentation, known, statusPage } = countSources(checked);
    context.out(
      context.flags['json'] === true
        ? `${JSON.stringify(findings, null, 2)}\n`
        : `${formatTable(
            ['vendor', 'finding'],
            findings.map(({ slug, message }) => [slug, message]),
            `No findings in ${checked.length} vendors and pages.`,
          )}Sources: ${documentation} vendors with documentation or a program that calls them, ${known} from general knowledge, ${statusPage} with their status page alone.\n`,
    );
    return findings.length === 0 ? EXIT_CODES.success.code : EXIT_CODES.failure.code;
  },
};

/** Exact names that the lists which the flags name do not contain. A line may have more columns, divided by tabs. */
async function findMissingNames(context: CommandContext, checked: readonly Vendor[]): Promise<Finding[]> {
  const findings: Finding[] = [];
  for (const ecosystem of ['npm', 'pypi'] as const) {
    const file = findFlag(context, `${ecosystem}-names`);
    if (file !== undefined) findings.push(...checkNames(checked, ecosystem, await readNames(file)));
  }
  return findings;
}

async function readNames(file: string): Promise<string[]> {
  const names: string[] = [];
  try {
    for await (const line of createInterface({ input: createReadStream(file) })) {
      const name = line.split('\t', 1)[0]?.trim() ?? '';
      if (name !== '') names.push(name);
    }
  } catch (error) {
    throw new UsageError(`${file} cannot be read: ${error instanceof Error ? error.message : String(error)}`);
  }
  return names;
}

/** The catalog as it would be with the hosts and packages of an overlay. @throws UsageError for what is no pattern */
function withOverlay(list: readonly Vendor[], file: OverlayFile): readonly Vendor[] {
  if (list.every(({ slug }) => slug !== file.slug)) throw new UsageError(`the catalog has no vendor "${file.slug}"`);
  const overlay: Overlay = {
    hosts: { add: (file.hosts?.add ?? []).map(toHost), remove: file.hosts?.remove ?? [] },
    packages: { add: toPackages(file.packages?.add ?? {}), remove: file.packages?.remove ?? {} },
  };
  return list.map((vendor) => (vendor.slug === file.slug ? { ...vendor, ...applyOverlay(vendor, overlay) } : vendor));
}

function toHost(text: string) {
  const pattern = parseHostPattern(text);
  if (pattern === undefined) throw new UsageError(`"${text}" is not a host name such as api.acme.com or *.acme.com`);
  return pattern;
}

function toPackages(given: Readonly<Record<string, readonly string[]>>): Record<string, PackagePattern[]> {
  return Object.fromEntries(Object.entries(given).map(([key, names]) => [key, names.map(parsePackagePattern)]));
}
