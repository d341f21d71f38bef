import type { Adapter } from '../adapter.ts';
import * as listed from './list.ts';

/** Every provider of status pages that can be read, by name. Pages described by hand have an adapter of their own: see `declarative/`. */
export const adapters: readonly Adapter[] = Object.values(listed);

/** The adapter of this name, as the catalog and the organization write it. */
export function findAdapter(name: string): Adapter | undefined {
  return adapters.find((adapter) => adapter.name === name);
}

/** Providers that an organization can name. */
export const ADAPTER_NAMES: readonly string[] = adapters.map(({ name }) => name);

/** The provider's name for people; the adapter's when there is no such adapter. */
export function titleOfAdapter(name: string): string {
  return findAdapter(name)?.title ?? name;
}
