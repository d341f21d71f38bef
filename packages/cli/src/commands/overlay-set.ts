import type { UpdateOverlay, VendorOverlay } from '@upriver/contract';
import { ApiError, connect } from '../api.ts';
import type { Api } from '../api.ts';
import { SERVER_FLAGS, UsageError, findFlag, print, requirePositional } from '../command.ts';
import type { Command, CommandContext } from '../command.ts';
import { readOverlayFile } from '../overlay-file.ts';
import { packagesOf } from '../pairs.ts';

const NO_PAGE = 'catalog';

export const overlaySet: Command = {
  flags: {
    'add-host': { type: 'string', multiple: true, description: 'Host to add, for example api.acme.com or *.acme.com.' },
    'remove-host': { type: 'string', multiple: true, description: 'Host of the catalog that is wrong.' },
    'add-package': { type: 'string', multiple: true, description: 'Package to add, for example npm:@acme/pay.' },
    'remove-package': { type: 'string', multiple: true, description: 'Package of the catalog that is wrong.' },
    page: { type: 'string', description: `URL of the status page to read; "${NO_PAGE}" for the page of the catalog.` },
    adapter: { type: 'string', description: 'Provider of that page. Detected automatically if omitted.' },
    file: { type: 'string', description: 'Overlay written by "upriver overlay export". Replaces the overlay.' },
    ...SERVER_FLAGS,
  },
  examples: [
    'upriver overlay set vercel --add-package npm:@vercel/edge-config --add-host edge-config.vercel.com',
    'upriver overlay set perplexity --page https://status.perplexity.com',
    'upriver overlay set vercel --file vercel.overlay.json',
  ],
  async run(context) {
    const vendor = requirePositional(context, 0, 'the vendor');
    const api = connect(context);
    const path = `/api/v1/services/${encodeURIComponent(vendor)}/overlay`;
    const file = findFlag(context, 'file');
    const change = file === undefined ? await readChange(context, api, path) : await readWhole(file, vendor);
    const overlay = await api.request<VendorOverlay>('PATCH', path, change);
    return print(
      context,
      overlay,
      () =>
        `Changed ${overlay.slug} for your organization. "upriver overlay export ${overlay.slug}" shows the overlay.\n`,
    );
  },
};

async function readWhole(file: string, vendor: string): Promise<UpdateOverlay> {
  const { slug, ...overlay } = await readOverlayFile(file);
  if (slug !== vendor) throw new UsageError(`${file} is an overlay of ${slug}, not of ${vendor}`);
  return overlay;
}

/** What the flags add to the overlay as it is. */
async function readChange(context: CommandContext, api: Api, path: string): Promise<UpdateOverlay> {
  const list = (name: string): string[] => (context.flags[name] as string[] | undefined) ?? [];
  const page = findFlag(context, 'page');
  const adapter = findFlag(context, 'adapter');
  const names = ['add-host', 'remove-host', 'add-package', 'remove-package'];
  if (page === undefined && names.every((name) => list(name).length === 0))
    throw new UsageError('nothing to change: give at least one of --add-host, --add-package, --page and --file');
  if (adapter !== undefined && page === undefined) throw new UsageError('--adapter needs --page');
  const before = await findOverlay(api, path);
  return {
    hosts: {
      add: union(before?.hosts.add, list('add-host')),
      remove: union(before?.hosts.remove, list('remove-host')),
    },
    packages: {
      add: unionPackages(before?.packages.add, list('add-package')),
      remove: unionPackages(before?.packages.remove, list('remove-package')),
    },
    ...(page === undefined
      ? {}
      : {
          page: page === NO_PAGE ? null : { statusPageUrl: page, ...(adapter === undefined ? {} : { adapter }) },
        }),
  };
}

async function findOverlay(api: Api, path: string): Promise<VendorOverlay | undefined> {
  try {
    return await api.request<VendorOverlay>('GET', path);
  } catch (error) {
    // A vendor without an overlay, or no vendor at all: the change that follows shows which.
    if (error instanceof ApiError && error.code === 'not_found') return undefined;
    throw error;
  }
}

function union(before: readonly string[] = [], added: readonly string[]): string[] {
  return [...new Set([...before, ...added])];
}

function unionPackages(
  before: Readonly<Record<string, readonly string[]>> = {},
  added: readonly string[],
): Record<string, string[]> {
  const merged: Record<string, string[]> = Object.fromEntries(
    Object.entries(before).map(([ecosystem, names]) => [ecosystem, [...names]]),
  );
  for (const [ecosystem, names] of Object.entries(packagesOf(added)))
    merged[ecosystem] = union(merged[ecosystem], names);
  return merged;
}
