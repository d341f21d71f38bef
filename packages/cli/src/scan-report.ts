import type { Evidence, FoundVendor, Scan } from './scan.ts';
import { formatTable } from './table.ts';

const PACKAGES_SHOWN = 3;
const UNKNOWN_SHOWN = 20;
const PROBLEMS_SHOWN = 20;

/** For a terminal. */
export function formatScanTable(scan: Scan): string {
  const rows = scan.vendors.map((vendor) => [
    vendor.slug,
    confidenceOf(vendor),
    shown(namesOf(vendor), PACKAGES_SHOWN),
    declaredIn(vendor),
  ]);
  const suggested = scan.unknownPackages.filter(({ suggestions }) => suggestions.length > 0);
  const others = scan.unknownPackages.filter(({ suggestions }) => suggestions.length === 0);
  return [
    `${scan.files} files, ${scan.dependencies} dependencies, ${scan.vendors.length} vendors\n\n`,
    formatTable(['vendor', 'confidence', 'packages', 'declared in'], rows, 'No vendor of the catalog was found.'),
    scan.unknownPackages.length === 0
      ? ''
      : `\n${scan.unknownPackages.length} runtime packages match no vendor of the catalog.\n`,
    ...suggested
      .slice(0, UNKNOWN_SHOWN)
      .map(({ ecosystem, name, suggestions }) => `  ${ecosystem} ${name}: possibly ${suggestions.join(', ')}\n`),
    others.length === 0 ? '' : `  ${shown(others.map(nameText), UNKNOWN_SHOWN)}\n`,
    scan.unknownHosts.length === 0
      ? ''
      : `\n${scan.unknownHosts.length} hosts in SBOMs match no vendor of the catalog.\n  ${shown(
          scan.unknownHosts.map(({ host }) => host),
          UNKNOWN_SHOWN,
        )}\n`,
    scan.problems.length === 0 ? '' : `\n${scan.problems.length} problems\n`,
    ...scan.problems
      .slice(0, PROBLEMS_SHOWN)
      .map(({ path, line, message }) => `  ${path}${line === null ? '' : `:${line}`}: ${message}\n`),
    scan.problems.length > PROBLEMS_SHOWN
      ? `  … and ${scan.problems.length - PROBLEMS_SHOWN} more; --json lists all of them\n`
      : '',
  ].join('');
}

/** For the summary of a job. */
export function formatScanMarkdown(scan: Scan): string {
  const rows = scan.vendors.map(
    (vendor) =>
      `| ${vendor.statusPageUrl === null ? vendor.name : `[${vendor.name}](${vendor.statusPageUrl})`} | ${confidenceOf(vendor)} | ${shown(
        namesOf(vendor).map((name) => `\`${name}\``),
        PACKAGES_SHOWN,
      )} | \`${declaredIn(vendor)}\` |`,
  );
  return [
    `### Vendors: ${scan.vendors.length}\n\n`,
    `${scan.files} files, ${scan.dependencies} dependencies, ${scan.unknownPackages.length} packages that match no vendor, ${scan.problems.length} problems.\n\n`,
    rows.length === 0
      ? ''
      : `| vendor | confidence | packages | declared in |\n|---|---|---|---|\n${rows.join('\n')}\n`,
    listMarkdown(
      'Packages that match no vendor',
      scan.unknownPackages.map(
        (one) =>
          `\`${nameText(one)}\`${one.suggestions.length === 0 ? '' : `: possibly ${one.suggestions.join(', ')}`}`,
      ),
      UNKNOWN_SHOWN,
    ),
    listMarkdown(
      'Problems',
      scan.problems.map(
        ({ path, line, message }) => `\`${path}${line === null ? '' : `:${line}`}\`: ${withoutMarkup(message)}`,
      ),
      PROBLEMS_SHOWN,
    ),
  ].join('');
}

/** A collapsed list; empty text for an empty list. */
function listMarkdown(title: string, items: readonly string[], most: number): string {
  if (items.length === 0) return '';
  const lines = items.slice(0, most).map((item) => `- ${item}\n`);
  const more = items.length > most ? `- … and ${items.length - most} more\n` : '';
  return `\n<details><summary>${title}: ${items.length}</summary>\n\n${lines.join('')}${more}\n</details>\n`;
}

/** A message quotes what stands in a file, which must not become markup of the summary. */
export function withoutMarkup(text: string): string {
  return text.replace(/[\\`*_[\]<>&|]/g, (mark) => `&#${mark.charCodeAt(0)};`);
}

function nameText({ ecosystem, name }: Scan['unknownPackages'][number]): string {
  return `${ecosystem} ${name}`;
}

/** A host that the project calls is as conclusive as the vendor's own package. */
function confidenceOf({ evidence, endpoints }: FoundVendor): string {
  return endpoints.length > 0 ? 'high' : (evidence[0]?.confidence ?? '');
}

function namesOf({ evidence, endpoints }: FoundVendor): readonly string[] {
  return [...evidence.map(packageText), ...endpoints.map(({ host }) => host)];
}

function declaredIn({ evidence, endpoints }: FoundVendor): string {
  return evidence[0] === undefined ? (endpoints[0]?.path ?? '') : placeText(evidence[0]);
}

/** A package as people name it. */
export function packageText({ name, product }: Evidence): string {
  return product === null ? name : `${name} (${product})`;
}

/** Where it stands. */
export function placeText(evidence: Evidence | undefined): string {
  if (evidence === undefined) return '';
  return evidence.line === null ? evidence.path : `${evidence.path}:${evidence.line}`;
}

function shown(texts: readonly string[], most: number): string {
  const distinct = [...new Set(texts)];
  const more = distinct.length - most;
  return distinct.slice(0, most).join(', ') + (more > 0 ? ` and ${more} more` : '');
}
