import { SETTINGS } from '../config.ts';
import type { Config } from '../config.ts';
import { ok, warning } from './finding.ts';
import type { Finding } from './finding.ts';

/** Variables of the command that are no settings of the server. */
const OTHERS = new Set(['UPRIVER_URL', 'UPRIVER_TOKEN', 'UPRIVER_TEST_POSTGRES_BIN']);
const LOOPBACK = /^(?:127\.|::1$|localhost$)/;
const SHORTEST_PREFIX = 8;

/** Settings that are valid and probably not meant. */
export function checkSettings(config: Config, environment: Readonly<Record<string, string | undefined>>): Finding[] {
  const findings = [...listOdd(config, environment)];
  return findings.length > 0 ? findings : [ok('settings', 'No unusual settings.')];
}

/** `UPRIVER_` variables that nobody reads. */
export function listUnknownVariables(environment: Readonly<Record<string, string | undefined>>): string[] {
  const known = new Set(SETTINGS.map(({ name }) => `UPRIVER_${name}`));
  return Object.keys(environment)
    .filter((name) => name.startsWith('UPRIVER_') && !known.has(name) && !OTHERS.has(name))
    .sort();
}

function* listOdd(config: Config, environment: Readonly<Record<string, string | undefined>>): Generator<Finding> {
  const unknown = listUnknownVariables(environment);
  if (unknown.length > 0)
    yield warning(
      'settings.unknown',
      `Unknown settings are ignored: ${unknown.join(', ')}.`,
      'Correct the name; upriver config check lists every setting.',
    );
  const isPublic = !LOOPBACK.test(config.host);
  if (isPublic && config.publicUrl === undefined)
    yield warning(
      'settings.public_url',
      `The server listens on ${config.host} without UPRIVER_PUBLIC_URL.`,
      'Set it to the public URL of the server, so that links work.',
    );
  if (config.publicUrl?.startsWith('http:') === true && !LOOPBACK.test(new URL(config.publicUrl).hostname))
    yield warning(
      'settings.public_url',
      'UPRIVER_PUBLIC_URL is not https: tokens are sent in clear text.',
      'Put a reverse proxy with TLS in front of the server.',
    );
  if (isWide(environment['UPRIVER_TRUST_PROXY']))
    yield warning(
      'settings.trust_proxy',
      'UPRIVER_TRUST_PROXY trusts almost all addresses: clients can forge the address that rate limits use.',
      "Name only the proxies' own addresses.",
    );
  if (isWide(environment['UPRIVER_OUTBOUND_ALLOW']))
    yield warning(
      'settings.outbound_allow',
      'UPRIVER_OUTBOUND_ALLOW allows almost all private addresses: users can make the server request internal URLs.',
      'Allow only the addresses of your own status pages.',
    );
  if (config.bootstrapToken !== undefined || config.bootstrapSdkKey !== undefined)
    yield warning(
      'settings.bootstrap',
      'The environment contains a bootstrap credential, which only the first start uses.',
      'Remove UPRIVER_BOOTSTRAP_TOKEN and UPRIVER_BOOTSTRAP_SDK_KEY after the first start.',
    );
  if (!config.poll)
    yield warning(
      'settings.poll',
      'Status pages are not checked (UPRIVER_POLL=off).',
      'Set it to on, unless another server on the same database checks them.',
    );
  if (!config.detect)
    yield warning(
      'settings.detect',
      'Impairments are not detected (UPRIVER_DETECT=off).',
      'Set it to on, unless another server on the same database detects them.',
    );
  if (config.logLevel === 'silent')
    yield warning('settings.log_level', 'Nothing is logged (UPRIVER_LOG_LEVEL=silent).', 'Set it to info or warn.');
}

/** Whether a list of ranges has one of more than 2^24 IPv4 addresses. */
function isWide(ranges: string | undefined): boolean {
  return (ranges ?? '').split(',').some((range) => {
    const [address, prefix] = range.trim().split('/');
    return address !== '' && prefix !== undefined && Number(prefix) < SHORTEST_PREFIX;
  });
}
