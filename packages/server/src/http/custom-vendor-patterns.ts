// Hosts and packages of a custom vendor, as people write them, as they are stored, and how many.
import type { HostPattern, PackagePattern } from '@upriver/catalog';
import { isSharedPattern, parseHostPattern, parsePackagePattern } from '@upriver/catalog';
import { ECOSYSTEMS } from '@upriver/contract';
import type { Ecosystem } from '@upriver/contract';
import { AppError } from '../domain/errors.ts';
import type { Queries, Writing } from '../store/database.ts';
import { listOverlays } from '../store/services/overlays.ts';
import { listCustomVendors } from '../store/services/services.ts';

/** Each changes what is looked up for every event and package of the organization, and is read again with every change. */
const CUSTOM_VENDORS_MAX = 500;
const CUSTOM_PATTERNS_MAX = 10_000;

export interface Patterns {
  readonly hosts: readonly HostPattern[];
  readonly packages: Partial<Record<Ecosystem, readonly PackagePattern[]>>;
}

/**
 * @param added custom vendors, or pages of overlays, that are to be created
 * @throws unprocessable for more than an organization may have
 */
export async function refuseTooManyVendors(
  db: Queries | Writing,
  organizationId: string,
  added: number,
): Promise<void> {
  const vendors = await listCustomVendors(db, organizationId);
  if (vendors.length + added > CUSTOM_VENDORS_MAX)
    throw new AppError(
      'unprocessable',
      `An organization can have at most ${CUSTOM_VENDORS_MAX} custom vendors, pages of overlays included.`,
    );
}

/**
 * @param added what is created or replaces `replacing`: a custom vendor or an overlay, by the identifier of its service
 * @throws unprocessable for hosts and packages beyond what an organization may have
 */
export async function refuseTooManyPatterns(
  db: Queries | Writing,
  organizationId: string,
  added: Patterns,
  replacing?: string,
): Promise<void> {
  const vendors = (await listCustomVendors(db, organizationId)).filter(({ id }) => id !== replacing);
  const overlays = (await listOverlays(db, organizationId)).filter(({ serviceId }) => serviceId !== replacing);
  const others = [...vendors, ...overlays.map(({ hosts, packages }) => ({ hosts: hosts.add, packages: packages.add }))];
  const patterns = others.reduce((sum, row) => sum + countPatterns(row), countPatterns(added));
  if (patterns > CUSTOM_PATTERNS_MAX)
    throw new AppError(
      'unprocessable',
      `The custom vendors and overlays of an organization can have at most ${CUSTOM_PATTERNS_MAX} hosts and packages in all; with these it would be ${patterns}.`,
    );
}

function countPatterns({ hosts, packages }: Patterns): number {
  return Object.values(packages).reduce((sum, list) => sum + list.length, hosts.length);
}

/** Hosts as people write them, see `parseHostPattern`. */
export function readHosts(given: readonly string[], field = 'hosts'): HostPattern[] {
  return given.map((entry, index) => {
    const pattern = parseHostPattern(entry);
    const where = `${field}.${index}`;
    if (pattern === undefined)
      throw invalidField(where, `must be a host name such as api.acme.com or *.acme.com; got "${entry}"`);
    if (isSharedPattern(pattern))
      throw invalidField(where, `must not be "${entry}", below which many companies have names; name the vendor's own`);
    return pattern;
  });
}

/** Packages as people write them, see `parsePackagePattern`. */
export function readPackages(
  given: Readonly<Record<string, readonly string[]>>,
  field = 'packages',
): Partial<Record<Ecosystem, PackagePattern[]>> {
  const packages: Partial<Record<Ecosystem, PackagePattern[]>> = {};
  for (const [ecosystem, names] of Object.entries(given)) {
    if (!(ECOSYSTEMS as readonly string[]).includes(ecosystem))
      throw invalidField(`${field}.${ecosystem}`, `is not an ecosystem; known are ${ECOSYSTEMS.join(', ')}`);
    // Safe: checked against the list one line above.
    packages[ecosystem as Ecosystem] = names.map(parsePackagePattern);
  }
  return packages;
}

/** A field of the body that does not fit. */
export function invalidField(field: string, message: string): AppError {
  return new AppError('invalid_request', `body.${field} ${message}.`, {
    details: [{ field: `body.${field}`, message }],
  });
}
