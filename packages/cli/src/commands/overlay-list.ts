import type { VendorOverlay } from '@upriver/contract';
import { connect } from '../api.ts';
import { SERVER_FLAGS, print } from '../command.ts';
import type { Command } from '../command.ts';
import { formatTable } from '../table.ts';

export const overlayList: Command = {
  flags: SERVER_FLAGS,
  examples: ['upriver overlay list', 'upriver overlay list --json'],
  async run(context) {
    const overlays = await connect(context).request<VendorOverlay[]>('GET', '/api/v1/overlays');
    return print(context, overlays, () =>
      formatTable(
        ['vendor', 'added', 'removed', 'page'],
        overlays.map(({ slug, hosts, packages, page, pages }) => [
          slug,
          describe(hosts.add, packages.add),
          describe(hosts.remove, packages.remove),
          [page?.statusPageUrl ?? [], ...pages.map(({ key }) => key)].flat().join(', ') || '-',
        ]),
        'Your organization uses the catalog as it is.',
      ),
    );
  },
};

function describe(hosts: readonly string[], packages: Readonly<Record<string, readonly string[]>>): string {
  const named = Object.entries(packages).flatMap(([ecosystem, names]) => names.map((name) => `${ecosystem}:${name}`));
  return [...hosts, ...named].join(', ') || '-';
}
