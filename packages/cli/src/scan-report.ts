import { dependencyText } from '@upriver/contract/dependency-name';
import type { Evidence, FoundVendor, Scan } from './scan.ts';
import { formatTable, toPlainText } from './table.ts';

const REASONS_SHOWN = 2;
const UNKNOWN_SHOWN = 20;
const PROBLEMS_SHOWN = 20;

/** For a terminal. */
export function formatScanTable(scan: Scan): string {
  const rows = scan.vendors
    .toSorted((a, b) => Number(confidenceOf(a) === 'low') - Number(confidenceOf(b) === 'low'))
    .map((vendor) => [vendor.slug, confidenceOf(vendor), shown(listReasons(vendor), REASONS_SHOWN)]);
  const isAnyLow = scan.vendors.some((vendor) => confidenceOf(vendor) === 'low');
  const suggested = scan.unknownPackages.filter(({ suggestions }) => suggestions.length > 0);
  const others = scan.unknownPackages.filter(({ suggestions }) => suggestions.length === 0);
  return [
    `${counted(scan.files, 'file')}, ${counted(scan.dependencies, 'dependency', 'dependencies')}, ${counted(scan.vendors.length, 'vendor')}\n\n`,
    formatTable(['vendor', 'confidence', 'because of'], rows, 'No vendor of the catalog was found.'),
    isAnyLow
      ? '\nLow: only CI, development, documentation, infrastructure, a lockfile or the name of a part names it; --fail-on does not count it.\n'
      : '',
    rows.length === 0 ? '' : '`upriver why <vendor>` lists every reason.\n',
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
      .map((problem) => `  ${toPlainText(`${placeText(problem)}: ${problem.message}`)}\n`),
    scan.problems.length > PROBLEMS_SHOWN
      ? `  … and ${scan.problems.length - PROBLEMS_SHOWN} more; --json lists all of them\n`
      : '',
  ].join('');
}

/** For the summary of a job. */
export function formatScanMarkdown(scan: Scan): string {
  const rows = scan.vendors.map((vendor) => {
    const name = vendor.statusPageUrl === null ? vendor.name : `[${vendor.name}](${vendor.statusPageUrl})`;
    return `| ${name} | ${confidenceOf(vendor)} | ${shown(listReasons(vendor).map(asCode), REASONS_SHOWN)} |`;
  });
  return [
    `### Vendors: ${scan.vendors.length}\n\n`,
    `${scan.files} files, ${scan.dependencies} dependencies, ${scan.unknownPackages.length} packages that match no vendor, ${scan.problems.length} problems.\n\n`,
    rows.length === 0 ? '' : `| vendor | confidence | because of |\n|---|---|---|\n${rows.join('\n')}\n`,
    listMarkdown(
      'Packages that match no vendor',
      scan.unknownPackages.map(
        (one) =>
          `${asCode(nameText(one))}${one.suggestions.length === 0 ? '' : `: possibly ${one.suggestions.join(', ')}`}`,
      ),
      UNKNOWN_SHOWN,
    ),
    listMarkdown(
      'Problems',
      scan.problems.map((problem) => `${asCode(placeText(problem))}: ${withoutMarkup(problem.message)}`),
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
  return toPlainText(text).replace(/[\\`*_[\]<>&|]/g, (mark) => `&#${mark.charCodeAt(0)};`);
}

function nameText({ ecosystem, name }: Scan['unknownPackages'][number]): string {
  return `${ecosystem} ${name}`;
}

/** A host that the project calls is as conclusive as the vendor's own package. */
function confidenceOf({ evidence, endpoints }: FoundVendor): string {
  return endpoints.length > 0 ? 'high' : (evidence[0]?.confidence ?? '');
}

/** Why a vendor is thought to be used, strongest first: what names it, and where; several places of one name are one reason. */
function listReasons({ evidence, endpoints }: FoundVendor): readonly string[] {
  const reasons = new Map<string, string>();
  for (const one of evidence) {
    const name = packageText(one);
    if (!reasons.has(name)) reasons.set(name, isFileItself(one) ? one.path : `${name} in ${placeText(one)}`);
  }
  return [...reasons.values(), ...endpoints.map(({ host, path }) => `${host} in ${path}`)];
}

/** That there is a file of this name says it all: `vercel.json`. */
function isFileItself({ ecosystem, name, path }: Evidence): boolean {
  return ecosystem === 'generic' && (name.startsWith('file:') || path === name || path.endsWith(`/${name}`));
}

/** On one line and between backticks, which nothing in it ends, nor a bar the cell of a table. */
function asCode(text: string): string {
  return `\`${toPlainText(text).replaceAll(/[`|]/g, '?')}\``;
}

/** What names a vendor, as people call it: a package with its product, a variable, a host, a part of the program. */
export function packageText(evidence: Evidence): string {
  const text = dependencyText(evidence);
  return evidence.product === null ? text : `${text} (${evidence.product})`;
}

/** Where it stands. */
export function placeText(place: Pick<Evidence, 'path' | 'line'> | undefined): string {
  if (place === undefined) return '';
  return place.line === null ? place.path : `${place.path}:${place.line}`;
}

function shown(texts: readonly string[], most: number): string {
  const distinct = [...new Set(texts)];
  const more = distinct.length - most;
  return distinct.slice(0, most).join(', ') + (more > 0 ? ` and ${more} more` : '');
}

function counted(count: number, one: string, more = `${one}s`): string {
  return `${count} ${count === 1 ? one : more}`;
}
