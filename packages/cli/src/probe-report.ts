import type { VendorProbe } from '@upriver/server';

export const PROBE_HEADINGS = [
  'vendor',
  'provider in catalog',
  'provider found',
  'readable',
  'status',
  'components',
  'open incidents',
  'remark',
];

/** One line of the report. */
export function toProbeRow(probe: VendorProbe): string[] {
  const { slug, named, found, outcome, status, components, openIncidents } = probe;
  return [
    slug,
    named ?? '-',
    found ?? '-',
    outcome === 'readable' ? 'yes' : outcome === 'no_page' ? 'no page' : 'no',
    status ?? '-',
    components === null ? '-' : String(components),
    openIncidents === null ? '-' : String(openIncidents),
    remarkOf(probe),
  ];
}

/** Summary of a report in one sentence. */
export function summarizeProbes(probes: readonly VendorProbe[]): string {
  const count = (outcome: VendorProbe['outcome']): number => probes.filter((probe) => probe.outcome === outcome).length;
  const proposals = probes.filter(({ proposal }) => proposal !== null).length;
  return `${count('readable')} pages are readable and ${count('unreadable')} are not; ${count('no_page')} vendors have no page; ${proposals} corrections are proposed.`;
}

/** The report as Markdown. */
export function toProbeMarkdown(probes: readonly VendorProbe[], at: string): string {
  const cells = (row: readonly string[]): string => `| ${row.map(escapeCell).join(' | ')} |`;
  return [
    '# Status pages of the catalog',
    '',
    `Checked at ${at}. ${summarizeProbes(probes)}`,
    '',
    cells(PROBE_HEADINGS),
    `|${PROBE_HEADINGS.map(() => '---').join('|')}|`,
    ...probes.map((probe) => cells(toProbeRow(probe))),
    '',
  ].join('\n');
}

function remarkOf({ reason, proposal }: VendorProbe): string {
  const proposed = proposal === null ? [] : [`should be ${JSON.stringify(proposal)}`];
  return [...(reason === null ? [] : [reason]), ...proposed].join(' ');
}

function escapeCell(text: string): string {
  return text.replaceAll('\\', '\\\\').replaceAll('|', '\\|').replaceAll(/\s+/g, ' ').replaceAll('<', '&lt;');
}
