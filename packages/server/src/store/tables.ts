import type { CoreTables } from './schema.ts';

/** Every table of the store. */
export interface Tables extends CoreTables {}
