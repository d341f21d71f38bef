/**
 * What matching a host with the catalog costs, in nanoseconds: `node bench/linking/hosts.ts [rounds]`. Prints the median of the
 * rounds for hosts that a vendor claims, hosts that none does, and for normalising a host as it arrives.
 */
import { createHostIndex, normalizeHost, listVendors } from '@upriver/catalog';
import type { HostIndex } from '@upriver/catalog';

const ROUNDS_DEFAULT = 15;
const LOOK_UPS_PER_ROUND = 500_000;

/** Prints nanoseconds for each kind of host. */
export function measureHosts(rounds: number): void {
  const vendors = listVendors();
  const index = createHostIndex(vendors.map(({ slug, hosts }) => ({ id: slug, hosts })));
  const patterns = vendors.flatMap(({ hosts }) => hosts);
  const known = patterns.map(({ host, suffix }) => (host ?? `tenant.${suffix ?? ''}`).replaceAll('*', 'eu-west-1'));
  const unknown = known.map((host, at) => `${host.replaceAll('.', '-')}.example-${at}.net`);
  console.log(`${vendors.length} vendors, ${patterns.length} patterns\n\n| host | ns |\n|---|---|`);
  console.log(`| claimed | ${measure(known, finding(index), rounds)} |`);
  console.log(`| unclaimed | ${measure(unknown, finding(index), rounds)} |`);
  console.log(`| normalising it first | ${measure(known, (host) => normalizeHost(host) !== undefined, rounds)} |`);
}

function finding(hosts: HostIndex): (host: string) => boolean {
  return (host) => hosts.find(host) !== undefined;
}

function measure(hosts: readonly string[], act: (host: string) => boolean, rounds: number): number {
  const perLookUp = Array.from({ length: rounds + 1 }, () => round(hosts, act)).slice(1);
  return Math.round(perLookUp.sort((a, b) => a - b)[rounds >> 1] ?? 0);
}

function round(hosts: readonly string[], act: (host: string) => boolean): number {
  let hits = 0;
  const start = process.hrtime.bigint();
  for (let at = 0; at < LOOK_UPS_PER_ROUND; at += 1) if (act(hosts[at % hosts.length] ?? '')) hits += 1;
  const elapsed = Number(process.hrtime.bigint() - start);
  // Used, so that the look-ups cannot be left out.
  if (hits > LOOK_UPS_PER_ROUND) throw new Error('more hits than look-ups');
  return elapsed / LOOK_UPS_PER_ROUND;
}

if (import.meta.main) measureHosts(Number(process.argv[2] ?? ROUNDS_DEFAULT));
