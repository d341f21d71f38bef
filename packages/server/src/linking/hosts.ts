import { normalizeHost } from '@upriver/catalog';
import type { ProjectReading } from '@upriver/manifests';
import type { DeclaredHost } from '../store/declared-hosts.ts';
import type { VendorIndex } from './vendors.ts';

/** Hosts kept of one upload; a bill of materials with more is no list of vendors. */
const HOSTS_MAX = 2000;

export type FindHost = VendorIndex['findHost'];

/**
 * Hosts that the SBOMs of an upload name as services, with the vendors that claim them. What no vendor could have, such as an
 * address or an inside name, is left out, unless the organization has claimed it.
 */
export function readDeclaredHosts(reading: ProjectReading, find: FindHost): DeclaredHost[] {
  const hosts = reading.files.flatMap(({ path, hosts: named }) =>
    named.flatMap(({ host: given, isProvider }) => {
      const publicName = normalizeHost(given);
      const host = publicName ?? given.toLowerCase();
      const serviceId = findService(host, find);
      if (serviceId === null && (publicName === undefined || isProvider === true)) return [];
      return [{ host, manifest: path, service_id: serviceId }];
    }),
  );
  return hosts.slice(0, HOSTS_MAX);
}

/** Whose host it is. A customer's own application on a hosting vendor's domain is not the vendor's API. */
export function findService(host: string, find: FindHost): string | null {
  const match = find(host);
  return match === undefined || match.hosting === true ? null : match.id;
}

/** The services of some hosts, each once. */
export function servicesOf(hosts: readonly DeclaredHost[]): string[] {
  return [...new Set(hosts.flatMap(({ service_id }) => service_id ?? []))];
}
