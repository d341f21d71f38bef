import type { DeployGate, OrganizationVerdicts } from '@upriver/contract';
import { isUsed } from '../commands/scan.ts';
import { packageText, withoutMarkup } from '../scan-report.ts';
import type { FoundVendor, Scan } from '../scan.ts';

const PACKAGES_SHOWN = 3;
/** Comments of GitHub hold 65,536 characters. */
const VENDORS_SHOWN = 100;

/** What the comment of a pull request says: whether it is safe to deploy, and each vendor with its verdict. */
export function formatComment(
  scan: Scan,
  verdicts: OrganizationVerdicts | undefined,
  gate: DeployGate | undefined,
): string {
  const used = scan.vendors.filter(isUsed);
  const shown = used.slice(0, VENDORS_SHOWN).map((vendor) => toRow(vendor, verdicts));
  const head =
    verdicts === undefined ? '| vendor | used by |\n|---|---|' : '| vendor | used by | verdict |\n|---|---|---|';
  return [
    formatHeading(used, gate),
    ...(used.length === 0 ? [] : ['', head, ...shown]),
    ...(used.length > VENDORS_SHOWN ? [`\n… and ${used.length - VENDORS_SHOWN} more`] : []),
    '',
  ].join('\n');
}

function formatHeading(used: readonly FoundVendor[], gate: DeployGate | undefined): string {
  const count = `${used.length} vendor${used.length === 1 ? '' : 's'} used at run time`;
  if (gate === undefined) return `### ${count}`;
  if (gate.safe) return `### Safe to deploy; ${count}`;
  const reasons = gate.services
    .filter(({ safe }) => !safe)
    .map(({ service, reason }) => `- ${withoutMarkup(`${service.name}: ${reason ?? ''}`)}`);
  return `### Not safe to deploy now; ${count}\n\n${reasons.join('\n')}`;
}

function toRow(vendor: FoundVendor, verdicts: OrganizationVerdicts | undefined): string {
  const names = [...new Set([...vendor.evidence.map(packageText), ...vendor.endpoints.map(({ host }) => host)])];
  const more = names.length > PACKAGES_SHOWN ? ` and ${names.length - PACKAGES_SHOWN} more` : '';
  const by = `${names.slice(0, PACKAGES_SHOWN).map(withoutMarkup).join(', ')}${more}`;
  const name = vendor.statusPageUrl === null ? vendor.name : `[${vendor.name}](${vendor.statusPageUrl})`;
  if (verdicts === undefined) return `| ${name} | ${by} |`;
  const found = verdicts.services.find(({ service }) => service.slug === vendor.slug);
  const verdict = found === undefined ? 'new: no calls yet' : `**${found.verdict}**: ${withoutMarkup(found.sentence)}`;
  return `| ${name} | ${by} | ${verdict} |`;
}
