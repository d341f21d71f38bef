import type { Adapter } from '../adapter.ts';
import { incidentio } from './incidentio/index.ts';
import { statuspage } from './statuspage/index.ts';

/** Every make of status page that can be read, by name. */
export const adapters: readonly Adapter[] = [incidentio, statuspage];

/** The adapter of this name, as the catalogue and the organization write it. */
export function findAdapter(name: string): Adapter | undefined {
  return adapters.find((adapter) => adapter.name === name);
}
