import { writeFile } from 'node:fs/promises';
import type { VendorOverlay } from '@upriver/contract';
import { connect } from '../api.ts';
import { EXIT_CODES, SERVER_FLAGS, findFlag, requirePositional } from '../command.ts';
import type { Command } from '../command.ts';

export const overlayExport: Command = {
  flags: {
    out: { type: 'string', short: 'o', description: 'File to write. Default: standard output.' },
    ...SERVER_FLAGS,
  },
  examples: ['upriver overlay export vercel', 'upriver overlay export vercel --out vercel.overlay.json'],
  async run(context) {
    const vendor = requirePositional(context, 0, 'the vendor');
    const path = `/api/v1/services/${encodeURIComponent(vendor)}/overlay`;
    const { slug, hosts, packages, page, pages } = await connect(context).request<VendorOverlay>('GET', path);
    const text = `${JSON.stringify({ slug, hosts, packages, page, pages }, null, 2)}\n`;
    const out = findFlag(context, 'out');
    if (out === undefined) context.out(text);
    else {
      await writeFile(out, text);
      context.error(`Wrote ${out}. "upriver catalog check --overlay ${out}" validates it against the catalog.\n`);
    }
    return EXIT_CODES.success.code;
  },
};
