// What an inventory says of vendors is stored of services: a vendor's identifier in the index is that of its service.
import type { NamedHost, PackageLink } from '@upriver/inventory';
import type { NewDeclaredHost } from '../store/dependencies/declared-hosts.ts';
import type { NewPackageLink } from '../store/dependencies/package-links.ts';

export function toStoredLink({ vendorId, ...link }: PackageLink): NewPackageLink {
  return { serviceId: vendorId, ...link };
}

export function toDeclaredHost({ host, path, vendorId }: NamedHost): NewDeclaredHost {
  return { host, manifest: path, serviceId: vendorId };
}
