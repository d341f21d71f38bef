import type { Adapter } from '../adapter.ts';
import { betterstack } from './betterstack/index.ts';
import { cachet } from './cachet/index.ts';
import { checkly } from './checkly/index.ts';
import { firehydrant } from './firehydrant/index.ts';
import { incidentio } from './incidentio/index.ts';
import { instatus } from './instatus/index.ts';
import { sorry } from './sorry/index.ts';
import { statusio } from './statusio/index.ts';
import { statuspage } from './statuspage/index.ts';
import { statuspal } from './statuspal/index.ts';
import { uptimekuma } from './uptimekuma/index.ts';
import { uptimerobot } from './uptimerobot/index.ts';

/** Every make of status page that can be read, by name. */
export const adapters: readonly Adapter[] = [
  betterstack,
  cachet,
  checkly,
  firehydrant,
  incidentio,
  instatus,
  sorry,
  statusio,
  statuspage,
  statuspal,
  uptimekuma,
  uptimerobot,
];

/** The adapter of this name, as the catalogue and the organization write it. */
export function findAdapter(name: string): Adapter | undefined {
  return adapters.find((adapter) => adapter.name === name);
}
