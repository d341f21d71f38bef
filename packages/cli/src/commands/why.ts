import { EXIT_CODES, requirePositional } from '../command.ts';
import type { Command } from '../command.ts';
import { packageText, placeText } from '../scan-report.ts';
import { scanVendors } from '../scan.ts';
import type { Evidence } from '../scan.ts';
import { formatTable } from '../table.ts';
import { walk } from '../walk.ts';

/** Vendors that are named where the one that was asked for was not found. */
const NAMED_MAX = 20;

export const why: Command = {
  flags: {},
  examples: ['upriver why stripe', 'upriver why aws services/ --json'],
  async run(context) {
    const slug = requirePositional(context, 0, 'the slug of the vendor').toLowerCase();
    const scan = await scanVendors(walk(context.positionals[1] ?? '.'));
    const vendor = scan.vendors.find((candidate) => candidate.slug === slug);
    if (context.flags['json'] === true) context.out(`${JSON.stringify(vendor ?? null, null, 2)}\n`);
    else if (vendor === undefined)
      context.out(`Nothing in ${scan.files} files shows that ${slug} is used. Found: ${listSlugs(scan.vendors)}.\n`);
    else
      context.out(
        formatTable(
          ['reason', 'requirement', 'scope', 'direct', 'confidence', 'class', 'declared in'],
          [
            ...vendor.evidence.map((evidence) => [
              `${kindText(evidence)} ${packageText(evidence)}`,
              evidence.version || '-',
              evidence.scope,
              evidence.direct === null ? 'unknown' : evidence.direct ? 'yes' : 'no',
              evidence.confidence,
              evidence.class,
              placeText(evidence),
            ]),
            ...vendor.endpoints.map(({ host, path }) => [`host ${host}`, '-', 'runtime', 'yes', 'high', '-', path]),
          ],
          '',
        ),
      );
    return vendor === undefined ? EXIT_CODES.failure.code : EXIT_CODES.success.code;
  },
};

/** What kind of thing names the vendor: the ecosystem of a package, or what stands in a program. */
function kindText({ ecosystem, name }: Evidence): string {
  if (ecosystem !== 'generic') return ecosystem;
  if (name.startsWith('env:')) return 'variable';
  return name.startsWith('host:') ? 'host' : /^(?:part|secret|signin):/.test(name) ? 'program:' : 'file';
}

function listSlugs(vendors: readonly { readonly slug: string }[]): string {
  if (vendors.length === 0) return 'no vendor';
  const named = vendors.slice(0, NAMED_MAX).map(({ slug }) => slug);
  const more = vendors.length - named.length;
  return `${named.join(', ')}${more > 0 ? ` and ${more} more, which upriver scan lists` : ''}`;
}
