import { applyOverlay, checkCatalog, parseHostPattern, parsePackagePattern, vendors } from '@upriver/catalog';
import type { Overlay, PackagePattern, Vendor } from '@upriver/catalog';
import { EXIT_CODES, UsageError, findFlag } from '../command.ts';
import type { Command } from '../command.ts';
import { readOverlayFile } from '../overlay-file.ts';
import type { OverlayFile } from '../overlay-file.ts';
import { formatTable } from '../table.ts';

export const catalogCheck: Command = {
  name: 'catalog check',
  positionals: '',
  summary: 'Validates the vendor catalog and lists findings.',
  flags: {
    overlay: { type: 'string', description: 'Overlay file to apply to the catalog first, before you propose it.' },
  },
  examples: [
    'upriver catalog check',
    'upriver catalog check --json',
    'upriver catalog check --overlay vercel.overlay.json',
  ],
  async run(context) {
    const file = findFlag(context, 'overlay');
    const checked = file === undefined ? vendors : withOverlay(vendors, await readOverlayFile(file));
    const findings = checkCatalog(checked);
    context.out(
      context.flags['json'] === true
        ? `${JSON.stringify(findings, null, 2)}\n`
        : formatTable(
            ['vendor', 'finding'],
            findings.map(({ slug, message }) => [slug, message]),
            `No findings in ${checked.length} vendors.`,
          ),
    );
    return findings.length === 0 ? EXIT_CODES.success.code : EXIT_CODES.failure.code;
  },
};

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
