import { ROLES } from '@upriver/contract';
import type { Role } from '@upriver/contract';
import { CidrError, parseCidrList } from './domain/address.ts';
import type { Cidr } from './domain/address.ts';
import { OperatorError } from './domain/operator-error.ts';
import { API_TOKEN_PREFIX, SDK_KEY_PREFIX, ownCredentialProblem } from './domain/credentials.ts';

/** An invalid setting: the message names the variable, the problem and a valid example. */
export class ConfigError extends OperatorError {
  constructor(setting: Setting, given: string, problem: string) {
    super(`UPRIVER_${setting.name} ${problem}; got "${given}". Example: UPRIVER_${setting.name}=${setting.example}`);
  }
}

/** One row of the table of settings: an environment variable `UPRIVER_<name>` and a flag of `upriver serve`. */
export interface Setting {
  readonly name: string;
  readonly fallback: string;
  readonly example: string;
  readonly meaning: string;
}

/** Every setting, in the order of the README's table, which is generated from this list. */
export const SETTINGS = [
  setting('HOST', '127.0.0.1', '0.0.0.0', 'Address to listen on.'),
  setting('PORT', '4300', '8080', 'Port to listen on. 0 selects a free port.'),
  setting('DATA', './data', '/var/lib/upriver', 'Directory of the SQLite database.'),
  setting(
    'DATABASE_URL',
    '',
    'postgres://upriver@db/upriver',
    'Connection URL of PostgreSQL. SQLite is used if it is not set.',
  ),
  setting(
    'BOOTSTRAP_TOKEN',
    '',
    `${API_TOKEN_PREFIX}…`,
    'Admin API token to create at the first start, instead of a generated one: the prefix and at least 24 characters.',
  ),
  setting(
    'BOOTSTRAP_SDK_KEY',
    '',
    `${SDK_KEY_PREFIX}…`,
    'SDK key to create at the first start, instead of a generated one.',
  ),
  setting(
    'SECRET_KEY',
    '',
    'a random text of at least 32 characters',
    'Key that encrypts secrets in the store and signs the sessions of people. If it is not set, the file secret.key in the data directory holds a generated key. With PostgreSQL every node needs the same key.',
  ),
  setting('PUBLIC_URL', '', 'https://upriver.acme.com', 'Public URL of this server, used in the links that it prints.'),
  setting(
    'OIDC_FILE',
    '',
    '/etc/upriver/oidc.toml',
    'File that names OpenID Connect providers for single sign-on (docs/people.md).',
  ),
  setting(
    'TRUST_PROXY',
    '',
    '10.0.0.0/8',
    'Proxies whose X-Forwarded-For header is trusted (addresses or CIDR ranges, comma-separated).',
  ),
  setting(
    'PROXY_SIGN_IN_HEADER',
    '',
    'X-Forwarded-Email',
    'Header with the e-mail address of the person whom a proxy has signed in. It is read only from addresses of UPRIVER_TRUST_PROXY.',
  ),
  setting(
    'PROXY_SIGN_IN_ROLE',
    '',
    'viewer',
    'Role in the first organization of people whom a proxy signs in for the first time. If it is not set, they need an invitation.',
  ),
  setting(
    'OUTBOUND_ALLOW',
    '',
    '127.0.0.0/8',
    'Private address ranges that the poller is allowed to reach (CIDR, comma-separated).',
  ),
  setting('POLL', 'on', 'off', 'Whether the server checks status pages.'),
  setting(
    'POLL_INTERVAL_SECONDS',
    '180',
    '60',
    'Seconds between two checks of a status page. A page that reports a problem is checked at least every 60 seconds.',
  ),
  setting(
    'POLL_CONTACT',
    'https://github.com/upriver/upriver',
    'mailto:ops@acme.com',
    'Contact in the User-Agent header of the poller.',
  ),
  setting('LIMIT_EVENTS_PER_MINUTE', '1000', '60000', 'Maximum number of events in any 60 seconds per SDK key.'),
  setting(
    'LIMIT_REQUESTS_PER_MINUTE',
    '100',
    '6000',
    'Maximum number of ingest requests in any 60 seconds per client address.',
  ),
  setting(
    'LIMIT_SERVICES_PER_PROJECT',
    '200',
    '1000',
    'Maximum number of services that a project can report calls to.',
  ),
  setting(
    'LIMIT_SERVICE_EVENTS_PER_MINUTE',
    '100000',
    '10000',
    'Maximum number of events in any 60 seconds per project and service.',
  ),
  setting(
    'LIMIT_MANIFEST_BYTES',
    '67108864',
    '16777216',
    'Maximum size of one request with manifests in bytes. An upload in parts holds 256 MiB.',
  ),
  setting(
    'LIMIT_MANIFEST_UPLOADS',
    '8',
    '32',
    'Maximum number of concurrent manifest uploads, of which a serving thread parses two at a time, only one of them larger than 8 MB. Further uploads get 503 with Retry-After.',
  ),
  setting(
    'LIMIT_MANIFEST_UPLOADS_PER_ORGANIZATION',
    '4',
    '8',
    'Maximum number of concurrent manifest uploads per organization.',
  ),
  setting('LIMIT_STREAMS', '1000', '5000', 'Maximum number of open change streams.'),
  setting('LIMIT_STREAMS_PER_ORGANIZATION', '100', '20', 'Maximum number of open change streams per organization.'),
  setting('RETENTION_EVENTS_DAYS', '30', '7', 'Number of days that single events are kept.'),
  setting('RETENTION_AUDIT_DAYS', '365', '90', 'Number of days that the audit log is kept.'),
  setting('NOTIFY', 'on', 'off', 'Whether the server evaluates alert rules and sends messages to channels.'),
  setting('DETECT', 'on', 'off', 'Whether the server detects impairments in reported calls.'),
  setting(
    'PROBE',
    'on',
    'off',
    "Whether the server probes vendors' hosts: every 10 seconds at most while calls to the vendor fail, otherwise once a day.",
  ),
  setting(
    'FALSE_ALARM_DAYS',
    '30',
    '90',
    'Accepted rate of false alarms: one in this many days per project, service, environment and region. A higher value delays detection.',
  ),
  setting(
    'WORKERS',
    'auto',
    '4',
    'Number of threads that serve requests on the same port. `auto` depends on the machine; see docs/operations.md.',
  ),
  setting('LOG_LEVEL', 'info', 'debug', 'Log level: trace, debug, info, warn, error or silent.'),
] as const satisfies readonly Setting[];

/** Validated settings. */
export interface Config {
  readonly host: string;
  readonly port: number;
  readonly dataDirectory: string;
  readonly databaseUrl: string | undefined;
  readonly bootstrapToken: string | undefined;
  readonly bootstrapSdkKey: string | undefined;
  readonly secretKey: string | undefined;
  readonly publicUrl: string | undefined;
  readonly oidcFile: string | undefined;
  readonly trustProxy: readonly Cidr[];
  /** In lower case. */
  readonly proxySignInHeader: string | undefined;
  readonly proxySignInRole: Role | undefined;
  readonly outboundAllow: readonly Cidr[];
  readonly poll: boolean;
  readonly pollIntervalSeconds: number;
  readonly pollContact: string | undefined;
  readonly limits: Limits;
  readonly retentionEventsDays: number;
  readonly retentionAuditDays: number;
  readonly notify: boolean;
  readonly detect: boolean;
  readonly probe: boolean;
  readonly falseAlarmDays: number;
  readonly workers: number | 'auto';
  readonly logLevel: string;
  /** Whether everything here is simulated. Every response says so then. No setting: only the demo is. */
  readonly isDemo: boolean;
}

/** Limits that protect the store, and organizations from each other. */
export interface Limits {
  readonly eventsPerMinute: number;
  readonly requestsPerMinute: number;
  readonly servicesPerProject: number;
  readonly serviceEventsPerMinute: number;
  readonly manifestBytes: number;
  readonly manifestUploads: number;
  readonly manifestUploadsPerOrganization: number;
  readonly streams: number;
  readonly streamsPerOrganization: number;
}

/** Fewer characters can be guessed. */
const SECRET_KEY_CHARACTERS = 32;
const LOG_LEVELS = ['trace', 'debug', 'info', 'warn', 'error', 'silent'];
const WORKERS_MAX = 64;
const LIMIT_MAX = 1_000_000_000;

/**
 * Reads settings from `UPRIVER_*` variables; a variable that is empty counts as absent.
 * @throws ConfigError naming the variable, what is wrong, and an example.
 */
export function readConfig(environment: Readonly<Record<string, string | undefined>>): Config {
  const text = (name: SettingName): string => environment[`UPRIVER_${name}`]?.trim() || find(name).fallback;
  const optional = (name: SettingName): string | undefined => text(name) || undefined;
  const integer = (name: SettingName, low: number, high: number): number => {
    const given = text(name);
    const value = Number(given);
    if (!/^\d+$/.test(given) || value < low || value > high)
      throw new ConfigError(find(name), given, `must be a whole number from ${low} to ${high}`);
    return value;
  };
  return {
    host: text('HOST'),
    port: integer('PORT', 0, 65_535),
    dataDirectory: text('DATA'),
    databaseUrl: readDatabaseUrl(optional('DATABASE_URL')),
    bootstrapToken: readCredential('BOOTSTRAP_TOKEN', API_TOKEN_PREFIX, optional('BOOTSTRAP_TOKEN')),
    bootstrapSdkKey: readCredential('BOOTSTRAP_SDK_KEY', SDK_KEY_PREFIX, optional('BOOTSTRAP_SDK_KEY')),
    secretKey: readSecretKey(optional('SECRET_KEY')),
    publicUrl: readHttpUrl('PUBLIC_URL', optional('PUBLIC_URL')),
    trustProxy: readRanges('TRUST_PROXY', text('TRUST_PROXY')),
    oidcFile: optional('OIDC_FILE'),
    proxySignInHeader: readProxyHeader(optional('PROXY_SIGN_IN_HEADER'), text('TRUST_PROXY')),
    proxySignInRole: readRole(optional('PROXY_SIGN_IN_ROLE')),
    outboundAllow: readRanges('OUTBOUND_ALLOW', text('OUTBOUND_ALLOW')),
    poll: readSwitch('POLL', text('POLL')),
    pollIntervalSeconds: integer('POLL_INTERVAL_SECONDS', 1, 86_400),
    pollContact: optional('POLL_CONTACT'),
    limits: {
      eventsPerMinute: integer('LIMIT_EVENTS_PER_MINUTE', 1, LIMIT_MAX),
      requestsPerMinute: integer('LIMIT_REQUESTS_PER_MINUTE', 1, LIMIT_MAX),
      servicesPerProject: integer('LIMIT_SERVICES_PER_PROJECT', 1, LIMIT_MAX),
      serviceEventsPerMinute: integer('LIMIT_SERVICE_EVENTS_PER_MINUTE', 1, LIMIT_MAX),
      manifestBytes: integer('LIMIT_MANIFEST_BYTES', 1024, 1024 * 1024 * 1024),
      manifestUploads: integer('LIMIT_MANIFEST_UPLOADS', 1, 10_000),
      manifestUploadsPerOrganization: integer('LIMIT_MANIFEST_UPLOADS_PER_ORGANIZATION', 1, 10_000),
      streams: integer('LIMIT_STREAMS', 1, LIMIT_MAX),
      streamsPerOrganization: integer('LIMIT_STREAMS_PER_ORGANIZATION', 1, LIMIT_MAX),
    },
    retentionEventsDays: integer('RETENTION_EVENTS_DAYS', 1, 3650),
    retentionAuditDays: integer('RETENTION_AUDIT_DAYS', 1, 3650),
    notify: readSwitch('NOTIFY', text('NOTIFY')),
    detect: readSwitch('DETECT', text('DETECT')),
    probe: readSwitch('PROBE', text('PROBE')),
    falseAlarmDays: integer('FALSE_ALARM_DAYS', 1, 3650),
    workers: text('WORKERS') === 'auto' ? 'auto' : integer('WORKERS', 1, WORKERS_MAX),
    logLevel: readLogLevel(text('LOG_LEVEL')),
    isDemo: false,
  };
}

type SettingName = (typeof SETTINGS)[number]['name'];

function setting<const Name extends string>(name: Name, fallback: string, example: string, meaning: string) {
  return { name, fallback, example, meaning };
}

function find(name: SettingName): Setting {
  const found = SETTINGS.find((candidate) => candidate.name === name);
  if (found === undefined) throw new Error(`no setting ${name}`);
  return found;
}

function readSwitch(name: SettingName, given: string): boolean {
  if (given === 'on' || given === 'true' || given === '1') return true;
  if (given === 'off' || given === 'false' || given === '0') return false;
  throw new ConfigError(find(name), given, 'must be on or off');
}

function readLogLevel(given: string): string {
  if (LOG_LEVELS.includes(given)) return given;
  throw new ConfigError(find('LOG_LEVEL'), given, `must be one of ${LOG_LEVELS.join(', ')}`);
}

function readDatabaseUrl(given: string | undefined): string | undefined {
  if (given === undefined || /^postgres(?:ql)?:\/\/./.test(given)) return given;
  // The value can contain a password, so the message shows only its scheme.
  throw new ConfigError(find('DATABASE_URL'), `${given.split(':')[0]}:…`, 'must start with postgres://');
}

function readHttpUrl(name: SettingName, given: string | undefined): string | undefined {
  if (given === undefined) return undefined;
  if (/^https?:\/\/[^\s/]+/.test(given) && URL.canParse(given)) return given.replace(/\/+$/, '');
  throw new ConfigError(find(name), given, 'must be an http or https URL');
}

function readCredential(name: SettingName, prefix: string, given: string | undefined): string | undefined {
  if (given === undefined) return undefined;
  const problem = ownCredentialProblem(prefix, given);
  if (problem !== undefined) throw new ConfigError(find(name), `${given.slice(0, 8)}…`, problem);
  return given;
}

function readSecretKey(given: string | undefined): string | undefined {
  if (given === undefined || given.length >= SECRET_KEY_CHARACTERS) return given;
  throw new ConfigError(find('SECRET_KEY'), '…', `must have at least ${SECRET_KEY_CHARACTERS} characters`);
}

function readProxyHeader(given: string | undefined, trusted: string): string | undefined {
  if (given === undefined) return undefined;
  if (!/^[\w-]+$/.test(given))
    throw new ConfigError(find('PROXY_SIGN_IN_HEADER'), given, 'must be the name of a header');
  // From anywhere else everybody could send it.
  if (trusted === '')
    throw new ConfigError(
      find('PROXY_SIGN_IN_HEADER'),
      given,
      'needs the addresses of the proxy in UPRIVER_TRUST_PROXY',
    );
  return given.toLowerCase();
}

function readRole(given: string | undefined): Role | undefined {
  const role = ROLES.find((candidate) => candidate === given);
  if (given !== undefined && role === undefined)
    throw new ConfigError(find('PROXY_SIGN_IN_ROLE'), given, `must be one of ${ROLES.join(', ')}`);
  return role;
}

function readRanges(name: SettingName, given: string): readonly Cidr[] {
  try {
    return parseCidrList(given);
  } catch (error) {
    if (error instanceof CidrError)
      throw new ConfigError(find(name), error.entry, 'must list addresses or CIDR ranges, separated by commas');
    throw error;
  }
}

/** Whether browsers reach this server over TLS only. */
export function isBehindTls({ publicUrl }: Pick<Config, 'publicUrl'>): boolean {
  return publicUrl?.startsWith('https:') === true;
}

/** The relying party of passkeys (WebAuthn): the host of the public URL. Without one the page is opened at localhost, at whatever port. */
export function relyingPartyOf({ publicUrl }: Pick<Config, 'publicUrl'>): { id: string; origin: string | null } {
  if (publicUrl === undefined) return { id: 'localhost', origin: null };
  const { hostname, origin } = new URL(publicUrl);
  return { id: hostname, origin };
}
