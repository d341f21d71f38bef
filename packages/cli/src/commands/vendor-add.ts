import type { CustomVendor } from '@upriver/contract';
import { connect } from '../api.ts';
import { SERVER_FLAGS, UsageError, findFlag, listFlag, print, requirePositional } from '../command.ts';
import type { Command } from '../command.ts';
import { packagesOf } from '../pairs.ts';
import { describeOverlaps } from '../vendor-overlaps.ts';

export const vendorAdd: Command = {
  flags: {
    page: { type: 'string', description: 'URL of its status page, or "none". Its provider is detected.' },
    slug: { type: 'string', description: 'Slug. Default: derived from the name.' },
    adapter: { type: 'string', description: 'Provider of the page, if it is not detected.' },
    host: { type: 'string', multiple: true, description: 'API host: api.acme.com or *.acme.com. Can be repeated.' },
    package: { type: 'string', multiple: true, description: 'Package, as npm:@acme/pay. Can be repeated.' },
    ...SERVER_FLAGS,
  },
  examples: [
    'upriver vendor add "Acme Pay" --page https://status.acmepay.com --host api.acmepay.com --package npm:@acme/pay',
    'upriver vendor add "Internal SSO" --page none --host sso.acme.net',
  ],
  async run(context) {
    const page = findFlag(context, 'page');
    if (page === undefined)
      throw new UsageError('--page is missing: the URL of the status page, or "none" if there is no page');
    const [slug, adapter] = [findFlag(context, 'slug'), findFlag(context, 'adapter')];
    const vendor = await connect(context).request<CustomVendor>('POST', '/api/v1/services', {
      name: requirePositional(context, 0, 'the name of the vendor'),
      statusPageUrl: page === 'none' ? null : page,
      hosts: listFlag(context, 'host'),
      packages: packagesOf(listFlag(context, 'package')),
      ...(slug === undefined ? {} : { slug }),
      ...(adapter === undefined ? {} : { adapter }),
    });
    return print(
      context,
      vendor,
      () => `Added ${vendor.name}: ${vendor.slug} (${vendor.id}).\n${describeOverlaps(vendor)}`,
    );
  },
};
