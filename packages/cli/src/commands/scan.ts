import type { Service } from '@upriver/contract';
import { ApiError, connect } from '../api.ts';
import type { Api } from '../api.ts';
import { EXIT_CODES, SERVER_FLAGS, UsageError, findFlag, requireFlag } from '../command.ts';
import type { Command, CommandContext } from '../command.ts';
import { formatScanMarkdown, formatScanTable } from '../scan-report.ts';
import { scanFiles } from '../scan.ts';
import type { FoundVendor } from '../scan.ts';
import { putManifests } from '../put-manifests.ts';
import { walk } from '../walk.ts';

/** Statuses that meet a condition, by the word of --fail-on. */
const FAIL_ON: Readonly<Record<string, readonly string[]>> = {
  degraded: ['degraded', 'partial_outage', 'major_outage'],
  partial_outage: ['partial_outage', 'major_outage'],
  major_outage: ['major_outage'],
};
/** Servers check pages every few minutes by default. */
const OLD_AFTER_MS = 30 * 60_000;
const PROGRESS_EVERY_FILES = 100;
const REQUESTS_AT_ONCE = 8;

export const scan: Command = {
  flags: {
    markdown: { type: 'boolean', description: 'Print Markdown, for a CI job summary.' },
    upload: { type: 'boolean', description: 'Upload the files found, replacing the manifests of --project.' },
    project: { type: 'string', short: 'p', description: 'Identifier or slug of the project.' },
    'fail-on': {
      type: 'string',
      description: `Exit with 2 if the server reports this status or worse for a vendor that is used at run time: ${Object.keys(FAIL_ON).join(', ')}.`,
    },
    ...SERVER_FLAGS,
  },
  examples: [
    'upriver scan',
    'upriver scan services/ --json',
    'upriver scan --markdown >> "$GITHUB_STEP_SUMMARY"',
    'upriver scan --upload --project checkout --fail-on major_outage',
  ],
  async run(context) {
    const bad = readCondition(context);
    const found = walk(context.positionals[0] ?? '.', (count) => {
      if (count % PROGRESS_EVERY_FILES === 0) context.error(`${count} manifests found …\n`);
    });
    const { scan: report, files } = await scanFiles(found);
    if (context.flags['json'] === true) context.out(`${JSON.stringify(report, null, 2)}\n`);
    else context.out(context.flags['markdown'] === true ? formatScanMarkdown(report) : formatScanTable(report));
    const slugs = report.vendors.filter(isUsed).map(({ slug }) => slug);
    const known = report.vendors.map(({ slug }) => slug);
    const linked = context.flags['upload'] === true ? await upload(context, files, known) : [];
    return bad === undefined ? EXIT_CODES.success.code : judge(context, [...new Set([...slugs, ...linked])], bad);
  },
};

/** Whether what runs calls the vendor: what is only for development or CI, came with something else or is a weak hint does not count. */
export function isUsed({ evidence, endpoints }: FoundVendor): boolean {
  return endpoints.length > 0 || evidence.some(({ counts, confidence }) => counts && confidence !== 'low');
}

/** Statuses that meet `--fail-on`. @throws UsageError */
export function readCondition(context: CommandContext): readonly string[] | undefined {
  const word = findFlag(context, 'fail-on');
  if (word === undefined) return undefined;
  const statuses = FAIL_ON[word];
  if (statuses === undefined) throw new UsageError(`--fail-on must be one of ${Object.keys(FAIL_ON).join(', ')}`);
  return statuses;
}

/** Uploads the files, and prints and returns the custom vendors that the server linked, which the local catalog does not contain. */
async function upload(
  context: CommandContext,
  manifests: readonly { readonly path: string; readonly content: string }[],
  known: readonly string[],
): Promise<readonly string[]> {
  const project = requireFlag(context, 'project', 'checkout');
  const answer = await putManifests(context, project, manifests);
  context.error(
    `Uploaded to ${project}: ${answer.dependencies} dependencies, ${answer.services.length} services linked.\n`,
  );
  const own = answer.services.filter(({ slug }) => !known.includes(slug));
  for (const { slug, packages } of own) context.error(`Also linked: ${slug} (${packages.join(', ')})\n`);
  return own.map(({ slug }) => slug);
}

/**
 * A service whose status is unknown, or was not confirmed for long, does not meet the condition, but is reported. So is one that the server,
 * which may be older, does not have.
 */
export async function judge(
  context: CommandContext,
  slugs: readonly string[],
  bad: readonly string[],
): Promise<number> {
  const services = await findServices(connect(context), slugs);
  const missing = slugs.filter((slug) => !services.some((service) => service.slug === slug));
  if (missing.length > 0) context.error(`Not known to the server: ${missing.join(', ')}\n`);
  const unknown = services.filter(({ currentStatus }) => currentStatus === 'unknown');
  if (unknown.length > 0) context.error(`Status unknown: ${unknown.map(({ slug }) => slug).join(', ')}\n`);
  const old = services.filter((service) => service.currentStatus !== 'unknown' && isOld(service));
  for (const { slug, currentStatus, lastCheckedAt } of old)
    context.error(`Status old: ${slug} was ${currentStatus}, checked ${lastCheckedAt ?? 'never'}\n`);
  const failing = services.filter(({ currentStatus }) => bad.includes(currentStatus));
  for (const { slug, currentStatus, lastCheckedAt } of failing)
    context.error(`${slug} is ${currentStatus}, checked ${lastCheckedAt ?? 'never'}\n`);
  return failing.length > 0 ? EXIT_CODES.condition.code : EXIT_CODES.success.code;
}

/** Those that the server has, in their order. */
async function findServices(api: Api, slugs: readonly string[]): Promise<Service[]> {
  const waiting = [...slugs.entries()];
  const found: Service[] = [];
  const ask = async (): Promise<void> => {
    for (let next = waiting.shift(); next !== undefined; next = waiting.shift()) {
      const [place, slug] = next;
      const service = await findService(api, slug);
      if (service !== undefined) found[place] = service;
    }
  };
  await Promise.all(Array.from({ length: REQUESTS_AT_ONCE }, ask));
  return found.filter(Boolean);
}

async function findService(api: Api, slug: string): Promise<Service | undefined> {
  try {
    return await api.request<Service>('GET', `/api/v1/services/${encodeURIComponent(slug)}`);
  } catch (error) {
    if (error instanceof ApiError && error.code === 'not_found') return undefined;
    throw error;
  }
}

function isOld({ lastCheckedAt }: Service): boolean {
  return lastCheckedAt === null || Date.now() - Date.parse(lastCheckedAt) > OLD_AFTER_MS;
}
