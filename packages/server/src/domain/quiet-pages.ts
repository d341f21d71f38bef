/**
 * Of vendors with several status pages, the pages that do not count: hosts of another page of the same vendor were called, and none
 * of theirs. While no host of any page was called, all count. Pure.
 *
 * @param serviceIds services that are linked, the pages of one vendor each a service
 * @param calledIds services that calls, hosts of an SBOM or a person linked, not packages alone
 * @param mainOf the main page of a vendor, by the service of any of its pages
 * @returns the services whose page is shown but judges nothing
 */
export function findQuietPages(
  serviceIds: readonly string[],
  calledIds: ReadonlySet<string>,
  mainOf: (serviceId: string) => string,
): ReadonlySet<string> {
  const calledVendors = new Set([...calledIds].map(mainOf));
  return new Set(serviceIds.filter((id) => !calledIds.has(id) && calledVendors.has(mainOf(id))));
}
