import type { SdkKeyRecord } from '../store/organizations/sdk-keys.ts';
import type { TokenRecord } from '../store/organizations/tokens.ts';
import { ok, warning } from './finding.ts';
import type { Finding } from './finding.ts';
import { DAY_MS } from '../domain/time.ts';

const EXPIRES_SOON_MS = 14 * DAY_MS;
const OLD_MS = 365 * DAY_MS;
const NAMES_SHOWN = 5;

/** Age and expiry of what can be used now. */
export function checkCredentials(
  tokens: readonly TokenRecord[],
  keys: readonly SdkKeyRecord[],
  now: number,
): Finding[] {
  const validTokens = tokens.filter(
    ({ revokedAt, expiresAt }) => revokedAt === null && (expiresAt === null || expiresAt > now),
  );
  const validKeys = keys.filter(({ revokedAt, enabled }) => revokedAt === null && enabled);
  const expiring = validTokens.filter(({ expiresAt }) => expiresAt !== null && expiresAt - now < EXPIRES_SOON_MS);
  const oldTokens = validTokens.filter(({ createdAt }) => now - createdAt > OLD_MS);
  const oldKeys = validKeys.filter(({ createdAt }) => now - createdAt > OLD_MS);
  return [
    expiring.length === 0
      ? ok('tokens.expiry', `${count(validTokens, 'API token')} valid; none expires within 14 days.`)
      : warning(
          'tokens.expiry',
          `${count(expiring, 'API token')} expires within 14 days: ${listNames(expiring)}.`,
          'Create a new token with upriver token create, and replace the old one.',
        ),
    oldTokens.length === 0
      ? ok('tokens.age', `No API token is older than a year.`)
      : warning(
          'tokens.age',
          `${count(oldTokens, 'API token')} is older than a year: ${listNames(oldTokens)}.`,
          'Replace it: upriver token create, then upriver token revoke.',
        ),
    oldKeys.length === 0
      ? ok('keys.age', `${count(validKeys, 'SDK key')} valid; none is older than a year.`)
      : warning(
          'keys.age',
          `${count(oldKeys, 'SDK key')} is older than a year: ${listNames(oldKeys)}.`,
          'Replace it: upriver sdk-key create, deploy, then upriver sdk-key revoke.',
        ),
  ];
}

function count(list: readonly unknown[], what: string): string {
  return `${list.length} ${what}${list.length === 1 ? '' : 's'}`;
}

function listNames(list: readonly { readonly name: string; readonly prefix: string }[]): string {
  const names = list.slice(0, NAMES_SHOWN).map(({ name, prefix }) => `${name} (${prefix}…)`);
  return `${names.join(', ')}${list.length > NAMES_SHOWN ? ', …' : ''}`;
}
