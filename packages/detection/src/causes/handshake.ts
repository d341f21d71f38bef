import { OUTCOMES } from './cause.ts';
import type { Frame } from './frame.ts';
import type { Hypothesis } from './hypothesis.ts';
import type { Profile } from './outcome-modes.ts';
import { hedge } from './special-functions.ts';

/**
 * Share of the incidents of each cause with connection errors in which TLS fails. A certificate that expired or names another host is the vendor's,
 * one of a client or a list of authorities is code or a key of ours, and a clock that is off or a proxy that reads along concerns all vendors. A
 * firewall lets nothing through: on a broken route no handshake begins.
 */
const SHARES: Readonly<Partial<Record<Profile, number>>> = {
  vendor: 0.12,
  vendor_endpoint: 0.06,
  vendor_accounts: 0.06,
  cloud: 0.05,
  code: 0.25,
  network: 0.06,
  route: 0.015,
  dns: 0.02,
  proxy: 0.25,
  key: 0.4,
  instance: 0.15,
  capacity: 0.02,
};
const SHARE_OF_ANY = 0.1;
/** Share in which the table is of another world. */
const DOUBT = 0.06;
/** Fewer connection errors say nothing. */
const ERRORS_MIN = 3;
const CONNECTION = OUTCOMES.indexOf('connection');

/** What it says that connections were made and TLS failed. That they were not made says nothing: connection errors are mostly of that kind. */
export function handshakeNats({ excess, handshakeShare }: Frame, { profile }: Hypothesis): number {
  const errors = excess[CONNECTION] ?? 0;
  if (errors < ERRORS_MIN || handshakeShare === 0) return 0;
  const total = excess.reduce((sum, count) => sum + count, 0);
  const share = profile === 'any' ? SHARE_OF_ANY : (SHARES[profile] ?? SHARE_OF_ANY);
  return hedge(handshakeShare * (errors / total) * Math.log(share / SHARE_OF_ANY), DOUBT);
}
