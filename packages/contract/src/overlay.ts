import { Type } from 'typebox';
import type { Static } from 'typebox';
import { ServicePackages } from './service.ts';
import { DisplayName, exactly, identifier, partly } from './words.ts';

/** Hosts that an organization adds to a catalog vendor, or removes from it. */
const Hosts = Type.Array(Type.String({ minLength: 1, maxLength: 253 }), {
  maxItems: 200,
  description: '`api.acme.com`, or `*.acme.com` for all subdomains.',
});

const pageFields = {
  statusPageUrl: Type.Union([Type.String({ maxLength: 2048 }), Type.Null()]),
  adapter: Type.Optional(
    Type.Union([Type.String(), Type.Null()], {
      description: 'Provider of the page (`statuspage`, `incidentio`, …). Detected automatically if omitted or null.',
    }),
  ),
  declarative: Type.Optional(
    Type.Unknown({ description: 'Description of a JSON document, for a page that no adapter can read.' }),
  ),
};

/** The status page that an organization reads for a catalog vendor instead of the page of the catalog. */
export const OverlayPage = exactly(pageFields);
export type OverlayPage = Static<typeof OverlayPage>;

/** A further status page of a catalog vendor, such as one for a region. */
export const OverlayFurtherPage = exactly({
  key: Type.String({
    pattern: '^[a-z0-9](?:[a-z0-9-]{0,22}[a-z0-9])?$',
    description: 'For example `eu`. The slug of the page is `<slug of the vendor>-<key>`.',
  }),
  name: DisplayName,
  ...pageFields,
  hosts: Type.Array(Type.String({ minLength: 1, maxLength: 253 }), {
    maxItems: 200,
    description: 'Hosts whose calls this page reports.',
  }),
});
export type OverlayFurtherPage = Static<typeof OverlayFurtherPage>;

const Page = Type.Union([OverlayPage, Type.Null()], { description: 'Null: the page of the catalog.' });
const Pages = Type.Array(OverlayFurtherPage, {
  maxItems: 20,
  description: 'Further status pages, by region, site or product. The page whose hosts are called counts.',
});

/** Changes of an overlay. A field that is given replaces what the overlay had in it. */
export const UpdateOverlay = partly({
  hosts: partly({ add: Hosts, remove: Hosts }),
  packages: partly({ add: ServicePackages, remove: ServicePackages }),
  page: Page,
  pages: Pages,
});
export type UpdateOverlay = Static<typeof UpdateOverlay>;

/** What an organization changes about a catalog vendor. The catalog and other organizations are not affected. */
export const VendorOverlay = exactly({
  id: identifier('svc'),
  slug: Type.String(),
  hosts: exactly({ add: Hosts, remove: Hosts }),
  packages: exactly({ add: ServicePackages, remove: ServicePackages }),
  page: Page,
  pages: Pages,
});
export type VendorOverlay = Static<typeof VendorOverlay>;
