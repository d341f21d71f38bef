/** Where programs of Laravel keep what they need to call others, by name. */
const LARAVEL_SERVICES = /(?:^|\/)config\/services\.php$/;
const LARAVEL_KEY = /^( {4}|\t)["']([A-Za-z][\w-]{2,40})["']\s*=>\s*(?:\[|array\()/;
const LARAVEL_CLIENT = /["'](?:client_id|redirect)["']\s*=>/;
const CREDENTIAL =
  /["']\w{0,40}(?:key|token|secret|password|dsn|webhook|domain|account|(?:^|_|["'])(?:id|sid|auth))(?:_?(?:url|id))?["']\s*=>/i;
/** What Laravel writes there for every program, or has written in its earlier versions. */
const LARAVEL_SKELETON = new Set(['mailgun', 'mandrill', 'postmark', 'resend', 'ses', 'slack', 'sparkpost', 'stripe']);
/** Examples of what programs of Rails keep encrypted, by name. */
const RAILS_CREDENTIALS = /(?:^|\/)config\/(?:credentials|secrets)(?:[./-][\w.-]+)?\.ya?ml$/;
const RAILS_KEY = /^( {0,2})([a-z]\w{2,40}):\s*(?:#.*)?$/;
/** Keys that divide a file by environment. */
const ENVIRONMENTS = /^(?:default|shared|development|test|staging|production)$/;
const ENTRY_LINES_MAX = 30;

/** A name of somebody, as a file of credentials has it: `secret:mollie`, or `signin:google` of a client for signing in. */
export interface NamedKey {
  readonly name: string;
  /** Zero-based. */
  readonly at: number;
}

/** Names of third parties under which a framework's file of their credentials keeps those; none of another file. */
export function listThirdPartyKeys(path: string, lines: readonly string[]): NamedKey[] {
  if (LARAVEL_SERVICES.test(path)) return listOfLaravel(lines);
  return RAILS_CREDENTIALS.test(path) ? listOfRails(lines) : [];
}

function listOfLaravel(lines: readonly string[]): NamedKey[] {
  return lines.flatMap((line, at) => {
    const [, indent = '', key] = LARAVEL_KEY.exec(line) ?? [];
    if (key === undefined || LARAVEL_SKELETON.has(key.toLowerCase())) return [];
    const next = lines.findIndex((other, place) => place > at && other.startsWith(`${indent}]`));
    const isOneLine = /\],?\s*$/.test(line);
    const entry = isOneLine ? [line] : lines.slice(at, Math.min(next === -1 ? at : next, at + ENTRY_LINES_MAX));
    // What has no credential is an address for people, or a setting of the program's own.
    if (!entry.some((one) => CREDENTIAL.test(one))) return [];
    return [{ name: `${entry.some((one) => LARAVEL_CLIENT.test(one)) ? 'signin' : 'secret'}:${key}`, at }];
  });
}

/** Keys at the edge, or below a key that is an environment's, with more keys below them. */
function listOfRails(lines: readonly string[]): NamedKey[] {
  let isDivided = false;
  return lines.flatMap((line, at) => {
    const [, indent = '', key] = RAILS_KEY.exec(line) ?? [];
    if (key === undefined) return [];
    if (indent === '') isDivided = ENVIRONMENTS.test(key);
    if (isDivided ? indent === '' : indent !== '') return [];
    return [{ name: `secret:${key}`, at }];
  });
}
