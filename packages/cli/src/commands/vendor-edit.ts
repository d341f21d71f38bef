import type { CustomVendor, UpdateService } from '@upriver/contract';
import { connect } from '../api.ts';
import { SERVER_FLAGS, UsageError, findFlag, listFlag, print, requirePositional } from '../command.ts';
import type { Command, CommandContext } from '../command.ts';
import { packagesOf } from '../pairs.ts';
import { describeOverlaps } from '../vendor-overlaps.ts';

export const vendorEdit: Command = {
  flags: {
    name: { type: 'string', short: 'n', description: 'New name.' },
    page: { type: 'string', description: 'New URL of its status page, or "none".' },
    adapter: { type: 'string', description: 'Provider of the page.' },
    host: { type: 'string', multiple: true, description: 'Replaces its hosts. Can be repeated.' },
    package: {
      type: 'string',
      multiple: true,
      description: 'Replaces its packages, as npm:@acme/pay. Can be repeated.',
    },
    ...SERVER_FLAGS,
  },
  examples: [
    'upriver vendor edit acme-pay --page https://status.acmepay.com',
    'upriver vendor edit acme-pay --host api.acmepay.com --host eu.acmepay.com',
  ],
  async run(context) {
    const slug = requirePositional(context, 0, 'the custom vendor');
    const change = readChange(context);
    if (Object.keys(change).length === 0)
      throw new UsageError('nothing to change: give at least one of --name, --page, --adapter, --host and --package');
    const path = `/api/v1/services/${encodeURIComponent(slug)}`;
    const vendor = await connect(context).request<CustomVendor>('PATCH', path, change);
    return print(context, vendor, () => `Changed ${vendor.slug}.\n${describeOverlaps(vendor)}`);
  },
};

function readChange(context: CommandContext): UpdateService {
  const [name, page, adapter] = [findFlag(context, 'name'), findFlag(context, 'page'), findFlag(context, 'adapter')];
  const [hosts, packages] = [listFlag(context, 'host'), listFlag(context, 'package')];
  return {
    ...(name === undefined ? {} : { name }),
    ...(page === undefined ? {} : { statusPageUrl: page === 'none' ? null : page }),
    ...(adapter === undefined ? {} : { adapter }),
    ...(hosts.length === 0 ? {} : { hosts: [...hosts] }),
    ...(packages.length === 0 ? {} : { packages: packagesOf(packages) }),
  };
}
