import { briefVendors } from './brief-vendors.ts';
import { expandPages } from './pages.ts';
import { vendors as listed } from './vendors/index.ts';
import type { Vendor } from './vendor.ts';

/** Every vendor of the catalog, and every further status page of one as a vendor of its own. */
export const vendors: readonly Vendor[] = expandPages([...listed, ...briefVendors]);
