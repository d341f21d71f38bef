// Hosts and packages of a custom vendor, as people write them, as they are stored, and how many.
import type { HostPattern, PackagePattern } from '@upriver/catalog';
import { normalizeHost } from '@upriver/catalog';
import { ECOSYSTEMS } from '@upriver/contract';
import type { Ecosystem } from '@upriver/contract';
import { AppError } from '../domain/errors.ts';
import type { Queries } from '../store/database.ts';
import { listCustomVendors } from '../store/services/services.ts';

/** Each changes what is looked up for every event and package of the organization, and is read again with every change. */
const CUSTOM_VENDORS_MAX = 500;
const CUSTOM_PATTERNS_MAX = 10_000;

export interface Patterns {
  readonly hosts: readonly HostPattern[];
  readonly packages: Partial<Record<Ecosystem, readonly PackagePattern[]>>;
}

/** @throws unprocessable for a vendor, or patterns, beyond what an organization may have; `replacing` is the one that changes. */
export async function refuseTooMany(
  db: Queries,
  organizationId: string,
  added: Patterns,
  replacing?: string,
): Promise<void> {
  const others = (await listCustomVendors(db, organizationId)).filter(({ id }) => id !== replacing);
  if (others.length >= CUSTOM_VENDORS_MAX)
    throw new AppError('unprocessable', `An organization can have at most ${CUSTOM_VENDORS_MAX} custom vendors.`);
  const patterns = others.reduce((sum, row) => sum + countPatterns(row), countPatterns(added));
  if (patterns > CUSTOM_PATTERNS_MAX)
    throw new AppError(
      'unprocessable',
      `The custom vendors of an organization can have at most ${CUSTOM_PATTERNS_MAX} hosts and packages in all; with these it would be ${patterns}.`,
    );
}

function countPatterns({ hosts, packages }: Patterns): number {
  return Object.values(packages).reduce((sum, list) => sum + list.length, hosts.length);
}

/** `api.acme.com` is one host; `*.acme.com` is everything below, and the name itself. */
export function readHosts(given: readonly string[]): HostPattern[] {
  return given.map((entry, index) => {
    const isSuffix = entry.startsWith('*.');
    const host = normalizeHost(isSuffix ? entry.slice(2) : entry);
    if (host === undefined)
      throw invalidField(`hosts.${index}`, `must be a host name such as api.acme.com or *.acme.com; got "${entry}"`);
    return isSuffix ? { suffix: host } : { host };
  });
}

/** `@acme/pay` is one name; `@acme/*` is every name that starts with `@acme/`. */
export function readPackages(
  given: Readonly<Record<string, readonly string[]>>,
): Partial<Record<Ecosystem, PackagePattern[]>> {
  const packages: Partial<Record<Ecosystem, PackagePattern[]>> = {};
  for (const [ecosystem, names] of Object.entries(given)) {
    if (!(ECOSYSTEMS as readonly string[]).includes(ecosystem))
      throw invalidField(`packages.${ecosystem}`, `is not an ecosystem; known are ${ECOSYSTEMS.join(', ')}`);
    // Safe: checked against the list one line above.
    packages[ecosystem as Ecosystem] = names.map((name) =>
      name.endsWith('*') && name.length > 1 ? { prefix: name.slice(0, -1) } : { name },
    );
  }
  return packages;
}

/** A field of the body that does not fit. */
export function invalidField(field: string, message: string): AppError {
  return new AppError('invalid_request', `body.${field} ${message}.`, {
    details: [{ field: `body.${field}`, message }],
  });
}
